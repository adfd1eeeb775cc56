import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// When verdicts and right answers are shown.
final class RevealTests: XCTestCase {
  /// Everything but questions that the moments show, in short.
  private func shown(_ sitting: Sitting, _ commands: Command...) throws -> [String] {
    var moments = try sitting.begin()
    for command in commands {
      let (next, refusal) = sitting.perform(command, at: 0)
      XCTAssertNil(refusal)
      moments += next
    }
    return moments.compactMap { moment in
      switch moment {
      case .verdict(let view):
        let answer = view.answer == nil ? "" : " answer"
        return "verdict \(view.step)\(answer)" + (view.explanation == nil ? "" : " why")
          + (view.feedback.map { " \($0)" } ?? "")
      case .timeout(let step): return "timeout \(step)"
      case .result: return "result"
      case .step(.question(let view)): return view.attempt > 1 ? "\(view.id) try \(view.attempt)" : view.id
      case .step(.page(let view)): return view.page.id
      case .waitingForFinish: return "waiting"
      case .hint, .warning, .news, .refused, .discarded: return nil
      }
    }
  }

  private func quiz(_ reveal: Reveal, _ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Quiz.of(
      .single("q1", "*a", "b") {
        $0.explanation = "because"; $0.answers[1].feedback = "no"
      },
      .single("q2", "*a", "b"), reveal: reveal, change: change)
  }

  private let right = Command.answer(.chosen(["a"]), inputs: [])
  private let wrong = Command.answer(.chosen(["b"]), inputs: [])

  private func asking(_ reveal: AskReveal?, triesOfQ1: Int = 1) -> ScriptedMode {
    ScriptedMode { mode in
      mode.onNext = { context in
        var options = AskOptions()
        options.reveal = reveal
        if context.state.past.count < triesOfQ1 { return .ask(.ofQuiz("q1"), options) }
        return context.state.firstUnsettled.map { .ask(.ofQuiz($0), options) } ?? .finish(nil)
      }
    }
  }

  func testEach() throws {
    XCTAssertEqual(
      try shown(.of(quiz(.each)), wrong, .skip),
      ["q1", "verdict 1 answer why no", "q2", "verdict 2 answer", "result"])
  }

  func testEnd() throws {
    XCTAssertEqual(
      try shown(.of(quiz(.end)), wrong, right),
      ["q1", "q2", "verdict 1 answer why no", "verdict 2 answer", "result"])
  }

  func testNever() throws {
    XCTAssertEqual(try shown(.of(quiz(.never)), wrong, right), ["q1", "q2", "result"])
  }

  func testUnmarkedQuestionsHaveNoVerdict() throws {
    XCTAssertEqual(try shown(.of(Quiz.of(.single("q1", "a", "b"))), right), ["q1", "result"])
  }

  func testWhatTheModeAsksForWins() throws {
    let table: [(reveal: AskReveal, shown: [String])] = [
      (.answer, ["q1", "verdict 1 answer why no", "q2", "verdict 2 answer", "result"]),
      (.verdict, ["q1", "verdict 1 no", "q2", "verdict 2", "result"]),
      (.nothing, ["q1", "q2", "result"]),
    ]
    for row in table {
      for reveal in Reveal.allCases {
        XCTAssertEqual(
          try shown(.of(quiz(reveal), asking(row.reveal)), wrong, right), row.shown, "\(reveal) \(row.reveal)")
      }
    }
  }

  func testTheRightAnswerStaysHiddenWhileTheSameQuestionIsAskedAgainNext() throws {
    XCTAssertEqual(
      try shown(.of(quiz(.each), asking(nil, triesOfQ1: 2)), wrong, wrong, right),
      ["q1", "verdict 1 no", "q1 try 2", "verdict 1 answer why no", "q2", "verdict 2 answer", "result"])
    XCTAssertEqual(
      try shown(.of(quiz(.each) { $0.timing.question = 5 }, asking(nil, triesOfQ1: 2)), .pass(5000), right, right),
      [
        "q1", "timeout 1", "verdict 1", "q1 try 2", "verdict 1 answer why", "q2", "verdict 2 answer", "result",
      ])
  }

  func testRepeatedStepsAreNotShownAgain() throws {
    let free = quiz(.never) {
      $0.questions.append(.single("q3", "*a", "b"))
      $0.questions[1].hint = "think"
      $0.navigation.back = true
    }
    XCTAssertEqual(
      try shown(.of(free), right, .hint, right, .back, .back, wrong),
      ["q1", "q2", "q2", "q3", "q2", "q1", "q3"])
  }

