import QuizModes
import XCTest

/// The tables of the reference have the keys that the program knows: no more, no fewer.
final class ReferenceTests: XCTestCase {
  /// Asked for a key that nothing is near to, the program lists those it knows.
  private static let tables = [
    ("## Plugin", "zzqzz = 1"),
    ("## AskOptions", "next = function(s, ctx) return ctx.ask(ctx.remaining[1], { zzqzz = 1 }) end"),
    ("## Page", "next = function(s, ctx) return ctx.show { id = 'p', zzqzz = 1 } end"),
    ("## Verdict", "judge = function() return { zzqzz = 1 } end"),
    ("## Result", "result = function() return { zzqzz = 1 } end"),
  ]

  func testTablesOfKeys() throws {
    for (heading, hook) in Self.tables {
      let known = try Self.known(to: "return { api = 1, \(hook) }")
      XCTAssertEqual(try Self.keys(heading), known, heading)
    }
    let source = PluginSource(
      id: "probe", path: "plugins/probe.lua", bytes: Array("return { api = 1, examples = { { zzqzz = 1 } } }".utf8))
    let report = try XCTUnwrap(ExampleRunner(try Plugin.load(source)).run().first?.problems.first)
    XCTAssertEqual(try Self.keys("## Example"), try Self.known(in: report))
  }

  func testEverythingOfCtxIsThere() throws {
    let output = try Self.play(
      """
      return { api = 1, result = function(_, ctx)
        local names = {}
        for name in pairs(ctx) do names[#names + 1] = name end
        return { headline = table.concat(names, " "), body = ctx.why } end,
        next = function(_, ctx) return ctx.finish("over") end }
      """)
    let headline = try XCTUnwrap(output.firstMatch(of: /"headline":"([^"]*)"/)?.1)
    // In `result` no question is asked.
    XCTAssertEqual(
      try Self.keys("## Context").subtracting(["asked"]), Set(headline.split(separator: " ").map(String.init)))
  }

  /// The keys of a table of the reference.
  private static func keys(_ heading: String) throws -> Set<String> {
    Set(try XCTUnwrap(try Documents().document("docs/reference.md").section(heading), heading).firstColumn)
  }

  private static func known(to plugin: String) throws -> Set<String> {
    try known(in: try play(plugin))
  }

  private static func known(in output: String) throws -> Set<String> {
    let list = try XCTUnwrap(output.firstMatch(of: /'zzqzz'; (?:it knows|known:) ([\w, ]+\w)/), output).1
    return Set(list.split(separator: ", ").map(String.init))
  }

  /// The output of a sitting of one question played with that plugin.
  private static func play(_ plugin: String) throws -> String {
    let playground = try Playground(Documents())
    defer { playground.remove() }
    return try playground.run(
      """
      cat > plugins/probe.lua <<'END'
      \(plugin)
      END
      quizrun sums --plugin probe --limit 1 --seed 1 --json --virtual-clock --new <<'END'
      {"answer":4,"step":1}
      {"answer":["b"],"step":1}
      {"answer":["true"],"step":1}
      {"answer":"four","step":1}
      END
      """, data: "probe")
  }
}
