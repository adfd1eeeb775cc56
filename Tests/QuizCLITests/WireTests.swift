import Foundation
import XCTest

/// JSON lines: the exact keys of every message, and every command.
final class WireTests: XCTestCase {
  private static let question: Set = [
    "type", "step", "try", "id", "kind", "text", "answers", "left", "right", "labels", "back", "skip", "actions",
    "inputs", "status", "status_values",
  ]

  // MARK: Out

  func testKeysOfEveryKind() throws {
    let place = try Place()
    try place.quiz("kinds", Samples.kinds)
    let messages = try place.play(
      ["kinds", "--seed", "1"],
      [
        #"{"answer":["a"]}"#, #"{"answer":["c"]}"#, #"{"answer":["false"]}"#, #"{"answer":5}"#, #"{"answer":1.5}"#,
        #"{"continue":true}"#, #"{"answer":" paris "}"#, #"{"answer":["3","2","1"]}"#,
        #"{"answer":{"l1":"r1","l2":"r2"}}"#,
      ])
    let begin = try XCTUnwrap(messages.first)
    XCTAssertEqual(begin.keys, ["type", "sitting", "quiz", "plugin", "seed", "rules", "resumed"])
    XCTAssertEqual(begin.string("sitting")?.count, 26)
    XCTAssertEqual((begin.object["quiz"] as? [String: Any])?.keys.sorted(), ["id", "title"])
    XCTAssertEqual((begin.object["plugin"] as? [String: Any])?.keys.sorted(), ["name"])

    let more: [String: Set<String>] = ["one": ["hint"], "slide": ["min", "max", "step_size"]]
    let questions = messages.of("question")
    XCTAssertEqual(
      questions.map { $0.string("id") }, ["one", "some", "either", "slide", "count", "word", "sort", "pair"])
    for question in questions {
      let id = try XCTUnwrap(question.string("id"))
      XCTAssertEqual(question.keys, Self.question.union(["of"]).union(more[id] ?? []), id)
    }
    XCTAssertEqual(questions.map { $0.int("step") }, Array(1...8))
    XCTAssertEqual(
      questions.map { $0.ids("answers") },
      [["a", "b"], ["a", "b", "c"], ["true", "false"], [], [], [], ["1", "2", "3"], []])
    XCTAssertEqual(questions.last?.ids("left"), ["l1", "l2"])
    XCTAssertEqual(questions.last?.ids("right"), ["r1", "r2", "r3"])
    XCTAssertEqual(questions[3].object["labels"] as? [String], ["low", "high"])
    XCTAssertEqual(messages.first("page")?.keys, ["type", "id", "body", "actions", "inputs"])
    XCTAssertEqual(messages.first("page")?.string("id"), "page")
    XCTAssertEqual(messages.first("page")?.string("body"), "A page to read")

    let verdict: Set = ["type", "step", "points", "of", "correct", "answer", "given"]
    XCTAssertEqual(messages.of("verdict").first?.keys, verdict.union(["feedback", "explanation"]))
    for message in messages.of("verdict").dropFirst() { XCTAssertEqual(message.keys, verdict, message.text) }
    let result = try XCTUnwrap(messages.last)
    XCTAssertEqual(
      result.keys, ["type", "headline", "emoji", "points", "of", "percent", "bars", "share", "ranking", "ms"])
  }

