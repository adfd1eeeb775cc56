import QuizCore
import QuizTesting
import XCTest

/// Going back and changing responses; later steps are decided again.
final class BackTests: XCTestCase {
  private func quiz(_ count: Int = 4, reveal: Reveal = .never, _ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz(id: "quiz", title: "Quiz", questions: (1...count).map { Question.single("q\($0)", "*yes", "no") })
    quiz.navigation.back = true
    quiz.reveal = reveal
    change(&quiz)
    return quiz
  }

  func testBackOpensTheLatestSettledQuestionWithItsResponse() {
    var play = Scenario(quiz())
    play.choose("a")
    play.choose("b")
    play.when(.back)
    XCTAssertEqual(play.at, "q2")
    XCTAssertEqual(play.state.draft, .chosen(["b"]))
    XCTAssertEqual(play.state.open?.number, 2)
    XCTAssertEqual(play.marks, ["q1 1/1"])
    play.when(.back)
    XCTAssertEqual(play.at, "q1")
    XCTAssertEqual(play.state.draft, .chosen(["a"]))
    play.when(.back)
    XCTAssertEqual(play.refusal, .nothingToGoBackTo)
  }

  func testLaterResponsesAreDecidedAgain() {
    var play = Scenario(quiz())
    for id in ["b", "a", "b"] { play.choose(id) }
    play.when(.back, .back, .back)
    XCTAssertEqual(play.at, "q1")
    play.choose("a")
    XCTAssertEqual(play.at, "q4")
    XCTAssertEqual(play.marks, ["q1 1/1", "q2 1/1", "q3 0/1"])
    play.choose("a")
    XCTAssertEqual(play.state.result?.points, 3)
  }

  func testNoBackWhereTheQuizHasNone() {
    var play = Scenario(quiz { $0.navigation.back = false })
    play.choose("a")
    play.when(.back)
    XCTAssertEqual(play.refusal, .noBack)
  }

  func testAQuestionWhoseRightAnswerWasShownIsReadOnly() {
    var play = Scenario(quiz(reveal: .each))
    play.choose("a")
    play.when(.back)
    XCTAssertEqual(play.refusal, .readOnly)
    var end = Scenario(quiz(reveal: .end))
    end.choose("a")
    end.when(.back)
    XCTAssertEqual(end.at, "q1", "a review at the end shows nothing yet")
    var unmarked = Scenario(quiz(reveal: .each) { $0.questions = [.single("q1", "a", "b"), .single("q2", "a", "b")] })
    unmarked.choose("a")
    unmarked.when(.back)
    XCTAssertEqual(unmarked.at, "q1", "an unmarked question has no right answer to show")
  }

  func testGoingBackRefillsNoClock() {
    var play = Scenario(quiz { $0.timing.question = 10 })
    play.wait(4000)
    play.choose("a")
    play.wait(3000)
    play.when(.back)
    XCTAssertEqual(play.state.questionLeft, 6000)
    play.choose("a")
    XCTAssertEqual(play.at, "q2")
    XCTAssertEqual(play.state.questionLeft, 7000)
  }

  func testAQuestionWhoseTimeIsUpStaysAsItIs() {
    var play = Scenario(quiz { $0.timing.question = 10 })
    play.wait(10_000)
    play.when(.back)
    XCTAssertEqual(play.refusal, .timeIsUp)
  }

  func testHintsAndPagesInBetweenAreRepeatedToo() {
    var play = Scenario(
      quiz { quiz in
        quiz.questions.insert(.info("page"), at: 1)
        quiz.questions[2].hint = "think"
      })
    play.choose("a")
    play.when(.proceed(inputs: []), .hint)
    play.choose("b")
    play.when(.back, .back)
    XCTAssertEqual(play.at, "q1")
    play.choose("b")
    XCTAssertEqual(play.at, "q3")
    XCTAssertEqual(play.state.turns.map(\.step.id), ["q1", "page", "q2", "q2"])
    XCTAssertEqual(play.marks, ["q1 0/1", "q2 0/1"])
  }

  func testAHintOnAReopenedQuestionLosesNoResponse() {
    var play = Scenario(quiz { $0.questions[1].hint = "think" })
    for _ in 0..<3 { play.choose("a") }
    play.when(.back, .back, .hint, .back)
    XCTAssertEqual(play.at, "q1")
    play.choose("b")
    XCTAssertEqual(play.marks, ["q1 0/1", "q2 1/1", "q3 1/1"])
    XCTAssertEqual(play.at, "q4")
  }

  /// The mode goes on as long as answers are "yes", so that a changed response can end it earlier.
  private func untilNo() -> ScriptedMode {
    ScriptedMode { mode in
      mode.onStart = { _ in .record([PlainField("yes", .int(0)), PlainField("lost", .int(0))]) }
      mode.onAfter = { turn, context in
        let isYes = turn.verdict?.correct == true
        return .record([
          PlainField("yes", .int(context.count("yes") + (isYes ? 1 : 0))), PlainField("lost", .int(isYes ? 0 : 1)),
        ])
      }
      mode.onNext = { context in
        if case .question(let asked, _)? = context.state.open?.content { return .ask(asked, AskOptions()) }
        if context.count("lost") == 1 { return .ask(.ofQuiz("q4"), AskOptions()) }
        return context.state.firstUnsettled.map { .ask(.ofQuiz($0), AskOptions()) } ?? .finish(nil)
      }
    }
  }

  func testFromTheFirstDifferenceOnTheyAreDropped() {
    var play = Scenario(quiz(), untilNo())
    for _ in 0..<3 { play.choose("a") }
    XCTAssertEqual(play.at, "q4")
    XCTAssertEqual(play.state.modeState["yes"], .int(3))
    play.when(.back, .back, .back)
    XCTAssertEqual(play.state.modeState["yes"], .int(0), "the mode's state goes back with the player")
    play.choose("b")
    XCTAssertEqual(play.at, "q4", "the mode asks something else now")
    XCTAssertEqual(play.marks, ["q1 0/1"])
    XCTAssertEqual(play.state.kept, [])
    XCTAssertTrue(play.latest.contains(.keptDropped))
  }

  func testWhenTheQuizsTimeIsUpKeptResponsesStillCount() {
    var play = Scenario(quiz { $0.timing.quiz = 60 })
    for _ in 0..<3 { play.choose("a") }
    play.when(.back, .back, .back, .pass(60_000))
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.marks, ["q1 0/1", "q2 1/1", "q3 1/1"])
    XCTAssertEqual(play.state.result?.points, 2)
    XCTAssertEqual(play.state.result?.of, 4)
  }

  func testTriesGoBackOneByOne() {
    let mode = ScriptedMode {
      $0.onNext = { context in
        context.state.past.count < 3 ? .ask(.ofQuiz("q1"), AskOptions()) : .ask(.ofQuiz("q2"), AskOptions())
      }
    }
    var play = Scenario(quiz(), mode)
    for id in ["b", "b", "a"] { play.choose(id) }
    XCTAssertEqual(play.at, "q2")
    play.when(.back)
    XCTAssertEqual(play.at, "q1 try 3")
    XCTAssertFalse(play.state.remaining.contains("q1"), "its first try was settled before")
    play.choose("b")
    XCTAssertEqual(play.marks, ["q1 0/1", "q1 0/1", "q1 0/1"])
  }
}

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
    XCTAssertEqual(Set(play.marks).subtracting(["q1 0/1"]), ["q2 1/1", "q3 1/1"])
  }
}
