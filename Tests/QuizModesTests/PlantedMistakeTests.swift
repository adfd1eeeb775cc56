import Foundation
import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// `plugin check` finds every mistake that was planted, at its line, and says what to write instead.
final class PlantedMistakeTests: XCTestCase {
  /// A plugin with one mistake; `-- HERE` marks the line that must be named.
  struct Planted {
    var name: String
    var lua: String
    var code: PluginFinding.Code
    /// The words that the message and the suggestion must have between them.
    var says: String
    var quiz = PlantedMistakeTests.statements
  }

  static let statements = """
    {"title": "S", "id": "s", "defaults": {"kind": "truefalse", "correct": true}, "questions": [
      {"id": "q1", "text": "One"}, {"id": "q2", "text": "Two"}, {"id": "q3", "text": "Three"}]}
    """

  private static let pets = """
    {"title": "P", "id": "p", "outcomes": [{"id": "cat"}, {"id": "dog"}, {"id": "eel"}], "questions": [
      {"id": "q1", "kind": "single", "text": "?", "answers": [
        {"text": "a", "outcomes": {"cat": 2, "eel": 1}}, {"text": "b", "outcomes": {"dog": 2, "eel": 1}}]}]}
    """

  private static let cases: [Planted] =
    more + read + [
      Planted(
        name: "a misspelt hook", lua: "return { api = 1,\n  nxt = function() end, -- HERE\n}", code: .shape,
        says: "did you mean 'next'?"),
      Planted(
        name: "a misspelt key of an option",
        lua: "return { api = 1,\n  options = {\n    lives = { type = \"int\",\n      defualt = 3 } -- HERE\n  } }",
        code: .shape, says: "did you mean 'default'?"),
      Planted(
        name: "a default of the wrong type",
        lua: "return { api = 1,\n  options = {\n    lives = { type = \"int\", default = \"x\" }, -- HERE\n  } }",
        code: .shape, says: "must be a whole number"),
      Planted(name: "no api", lua: "return { -- HERE\n  name = \"x\" }", code: .shape, says: "write `api = 1`"),
      Planted(name: "an api to come", lua: "return {\n  api = 9 } -- HERE", code: .shape, says: "api = 9"),
      Planted(
        name: "next returns nothing",
        lua: "return { api = 1,\n  next = function(state, ctx) -- HERE\n    ctx.ask(ctx.remaining[1])\n  end }",
        code: .hookFailed, says: "return ctx.ask"),
      Planted(
        name: "order reads what is left before it is known",
        lua: "return { api = 1,\n  order = function(questions, ctx) return ctx.remaining end -- HERE\n}",
        code: .nothingAsked, says: "return questions"),
      Planted(
        name: "next ends at once",
        lua: "return { api = 1,\n  next = function(state, ctx) return ctx.finish() end -- HERE\n}",
        code: .nothingAsked, says: "ctx.ask(ctx.remaining[1])"),
      Planted(
        name: "order with a duplicate",
        lua:
          "return { api = 1,\n  order = function(questions) -- HERE\n    return { questions[1], questions[1] } end }",
        code: .hookFailed, says: "returned 'q1' twice"),
      Planted(
        name: "order with a stranger",
        lua: "return { api = 1,\n  order = function(questions) return { \"q9\" } end -- HERE\n}", code: .hookFailed,
        says: "'q9', which is not in the list"),
      Planted(
        name: "a global",
        lua: "return { api = 1,\n  after = function(state, event)\n    count = 1 -- HERE\n  end }", code: .global,
        says: "local count"),
      Planted(
        name: "hidden state",
        lua: """
          local count = 0
          return { api = 1,
            after = function(state, event)
              count = count + 1 -- HERE
              state.count = count
            end }
          """, code: .hiddenState, says: "state.count"),
      Planted(
        name: "hidden state in a table",
        lua: """
          local seen = {}
          return { api = 1,
            after = function(state, event)
              seen[#seen + 1] = event.question.id -- HERE
              state.count = #seen
            end }
          """, code: .hiddenState, says: "state.seen"),
      Planted(
        name: "more points than there are",
        lua: "return { api = 1,\n  judge = function(question, response, ctx)\n    return { of = 1, correct = true,\n"
          + "      points = 2 } -- HERE\n  end }", code: .points, says: "2 of 1 points"),
      Planted(
        name: "an unknown key of a verdict",
        lua: "return { api = 1,\n  judge = function(question, response, ctx)\n    return {\n"
          + "      pionts = 1 } -- HERE\n  end }", code: .hookFailed, says: "did you mean 'points'?"),
      Planted(
        name: "an unknown key of a result",
        lua:
          "return { api = 1,\n  result = function(state, ctx)\n    return {\n      headlin = \"x\" } -- HERE\n  end }",
        code: .hookFailed, says: "did you mean 'headline'?"),
      Planted(
        name: "an endless loop",
        lua: "return { api = 1,\n  after = function(state, event)\n    while true do end -- HERE\n  end }",
        code: .limit,
        says: "loop"),
      Planted(
        name: "a page for ever",
        lua: "return { api = 1,\n  next = function(state, ctx) return ctx.show { id = \"p\" } end -- HERE\n}",
        code: .endless, says: "ctx.finish()"),
      Planted(
        name: "an outcome that cannot be reached",
        lua: "return { api = 1, quiz = \"outcomes\",\n  start = function() return { w = {} } end,\n"
          + "  after = function(state, event)\n    for _, a in ipairs(event.chosen) do\n"
          + "      for o, n in pairs(a.outcomes) do state.w[o] = (state.w[o] or 0) + n end end end,\n"
          + "  result = function(state, ctx)\n    if next(state.w) == nil then return {} end\n"
          + "    return { outcome = ctx.rank(state.w)[1].id } -- HERE\n  end }", code: .outcome, says: "'eel'",
        quiz: pets
      ),
      Planted(
        name: "the clock",
        lua: "return { api = 1,\n  start = function()\n    return { t = os.time() } -- HERE\n  end }",
        code: .unknownName, says: "ctx.day"),
      Planted(
        name: "a text that one language lacks",
        lua: "return { api = 1,\n  strings = {\n    en = { hi = \"Hi\" },\n    de = { }, -- HERE\n  } }",
        code: .missingText, says: "add `hi"),
      Planted(
        name: "a text that is nowhere",
        lua: "return { api = 1, strings = { en = { hello = \"Hi\" } },\n  result = function(state, ctx)\n"
          + "    return { headline = ctx.t.helo() } -- HERE\n  end }", code: .missingText, says: "did you mean 'hello'?"
      ),
      Planted(
        name: "writing to ctx",
        lua: "return { api = 1,\n  after = function(state, event, ctx)\n    ctx.lives = 1 -- HERE\n  end }",
        code: .unknownField, says: "ctx"),
      Planted(
        name: "writing to a field of ctx",
        lua: "return { api = 1,\n  after = function(state, event, ctx)\n    ctx.memory = {} -- HERE\n  end }",
        code: .readOnly, says: "keep what changes in the state"),
      Planted(
        name: "a wrong field in one branch",
        lua: "return { api = 1,\n  acted = function(state, event, ctx)\n    if event.type == \"hinted\" then\n"
          + "      state.x = event.verdct.points -- HERE\n    end\n  end }", code: .unknownField,
        says: "did you mean 'verdict'?"),
      Planted(
        name: "an error in one branch",
        lua:
          "return { api = 1,\n  next = function(state, ctx)\n    if not ctx.remaining[1] then return ctx.finish() end\n"
          + "    return ctx.ask(ctx.remaining[1], { actions = { { id = \"go\" } } })\n  end,\n"
          + "  acted = function(state, event, ctx)\n    if event.action == \"go\" then\n"
          + "      state.list[1] = true -- HERE\n    end\n  end }", code: .hookFailed, says: "'list' is nil here"),
      Planted(
        name: "a failing example",
        lua: "return { api = 1,\n  examples = {\n    { quiz = { title = \"T\", questions = { -- HERE\n"
          + "      { kind = \"truefalse\", text = \"x\", correct = true } } },\n      expect = { points = 7 } } } }",
        code: .example, says: "expected points = 7, got 0"),
      Planted(
        name: "an unknown name",
        lua:
          "return { api = 1,\n  result = function(state, ctx)\n    return { headline = tostrin(1) } -- HERE\n  end }",
        code: .unknownName, says: "did you mean 'tostring'?"),
    ]

