import QuizCore
import QuizTesting
import XCTest

/// Tests which answers are taken and refused; hints, buttons, inputs, tries.
final class DeciderAnswerTests: XCTestCase {
  func testRefusals() {
    let single = Question.single("q", "*a", "b")
    let slider = Question.range("q", correct: 1, scale: Scale(min: 0, max: 2, step: 1))
    let items = Question.order("q", "x", "y", "z")
    let pairs = Question.match("q", [("L", "R"), ("M", "S")], extra: ["T"])
    let table: [(name: String, question: Question, response: Response, refusal: Refusal)] = [
      ("a number for a choice", single, .value(1), .wrongShape(.single)),
      ("unknown answer", single, .chosen(["z"]), .unknownAnswer("z")),
      ("none of a single", single, .chosen([]), .oneAnswerExpected),
      ("two of a single", single, .chosen(["a", "b"]), .oneAnswerExpected),
      ("twice the same", .multiple("q", "*a", "b"), .chosen(["a", "a"]), .answerTwice("a")),
      ("two sides", .truefalse("q", true), .chosen(["true", "false"]), .oneAnswerExpected),
      ("below the slider", slider, .value(-0.1), .outOfRange(-0.1, min: 0, max: 2)),
      ("above the slider", slider, .value(2.1), .outOfRange(2.1, min: 0, max: 2)),
      ("a text for a number", .number("q", 1), .text("1"), .wrongShape(.number)),
      ("a number for a text", .text("q", accept: "1"), .value(1), .wrongShape(.text)),
      ("items missing", items, .order(["a", "b"]), .incompleteOrder),
      ("an item twice", items, .order(["a", "b", "b"]), .incompleteOrder),
      ("items too many", items, .order(["a", "b", "c", "c"]), .incompleteOrder),
      ("unknown left", pairs, .pairs([Pair("X", "R")]), .unknownItem("X")),
      ("unknown right", pairs, .pairs([Pair("L", "X")]), .unknownItem("X")),
      ("a left twice", pairs, .pairs([Pair("L", "R"), Pair("L", "S")]), .answerTwice("L")),
    ]
    for row in table {
      var play = Scenario(Quiz.of(row.question))
      let before = play.state
      play.give(row.response)
      XCTAssertEqual(play.refusal, row.refusal, row.name)
      XCTAssertEqual(play.state, before, row.name)
      XCTAssertFalse(row.refusal.sentence.isEmpty)
    }
  }

  func testWhatIsTaken() {
    let pairs = Question.match("q", [("L", "R"), ("M", "S")], extra: ["T"])
    let table: [(question: Question, response: Response, mark: String)] = [
      (.single("q", "*a", "b"), .chosen(["a"]), "q 1/1"),
      (.multiple("q", "*a", "*b", "c"), .chosen([]), "q 0/1"),
      (.multiple("q", "*a", "*b", "c"), .chosen(["b", "a"]), "q 1/1"),
      (.truefalse("q", false), .chosen(["false"]), "q 1/1"),
      (.range("q", correct: 0.5), .value(0.5), "q 1/1"),
      (.number("q", 7, .absolute(1)), .value(8), "q 1/1"),
      (.text("q", accept: "x"), .text(""), "q 0/1"),
      (.order("q", "x", "y"), .order(["a", "b"]), "q 1/1"),
      (pairs, .pairs([]), "q 0/1"),
      (pairs, .pairs([Pair("L", "R"), Pair("M", "R")]), "q 0.5/1"),
      (pairs, .pairs([Pair("M", "T")]), "q 0/1"),
    ]
    for row in table {
      var play = Scenario(Quiz.of(row.question))
      play.give(row.response)
      XCTAssertEqual(play.marks, [row.mark])
      XCTAssertEqual(play.at, "result")
    }
  }

  func testTheOrderOfTickingChangesNothing() {
    var play = Scenario(Quiz.of(.multiple("q", "*a", "*b", "c")))
    play.choose("c", "a")
    XCTAssertEqual(play.state.past.first?.response, .chosen(["a", "c"]))
  }

  // MARK: Skip, hint, buttons

  func testSkip() {
    var play = Scenario(Quiz.of(.single("q1", "*a", "b") { $0.points = 3 }, .single("q2", "a", "b")))
    play.when(.skip, .skip)
    XCTAssertEqual(play.state.past.map(\.input), [.skipped, .skipped])
    XCTAssertEqual(
      play.state.past.map(\.verdict), [Verdict(points: 0, of: 3, correct: false), Verdict(points: 0, of: 0)])
    var strict = Scenario(Quiz.of(.single("q1", "*a", "b")) { $0.navigation.skip = false })
    strict.when(.skip)
    XCTAssertEqual(strict.refusal, .noSkip)
  }

