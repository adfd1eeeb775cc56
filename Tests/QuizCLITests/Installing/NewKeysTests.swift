import Foundation
import WebTesting
import XCTest

/// One mode that uses every newer key of the mode API, in each face.
final class NewKeysTests: XCTestCase {
  private static let mode = #"""
    return {
      api = 1, version = "1.0.0", author = "Ada", licence = "CC0-1.0", homepage = "https://example.org", needs = "1.0",
      options = {
        day = { type = "date", default = "2026-12-24" },
        side = { type = "choice", default = "n",
                 of = { { value = "n", label = { en = "North", de = "Norden" } }, "south" } },
      },
      start = function() return { seen = false } end,
      next = function(state, ctx)
        if not state.seen then
          return ctx.show { id = "where", body = "Body", note = "a   b\n  c",
            inputs = {
              side = { type = "choice", about = "Which way", of = { { value = 7, label = "Up" }, { value = "d", label = "Down" } } },
              day = { type = "date", about = "Which day" } } }
        end
        if not ctx.remaining[1] then return ctx.finish() end
        return ctx.ask(ctx.remaining[1], { text = "Other words?" })
      end,
      acted = function(state, event) state.seen, state.side, state.day = true, event.inputs.side, event.inputs.day end,
      status = function(state) return { "seen " .. tostring(state.seen) } end,
      due = function(_, quiz, ctx) return #quiz.questions + (ctx.options.side == "n" and 40 or 0) end,
      result = function(state, ctx)
        local days = ctx.date(ctx.options.day).number - ctx.date(2026, 12, 1).number
        return {
          headline = ctx.text.of { en = "Hello", de = "Hallo" } .. " " .. ctx.language, note = "x   y\n  z",
          points = 3, unit = { one = "round", other = "rounds" },
          ranking = { { player = "Ada", points = 1 }, { player = "Ben", points = 0 } },
          bars = { { label = "way", value = -5, from = -10, to = 10, mark = 0, text = "left of it" } },
          data = { days = days, way = { side = state.side, day = state.day }, list = { 1, 2 } },
        }
      end,
    }
    """#

  private func place() throws -> Place {
    let place = try Place()
    try place.plugin("keys", Self.mode)
    try place.quiz("sea", Samples.statements(1, #""plugin":"keys","#))
    return place
  }

  private static let lines = [
    #"{"continue":true,"inputs":{"side":7,"day":"2026-02-30"}}"#,
    #"{"continue":true,"inputs":{"side":7,"day":"2026-2-3"}}"#,
    #"{"continue":true,"inputs":{"side":7,"day":"2026-02-28"}}"#, #"{"answer":["true"]}"#,
  ]

  func testJSON() throws {
    let place = try place()
    let messages = try place.play(["sea"], Self.lines)
    XCTAssertEqual(messages.of("error").count, 2, "days that no calendar has, or in another form")
    let page = try XCTUnwrap(messages.first("page"))
    XCTAssertEqual(page.string("note"), "a   b\n  c")
    XCTAssertEqual(page.object["status"] as? [String], ["seen false"])
    XCTAssertTrue(page.text.contains(#""of":[{"value":7,"label":"Up"},{"value":"d","label":"Down"}]"#), page.text)
    XCTAssertEqual(messages.first("question")?.string("text"), "Other words?")
    let result = try XCTUnwrap(messages.last("result"))
    XCTAssertEqual(result.string("headline"), "Hello en")
    XCTAssertEqual(result.string("note"), "x   y\n  z")
    for part in [
      #""unit":{"one":"round","other":"rounds"}"#, #""from":-10,"to":10,"text":"left of it""#,
      #""data":{"days":23,"list":[1,2],"way":{"day":"2026-02-28","side":7}}"#,
    ] { XCTAssertTrue(result.text.contains(part), "\(part) in \(result.text)") }
    XCTAssertTrue(try place.run(["list", "--json"]).output.contains(#""due":41"#))
  }

  func testOptions() throws {
    let place = try place()
    for (value, code) in [("day=2026-11-28", 0), ("day=28.11.2026", 2), ("side=south", 0), ("side=North", 2)] {
      let outcome = try place.run(["sea", "--new", "--json", "--set", value], Self.lines)
      XCTAssertEqual(Int(outcome.code), code, "\(value): \(outcome.errors)")
    }
  }

  func testPlainLines() throws {
    let place = try place()
    let typed = ["", "28.2.2026", "2026-02-28", "3", "1", "1"]
    let outcome = try place.run(["sea", "--plain"], typed, ["LANG": "de_DE.UTF-8"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    for text in [
      "(seen false)", "a   b\n  c", "  1) Up\n  2) Down", "1 bis 2", "Other words?", "Hallo de", "x   y\n  z",
      "3 rounds",
      "1. Ada: 1 round", "2. Ben: 0 rounds", "left of it",
    ] { XCTAssertTrue(outcome.output.contains(text), "'\(text)' in \(outcome.output)") }
    let result = try XCTUnwrap(outcome.output.components(separatedBy: "Hallo de").last)
    XCTAssertFalse(result.contains("Punkt"), result)
  }

  func testBrowser() throws {
    let place = try place()
    let web = try WebDriver(place)
    let opened = try web.ask("POST", "/sittings", ["quiz": "sea", "new": true])
    let sitting = try XCTUnwrap(opened.message?.string("sitting"))
    func page() throws -> String {
      let client = try web.connect()
      let request = web.request("GET", "/sittings/\(sitting)")
      client.send(request.replacing("Accept: application/json", with: "Accept: text/html"))
      return try client.reply().body
    }
    let asked = try page()
    for text in ["seen false", ">a   b\n  c</pre>", "type=\"radio\"", "value=\"7\"", "Up", "type=\"date\""] {
      XCTAssertTrue(asked.contains(text), "'\(text)' in \(asked)")
    }
    for line in [["continue": true, "inputs": ["side": "d", "day": "2026-02-28"]], ["answer": ["true"]]]
      as [[String: Any]]
    {
      _ = try web.ask("POST", "/sittings/\(sitting)", line)
    }
    _ = try web.ask("POST", "/sittings/\(sitting)", ["continue": true])
    let result = try page()
    for text in [">x   y\n  z</pre>", "3 rounds", "left of it", "x=\"25%\"", "rounds"] {
      XCTAssertTrue(result.contains(text), "'\(text)' in \(result)")
    }
  }

  func testFullScreen() throws {
    let place = try place()
    let tmux = try Tmux(place, "sea")
    try tmux.wait(for: "Enter starts")
    tmux.send("Enter")
    let page = ["seen false", "Body", "a   b", "  c", "Which way", "Up", "Down", "Which day"]
    for text in page { try tmux.wait(for: text) }
    for key in ["2026-02-28", "Tab", "Right", "Enter"] { tmux.send(key) }
    try tmux.wait(for: "Other words?")
    try tmux.wait(for: "seen true")
    for key in ["1", "Enter"] { tmux.send(key) }
    try tmux.wait(for: "Right")
    tmux.send("Enter")
    let result = ["Hello en", "x   y", "  z", "3 rounds", "1 round", "0 rounds", "left of it"]
    for text in result { try tmux.wait(for: text) }
    XCTAssertFalse(tmux.screen.contains("point"), tmux.screen)
  }

  func testReferenceTypesAndExamples() throws {
    let place = try place()
    let reference = try place.run(["plugin", "types", "--reference"]).output
    XCTAssertEqual(try place.run(["plugin", "types", "--out", "types"]).code, 0)
    let types = try String(contentsOfFile: place.root + "/types/quizrun.lua", encoding: .utf8)
    for key in [
      "version", "author", "licence", "homepage", "needs", "label", "note", "text", "unit", "data", "from", "to",
      "language", "date",
    ] {
      XCTAssertTrue(reference.contains("| `\(key)` |"), key)
      XCTAssertTrue(types.contains("---@field \(key)"), key)
    }
    XCTAssertTrue(types.contains(#""choice"|"date""#), types)
    let expected =
      #"note = "x   y\n  z", unit = { one = "round", other = "rounds" }, due = 41, "#
      + #"data = { days = 23, list = { 1, 2 }, way = { side = "d", day = "2026-02-28" } }"#
    for (expected, code) in [(expected, 0), (expected.replacing("23", with: "24"), 1)] {
      let example = """
        examples = { {
          quiz = { title = "Sea", questions = { { id = "q1", kind = "truefalse", text = "?", correct = true } } },
          language = "en", responses = { where = { inputs = { side = "d", day = "2026-02-28" } }, q1 = { "true" } },
          expect = { headline = "Hello en", \(expected) } } },
        }
        """
      try place.plugin("keys", Self.mode.trimmingCharacters(in: .whitespacesAndNewlines).dropLast() + example)
      let outcome = try place.run(["plugin", "test", "home/plugins/keys.lua"])
      XCTAssertEqual(Int(outcome.code), code, outcome.output + outcome.errors)
    }
  }

  /// A class's marks have the mode's data in columns.
  func testMarks() throws {
    let place = try place()
    try place.write(
      #"{"participant":"p1","responses":{"where":{"inputs":{"side":7,"day":"2026-02-28"}},"q1":["true"]}}"# + "\n",
      to: "class.ndjson")
    let wanted = ["--csv", "marks.csv", "--details", "--feedback", "sheets.html"]
    let outcome = try place.run(["grade", "sea", "class.ndjson"] + wanted)
    let marks = try String(contentsOfFile: place.root + "/marks.csv", encoding: .utf8)
    XCTAssertTrue(marks.contains("days,list"), marks + outcome.errors)
    XCTAssertTrue(marks.contains(#"23,"1; 2","#), marks)
    let sheets = try String(contentsOfFile: place.root + "/sheets.html", encoding: .utf8)
    for text in [">x   y\n  z</pre>", "left of it", #"x="25" width="25""#] {
      XCTAssertTrue(sheets.contains(text), text)
    }
  }

  /// Explanations say the label that was chosen, and the mode's own noun.
  func testExplanations() throws {
    let place = try place()
    _ = try place.play(["sea"], Self.lines)
    let sitting = try place.value("SELECT sitting FROM history")
    let explained = try place.run(["history", sitting, "--explain"]).output
    XCTAssertTrue(explained.contains("Which way: Up"), explained)
    let hooks = try place.run(["plugin", "explain", "keys", "sea"]).output
    XCTAssertTrue(hooks.contains("result: Hello en, 3 rounds"), hooks)
  }

  /// What programs read of a result stays readable: in the history, in an export, and after it was brought in.
  func testDataIsKept() throws {
    let place = try place()
    _ = try place.play(["sea", "--player", "Ada"], Self.lines)
    try place.plugin("bare", "return { api = 1, result = function() return {} end }")
    _ = try place.play(["sea", "--player", "Ada", "--new", "--plugin", "bare"], [#"{"answer":["true"]}"#])
    let data = #""data":{"days":23,"list":[1,2],"way":{"day":"2026-02-28","side":7}}"#
    let history = try place.run(["history", "--json", "--all-players"])
    XCTAssertEqual(history.output.components(separatedBy: data).count, 2, history.output)
    XCTAssertEqual(history.output.components(separatedBy: #""data""#).count, 2, "only that mode has data")
    let sitting = try place.value("SELECT sitting FROM history WHERE data IS NOT NULL")
    XCTAssertTrue(try place.run(["history", sitting, "--json"]).output.contains(data))
    XCTAssertEqual(try place.run(["verify"]).code, 0)
    XCTAssertEqual(try place.run(["player", "export", "Ada", "--out", "ada.json"]).code, 0)
    let other = try self.place()
    try other.write(String(contentsOfFile: place.root + "/ada.json", encoding: .utf8), to: "ada.json")
    XCTAssertEqual(try other.run(["player", "import", "ada.json"]).code, 0)
    XCTAssertTrue(try other.run(["history", "--json", "--all-players"]).output.contains(data))
    XCTAssertEqual(try other.run(["verify"]).code, 0)
    try place.forge("UPDATE history SET data = '{}' WHERE data IS NOT NULL")
    XCTAssertEqual(try place.run(["verify"]).code, 1, "a listing that was changed")
  }

  func testWrongValuesFail() throws {
    let place = try place()
    for (number, (result, why)) in [
      ("{ bars = { { label = 'a', value = 1, from = 5, to = 5 } } }", "from < to"),
      ("{ unit = { one = 'round' } }", "other"), ("{ data = 'text' }", "data"),
      ("{ headline = ctx.date('2026-02-30').year }", "no day"),
      ("{ headline = ctx.text.of { en = 1 } }", "ctx.text.of"),
    ].enumerated() {
      try place.plugin("bad\(number)", "return { api = 1, result = function(_, ctx) return \(result) end }")
      let outcome = try place.run(["sea", "--plugin", "bad\(number)", "--json"], [#"{"answer":["true"]}"#])
      XCTAssertTrue(outcome.output.contains(why), "\(result): \(outcome.output)")
    }
  }
}
