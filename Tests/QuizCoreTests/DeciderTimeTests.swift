import QuizCore
import QuizTesting
import XCTest

final class DeciderTimeTests: XCTestCase {
  private func timed(_ question: Question, _ draft: Response? = nil) -> Turn? {
    var play = Scenario(Quiz.of(question) { $0.timing.question = 5 })
    if let draft { play.when(.select(draft)) }
    play.wait(5000)
    XCTAssertEqual(play.at, "result")
    return play.state.past.first
  }

  /// Tests what counts when time runs out, untouched and touched, by kind.
  func testExpiryByKind() {
    let items = Question.order("q", "one", "two", "three")
    let shown = Presentation(state: Scenario(Quiz.of(items)).state).items(of: items).map(\.id)
    let pairs = Question.match("q", [("L", "R"), ("M", "S")])
    let slider = Question.range("q", correct: 5, scale: Scale(min: 0, max: 10, step: 1))
    let table: [(name: String, question: Question, draft: Response?, input: Turn.Input, points: Double)] = [
      ("single", .single("q", "*a", "b"), nil, .timedOut(nil, selected: []), 0),
      ("single ticked", .single("q", "*a", "b"), .chosen(["a"]), .timedOut(nil, selected: ["a"]), 0),
      ("true/false ticked", .truefalse("q", true), .chosen(["true"]), .timedOut(nil, selected: ["true"]), 0),
      ("multiple", .multiple("q", "*a", "b"), nil, .timedOut(.chosen([]), selected: []), 0),
      (
        "multiple ticked", .multiple("q", "*a", "*b"), .chosen(["b", "a"]),
        .timedOut(.chosen(["a", "b"]), selected: []), 1
      ),
      ("range", slider, nil, .timedOut(.value(5), selected: []), 1),
      ("range moved", slider, .value(7), .timedOut(.value(7), selected: []), 0),
      ("number", .number("q", 3), nil, .timedOut(nil, selected: []), 0),
      ("number typed", .number("q", 3), .value(3), .timedOut(.value(3), selected: []), 1),
      ("text", .text("q", accept: "x"), nil, .timedOut(nil, selected: []), 0),
      ("text typed", .text("q", accept: "x"), .text("x"), .timedOut(.text("x"), selected: []), 1),
      ("text typed and removed", .text("q", accept: "x"), .text(""), .timedOut(nil, selected: []), 0),
      ("order", items, nil, .timedOut(.order(shown), selected: []), 0),
      ("order arranged", items, .order(["a", "b", "c"]), .timedOut(.order(["a", "b", "c"]), selected: []), 1),
      ("match", pairs, nil, .timedOut(.pairs([]), selected: []), 0),
      ("match arranged", pairs, .pairs([Pair("L", "R")]), .timedOut(.pairs([Pair("L", "R")]), selected: []), 0.5),
    ]
    for row in table {
      let turn = timed(row.question, row.draft)
      XCTAssertEqual(turn?.input, row.input, row.name)
      XCTAssertEqual(turn?.verdict?.points, row.points, row.name)
      XCTAssertEqual(turn?.verdict?.correct, row.points == 1, row.name)
      XCTAssertEqual(turn?.ms, 5000, row.name)
    }
  }

  func testWithoutASubmissionJudgeIsNotCalled() {
    let judge = ScriptedMode("judge") { $0.onJudge = { _, _, _ in Verdict(points: 9, of: 9, correct: true) } }
    var play = Scenario(Quiz.of(.single("q", "*a", "b") { $0.limit = 1 }), BuiltInMode(), judge)
    play.wait(1000)
    XCTAssertEqual(play.state.past.first?.verdict, Verdict(points: 0, of: 1, correct: false))
    var multiple = Scenario(Quiz.of(.multiple("q", "*a", "b") { $0.limit = 1 }), BuiltInMode(), judge)
    multiple.wait(1000)
    XCTAssertEqual(multiple.state.past.first?.verdict?.points, 9, "a multiple submits what is ticked")
  }