  func testHintKeepsStepTryClockAndDraft() {
    var play = Scenario(
      Quiz.of(
        .multiple("q1", "*a", "b") {
          $0.hint = "think"; $0.limit = 10
        }))
    play.when(.select(.chosen(["b"])), .pass(3000), .hint)
    XCTAssertEqual(play.at, "q1")
    XCTAssertEqual(play.state.open?.attempt, 1)
    XCTAssertEqual(play.state.questionLeft, 7000)
    XCTAssertEqual(play.state.draft, .chosen(["b"]))
    XCTAssertEqual(play.state.turns.map(\.input), [.hinted])
    XCTAssertEqual(play.state.past, [])
    play.choose("a")
    XCTAssertEqual(play.state.past.first?.ms, 3000)
  }

  func testNoHint() {
    var play = Scenario(Quiz.of(.single("q1", "*a", "b")))
    play.when(.hint)
    XCTAssertEqual(play.refusal, .noHint)
  }

  func testButtonsChangeHowTheQuestionIsAsked() {
    let mode = ScriptedMode { mode in
      mode.onStart = { _ in .record([PlainField("used", .int(0))]) }
      mode.onActed = { turn, context in
        guard case .action("fifty", _) = turn.input else { return context.state.modeState }
        return .record([PlainField("used", .int(1))])
      }
      mode.onNext = { context in
        guard let id = context.state.firstUnsettled else { return .finish(nil) }
        var options = AskOptions()
        if context.count("used") == 0 {
          options.actions = [Action(id: "fifty", label: "50:50")]
        } else {
          options.hide = ["b", "c"]
        }
        return .ask(.ofQuiz(id), options)
      }
    }
    var play = Scenario(Quiz.of(.single("q1", "*a", "b", "c", "d")), mode)
    play.when(.action("nothing", inputs: []))
    XCTAssertEqual(play.refusal, .unknownAction("nothing", known: ["fifty"]))
    play.when(.action("fifty", inputs: []))
    XCTAssertEqual(play.at, "q1")
    XCTAssertEqual(play.state.open?.asking?.hide, ["b", "c"])
    play.choose("b")
    XCTAssertEqual(play.refusal, .unknownAnswer("b"))
    play.when(.action("fifty", inputs: []))
    XCTAssertEqual(play.refusal, .unknownAction("fifty", known: []))
    play.choose("a")
    XCTAssertEqual(play.marks, ["q1 1/1"])
  }

  // MARK: Inputs

  private let wager = NamedSpec("wager", ValueSpec(.int, min: 1, max: 10))
  private let note = NamedSpec("note", ValueSpec(.text, initial: .text("none")))

  private func asking(_ inputs: [NamedSpec]) -> ScriptedMode {
    ScriptedMode { mode in
      mode.onNext = { context in
        guard let id = context.state.firstUnsettled else { return .finish(nil) }
        var options = AskOptions()
        options.inputs = inputs
        return .ask(.ofQuiz(id), options)
      }
    }
  }

  func testInputsAreRequiredUnlessTheyHaveADefault() {
    let table: [(given: [PlainField], refusal: Refusal?, taken: [PlainField])] = [
      ([], .missingInput("wager", wager), []),
      ([PlainField("wager", .int(11))], .badInput("wager", .int(11), wager), []),
      ([PlainField("wager", .text("3"))], .badInput("wager", .text("3"), wager), []),
      (
        [PlainField("wager", .int(3)), PlainField("bet", .int(1))],
        .unknownInput("bet", known: ["wager", "note"]), []
      ),
      ([PlainField("wager", .int(3))], nil, [PlainField("note", .text("none")), PlainField("wager", .int(3))]),
      (
        [PlainField("wager", .int(3)), PlainField("note", .text("hi"))], nil,
        [PlainField("note", .text("hi")), PlainField("wager", .int(3))]
      ),
    ]
    for row in table {
      var play = Scenario(Quiz.of(.single("q1", "*a", "b")), asking([wager, note]))
      play.when(.answer(.chosen(["a"]), inputs: row.given))
      XCTAssertEqual(play.refusal, row.refusal, "\(row.given)")
      XCTAssertEqual(play.state.past.first?.inputs ?? [], row.taken)
    }
  }

