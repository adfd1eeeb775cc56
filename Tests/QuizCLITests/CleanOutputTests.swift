import Foundation
import Words
import XCTest

/// No control character and no bidi control reaches the outside, wherever it stood.
final class CleanOutputTests: XCTestCase {
  /// In Lua and in arguments as they are, in JSON as escapes.
  private let dirt = "\u{1B}[31m\u{07}\u{7F}\u{9B}2J\u{202E}\u{2066}\u{0D}\u{85}"
  private let escaped = #"\u001b[31m\u0007\u007f\u009b2J\u202e\u2066\r\u0085"#

  /// The signs of it that a player's name may hold.
  private let bidi = "\u{202E}\u{2066}"

  /// The dirt as a text in Lua.
  private var quoted: String { dirt.replacing("\r", with: "\\r") }

  private func dirtyPlace() throws -> Place {
    let place = try Place()
    try place.quiz(
      "dirty",
      """
      {"title":"T\(escaped)","description":"D\(escaped)","category":"C\(escaped)","author":"A\(escaped)","tags":["\(escaped)"],
      "image":"x.png","imageAlt":"I\(escaped)","plugin":"mode",
      "bands":[{"from":0,"title":"B\(escaped)","emoji":"\(escaped)","text":"X\(escaped)"}],
      "questions":[
      {"id":"q\(escaped)","kind":"single","text":"Q\(escaped)","hint":"H\(escaped)","explanation":"E\(escaped)","source":"S\(escaped)",
       "category":"C\(escaped)","answers":[{"id":"a","text":"R\(escaped)","correct":true,"feedback":"F\(escaped)"},{"id":"b\(escaped)","text":"W"}]},
      {"id":"order","kind":"order","text":"O","answers":[{"text":"1\(escaped)"},{"text":"2\(escaped)"}]},
      {"id":"match","kind":"match","text":"M","pairs":[["l\(escaped)","r\(escaped)"]]},
      {"id":"range","kind":"range","text":"R","labels":["\(escaped)","\(escaped)"],"correct":0.5},
      {"id":"page","kind":"info","text":"P\(escaped)"},
      {"id":"text","kind":"text","text":"?","accept":["\(escaped)"]}]}
      """)
    try place.plugin(
      "mode",
      """
      local dirt = "\(quoted)"
      return { api = 1, name = "N" .. dirt, about = "A" .. dirt, players = { min = 1, max = 3 },
        options = { word = { type = "text", default = dirt, about = dirt } },
        start = function() print(dirt) return {} end,
        status = function() return { "S" .. dirt } end,
        after = function(state, event) error("E" .. dirt) end,
        result = function(state, ctx) return { headline = "H" .. dirt, body = dirt, share = { dirt },
          bars = { { label = dirt, value = 1, of = 2 } }, ranking = { { player = ctx.player .. dirt, points = 1, of = 2 } } } end }
      """)
    return place
  }

  func testPlay() throws {
    let place = try dirtyPlace()
    let answers =
      [
        #"{"hint":true}"#, #"{"answer":["\#(escaped)"]}"#, #"{"\#(escaped)":1}"#, #"{"action":"\#(escaped)"}"#,
        #"{"answer":["a"]}"#,
      ]
      + Array(repeating: #"{"skip":true}"#, count: 3) + [#"{"continue":true}"#, #"{"answer":"\#(escaped)"}"#]
    let json = try place.run(["dirty", "--json", "--player", "P\(bidi)"], answers)
    XCTAssertTrue(json.output.contains("\"result\""), json.output)
    let plain = try place.run(
      ["dirty", "--plain", "--players", "P\(bidi),B\(bidi)"], ["h", dirt, "1", "s", "s", "s", "", dirt])
    XCTAssertTrue(plain.output.contains("To share"), plain.output)
    for outcome in [json, plain] {
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      assertClean(outcome)
    }
  }

  func testListings() throws {
    let place = try dirtyPlace()
    try place.write(Samples.statements(1), to: "home/quizzes/n\(dirt).json")
    try place.plugin("p\(dirt)", "return { api = 1 }")
    for command in ["list", "plugins", "categories"] {
      for form in [[], ["--json"], ["--csv"]] { assertClean(try place.run([command] + form)) }
    }
  }

  func testErrors() throws {
    let place = try dirtyPlace()
    try place.quiz("bad", #"{"title":"T","questions":[{"id":"\#(escaped)","kind":"\#(escaped)","text":"x"}]}"#)
    try place.quiz("badkey", #"{"\#(escaped)":1,"questions":[]}"#)
    try place.plugin("error", "error(\"\(quoted)\")")
    try place.plugin("key", "return { api = 1, [\"\(quoted)\"] = 1 }")
    try place.write("{", to: "home/quizzes/x\(dirt).json")
    let cases = [
      ["bad"], ["badkey"], ["dirty", "--plugin", "error"], ["dirty", "--plugin", "key"], [dirt], ["play", dirt],
      ["--\(dirt)"],
      ["dirty", "--plugin", dirt], ["dirty", "--set", "\(dirt)=1"], ["dirty", "--set", dirt],
      ["dirty", "--seed", dirt], ["dirty", "--player", "P\(dirt)"], ["dirty", "--players", "A,P\(dirt)"],
      ["dirty", "--category", dirt], ["--category", dirt], ["dirty", "--type", dirt], ["list", dirt], ["help", dirt],
      ["home/quizzes/x\(dirt).json"], ["./\(dirt)"], [],
    ]
    for arguments in cases {
      let outcome = try place.run(arguments)
      XCTAssertNotEqual(outcome.code, 0, "\(arguments)")
      assertClean(outcome)
    }
    for name in ["QUIZRUN_NOW", "TZ", "QUIZRUN_DATA"] {
      assertClean(try place.run(["dirty", "--json"], [], [name: dirt]))
    }
  }

  private func assertClean(_ outcome: Program.Outcome, file: StaticString = #filePath, line: UInt = #line) {
    for (name, text) in [("output", outcome.output), ("errors", outcome.errors)] {
      for scalar in text.unicodeScalars where isForbidden(scalar) {
        let code = String(scalar.value, radix: 16)
        return XCTFail("U+\(code) in \(name): \(text.debugDescription)", file: file, line: line)
      }
    }
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: return false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  /// Names that a plugin gives its inputs and options are keys of objects, for which texts are not the only way out.
  func testKeysAreCleanToo() throws {
    let place = try dirtyPlace()
    try place.plugin(
      "keys",
      """
      local dirt = "k\(quoted)"
      return { api = 1, options = { [dirt] = { type = "int" } }, next = function(state, ctx)
        if not ctx.remaining[1] then return ctx.finish() end
        return ctx.ask(ctx.remaining[1], { inputs = { [dirt] = { type = "map", default = { [dirt] = dirt } } } })
      end }
      """)
    for arguments in [
      ["play", "dirty", "--plugin", "keys", "--json"], ["plugins", "--json"], ["plugin", "check", "keys", "--json"],
    ] {
      let output = try place.run(arguments, [#"{"skip":true}"#]).output
      if arguments[1] != "check" { XCTAssertTrue(output.contains("k\u{FFFD}"), output) }
      XCTAssertFalse(output.contains(#"\u001b"#) || output.contains("\u{202E}"), output)
    }
  }
}
