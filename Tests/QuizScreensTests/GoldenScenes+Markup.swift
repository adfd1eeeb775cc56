import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import Terminal
import Words

@testable import QuizScreens

/// Screens of a quiz whose texts have everything that markup can say.
extension GoldenScene {
  static var markup: [GoldenScene] {
    [
      played("markup-everything", quiz(MarkupSamples.everything, change: MarkupSamples.marked), []),
      played("markup-code", quiz(MarkupSamples.code, change: MarkupSamples.marked), [.character("2")]),
      played("markup-formulas", quiz(MarkupSamples.formulas, change: MarkupSamples.marked), [.character("h")]),
      played("markup-multiple", quiz(MarkupSamples.multiple, change: MarkupSamples.marked), [.character("1")]),
      played("markup-order", quiz(MarkupSamples.order, change: MarkupSamples.marked), []),
      played("markup-match", quiz(MarkupSamples.match, change: MarkupSamples.marked), [.character("2")]),
      played(
        "markup-wrong", quiz(MarkupSamples.formulas, Samples.truefalse, change: MarkupSamples.marked),
        [.character("2"), .enter]),
      played(
        "markup-missed", quiz(MarkupSamples.multiple, Samples.truefalse, change: MarkupSamples.marked),
        [.character("1"), .enter]),
      played(
        "markup-order-wrong", quiz(MarkupSamples.order, Samples.truefalse, change: MarkupSamples.marked),
        [.character(" "), .character(" "), .enter]),
      played(
        "markup-match-wrong", quiz(MarkupSamples.match, Samples.truefalse, change: MarkupSamples.marked),
        [.character("2"), .character("1"), .enter]),
      played("markup-page", nil, mode: MarkupSamples.page, []),
      played(
        "markup-overview",
        quiz(MarkupSamples.code, MarkupSamples.formulas) { quiz in
          MarkupSamples.marked(&quiz)
          quiz.navigation.free = true
        }, [.character("o")]),
      value("markup-start") { settings in
        StartScene(Samples.beginning(quiz(MarkupSamples.code, change: MarkupSamples.marked)), settings)
      },
      value("markup-result") { _ in ResultScene(MarkupSamples.result, title: "Sums") },
      value("markup-review") { _ in ReviewScene(MarkupSamples.review) },
      value("markup-verdicts") { _ in VerdictListScene(MarkupSamples.verdicts, title: "Sums", length: 2) },
      desk("markup-desk-open", MarkupSamples.asked), desk("markup-desk-reveal", MarkupSamples.revealed),
    ]
  }
}

/// Texts with markup for tests.
enum MarkupSamples {
  /// Marks the quiz and those of its questions that are samples of markup.
  static func marked(_ quiz: inout Quiz) {
    quiz.markup = .markdown
    quiz.title = "Sums"
    quiz.description =
      "Sums, *roots* and **code**:\n\n1. `for` loops\n2. $\\sqrt{x}$\n\nSee [the rules](https://example.org/r)."
  }

  private static func question(_ id: String, _ kind: Question.Kind, _ text: String) -> Question {
    var question = Question(id: id, kind: kind, text: text)
    question.markup = .markdown
    return question
  }

  private static func answers(_ texts: String..., right: Set<Int>) -> [Answer] {
    texts.enumerated().map { Answer(id: "a\($0)", text: $1, isCorrect: right.contains($0)) }
  }

  static var everything: Question {
    var question = question(
      "m1", .single,
      """
      # A heading
      A **bold**, *italic*, <u>underlined</u> and ~~struck~~ word, `code`, H<sub>2</sub>O, <mark>marked</mark>.

      - one
      - two, with $x_1$ and a [link](https://example.org)

      > A quotation.

      | $x$ | $x^2$ |
      |---|--:|
      | 1 | 1 |
      | 12 | 144 |

      ![A triangle](triangle.png)

      Which one?
      """)
    question.answers = answers("**This**", "![A square](square.png)", right: [0])
    return question
  }

