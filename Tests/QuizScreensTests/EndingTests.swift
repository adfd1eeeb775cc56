import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// A button of the mode that ends the sitting is asked about once; a page's, and one that ends nothing, are not.
final class EndingTests: XCTestCase {
  private func player(_ next: Step, language: InterfaceLanguage = .english) throws -> Player {
    var options = AskOptions()
    options.actions = [Action(id: "walk", label: "Walk away")]
    let ask = Step.ask(.ofQuiz(Samples.single.id), options)
    let mode = ScriptedMode { $0.onNext = { $0.state.turns.isEmpty ? ask : next } }
    return try Player(Samples.quiz([Samples.single]), mode: mode, language: language)
  }

  func testAButtonThatEndsIsAskedAbout() throws {
    var player = try player(.finish("A wise decision."))
    player.press(.character("a"))
    XCTAssertTrue(
      player.frame.text.contains("'Walk away' ends the quiz. This question stays unanswered."), player.frame.text)
    // Keys that were typed early end nothing.
    player.press(.enter)
    XCTAssertNil(player.sitting.state.result)
    XCTAssertTrue(player.scenes.isAsking)
    player.press(.character("a"), .character("e"))
    XCTAssertNotNil(player.sitting.state.result)
    XCTAssertEqual(player.sitting.state.turns.count, 1, "what was asked about is done once")
  }

  func testInGerman() throws {
    var player = try player(.finish(nil), language: .german)
    player.press(.character("a"))
    XCTAssertTrue(player.frame.text.contains("„Walk away“ beendet das Quiz."), player.frame.text)
    player.press(.escape)
    XCTAssertTrue(player.scenes.isAsking)
  }

  func testAButtonThatGoesOnIsNot() throws {
    var options = AskOptions()
    options.hide = ["c"]
    var player = try player(.ask(.ofQuiz(Samples.single.id), options))
    player.press(.character("a"))
    XCTAssertTrue(player.scenes.isAsking)
    XCTAssertEqual(player.sitting.state.turns.count, 1)
  }

  func testAPageMayEnd() throws {
    var page = Page(id: "end", title: "The end?")
    page.actions = [Action(id: "yes", label: "Yes")]
    var player = try Player(nil, mode: ScriptedMode([.show(page), .finish(nil)]))
    player.press(.character("a"))
    XCTAssertNotNil(player.sitting.state.result)
  }
}
