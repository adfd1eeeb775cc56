import XCTest

/// Answers that nearly fit: typing mistakes and accents that a quiz forgives, numbers with a unit that no face takes.
final class NearAnswerTests: XCTestCase {
  private static let quiz = """
    { "title": "Near", "defaults": { "kind": "text" }, "questions": [
      { "id": "w", "text": "Who?", "accept": ["Niccolò Machiavelli"], "typos": 2, "accents": false },
      { "id": "e", "text": "Who?", "accept": ["Niccolò Machiavelli"] },
      { "id": "n", "kind": "number", "text": "How much?", "correct": 180 },
      { "id": "r", "kind": "range", "text": "How long?", "min": 0, "max": 200, "step": 1, "correct": 5 } ] }
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("near", Self.quiz)
    return place
  }

  func testTheVerdictShowsTheRightSpelling() throws {
    let messages = try place().play(
      ["near"],
      [
        #"{"answer":"Nicolo  machiaveli"}"#, #"{"answer":"Nicolo Machiavelli"}"#, #"{"answer":"180 g/mol"}"#,
        #"{"answer":180}"#, #"{"answer":"5 cm"}"#, #"{"answer":5}"#,
      ])
    let verdicts = messages.of("verdict")
    XCTAssertEqual(verdicts.map { $0.object["correct"] as? Bool }, [true, false, true, true])
    XCTAssertEqual(verdicts[0].string("feedback"), "Niccolò Machiavelli")
    XCTAssertNil(verdicts[1].string("feedback"))
    XCTAssertEqual(
      messages.of("error").map { $0.string("message") }, ["write 180, without g/mol", "write 5, without cm"])
  }

  func testPlainLinesNameTheUnit() throws {
    let lines = ["Niccolò Machiavelli", "x", "180 g/mol", "180", "5cm", "5"]
    let english = try place().run(["near", "--plain"], lines).output
    XCTAssertTrue(english.contains("Write 180, without g/mol."), english)
    XCTAssertTrue(english.contains("Write 5, without cm."), english)
    let german = try place().run(["near", "--plain"], lines, ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains("Schreib 180, ohne g/mol."), german)
  }

  func testMistakesInTheKeys() throws {
    let place = try Place()
    try place.quiz(
      "bad",
      """
      { "title": "Bad", "questions": [
        { "id": "a", "kind": "text", "text": "?", "accept": "x", "typos": -1 },
        { "id": "b", "kind": "text", "text": "?", "accept": "x", "typos": 1.5, "accents": "no" },
        { "id": "c", "kind": "number", "text": "?", "correct": 1, "typos": 1 } ] }
      """)
    let outcome = try place.run(["quiz", "check", "bad"])
    XCTAssertEqual(outcome.code, 1)
    for told in [
      "'typos' of question 'a' takes a whole number from 0 to 100, found '-1'",
      "'typos' of question 'b' takes a whole number", "'accents' of question 'b' takes true or false",
      "'typos' means nothing in question 'c' of kind 'number'",
    ] { XCTAssertTrue(outcome.output.contains(told), outcome.output) }
  }
}
