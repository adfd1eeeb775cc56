import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Questions and replies of every kind.
final class PlainFaceTests: PlainTranscripts {
  func testFurtherLinesOfAnAnswerHang() throws {
    let quiz = Quiz.of(.single("q1", "*for i in x:\n  print(i)", "no"))
    XCTAssertTrue(try play(quiz, "1").contains("  1) for i in x:\n       print(i)\n  2) no\n"))
  }

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
      Type :? at any prompt for help, :q to leave.

      Question 1 of 2
      Text of q1
      [image: A tower]
        1) Paris
        2) Rome
        3) Bern
      Also: h for a hint
      Your answer (1 to 3): ‹5›
      '5' is not valid here. Expected: 1 to 3. Type ? for help.
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

      1 of 2
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
      (.range("q", scale: Scale(min: -5, max: 5, step: 0.5)), "a number from \u{2212}5 to 5"),
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
        text.hasPrefix("‹%›\n'%' is not valid here. Expected: \(row.expected). Type ? for help.\n"),
        "\(row.question.kind): \(text)")
    }
  }

  func testManyRightsHaveTwoLetters() throws {
    let question = Question.match("q", (1...28).map { ("left \($0)", "right \($0)") })
    let text = try play(Quiz.of(question), "1ab", "1ac")
    XCTAssertTrue(text.contains("\n  z) "))
    XCTAssertTrue(text.contains("\n  aa) "))
    XCTAssertTrue(text.contains("letters a to ab"))
    XCTAssertFalse(text.contains("'1ab' is not valid here"))
  }
}