  func testKeptResponsesAreNotShownWhenTheQuizsTimeIsUp() throws {
    let quiz = self.quiz(.never) {
      $0.questions.append(.single("q3", "*a", "b"))
      $0.navigation.back = true
      $0.timing.quiz = 9
    }
    XCTAssertEqual(
      try shown(.of(quiz), right, right, .back, .back, .pass(9000)),
      ["q1", "q2", "q3", "q2", "q1", "timeout 1", "result"])
  }

  func testFinishingShowsNoSkippedQuestion() throws {
    let free = quiz(.end) { $0.navigation.free = true }
    XCTAssertEqual(
      try shown(.of(free), .finish), ["q1", "verdict 1 answer why", "verdict 2 answer", "result"])
  }

  // MARK: The right answer by kind

  func testRightAnswers() throws {
    let fractions = Question.single("q", "a", "b", "c") {
      $0.answers[0].fraction = 0.5
      $0.answers[1].fraction = 1
    }
    let weighted = Question.multiple("q", "a", "b", "c") {
      for (index, fraction) in [0.5, 0.5, -1].enumerated() { $0.answers[index].fraction = fraction }
    }
    let table: [(question: Question, answer: Reply?, words: String?)] = [
      (.single("q", "a", "*b"), .ids(["b"]), "b"),
      (fractions, .ids(["b"]), "b"),
      (weighted, .ids(["a", "b"]), "a, b"),
      (.multiple("q", "*a", "b", "*c"), .ids(["a", "c"]), "a, c"),
      (.truefalse("q", false), .ids(["false"]), "False"),
      (.range("q", correct: 0.25), .number(0.25), "0.25"),
      (.number("q", 42, .absolute(0.5)), .number(42), "42 ± 0.5"),
      (.text("q", accept: "blue", "azure"), .text("blue"), "blue"),
      (.single("q", "a", "b"), nil, nil),
      (.range("q"), nil, nil),
      (banded(600, 664), .number(632), "632"),
      (banded(0.5, 1), .number(1), "1"),
    ]
    for row in table {
      let state = Scenario(Quiz.of(row.question)).state
      let projection = try XCTUnwrap(Projection(state: state))
      XCTAssertEqual(projection.rightAnswer, row.answer, "\(row.question.kind)")
      XCTAssertEqual(projection.rightAnswerInWords, row.words, "\(row.question.kind)")
    }
  }

  /// A slider of steps of 8 of which one band is right; the second of the rows above is narrower than a step.
  private func banded(_ low: Double, _ high: Double) -> Question {
    .range("q", scale: Scale(min: 0, max: 800, step: 8)) { question in
      question.answers = [(low, 0.0), (high, 1), (800, 0)].enumerated().map { index, band in
        var answer = Answer(id: String(index), text: "")
        answer.rule = .upTo(band.0)
        answer.fraction = band.1
        return answer
      }
    }
  }

  /// The right answer that a face gets is taken as right when it is sent back.
  func testTheRightAnswerAnswersRightly() throws {
    let questions: [Question] = [
      .single("q", "a", "*b"), .multiple("q", "*a", "b", "*c"), .truefalse("q", true), .range("q", correct: 0.5),
      .number("q", 3), .text("q", accept: "blue"), .order("q", "one", "two", "three", "four"),
      .match("q", [("A", "1"), ("B", "2"), ("C", "1")], extra: ["3"]),
    ]
    for question in questions {
      for seed in 1...5 {
        var play = Scenario(Quiz.of(question) { $0.shuffle.answers = true }, seed: seed)
        let projection = try XCTUnwrap(Projection(state: play.state))
        play.give(try projection.response(to: try XCTUnwrap(projection.rightAnswer)))
        XCTAssertEqual(play.marks, ["q 1/1"], "\(question.kind)")
      }
    }
  }

  func testRepliesAndResponsesAreTheSameThing() throws {
    for seed in UInt64(1)...200 {
      var random = RandomSitting(seed: seed)
      var play = Scenario(random.beginning, random.layers)
      play.when(.begin)
      for _ in 0..<10 where play.state.openQuestion != nil {
        guard case .answer(let response, _) = random.command(at: play.state), response != .value(99),
          let projection = Projection(state: play.state), let reply = projection.reply(to: response)
        else { continue }
        XCTAssertEqual(try projection.response(to: reply), response, "seed \(seed)")
        play.give(response)
      }
    }
  }
}