  func testPagesOfTheModeWithInputsAndButtons() {
    let mode = ScriptedMode { [wager] mode in
      mode.onStart = { _ in .empty }
      mode.onActed = { turn, _ in .record([PlainField("left", .int(1)), PlainField("inputs", .int(turn.inputs.count))])
      }
      mode.onNext = { context in
        if context.count("left") == 1 { return .finish("done") }
        var page = Page(id: "shop", title: "Shop", body: "Buy?")
        page.actions = [Action(id: "buy", label: "Buy")]
        page.inputs = [wager]
        return .show(page)
      }
    }
    var leaving = Scenario(nil, mode)
    XCTAssertEqual(leaving.at, "page shop")
    leaving.when(.proceed(inputs: []))
    XCTAssertEqual(leaving.refusal, .missingInput("wager", wager))
    leaving.when(.proceed(inputs: [PlainField("wager", .int(2))]))
    XCTAssertEqual(leaving.at, "result")
    XCTAssertEqual(leaving.state.result?.headline, "done")
    var buying = Scenario(nil, mode)
    buying.when(.action("buy", inputs: []))
    XCTAssertEqual(buying.at, "result")
    XCTAssertEqual(buying.state.turns.map(\.input), [.action("buy", inputs: [])])
  }

  // MARK: Tries

  /// Asks every question until it is right, at most three times.
  private func tries(_ change: @escaping (inout AskOptions) -> Void = { _ in }) -> ScriptedMode {
    ScriptedMode { mode in
      mode.onNext = { context in
        var options = AskOptions()
        change(&options)
        if case .question(let asked, _)? = context.state.open?.content { return .ask(asked, options) }
        if let last = context.state.past.last, last.verdict?.correct == false, last.step.attempt < 3 {
          return .ask(.ofQuiz(last.step.id), options)
        }
        return context.state.firstUnsettled.map { .ask(.ofQuiz($0), options) } ?? .finish(nil)
      }
    }
  }

  func testAskedAgainAfterItIsSettledIsANewTryAndANewClock() {
    var play = Scenario(
      Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")) { $0.timing.question = 10 }, tries())
    play.wait(4000)
    play.choose("b")
    XCTAssertEqual(play.at, "q1 try 2")
    XCTAssertEqual(play.state.questionLeft, 10_000)
    play.wait(1000)
    play.choose("a")
    XCTAssertEqual(play.at, "q2")
    XCTAssertEqual(play.state.open?.number, 2, "a new try is no new step")
    XCTAssertEqual(play.state.past.map(\.ms), [4000, 1000])
    play.choose("a")
    XCTAssertEqual(play.state.result?.points, 2, "the last verdict of each question counts")
    XCTAssertEqual(play.state.result?.of, 2)
  }

  func testAHintOnALaterTryKeepsThatTryAndItsClock() {
    let question = Question.single("q1", "*a", "b") {
      $0.hint = "think"; $0.limit = 10
    }
    var play = Scenario(Quiz.of(question), tries())
    play.choose("b")
    play.wait(3000)
    play.when(.hint)
    XCTAssertEqual(play.at, "q1 try 2")
    XCTAssertEqual(play.state.questionLeft, 7000)
    play.choose("b")
    XCTAssertEqual(play.at, "q1 try 3")
  }

  func testAPageBetweenDoesNotMakeANewTry() {
    let mode = ScriptedMode { mode in
      mode.onActed = { turn, _ in .text(turn.input == .hinted ? "page" : "ask") }
      mode.onNext = { context in
        if context.state.modeState == .text("page") { return .show(Page(id: "tip", body: "Tip")) }
        return context.state.past.count < 2 ? .ask(.ofQuiz("q1"), AskOptions()) : .finish(nil)
      }
    }
    let question = Question.single("q1", "*a", "b") {
      $0.hint = "think"; $0.limit = 10
    }
    var play = Scenario(Quiz.of(question), mode)
    play.choose("b")
    XCTAssertEqual(play.at, "q1 try 2")
    play.when(.pass(2000), .hint, .pass(500), .proceed(inputs: []))
    XCTAssertEqual(play.at, "q1 try 2")
    XCTAssertEqual(play.state.questionLeft, 8000)
  }

  func testMadeUpQuestions() {
    let made = Question.number("sum", 4) { $0.points = 2 }
    let mode = ScriptedMode { mode in
      mode.onNext = { $0.state.past.isEmpty ? .ask(.made(made), AskOptions()) : .finish(nil) }
    }
    var play = Scenario(nil, mode)
    XCTAssertEqual(play.state.openQuestion, made)
    play.give(.value(4))
    XCTAssertEqual(play.marks, ["sum 2/2"])
    XCTAssertEqual(play.state.result?.of, 2)
    XCTAssertEqual(play.state.question("sum"), made)
  }
}
