import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import XCTest

@testable import QuizScreens

/// Pages as a trainer for cards uses them: buttons with numbers, and sounds.
final class CardPageTests: XCTestCase {
  private var back: Page {
    var page = Page(id: "c1", title: "die Katze", body: "the cat")
    page.audio = "cat.mp3"
    page.actions = ["again", "hard", "good", "easy"].map { Action(id: $0, label: $0) }
    return page
  }

  func testDigitsPressTheButtonsOfAPage() throws {
    var player = try Player(nil, mode: ScriptedMode([.show(back), .finish(nil)]))
    XCTAssertTrue(player.frame.picture.contains("1-4 choose"), player.frame.picture)
    player.press(.character("?"))
    XCTAssertTrue(player.frame.picture.contains("1-4"), player.frame.picture)
    player.press(.escape, .character("5"), .character("0"))
    XCTAssertNil(player.sitting.state.result, "no such button")
    player.press(.character("2"))
    XCTAssertNotNil(player.sitting.state.result)
    var asking = back
    asking.inputs = [NamedSpec("n", ValueSpec(.int))]
    player = try Player(nil, mode: ScriptedMode([.show(asking), .finish(nil)]))
    player.press(.character("2"))
    XCTAssertNil(player.sitting.state.result, "what is typed is meant for the field")
    XCTAssertFalse(player.frame.picture.contains("1-4"))
  }

  /// The name for going on is on its button; where an action has that name, its button is what Enter presses.
  func testAModeNamesGoingOn() throws {
    var front = Page(id: "c1", title: "die Katze")
    front.proceeding = "Show the back"
    var rated = back
    rated.proceeding = "good"
    var player = try Player(nil, mode: ScriptedMode([.show(front), .show(rated), .finish(nil)]))
    XCTAssertTrue(player.frame.picture.contains("[Enter Show the back]"), player.frame.picture)
    XCTAssertTrue(player.frame.picture.contains("Enter → Show the back"), player.frame.picture)
    player.press(.enter)
    XCTAssertFalse(player.frame.picture.contains("Continue"), player.frame.picture)
    XCTAssertTrue(player.frame.picture.contains("▸[3 good]"), player.frame.picture)
    XCTAssertTrue(player.frame.picture.contains("Enter good"), player.frame.picture)
    player.press(.enter)
    XCTAssertEqual(player.sitting.state.turns.last?.input, .action("good", inputs: []))
  }

  func testASoundIsThatOfItsStep() throws {
    var player = try Player(nil, mode: ScriptedMode([.show(back), .finish(nil)]))
    XCTAssertEqual(player.scenes.sound, SceneSound(path: "cat.mp3", step: "c1"))
    XCTAssertTrue(player.frame.picture.contains("config sound"), player.frame.picture)
    player.press(.character("?"))
    XCTAssertEqual(player.scenes.sound?.path, "cat.mp3", "help leaves it playing")
    player.press(.escape, .enter)
    XCTAssertNil(player.scenes.sound)
  }
}
