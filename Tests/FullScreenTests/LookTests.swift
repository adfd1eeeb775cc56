import Foundation
import Glibc
import TerminalTesting
import XCTest

/// In full screen: a quiz that is opened and left again asks nothing and leaves nothing.
final class LookTests: XCTestCase {
  private func text(_ house: House, _ arguments: [String]) throws -> String {
    String(decoding: try house.run(arguments).output, as: UTF8.self)
  }

  func testLeavingWithoutAnAnswer() throws {
    let house = try House()
    for keys in ["q", "\u{1B}", "\u{3}"] {
      let screen = try house.startRivers()
      screen.type("\u{1B}[B")
      screen.settle()
      screen.type(keys)
      XCTAssertEqual(screen.end(), keys == "\u{3}" ? .signal(SIGINT) : .code(0), keys.debugDescription)
      XCTAssertEqual(try text(house, ["history", "--all-players", "--json"]), "[]\n")
      XCTAssertFalse(try text(house, ["list"]).contains("Continue"))
    }
    XCTAssertEqual(try text(house, ["verify"]), "No sitting is recorded.\n")
    // The next start shows the cover, and no question whether to go on.
    let screen = try house.startRivers()
    screen.type("1\r")
    screen.wait(for: "Right")
    screen.type("q")
    screen.wait(for: "Keep")
  }

  func testFromHome() throws {
    let house = try House()
    let screen = try house.start([])
    screen.wait(for: "Rivers")
    screen.type("/Rivers\r")
    screen.settle()
    screen.type("\r")
    screen.settle()
    screen.type("\r")
    screen.wait(for: "?")
    screen.settle()
    screen.type("q")
    screen.settle()
    XCTAssertFalse(screen.text.contains("Keep"), screen.text)
    XCTAssertFalse(screen.text.contains("0/3"), screen.text)
    XCTAssertEqual(try text(house, ["history", "--all-players", "--json"]), "[]\n")
  }
}
