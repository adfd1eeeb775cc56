import Foundation
import XCTest

/// The drawn quiz of the day through the program: alike on every machine, fixed once it was asked for, shared and taken up.
final class DrawnDailyTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  /// Questions of all quizzes have the same ids.
  private func place(_ quizzes: Int = 3) throws -> Place {
    let place = try Place()
    for number in 1...quizzes { try place.quiz("quiz\(number)", Samples.statements(4)) }
    place.environment["QUIZRUN_NOW"] = "2026-12-31T12:00:00Z"
    return place
  }

  private func questions(_ place: Place, _ more: [String] = [], _ settings: [String: String?] = [:]) throws -> [String]
  {
    let lines = Array(repeating: #"{"skip":true}"#, count: 5)
    return try place.play(["daily"] + more, lines, settings).filter { $0.type == "question" }.compactMap {
      $0.string("id")
    }
  }

  private func status(_ place: Place, _ settings: [String: String?] = [:]) throws -> Message {
    try XCTUnwrap(Message(try place.run(["daily", "--status", "--json"], [], settings).output))
  }

  func testEveryMachineDrawsTheSame() throws {
    let (one, other) = (try place(), try place())
    XCTAssertEqual(try status(one).string("quiz"), "daily-2026-12-31")
    let drawn = try questions(one)
    XCTAssertEqual(Set(drawn).count, 5, "\(drawn)")
    XCTAssertTrue(drawn.allSatisfy { $0.hasPrefix("quiz") && $0.contains("/q") }, "\(drawn)")
    XCTAssertEqual(try questions(other, [], ["LANG": "de_DE.UTF-8", "LC_ALL": nil]), drawn)
    XCTAssertEqual(try status(one).string("state"), "completed")
    // The same day elsewhere, hours before midnight here; and the year's first day, which is another one.
    let first = ["QUIZRUN_NOW": "2026-12-31T12:30:00Z", "TZ": "XBB-14"]
    XCTAssertEqual(try status(one, first).string("quiz"), "daily-2027-01-01")
    let later = try questions(other, [], first)
    XCTAssertEqual(Set(later + drawn).count, 10, "no question again on the next day: \(drawn), \(later)")
    XCTAssertEqual(try questions(one, [], ["QUIZRUN_NOW": "2027-01-01T09:00:00Z"]), later)
    let stats = try one.run(["stats", "--questions", "--csv"]).output
    XCTAssertTrue(stats.contains("\n\(drawn[0]),"), stats)
  }

  func testAPublishedDayStays() throws {
    let place = try place()
    let drawn = try questions(place)
    try place.quiz("another", Samples.statements(9))
    let yesterday = ["QUIZRUN_NOW": "2027-01-01T12:00:00Z"]
    XCTAssertEqual(try questions(place, ["--date", "2026-12-31"], yesterday), drawn)
    for number in 1...3 { try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/quiz\(number).json") }
    XCTAssertEqual(try questions(place, ["--date", "2026-12-31"], yesterday), drawn, "the record has them")
    XCTAssertTrue(try questions(place, [], yesterday).allSatisfy { $0.hasPrefix("another/") })
  }

  func testWhatIsNotDrawn() throws {
    let place = try place(1)
    try place.quiz("no", Samples.statements(4, #""daily":false,"#))
    try place.quiz("deck", Samples.statements(4, #""plugin":"cards","#))
    try place.quiz("seen", Samples.quiz(#"{"text":"What is this?","image":"a.png","kind":"truefalse","correct":true}"#))
    try place.quiz("asked", Samples.quiz(#"{"text":"Do you like it?","answers":[{"text":"yes"},{"text":"no"}]}"#))
    XCTAssertEqual(Set(try questions(place)), ["quiz1/q1", "quiz1/q2", "quiz1/q3", "quiz1/q4"])
  }

  /// Where nothing can be drawn, a day has one of the quizzes.
  func testHomesWithoutAnythingToDraw() throws {
    let place = try Place()
    try place.quiz("asked", Samples.quiz(#"{"text":"Do you like it?","answers":[{"text":"yes"},{"text":"no"}]}"#))
    XCTAssertEqual(try status(place).string("quiz"), "asked")
  }

  func testTheSource() throws {
    let place = try place()
    try place.takeWholeQuizzes()
    let whole = try XCTUnwrap(status(place).string("quiz"))
    XCTAssertTrue(whole.hasPrefix("quiz"), whole)
    _ = try place.play(["daily"], [right])
    XCTAssertEqual(try place.run(["config", "daily-source", "drawn"]).code, 0)
    XCTAssertEqual(try status(place).string("quiz"), whole, "what was begun goes on")
    XCTAssertEqual(
      try status(place, ["QUIZRUN_NOW": "2027-01-01T12:00:00Z"]).string("quiz"), "daily-2027-01-01")
    XCTAssertEqual(try place.run(["config", "daily-source", "best"]).code, 2)
  }

  func testShort() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["daily", "--status", "--short"]).output, "🔥0 open\n")
    _ = try questions(place)
    XCTAssertEqual(try place.run(["daily", "--status", "--short"]).output, "🔥1 done\n")
    _ = try place.play(["daily", "--retry"], [right])
    XCTAssertEqual(try place.run(["daily", "--status", "--short"]).output, "🔥1 done\n", "a retry takes nothing back")
    XCTAssertEqual(
      try place.run(["daily", "--status", "--short"], [], ["QUIZRUN_NOW": "2027-01-01T12:00:00Z"]).output, "🔥1 open\n")
    XCTAssertEqual(try place.run(["daily", "--short"]).code, 2)
    XCTAssertEqual(try place.run(["daily", "--status", "--short", "--json"]).code, 2)
  }

  // MARK: Sharing

  private func share(_ place: Place) throws -> [String] {
    try place.run(["history", "--share"]).output.split(separator: "\n").map(String.init)
  }

  private func code(_ place: Place) throws -> String {
    let outcome = try place.run(["challenge", "create", "--daily"])
    return String(try XCTUnwrap(outcome.output.split(whereSeparator: \.isWhitespace).last, outcome.errors))
  }

  func testAFriendPlaysTheSameDay() throws {
    let (one, other) = (try place(), try place())
    XCTAssertEqual(try one.run(["challenge", "create", "--daily"]).code, 66)
    _ = try one.play(["daily"], [right, right, wrong, right, right])
    let lines = try share(one)
    XCTAssertEqual(Array(lines.prefix(2)), ["quizrun daily 2026-12-31 4/5", "🟩🟩🟥🟩🟩"])
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[2].hasPrefix("set ") && lines[2].count == 9, lines[2])
    let played = try other.play(["challenge", "accept", try code(one)], [right, right, right, right, right])
    XCTAssertEqual(played.last("challenge")?.string("outcome"), "won")
    XCTAssertEqual(try status(other).string("state"), "completed", "it was the day's quiz")
    XCTAssertEqual(try share(other), ["quizrun daily 2026-12-31 5/5", "🟩🟩🟩🟩🟩", lines[2]])
    XCTAssertEqual(try other.run(["leaderboard", "--json"]).output.contains(#""quiz":"daily""#), true)
  }

  /// Accepting is a challenge and no day for a player who has played, has other questions, or takes it up on another
  /// day.
  func testWhereItIsNoDayOfTheFriend() throws {
    let one = try place()
    _ = try one.play(["daily"], [right, right, wrong, right, right])
    let code = try code(one)
    let done = try place()
    _ = try done.play(["daily"], [right, right, wrong, wrong, wrong])
    _ = try done.play(["challenge", "accept", code], [right, right, right, right, right])
    XCTAssertEqual(try status(done).number("points"), 2)
    let more = try place(4)
    let played = try more.play(["challenge", "accept", code], [right, right, right, right, right])
    XCTAssertEqual(played.last("challenge")?.string("outcome"), "won")
    XCTAssertEqual(try status(more).string("state"), "new")
    let later = try place()
    later.environment["QUIZRUN_NOW"] = "2027-01-02T12:00:00Z"
    _ = try later.play(["challenge", "accept", code], [right, right, right, right, right])
    XCTAssertEqual(try status(later).string("state"), "new")
  }
}
