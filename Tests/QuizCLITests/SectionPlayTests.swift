import Foundation
import XCTest

/// Sections through the program: on the wire, drawn by a limit, graded.
final class SectionPlayTests: XCTestCase {
  private static let quiz = """
    { "title": "Parts", "shuffle": { "questions": true }, "defaults": { "kind": "truefalse", "correct": true },
      "sections": [ { "id": "A", "title": "Reading", "text": "Read this.", "pick": 2 }, { "id": "B", "text": "Sums" } ],
      "questions": [
        { "id": "b1", "text": "1?", "section": "B" }, { "id": "a1", "text": "2?", "section": "A" },
        { "id": "n1", "text": "3?" }, { "id": "b2", "text": "4?", "section": "B" },
        { "id": "a2", "text": "5?", "section": "A" }, { "id": "a3", "text": "6?", "section": "A" } ] }
    """

  private static let plugins = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("plugins")

  private let go = #"{"continue":true}"#
  private let yes = #"{"answer":["true"]}"#

  func testOnTheWire() throws {
    let place = try Place()
    try place.quiz("parts", Self.quiz)
    let messages = try place.play(["parts"], [yes, go, yes, yes, go, yes, yes])
    let steps = messages.filter { ["question", "page"].contains($0.string("type")) }
    XCTAssertEqual(
      steps.map { $0.string("section") ?? "\($0.string("type") ?? "") \($0.string("id") ?? "")" },
      ["question n1", "page A", "A", "A", "page B", "B", "B"])
    XCTAssertNil(steps[0].object["section"])
    XCTAssertEqual(steps[1].string("title"), "Reading")
    XCTAssertEqual(steps[1].string("body"), "Read this.")
    XCTAssertNil(steps[4].object["title"])
    XCTAssertEqual(messages.of("question").map { $0.int("of") }, [5, 5, 5, 5, 5])
    XCTAssertEqual(messages.first("result")?.string("headline"), "5 of 5")
  }

  /// A limit draws from the questions that the sections have drawn.
  func testALimitDrawsAfterThePicks() throws {
    let place = try Place()
    try place.quiz("parts", Self.quiz)
    for seed in 0..<12 {
      let all = try place.play(["parts", "--seed", "\(seed)", "--practice"], [yes, go, yes, yes, go, yes, yes])
      let few = try place.play(
        ["parts", "--seed", "\(seed)", "--practice", "--limit", "3"],
        Array(repeating: [go, yes], count: 5).flatMap { $0 })
      let ids = { (messages: [Message]) in messages.of("question").compactMap { $0.string("id") } }
      XCTAssertEqual(ids(few).count, 3)
      XCTAssertTrue(Set(ids(all)).isSuperset(of: ids(few)), "\(seed): \(ids(few)) of \(ids(all))")
    }
  }

  func testListTellsHowManyAreAsked() throws {
    let place = try Place()
    try place.quiz("parts", Self.quiz)
    let listed = try place.run(["list", "--json"]).output
    XCTAssertTrue(listed.contains(#""questions":5"#), listed)
  }

  /// A participant who is graded gets what a player gets, page or not.
  func testGrading() throws {
    let place = try Place()
    try place.quiz("parts", Self.quiz)
    let line =
      #"{"participant":"p","responses":{"n1":["true"],"a1":["true"],"a2":["true"],"a3":["true"],"b1":["false"]}}"#
    for plugin in ["exam", "grade", "trivia"] {
      let path = Self.plugins.appendingPathComponent("\(plugin).lua").path
      let graded = try place.run(["grade", "parts", "--plugin", path, "--seed", "4"], [line]).output
      XCTAssertTrue(graded.contains(#""of":5"#), graded)
    }
  }
}
