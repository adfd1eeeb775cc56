import Foundation
import XCTest

/// JSON lines: every command, what is refused, and time under the virtual clock.
final class WireCommandTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  /// The types of what a run says.
  private func types(_ place: Place, _ arguments: [String], _ lines: [String]) throws -> [String] {
    try place.play(arguments + ["--new"], lines).map(\.type)
  }

  func testWhatCannotBeTakenLeavesTheStepOpen() throws {
    let place = try Place()
    try place.quiz("kinds", Samples.kinds)
    let bad = [
      "", "nonsense", "{", "[]", "5", "null", "{}", #"{"answer":null}"#, #"{"answer":true}"#, #"{"answer":[1]}"#,
      #"{"answer":["z"]}"#, #"{"answer":["a","b"]}"#, #"{"answer":[]}"#, #"{"answer":["a","a"]}"#, #"{"answer":5}"#,
      #"{"answer":"a"}"#, #"{"answer":{"a":"b"}}"#, #"{"anser":["a"]}"#, #"{"answer":["a"],"more":1}"#,
      #"{"answer":["a"],"skip":true}"#, #"{"answer":["a"],"answer":["b"]}"#, #"{"answer":["a"],"step":2}"#,
      #"{"answer":["a"],"try":2}"#, #"{"answer":["a"],"step":"1"}"#, #"{"answer":["a"],"step":1.5}"#,
      #"{"answer":["a"],"inputs":{"wager":1}}"#, #"{"answer":["a"],"inputs":[]}"#, #"{"skip":false}"#, #"{"skip":1}"#,
      #"{"back":true}"#, #"{"goto":1}"#, #"{"finish":true}"#, #"{"action":"fifty"}"#, #"{"action":5}"#,
      #"{"continue":true}"#, #"{"quit":true}"#, #"{"quit":"later"}"#, #"{"wait":100}"#, #"{"select":["z"]}"#,
      "{\"answer\":[\"a\"]", String(repeating: "[", count: 100_000),
      #"{"answer":"\#(String(repeating: "x", count: 2_000_000))"}"#,
    ]
    for line in bad {
      let messages = try place.play(["kinds", "--new"], [line, #"{"answer":["a"]}"#])
      let shown = String(line.prefix(60))
      XCTAssertEqual(messages.first("verdict")?.int("step"), 1, shown)
      XCTAssertEqual(messages.last("question")?.string("id"), "some", shown)
      if line.isEmpty { continue }
      let error = try XCTUnwrap(messages.first("error"), shown)
      XCTAssertEqual(error.keys, ["type", "message"])
      XCTAssertFalse(error.string("message")?.contains("\n") == true, shown)
      XCTAssertLessThan(error.text.count, 1000, shown)
    }
  }

  func testStepAndTryOfTheOpenQuestion() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    let messages = try place.play(
      ["statements"],
      [#"{"step":1,"try":1,"answer":["true"]}"#, #"{"answer":["true"],"step":1}"#, #"{"answer":["true"],"step":2}"#])
    XCTAssertEqual(messages.map(\.type), ["begin", "question", "verdict", "question", "error", "verdict", "result"])
  }

  func testHintSelectSkipAndQuit() throws {
    let place = try Place()
    try place.quiz("kinds", Samples.kinds)
    XCTAssertEqual(
      try types(
        place, ["kinds"],
        [#"{"hint":true}"#, #"{"select":["b"]}"#, #"{"select":[]}"#, #"{"skip":true}"#, #"{"quit":"keep"}"#, right]),
      ["begin", "question", "hint", "question", "verdict", "question"])
    let hint = try place.play(["kinds", "--new"], [#"{"hint":true}"#]).first("hint")
    XCTAssertEqual(hint?.keys, ["type", "text"])
    XCTAssertEqual(hint?.string("text"), "less than 3")
    XCTAssertEqual(try types(place, ["kinds"], [#"{"quit":"discard"}"#, right]), ["begin", "question"])
  }

  func testBackAndFreeNavigation() throws {
    let place = try Place()
    try place.quiz("back", Samples.statements(3, #""reveal":"end","navigation":{"back":true},"#))
    let back = try place.play(
      ["back"], [#"{"back":true}"#, right, #"{"back":true}"#, #"{"answer":["false"]}"#, right, right])
    XCTAssertEqual(
      back.map(\.type),
      [
        "begin", "question", "error", "question", "question", "question", "question", "verdict", "verdict", "verdict",
        "result",
      ])
    XCTAssertEqual(back.of("question").map { $0.int("step") }, [1, 2, 1, 2, 3])
    XCTAssertEqual(back.of("question").map { $0.bool("back") }, [false, true, false, true, true])
    XCTAssertEqual(back.last("result")?.number("points"), 2)

    try place.quiz("free", Samples.statements(3, #""reveal":"end","navigation":{"free":true},"#))
    let free = try place.play(
      ["free"],
      [
        #"{"goto":3}"#, right, #"{"goto":9}"#, #"{"goto":0}"#, #"{"goto":3}"#, #"{"answer":["false"]}"#,
        #"{"finish":true}"#,
      ])
    XCTAssertEqual(free.of("error").count, 2)
    XCTAssertEqual(Array(free.of("question").compactMap { $0.int("step") }.prefix(2)), [1, 3])
    XCTAssertEqual(free.last("result")?.number("points"), 0)
    XCTAssertEqual(free.last("result")?.number("of"), 3)
    // After the last answer it waits for `finish`.
    let waits = try place.play(["free", "--new"], [right, right, right])
    XCTAssertNil(waits.last("result"))
    XCTAssertEqual(try place.play(["free"], [#"{"finish":true}"#]).last("result")?.number("points"), 3)
  }

  func testActionsAndTries() throws {
    let place = try Place()
    try place.quiz(
      "one",
      Samples.quiz(
        #"{"id":"q","kind":"single","text":"?","answers":[{"text":"a","correct":true},{"text":"b"},{"text":"c"}]}"#))
    try place.plugin(
      "tries",
      """
      return { api = 1, start = function() return { tries = 0, hide = {} } end,
        next = function(state, ctx)
          if state.done or state.tries == 2 then return ctx.finish() end
          return ctx.ask("q", { hide = state.hide, actions = { { id = "fifty", label = "50:50" } } })
        end,
        acted = function(state, event) if event.action == "fifty" then state.hide = { "c" } end end,
        after = function(state, event) state.tries = state.tries + 1; state.done = event.verdict.correct end }
      """)
    let messages = try place.play(
      ["one", "--plugin", "tries"],
      [
        #"{"action":"fifty"}"#, #"{"answer":["c"]}"#, #"{"answer":["b"],"try":1}"#,
        #"{"answer":["a"],"try":2,"step":1}"#,
      ])
    XCTAssertEqual(
      messages.map(\.type), ["begin", "question", "question", "error", "verdict", "question", "verdict", "result"])
    XCTAssertEqual(messages.of("question").map { $0.int("try") }, [1, 1, 2])
    XCTAssertEqual(messages.of("question").map { $0.int("step") }, [1, 1, 1])
    XCTAssertEqual(messages.of("question").map { $0.ids("answers").count }, [3, 2, 2])
    XCTAssertNil(messages.first("verdict")?.object["answer"], "it is asked again")
    XCTAssertEqual(messages.last("verdict")?.object["answer"] as? [String], ["a"])
  }

  // MARK: Time

  func testTheVirtualClockMovesByWaitAlone() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3))
    let arguments = ["statements", "--virtual-clock", "--timed=10"]
    let messages = try place.play(
      arguments,
      [
        #"{"wait":9999}"#, right, #"{"wait":4000}"#, #"{"hint":true}"#, #"{"wait":5999}"#, #"{"wait":1}"#,
        #"{"wait":0}"#,
      ])
    XCTAssertEqual(
      messages.map(\.type), ["begin", "question", "verdict", "question", "error", "timeout", "verdict", "question"])
    XCTAssertEqual(messages.first("timeout")?.keys, ["type", "step"])
    XCTAssertEqual(messages.first("timeout")?.int("step"), 2)
    XCTAssertEqual(messages.last("verdict")?.bool("correct"), false)
    let resumed = try place.play(["statements", "--virtual-clock"], [#"{"wait":2500}"#])
    XCTAssertEqual(resumed.first("question")?.int("left_ms"), 10000)
    XCTAssertEqual(
      try place.play(["statements", "--virtual-clock"], []).first("question")?.int("left_ms"), 7500,
      "leaving refills nothing")
    let end = try place.play(["statements", "--virtual-clock"], [#"{"wait":1000}"#, right])
    XCTAssertEqual(end.last("result")?.int("ms"), 9999 + 10000 + 3500)
  }

  func testALongWaitStopsAtEveryLimit() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3))
    let messages = try place.play(["statements", "--virtual-clock", "--timed=10"], [#"{"wait":25000}"#, right])
    XCTAssertEqual(messages.of("timeout").map { $0.int("step") }, [1, 2])
    XCTAssertEqual(messages.map(\.type).suffix(3), ["question", "verdict", "result"], "the third is still open")
    XCTAssertEqual(messages.last("result")?.int("ms"), 25000)
    let all = try place.play(["statements", "--virtual-clock", "--timed=10"], [#"{"wait":9007199254740991}"#])
    XCTAssertEqual(all.of("timeout").count, 3)
    XCTAssertEqual(all.last?.type, "result")
  }

  func testTheTimeOfTheWholeQuiz() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3, #""timing":{"quiz":15},"#))
    let messages = try place.play(["statements", "--virtual-clock"], [#"{"wait":14000}"#, right, #"{"wait":1000}"#])
    XCTAssertEqual(messages.map(\.type), ["begin", "question", "verdict", "question", "timeout", "verdict", "result"])
    XCTAssertEqual(messages.last("result")?.number("of"), 3)
    XCTAssertEqual(messages.last("result")?.int("ms"), 15000)
  }

  func testWhatIsThereWhenTimeRunsOut() throws {
    let place = try Place()
    try place.quiz("kinds", Samples.kinds)
    let wait = #"{"wait":10000}"#
    let messages = try place.play(
      ["kinds", "--virtual-clock", "--timed=10", "--seed", "2"],
      [
        #"{"select":["a"]}"#, wait, #"{"select":["b","a"]}"#, wait, #"{"select":["true"]}"#, wait, wait,
        #"{"select":42}"#, wait,
        wait, #"{"continue":true}"#, #"{"select":"Paris"}"#, wait, wait, wait,
      ])
    XCTAssertEqual(messages.of("verdict").prefix(6).map { $0.bool("correct") }, [false, true, false, true, true, true])
    XCTAssertEqual(messages.of("timeout").count, 8)
    XCTAssertEqual(messages.last?.type, "result")
  }
}
