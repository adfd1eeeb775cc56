import Foundation
import XCTest

/// Links, devices, years and names at the ends of what can be.
final class OddEndTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("test", Samples.statements(1))
    try place.write("{}", to: "far/real.x")
    XCTAssertEqual(symlink("far/real.x", place.root + "/link.x"), 0)
    XCTAssertEqual(symlink("far/new.x", place.root + "/dangling.x"), 0)
    _ = try place.run(["test", "--json"], [#"{"answer":["true"]}"#])
    return place
  }

  private func kind(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The copy on another disk stays the one that is kept up to date.
  func testTheFileBehindALinkIsReplaced() throws {
    let commands = [
      ["backup"], ["player", "export", "Player", "--out"], ["quiz", "convert", "home/quizzes/test.json"],
      ["quiz", "print", "test", "--out"],
    ]
    for command in commands {
      for (link, target) in [("link.x", "far/real.x"), ("dangling.x", "far/new.x")] {
        let place = try place()
        let outcome = try place.run(command + [link] + (command[1...].first == "convert" ? ["--to", "gift"] : []))
        XCTAssertEqual(outcome.code, 0, "\(command): \(outcome.errors)")
        XCTAssertEqual(kind(place.root + "/" + link), .typeSymbolicLink, "\(command)")
        let size = try Data(contentsOf: URL(fileURLWithPath: place.root + "/" + target)).count
        XCTAssertGreaterThan(size, 10, "\(command)")
      }
    }
  }

  func testABackupIsNoDevice() throws {
    let place = try place()
    XCTAssertEqual(mkfifo(place.root + "/pipe", 0o600), 0)
    for name in ["pipe", "/dev/null"] {
      let outcome = try place.run(["backup", name])
      XCTAssertEqual(outcome.code, 2, outcome.errors)
      XCTAssertTrue(outcome.errors.contains("'\(name)' is a pipe or a device"), outcome.errors)
    }
    XCTAssertEqual(kind("/dev/null"), .typeCharacterSpecial)
  }

  /// A name is all that changes for who was never asked for one.
  func testWhoeverPlaysGoesOnUnderAnotherName() throws {
    for command in [["player", "rename", "Player", "Ada"], ["player", "merge", "Player", "Ada", "--yes"]] {
      let place = try place()
      if command[1] == "merge" { _ = try place.run(["player", "add", "Ada"]) }
      let outcome = try place.run(command)
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertEqual(try place.run(["config", "player"]).output, "Ada\n")
      XCTAssertTrue(try place.run(["streak", "--json"]).output.contains(#""current":1"#), "\(command)")
    }
  }

  func testNobodyWaitsForLongerThanSumsHold() throws {
    let outcome = try place().run(
      ["test", "--json", "--virtual-clock", "--new"], [#"{"wait":9223372036854775807}"#, #"{"answer":["true"]}"#])
    XCTAssertTrue(outcome.output.contains("milliseconds up to 9007199254740991"), outcome.output)
    XCTAssertTrue(outcome.output.contains(#""type":"result""#), outcome.output)
  }

  func testNobodyPlaysAfterTheYearsThatCanBeWritten() throws {
    let outcome = try place().run(["test", "--json"], [], ["QUIZRUN_NOW": "9999-12-31T23:59:59Z"])
    XCTAssertEqual(outcome.code, 2)
    XCTAssertTrue(outcome.errors.contains("QUIZRUN_NOW"), outcome.errors)
  }
}
