import QuizCore
import QuizTesting
import XCTest

final class MarkingTests: XCTestCase {
  private func share(_ question: Question, _ response: Response, _ partial: PartialRule = .net) -> Double {
    Marking.share(of: question, response, partial: partial)
  }

  // MARK: Choices

  func testSingle() {
    let question = Question.single("q", "*right", "wrong", "half") {
      $0.points = 4
      $0.answers[1].fraction = -0.5
      $0.answers[1].feedback = "No."
      $0.answers[2].fraction = 0.5
    }
    let table: [(id: String, points: Double, correct: Bool, feedback: String?)] = [
      ("a", 4, true, nil), ("b", -2, false, "No."), ("c", 2, false, nil),
    ]
    for row in table {
      let verdict = Marking.verdict(on: question, .chosen([row.id]), partial: .net)
      XCTAssertEqual(
        verdict, Verdict(points: row.points, of: 4, correct: row.correct, feedback: row.feedback), row.id)
    }
  }

  func testTrueFalse() {
    for right in [true, false] {
      XCTAssertEqual(share(.truefalse("q", right), .chosen(["true"])), right ? 1 : 0)
      XCTAssertEqual(share(.truefalse("q", right), .chosen(["false"])), right ? 0 : 1)
    }
  }

  /// `right`, `wrong` of n = 3 right among m = 5 answers, by every rule.
  func testMultipleByRule() {
    let question = Question.multiple("q", "*a", "*b", "*c", "d", "e")
    let table: [(chosen: [String], each: Double, net: Double, coverage: Double, all: Double)] = [
      ([], 2.0 / 5, 0, 0, 0),
      (["a"], 3.0 / 5, 1.0 / 3, 1.0 / 3, 0),
      (["a", "b"], 4.0 / 5, 2.0 / 3, 2.0 / 3, 0),
      (["a", "b", "c"], 1, 1, 1, 1),
      (["a", "b", "c", "d"], 4.0 / 5, 2.0 / 3, 3.0 / 4, 0),
      (["a", "d"], 2.0 / 5, 0, 1.0 / 3 / 2, 0),
      (["d", "e"], 0, 0, 0, 0),
      (["a", "b", "c", "d", "e"], 3.0 / 5, 1.0 / 3, 3.0 / 5, 0),
    ]
    for row in table {
      let response = Response.chosen(row.chosen)
      XCTAssertEqual(share(question, response, .each), row.each, accuracy: 1e-12, "each \(row.chosen)")
      XCTAssertEqual(share(question, response, .net), row.net, accuracy: 1e-12, "net \(row.chosen)")
      XCTAssertEqual(share(question, response, .coverage), row.coverage, accuracy: 1e-12, "coverage \(row.chosen)")
      XCTAssertEqual(share(question, response, .all), row.all, accuracy: 1e-12, "all \(row.chosen)")
    }
  }

  /// Fractions add up, within nothing and everything.
  func testFractionsOfAMultipleStayWithinTheWhole() {
    let question = Question.multiple("q", "a", "b", "c") {
      for (index, fraction) in [0.75, 0.5, -1].enumerated() { $0.answers[index].fraction = fraction }
    }
    for (chosen, expected) in [(["a"], 0.75), (["a", "b"], 1), (["a", "b", "c"], 0.25), (["c"], 0), ([], 0)] {
      XCTAssertEqual(share(question, .chosen(chosen)), expected, "\(chosen)")
    }
  }

  /// Each chosen answer says its own; sittings under older rules say the first alone, as they did.
  func testEveryChosenAnswerSaysItsFeedback() {
    let question = Question.multiple("q", "*a", "b", "*c") {
      $0.answers[0].feedback = "It is."
      $0.answers[1].feedback = "It is not."
    }
    for (ids, said, first) in [
      (["a", "b"], "It is. It is not.", "It is."), (["b", "c"], "It is not.", "It is not."), (["c"], nil, nil),
    ] {
      XCTAssertEqual(Marking.verdict(on: question, .chosen(ids), partial: .all).feedback, said)
      var state = Scenario(Quiz.of(question)).state
      for rules in Beginning.knownRules {
        var beginning = state.beginning
        beginning.rules = rules
        state = .initial(beginning)
        let asked = state.underRules(question)
        let feedback = Marking.verdict(on: asked, .chosen(ids), partial: .all).feedback
        XCTAssertEqual(feedback, rules < 4 ? first : said, "rules \(rules)")
      }
    }
  }

