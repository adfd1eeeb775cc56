import QuizCore
import QuizTesting
import XCTest

/// The points of texts with gaps, and what they take.
final class GapMarkingTests: XCTestCase {
  private let question = Question.gaps(
    "q", "[[river]] [[city]] [[length]] [[sea]]",
    [
      Gap(.text, .text("river", accept: "Rhine") { $0.textRule.typos = 1 }),
      Gap(
        .choice,
        .single("city", "*Köln", "Kiel", "Bonn") {
          $0.answers[2].fraction = 0.5
          $0.answers[1].feedback = "Farther north."
        }, weight: 2),
      Gap(.number, .number("length", 1230, .absolute(30))),
      Gap(.word, .single("sea", "*North Sea") { $0.answers[0].id = "North Sea" }, weight: 4),
    ], words: ["North Sea", "Baltic"]
  ) { $0.points = 8 }

  private func filled(_ values: KeyValuePairs<String, GapValue>) -> Response {
    .gaps(values.map { FilledGap($0.key, $0.value) })
  }

  func testSharesAddUpByWeight() {
    let table: [(response: Response, points: Double, correct: Bool)] = [
      (filled([:]), 0, false),
      (filled(["river": .text("Rhine")]), 1, false),
      (filled(["river": .text("rhine "), "length": .number(1260)]), 2, false),
      (filled(["length": .number(1261)]), 0, false),
      (filled(["city": .text("a")]), 2, false),
      (filled(["city": .text("c")]), 1, false),
      (filled(["sea": .text("North Sea")]), 4, false),
      (filled(["sea": .text("Baltic")]), 0, false),
      (
        filled([
          "river": .text("Rhine"), "city": .text("a"), "length": .number(1230), "sea": .text("North Sea"),
        ]), 8, true
      ),
    ]
    for row in table {
      let verdict = Marking.verdict(on: question, row.response, partial: .net)
      XCTAssertEqual(verdict.points, row.points, "\(row.response)")
      XCTAssertEqual(verdict.of, 8)
      XCTAssertEqual(verdict.correct, row.correct, "\(row.response)")
    }
  }

  func testAllOrNothing() {
    var strict = question
    strict.partial = .all
    let most = filled(["river": .text("Rhine"), "city": .text("a"), "length": .number(1230)])
    let whole = filled([
      "river": .text("Rhine"), "city": .text("a"), "length": .number(1230), "sea": .text("North Sea"),
    ])
    XCTAssertEqual(Marking.verdict(on: strict, most, partial: .net).points, 0)
    XCTAssertEqual(Marking.verdict(on: strict, whole, partial: .net).points, 8)
    XCTAssertEqual(Marking.verdict(on: question, most, partial: .all).points, 0, "the quiz says so too")
  }

  func testEachGapSaysItsFeedbackAndSpelling() {
    let verdict = Marking.verdict(
      on: question, filled(["river": .text("Rhien"), "city": .text("b")]), partial: .net)
    XCTAssertEqual(verdict.feedback, "Farther north. (Rhine)")
  }

  func testRightGapsInTheOrderOfTheText() {
    let right = Marking.rightGaps(question, filled(["sea": .text("North Sea"), "city": .text("c")]))
    XCTAssertEqual(right.map(\.id), ["river", "city", "length", "sea"])
    XCTAssertEqual(right.map(\.isRight), [false, false, false, true])
  }

  // MARK: What is taken

  private func refusal(_ response: Response, _ question: Question) -> String? {
    do throws(Refusal) {
      try Decider.check(response, question, Asking())
      return nil
    } catch {
      return error.sentence
    }
  }

  func testWhatCannotBeTaken() {
    let table: [(Response, String?)] = [
      (filled([:]), nil),
      (filled(["river": .text("x"), "length": .number(1)]), nil),
      (filled(["rivr": .text("x")]), "there is no gap 'rivr'; did you mean 'river'?"),
      (filled(["river": .text("x"), "river": .text("y")]), "the answer 'river' is given twice"),
      (filled(["river": .number(3)]), "the gap 'river' expects a text"),
      (filled(["length": .text("long")]), "the gap 'length' expects a number"),
      (filled(["city": .text("x")]), "there is no answer 'x'"),
      (filled(["sea": .text("Balti")]), "there is no word 'Balti'; did you mean 'Baltic'?"),
      (.text("Rhine"), "gaps expects a value for each gap"),
    ]
    for (response, sentence) in table { XCTAssertEqual(refusal(response, question), sentence, "\(response)") }
  }

  func testAWordGoesIntoAsManyGapsAsItIsListed() {
    let word = { (id: String) in Gap(.word, .single(id, "*to") { $0.answers[0].id = "to" }) }
    var question = Question.gaps("q", "[[a]] [[b]]", [word("a"), word("b")], words: ["to", "of"])
    let twice = filled(["a": .text("to"), "b": .text("to")])
    XCTAssertEqual(refusal(twice, question), "the word 'to' is used too often: each word goes into one gap")
    question.words = ["to", "of", "to"]
    XCTAssertNil(refusal(twice, question))
    question.words = ["to", "of"]
    question.reusesWords = true
    XCTAssertNil(refusal(twice, question))
  }

  func testBlankTextsAreGapsLeftEmpty() {
    let response = filled(["sea": .text("Baltic"), "river": .text("  "), "length": .number(3)])
    XCTAssertEqual(
      Decider.tidied(response, question), filled(["length": .number(3), "sea": .text("Baltic")]),
      "in the order of the text")
  }

  func testAResponseAsItIsWritten() {
    let written = PlainValue.record([
      PlainField("river", .text("Rhine")), PlainField("length", .text("12.5")), PlainField("city", .null),
    ])
    XCTAssertEqual(
      Response(written: written, question).map { Decider.tidied($0, question) },
      filled(["river": .text("Rhine"), "length": .number(12.5)]))
    XCTAssertNil(Response(written: .text("Rhine"), question))
    XCTAssertNil(Response(written: .record([PlainField("river", .list([]))]), question))
  }

  // MARK: Time

  func testWhatIsFilledInCountsWhenTimeIsUp() {
    var play = Scenario(Quiz.of(question) { $0.timing.question = 5 })
    play.when(.select(filled(["city": .text("a"), "river": .text("Rhine")])))
    play.wait(5000)
    let turn = play.state.past.first
    XCTAssertEqual(turn?.input, .timedOut(filled(["river": .text("Rhine"), "city": .text("a")]), selected: []))
    XCTAssertEqual(turn?.verdict?.points, 3)
  }
}