  /// The same in other ways to write a plugin.
  func testOtherStyles() throws {
    let styles = [
      "local M = { api = 1 }\nfunction M.result(state, ctx)\n  return { headlin = 1 }\nend\nreturn M",
      "local M <const> = {}\nM.api = 1\nM.result = function() return { headlin = 1 } end\nreturn M",
      "return {\n  [\"api\"] = 1,\n  [\"result\"] = function() return { headlin = 1 } end }",
    ]
    for style in styles {
      XCTAssertEqual(try report(style, quiz: Self.statements).findings.map(\.line), [3], style)
    }
  }

  /// Lua without mistakes is not reported.
  func testNoMistakeIsSeenWhereThereIsNone() throws {
    let lua = """
      -- os.time() in a comment
      local Stack <const> = {}
      Stack.__index = Stack
      function Stack.new() return setmetatable({ n = 0 }, Stack) end
      function Stack:push(x) self.n = self.n + 1; self[self.n] = x end
      local function sum(...)
        local total = 0
        for _, v in ipairs({ ... }) do total = total + v end
        return total
      end
      local cache = {}
      cache[1] = 1
      return { api = 1,
        start = function(ctx)
          local a, b = 1, 2
          a, b = b, a
          local s = Stack.new()
          s:push(a)
          return { n = s.n, total = sum(a, b), [1] = "x", ["two words"] = 3, os = 1 }
        end,
        after = function(state, event, ctx)
          if event.type == "timed_out" or event.verdict.points == 1 or event.try ~= 1 then state.last = nil end
          if event.verdict.correct == nil or event.verdict.correct == false or state.last == 3 then state.last = 2 end
          for i = 1, 10 do
            if i == 3 then goto continue end
            state.n = state.n + 1
            ::continue::
          end
          state.first = cache[1]
          state.text = ([[ io.open ]]):upper()
          local event = { anything = 1 }
          state.any = event.anything
        end }
      """
    let findings = try report(lua, quiz: Self.statements).findings
    XCTAssertEqual(findings, [])
  }

