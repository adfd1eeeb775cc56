import QuizCore
import XCTest

/// A question that a mode makes on the spot, from plain data without places.
final class ReadingQuestionTests: XCTestCase {
  func testAQuestionIsReadByTheSameRules() throws {
    let reading = read([
      PlainField("text", .text("2 + 2?")),
      PlainField("answers", .list([answer("4", correct: true), answer("5", correct: false)])),
    ])
    XCTAssertEqual(reading.findings, [])
    let question = try XCTUnwrap(reading.question)
    XCTAssertEqual(question.id, "q7")
    XCTAssertEqual(question.kind, .single)
    XCTAssertEqual(question.answers.map(\.id), ["a", "b"])
    XCTAssertEqual(question.answers.map(\.isCorrect), [true, false])
  }

  func testAnEmptyTableIsATable() throws {
    let reading = read([
      PlainField("text", .text("?")), PlainField("kind", .text("number")), PlainField("data", .empty),
      PlainField("answers", .list([.record([PlainField("value", .int(1)), PlainField("outcomes", .empty)])])),
    ])
    XCTAssertEqual(reading.findings, [])
    XCTAssertEqual(reading.question?.answers[0].outcomes, [])
  }

  func testFindingsSayWhatIsWrong() {
    let reading = read([PlainField("text", .int(3)), PlainField("knd", .text("single"))])
    XCTAssertNil(reading.question)
    XCTAssertEqual(
      reading.findings.map { $0.problem.message { _ in nil } },
      [
        "unknown key 'knd' in question 'q7': did you mean 'kind'?",
        "question 'q7' has no 'kind' and no 'answers': write 'single', 'multiple', 'truefalse', 'range', 'number', "
          + "'text', 'order', 'match', 'gaps' or 'info'",
        "'text' of question 'q7' takes a text, or a table of languages with a text each, found the number '3'",
      ])
  }

  func testWithoutPlacesTheOtherOneIsBefore() {
    let twice = PlainValue.list([.record([PlainField("id", "x"), PlainField("text", "1")])]).elements ?? []
    let reading = read([PlainField("text", .text("?")), PlainField("answers", .list(twice + twice))])
    XCTAssertEqual(
      reading.findings.map { $0.problem.message { _ in nil } },
      ["the id 'x' is already that of the answer before it: give each its own"])
  }

  func testNumbersOfAMachineAreChecked() {
    for odd in [Double.infinity, -.infinity, .nan] {
      let reading = read([
        PlainField("text", .text("?")), PlainField("kind", .text("number")), PlainField("correct", .number(odd)),
      ])
      XCTAssertEqual(
        reading.findings.map { $0.problem.message { _ in nil } },
        ["'correct' of question 'q7' takes a finite number, found '\(odd)'"])
    }
  }

  func testTheQuizGivesLanguageAndOutcomes() {
    var quiz = Quiz(id: "z", title: "Z", questions: [])
    quiz.language = "de"
    quiz.outcomes = [Outcome(id: "cat")]
    let words = PlainValue.record([PlainField("en", .text("E")), PlainField("de", .text("D"))])
    let source = PlainValue.record([
      PlainField("text", words),
      PlainField(
        "answers",
        .list([.record([PlainField("text", "x"), PlainField("outcomes", .record([PlainField("cta", .int(1))]))])])),
    ])
    let reading = QuizReader.question(from: SourceValue(source, at: 0), index: 0, languages: [], in: quiz)
    XCTAssertEqual(reading.question?.text, "D")
    XCTAssertEqual(
      reading.findings.map { $0.problem.message { _ in nil } },
      ["the outcome 'cta' of answer 'a' of question 'q1' is not among the quiz's 'outcomes': did you mean 'cat'?"])
  }

  private func read(_ fields: [PlainField]) -> QuestionReading {
    QuizReader.question(from: SourceValue(.record(fields), at: 0), index: 6, languages: [])
  }

  private func answer(_ text: String, correct: Bool) -> PlainValue {
    .record([PlainField("text", .text(text)), PlainField("correct", .bool(correct))])
  }
}

extension PlainField {
  fileprivate init(_ key: String, _ text: String) {
    self.init(key, .text(text))
  }
}
