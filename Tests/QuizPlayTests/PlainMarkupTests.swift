import QuizCore
import QuizPlay
import QuizTesting
import Words
import XCTest

/// Texts with markup in plain lines, and plain texts beside them.
final class PlainMarkupTests: PlainTranscripts {
  private func marked(_ question: Question) -> Question {
    var question = question
    question.markup = .markdown
    return question
  }

  private static let loop = "```python\nfor n in a:\n    print(n)\n```"

  func testAQuestionOfChoices() throws {
    var question = marked(
      Question(
        id: "q", kind: .single, text: "Which is **right**?\n\n| $x$ | <u>y</u> |\n|---|---|\n| 1 | `a` |",
        answers: [Answer(id: "a", text: "$x^2$", isCorrect: true), Answer(id: "b", text: Self.loop)]))
    question.explanation = "See [there](https://a.example), ~~no~~.\n\n![a *cat*](c.png)"
    question.hint = "*Think* of $\\frac{a}{2}$"
    let text = try play(Quiz.of(question), "h", "2")
    let expected = [
      "Which is *right*?\n\n| x | _y_ |\n| 1 | `a` |\n", "  1) x²\n", "  2)     for n in a:\n             print(n)\n",
      "Hint: Think of a/2\n", "Wrong. The right answer: x².\n",
      "See there (https://a.example), ~no~.\n\n[image: a cat]\n",
    ]
    for part in expected { XCTAssertTrue(text.contains(part), "\(part) in \(text)") }
  }

  func testCodeAsTheRightAnswer() throws {
    let question = marked(
      Question(
        id: "q", kind: .single, text: "?",
        answers: [Answer(id: "a", text: Self.loop, isCorrect: true), Answer(id: "b", text: "`b`")]))
    let text = try play(Quiz.of(question), "2")
    XCTAssertTrue(
      text.contains("The right answer:\n    for n in a:\n        print(n)\n"), text)
  }

  func testOrdersAndPairs() throws {
    let order = marked(
      Question(
        id: "q", kind: .order, text: "?", answers: [Answer(id: "a", text: "$a_1$"), Answer(id: "b", text: "`b`")]))
    XCTAssertTrue(try ["1 2", "2 1"].contains { try play(Quiz.of(order), $0).contains("a₁ → `b`") })
    var match = marked(Question(id: "q", kind: .match, text: "?"))
    match.pairs = [Pair("**A**", "$\\alpha$"), Pair("B", "*b*")]
    let text = try play(Quiz.of(match), "0")
    XCTAssertTrue(text.contains(") *A*\n"), text)
    XCTAssertTrue(text.contains("B – b, *A* – α"), text)
  }

  /// A typed answer is what it is, whatever markup its question has.
  func testTypedAnswersHaveNone() throws {
    var question = marked(Question(id: "q", kind: .text, text: "*Which* tag?"))
    question.accept = ["<b>", "\\*x\\*"]
    let text = try play(Quiz.of(question), "<i>")
    XCTAssertTrue(text.contains("Which tag?\n"), text)
    XCTAssertTrue(text.contains("The right answer: <b>."), text)
    XCTAssertTrue(try play(Quiz.of(question), "*x*").contains("Right"))
  }

  func testPlainTextsStay() throws {
    var question = Question(id: "q", kind: .single, text: "**a** $x^2$ <u>u</u>")
    question.answers = [Answer(id: "a", text: "`a`", isCorrect: true), Answer(id: "b", text: "_b_")]
    question.explanation = "*e*"
    let text = try play(Quiz.of(question), "2")
    for part in ["**a** $x^2$ <u>u</u>\n", "1) `a`\n", "The right answer: `a`.", "\n*e*\n"] {
      XCTAssertTrue(text.contains(part), "\(part) in \(text)")
    }
  }

  func testTheDescriptionPagesAndTheResult() throws {
    var page = Question(id: "p", kind: .info, text: "- one\n- two")
    page.markup = .markdown
    var quiz = Quiz.of(page, Question.single("q", "*a", "b"))
    quiz.markup = .markdown
    quiz.description = "About $\\pi$"
    quiz.bands = [Band(from: 0, title: "Done", text: "**Well** done")]
    quiz.sections = [Section(id: "s", title: "*Part*", text: "Read `it`")]
    quiz.questions[1].section = "s"
    let text = try play(quiz, "", "", "1")
    for part in ["About π\n", "- one\n- two\n", "*Part*\nRead `it`\n", "\n*Well* done\n"] {
      XCTAssertTrue(text.contains(part), "\(part) in \(text)")
    }
  }

  /// What a mode writes beside a question has a markup of its own, which objects and lines tell apart.
  func testTheModesOwnTexts() throws {
    let mode = ScriptedMode("notes") { mode in
      mode.onNext = { context in
        if context.remaining.isEmpty { return .finish(nil) }
        var options = AskOptions()
        (options.note, options.hint, options.markup) = ("**n**", .text("`h`"), .markdown)
        return .ask(.ofQuiz("q"), options)
      }
      mode.onJudge = { _, _, _ in
        var verdict = Verdict(points: 0, of: 1, correct: false, feedback: "~~f~~")
        verdict.markup = .markdown
        return verdict
      }
    }
    var question = Question.single("q", "*a", "b")
    question.text = "*plain*"
    let sitting = Sitting.of(Quiz.of(question), mode)
    let text = try play(sitting, [.line("h"), .line("2")]).text
    for part in ["*plain*\n*n*\n", "Hint: `h`\n", "\n~f~\n"] {
      XCTAssertTrue(text.contains(part), "\(part) in \(text)")
    }
  }

  func testOneLine() {
    XCTAssertEqual(TextMarkup.markdown.line("# A\n\n$x^2$ **b**"), "A x² b")
    XCTAssertEqual(TextMarkup.plain.line("# A\n$x^2$"), "# A\n$x^2$")
    XCTAssertEqual(TextMarkup.markdown.plain("a $x^2$ <u>c</u>"), "a x² c")
  }
}
