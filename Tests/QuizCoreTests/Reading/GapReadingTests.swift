import QuizCore
import XCTest

/// Texts with gaps: what is read, and where each mistake stands.
final class GapReadingTests: XCTestCase {
  // MARK: The text

  func testPiecesOfATextAreTextsAndGaps() {
    let table: [(text: String, markup: TextMarkup, pieces: [GapPiece])] = [
      ("The [[river]] flows.", .plain, [.text("The "), .gap("river"), .text(" flows.")]),
      ("[[a]][[b]]", .plain, [.gap("a"), .gap("b")]),
      ("[[ a b ]]", .plain, [.gap("a b")]),
      ("[[[a]]]", .plain, [.text("["), .gap("a"), .text("]")]),
      ("[[]] [[a\nb]] [a] ]] [[", .plain, [.text("[[]] [[a\nb]] [a] ]] [[")]),
      ("", .plain, []),
      ("`[[a]]` [[b]]", .plain, [.text("`"), .gap("a"), .text("` "), .gap("b")]),
      ("`[[a]]` [[b]]", .markdown, [.text("`[[a]]` "), .gap("b")]),
      ("```\n[[a]]\n```\n[[b]]", .markdown, [.text("```\n[[a]]\n```\n"), .gap("b")]),
      ("~~~\n[[a]]", .markdown, [.text("~~~\n[[a]]")]),
      ("$[[a]]$ [[b]]", .markdown, [.text("$[[a]]$ "), .gap("b")]),
      ("5 $ [[a]] 6 $", .markdown, [.text("5 $ "), .gap("a"), .text(" 6 $")]),
      ("$$[[a]]$$ \\([[b]]\\) \\[[[c]]\\] [[d]]", .markdown, [.text("$$[[a]]$$ \\([[b]]\\) \\[[[c]]\\] "), .gap("d")]),
      ("\\[[a]] [[b]]", .markdown, [.text("\\[[a]] "), .gap("b")]),
      ("one ` tick [[a]]", .markdown, [.text("one ` tick "), .gap("a")]),
    ]
    for row in table {
      XCTAssertEqual(GapText.pieces(of: row.text, markup: row.markup), row.pieces, row.text)
    }
  }

  // MARK: Reading

  /// A table whose values stand at places that the test names.
  private func value(_ content: SourceValue.Content, at offset: Int = 0) -> SourceValue {
    SourceValue(content, at: offset)
  }

  private func map(_ fields: KeyValuePairs<String, SourceValue>, at offset: Int = 0) -> SourceValue {
    value(.map(fields.map { SourceField(key: $0.key, keyOffset: $0.value.offset, value: $0.value) }), at: offset)
  }

  private func read(
    _ text: String, _ gaps: SourceValue?, _ more: KeyValuePairs<String, SourceValue> = [:]
  ) -> QuestionReading {
    var fields = [
      SourceField(key: "kind", keyOffset: 0, value: value(.text("gaps"))),
      SourceField(key: "text", keyOffset: 0, value: value(.text(text), at: 10)),
      SourceField(key: "id", keyOffset: 0, value: value(.text("q"))),
    ]
    if let gaps { fields.append(SourceField(key: "gaps", keyOffset: 20, value: gaps)) }
    fields += more.map { SourceField(key: $0.key, keyOffset: $0.value.offset, value: $0.value) }
    return QuizReader.question(from: value(.map(fields)), index: 0, languages: ["en"])
  }

  private func problems(_ reading: QuestionReading) -> [String] {
    reading.findings.map { "\($0.offset): \($0.problem.message { _ in nil })" }
  }

  func testEachKindOfGapIsKnownByItsKeys() throws {
    let right = map(["text": value(.text("Köln")), "correct": value(.bool(true))])
    let near = map(["value": value(.int(12)), "correct": value(.bool(true))])
    let typed = map(["accept": value(.text("Rhine")), "fraction": value(.number(0.5))])
    let reading = read(
      "[[b]] [[a]] [[c]] [[d]] [[e]] [[f]]",
      map([
        "a": map(["accept": value(.list([value(.text("Rhine"))])), "typos": value(.int(1)), "weight": value(.int(2))]),
        "b": map(["correct": value(.int(7)), "tolerance": value(.number(0.5))]),
        "c": map(["answers": value(.list([right, map(["text": value(.text("Kiel"))])]))]),
        "d": map(["correct": value(.text("Elbe"))]), "e": map(["answers": value(.list([near]))]),
        "f": map(["answers": value(.list([typed]))]),
      ]), ["words": value(.list([value(.text("Rhine")), value(.text("Elbe"))]))])
    XCTAssertEqual(problems(reading), [])
    let question = try XCTUnwrap(reading.question)
    XCTAssertEqual(question.gaps.map(\.id), ["b", "a", "c", "d", "e", "f"], "in the order of the text")
    XCTAssertEqual(question.gaps.map(\.kind), [.number, .text, .choice, .word, .number, .text])
    XCTAssertEqual(question.gaps.map(\.weight), [1, 2, 1, 1, 1, 1])
    XCTAssertEqual(question.gap("a")?.question.textRule.typos, 1)
    XCTAssertEqual(question.gap("c")?.question.answers.map(\.id), ["a", "b"])
    XCTAssertEqual(question.words, ["Rhine", "Elbe"])
    XCTAssertFalse(question.reusesWords)
    XCTAssertTrue(question.isMarked)
  }

