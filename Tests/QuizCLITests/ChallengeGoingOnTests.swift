import Foundation
import XCTest

/// A challenge says what is to be beaten before it is played, and who won however it was gone on with.
final class ChallengeGoingOnTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#
  private let quiz = Samples.statements(4, #""id":"mini","shuffle":{"questions":true},"#)

  private func code() throws -> String {
    let place = try place()
    _ = try place.play(["mini", "--seed", "5", "--player", "Ada"], [right, wrong, right, right])
    return String(
      try XCTUnwrap(try place.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
  }

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", quiz)
    return place
  }

  func testTheScoreToBeatComesFirst() throws {
    let code = try code()
    let plain = try place().run(["challenge", "accept", code, "--plain"], ["1", "1", "1", "1"]).output
    XCTAssertTrue(plain.hasPrefix("Score to beat: 3 of 4 (75 %)\nStatements\n"), plain)
    let begin = try place().play(["challenge", "accept", code], []).first("begin")
    let challenge = begin?.object["challenge"] as? [String: Any]
    XCTAssertEqual(challenge?["player"] as? String, "Ada")
    XCTAssertEqual(challenge?["points"] as? Double, 3)
    XCTAssertEqual(challenge?["of"] as? Double, 4)
    XCTAssertEqual(challenge?["percent"] as? Double, 75)
    XCTAssertNil(try place().play(["mini"], []).first("begin")?.object["challenge"])
    let german = try place()
    german.environment["LANG"] = "de_DE.UTF-8"
    XCTAssertTrue(
      try german.run(["challenge", "accept", code, "--plain"]).output.hasPrefix("Zu schlagen: 3 von 4 (75 %)\n"))
  }

  /// By accepting again, and by starting the same quiz again, as is told on leaving.
  func testWhoWonAfterGoingOn() throws {
    let code = try code()
    for again in [["challenge", "accept", code], ["mini"], ["mini", "--seed", "5"]] {
      let plain = try place()
      let kept = try plain.run(["challenge", "accept", code, "--plain", "--player", "Bob"], ["1", "1", ":q", "k"])
      XCTAssertTrue(kept.output.contains("is kept"), kept.output)
      XCTAssertFalse(kept.output.contains("wrong"), kept.output)
      let done = try plain.run(again + ["--plain", "--player", "Bob"], ["1", "1"]).output
      XCTAssertTrue(done.hasPrefix("Score to beat: 3 of 4 (75 %)\n"), done)
      XCTAssertTrue(done.contains("Ada: 3 of 4 (75 %). Bob: 4 of 4 (100 %). Bob wins.\n"), done)
      let json = try place()
      _ = try json.play(["challenge", "accept", code], [right])
      let lines = try json.play(again, [wrong, wrong, right])
      XCTAssertEqual(lines.first("begin")?.bool("resumed"), true, "\(again)")
      XCTAssertEqual(lines.last?.type, "challenge", "\(again)")
      XCTAssertEqual(lines.last?.string("outcome"), "lost", "\(again)")
    }
  }

  /// The sitting holds what the challenge needs: its quiz may change, or go.
  func testWhoWonWithoutTheFiles() throws {
    let bobs = try place()
    _ = try bobs.play(["challenge", "accept", try code(), "--player", "Bob"], [right])
    try FileManager.default.removeItem(atPath: bobs.root + "/home/quizzes/mini.json")
    let lines = try bobs.play(["mini", "--player", "Bob"], [right, right, right])
    XCTAssertEqual(lines.last?.string("outcome"), "won")
  }

  func testALookLeavesNothing() throws {
    let bobs = try place()
    for _ in 0..<2 {
      let looked = try bobs.run(["challenge", "accept", try code(), "--plain"], [":q"]).output
      XCTAssertFalse(looked.contains("where you left off"), looked)
      XCTAssertEqual(try bobs.run(["history", "--all-players", "--json"]).output, "[]\n")
    }
    XCTAssertEqual(try bobs.run(["verify"]).output, "No sitting is recorded.\n")
  }

  /// A challenge to a part of a quiz never goes on as the quiz.
  func testAPartStaysAPart() throws {
    let adas = try place()
    _ = try adas.play(["mini", "--limit", "2"], [right, right])
    let code = String(
      try XCTUnwrap(try adas.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
    let bobs = try place()
    _ = try bobs.play(["challenge", "accept", code], [right])
    XCTAssertEqual(try bobs.play(["mini"], []).first("begin")?.bool("resumed"), false)
    XCTAssertEqual(try bobs.play(["challenge", "accept", code], [right]).last?.string("outcome"), "tie")
  }
}
