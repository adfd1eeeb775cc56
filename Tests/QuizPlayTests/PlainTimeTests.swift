import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Time limits, and a person at a terminal.
final class PlainTimeTests: PlainTranscripts {
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
      Type :? at any prompt for help, :q to leave.

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

      1 of 2
      1 of 2 points, 50 %

      """)
  }

  /// A mode that counts what is left comes to odd limits: tenths are said, never thousandths.
  func testLimitsAreSaidInTenths() throws {
    for (limit, said) in [(30.0, "30 seconds"), (2.5, "2.5 seconds"), (69.998, "1 minute 10 seconds")] {
      let quiz = Quiz.of(.single("q1", "*a", "b")) { $0.timing = Timing(question: limit) }
      let played = try play(.of(quiz), [.line("1")])
      XCTAssertTrue(played.text.contains("Question 1 of 1 (\(said))"), "\(limit): \(played.text)")
    }
  }

  /// Half of a limit is told of limits above 20 seconds only: of shorter ones the last ten and five are enough.
  func testHalfOfAShortLimitIsNotTold() throws {
    for (limit, isTold) in [(12.0, false), (18, false), (22, true)] {
      let quiz = Quiz.of(.single("q1", "*a", "b")) {
        $0.timing = Timing(question: limit)
        $0.reveal = .never
      }
      let played = try play(.of(quiz), [.wait(Int(limit * 500) + 100), .line("1")])
      XCTAssertEqual(played.text.contains("\(Int(limit / 2)) seconds left."), isTold, "\(limit)")
    }
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
      Type :? at any prompt for help, :q to leave.
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

      1 of 2
      1 of 2 points, 50 %

      """)
    XCTAssertEqual(sitting.state.elapsed, 2000)
  }

  /// Nothing answers a question that was not shown yet, neither a line from before its prompt nor one at the pause.
  func testALateLineNeverAnswersTheNextQuestion() throws {
    var quiz = timed
    quiz.reveal = .each
    let sitting = Sitting.of(quiz)
    let played = try play(
      sitting,
      [.line(""), .line("1"), .early("2"), .line("2"), .line(""), .early("1"), .line("q"), .early("d"), .line("k")],
      interactive: true)
    XCTAssertEqual(sitting.state.past.map(\.response), [.chosen(["a"])])
    XCTAssertEqual(played.ending, .kept)
    XCTAssertTrue(played.text.contains("then: ‹2›\n'2' is not valid here. Expected: Enter."), played.text)
  }

  /// Time runs out, and what comes next is a page, an input or a question without a limit.
  func testALateLineIsDroppedBeforeEveryPrompt() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b") { $0.limit = 3 }, .info("page"), .single("q2", "*a", "b"))
    let sitting = Sitting.of(quiz)
    let played = try play(sitting, [.line(""), .wait(3000), .early("1"), .line(""), .line("2")], interactive: true)
    XCTAssertEqual(sitting.state.past.map(\.response), [nil, .chosen(["b"])], played.text)
    let next = Sitting.of(Quiz.of(.single("q1", "*a", "b") { $0.limit = 3 }, .single("q2", "*a", "b")))
    _ = try play(next, [.line(""), .wait(3000), .early("1"), .line("2")], interactive: true)
    XCTAssertEqual(next.state.past.map(\.response), [nil, .chosen(["b"])])
  }

  /// In a pipe every line is meant, and so is what is typed ahead where no clock runs, or while the same prompt stands.
  func testLinesThatAreMeantStay() throws {
    let piped = Sitting.of(timed)
    _ = try play(piped, [.early("1"), .early("2")])
    XCTAssertEqual(piped.state.past.map(\.response), [.chosen(["a"]), .chosen(["b"])])
    var calm = timed
    calm.timing = Timing()
    let ahead = Sitting.of(calm)
    _ = try play(ahead, [.early(""), .early("1"), .early("2")], interactive: true)
    XCTAssertEqual(ahead.state.past.map(\.response), [.chosen(["a"]), .chosen(["b"])])
    let again = Sitting.of(timed)
    _ = try play(again, [.line(""), .line("9"), .early("1"), .wait(16_000), .line("2")], interactive: true)
    XCTAssertEqual(again.state.past.map(\.response), [.chosen(["a"]), .chosen(["b"])])
  }

  func testLeavingAtThePauseShowsNothingMore() throws {
    var quiz = timed
    quiz.reveal = .each
    let played = try play(
      .of(quiz), [.line(""), .line("1"), .line("q"), .line("s"), .line("t"), .line("q"), .line("k")], interactive: true)
    XCTAssertEqual(played.ending, .kept)
    XCTAssertFalse(played.text.contains("Text of q2"), played.text)
    XCTAssertTrue(played.text.contains("30 seconds left for this question"), played.text)
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
