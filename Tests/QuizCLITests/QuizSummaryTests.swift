import XCTest

/// `quiz check --summary`: what a quiz holds, a line or a key for each fact.
final class QuizSummaryTests: XCTestCase {
  private static let quiz = """
    { "title": { "en": "Test", "de": "Prüfung" }, "language": "en", "licence": "CC0", "timing": { "quiz": 2730 }, "image": "a.png",
      "sections": [ { "id": "A", "title": "Part A", "pick": 1 }, { "id": "B" } ], "questions": [
        { "id": "1", "kind": "truefalse", "text": "One two three.", "correct": true, "section": "A", "points": 2.5 },
        { "id": "2", "kind": "truefalse", "text": { "en": "Four five.", "fr": "Quatre cinq." }, "correct": true, "section": "A" },
        { "id": "3", "kind": "number", "text": "Six?", "correct": 6, "section": "B" },
        { "id": "4", "kind": "info", "text": "Seven eight.", "section": "B" } ] }
    """

  func testLines() throws {
    let place = try Place()
    try place.quiz("test", Self.quiz)
    let outcome = try place.run(["quiz", "check", "test", "--summary"])
    XCTAssertEqual(
      outcome.output,
      """
      quiz: test
      title: Test
      questions: 3 (2 are drawn)
      kinds: truefalse 2, number 1, info 1
      points: 4.5
      time: 45 min 30 s
      sections: Part A (2 questions, 3.5 points), B (1 question, 1 point)
      languages: de, en, fr
      pictures: 1
      reading time: 5 s (15 words)

      """)
    // The picture is not there: told, but not among the facts.
    XCTAssertTrue(outcome.errors.contains("a.png"), outcome.errors)
    XCTAssertEqual(outcome.code, 1)
  }

  func testObject() throws {
    let place = try Place()
    try place.quiz("test", Self.quiz)
    let outcome = try place.run(["quiz", "check", "test", "--summary", "--json"])
    let object = try XCTUnwrap(Message.all(outcome.output).first)
    XCTAssertEqual(object.int("questions"), 3)
    XCTAssertEqual(object.int("asked"), 2)
    XCTAssertEqual(object.object["kinds"] as? [String: Int], ["truefalse": 2, "number": 1, "info": 1])
    XCTAssertEqual(object.object["points"] as? Double, 4.5)
    XCTAssertEqual(object.int("time"), 2730)
    XCTAssertEqual(object.object["languages"] as? [String], ["de", "en", "fr"])
    XCTAssertEqual(object.int("pictures"), 1)
    XCTAssertEqual(object.int("reading_time"), 5)
    XCTAssertEqual((object.object["sections"] as? [[String: Any]])?.map { $0["id"] as? String }, ["A", "B"])
  }

  func testSeveralAndNone() throws {
    let place = try Place()
    let plain =
      #"{ "title": "T", "questions": [ { "id": "a", "kind": "truefalse", "correct": true, "text": "So?", "limit": 20 } ] }"#
    try place.quiz("one", plain)
    try place.quiz("two", plain.replacing(", \"limit\": 20", with: ""))
    let outcome = try place.run(["quiz", "check", "--summary"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(
      outcome.output.contains("time: 20 s\nsections: none\nlanguages: not said\npictures: 0\n"), outcome.output)
    XCTAssertTrue(
      outcome.output.contains("\n\nquiz: two\n") && outcome.output.contains("time: no limit"), outcome.output)
    try place.quiz("bad", "{")
    let broken = try place.run(["quiz", "check", "bad", "--summary"])
    XCTAssertEqual(broken.code, 1)
    XCTAssertEqual(broken.output, "")
    XCTAssertTrue(broken.errors.contains("bad.json:1:2"), broken.errors)
  }
}
