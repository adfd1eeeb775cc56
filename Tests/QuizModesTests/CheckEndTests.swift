import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// A check that was not whole says so: a mode that asks nothing, that refuses all, or whose hooks take too much.
final class CheckEndTests: XCTestCase {
  private static let burn = "local function burn() local x = 0 for i = 1, 4.5e6 do x = x + i end return x end\n"

  private func report(
    _ lua: String, _ quizzes: [String] = [PlantedMistakeTests.statements], set: [PlainField] = []
  ) throws -> PluginReport {
    let source = PluginSource(id: "test", path: "plugins/test.lua", bytes: Array(lua.utf8))
    let checked = try quizzes.map {
      CheckedQuiz(quiz: try Stage.read($0), path: "quizzes/q.json", bytes: Array($0.utf8))
    }
    return PluginChecker(source, quizzes: checked, set: set).report()
  }

  func testAModeThatAsksNothing() throws {
    for (lua, hook) in [
      ("order = function(questions, ctx) return ctx.remaining or {} end", Hook.order),
      ("order = function() return {} end", .order),
      ("next = function(state, ctx) return ctx.finish() end", .next),
      ("order = function() return {} end, next = function(s, ctx) return ctx.finish() end", .order),
    ] {
      let findings = try report("return { api = 1,\n\(lua) }").findings.filter { $0.code == .nothingAsked }
      XCTAssertEqual(findings.map(\.hook), [hook], lua)
      XCTAssertEqual(findings.map(\.line), [2], lua)
    }
  }

  func testAModeThatShowsPagesOrAsksSometimesIsRight() throws {
    for lua in [
      """
      next = function(state, ctx)
        if state.shown then return ctx.finish() end
        return ctx.show { id = "p", body = "Look" }
      end, acted = function(state) state.shown = true end
      """,
      "order = function(questions, ctx) return ctx.random(2) == 1 and questions or {} end",
    ] {
      XCTAssertEqual(try report("return { api = 1,\n\(lua) }").findings.map(\.code), [], lua)
    }
  }

  func testARefusalOfEverythingIsFound() throws {
    let report = try report("return { api = 1,\n  start = function(ctx) error('needs cards', 0) end }")
    XCTAssertEqual(report.findings.map(\.code), [.refused])
    XCTAssertEqual(report.findings.first?.line, 2)
    XCTAssertTrue(report.findings.first?.message.contains("(needs cards)") ?? false)
  }

  /// 400 dear examples end within the budget, and the rest of them is told.
  func testManyDearExamplesEnd() throws {
    let lua =
      Self.burn + """
        local ex = {}
        for i = 1, 400 do ex[i] = { quiz = "s", responses = { q1 = { "true" } }, expect = { points = i } } end
        return { api = 1, start = function() burn() return {} end,
          after = function() burn() end, result = function() burn() return {} end, examples = ex }
        """
    let report = try report(lua)
    let stopped = try XCTUnwrap(report.findings.last { $0.code == .stopped })
    XCTAssertTrue(stopped.message.contains(" of 400 examples"), stopped.message)
    XCTAssertTrue(report.findings.contains { $0.code == .cost })
  }

  /// Hooks at 90 % of a limit are found, although the budget ends before all is played.
  func testHooksNearTheLimitAreFound() throws {
    let lua =
      Self.burn + """
        return { api = 1,
          start = function() burn() return {} end,
          order = function(q) burn() return q end,
          judge = function(q, r, c) burn() return c.judge(q, r) end,
          after = function() burn() end,
          keep = function() burn() end,
          due = function() burn() return 1 end,
          today = function() burn() end,
          status = function() burn() return {} end }
        """
    let findings = try report(lua).findings
    let dear = Set(findings.filter { $0.code == .cost }.compactMap(\.hook))
    XCTAssertTrue(dear.isSuperset(of: [.start, .order, .judge, .after, .keep, .due, .today, .status]), "\(dear)")
    XCTAssertTrue(findings.contains { $0.code == .stopped })
  }