  func testWhichLimitCounts() {
    let quiz = Quiz.of(.single("own", "*a", "b") { $0.limit = 15 }, .single("quizzes", "*a", "b")) {
      $0.timing.question = 20
    }
    let mode = ScriptedMode { mode in
      mode.onNext = { context in
        guard let id = context.state.firstUnsettled else { return .finish(nil) }
        var options = AskOptions()
        options.limit = 2.5
        return .ask(.ofQuiz(id), options)
      }
    }
    func limits(_ settings: LimitSettings, _ layers: any Mode...) -> [Int?] {
      var play = Scenario(.of(quiz, layers: layers, limits: settings), layers)
      play.when(.begin)
      let first = play.state.questionLeft
      play.choose("a")
      return [first, play.state.questionLeft]
    }
    XCTAssertEqual(limits(LimitSettings(), BuiltInMode()), [15_000, 20_000])
    XCTAssertEqual(limits(LimitSettings(factor: 2), BuiltInMode()), [30_000, 40_000])
    XCTAssertEqual(limits(LimitSettings(timing: .every(7)), BuiltInMode()), [7000, 7000])
    XCTAssertEqual(limits(LimitSettings(timing: .untimed), BuiltInMode()), [nil, nil])
    XCTAssertEqual(limits(LimitSettings(), mode), [2500, 2500])
    XCTAssertEqual(limits(LimitSettings(timing: .every(7)), mode), [2500, 2500])
    XCTAssertEqual(limits(LimitSettings(timing: .untimed), mode), [nil, nil])
  }

  func testTheRestOfTheTimeGoesToTheNextQuestion() {
    var play = Scenario(
      Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), .single("q3", "*a", "b")) { $0.timing.question = 5 })
    play.wait(12_000)
    XCTAssertEqual(play.at, "q3")
    XCTAssertEqual(play.state.questionLeft, 3000)
    XCTAssertEqual(play.state.elapsed, 12_000)
    XCTAssertEqual(play.marks, ["q1 0/1", "q2 0/1"])
  }

  func testAWaitToTheMillisecond() {
    var play = Scenario(Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.timing.question = 5 })
    play.wait(4999)
    XCTAssertEqual(play.at, "q1")
    XCTAssertEqual(play.state.questionLeft, 1)
    play.wait(1)
    XCTAssertEqual(play.at, "q2")
    XCTAssertEqual(play.state.questionLeft, 5000)
    play.wait(0)
    play.wait(-5)
    XCTAssertEqual(play.state.questionLeft, 5000)
  }

  func testTheWholeQuizsTime() {
    let quiz = Quiz.of(.multiple("q1", "*a", "b"), .multiple("q2", "*a", "b"), .single("q3", "*a", "b")) {
      $0.timing.quiz = 10
    }
    var play = Scenario(quiz)
    play.wait(4000)
    play.choose("a")
    play.when(.select(.chosen(["a"])), .pass(60_000))
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.marks, ["q1 1/1", "q2 1/1"])
    XCTAssertEqual(play.state.past.last?.ms, 6000)
    XCTAssertEqual(play.state.result?.ms, 10_000)
    XCTAssertEqual(play.state.result?.of, 3, "questions that were never asked count too")
  }

  func testTheQuizsTimeRunsOnPagesButNotAQuestions() {
    var play = Scenario(
      Quiz.of(.single("q1", "*a", "b"), .info("page"), .single("q2", "*a", "b")) {
        $0.timing = Timing(question: 5, quiz: 30)
      })
    play.choose("a")
    XCTAssertEqual(play.at, "page page")
    play.wait(20_000)
    XCTAssertEqual(play.at, "page page")
    XCTAssertEqual(play.state.quizLeft, 10_000)
    XCTAssertNil(play.state.questionLeft)
    play.wait(10_000)
    XCTAssertEqual(play.at, "result")
  }

  func testWithoutALimitTimeIsOnlyCounted() {
    var play = Scenario(Quiz.of(.single("q1", "*a", "b")))
    play.wait(3_600_000)
    XCTAssertEqual(play.at, "q1")
    XCTAssertNil(play.state.timeLeft)
    play.choose("a")
    XCTAssertEqual(play.state.past.first?.ms, 3_600_000)
    XCTAssertEqual(play.state.result?.ms, 3_600_000)
  }

  func testEndlessWaitsChangeNothingButTheClock() {
    var play = Scenario(Quiz.of(.single("q1", "*a", "b")))
    play.wait(.max)
    play.wait(.max)
    XCTAssertEqual(play.at, "q1")
    play.choose("a")
    XCTAssertEqual(play.at, "result")
  }

  func testADraftBelongsToItsTry() {
    var play = Scenario(Quiz.of(.multiple("q1", "*a", "b"), .multiple("q2", "*a", "b")) { $0.timing.question = 5 })
    play.when(.select(.chosen(["a"])))
    play.choose("b")
    XCTAssertNil(play.state.draft)
    play.wait(5000)
    XCTAssertEqual(play.state.past.last?.response, .chosen([]))
  }
}