  func testRightAnswersHaveTheShapeOfAnAnswer() throws {
    let place = try Place()
    try place.quiz("kinds", Samples.kinds)
    let skip = #"{"skip":true}"#
    var messages = try place.play(
      ["kinds", "--seed", "6"],
      Array(repeating: skip, count: 5) + [#"{"continue":true}"#] + Array(repeating: skip, count: 3))
    let answers = messages.of("verdict").map { $0.object["answer"] }
    XCTAssertEqual(answers.count, 8)
    let lines = answers.enumerated().map { index, answer -> String in
      let data = answer.flatMap { try? JSONSerialization.data(withJSONObject: ["answer": $0]) }
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
    // An answer shown as right is right when it is sent back in another run of the same seed.
    let replies = lines[0..<5] + [#"{"continue":true}"#, #"{"answer":"Paris"}"#] + lines[6...]
    messages = try place.play(["kinds", "--seed", "6", "--new"], Array(replies))
    XCTAssertEqual(messages.of("verdict").map { $0.bool("correct") }, Array(repeating: true, count: 8))
    XCTAssertEqual(messages.last("result")?.number("percent"), 100)
  }

  func testNothingTellsTheSolution() throws {
    let place = try Place()
    try place.quiz("kinds", Samples.kinds.replacing("\"x\",\"text\":\"one\"", with: "\"first\",\"text\":\"one\""))
    let skip = #"{"skip":true}"#
    let messages = try place.play(
      ["kinds"], Array(repeating: skip, count: 5) + [#"{"continue":true}"#] + Array(repeating: skip, count: 3))
    for message in messages.of("question") + messages.of("begin") {
      for word in [
        "correct", "fraction", "accept", "tolerance", "pairs", "outcomes", "feedback", "explanation", "\"first\"",
        "less than 3",
      ] {
        XCTAssertFalse(message.text.contains(word), "\(word) in \(message.text)")
      }
    }
  }

  func testAResultWithEverything() throws {
    let place = try Place()
    try place.plugin(
      "full",
      """
      return { api = 1, players = { min = 1, max = 2 },
        next = function(state, ctx)
          if #ctx.past > 0 then return ctx.finish("why") end
          return ctx.ask(ctx.remaining[1], { limit = 5, hint = "h", actions = { { id = "fifty", label = "50:50" } },
            inputs = { wager = { type = "int", min = 1, max = 10, default = 2, about = "how much" } }, player = ctx.players[2] })
        end,
        result = function() return { headline = "H", body = "B", emoji = "E", outcome = "cat", points = 1, of = 4, passed = false,
          bars = { { label = "L", value = 1, of = 2 } }, share = { "S" }, ranking = { { player = "A", points = 1, of = 2 } } } end }
      """)
    try place.quiz(
      "full",
      Samples.statements(
        1, #""outcomes":[{"id":"cat","title":"Cat","image":"img/cat.png"}],"bands":[{"from":0,"title":"Band"}],"#))
    let messages = try place.play(
      ["full", "--plugin", "full", "--players", "A,B", "--virtual-clock"],
      [#"{"answer":["true"],"inputs":{"wager":3}}"#])
    let question = try XCTUnwrap(messages.first("question"))
    XCTAssertEqual(question.keys, Self.question.union(["limit", "left_ms", "hint", "player"]))
    XCTAssertEqual(question.string("player"), "B")
    XCTAssertEqual(question.ids("actions"), ["fifty"])
    let wager = try XCTUnwrap((question.object["inputs"] as? [String: [String: Any]])?["wager"])
    XCTAssertEqual(Set(wager.keys), ["type", "min", "max", "default", "about"])
    let result = try XCTUnwrap(messages.last("result"))
    XCTAssertEqual(
      result.keys,
      [
        "type", "headline", "body", "emoji", "image", "outcome", "band", "points", "of", "percent", "passed", "bars",
        "share", "ranking", "ms",
      ])
    XCTAssertEqual(result.string("image"), "img/cat.png")
    XCTAssertEqual(result.string("band"), "Band")
    XCTAssertEqual(result.number("percent"), 25)
    XCTAssertEqual((result.object["bars"] as? [[String: Any]])?.first?.keys.sorted(), ["label", "of", "value"])
    XCTAssertEqual((result.object["ranking"] as? [[String: Any]])?.first?.keys.sorted(), ["of", "player", "points"])
  }

  func testVerdictsByReveal() throws {
    let place = try Place()
    for reveal in ["each", "end", "never"] { try place.quiz(reveal, Samples.statements(2, #""reveal":"\#(reveal)","#)) }
    try place.quiz(
      "unmarked", #"{"title":"U","questions":[{"kind":"truefalse","text":"?"},{"kind":"truefalse","text":"?"}]}"#)
    let types = { (id: String) in try place.play([id], [#"{"answer":["true"]}"#, #"{"answer":["false"]}"#]).map(\.type)
    }
    XCTAssertEqual(try types("each"), ["begin", "question", "verdict", "question", "verdict", "result"])
    XCTAssertEqual(try types("end"), ["begin", "question", "question", "verdict", "verdict", "result"])
    XCTAssertEqual(try types("never"), ["begin", "question", "question", "result"])
    XCTAssertEqual(try types("unmarked"), ["begin", "question", "question", "result"])
  }

  func testLinesAreFlushedOneAtATime() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    let program = try place.start(["statements", "--json"])
    for type in ["begin", "question"] { XCTAssertEqual(program.readLine().flatMap(Message.init)?.type, type) }
    program.send(#"{"answer":["true"]}"#)
    for type in ["verdict", "question"] { XCTAssertEqual(program.readLine().flatMap(Message.init)?.type, type) }
    program.send(#"{"quit":"keep"}"#)
    XCTAssertEqual(program.finish().code, 0)
  }
}
