import Foundation
import XCTest

/// Sections, pages of modes and questions with the same id: each has what is its own.
final class SharedNameTests: XCTestCase {
  private static let quiz = """
    {"title":"T","sections":[{"id":"a","title":"Part A"}],"questions":[
      {"id":"a","section":"a","kind":"truefalse","text":"Q.","correct":true},
      {"id":"e","kind":"text","text":"Why?","marked":"by hand"}]}
    """

  func testASectionCalledLikeAQuestion() throws {
    let place = try Place.withShippedModes()
    try place.quiz("d", Self.quiz)
    try place.write("Name;a;e\nx;true;y\n", to: "d.csv")
    try place.write("Name;e\nx;1\n", to: "marks.csv")
    let modes = ["exam", "grade", "speed", "tries", "wager", "hardest-last"]
    for options in modes.map({ ["--plugin", $0] }) + [
      [], ["--marks", "marks.csv"], ["--plugin", "exam", "--marks", "marks.csv"],
    ] {
      let outcome = try place.run(["grade", "d", "d.csv", "--details"] + options)
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      let verdicts = Message.all(outcome.output).first?.object["verdicts"] as? [String: [String: Any]]
      XCTAssertEqual(verdicts?["a"]?["correct"] as? Bool, true, "\(options): \(outcome.output)")
    }
    let analysis = try place.run(["analyze", "d", "d.csv", "--json", "--plugin", "exam"])
    XCTAssertTrue(
      analysis.output.contains(#"{"question":"a","answered":1,"facility":1"#)
        || analysis.output.contains(#""facility":1"#), analysis.output)
  }

  /// The mode bets on a page of the question's name, and asks then.
  private static let bets = """
    return { api = 1,
      next = function(state, ctx)
        local question = ctx.remaining[1]
        if not question then return ctx.finish() end
        if state.bet then return ctx.ask(question, { inputs = { sure = { type = "int", min = 1, max = 3, default = 2 } } }) end
        return ctx.show { id = question.id, inputs = { bet = { type = "int", min = 0, max = 9, default = 4 } },
                          actions = { { id = "all", label = "All" } } }
      end,
      acted = function(state, event) state.bet = event.action == "all" and 9 or event.inputs.bet or state.bet end,
      after = function(state, event)
        state.sum = (state.sum or 0) + (event.verdict.correct and state.bet * (event.inputs.sure or 0) or 0)
        state.bet = nil
      end,
      result = function(state) return { points = state.sum } end,
    }
    """

  func testAPageCalledLikeAQuestion() throws {
    let place = try Place.withShippedModes()
    try place.quiz("d", Self.quiz.replacingOccurrences(of: #","marked":"by hand""#, with: #","accept":["y"]"#))
    try place.plugin("bets", Self.bets)
    let cases: [(String, Double)] = [
      (#"{"a":["true"]}"#, 8), (#"{"a":true,"e":"y"}"#, 16),
      (#"{"a":{"tries":[{"inputs":{"bet":3}},["true"]]}}"#, 6),
      (#"{"a":{"tries":[["true"],{"inputs":{"bet":3}}]}}"#, 6),
      (#"{"a":{"tries":[{"action":"all"},{"answer":true,"inputs":{"sure":1}}]}}"#, 9),
      (#"{"a":{"inputs":{"bet":3}}}"#, 0), (#"{"a":{"answer":true,"inputs":{"sure":3}}}"#, 12),
    ]
    let lines = cases.enumerated().map { #"{"participant":"p\#($0)","responses":\#($1.0)}"# + "\n" }.joined()
    try place.write(lines, to: "in.jsonl")
    let outcome = try place.run(["grade", "d", "in.jsonl", "--plugin", "bets"])
    XCTAssertEqual(outcome.code, 0, outcome.output)
    XCTAssertEqual(Message.all(outcome.output).map { $0.number("points") }, cases.map(\.1), outcome.output)
    for (response, error) in [
      (#"{"a":{"action":"none"}}"#, "none"), (#"{"x":{"inputs":{"bet":1}}}"#, "the mode showed no page 'x'"),
      (#"{"x":["true"]}"#, "there is no question 'x'"),
    ] {
      let outcome = try place.run(
        ["grade", "d", "--plugin", "bets"], [#"{"participant":"p","responses":\#(response)}"#])
      XCTAssertTrue(Message.all(outcome.output).first?.string("error")?.contains(error) == true, outcome.output)
    }
  }
}
