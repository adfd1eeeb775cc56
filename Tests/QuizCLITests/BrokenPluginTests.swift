import Foundation
import XCTest

/// Plugins that are wrong, loop, or eat memory: one sentence with file and line, the documented code, and play goes on.
final class BrokenPluginTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    return place
  }

  func testRefusedPlugins() throws {
    let cases: [(name: String, text: String, line: Int, said: String)] = [
      ("syntax", "return { api = 1,\n  name = = 3 }", 2, "unexpected symbol"), ("open", "return {\n\n", 3, "expected"),
      ("empty", "", 1, "return"), ("number", "\nreturn 5", 2, "return"),
      ("noapi", "return {\n name = \"x\" }", 1, "api = 1"),
      ("nothing", "return {}", 1, "api = 1"), ("newer", "return {\n  api = 2 }", 2, "api = 2"),
      ("unknown", "return { api = 1,\n  nxt = function() end }", 2, "did you mean 'next'?"),
      ("nofunction", "return { api = 1,\n  next = 5 }", 2, "function"), ("raises", "\n\nerror(\"boom\")", 3, "boom"),
      ("loops", "\nwhile true do end", 2, "endless loop"),
      ("fit", "return { api = 1,\n  quiz = \"markd\" }", 2, "did you mean 'marked'?"),
      ("io", "local f = io.open(\"/etc/passwd\")\nreturn { api = 1 }", 1, "io"), ("os", "\nos.exit(3)", 2, "os"),
      ("global", "x = 1\nreturn { api = 1, start = function()\n  y = 2 end }", 3, "y"),
      ("start", "return { api = 1,\n  start = function()\n    error(\"no start\") end }", 3, "no start"),
      ("startloop", "return { api = 1,\n  start = function()\n    while true do end end }", 3, "endless loop"),
      ("startnumber", "return { api = 1,\n  start = function() return 5 end }", 2, "start must return a table"),
      (
        "big", "return { api = 1,\n  start = function()\n    local s = \"x\"\n    while true do s = s .. s end end }",
        4, "stopped"
      ),
      (
        "rep",
        "return { api = 1,\n  start = function()\n    return { string.rep(\"x\", 10 * 1024 ^ 3 // 1 | 0) } end }", 3,
        "too long"
      ),
      (
        "tables",
        "return { api = 1,\n  start = function()\n    local t = {}\n    while true do t[#t + 1] = { {}, {} } end end }",
        4, "stopped"
      ),
    ]
    let place = try place()
    for (name, text, line, said) in cases {
      try place.plugin(name, text)
      let outcome = try place.run(["statements", "--plugin", name, "--json"], [right, right])
      XCTAssertEqual(outcome.code, 65, "\(name): \(outcome.errors)")
      XCTAssertEqual(outcome.output, "", name)
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, outcome.errors)
      XCTAssertTrue(
        outcome.errors.contains("/plugins/\(name).lua:\(line):"), "\(name), line \(line): \(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains(said), "\(name): \(outcome.errors)")
    }
  }

  /// Hooks that do what they must not break no sitting: the default steps in, and the player is told.
  func testEveryHookThatFails() throws {
    let wrongs: [(name: String, body: String)] = [
      ("loop", "while true do end"), ("error", "error(\"boom\")"), ("number", "return 5"),
      ("nested", "local t = {}; t.t = t; return t"),
      ("memory", "local s = \"x\"; while true do s = s .. s end"),
      ("pcall", "while true do pcall(function() while true do end end) end"),
      (
        "pattern", "return string.find(string.rep(\"a\", 10000), string.rep(\"a?\", 10000) .. string.rep(\"a\", 10000))"
      ),
      ("global", "undeclared = 1"), ("deep", "local t = {}; for i = 1, 100000 do t = { t } end; return t"),
    ]
    let place = try place()
    for hook in ["order", "next", "judge", "after", "status", "result"] {
      // Results of `after` other than a table are ignored: it changes its copy of the state.
      for (name, body) in wrongs where (hook, name) != ("after", "number") {
        let id = "\(hook)_\(name)"
        try place.plugin(
          id, "return { api = 1, start = function() return {} end,\n  \(hook) = function()\n    \(body)\n  end }")
        let outcome = try place.run(["statements", "--plugin", id, "--json", "--new"], [right, right])
        XCTAssertEqual(outcome.code, 0, "\(id): \(outcome.errors)")
        let messages = Message.all(outcome.output)
        XCTAssertEqual(messages.of("question").count, 2, id)
        XCTAssertEqual(messages.last("result")?.number("points"), 2, id)
        let warnings = messages.of("warning").compactMap { $0.string("message") }
        XCTAssertFalse(warnings.isEmpty, "\(id) was silent")
        XCTAssertLessThanOrEqual(warnings.count, 2, "\(id) was not switched off: \(warnings)")
        for text in warnings {
          XCTAssertTrue(text.contains("\(id).lua:2:") || text.contains("\(id).lua:3:"), "\(id): \(text)")
          XCTAssertFalse(text.contains("\n"), text)
        }
      }
    }
  }

  func testAFailedHookIsToldInPlainPlayToo() throws {
    let place = try place()
    try place.plugin("number", "return { api = 1,\n  result = function() return 5 end }")
    let outcome = try place.run(["statements", "--plugin", "number", "--plain"], ["1", "1"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("number.lua:2:"), outcome.errors)
    XCTAssertTrue(outcome.output.contains("2 of 2"), outcome.output)
  }

  func testAListOfPluginsWithBrokenOnes() throws {
    let place = try place()
    try place.plugin("good", Samples.mirror)
    try place.plugin("bad", "return {")
    let outcome = try place.run(["plugins"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.output.contains("good"), outcome.output)
    XCTAssertTrue(outcome.errors.contains("bad.lua:1:"), outcome.errors)
    XCTAssertEqual(
      try place.play(["statements", "--plugin", "good"]).first?.type, "begin", "another plugin does no harm")
  }

  /// A start opens the plugin it plays, and no other.
  func testManyPluginsSlowNoStart() throws {
    let many = try place()
    try many.plugin("lives", Samples.lives)
    for index in 0..<200 { try many.plugin("plugin\(index)", Samples.mirror) }
    for (arguments, opened) in [
      (["statements", "--json", "--new"], []), (["statements", "--json", "--new", "--plugin", "lives"], ["lives.lua"]),
    ] {
      let names = try OpenedFiles.names(in: many.root + "/home/plugins") {
        _ = try many.start(arguments, input: .file("/dev/null")).finish()
      }
      XCTAssertEqual(Set(names), Set(opened), "\(arguments)")
    }
    // Below the names of the columns.
    XCTAssertEqual(try many.run(["plugins"]).output.split(separator: "\n").count, 1 + 201)
  }
}