  func testEveryMistakeStandsAtItsPlace() {
    let accept = map(["accept": value(.text("x"))], at: 30)
    let table: [(reading: QuestionReading, problems: [String])] = [
      (
        read("[[river]] [[b]]", map(["river": accept, "rivr": map(["accept": value(.text("x"))], at: 40)])),
        [
          "10: the gap 'b' of question 'q' has no entry in 'gaps': add it there",
          "40: the entry 'rivr' in 'gaps' of question 'q' has no gap in the text: did you mean 'river'?",
        ]
      ),
      (
        read("[[river]]", map(["rivr": accept])),
        [
          "10: the gap 'river' of question 'q' has no entry in 'gaps': did you mean 'rivr'?",
          "30: the entry 'rivr' in 'gaps' of question 'q' has no gap in the text: did you mean 'river'?",
        ]
      ),
      (read("no gap", nil), ["10: question 'q' is of kind 'gaps' and has no gap: write [[name]] in its text"]),
      (
        read("[[a]] [[a]]", map(["a": accept])),
        ["10: the gap 'a' stands twice in the text of question 'q': give each its own name"]
      ),
      (
        read("[[a]]", map(["a": map(["typos": value(.int(1))], at: 33)])),
        ["33: gap 'a' of question 'q' has no right answer: write 'accept', 'correct' or 'answers'"]
      ),
      (
        read("[[a]]", map(["a": map(["acept": value(.text("x"), at: 35), "accept": value(.text("x"))])])),
        ["35: unknown key 'acept' in gap 'a' of question 'q': did you mean 'accept'?"]
      ),
      (
        read("[[a]]", map(["a": map(["correct": value(.int(1)), "typos": value(.int(1), at: 36)])])),
        ["36: 'typos' means nothing in gap 'a' of question 'q', which takes a number: remove it"]
      ),
      (
        read("[[a]]", map(["a": map(["correct": value(.text("Elbe"), at: 37)])])),
        ["37: gap 'a' of question 'q' takes a word, and the question has no 'words': add a list of them"]
      ),
      (
        read(
          "[[a]]", map(["a": map(["correct": value(.text("Elb"), at: 38)])]),
          ["words": value(.list([value(.text("Elbe"))]))]),
        ["38: 'correct' of gap 'a' of question 'q' is 'Elb', which is not among the 'words': did you mean 'Elbe'?"]
      ),
      (
        read("[[a]]", map(["a": map(["accept": value(.text("x")), "weight": value(.int(-1), at: 39)])])),
        ["39: 'weight' of gap 'a' of question 'q' takes a number from 0 to a billion, found '-1'"]
      ),
      (
        read("[[a]]", value(.list([value(.int(1))]), at: 41)),
        [
          "10: the gap 'a' of question 'q' has no entry in 'gaps': add it there",
          "41: 'gaps' of question 'q' takes a table, found a list",
        ]
      ),
    ]
    for row in table { XCTAssertEqual(problems(row.reading), row.problems) }
  }

  func testOtherKindsKeepTheirBrackets() throws {
    let fields = [
      SourceField(key: "kind", keyOffset: 0, value: value(.text("number"))),
      SourceField(key: "text", keyOffset: 0, value: value(.text("What is [[1]]?"))),
      SourceField(key: "correct", keyOffset: 0, value: value(.int(1))),
    ]
    let reading = QuizReader.question(from: value(.map(fields)), index: 0, languages: ["en"])
    XCTAssertEqual(reading.findings, [])
    XCTAssertEqual(try XCTUnwrap(reading.question).text, "What is [[1]]?")
  }

  func testEveryLanguageOfATextHasTheGaps() {
    let texts = value(
      .map([
        SourceField(key: "en", keyOffset: 1, value: value(.text("[[a]] then [[b]]"), at: 11)),
        SourceField(key: "de", keyOffset: 2, value: value(.text("[[b]]"), at: 12)),
      ]), at: 10)
    let gaps = map([
      "a": map(["accept": value(.text("x"))], at: 30), "b": map(["accept": value(.text("y"))], at: 40),
    ])
    let fields = [
      SourceField(key: "kind", keyOffset: 0, value: value(.text("gaps"))),
      SourceField(key: "id", keyOffset: 0, value: value(.text("q"))),
      SourceField(key: "text", keyOffset: 0, value: texts), SourceField(key: "gaps", keyOffset: 20, value: gaps),
    ]
    let reading = QuizReader.question(from: value(.map(fields)), index: 0, languages: ["en"])
    XCTAssertEqual(
      problems(reading),
      ["30: the entry 'a' in 'gaps' of question 'q' has no gap in the text: write [[a]] there, or remove it"])
  }
}