  static var code: Question {
    var question = question(
      "m2", .single,
      "What is printed?\n\n```python\nfor i in range(3):\n    print(\"i\", i)  # a comment that is rather long for a narrow screen\n```"
    )
    question.answers = answers("`i 0`", "```\ni 0\n  i 1\n```", "nothing", right: [1])
    return question
  }

  static var formulas: Question {
    var question = question(
      "m3", .single,
      "The sum\n\n$$\\sum_{i=1}^{n} \\frac{1}{i^2} = \\frac{1}{1} + \\frac{1}{4} + \\frac{1}{9} + \\cdots$$\n\nfor $n\\to\\infty$ is"
    )
    question.answers = answers(
      "$$\\frac{\\pi^2}{6}$$", "$\\frac{\\pi}{6}$", "$$\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$$", right: [0])
    question.answers[1].feedback = "Not $\\pi$, but $\\pi^2$."
    question.hint = "Euler found $\\zeta(2)$."
    question.explanation = "It is\n\n$$\\zeta(2)=\\frac{\\pi^2}{6}$$"
    return question
  }

  static var multiple: Question {
    var question = question("m4", .multiple, "Which are **primes**?")
    question.answers = answers("$2^2$", "$$\\frac{6}{2}$$", "$$\\frac{10}{2}$$", right: [1, 2])
    return question
  }

  static var order: Question {
    var question = question("m5", .order, "Order by size.")
    question.answers = answers("$\\sqrt{2}$", "`1.5`", "**2**", right: [])
    return question
  }

  static var match: Question {
    var question = question("m6", .match, "Who is who?")
    question.pairs = [Pair("$x^2$", "a *square*"), Pair("`x.y`", "$$\\frac{a}{b}$$")]
    return question
  }

  static var page: ScriptedMode {
    var page = Page(
      id: "shop", title: "The table", body: "| a | b |\n|---|---|\n| `1` | **2** |\n\n```lua\nlocal x = 1\n```")
    page.markup = .markdown
    return ScriptedMode([.show(page)])
  }

  static var result: SittingResult {
    var result = SittingResult()
    (result.headline, result.points, result.of, result.percent) = ("1 of 2", 1, 2, 50)
    (result.body, result.markup) = ("| level | points |\n|---|--:|\n| **one** | 3 |\n\nNext: $e^{i\\pi}$", .markdown)
    return result
  }

  static var verdicts: [VerdictView] {
    var view = VerdictView()
    (view.step, view.questionText, view.markup) = (1, "What is $\\sqrt{4}$ in `C`?", .markdown)
    (view.points, view.of, view.correct) = (0, 1, false)
    (view.given, view.answer) = (.ids(["a"]), .ids(["b"]))
    (view.answerMarkup, view.givenTexts, view.rightTexts) = (.markdown, ["`2*`"], ["$$\\frac{4}{2}$$"])
    (view.givenInWords, view.answerInWords) = ("`2*`", "$$\\frac{4}{2}$$")
    (view.feedback, view.feedbackMarkup) = ("2 * 3 * 4", .plain)
    view.explanation = "It is **2**."
    return [view]
  }

  static var review: ReviewListing {
    var review = LobbySamples.review()
    (review.body, review.markup) = ("The **first** try.", .markdown)
    review.answers[0].view = verdicts[0]
    return review
  }

  static var asked: RoomView {
    DeskSamples.asked(.open) { room in
      var question = DeskSamples.question(.single, MarkupSamples.formulas.text)
      question.markup = .markdown
      question.answers = MarkupSamples.formulas.answers.map { Choice(id: $0.id, text: $0.text) }
      room.question = question
    }
  }

  static var revealed: RoomView {
    var room = asked
    room.phase = .reveal
    room.counts = [RoomView.Count("a0", 3), RoomView.Count("a1", 1)]
    var verdict = VerdictView()
    (verdict.answer, verdict.explanation) = (.ids(["a0"]), MarkupSamples.formulas.explanation)
    verdict.markup = .markdown
    room.verdict = verdict
    return room
  }
}
