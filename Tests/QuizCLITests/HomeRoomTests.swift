import CommandLine
import Foundation
import QuizLibrary
import QuizSittings
import Terminal
import TerminalTesting
import XCTest

@testable import QuizCLI

/// The full screen from home on, on a scripted screen, with quizzes and a record on disk.
final class HomeRoomTests: XCTestCase {
  private var place: Place!
  private var screen: ScriptedScreen!

  override func setUpWithError() throws {
    place = try Place()
    screen = ScriptedScreen()
    try place.quiz("statements", Samples.statements(2))
  }

  override func tearDown() { place = nil }

  /// Runs home until the keys are used up or the player leaves.
  @discardableResult
  private func visit(_ arguments: [String] = []) throws -> SittingFlow.End {
    let variables = place.environment
    let surroundings = try Surroundings(Environment { variables[$0] }, tell: { _ in })
    defer { surroundings.record.close() }
    let request = try PlayRequest(CommandTable.program.parse(arguments)).settled(in: surroundings)
    var room = HomeRoom(screen: screen.screen, surroundings: surroundings, request: request.atHome)
    return try room.run()
  }

  private func press(_ text: String) {
    let named: [Character: Key] = [
      "\n": .enter, "↓": .down, "↑": .up, "→": .right, "←": .left, "⎋": .escape, "⇥": .tab,
    ]
    for character in text { screen.press(named[character] ?? .character(character)) }
  }

  private var shown: String { screen.frames.last?.text ?? "" }

  private func wasShown(_ text: String) -> Bool { screen.frames.contains { $0.text.contains(text) } }

