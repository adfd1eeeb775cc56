import Foundation
import Glibc
import XCTest

/// Commands that only look work on a record that may not be written; what would change it says so.
final class ReadOnlyTests: XCTestCase {
  /// A played quiz whose record can no longer be written.
  private func played() throws -> Place {
    let place = try Place()
    place.verifies = false
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#))
    for player in ["Ada", "Player"] {
      _ = try place.play(["mini", "--player", player], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    }
    let data = place.root + "/data"
    for name in try FileManager.default.contentsOfDirectory(atPath: data) { chmod(data + "/" + name, 0o444) }
    chmod(data, 0o555)
    return place
  }

  /// Runs as a user without the right to override permissions.
  private func run(_ place: Place, _ arguments: [String], _ lines: [String] = []) throws -> Program.Outcome {
    if geteuid() != 0 { return try place.run(arguments, lines) }
    let path = "/usr/bin/setpriv"
    guard access(path, X_OK) == 0 else { throw XCTSkip("setpriv is not installed") }
    let words = ["--reuid", "65534", "--clear-groups", Program.path]
    let program = try Program(words + arguments, environment: place.environment, folder: place.root, path: path)
    for line in lines { program.send(line) }
    return program.finish()
  }

  func testLookingWorks() throws {
    let place = try played()
    defer { chmod(place.root + "/data", 0o755) }
    if try run(place, ["--version"]).code != 0 { throw XCTSkip("the program cannot be run by others here") }
    for (arguments, words) in [
      (["history", "--all-players"], "100 %"), (["history", "--explain"], "Result: 2 of 2"),
      (["stats", "--all-players"], "Sittings     2"),
      (["streak"], "1 day"), (["leaderboard"], "Ada"), (["player", "list"], "Ada"), (["verify"], "all equal"),
      (["daily", "--status"], "Today: Quiz of the day"), (["challenge", "create"], "quizrun1-"),
      (["config"], "player"), (["player", "export", "Ada"], "\"Ada\""),
      (["history", "--all-players", "--csv"], "mini"),
      (["list"], "mini"),
    ] {
      let outcome = try run(place, arguments)
      XCTAssertEqual(outcome.code, 0, "\(arguments): \(outcome.errors)")
      XCTAssertTrue(outcome.output.contains(words), "\(arguments): \(outcome.output)")
      XCTAssertEqual(outcome.errors, "", "\(arguments)")
    }
  }

  func testChangingSaysSo() throws {
    let place = try played()
    defer { chmod(place.root + "/data", 0o755) }
    if try run(place, ["--version"]).code != 0 { throw XCTSkip("the program cannot be run by others here") }
    for arguments in [["player", "add", "Bob"], ["config", "timed", "30"], ["player", "remove", "Ada", "--yes"]] {
      let outcome = try run(place, arguments)
      XCTAssertEqual(outcome.code, 74, "\(arguments)")
      XCTAssertTrue(outcome.errors.contains("cannot be written"), outcome.errors)
    }
    let played = try run(place, ["mini", "--plain"], ["1", "1"])
    XCTAssertEqual(played.code, 0, played.errors)
    XCTAssertTrue(played.errors.contains("this sitting is not saved"), played.errors)
    XCTAssertTrue(played.output.contains("2 of 2"), played.output)
  }

  /// Listings that find no way to the record must not say that nothing was played.
  func testLookingIntoWhatCannotBeReadSaysSo() throws {
    let place = try played()
    let data = place.root + "/data"
    defer { chmod(data, 0o755) }
    if try run(place, ["--version"]).code != 0 { throw XCTSkip("the program cannot be run by others here") }
    let commands = [
      ["history"], ["history", "--all-players", "--json"], ["stats", "--all-players"], ["streak"], ["leaderboard"],
      ["achievements"], ["player", "list"],
      ["verify"], ["daily", "--status"], ["challenge", "create"],
    ]
    func check(_ way: String, _ run: ([String]) throws -> Program.Outcome) rethrows {
      for arguments in commands {
        let outcome = try run(arguments)
        XCTAssertEqual(outcome.code, 74, "\(way), \(arguments): \(outcome.output) \(outcome.errors)")
        XCTAssertTrue(outcome.errors.contains("cannot be read ("), "\(way), \(arguments): \(outcome.errors)")
        XCTAssertEqual(outcome.output, "", "\(way), \(arguments)")
      }
    }
    chmod(data + "/quizrun.db", 0o000)
    try check("the file") { try run(place, $0) }
    chmod(data + "/quizrun.db", 0o444)
    chmod(data, 0o000)
    try check("the folder") { try run(place, $0) }
    chmod(data, 0o755)
    try place.write("", to: "file")
    for path in ["file", "loop"] {
      symlink("loop", place.root + "/loop")
      try check(path) { try place.run($0, [], ["QUIZRUN_DATA": place.root + "/" + path]) }
    }
    XCTAssertEqual(try place.run(["history", "--all-players"], [], ["QUIZRUN_DATA": place.root + "/nowhere"]).code, 0)
  }
}