  func testTheQuestionsOwnRuleWinsOverTheQuizs() {
    let question = Question.multiple("q", "*a", "*b", "c") { $0.partial = .each }
    XCTAssertEqual(share(question, .chosen(["a"]), .all), 2.0 / 3, accuracy: 1e-12)
    XCTAssertEqual(Marking.exactVerdict(on: question, .chosen(["a"])).points, 0)
    XCTAssertEqual(Marking.exactVerdict(on: question, .chosen(["a", "b"])).points, 1)
  }

  func testFractionsOfMultipleAddUpWithinBounds() {
    let question = Question.multiple("q", "a", "b", "c", "d") {
      for (index, fraction) in [1.0 / 3, 1.0 / 3, 1.0 / 3, -1].enumerated() { $0.answers[index].fraction = fraction }
    }
    let table: [(chosen: [String], share: Double)] = [
      ([], 0), (["a"], 1.0 / 3), (["a", "b", "c"], 1), (["a", "d"], 0), (["a", "b", "c", "d"], 0),
    ]
    for row in table {
      for rule in [PartialRule.net, .each, .coverage, .all] {
        XCTAssertEqual(share(question, .chosen(row.chosen), rule), row.share, accuracy: 1e-12, "\(rule) \(row.chosen)")
      }
    }
    XCTAssertEqual(Marking.exactVerdict(on: question, .chosen(["a"])).points, 0)
  }

  func testThreeRoundedThirdsAreRight() {
    let question = Question.multiple("q", "a", "b", "c") {
      for index in 0..<3 { $0.answers[index].fraction = 0.3333333 }
    }
    let verdict = Marking.verdict(on: question, .chosen(["a", "b", "c"]), partial: .net)
    XCTAssertEqual(verdict.correct, true)
    XCTAssertEqual(verdict.points, 0.9999999, accuracy: 1e-12)
  }

  // MARK: Numbers

  func testTolerances() {
    let table: [(right: Double, tolerance: Tolerance, given: Double, isRight: Bool)] = [
      (7, .absolute(0), 7, true), (7, .absolute(0), 7.0001, false),
      (7, .absolute(1), 6, true), (7, .absolute(1), 8, true), (7, .absolute(1), 8.001, false),
      (0.3, .absolute(0), 0.1 + 0.2, true), (0.3, .absolute(0.1), 0.2, true), (0.3, .absolute(0.1), 0.4, true),
      (2_147_483_647, .absolute(0), 2_147_483_648, false), (10_000_000_000, .absolute(0), 10_000_000_005, false),
      (999_999_999_999_999, .absolute(0), 999_999_999_999_998, false), (1e-10, .absolute(0), 0, false),
      (100, .relative(0.05), 95, true), (100, .relative(0.05), 105, true), (100, .relative(0.05), 94.9, false),
      (-100, .relative(0.05), -105, true), (-100, .relative(0.05), 100, false), (0, .relative(0.5), 0.1, false),
      (10, .geometric(2), 5, true), (10, .geometric(2), 20, true), (10, .geometric(2), 4.9, false),
      (10, .geometric(2), 20.1, false), (-10, .geometric(2), -5, true), (-10, .geometric(2), -20, true),
      (-10, .geometric(2), -21, false), (10, .geometric(2), -10, false),
    ]
    for row in table {
      let question = Question.number("q", row.right, row.tolerance)
      XCTAssertEqual(share(question, .value(row.given)), row.isRight ? 1 : 0, "\(row)")
    }
  }

  func testNumberByAnswers() {
    let question = Question.number("q") {
      var exact = Answer(id: "a", text: "", isCorrect: true)
      exact.rule = .near(42, .absolute(0))
      exact.feedback = "Exactly."
      var close = Answer(id: "b", text: "")
      close.rule = .near(42, .absolute(5))
      close.fraction = 0.5
      var other = Answer(id: "c", text: "")
      other.rule = .otherwise
      other.feedback = "Far off."
      $0.answers = [exact, close, other]
    }
    let table: [(given: Double, points: Double, feedback: String?)] = [
      (42, 1, "Exactly."), (40, 0.5, nil), (47, 0.5, nil), (48, 0, "Far off."),
    ]
    for row in table {
      let verdict = Marking.verdict(on: question, .value(row.given), partial: .net)
      XCTAssertEqual(verdict.points, row.points, "\(row.given)")
      XCTAssertEqual(verdict.feedback, row.feedback, "\(row.given)")
    }
  }

  func testRangeByBounds() {
    let question = Question.range("q", scale: Scale(min: 0, max: 10, step: 1)) {
      var low = Answer(id: "low", text: "")
      low.rule = .upTo(3)
      low.fraction = 0.25
      var high = Answer(id: "high", text: "")
      high.rule = .upTo(10)
      high.fraction = 1
      $0.answers = [low, high]
    }
    for (value, expected) in [(0.0, 0.25), (3, 0.25), (3.1, 1), (10, 1)] {
      XCTAssertEqual(share(question, .value(value)), expected, "\(value)")
    }
    XCTAssertEqual(Marking.applying(question, .value(2)).map(\.id), ["low"])
  }

