import Foundation
import Glibc
import XCTest

/// Values from a plugin that no quiz file could have are reported, and the default steps in.
final class PluginValueTests: XCTestCase {
  private func warnings(_ hooks: String, _ place: Place) throws -> [String] {
    try place.quiz("statements", Samples.statements(1))
    try place.plugin("odd", "return { api = 1,\n  \(hooks) }")
    let messages = try place.play(
      ["statements", "--plugin", "odd", "--new"], [#"{"answer":["true"]}"#, #"{"continue":true}"#])
    let result = try XCTUnwrap(messages.first("result"))
    XCTAssertEqual(result.string("headline") != nil, true)
    XCTAssertGreaterThanOrEqual(result.number("of") ?? 0, 0)
    return messages.of("warning").compactMap { $0.string("message") }
  }

  func testPointsThatCannotBe() throws {
    let place = try Place()
    let cases: [(hooks: String, said: String)] = [
      ("judge = function() return { points = 1, of = -1 } end", "'of' of judge's verdict"),
      ("judge = function() return { points = 1, of = 0/0 } end", "verdict.of is not a number"),
      ("judge = function() return { points = math.huge, of = 1 } end", "verdict.points is infinite"),
      ("judge = function() return { points = -1e300, of = 1 } end", "'points' of judge's verdict"),
      ("result = function() return { points = 1, of = -3 } end", "'of' of the result"),
      ("result = function() return { points = 0/0 } end", "result.points is not a number"),
      ("result = function() return { percent = 1e13 } end", "'percent' of the result"),
      ("result = function() return { bars = { { label = \"x\", value = 1e300 } } } end", "'value' of a bar"),
      ("result = function() return { bars = { { label = \"x\", value = 1, of = -1 } } } end", "'of' of a bar"),
      ("result = function() return { ranking = { { player = \"x\", points = -1e15 } } } end", "'points' of a place"),
    ]
    for (hooks, said) in cases {
      let told = try warnings(hooks, place)
      XCTAssertTrue(told.contains { $0.contains("odd.lua:2: \(said)") }, "\(hooks): \(told)")
    }
    XCTAssertEqual(try warnings("judge = function() return { points = -2, of = 1 } end", place), [], "a loss is fine")
  }

  /// A picture that a mode names lies in the quiz's folder, as one that a quiz names.
  func testPicturesElsewhere() throws {
    let place = try Place()
    for path in [
      "../../secret.png", "/etc/passwd", "img/../../x.png", "https://example.org/x.png", "~/x.png", "..\\\\x.png",
    ] {
      let hooks = [
        ("result = function() return { image = \"\(path)\" } end", "'image' of the result"),
        ("next = function(_, ctx) return ctx.show { id = \"p\", image = \"\(path)\" } end", "'image' of ctx.show"),
      ]
      for (hook, said) in hooks {
        try place.quiz("statements", Samples.statements(1))
        try place.plugin("odd", "return { api = 1,\n  \(hook) }")
        let messages = try place.play(
          ["statements", "--plugin", "odd", "--new"], [#"{"answer":["true"]}"#, #"{"quit":"discard"}"#])
        let told = messages.of("warning").compactMap { $0.string("message") }
        XCTAssertTrue(
          told.contains { $0.contains(said) && $0.contains("inside the quiz's folder") }, "\(hook): \(told)")
        XCTAssertFalse(messages.contains { $0.object["image"] != nil })
      }
    }
  }

  // MARK: Who called

  func testAnErrorInAHelperNamesItsCallers() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    try place.plugin("count", "local M = {}\nfunction M.add(state)\n  state.n = state.m + 1\nend\nreturn M")
    try place.plugin(
      "odd",
      "local count = require \"count\"\nlocal function tell(state)\n  count.add(state)\nend\n"
        + "return { api = 1,\n  after = function(state)\n    tell(state)\n  end }")
    let messages = try place.play(["statements", "--plugin", "odd"], [#"{"answer":["true"]}"#])
    let told = try XCTUnwrap(messages.first("warning")?.string("message"))
    let folder = "\(place.root)/home/plugins/"
    XCTAssertTrue(told.hasPrefix("\(folder)count.lua:3: "), told)
    XCTAssertTrue(told.contains("called from \(folder)odd.lua:3 in "), told)
    XCTAssertTrue(told.contains("\(folder)odd.lua:7 in "), told)
  }

  func testAChainOfRequiredFiles() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    let folder = "\(place.root)/home/plugins/"
    try place.plugin("odd", "\nlocal one = require \"one\"\nreturn { api = 1 }")
    for (two, said) in [
      ("\n\nrequire \"none\"", "\(folder)two.lua:3: require 'none': there is no file of this name"),
      ("\n\nrequire \"one\"", "\(folder)two.lua:3: require 'one': the files require each other in a circle"),
      ("\n\nlocal x = nil + 1", "\(folder)two.lua:3: attempt to perform arithmetic"),
      ("\n\nlocal = 1", "\(folder)two.lua:3: "),
    ] {
      try place.plugin("one", "return require \"two\"")
      try place.plugin("one", "local two = require \"two\"\nreturn two")
      try place.plugin("two", two)
      let outcome = try place.run(["statements", "--plugin", "odd", "--json"])
      XCTAssertEqual(outcome.code, 65)
      XCTAssertTrue(outcome.errors.contains(said), outcome.errors)
      let chain = [outcome.errors.range(of: "\(folder)one.lua:1"), outcome.errors.range(of: "\(folder)odd.lua:2")]
      XCTAssertTrue(chain.allSatisfy { $0 != nil }, outcome.errors)
    }
  }
}
