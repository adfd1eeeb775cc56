import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import TerminalTesting
import XCTest

@testable import QuizScreens

/// Tests what the loop says of a sitting that stays, and of sounds.
extension DriverTests {
  /// A try of today's quiz that was begun is left, never thrown away.
  func testATryOfTodayIsNotDiscarded() throws {
    let sitting = sitting(Samples.quiz([Samples.truefalse, Samples.single]))
    sitting.isTryOfToday = { true }
    screen.press(.character("1"), .enter, .enter, .character("q"), .character("d"), .character("l"))
    XCTAssertEqual(try face().play(sitting), .kept)
    XCTAssertTrue(wasShown("Today's quiz goes on where you are."))
    XCTAssertFalse(wasShown("Discard"))
  }

  func testAMissingSoundIsSaid() throws {
    var (there, missing) = (Samples.truefalse, Samples.single)
    (there.audio, missing.audio) = ("cat.mp3", "none.mp3")
    screen.press(.character("1"), .enter, .enter, .character("q"), .character("k"))
    let face = FullScreenFace(
      screen: screen.screen, settings: ScreenSettings(), now: { [screen] in screen.now },
      plays: { path, _ in path == "cat.mp3" })
    XCTAssertEqual(try face.play(sitting(Samples.quiz([there, missing]))), .kept)
    let said = "[Sound: the file is missing or cannot be played]"
    XCTAssertFalse(screen.frames.first?.text.contains(said) ?? true)
    XCTAssertTrue(wasShown(said))
  }
}
