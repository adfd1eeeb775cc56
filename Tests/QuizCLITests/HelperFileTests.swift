import Foundation
import XCTest

/// Files that help plugins: in `lib`, or beside them.
final class HelperFileTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    try place.plugin("lib/deep", "local M = {}\nfunction M.add(state)\n  state.n = state.m + 1\nend\nreturn M")
    try place.plugin("beside", "local deep = require \"deep\"\nreturn { go = function(s) deep.add(s) end }")
    try place.plugin(
      "tall",
      "local beside = require \"beside\"\nreturn { api = 1,\n  after = function(state)\n    beside.go(state)\n  end }")
    return place
  }

  func testHelpersAreNoPlugins() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["plugins", "--json"]).output.components(separatedBy: "\"id\"").count, 2)
    for command in [["plugins"], ["plugin", "test"], ["plugin", "test", "tall", "beside", "lib/deep"]] {
      let words = command.map { $0 == "lib/deep" ? "\(place.root)/home/plugins/lib/deep.lua" : $0 }
      let outcome = try place.run(words)
      XCTAssertEqual(outcome.code, 0, "\(words): \(outcome.output)\(outcome.errors)")
      XCTAssertFalse(outcome.output.contains("beside") || outcome.output.contains("deep"), outcome.output)
    }
    try place.plugin("lib/deep", "return { add = function(state) return state end }")
    for words in [["plugin", "check"], ["plugin", "check", "tall", "beside"]] {
      let outcome = try place.run(words)
      XCTAssertEqual(outcome.code, 0, outcome.output + outcome.errors)
    }
    let told = try place.run(["plugin", "check", "beside"])
    XCTAssertTrue(told.errors.contains("beside.lua: not a plugin but a file that plugins require"), told.errors)
    // A file that no plugin requires is a plugin that does not say so.
    try place.plugin("alone", "return { go = 1 }")
    XCTAssertEqual(try place.run(["plugin", "check"]).code, 1)
  }

  /// A file of the folder comes before one of `lib` with the same name.
  func testTheOwnFolderComesFirst() throws {
    let place = try place()
    let plugin = "local name = require \"name\"\nreturn { api = 1, result = function() return { headline = name } end }"
    try place.plugin("lib/name", "return \"lib\"")
    try place.plugin("say", plugin)
    let lines = [#"{"answer":["true"]}"#]
    let play = ["statements", "--plugin", "say", "--new"]
    XCTAssertEqual(try place.play(play, lines).first("result")?.string("headline"), "lib")
    try place.plugin("name", "return \"folder\"")
    XCTAssertEqual(try place.play(play, lines).first("result")?.string("headline"), "folder")
  }

  /// The chain of those that called leads from the helper's line across the files to the hook.
  func testAnErrorNamesFilesLinesAndTheHook() throws {
    let place = try place()
    let folder = "\(place.root)/home/plugins/"
    let told = try XCTUnwrap(
      try place.play(["statements", "--plugin", "tall"], [#"{"answer":["true"]}"#]).first("warning")?.string("message"))
    let chain =
      "\(folder)lib/deep.lua:3: attempt to perform arithmetic on a nil value (field 'm') (called from "
      + "\(folder)beside.lua:2 in go, \(folder)tall.lua:4 in after)"
    XCTAssertTrue(told.hasPrefix(chain), told)
    // A hook that hands its work over is no longer there when it fails.
    try place.plugin(
      "tall",
      "local beside = require \"beside\"\nreturn { api = 1, after = function(state)\n  return beside.go(state)\nend }")
    let handed = try XCTUnwrap(
      try place.play(["statements", "--plugin", "tall", "--new"], [#"{"answer":["true"]}"#]).first("warning")?
        .string("message"))
    XCTAssertTrue(handed.contains("beside.lua:2 in "), handed)
    XCTAssertTrue(handed.contains(", after) (after of 'tall' failed"), handed)
  }

  func testSettingsNameTheEntry() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    try place.plugin(
      "typed",
      "return { api = 1, options = { weights = { type = \"map\", values = \"percent\" },\n"
        + "  marks = { type = \"list\", values = \"int\", min = 1, max = 6 } } }")
    for (set, said) in [
      ("weights=a:10,b:120", "--set weights: the value of 'b' must be a percentage from 0 to 100, got '120'"),
      ("weights=a:10,b:x", "--set weights: the value of 'b' must be a percentage from 0 to 100, got 'x'"),
      ("marks=1,2,7", "--set marks: entry 3 must be a whole number from 1 to 6, got '7'"),
      ("weights=a", "--set weights takes a map (k:v,k:v), each v a percentage from 0 to 100, not 'a'"),
    ] {
      let outcome = try place.run(["statements", "--plugin", "typed", "--set", set])
      XCTAssertEqual(outcome.code, 2, set)
      XCTAssertTrue(outcome.errors.contains(said), outcome.errors)
    }
    let good = try place.run(["statements", "--plugin", "typed", "--set", "weights=a:10, b: 20", "--set", "marks=1,6"])
    XCTAssertEqual(good.code, 0, good.errors)
    try place.quiz("set", "{ \"options\": { \"weights\": { \"a\": 101 } }," + Samples.statements(1).dropFirst())
    let quiz = try place.run(["set", "--plugin", "typed"])
    XCTAssertEqual(quiz.code, 65)
    XCTAssertTrue(
      quiz.errors.contains("option 'weights': the value of 'a' must be a percentage from 0 to 100, got '101'"),
      quiz.errors)
  }

  // MARK: Secrets

  /// Before the result, nothing that leaves the record has what was typed in secret, nor the state that may hold it.
  func testSecretsAreToldWithTheResultAlone() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    try place.plugin(
      "bid",
      "return { api = 1, next = function(_, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1],\n"
        + "  { inputs = { bid = { type = \"int\", secret = true } } }) or ctx.finish() end,\n"
        + "  after = function(state, event) state.bid = event.inputs.bid end,\n"
        + "  keep = function(state) return { memory = { bid = state.bid }, shared = { last = state.bid } } end }")
    let answer = #"{"answer":["true"],"inputs":{"bid":73519}}"#
    let messages = try place.play(["statements", "--plugin", "bid", "--player", "Ada"], [answer])
    let id = try XCTUnwrap(messages.first("begin")?.string("sitting"))
    XCTAssertFalse(messages.contains { String(describing: $0.object).contains("73519") })
    let ways = [
      ["history", id], ["history", id, "--json"], ["history", "--all-players", "--json"], ["player", "export", "Ada"],
      ["plugin", "explain", "bid", id], ["plugin", "explain", "bid", id, "--json"], ["verify", id],
    ]
    for way in ways {
      let outcome = try place.run(way)
      XCTAssertFalse((outcome.output + outcome.errors).contains("73519"), "\(way)")
    }
    _ = try place.play(["statements", "--plugin", "bid", "--player", "Ada"], [answer])
    for way in [["player", "export", "Ada"], ["plugin", "explain", "bid", id]] {
      XCTAssertTrue(try place.run(way).output.contains("73519"), "\(way)")
    }
  }
}
