import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Transcripts of plain lines; what was typed stands in ‹ ›.
final class PlainFaceTests: XCTestCase {
  private typealias Played = (text: String, ending: Ending, warnings: [String])

  private func play(
    _ sitting: Sitting, _ acts: [ScriptedLines.Act], interactive: Bool = false, resumed: Bool = false
  ) throws -> Played {
    let lines = ScriptedLines(acts, echo: interactive ? .terminal : .pipe)
    let ending = try PlainFace(sitting, lines.io, isInteractive: interactive).play(resumed: resumed)
    XCTAssertFalse(lines.transcript.contains("\u{1B}"), "no escape byte ever")
    XCTAssertTrue(lines.transcript.hasSuffix("\n"))
    return (lines.transcript, ending, lines.warnings)
  }

  private func play(_ quiz: Quiz, _ lines: String...) throws -> String {
    try play(.of(quiz), lines.map(ScriptedLines.Act.line)).text
  }

  /// What came after the first prompt.
  private func answered(_ question: Question, _ lines: String...) throws -> String {
    let text = try play(.of(Quiz.of(question)), lines.map(ScriptedLines.Act.line)).text
    return text.split(separator: "): ", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  // MARK: Questions and replies

  func testAQuizFromAPipe() throws {
    let question = Question.single("q1", "*Paris", "Rome", "Bern") {
      $0.hint = "Seine"
      $0.image = "paris.png"
      $0.imageAlt = "A tower"
      $0.explanation = "Since 987."
      $0.source = "Atlas"
      $0.answers[1].feedback = "That is Italy's."
    }
    let quiz = Quiz.of(question, .text("q2", accept: "blue")) {
      $0.title = "Cap\u{1B}itals\u{202E}"
      $0.description = "Of Europe."
      $0.image = "europe.png"
    }
    XCTAssertEqual(
      try play(quiz, "5", "", "h", "2", "Blue "),
      """
      Cap�itals�
      Of Europe.
      [image: without description]
      Type ? at any prompt for help, q to leave.

      Question 1 of 2
      Text of q1
      [image: A tower]
        1) Paris
        2) Rome
        3) Bern
      Also: h for a hint
      Your answer (1 to 3): ‹5›
      '5' cannot be taken. Expected: 1 to 3. Type ? for help.
      Your answer (1 to 3): ‹›
      Nothing was typed. Expected: 1 to 3. Type ? for help.
      Your answer (1 to 3): ‹h›
      Hint: Seine
      Your answer (1 to 3): ‹2›
      Wrong. The right answer: Paris.
      That is Italy's.
      Since 987.
      Source: Atlas

      Question 2 of 2
      Text of q2
      Your answer (a text; commands begin with a colon, such as :q): ‹Blue ›
      Right. 1 of 1 point. The right answer: blue.

      📈 1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testRepliesOfEveryKind() throws {
    let slider = Question.range("q", correct: 4, scale: Scale(min: 0, max: 10, step: 1, labels: ["never", "always"]))
    let order = Question.order("q", "x", "y", "z")
    let pairs = Question.match("q", [("France", "Paris"), ("Italy", "Rome")], extra: ["Bern"])
    let shown = Presentation(state: Scenario(Quiz.of(order)).state).items(of: order).map(\.id)
    let places = order.answers.map { answer in (shown.firstIndex(of: answer.id) ?? 0) + 1 }
    let table: [(question: Question, line: String, response: Response?)] = [
      (.single("q", "a", "b"), "2", .chosen(["b"])), (.single("q", "a", "b"), " 2 ", .chosen(["b"])),
      (.single("q", "a", "b"), "1,2", nil), (.single("q", "a", "b"), "0", nil), (.single("q", "a", "b"), "a", nil),
      (.single("q", "a", "b"), "-9223372036854775808", nil), (.single("q", "a", "b"), "99999999999999999999", nil),
      (.truefalse("q", true), "1", .chosen(["true"])), (.truefalse("q", true), "t", .chosen(["true"])),
      (.truefalse("q", true), "False", .chosen(["false"])), (.truefalse("q", true), "yes", nil),
      (.multiple("q", "a", "b", "c"), "1,3", .chosen(["a", "c"])),
      (.multiple("q", "a", "b", "c"), "3 1", .chosen(["a", "c"])),
      (.multiple("q", "a", "b", "c"), "1, 2;3", .chosen(["a", "b", "c"])),
      (.multiple("q", "a", "b", "c"), "0", .chosen([])), (.multiple("q", "a", "b", "c"), "None", .chosen([])),
      (.multiple("q", "a", "b", "c"), "1 1", nil), (.multiple("q", "a", "b", "c"), "4", nil),
      (slider, "3.5", .value(3.5)), (slider, "3,5", .value(3.5)), (slider, "11", nil), (slider, "x", nil),
      (slider, "nan", nil), (slider, "", nil),
      (.number("q"), "-1e3", .value(-1000)), (.number("q"), "1,000,000", nil), (.number("q"), "0x10", nil),
      (.text("q"), "s", .text("s")), (.text("q"), "::q", .text(":q")), (.text("q"), ":nonsense", nil),
      (.text("q"), "  ", nil),
      (order, places.map(String.init).joined(separator: " "), .order(["a", "b", "c"])), (order, "1 2", nil),
      (order, "1 2 2", nil), (order, "1 2 3 4", nil),
      // Shown are Italy, France and Rome, Bern, Paris.
      (pairs, "0", .pairs([])), (pairs, "1b", nil), (pairs, "1", nil), (pairs, "1a 1b", nil), (pairs, "3a", nil),
      (pairs, "1d", nil),
    ]
    for row in table {
      let sitting = Sitting.of(Quiz.of(row.question) { $0.reveal = .never })
      _ = try play(sitting, [.line(row.line)])
      if row.question.kind == .match && row.line == "1b" { continue }
      XCTAssertEqual(sitting.state.past.first?.response, row.response, "\(row.question.kind) '\(row.line)'")
    }
  }

  func testPairsInEveryWriting() throws {
    let question = Question.match("q", [("France", "Paris"), ("Italy", "Rome")], extra: ["Bern"])
    let presentation = Presentation(state: Scenario(Quiz.of(question)).state)
    let expected = Response.pairs([
      Pair(presentation.lefts(of: question)[0], presentation.rights(of: question)[2]),
      Pair(presentation.lefts(of: question)[1], presentation.rights(of: question)[0]),
    ])
    for line in ["1c 2a", "1C,2A", "1-c, 2-a", "1 c 2 a", "1=c; 2=a", "1c2a"] {
      let sitting = Sitting.of(Quiz.of(question))
      _ = try play(sitting, [.line(line)])
      XCTAssertEqual(sitting.state.past.first?.response, expected, line)
    }
  }

  func testAWrongLineNamesWhatIsAllowed() throws {
    let table: [(question: Question, expected: String)] = [
      (.single("q", "a", "b", "c", "d"), "1 to 4"),
      (.truefalse("q", true), "1 to 2, or t or f"),
      (.multiple("q", "a", "b", "c"), "any of 1 to 3, such as 1,3; 0 for none"),
      (.range("q", scale: Scale(min: -5, max: 5, step: 0.5)), "a number from -5 to 5"),
      (.number("q"), "a number"),
      (.order("q", "x", "y", "z"), "all of 1 to 3 in your order, such as 3 1 2"),
      (
        .match("q", [("A", "1"), ("B", "2")], extra: ["3"]),
        "numbers 1 to 2 with letters a to c, such as 1b 2a; 0 for none"
      ),
    ]
    for row in table {
      let text = try answered(row.question, "%")
      XCTAssertTrue(
        text.hasPrefix("‹%›\n'%' cannot be taken. Expected: \(row.expected). Type ? for help.\n"),
        "\(row.question.kind): \(text)")
    }
  }

  func testManyRightsHaveTwoLetters() throws {
    let question = Question.match("q", (1...28).map { ("left \($0)", "right \($0)") })
    let text = try play(Quiz.of(question), "1ab", "1ac")
    XCTAssertTrue(text.contains("\n  z) "))
    XCTAssertTrue(text.contains("\n  aa) "))
    XCTAssertTrue(text.contains("letters a to ab"))
    XCTAssertFalse(text.contains("'1ab' cannot be taken"))
  }

  // MARK: Modes

  private var rich: ScriptedMode {
    ScriptedMode("rich") { mode in
      mode.onStatus = { _ in ["lives 3"] }
      mode.onActed = { _, _ in .text("acted") }
      mode.onNext = { context in
        if context.state.past.isEmpty { return .ask(.ofQuiz("q1"), Self.options(context)) }
        if context.state.turns.contains(where: { $0.step.id == "shop" }) { return .finish("done") }
        var page = Page(id: "shop", title: "Shop", body: "Buy?", image: "shop.png")
        page.actions = [Action(id: "buy", label: "Buy")]
        page.inputs = [NamedSpec("gift", ValueSpec(.bool))]
        return .show(page)
      }
      mode.onResult = { _ in
        var result = SittingResult()
        result.body = "Bye\u{1B}[2J"
        result.emoji = "🐱"
        result.passed = false
        result.bars = [.init(label: "Cat", value: 3, of: 5), .init(label: "Dog", value: -1, of: 0)]
        result.share = ["one", "two"]
        result.ranking = [
          .init(player: "Ann", points: 1, of: 2), .init(player: "Bo", points: 1), .init(player: "Cy", points: 0.5),
        ]
        return result
      }
    }
  }

  private static func options(_ context: HookContext) -> AskOptions {
    var options = AskOptions()
    options.inputs = [
      NamedSpec("wager", ValueSpec(.int, min: 1, max: 10)),
      NamedSpec(
        "side", ValueSpec(.choice, initial: .text("l"), about: "Which side", choices: [.text("l"), .text("r")])),
    ]
    if context.state.modeState == .text("acted") {
      options.hide = ["c"]
    } else {
      options.actions = [Action(id: "fifty", label: "50:50")]
    }
    return options
  }

  func testButtonsInputsPagesAndAFullResult() throws {
    let lines = ["50:50", "1", "11", "t", "q", "s", "", "3", "x", "", "", "true"]
    let played = try play(
      .of(Quiz.of(.single("q1", "*yes", "no", "maybe")), rich, players: ["Ann", "Bo"]),
      lines.map(ScriptedLines.Act.line))
    XCTAssertEqual(
      played.text,
      """
      quiz
      Type ? at any prompt for help, q to leave.

      Question 1 (Ann; lives 3)
      Text of q1
        1) yes
        2) no
        3) maybe
      Also: fifty for '50:50'
      Your answer (1 to 3): ‹50:50›

      Question 1 (Ann; lives 3)
      Text of q1
        1) yes
        2) no
      Your answer (1 to 2): ‹1›
      wager (a whole number from 1 to 10): ‹11›
      Expected: a whole number from 1 to 10.
      wager (a whole number from 1 to 10): ‹t›
      No time limit runs.
      wager (a whole number from 1 to 10): ‹q›
      Leave? k keeps your progress, d discards it, s stays: ‹s›
      Your answer (1 to 2; Enter keeps what you gave): ‹›
      wager (a whole number from 1 to 10): ‹3›
      Which side (one of 'l', 'r'; Enter for l): ‹x›
      Expected: one of 'l', 'r'.
      Which side (one of 'l', 'r'; Enter for l): ‹›
      Right. 1 of 1 point.

      For Ann
      Shop
      Buy?
      [image: without description]
      Also: buy for 'Buy'
      Enter to continue: ‹›
      gift (true or false): ‹true›

      🐱 1 of 1
      Bye�[2J
      1 of 1 point, 100 %
      Not passed.
      Cat ######---- 3 of 5
      Dog ---------- -1 of 0
      1. Ann: 1 of 2 points
      1. Bo: 1 point
      3. Cy: 0.5 points
      To share:
      one
      two

      """)
    XCTAssertEqual(played.ending, .finished)
  }

  func testAButtonLeavesAPage() throws {
    let lines = ["1", "1", "", "buy"]
    let sitting = Sitting.of(Quiz.of(.single("q1", "*yes", "no", "maybe")), rich)
    XCTAssertEqual(try play(sitting, lines.map(ScriptedLines.Act.line)).ending, .finished)
    XCTAssertEqual(sitting.state.turns.last?.input, .action("buy", inputs: []))
  }

  func testAPageFromAPipeConsumesOneLineAndIsKeptAtTheEndOfTheInput() throws {
    let quiz = Quiz.of(.info("hello"), .single("q1", "*a", "b"))
    let played = try play(.of(quiz), [.line(""), .line("1")])
    XCTAssertEqual(played.ending, .finished)
    XCTAssertEqual(try play(.of(quiz), [.line("go on"), .line("1")]).ending, .finished)
    let ended = try play(.of(quiz), [])
    XCTAssertEqual(ended.ending, .kept)
    XCTAssertTrue(
      ended.text.hasSuffix("Enter to continue: \nYour progress is kept. Start the same quiz again to go on.\n"),
      ended.text)
  }

  func testWarningsGoBesideTheLines() throws {
    let mode = ScriptedMode("mode") { $0.onStatus = { _ in throw Broken("mode.lua:3: oo\u{1B}ps") } }
    let played = try play(.of(Quiz.of(.single("q1", "*a", "b")), mode), [.line("s")])
    XCTAssertEqual(played.warnings, ["mode.lua:3: oo�ps (status of 'mode' failed: the default was used)"])
    XCTAssertFalse(played.text.contains("mode.lua"))
  }

  // MARK: Going about

  func testBackShowsWhatWasGivenAndEnterKeepsIt() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), reveal: .end) { $0.navigation.back = true }
    XCTAssertEqual(
      try play(quiz, "2", "b", "b", "", "1"),
      """
      quiz
      Type ? at any prompt for help, q to leave.

      Question 1 of 2
      Text of q1
        1) a
        2) b
      Your answer (1 to 2): ‹2›

      Question 2 of 2
      Text of q2
        1) a
        2) b
      Your answer (1 to 2): ‹b›

      Question 1 of 2
      Text of q1
        1) a
        2) b
      So far: b
      Your answer (1 to 2; Enter keeps what you gave): ‹b›
      There is nothing to go back to.
      Your answer (1 to 2; Enter keeps what you gave): ‹›

      Question 2 of 2
      Text of q2
        1) a
        2) b
      Your answer (1 to 2): ‹1›

      Question 1: Text of q1
      Your answer: b
      Wrong. The right answer: a.

      Question 2: Text of q2
      Your answer: a
      Right. 1 of 1 point.

      📈 1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testFreeNavigation() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .text("q2", accept: "x")) {
      $0.navigation.free = true
      $0.reveal = .never
    }
    let text = try play(quiz, "g 2", "x", "g", "1", "nope", "g 9", "g 1", "2", "finish")
    XCTAssertEqual(
      text.split(separator: "\n\n").dropFirst(3).joined(separator: "\n\n"),
      """
      Question 1 of 2
      Text of q1
        1) a
        2) b
      Your answer (1 to 2): ‹g›
      Answered: 2
      Open: 1
      Your answer (1 to 2): ‹1›

      Every question is answered.
      Type finish to submit all, or g and a number to change an answer: ‹nope›
      Expected: finish, or g and the number of a question. Type ? for help.
      Type finish to submit all, or g and a number to change an answer: ‹g 9›
      There is no question 9: 1 to 2 are there.
      Type finish to submit all, or g and a number to change an answer: ‹g 1›

      Question 1 of 2
      Text of q1
        1) a
        2) b
      So far: a
      Your answer (1 to 2; Enter keeps what you gave): ‹2›

      Every question is answered.
      Type finish to submit all, or g and a number to change an answer: ‹finish›

      📈 1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testQuitAsks() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"))
    let table: [(lines: [String], ending: Ending, last: String)] = [
      (["q", "k"], .kept, "Your progress is kept. Start the same quiz again to go on."),
      (["q"], .kept, "Your progress is kept. Start the same quiz again to go on."),
      (["q", "x", "Discard"], .discarded, "Your progress is discarded."),
      (["q", "s", "1"], .finished, "1 of 1 point, 100 %"),
      ([], .kept, "Your progress is kept. Start the same quiz again to go on."),
    ]
    for row in table {
      let played = try play(.of(quiz), row.lines.map(ScriptedLines.Act.line))
      XCTAssertEqual(played.ending, row.ending, "\(row.lines)")
      XCTAssertEqual(played.text.split(separator: "\n").last.map(String.init), row.last)
    }
    let text = Quiz.of(.text("q1", accept: "q"))
    XCTAssertEqual(try play(.of(text), [.line("q")]).ending, .finished, "an answer, not a command")
    XCTAssertEqual(try play(.of(text), [.line(":q"), .line("d")]).ending, .discarded)
  }

  // MARK: Time

  private var timed: Quiz {
    Quiz.of(.multiple("q1", "*a", "b"), .single("q2", "*a", "b")) {
      $0.timing = Timing(question: 30, quiz: 100)
      $0.reveal = .never
    }
  }

  func testTimeIsToldAtItsMarksAndOnDemand() throws {
    let prompt = "Your answer (any of 1 to 2, such as 1; 0 for none):"
    let played = try play(.of(timed), [.wait(16_000), .line("t"), .wait(14_000), .line("1")])
    XCTAssertEqual(
      played.text,
      """
      quiz
      The whole quiz has a time limit: 1 minute 40 seconds left.
      Type ? at any prompt for help, q to leave.

      Question 1 of 2 (30 seconds)
      Text of q1
        1) a
        2) b
      \(prompt)\u{20}
      15 seconds left.
      \(prompt) ‹t›
      14 seconds left for this question, 1 minute 24 seconds left for the whole quiz.
      \(prompt)\u{20}
      10 seconds left.
      \(prompt)\u{20}
      5 seconds left.
      \(prompt)\u{20}
      Time is up.

      Question 2 of 2 (30 seconds)
      Text of q2
        1) a
        2) b
      Your answer (1 to 2): ‹1›

      📈 1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testTimeRunsOutWhileAnInputIsAskedFor() throws {
    let mode = ScriptedMode { mode in
      mode.onNext = { context in
        guard let id = context.state.firstUnsettled else { return .finish(nil) }
        var options = AskOptions()
        options.limit = 4
        options.inputs = [NamedSpec("wager", ValueSpec(.int))]
        return .ask(.ofQuiz(id), options)
      }
    }
    let sitting = Sitting.of(Quiz.of(.multiple("q1", "*a", "b"), .multiple("q2", "*a", "b")), mode)
    let played = try play(sitting, [.line("1"), .wait(4000), .line("2"), .line("7")])
    XCTAssertEqual(played.ending, .finished)
    XCTAssertEqual(sitting.state.past.first?.input, .timedOut(.chosen(["a"]), selected: []), "it counts as ticked")
    XCTAssertEqual(sitting.state.past.last?.response, .chosen(["b"]))
    XCTAssertEqual(sitting.state.past.last?.inputs, [PlainField("wager", .int(7))])
  }

  func testTheQuitDialogStopsTheClock() throws {
    let sitting = Sitting.of(timed)
    _ = try play(sitting, [.wait(1000), .line("q"), .wait(600_000), .line("s"), .wait(500), .line("1"), .line("1")])
    XCTAssertEqual(sitting.state.past.first?.ms, 1500)
  }

  func testLeftWhenTheTimeHasJustRunOutTheResultIsShown() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b")) { $0.timing.quiz = 5 }
    let sitting = Sitting.of(quiz)
    let lines = ScriptedLines([], echo: .pipe)
    var io = lines.io
    io.read = { _ in
      lines.clock.advance(5000)
      return .end
    }
    XCTAssertEqual(try PlainFace(sitting, io, isInteractive: false).play(resumed: false), .finished)
    XCTAssertTrue(lines.transcript.contains("Time is up."))
    XCTAssertTrue(lines.transcript.hasSuffix("0 of 1 point, 0 %\n"))
  }

  // MARK: A person at a terminal

  func testEnterStartsAndGivesTimeToReadAVerdict() throws {
    var quiz = timed
    quiz.reveal = .each
    let sitting = Sitting.of(quiz)
    let played = try play(
      sitting, [.wait(50_000), .line(""), .line("1"), .wait(60_000), .line(""), .wait(2000), .line("2")],
      interactive: true)
    XCTAssertEqual(
      played.text,
      """
      quiz
      The whole quiz has a time limit: 1 minute 40 seconds left.
      Type ? at any prompt for help, q to leave.
      Press Enter to start (q leaves): ‹›

      Question 1 of 2 (30 seconds)
      Text of q1
        1) a
        2) b
      Your answer (any of 1 to 2, such as 1; 0 for none): ‹1›
      Right. 1 of 1 point.
      Press Enter for the next question; its time starts then: ‹›

      Question 2 of 2 (30 seconds)
      Text of q2
        1) a
        2) b
      Your answer (1 to 2): ‹2›
      Wrong. The right answer: a.

      📈 1 of 2
      1 of 2 points, 50 %

      """)
    XCTAssertEqual(sitting.state.elapsed, 2000)
  }

  func testALineTypedAheadAnswersTheNextQuestion() throws {
    var quiz = timed
    quiz.reveal = .each
    let sitting = Sitting.of(quiz)
    _ = try play(sitting, [.line(""), .line("1"), .line("2")], interactive: true)
    XCTAssertEqual(sitting.state.past.last?.response, .chosen(["b"]))
  }

  func testLeavingBeforeTheStart() throws {
    for acts in [[ScriptedLines.Act.line("q")], []] {
      let record = RecordDouble()
      XCTAssertEqual(try play(.of(timed, record: record), acts, interactive: true).ending, .notBegun)
      XCTAssertTrue(record.sittings.isEmpty)
    }
  }

  func testAnOutputThatNobodyReads() throws {
    let lines = ScriptedLines("1", echo: .pipe)
    lines.isClosed = true
    XCTAssertEqual(try PlainFace(.of(timed), lines.io, isInteractive: false).play(resumed: false), .outputClosed)
  }
}
