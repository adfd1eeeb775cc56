import Foundation
import XCTest

/// The choices made on a cover are those that are played.
final class CoverTests: XCTestCase {
  /// A house with a mode that is shipped.
  private func house(with plugin: String) throws -> House {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let house = try House()
    try house.plugin(plugin, String(contentsOf: root.appendingPathComponent("plugins/\(plugin).lua"), encoding: .utf8))
    return house
  }

  func testAModeAndItsOptions() throws {
    let house = try house(with: "survival")
    let screen = try house.start(["rivers", "--seed", "1"])
    screen.wait(for: "Enter starts")
    screen.type("m")
    screen.wait(for: "how to play")
    screen.type("jo")
    screen.wait(for: "ow many wrong answers end it")
    screen.type("1\r")
    screen.wait(for: "ow many wrong answers end it: 1")
    screen.wait(for: "Survival")
    screen.type("\r")
    screen.wait(for: "Which river flows through Paris?")
    screen.type("2\r")
    screen.wait(for: "Wrong")
    screen.type("\r")
    screen.wait(for: "Result")
    screen.type("\r")
    XCTAssertEqual(screen.end(), .code(0))
    let history = String(decoding: try house.run(["history", "--all-players", "--json"]).output, as: UTF8.self)
    XCTAssertTrue(history.contains("\"survival\""), history)
  }

  /// A choice that cannot be played is reported on the cover, which stays as it was.
  func testWhatCannotBePlayedIsTakenBack() throws {
    let house = try House()
    let screen = try house.start(["rivers", "--seed", "1"])
    screen.wait(for: "Enter starts")
    screen.type("o")
    screen.wait(for: "nly questions missed")
    screen.type("\t ")
    screen.wait(for: "yes")
    screen.type("\r")
    screen.wait(for: "nothing was missed")
    screen.wait(for: "Options      standard")
    screen.type("\r")
    screen.wait(for: "Which river flows through Paris?")
    screen.type("\u{3}")
    XCTAssertEqual(screen.end(), .signal(2))
  }

  /// A mode for several asks who plays, on the cover and before it.
  func testSeveralPlayers() throws {
    let house = try house(with: "hotseat")
    let screen = try house.start(["rivers", "--plugin", "hotseat", "--seed", "1"])
    screen.wait(for: "Who plays?")
    screen.type("\r")
    screen.wait(for: "2 players at least")
    screen.type("a")
    screen.wait(for: "A new player")
    screen.type("Bob\r")
    screen.wait(for: "[2] Bob")
    screen.type("\r")
    screen.wait(for: "Player, Bob")
    screen.type("m")
    screen.wait(for: "how to play")
    screen.type("g\r")
    screen.wait(for: "One player, for this quiz alone")
    screen.type("j\r")
    screen.wait(for: "Players      Bob")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
  }
}
