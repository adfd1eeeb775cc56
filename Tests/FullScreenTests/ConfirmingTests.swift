import Foundation
import XCTest

/// Questions before something is lost, at a terminal.
final class ConfirmingTests: XCTestCase {
  func testWhatIsNoYesIsAnswered() throws {
    let house = try House()
    for (answer, said, left) in [("x", "Nothing was changed.", true), ("yes", "Removed: Ada, 0 sittings.", false)] {
      let added = try house.start(["player", "add", "Ada"])
      added.wait("somebody is there") { added.rawText.contains("Ada") }
      let screen = try house.start(["player", "remove", "Ada"])
      screen.wait("the question") { screen.rawText.contains("Type yes:") }
      screen.type(answer + "\r")
      screen.wait("the answer to '\(answer)'") { screen.rawText.contains(said) }
      let list = try house.start(["player", "list", "--csv"])
      list.wait("the list") { list.rawText.contains("unfinished") }
      list.settle()
      XCTAssertEqual(list.rawText.contains("Ada,"), left, list.rawText)
    }
  }
}
