import Foundation
import XCTest

/// A quiz's own words for a score win over those of the shipped modes; tests also what hot seat does with its
/// questions.
final class OwnBandTests: XCTestCase {
  private static let plugins = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("plugins").path

  private static let bands = """
    "bands":[{"from":0,"title":"Wet feet","emoji":"🦆","text":"A first splash."},
      {"from":60,"title":"Swimmer","emoji":"🏊","text":"Head above water."}],
    """

  func testEveryShippedModeLetsTheQuizSpeak() throws {
    let place = try Place()
    try place.quiz("water", Samples.statements(2, Self.bands))
    let modes = ["adaptive", "confidence", "exam", "grade", "leitner", "speed", "survival", "tries", "trivia"]
    for mode in modes {
      for (answer, title, emoji, text) in [
        ("true", "Swimmer", "🏊", "Head above water."), ("false", "Wet feet", "🦆", "A first splash."),
      ] {
        let reply = mode == "confidence" ? #","inputs":{"certainty":3}"# : ""
        let lines = Array(repeating: #"{"answer":["\#(answer)"]\#(reply)}"#, count: 8)
        let path = "\(Self.plugins)/\(mode).lua"
        let messages = try place.play(["water", "--plugin", path, "--seed", "1", "--new", "--practice"], lines)
        let result = try XCTUnwrap(messages.first("result"), mode)
        XCTAssertEqual(result.string("headline"), title, mode)
        XCTAssertEqual(result.string("emoji"), emoji, mode)
        XCTAssertTrue((result.string("body") ?? "").hasPrefix(text), "\(mode): \(result.text)")
      }
    }
  }

  /// Where a band has a title alone, and where none reaches down to the score, the mode speaks.
  func testWhatTheQuizLeavesOpen() throws {
    let place = try Place()
    try place.quiz("open", Samples.statements(2, #""bands":[{"from":60,"title":"Swimmer"}],"#))
    let path = "\(Self.plugins)/trivia.lua"
    let right = try place.play(
      ["open", "--plugin", path, "--practice"], [#"{"answer":["true"]}"#, #"{"answer":["true"]}"#])
    XCTAssertEqual(right.first("result")?.string("headline"), "Swimmer")
    XCTAssertEqual(right.first("result")?.string("body"), "Perfect!")
    let wrong = try place.play(
      ["open", "--plugin", path, "--practice"], [#"{"answer":["false"]}"#, #"{"answer":["false"]}"#])
    XCTAssertEqual(wrong.first("result")?.string("headline"), "0 of 2 correct")
    XCTAssertEqual(wrong.first("result")?.string("body"), "Keep practising!")
  }

  /// Behind the quiz's words an exam says what the percentage does not tell; a test repeats what the quiz says of passing.
  func testWhatPassingTakesIsNotLost() throws {
    let place = try Place()
    let questions = """
      {"id":"q1","kind":"truefalse","text":"Red means stop.","correct":true,"data":{"knockout":true}},
      {"id":"q2","kind":"truefalse","text":"Green means go.","correct":true,"points":9}
      """
    try place.quiz("road", Samples.quiz(questions, Self.bands + #""options":{"passed":"Welcome aboard."},"#))
    let lines = [#"{"answer":["false"]}"#, #"{"answer":["true"]}"#]
    let grade = try place.play(["road", "--plugin", "\(Self.plugins)/grade.lua", "--practice"], lines)
    XCTAssertEqual(grade.first("result")?.string("body"), "Head above water.\nWelcome aboard.")
    try place.quiz("road", Samples.quiz(questions, Self.bands))
    let exam = try place.play(["road", "--plugin", "\(Self.plugins)/exam.lua", "--practice"], lines)
    XCTAssertEqual(
      exam.first("result")?.string("body"), "Head above water. A question that had to be right was not.")
    XCTAssertEqual(exam.first("result")?.bool("passed"), false)
  }

  /// One rounding everywhere: whole percents, unless the whole number would have passed.
  func testATestRoundsAsTheProgramDoes() throws {
    let place = try Place()
    try place.quiz("eight", Samples.statements(8))
    let path = "\(Self.plugins)/grade.lua"
    let lines = (1...8).map { #"{"answer":["\#($0 <= 5)"]}"# }
    let result = try XCTUnwrap(
      place.play(["eight", "--plugin", path, "--practice"], lines).first("result"))
    XCTAssertEqual(result.string("body"), "The pass mark is 60 %.")
    let close = try XCTUnwrap(
      place.play(["eight", "--plugin", path, "--practice", "--set", "pass=63"], lines).first("result"))
    XCTAssertEqual(close.string("body"), "62.5 %: just below the pass mark of 63 %.")
  }

  // MARK: Hot seat

  private static let teams = ["Reds", "Blues", "Greens", "Golds", "Whites", "Blacks"]

  private func hotSeat(_ place: Place, _ answers: [String]) throws -> [Message] {
    let lines = answers.flatMap { [#"{"continue":true}"#, #"{"answer":["\#($0)"]}"#] }
    return try place.play(
      [
        "many", "--plugin", "\(Self.plugins)/hotseat.lua", "--players", Self.teams.joined(separator: ","), "--limit",
        "8",
        "--practice",
      ], lines)
  }

  func testEveryTeamHasAsManyTurns() throws {
    let place = try Place()
    try place.quiz("many", Samples.statements(12))
    let messages = try hotSeat(place, ["true", "false", "true", "false", "false", "false"])
    XCTAssertEqual(messages.of("question").map { $0.string("player") }, Self.teams)
    let left = "2 questions are left out, so that everybody has the same number of turns."
    XCTAssertEqual(messages.first("page")?.string("body"), left)
    let result = try XCTUnwrap(messages.first("result"))
    XCTAssertEqual(result.string("headline"), "A tie: Greens, Reds")
    XCTAssertEqual(result.string("emoji"), "🏆")
    XCTAssertEqual(result.string("body"), left)
    XCTAssertEqual((result.object["ranking"] as? [Any])?.count, 6)
  }

  func testNobodyWinsWithoutAPoint() throws {
    let place = try Place()
    try place.quiz("many", Samples.statements(12))
    let result = try XCTUnwrap(try hotSeat(place, Array(repeating: "false", count: 6)).first("result"))
    XCTAssertEqual(result.string("headline"), "Nobody has a point")
    XCTAssertFalse(result.text.contains("🏆"), result.text)
  }
}
