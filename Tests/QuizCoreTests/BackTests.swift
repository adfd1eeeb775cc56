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

  /// A question that was skipped, and may not be skipped any more, is asked.
  func testASkipIsDroppedWhereSkippingIsForbiddenNow() {
    let strict = ScriptedMode { mode in
      mode.onNext = { context in
        guard let id = context.state.firstUnsettled else { return .finish(nil) }
        var options = AskOptions()
        options.skip = context.state.past.first?.verdict?.points == 1
        return .ask(.ofQuiz(id), options)
      }
    }
    var play = Scenario(quiz(), strict)
    play.choose("a")
    play.when(.skip, .back, .back)
    XCTAssertEqual(play.at, "q1")
    play.choose("b")
    XCTAssertEqual(play.at, "q2", "the skip was not taken again")
    XCTAssertEqual(play.marks, ["q1 0/1"])
  }

  /// Ticks belong to their question alone, also when the mode puts another one before it is answered.
  func testTicksStayBehindWhereTheModeAsksAnotherQuestion() {
    let leaping = ScriptedMode { mode in
      mode.onNext = { context in
        var options = AskOptions()
        options.actions = [Action(id: "other", label: "Another")]
        return .ask(.ofQuiz(context.state.turns.isEmpty ? "q1" : "q2"), options)
      }
    }
    var play = Scenario(quiz(), leaping)
    play.when(.select(.chosen(["a"])), .action("other", inputs: []))
    XCTAssertEqual(play.at, "q2")
    XCTAssertNil(play.state.draft)
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

  func testHintsGoWithTheTurnsThatAreDecidedAgain() {
    var play = Scenario(
      quiz { quiz in
        for place in 0...2 { quiz.questions[place].hint = "hint \(place + 1)" }
      })
    play.when(.hint)
    play.choose("a")
    play.when(.hint, .hint)
    XCTAssertEqual(play.state.hintsSeen, ["hint 2"])
    play.choose("b")
    XCTAssertEqual(play.state.hintsSeen, [])
    play.when(.back, .back)
    XCTAssertEqual(play.at, "q1")
    XCTAssertEqual(play.state.hintsSeen, ["hint 1"])
    play.choose("b")
    XCTAssertEqual(play.at, "q3")
    XCTAssertEqual(play.state.hintsSeen, [])
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
    XCTAssertEqual(play.marks, ["q1 1/1", "q2 1/1", "q3 1/1"])
    XCTAssertEqual(play.state.result?.points, 3)
    XCTAssertEqual(play.state.result?.of, 4)
  }

  /// A player who looks at an answer while the time runs out has not taken it back, whatever is ticked by then.
  func testWhatHadBeenAnsweredStaysWhenTheTimeRunsOutOverIt() {
    for (rules, marks) in [(7, ["q1 0/1"]), (8, ["q1 1/1"])] {
      var beginning = Beginning.of(quiz { $0.timing.question = 10 }, layers: [BuiltInMode()])
      beginning.rules = rules
      var play = Scenario(beginning, [BuiltInMode()])
      play.when(.begin)
      play.choose("a")
      play.when(.back, .select(.chosen(["b"])), .pass(10_000))
      XCTAssertEqual(play.at, "q2")
      XCTAssertEqual(play.marks, marks, "rules \(rules)")
    }
    var skipped = Scenario(quiz { $0.timing.question = 10 })
    skipped.when(.skip, .back, .select(.chosen(["a"])), .pass(10_000))
    XCTAssertEqual(skipped.marks, ["q1 0/1"], "nothing had been answered")
  }

  /// The header is that of the question which is open again, not of the one that was left.
  func testTheHeaderGoesBackWithThePlayer() {
    let counting = ScriptedMode { mode in
      mode.onStatus = { ["past \($0.state.past.count), at \($0.shown?.id ?? "a page")"] }
    }
    var play = Scenario(quiz { $0.questions[0].hint = "think" }, counting)
    play.when(.hint)
    play.choose("a")
    play.choose("a")
    play.when(.back)
    XCTAssertEqual(play.state.status, ["past 1, at q2"])
    play.when(.back)
    XCTAssertEqual(play.state.status, ["past 0, at q1"])
    play.choose("b")
    XCTAssertEqual(play.state.status, ["past 2, at q3"])
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
