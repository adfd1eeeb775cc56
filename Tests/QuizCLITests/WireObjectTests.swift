import XCTest

/// Tests what the objects tell of time, drafts and pictures, from the real program.
final class WireObjectTests: XCTestCase {
  func testTheTimeOfTheWholeQuiz() throws {
    let place = try Place()
    try place.quiz(
      "timed",
      """
      { "title": "Timed", "timing": { "quiz": 60, "question": 20 }, "questions": [
        { "id": "page", "kind": "info", "text": "Read", "image": "p.png", "imageAlt": "A page" },
        { "id": "q1", "text": "One", "image": "q.png", "imageAlt": "A river", "answers": [ { "text": "a", "correct": true }, { "text": "b" } ] } ] }
      """)
    let messages = try place.play(
      ["timed", "--virtual-clock"], [#"{"wait":1500}"#, #"{"continue":true}"#, #"{"wait":500}"#, #"{"answer":["a"]}"#])
    XCTAssertEqual(messages.first("page")?.int("quiz_left_ms"), 60_000)
    XCTAssertEqual(messages.first("page")?.string("imageAlt"), "A page")
    XCTAssertEqual(messages.first("question")?.int("quiz_left_ms"), 58_500)
    XCTAssertEqual(messages.first("question")?.int("left_ms"), 20_000)
    XCTAssertEqual(messages.first("question")?.string("imageAlt"), "A river")
    try place.quiz("calm", #"{ "title": "Calm", "questions": [ { "kind": "text", "text": "?", "accept": "x" } ] }"#)
    XCTAssertNil(try place.play(["calm"]).first("question")?.object["quiz_left_ms"])
  }

  /// A draft is told when its question comes again: after a hint, after back and forth, after a pause between two runs.
  func testDraftsAreTold() throws {
    let place = try Place()
    try place.quiz("back", Self.back)
    let messages = try place.play(
      ["back"],
      [
        #"{"answer":["b"]}"#, #"{"select":["a","c"]}"#, #"{"hint":true}"#, #"{"back":true}"#, #"{"answer":["a"]}"#,
        #"{"back":true}"#,
      ])
    let questions = messages.of("question")
    XCTAssertEqual(questions.map { $0.string("id") }, ["q1", "q2", "q2", "q1", "q2", "q1"])
    XCTAssertEqual(
      questions.map { $0.object["selected"] as? [String] }, [nil, nil, ["a", "c"], ["b"], ["a", "c"], ["a"]])
    let again = try place.play(["back"], [#"{"answer":["b"]}"#, #"{"answer":["c"]}"#])
    XCTAssertEqual(again.of("question").map { $0.object["selected"] as? [String] }, [["a"], ["a", "c"]])
    XCTAssertEqual(again.of("verdict").map { $0.object["given"] as? [String] }, [["b"], ["c"]])
    let skipped = try place.play(["back", "--new"], [#"{"skip":true}"#, #"{"skip":true}"#])
    XCTAssertTrue(skipped.of("verdict").allSatisfy { $0.object["given"] == nil })
  }

  private static let back = """
    { "title": "Back", "reveal": "end", "navigation": { "back": true }, "questions": [
      { "id": "q1", "text": "One", "answers": [ { "text": "x", "correct": true }, { "text": "y" } ] },
      { "id": "q2", "kind": "multiple", "text": "Two", "hint": "Two of them", "answers": [
        { "text": "x", "correct": true }, { "text": "y" }, { "text": "z", "correct": true } ] } ] }
    """

  /// With free navigation too: what stood on a question that was left stands there again, and counts when time runs out.
  func testDraftsOfFreeNavigation() throws {
    let place = try Place()
    try place.quiz(
      "free", Self.back.replacingOccurrences(of: #""back": true"#, with: #""free": true"#))
    let messages = try place.play(
      ["free", "--virtual-clock", "--timed=10"],
      [#"{"goto":2}"#, #"{"select":["a","c"]}"#, #"{"goto":1}"#, #"{"goto":2}"#, #"{"wait":10000}"#])
    XCTAssertEqual(
      messages.of("question").prefix(4).map { $0.object["selected"] as? [String] }, [nil, nil, nil, ["a", "c"]])
    XCTAssertEqual(messages.of("question").map { $0.string("id") }, ["q1", "q2", "q1", "q2", "q1"])
  }
}