  func report(_ lua: String, quiz: String) throws -> PluginReport {
    let reading = QuizFile.read(Array(quiz.utf8), path: "quizzes/q.json")
    let checked = CheckedQuiz(
      quiz: try XCTUnwrap(reading.quiz), path: "quizzes/q.json", bytes: Array(quiz.utf8))
    let source = PluginSource(id: "test", path: "plugins/test.lua", bytes: Array(lua.utf8))
    return PluginChecker(source, quizzes: [checked]).report()
  }

  func testEveryPlantedMistakeIsFound() throws {
    for planted in Self.cases {
      let lines = planted.lua.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try XCTUnwrap(lines.firstIndex { $0.contains("-- HERE") }, planted.name) + 1
      let findings = try report(planted.lua, quiz: planted.quiz).findings
      let found = findings.first { $0.line == line && $0.code == planted.code }
      let all = findings.map { "\($0.file):\($0.line) [\($0.code.rawValue)] \($0.message) – \($0.suggestion)" }
      guard let found else {
        XCTFail("\(planted.name), line \(line): \(all)")
        continue
      }
      XCTAssertEqual(found.file, "plugins/test.lua", planted.name)
      XCTAssertTrue("\(found.message) \(found.suggestion)".contains(planted.says), "\(planted.name): \(all)")
      XCTAssertFalse(found.suggestion.isEmpty, planted.name)
      XCTAssertEqual(findings.count, 1, "\(planted.name): \(all)")
    }
  }

  func testBandsWithGapsAndOverlaps() throws {
    let quiz = { (bands: String) in
      """
      {"title": "S", "id": "s",
       "bands": [\(bands)],
       "questions": [{"kind": "truefalse", "text": "One", "correct": true}]}
      """
    }
    for (bands, says) in [
      ("{\"from\": 20}", "gap"), ("{\"from\": 0}, {\"from\": 50}, {\"from\": 50}", "overlap"),
      ("{\"from\": 0}, {\"from\": 150}", "150 percent"),
    ] {
      let findings = try report("return { api = 1, result = function() return {} end }", quiz: quiz(bands)).findings
      XCTAssertEqual(findings.map(\.code), [.bands], bands)
      XCTAssertEqual(findings.first?.file, "quizzes/q.json")
      XCTAssertEqual(findings.first?.line, 2)
      XCTAssertTrue(findings.first?.message.contains(says) ?? false, bands)
    }
  }
}
