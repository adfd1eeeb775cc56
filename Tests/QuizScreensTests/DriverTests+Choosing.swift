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
    let cases: [([ScreenEvent], QuizChooser.Choice)] = [
      ([.key(.enter)], .quiz("b")), ([.key(.down), .key(.enter)], .quiz("a")),
      ([.key(.end), .key(.enter)], .quiz("c")), ([.key(.up), .key(.enter)], .quiz("b")),
      ([.key(.character("?")), .key(.enter), .key(.enter)], .quiz("b")), ([.key(.character("q"))], .none),
      ([.key(.escape)], .none), ([.signal(15)], .interrupted(signal: 15)), ([.hangUp], .interrupted(signal: 1)),
    ]
    for (events, expected) in cases {
      screen.feed(events)
      let chooser = QuizChooser(entries, screen: screen.screen, settings: ScreenSettings())
      XCTAssertEqual(chooser.choose(), expected, "\(events)")
    }
    screen.press(.enter)
    let chooser = QuizChooser(entries, screen: screen.screen, settings: ScreenSettings())
    XCTAssertEqual(chooser.choose(selected: "c"), .quiz("c"))
  }

  /// As at home, `/` looks for words, and Escape ends that.
  func testChoosingByWords() {
    let entries = [
      ListedQuiz(id: "a", title: "Rivers", category: "Z"),
      ListedQuiz(id: "b", title: "Lakes", description: "no river", category: "Y"), ListedQuiz(id: "c", title: "Hills"),
    ]
    let cases: [(String, [Key], QuizChooser.Choice)] = [
      ("/riv", [.enter], .quiz("a")), ("/riv", [.down, .enter], .quiz("b")), ("/q", [.enter, .escape, .escape], .none),
      ("/hil", [.escape, .enter], .quiz("c")), ("/x", [.escape, .enter], .quiz("b")),
      ("/hill", [.backspace, .enter], .quiz("c")),
    ]
    for (typed, more, expected) in cases {
      for key in typed.map(Key.character) + more { screen.press(key) }
      let chooser = QuizChooser(entries, screen: screen.screen, settings: ScreenSettings())
      XCTAssertEqual(chooser.choose(), expected, typed)
    }
    XCTAssertTrue(wasShown("Find: q"))
    XCTAssertTrue(wasShown("No quiz matches 'q'."))
  }

  func testContinuing() {
    let cases: [([ScreenEvent], ContinueDialog.Choice)] = [
      ([.key(.enter)], .goOn), ([.key(.character("c"))], .goOn), ([.key(.down), .key(.enter)], .startAnew),
      ([.key(.character("n"))], .startAnew), ([.key(.escape)], .back), ([.key(.character("b"))], .back),
      ([.signal(1)], .interrupted(signal: 1)),
    ]
    for (events, expected) in cases {
      screen.feed(events)
      let dialog = ContinueDialog(
        title: "Animals", settled: 4, of: 5, screen: screen.screen, settings: ScreenSettings())
      XCTAssertEqual(dialog.choose(), expected, "\(events)")
    }
  }
}