  private func history() throws -> [[String: Any]] {
    let text = try place.run(["history", "--json"]).output
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  func testTodayIsPlayedLookedAtAndPlayedOnceMore() throws {
    // Today's quiz: cover, two questions with their verdicts, the result, home.
    press("\n\n1\n\n1\n\n\n")
    press("\na⎋")
    press("\nr\n1\n\n1\n\n\n")
    press("\n⎋q")
    guard case .played(let played) = try visit() else { return XCTFail("home was not left") }
    XCTAssertEqual(played.count, 2)
    XCTAssertTrue(wasShown("not begun, 2 questions"))
    XCTAssertTrue(wasShown("Completed with"))
    XCTAssertTrue(wasShown("one more try"))
    XCTAssertTrue(wasShown("Streak 1 day, best 1 day"))
    XCTAssertTrue(wasShown("Look at the answers"))
    XCTAssertTrue(wasShown("Review"), "without a retry left the answers are shown at once")
    XCTAssertEqual(try history().count, 2)
  }

  func testAQuizIsFoundLeftAndGoneOnWith() throws {
    press("/state\n\n1\n")
    press("qk")
    press("\nc\n1\n\n\n")
    press("q")
    try visit()
    XCTAssertTrue(wasShown("Continue (1/2)"))
    XCTAssertTrue(shown.contains("best"), shown)
    XCTAssertEqual(try history().map { $0["status"] as? String }, ["finished"])
  }

  func testHistoryPlaysAgainWithTheSameSeedAndDeletes() throws {
    _ = try place.run(["statements", "--plain", "--seed", "42"], ["1", "1"])
    press("h\na\n1\n\n1\n\n\n")
    press("⎋q")
    try visit()
    let entries = try history()
    XCTAssertEqual(entries.count, 2)
    let again = try place.run(["history", XCTUnwrap(entries[0]["sitting"] as? String), "--json"]).output
    XCTAssertTrue(again.contains("\"seed\":42"), again)
    press("hd\n")
    press("d↓\n⎋q")
    try visit()
    XCTAssertTrue(wasShown("Delete this sitting?"))
    XCTAssertTrue(wasShown("Deleted: "))
    XCTAssertEqual(try history().count, 1, "Enter alone keeps it")
  }

  func testSettingsAreThoseOfTheCommand() throws {
    press("c↓↓↓→")
    press("↓→")
    press("⎋c\n")
    press("⎋q")
    try visit()
    let cases = [("theme", "dark\n"), ("reduced-motion", "true\n"), ("timed", "off\n"), ("seconds", "20\n")]
    for (key, value) in cases { XCTAssertEqual(try place.run(["config", key]).output, value, key) }
    press("c↓\nx\n")
    screen.feed([.key(.control("u"))])
    press("25\n⎋q")
    try visit()
    XCTAssertTrue(wasShown("'seconds' takes"))
    XCTAssertEqual(try place.run(["config", "seconds"]).output, "25\n")
  }

  func testAPlayerIsAddedAndPlays() throws {
    press("c↓↓↓↓↓\naAda\n")
    press("⎋q")
    try visit()
    XCTAssertTrue(shown.contains("quizrun: Ada"), shown)
    XCTAssertEqual(try place.run(["config", "player"]).output, "Ada\n")
  }

  func testWhatCannotBePlayedIsSaidAtHome() throws {
    try place.quiz("odd", #"{"title":"Odd","plugin":"nowhere","questions":[{"kind":"truefalse","text":"x"}]}"#)
    press("/odd\n")
    press("⎋q")
    try visit()
    XCTAssertTrue(wasShown("there is no plugin 'nowhere'"), shown)
  }

  func testEverySectionOpensAndComesBack() throws {
    _ = try place.run(["statements", "--plain", "--seed", "42"], ["1", "1"])
    for (key, text) in [("h", "1 of 1 sittings"), ("s", "1 sitting finished"), ("t", "The quiz of the day, ")] {
      press(key)
      press("⎋q")
      try visit()
      XCTAssertTrue(wasShown(text), text)
    }
    for (key, text) in [("a", "Achievements"), ("l", "Leaderboard")] {
      press(key)
      press("⎋q")
      try visit()
      XCTAssertTrue(screen.frames.contains { $0.lines.first == "  " + text }, text)
    }
  }

  /// Two quizzes, on a Thursday of the month before, on the first of the month and on a Thursday of this week.
  private func playOnThreeDays() throws {
    try place.quiz("birds", Samples.statements(2, #""category":"Nature","#).replacing("Statements", with: "Birds"))
    let plays = [("birds", "2026-10-29", ["1", "1"]), ("birds", "2026-11-01", ["1", "2"])]
    for (quiz, day, answers) in plays + [("statements", "2026-11-19", ["1", "2"])] {
      place.environment["QUIZRUN_NOW"] = "\(day)T10:00:00Z"
      _ = try place.run([quiz, "--plain", "--new"], answers)
    }
    place.environment["QUIZRUN_NOW"] = "2026-11-20T10:00:00Z"
  }

  func testTheLeaderboardGoesThroughPeriodsQuizzesAndCategories() throws {
    try playOnThreeDays()
    // Each with what is shown below the heading: how many rows, and the day of the best.
    let cases = [
      ("", "all days · all quizzes (1/4)", 2, "2026-10-29"), ("→", "all days · Birds (2/4)", 1, "2026-10-29"),
      ("→p", "this month · Birds (2/4)", 1, "2026-11-01"), ("→pp", "this week · Birds (2/4)", 0, "here yet"),
      ("←", "all days · category Nature (4/4)", 1, "2026-10-29"), ("pp", "this week · all quizzes", 1, "2026-11-19"),
      ("←p→", "this month · all quizzes", 2, "2026-11-01"), ("ppp", "all days · all quizzes", 2, "2026-10-29"),
    ]
    for (keys, heading, count, best) in cases {
      screen = ScriptedScreen()
      press("l" + keys)
      screen.feed([.signal(15)])
      try visit()
      XCTAssertTrue(shown.contains(heading), shown)
      XCTAssertEqual(shown.split(separator: "%").count - 1, count, shown)
      XCTAssertTrue(screen.frames.last?.lines.dropFirst(3).first?.contains(best) == true, "\(keys): \(shown)")
    }
  }

  func testStatisticsAreNarrowedToAQuizAndDays() throws {
    try playOnThreeDays()
    let cases = [
      ("", "all days · all quizzes (1/3)", "3 sittings finished"),
      ("→", "all days · Birds (2/3)", "2 sittings finished"),
      ("←", "all days · Statements (3/3)", "1 sitting finished"), ("pp", "the last 7 days · all", "1 sitting finished"),
      ("→ppp", "the last 30 days · Birds (2/3)", "2 sittings finished"), ("→p", "today · Birds", "No sitting passes"),
      ("f⇥⇥⇥60\n", "all days · from 60 % · all quizzes (1/3)", "1 sitting finished"),
      ("→w", "all days · Birds (2/3)", "2026-10-26"), ("→ww", "all days · Birds (2/3)", "2026-10 "),
    ]
    for (keys, heading, figure) in cases {
      screen = ScriptedScreen()
      press("s" + keys)
      screen.feed([.signal(15)])
      try visit()
      XCTAssertTrue(shown.contains(heading), "\(keys): \(shown)")
      XCTAssertTrue(shown.contains(figure), "\(keys): \(shown)")
    }
  }

  func testASignalEndsEverythingFromAnywhere() throws {
    _ = try place.run(["statements", "--plain"], ["1", "1"])
    for way in [
      "", "h", "h\n", "hd", "hf", "s", "sf", "sp", "t", "a", "l", "lp", "c", "c↓\n", "c↓↓↓↓\n", "c↓↓↓↓\na", "\n",
      "\n\n",
    ] {
      screen = ScriptedScreen()
      press(way)
      screen.feed([.signal(15)])
      guard case .signal(15, _) = try visit(["--new"]) else {
        XCTFail("'\(way)'")
        continue
      }
    }
  }
}