  func testTodayIsAskedForAWholeYear() throws {
    for (condition, says) in [
      ("day.month == 12 and day.day == 24", "boom"), ("day.yday == 200", "boom"),
      ("day.month == 2 and day.day == 29", "boom"),
    ] {
      let lua = "return { api = 1,\n  today = function(quizzes, day) if \(condition) then error('boom') end end }"
      XCTAssertEqual(try report(lua).findings.map(\.message), [says], condition)
    }
  }

  /// Quizzes and options of examples are played, as are options that were set.
  func testOptionsOfExamplesAndOfTheCheckArePlayed() throws {
    let lua = """
      return { api = 1, options = { hard = { type = "bool", default = false } },
        after = function(state, event, ctx)
          if ctx.options.hard then error("too hard") end
        end
      """
    XCTAssertEqual(try report(lua + "}").findings, [])
    XCTAssertEqual(
      try report(lua + "}", set: [PlainField("hard", .bool(true))]).findings.map(\.message), ["too hard"])
    let example = #"examples = { { quiz = "s", options = { hard = true }, expect = { points = 0 } } } }"#
    XCTAssertTrue(try report(lua + ", " + example).findings.contains { $0.code == .hookFailed })
  }

  /// Examples of `today` take whole quizzes beside ids.
  func testExamplesOfTodayTakeQuizTables() throws {
    let lua = """
      return { api = 1,
        today = function(quizzes) for _, q in ipairs(quizzes) do if #q.questions > 1 then return q.id end end end,
        examples = { { expect = { today = "long" }, quizzes = { "short", { id = "long", title = "L", questions = {
          { kind = "truefalse", text = "a", correct = true }, { kind = "truefalse", text = "b", correct = true } } } } } } }
      """
    XCTAssertEqual(try report(lua, []).findings, [])
  }

  /// Lua names no line where it cannot follow brackets: the one that is nested deepest is.
  func testAFileThatIsNestedTooDeeplyNamesItsLine() throws {
    let brackets = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    let texts = Array(repeating: "'a'", count: 300).joined(separator: " .. ")
    for (value, rest) in [(brackets, "x"), (texts, "x"), (texts.replacing(" .. ", with: "\n.. "), "x")] {
      let report = try report("return { api = 1,\n  name = 'x',\n  about = \(value), \(rest) = 1 }")
      let line = report.findings.first?.line ?? 0
      XCTAssertGreaterThanOrEqual(line, 3)
      XCTAssertTrue(report.findings.first?.message.contains("C stack overflow") ?? false)
      XCTAssertTrue(report.findings.first?.suggestion.contains("table.concat") ?? false)
    }
  }

  /// Suggestions fit the findings.
  func testSuggestionsFit() throws {
    for (lua, says) in [
      ("return { api = 2 }", "write `api = 1`"),
      ("return { api = 1, needs = '99.0' }", "use a newer quizrun, or lower `needs`"),
      ("return { api = 1, judge = function() return ('x'):rep(1e9) end }", "make smaller texts and tables"),
      (
        "return { api = 1, judge = function() local function f() return f() + 1 end return f() end }",
        "end the recursion earlier"
      ),
      ("return { api = 1, today = function() error('no') end }", "look at what this line does"),
      ("return { api = 1, judge = function() return { points = 1, of = 1e-310 } end }", "look for a division by 0"),
      ("return { api = 1, result = function() return { points = 1/0 } end }", "look for a division by 0"),
    ] {
      XCTAssertTrue(try report(lua).findings.first?.suggestion.contains(says) ?? false, lua)
    }
    // Only a default has a type that could be declared otherwise.
    let version = try report("return { api = 1, needs = 'x' }").findings.first?.suggestion
    XCTAssertEqual(version, "give it such a value")
  }
}
