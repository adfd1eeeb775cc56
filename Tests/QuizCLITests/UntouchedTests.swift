import Foundation
import XCTest

/// A quiz that is opened and left without an answer leaves nothing behind.
final class UntouchedTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private static let party = """
    return { api = 1, players = { min = 2, max = 4 }, start = function() return {} end }
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(3, #""daily":true,"#))
    try place.takeWholeQuizzes()
    try place.quiz("timed", Samples.statements(3, #""timing":{"question":60},"#))
    try place.quiz(
      "paged", Samples.quiz(#"{"kind":"info","text":"Read this"},{"kind":"truefalse","text":"Yes","correct":true}"#))
    try place.plugin("party", Self.party)
    place.environment["QUIZRUN_NOW"] = "2026-11-20T12:00:00Z"
    return place
  }

  private func expectNothing(_ place: Place, _ what: String, line: UInt = #line) throws {
    XCTAssertEqual(try place.run(["history", "--all-players", "--json"]).output, "[]\n", what, line: line)
    XCTAssertTrue(try place.run(["history", "--all-players"]).output.isEmpty, what, line: line)
    XCTAssertFalse(try place.run(["list"]).output.contains("Continue"), what, line: line)
    XCTAssertFalse(try place.run(["list", "--json"]).output.contains(#""continue""#), what, line: line)
    let status = try place.run(["daily", "--status", "--json"]).output
    XCTAssertTrue(status.contains(#""state":"new""#), status, line: line)
    let players = try place.run(["player", "list", "--json"]).output
    XCTAssertFalse(players.contains(#""unfinished":1"#), players, line: line)
  }

  func testNothingIsKeptOfALook() throws {
    let runs: [(arguments: [String], lines: [String])] = [
      (["mini", "--json"], []), (["mini", "--json"], [#"{"quit":"keep"}"#]), (["mini", "--plain"], []),
      (["mini", "--plain"], [":q"]), (["daily", "--json"], []), (["daily", "--plain"], [":q"]),
      (["mini", "--plugin", "party", "--players", "Ann,Bob", "--plain"], [":q"]),
      (["mini", "--json"], [#"{"select":["true"]}"#]), (["--limit", "2", "--plain"], []),
      (["paged", "--plain"], ["", ":q"]), (["paged", "--json"], [#"{"continue":true}"#]),
    ]
    for (arguments, lines) in runs {
      let place = try place()
      let outcome = try place.run(arguments, lines)
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertFalse(outcome.output.contains("Keep"), outcome.output)
      XCTAssertFalse(outcome.output.contains("is kept"), outcome.output)
      try expectNothing(place, "\(arguments) \(lines)")
    }
  }

  /// A person who comes back begins; a program that has read its question finds it again.
  func testComingBack() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["mini", "--plain"], [":q"]).code, 0)
    XCTAssertEqual(try place.run(["verify"]).output, "No sitting is recorded.\n")
    XCTAssertEqual(try place.play(["mini"]).first("begin")?.bool("resumed"), false)
    XCTAssertFalse(try place.run(["mini", "--plain"], ["1"]).output.contains("where you left off"))
    XCTAssertTrue(try place.run(["mini", "--plain"], ["1"]).output.contains("where you left off"))
    let first = try place.play(["timed", "--untimed"]).first("begin")
    let again = try place.play(["timed", "--untimed"]).first("begin")
    XCTAssertEqual(again?.string("sitting"), first?.string("sitting"), "end of input is kept for a program")
  }

  /// A retry that was only opened is still there to be used.
  func testALookAtARetryUsesNone() throws {
    let place = try place()
    _ = try place.play(["daily"], [right, right, right])
    XCTAssertEqual(try place.run(["daily", "--retry", "--plain"], [":q"]).code, 0)
    _ = try place.play(["daily", "--retry"])
    let status = try XCTUnwrap(Message(try place.run(["daily", "--status", "--json"]).output))
    XCTAssertEqual(status.string("state"), "completed")
    XCTAssertEqual(status.int("retriesLeft"), 1)
  }

  /// Leaving refills no clock: where one ran, the sitting is kept, and an answer or a hint keeps it, too.
  func testWhatIsKept() throws {
    let timed = try place()
    _ = try timed.play(["timed", "--virtual-clock"], [#"{"wait":20000}"#])
    XCTAssertTrue(try timed.run(["list"]).output.contains("Continue (0/3)"))
    let left = try timed.play(["timed", "--virtual-clock"]).first("question")?.int("left_ms")
    XCTAssertEqual(left, 40_000)
    for lines in [[right], [#"{"skip":true}"#]] {
      let place = try place()
      _ = try place.play(["mini"], lines)
      XCTAssertTrue(try place.run(["list"]).output.contains("Continue (1/3)"))
      XCTAssertTrue(try place.run(["mini", "--plain"], [":q", "k"]).output.contains("is kept"))
    }
  }

  /// A sitting that is open elsewhere is in no list, and in the way of the same one.
  func testOneThatIsOpen() throws {
    let place = try place()
    let program = try place.start(["mini", "--json"])
    for _ in 0..<2 { _ = program.readLine() }
    XCTAssertEqual(try place.run(["history", "--all-players", "--json"]).output, "[]\n")
    XCTAssertEqual(try place.run(["mini", "--json"]).code, 75)
    XCTAssertEqual(try place.run(["mini", "--plain"]).code, 75)
    program.send(right)
    XCTAssertEqual(program.finish().code, 0)
    XCTAssertTrue(try place.run(["list"]).output.contains("Continue (1/3)"))
  }
}
