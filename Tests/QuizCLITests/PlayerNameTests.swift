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

  /// No player gets a second one by a capital letter or a sign of another alphabet; a player may change capitals.
  func testNamesThatLookAlikeAreOne() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(1, #""id":"mini","#))
    XCTAssertEqual(try place.run(["player", "add", "Ada"]).code, 0)
    XCTAssertEqual(try place.run(["player", "add", "Bo"]).code, 0)
    for name in ["ada", "ADA", "Ａda", "\u{0410}da"] {
      for arguments in [["player", "add", name], ["player", "rename", "Bo", name]] {
        let outcome = try place.run(arguments)
        XCTAssertEqual(outcome.code, 2, "\(arguments)")
        XCTAssertTrue(outcome.errors.contains("there already is a player 'Ada'"), outcome.errors)
      }
      for arguments in [["mini", "--json", "--player", name], ["mini", "--json", "--players", "Bo,\(name)"]] {
        let outcome = try place.run(arguments)
        XCTAssertNotEqual(outcome.code, 0, "\(arguments): \(outcome.output)")
      }
      let played = try place.run(["mini", "--json", "--player", name])
      XCTAssertEqual(played.code, 66, played.errors)
      XCTAssertTrue(played.errors.contains("did you mean 'Ada'?"), played.errors)
    }
    XCTAssertEqual(try place.run(["mini", "--json", "--players", "Eva,eva"]).code, 2)
    XCTAssertEqual(try place.run(["player", "rename", "Ada", "ADA"]).code, 0)
    XCTAssertEqual(try place.run(["player", "rename", "ADA", "ADA"]).code, 2)
    let listed = try place.run(["player", "list", "--csv"]).output.split(separator: "\n").dropFirst()
    XCTAssertEqual(listed.map { $0.prefix { $0 != "," } }, ["ADA", "Bo"])
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
