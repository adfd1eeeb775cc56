import XCTest

/// One rule for the names of players, wherever they are given.
final class PlayerNameTests: XCTestCase {
  func testEveryWayRefusesTheSame() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(1, #""id":"mini","#))
    for name in ["", "  ", "a,b", String(repeating: "x", count: 61), "a\u{07}b"] {
      let added = try place.run(["player", "add", name])
      XCTAssertEqual(added.code, 2, name)
      for arguments in [
        ["mini", "--json", "--player", name], ["daily", "--json", "--player", name], ["--player=\(name)"],
      ] {
        let played = try place.run(arguments)
        XCTAssertEqual(played.code, 2, "\(arguments): \(played.output)")
        XCTAssertEqual(played.errors, added.errors, "\(arguments)")
      }
    }
    let long = String(repeating: "x", count: 61)
    XCTAssertEqual(
      try place.run(["mini", "--players", "Ada,\(long)"]).errors, try place.run(["player", "add", long]).errors)
    XCTAssertEqual(try place.run(["mini", "--players", "Ada, Ada"]).code, 2)
    XCTAssertEqual(try place.run(["mini", "--players", ","]).code, 2)
  }

  /// Blanks around and between words are no part of a name, neither where it plays nor where it is looked for.
  func testNamesAreKeptAndFoundInOneForm() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(1, #""id":"mini","#))
    XCTAssertEqual(try place.run(["player", "add", String(repeating: "é", count: 60)]).code, 0)
    _ = try place.play(["mini", "--player", "  Ada   Lovelace "], [#"{"answer":["true"]}"#])
    for command in ["history", "stats", "leaderboard"] {
      let outcome = try place.run([command, "--player", " Ada  Lovelace", "--csv"])
      XCTAssertTrue(outcome.output.contains(command == "stats" ? "1" : "Ada Lovelace"), "\(command): \(outcome.output)")
    }
    XCTAssertTrue(try place.run(["streak", "--player", " Ada  Lovelace "]).output.contains("Current  1 day"))
  }
}
