import Foundation
import XCTest

/// `plugin new`, `test`, `check`, `explain` and `types`, as an author runs them.
final class AuthorCommandTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3))
    return place
  }

  func testANewPluginIsWhole() throws {
    let place = try place()
    let made = try place.run(["plugin", "new", "first-try"])
    XCTAssertEqual(made.code, 0, made.errors)
    XCTAssertTrue(made.output.contains("quizrun plugin test first-try"), made.output)
    let german = ["LANG": "de_DE.UTF-8"]
    let other = try place.run(["plugin", "new", "zweiter"], [], german).output
    XCTAssertTrue(other.contains("ist ein Modus, der läuft") && other.contains("quizrun plugin test zweiter"), other)
    XCTAssertEqual(try place.run(["plugin", "test", "zweiter"], [], german).code, 0)
    let tested = try place.run(["plugin", "test", "first-try"])
    XCTAssertEqual(tested.code, 0, tested.output)
    XCTAssertTrue(tested.output.contains("1 example passed"), tested.output)
    let checked = try place.run(["plugin", "check", "first-try"])
    XCTAssertEqual(checked.code, 0, checked.output)
    let result = try place.play(
      ["statements", "--plugin", "first-try"], Array(repeating: #"{"answer":["true"]}"#, count: 3))
    XCTAssertEqual(result.last?.string("headline"), "6 points, longest row 3")
  }

  func testANewPluginReplacesNothing() throws {
    let place = try place()
    try place.plugin("mine", "return { api = 1 }")
    let again = try place.run(["plugin", "new", "mine"])
    XCTAssertEqual(again.code, 2)
    XCTAssertTrue(again.errors.contains("is there already"), again.errors)
    XCTAssertEqual(
      try String(contentsOfFile: place.root + "/home/plugins/mine.lua", encoding: .utf8), "return { api = 1 }")
    for name in ["", "../x", "a b", "-x", "ä"] {
      XCTAssertEqual(try place.run(["plugin", "new", "--", name]).code, 2, name)
    }
  }

  func testAFailingExampleShowsBothValues() throws {
    let place = try place()
    try place.plugin(
      "wrong",
      "return { api = 1, examples = {\n  { quiz = { title = \"T\", questions = { { kind = \"truefalse\", text = \"x\", correct = true } } },\n"
        + "    expect = { points = 5 } } } }")
    let outcome = try place.run(["plugin", "test", "wrong"])
    XCTAssertEqual(outcome.code, 1)
    XCTAssertTrue(outcome.output.contains("wrong.lua:2: example 1: expected points = 5, got 0"), outcome.output)
    let json = try place.run(["plugin", "test", "--json"])
    XCTAssertEqual(json.code, 1)
    XCTAssertTrue(json.output.contains(#""passed":false"#), json.output)
  }

  /// A link that leads nowhere is told, and the others are checked.
  func testCheckGoesOnAtADanglingLink() throws {
    let place = try place()
    try place.plugin("a-good", "return { api = 1 }")
    try place.plugin("z-bad", "return { api = 1,\n  nxt = 1 }")
    let folder = place.root + "/home/plugins/"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "m-gone.lua", withDestinationPath: folder + "nowhere.lua")
    let all = try place.run(["plugin", "check"])
    XCTAssertEqual(all.code, 1, all.errors)
    for text in [
      "a-good.lua: nothing found", "m-gone.lua:1: ", "m-gone.lua: 1 mistake", "z-bad.lua:2: unknown key 'nxt'",
    ] {
      XCTAssertTrue(all.output.contains(text), "\(text): \(all.output)")
    }
    let json = try place.run(["plugin", "check", "--json"])
    XCTAssertTrue(json.output.contains(#""plugin":"z-bad""#), json.output)
  }

  /// A remark that is no mistake is still shown, and the check ends with 0.
  func testCheckSaysWhatIsNoMistake() throws {
    let place = try place()
    try place.plugin("pets", "return { api = 1, quiz = \"outcomes\", result = function() return {} end }")
    try place.plugin(
      "idle",
      "return { api = 1, result = function() return {} end,\n  examples = {\n    { quiz = { title = \"T\", questions = { { kind = "
        + "\"truefalse\", text = \"x\", correct = true } } }, expect = { points = 0 } } } }")
    let pets = try place.run(["plugin", "check", "pets"])
    XCTAssertEqual(pets.code, 0, pets.output)
    XCTAssertTrue(
      pets.output.contains("it was not played: there is no quiz at hand for `quiz = \"outcomes\"`"), pets.output)
    for command in ["check", "test"] {
      let idle = try place.run(["plugin", command, "idle"])
      XCTAssertEqual(idle.code, 0, idle.output)
      XCTAssertTrue(idle.output.contains("idle.lua:3: example 1 checks nothing of its own"), idle.output)
    }
    let json = try place.run(["plugin", "check", "pets", "--json"])
    XCTAssertTrue(json.output.contains(#""played":false,"remarks":[{"message":"it was not played"#), json.output)
  }

  func testCheckSaysWhereAndWhat() throws {
    let place = try place()
    try place.plugin("good", "return { api = 1 }")
    try place.plugin(
      "bad", "return { api = 1,\n  result = function(state, ctx)\n    return { headline = ctx.wy }\n  end }")
    let all = try place.run(["plugin", "check"])
    XCTAssertEqual(all.code, 1)
    XCTAssertTrue(all.output.contains("bad.lua:3: result: 'ctx' has no field 'wy' – did you mean 'why'?"), all.output)
    XCTAssertTrue(all.output.contains("good.lua: nothing found"), all.output)
    XCTAssertEqual(try place.run(["plugin", "check", "good"]).code, 0)
    XCTAssertEqual(try place.run(["plugin", "check", "none"]).code, 66)
    XCTAssertEqual(try place.run(["plugin", "check", "good", "--quiz", "none"]).code, 66)
    let json = try place.run(["plugin", "check", "bad", "--json"])
    XCTAssertEqual(json.code, 1)
    let reports = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    let finding = try XCTUnwrap((reports.first?["findings"] as? [[String: Any]])?.first)
    XCTAssertEqual(finding["line"] as? Int, 3)
    XCTAssertEqual(finding["hook"] as? String, "result")
    XCTAssertEqual(finding["code"] as? String, "unknown-field")
    XCTAssertEqual(finding["suggestion"] as? String, "did you mean 'why'?")
  }

  func testExplainARecordedSitting() throws {
    let place = try place()
    try place.plugin(
      "talk",
      "return { api = 1,\n  start = function() return { n = 0 } end,\n"
        + "  after = function(state, event)\n    print(\"try \" .. event.try)\n    state.n = state.n + 1 end }")
    let messages = try place.play(
      ["statements", "--plugin", "talk"], Array(repeating: #"{"answer":["true"]}"#, count: 3))
    let sitting = try XCTUnwrap(messages.first?.string("sitting"))
    for word in [sitting, String(sitting.suffix(6))] {
      let outcome = try place.run(["plugin", "explain", "talk", word])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertTrue(outcome.output.contains("talk.lua:3"), outcome.output)
      XCTAssertTrue(outcome.output.contains("print: try 1"), outcome.output)
      XCTAssertTrue(outcome.output.contains("state = { n = 2 }"), outcome.output)
      XCTAssertTrue(outcome.output.contains("→ { n = 3 }"), outcome.output)
      XCTAssertTrue(outcome.output.contains("of 10000000 instructions"), outcome.output)
    }
    XCTAssertEqual(try place.run(["plugin", "explain", "talk", "nothing-like-it"]).code, 66)
  }

  /// A file that plays another way than the sitting was played: it is said where, instead of ending without a word.
  func testExplainWhatThePluginNoLongerDoes() throws {
    let place = try place()
    let mode =
      "return { api = 1, start = function() return { n = 0 } end,\n"
      + "  next = function(state, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish() end }"
    try place.plugin("way", mode)
    let played = try place.play(["statements", "--plugin", "way"], Array(repeating: #"{"answer":["true"]}"#, count: 3))
    let sitting = try XCTUnwrap(played.first?.string("sitting"))
    for (now, said) in [
      ("ctx.remaining[#ctx.remaining] and ctx.ask(ctx.remaining[#ctx.remaining]) or ctx.finish()", "'q3' is open"),
      ("#ctx.past < 2 and ctx.ask(ctx.remaining[1]) or ctx.finish()", "the sitting is over"),
      ("ctx.ask(ctx.remaining[1] or \"q1\")", "the record ends here"),
    ] {
      try place.plugin(
        "way",
        mode.replacingOccurrences(of: "ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish()", with: now))
      let outcome = try place.run(["plugin", "explain", "way", sitting])
      XCTAssertTrue(outcome.output.contains(said), "\(now): \(outcome.output.suffix(400))")
    }
  }

  /// A room that is entered once more is no further try, where nothing is right or wrong.
  func testARoomEnteredAgainIsNoTry() throws {
    let place = try Place()
    try place.quiz(
      "house",
      #"{"title":"Rooms","questions":[{"id":"hall","text":"Hall","answers":[{"text":"north"},{"text":"out"}]},"#
        + #"{"id":"attic","text":"Attic","answers":[{"text":"back"},{"text":"wait"}]}]}"#)
    try place.plugin(
      "rooms",
      "return { api = 1, start = function() return { at = \"hall\" } end,\n"
        + "  after = function(state) state.at = state.at == \"hall\" and \"attic\" or \"hall\" end,\n"
        + "  next = function(state, ctx) return ctx.ask(state.at) end }")
    let outcome = try place.run(["house", "--plugin", "rooms", "--plain"], ["1", "1", ":q", "d"])
    XCTAssertEqual(outcome.output.components(separatedBy: "Hall").count, 3, outcome.output)
    XCTAssertFalse(outcome.output.contains("try 2"), outcome.output)
  }

  func testExplainADrawnSittingTwice() throws {
    let place = try place()
    _ = try place.run(["plugin", "new", "row"])
    let first = try place.run(["plugin", "explain", "row", "statements", "--seed", "3"])
    XCTAssertEqual(first.code, 0, first.errors)
    XCTAssertEqual(first.output, try place.run(["plugin", "explain", "row", "statements", "--seed", "3"]).output)
    XCTAssertTrue(first.output.contains("result: "), first.output)
    let only = try place.run(["plugin", "explain", "row", "statements", "--hook", "result", "--json"])
    XCTAssertEqual(only.output.components(separatedBy: #""type":"hook""#).count, 2, only.output)
  }

  func testTypesAreWritten() throws {
    let place = try place()
    let printed = try place.run(["plugin", "types"]).output
    XCTAssertTrue(printed.contains("---@class quizrun.Verdict"), printed)
    XCTAssertEqual(try place.run(["plugin", "types", "--out", "types"]).code, 0)
    let types = try String(contentsOfFile: place.root + "/types/quizrun.lua", encoding: .utf8)
    XCTAssertEqual(types, printed)
    XCTAssertTrue(FileManager.default.fileExists(atPath: place.root + "/.luarc.json"))
  }
}

/// Options that a quiz sets wrongly name both files.
final class OptionPlaceTests: XCTestCase {
  func testBothLinesAreNamed() throws {
    let place = try Place()
    try place.quiz(
      "test",
      "{ \"title\": \"T\", \"plugin\": \"lives\",\n  \"options\": {\n    \"lives\": 99 },\n"
        + "  \"questions\": [ { \"kind\": \"truefalse\", \"text\": \"x\", \"correct\": true } ] }")
    try place.plugin(
      "lives",
      "return { api = 1,\n  options = {\n    lives = { type = \"int\", max = 9, default = 3 },\n  },\n  result = function() return {} end }"
    )
    let outcome = try place.run(["test", "--json"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(
      outcome.errors.contains("test.json:3: option 'lives' must be a whole number of at most 9, got '99'"),
      outcome.errors)
    XCTAssertTrue(outcome.errors.contains("lives.lua:3)"), outcome.errors)
    let checked = try place.run(["plugin", "check", "lives"])
    XCTAssertEqual(checked.code, 1)
    XCTAssertTrue(checked.output.contains("test.json:3: "), checked.output)
  }
}
