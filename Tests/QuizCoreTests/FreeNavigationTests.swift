import QuizCore
import QuizTesting
import XCTest

/// Free navigation: an overview, jumps, submit all.
final class FreeNavigationTests: XCTestCase {
  private func quiz(reveal: Reveal = .end, _ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz(id: "quiz", title: "Quiz", questions: (1...4).map { Question.single("q\($0)", "*yes", "no") })
    quiz.navigation.free = true
    quiz.reveal = reveal
    change(&quiz)
    return quiz
  }

  func testJumpAnswerWaitAndFinish() {
    var play = Scenario(quiz())
    play.when(.goTo(3))
    XCTAssertEqual(play.at, "q3")
    play.choose("a")
    XCTAssertEqual(play.at, "q4", "the next open one behind it")
    play.choose("a")
    XCTAssertEqual(play.at, "q1", "then around the end")
    play.choose("b")
    play.choose("a")
    XCTAssertEqual(play.at, "waiting")
    play.when(.finish)
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.state.result?.points, 3)
  }

  func testFinishSkipsWhatIsOpen() {
    var play = Scenario(quiz())
    play.when(.goTo(2))
    play.choose("a")
    play.when(.finish)
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.marks, ["q2 1/1", "q1 0/1", "q3 0/1", "q4 0/1"])
    XCTAssertEqual(play.state.past.filter { $0.input == .skipped }.map(\.step.id), ["q1", "q3", "q4"])
  }

  func testAnsweredQuestionsCanBeReopenedAndChanged() {
    var play = Scenario(quiz())
    for _ in 0..<4 { play.choose("b") }
    play.when(.goTo(2))
    XCTAssertEqual(play.at, "q2")
    XCTAssertEqual(play.state.draft, .chosen(["b"]))
    play.choose("a")
    XCTAssertEqual(play.at, "waiting")
    play.when(.finish)
    XCTAssertEqual(play.state.result?.points, 1)
    XCTAssertEqual(Set(play.marks), ["q1 0/1", "q2 1/1", "q3 0/1", "q4 0/1"])
  }

  func testAReopenedQuestionThatIsLeftKeepsItsResponse() {
    for leave in [Command.goTo(4), .goTo(2), .finish] {
      var play = Scenario(quiz { $0.questions[0].hint = "think" })
      for _ in 0..<3 { play.choose("a") }
      play.when(.goTo(1), .hint, leave, .finish)
      XCTAssertEqual(play.state.result?.points, 3, "\(leave)")
    }
  }

  func testPlacesThatAreNotThere() {
    var play = Scenario(quiz())
    for place in [0, -1, 5, .max, .min] {
      play.when(.goTo(place))
      XCTAssertEqual(play.refusal, .noSuchPlace(place, count: 4))
    }
  }

  func testOnlyWithFreeNavigationAndWithoutNext() {
    var bound = Scenario(quiz { $0.navigation.free = false })
    bound.when(.goTo(2))
    XCTAssertEqual(bound.refusal, .notFree)
    bound.when(.finish)
    XCTAssertEqual(bound.refusal, .notFree)
    var decided = Scenario(quiz(), ScriptedMode { $0.onNext = { $0.defaultStep } })
    decided.when(.goTo(2))
    XCTAssertEqual(decided.refusal, .notFree)
  }

  func testRightAnswersShownMakeReadOnlyAndTimedOutOnesStay() {
    var shown = Scenario(quiz(reveal: .each))
    shown.choose("a")
    shown.when(.goTo(1))
    XCTAssertEqual(shown.refusal, .readOnly)
    var late = Scenario(quiz { $0.timing.question = 5 })
    late.wait(5000)
    XCTAssertEqual(late.at, "q2")
    late.when(.goTo(1))
    XCTAssertEqual(late.refusal, .timeIsUp)
  }

  func testClocksStandWhileAnotherQuestionIsOpen() {
    var play = Scenario(quiz { $0.timing.question = 10 })
    play.when(.pass(2000), .goTo(2), .pass(3000), .goTo(1))
    XCTAssertEqual(play.state.questionLeft, 8000)
    play.when(.goTo(2))
    XCTAssertEqual(play.state.questionLeft, 7000)
  }

  func testPagesComeBeforeTheirQuestionOnce() {
    var play = Scenario(
      quiz {
        $0.questions.insert(.info("page"), at: 2); $0.questions.append(.info("bye"))
      })
    play.when(.goTo(3))
    XCTAssertEqual(play.at, "page page")
    play.when(.proceed(inputs: []))
    XCTAssertEqual(play.at, "q3")
    play.when(.goTo(1), .goTo(3))
    XCTAssertEqual(play.at, "q3")
    play.when(.finish)
    XCTAssertEqual(play.at, "page bye")
    play.when(.proceed(inputs: []))
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.state.past.count, 4)
  }

  func testChangingAResponseKeepsThoseBehindAPage() {
    var play = Scenario(quiz { $0.questions.insert(.info("page"), at: 2) })
    play.choose("b")
    play.choose("a")
    play.when(.proceed(inputs: []))
    play.choose("a")
    play.choose("a")
    play.when(.goTo(1))
    play.choose("a")
    XCTAssertEqual(play.at, "waiting")
    XCTAssertEqual(play.marks, ["q1 1/1", "q2 1/1", "q3 1/1", "q4 1/1"])
  }

  func testTheQuizsTimeAlsoEndsTheWaiting() {
    var play = Scenario(quiz { $0.timing.quiz = 30 })
    for _ in 0..<4 { play.choose("a") }
    XCTAssertEqual(play.at, "waiting")
    play.wait(30_000)
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.state.result?.points, 4)
  }

  func testTheQuizsTimeWhileAnAnsweredQuestionIsOpen() {
    var play = Scenario(quiz { $0.timing.quiz = 30 })
    for _ in 0..<3 { play.choose("a") }
    play.when(.goTo(1), .pass(30_000))
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(Set(play.marks), ["q1 1/1", "q2 1/1", "q3 1/1"])
  }
}