  func testRangeByCorrect() {
    let question = Question.range("q", correct: 0.5) { $0.tolerance = .absolute(0.1) }
    for (value, expected) in [(0.4, 1.0), (0.6, 1), (0.39, 0), (0.61, 0)] {
      XCTAssertEqual(share(question, .value(value)), expected, "\(value)")
    }
    let aroundZero = Question.range("q", correct: 0) { $0.scale = Scale(min: -1, max: 1, step: 0.1) }
    XCTAssertEqual(share(aroundZero, .value(-0.3 + 0.1 + 0.2)), 1)
  }

  // MARK: Texts, orders, pairs

  func testTextByAnswersFirstMatchCounts() {
    let question = Question.text("q") {
      var first = Answer(id: "a", text: "", isCorrect: true)
      first.rule = .matches(["colour", "color"])
      var second = Answer(id: "b", text: "")
      second.rule = .matches(["col*"])
      second.fraction = 0.5
      second.feedback = "Nearly."
      var other = Answer(id: "c", text: "")
      other.rule = .otherwise
      other.feedback = "No."
      $0.answers = [first, second, other]
    }
    let table: [(text: String, points: Double, feedback: String?)] = [
      ("Colour", 1, nil), ("collar", 0.5, "Nearly."), ("hue", 0, "No."),
    ]
    for row in table {
      let verdict = Marking.verdict(on: question, .text(row.text), partial: .net)
      XCTAssertEqual(verdict.points, row.points, row.text)
      XCTAssertEqual(verdict.feedback, row.feedback, row.text)
    }
  }

  func testOrderIsAllOrNothing() {
    let question = Question.order("q", "one", "two", "three")
    XCTAssertEqual(share(question, .order(["a", "b", "c"])), 1)
    XCTAssertEqual(share(question, .order(["a", "c", "b"])), 0)
    XCTAssertEqual(share(question, .order([])), 0)
  }

  func testMatchIsRightOverAll() {
    let question = Question.match("q", [("France", "Paris"), ("Italy", "Rome"), ("Spain", "Madrid")], extra: ["Bern"])
    let table: [(pairs: [Pair], share: Double)] = [
      ([], 0),
      ([Pair("France", "Paris")], 1.0 / 3),
      ([Pair("Italy", "Rome"), Pair("France", "Bern")], 1.0 / 3),
      ([Pair("Spain", "Madrid"), Pair("Italy", "Rome"), Pair("France", "Paris")], 1),
    ]
    for row in table { XCTAssertEqual(share(question, .pairs(row.pairs)), row.share, accuracy: 1e-12) }
  }

  // MARK: Unmarked, and without a response

  func testUnmarkedQuestionsHaveNoPointsAndNoRightOrWrong() {
    let question = Question.single("q", "tea", "coffee") {
      $0.points = 5
      $0.answers[0].feedback = "Nice."
    }
    XCTAssertFalse(question.isMarked)
    XCTAssertEqual(
      Marking.verdict(on: question, .chosen(["a"]), partial: .net), Verdict(points: 0, of: 0, feedback: "Nice."))
    XCTAssertEqual(Verdict.withoutResponse(question), Verdict(points: 0, of: 0))
  }

  func testWithoutAResponseTheQuestionIsWrong() {
    let question = Question.single("q", "*yes", "no") { $0.points = 3 }
    XCTAssertEqual(Verdict.withoutResponse(question), Verdict(points: 0, of: 3, correct: false))
  }

  func testWhatIsMarked() {
    let table: [(name: String, question: Question, isMarked: Bool)] = [
      ("right answer", .single("q", "*a", "b"), true),
      ("no right answer", .single("q", "a", "b"), false),
      ("fraction of 0", .single("q", "a", "b") { $0.answers[0].fraction = 0 }, true),
      ("true or false", .truefalse("q", false), true),
      ("opinion", .truefalse("q", nil), false),
      ("slider", .range("q"), false),
      ("number", .number("q", 3), true),
      ("text", .text("q", accept: "a"), true),
      ("free text", .text("q"), false),
      ("order", .order("q", "a", "b"), true),
      ("match", .match("q", [("a", "b")]), true),
      ("page", .info("q"), false),
    ]
    for row in table { XCTAssertEqual(row.question.isMarked, row.isMarked, row.name) }
  }
}
