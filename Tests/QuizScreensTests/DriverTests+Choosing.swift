import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import Terminal
import TerminalTesting
import XCTest

@testable import QuizScreens

/// Free navigation, and what is asked before a sitting begins.
extension DriverTests {
  func testFreeNavigation() throws {
    let quiz = Samples.quiz([Samples.single, Samples.multiple, Samples.truefalse]) { quiz in
      quiz.navigation.free = true
      quiz.reveal = .end
    }
    screen.press(.character("o"), .end, .enter, .character("2"), .enter)
    screen.press(.character("o"), .character("f"), .character("s"))
    screen.press(.enter, .enter)
    XCTAssertEqual(try face().play(sitting(quiz)), .finished)
    XCTAssertTrue(wasShown("Open questions count as skipped. Still open: 2"))
    XCTAssertTrue(shown.contains("1 of 3 points"), shown)
  }

  func testFreeNavigationWaitsForSubmitting() throws {
    let quiz = Samples.quiz([Samples.truefalse]) { quiz in
      quiz.navigation.free = true
      quiz.reveal = .never
    }
    screen.press(.character("1"), .enter, .enter, .character("2"), .enter, .character("f"), .enter)
    XCTAssertEqual(try face().play(sitting(quiz)), .finished)
    XCTAssertTrue(wasShown("Every question is answered."))
    XCTAssertTrue(shown.contains("1 of 1 point"), shown)
  }

  func testChoosing() {
    let entries = [
      ListedQuiz(id: "a", title: "A", category: "Z"), ListedQuiz(id: "b", title: "B", category: "Y"),
      ListedQuiz(id: "c", title: "C"),
    ]
    let chooser = QuizChooser(entries, screen: screen.screen, settings: ScreenSettings())
    let cases: [([Key], String?)] = [
      ([.enter], "b"), ([.down, .enter], "a"), ([.end, .enter], "c"), ([.up, .enter], "b"),
      ([.character("?"), .enter, .enter], "b"), ([.character("q")], nil), ([.escape], nil),
    ]
    for (keys, expected) in cases {
      screen.feed(keys.map(ScreenEvent.key))
      XCTAssertEqual(try chooser.choose(), expected, "\(keys)")
    }
    for (event, signal) in [(ScreenEvent.signal(15), Int32(15)), (.hangUp, 1)] {
      screen.feed([event])
      XCTAssertThrowsError(try chooser.choose()) { XCTAssertEqual($0 as? Interruption, Interruption(signal: signal)) }
    }
    screen.press(.enter)
    XCTAssertEqual(try chooser.choose(selected: "c"), "c")
  }

  /// As at home, `/` looks for words, and Escape ends that.
  func testChoosingByWords() {
    let entries = [
      ListedQuiz(id: "a", title: "Rivers", category: "Z"),
      ListedQuiz(id: "b", title: "Lakes", description: "no river", category: "Y"), ListedQuiz(id: "c", title: "Hills"),
    ]
    let cases: [(String, [Key], String?)] = [
      ("/riv", [.enter], "a"), ("/riv", [.down, .enter], "b"), ("/q", [.enter, .escape, .escape], nil),
      ("/hil", [.escape, .enter], "c"), ("/x", [.escape, .enter], "b"), ("/hill", [.backspace, .enter], "c"),
    ]
    for (typed, more, expected) in cases {
      for key in typed.map(Key.character) + more { screen.press(key) }
      let chooser = QuizChooser(entries, screen: screen.screen, settings: ScreenSettings())
      XCTAssertEqual(try chooser.choose(), expected, typed)
    }
    XCTAssertTrue(wasShown("Find: q"))
    XCTAssertTrue(wasShown("No quiz matches 'q'."))
  }

  func testContinuing() {
    let dialog = ContinueDialog(title: "Animals", settled: 4, of: 5, screen: screen.screen, settings: ScreenSettings())
    let cases: [([Key], ContinueDialog.Choice)] = [
      ([.enter], .goOn), ([.character("c")], .goOn), ([.down, .enter], .startAnew), ([.character("n")], .startAnew),
      ([.escape], .back), ([.character("b")], .back),
    ]
    for (keys, expected) in cases {
      screen.feed(keys.map(ScreenEvent.key))
      XCTAssertEqual(try dialog.choose(), expected, "\(keys)")
    }
    screen.feed([.signal(1)])
    XCTAssertThrowsError(try dialog.choose()) { XCTAssertEqual($0 as? Interruption, Interruption(signal: 1)) }
  }
}
