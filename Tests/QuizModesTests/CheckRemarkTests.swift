import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// Tests what a check leaves alone, and its remarks that are no mistakes.
final class CheckRemarkTests: XCTestCase {
  private func report(
    _ lua: String, _ quizzes: [String] = [PlantedMistakeTests.statements], chosen: Int? = nil
  ) throws -> PluginReport {
    let checked = try quizzes.map { text in
      let reading = QuizFile.read(Array(text.utf8), path: "q.json")
      return CheckedQuiz(quiz: try XCTUnwrap(reading.quiz), path: "q.json", bytes: Array(text.utf8))
    }
    let source = PluginSource(id: "test", path: "plugins/test.lua", bytes: Array(lua.utf8))
    return PluginChecker(source, quizzes: checked, chosen: chosen.map { checked[$0] }).report()
  }

  func testACommentSilencesItsLine() throws {
    let mode = { (comment: String) in
      "return { api = 1,\n  after = function(state)\n    local a = 1 \(comment)\n    b = 2 \(comment)\n  end }"
    }
    let codes = { (comment: String) in try self.report(mode(comment)).findings.map(\.code) }
    XCTAssertEqual(try codes(""), [.unused, .global])
    XCTAssertEqual(try codes("-- check: ignore unused"), [.global])
    XCTAssertEqual(try codes("--check:ignore   global,unused"), [])
    XCTAssertEqual(try codes("-- check: ignore global, unused (kept for later)"), [])
    XCTAssertEqual(try codes("--[[ check: ignore global, unused ]]"), [])
    XCTAssertEqual(try codes("-- check: ignore cost"), [.unused, .global])
    XCTAssertEqual(try codes("-- check: ignore"), [.unused, .shape, .global, .shape])
    XCTAssertEqual(try codes("-- check: ignore globl, unused"), [.shape, .global, .shape])
    XCTAssertEqual(try codes("-- to ignore check: unused"), [.unused, .global])
  }

  /// A parameter that is one thing in one hook and another in the next is neither for certain.
  func testASharedFunctionHasTheParametersOfAll() throws {
    let mode = { (line: String) in
      """
      local function shared(first, second, third)
        \(line)
        return {}
      end
      return { api = 1, start = function() return { n = 0 } end, order = shared, keep = shared }
      """
    }
    XCTAssertEqual(
      try report(mode("if first[1] or first.n then print(second.quiz) end")).findings.map(\.code), [.nothingAsked])
    XCTAssertEqual(try report(mode("print(second.quizz)")).findings.map(\.code), [.unknownField])
    // Once what `ctx` is called, once a response.
    let both = """
      local function shared(first, second)
        if second.finish then return second.finish() end
        return { points = 1, of = 1 }
      end
      return { api = 1, next = shared, judge = shared }
      """
    XCTAssertEqual(try report(both).findings.map(\.code), [.nothingAsked])
  }

  /// Of what a made-up name may mean, other plugins are checked by themselves.
  func testAComputedRequireTellsOfNoOtherPlugin() throws {
    let files = [
      "test": "local name = \"hel\" .. \"per\"\nlocal helper = require(name)\nreturn { api = 1, about = helper.about }",
      "helper": "local idle = 1\nreturn { about = \"x\" }",
      "other": "local idle = 1\nreturn { api = 1 }",
    ]
    let source = PluginSource(
      id: "test", path: "plugins/test.lua", bytes: Array(files["test"]!.utf8),
      module: { files[$0].map { Array($0.utf8) } }, moduleNames: { files.keys.sorted() })
    let report = PluginChecker(source, quizzes: []).report()
    XCTAssertEqual(report.findings.map { "\($0.file):\($0.line)" }, ["plugins/helper.lua:1"])
  }

  /// A finding in a function that several hooks share names the first of them, in every run.
  func testASharedFunctionIsToldOfItsFirstHook() throws {
    let mode = """
      local function shared()
        local unread = 1
        return {}
      end
      return { api = 1, result = shared, status = shared, acted = shared, after = shared, next = shared, start = shared }
      """
    XCTAssertEqual(try report(mode).findings.filter { $0.code == .unused }.map(\.hook), [.start])
  }

  /// A finding by playing is silenced too, at the line that it names.
  func testACommentSilencesWhatPlayFound() throws {
    let mode = { (comment: String) in "return { api = 1,\n  order = function() return { \"q9\" } end, \(comment)\n}" }
    XCTAssertEqual(try report(mode("")).findings.map(\.code), [.hookFailed])
    XCTAssertEqual(try report(mode("-- check: ignore hook-failed")).findings, [])
  }

  /// A player who guesses comes to no end where a question is asked until it is right. Then the check says nothing of
  /// guessing, and does not play two hundred such sittings.
  func testGuessingWithoutEndEarnsNothingThatCouldBeSaid() throws {
    let words =
      #"{"id":"w","title":"W","questions":[{"id":"q1","kind":"text","text":"?","accept":["cat"]},{"id":"q2","kind":"text","text":"?","accept":["dog"]}]}"#
    let mode = """
      return { api = 1, quiz = "marked",
        next = function(state, ctx)
          local q = state.again or ctx.remaining[1]
          return q and ctx.ask(q) or ctx.finish()
        end,
        after = function(state, event)
          if event.verdict.correct or event.type ~= "answered" then return {} end
          return { again = event.question }
        end }
      """
    let quizzes = try report(mode, [words]).quizzes
    XCTAssertEqual(quizzes.count, 1)
    XCTAssertNil(quizzes.first?.guesses)
  }

  /// The quiz that was chosen is played alone; examples find the others all the same.
  func testExamplesFindQuizzesThatWereNotChosen() throws {
    let quiz = { (id: String) in
      #"{"id":"\#(id)","title":"T","questions":[{"id":"q","kind":"truefalse","text":"?","correct":true}]}"#
    }
    let mode = """
      return { api = 1, result = function(state, ctx) return { headline = "Done", points = 1, of = 1 } end,
        examples = { { quiz = "one", responses = { q = { "true" } }, expect = { points = 1 } } } }
      """
    let report = try report(mode, [quiz("one"), quiz("two")], chosen: 1)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.quizzes.map(\.id), ["two"])
  }

  func testAModeThatCouldNotBePlayed() throws {
    let mode = "return { api = 1, quiz = \"outcomes\", result = function() return {} end }"
    let report = try report(mode)
    XCTAssertEqual(report.findings, [])
    XCTAssertFalse(report.isPlayed)
    XCTAssertEqual(
      report.remarks.map(\.sentence),
      [
        "it was not played: there is no quiz at hand for `quiz = \"outcomes\"`; name one with --quiz, or give it an example with one"
      ])
  }

  /// To refuse one quiz of several is no mistake; an error that happens to start is one.
  func testARefusalIsNoMistake() throws {
    let failing = "return { api = 1, start = function(ctx) error(\"needs cards\") end }"
    XCTAssertEqual(try self.report(failing).findings.map(\.code), [.hookFailed])
    let choosy =
      "return { api = 1, start = function(ctx) if #ctx.quiz.questions > 2 then error(\"too long\", 0) end return {} end }"
    let short = #"{"title": "T", "id": "t", "questions": [{"kind": "truefalse", "text": "x", "correct": true}]}"#
    let both = try self.report(choosy, [PlantedMistakeTests.statements, short])
    XCTAssertEqual(both.findings, [])
    XCTAssertTrue(both.isPlayed)
    XCTAssertEqual(both.remarks, [])
  }

  func testAnExampleThatChecksNothing() throws {
    let quiz = "{ title = \"T\", questions = { { id = \"q1\", kind = \"truefalse\", text = \"x\", correct = true } } }"
    let mode = """
      return { api = 1, judge = function(question, response, ctx)
          local verdict = ctx.judge(question, response)
          verdict.points = verdict.points / 2
          return verdict
        end,
        examples = {
          { quiz = \(quiz), expect = { points = 0, of = 1 } },
          { quiz = \(quiz), responses = { q1 = { "true" } }, expect = { points = 0.5, of = 1 } },
        } }
      """
    let report = try report(mode)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.remarks.map(\.line), [7])
    XCTAssertTrue(report.remarks[0].sentence.contains("checks nothing of its own"))
  }

  /// Outcomes that a typed word or a button leads to.
  func testOutcomesBeyondAnswers() throws {
    let quiz = """
      {"title": "P", "id": "p", "outcomes": [{"id": "sky"}, {"id": "sea"}, {"id": "hill"}], "questions": [
        {"id": "q1", "kind": "single", "text": "?", "answers": [{"text": "a", "outcomes": {"sea": 1}}, {"text": "b"}]},
        {"id": "q2", "kind": "text", "text": "Colour?", "answers": [{"accept": ["blue"]}, {"otherwise": true}]}]}
      """
    let typed = """
      return { api = 1, quiz = "outcomes",
        after = function(state, event) if event.text == "green" then state.won = "hill" end end,
        result = function(state) return { outcome = state.won or "sea" } end }
      """
    XCTAssertEqual(try report(typed, [quiz]).findings, [])
    let choices = quiz.replacingOccurrences(of: #""kind": "text""#, with: #""kind": "single""#)
      .replacingOccurrences(of: #"{"accept": ["blue"]}, {"otherwise": true}"#, with: #"{"text": "c"}, {"text": "d"}"#)
    let button = """
      return { api = 1, quiz = "outcomes",
        next = function(state, ctx)
          if state.won or not ctx.remaining[1] then return ctx.finish() end
          return ctx.ask(ctx.remaining[1], { actions = { { id = "up" } } })
        end,
        acted = function(state, event) if event.action == "up" then state.won = "sky" end end,
        result = function(state) return { outcome = state.won or "sea" } end }
      """
    XCTAssertEqual(try report(button, [choices]).findings, [])
  }

  /// Right code that earlier was called wrong.
  func testRightCode() throws {
    let lines = [
      "if #response.text == 0 then return { points = 0 } end",
      "local k = \"k:\" .. question.kind; if k == \"k:single\" then print(1) end",
      "for _, event in ipairs({ { label = 1 } }) do print(event.label) end",
      "local name <const> = question.kind; if name == \"single\" or name == 'text' then print(name) end",
      "local verdict = ctx.judge(question, response); verdict.extra = nil; if verdict.correct == nil then print(1) end",
      "local ctx2 = ctx; print(ctx2.quiz.title:upper():lower(), (\"x\"):rep(3))", "local a, b = 1, 2; print(b)",
      "local _ = ctx.random(3)", "question.seen = 1; print(question.seen)",
      "local list = {}; for i = 1, 3 do list[i] = i end; print(#list, table.concat(list, \",\"))",
      "local lib = string; print(lib.format(\"%d\", 1))",
      "local state = ctx.state; if state then print(state.lives) end",
      "goto done; ::done::", "local f; f = function(n) return n > 0 and f(n - 1) or 0 end; print(f(3))",
      "print(select(\"#\", 1, 2), math.type(1), utf8.len(\"x\"), next({}), _VERSION)",
      "local t = ctx.t; print(t ~= nil)", "local days = { 1, 2, n = 2 }; print(days.n)",
      "print(({ 1, [2] = 3 })[1], { [\"a\"] = 1, b = 2 }.a)",
    ].filter { !$0.hasSuffix("}.a)") }
    for line in lines {
      let mode = """
        return { api = 1, judge = function(question, response, ctx)
            if response.text then
              \(line)
            end
            return ctx.judge(question, response)
          end }
        """
      XCTAssertEqual(try report(mode).findings, [], line)
    }
  }

  /// Of quizzes that have nothing new less is played; one that has is played like the first, and what only it shows is found.
  func testAQuizWithSomethingNewIsPlayedWholly() throws {
    let quiz = { (id: String, more: String) in
      #"{"id":"\#(id)","title":"T","questions":[{"id":"a","kind":"truefalse","text":"A?","correct":true},"#
        + #"{"id":"b","kind":"truefalse","text":"B?","correct":false\#(more)}]}"#
    }
    let alike = (1...4).map { quiz("alike\($0)", "") }
    let mode = { (field: String) in
      "return { api = 1, after = function(state, event) if event.question.\(field) and event.type == 'skipped' then state.x.y = 1 end end }"
    }
    for (field, more) in [("hint", #","hint":"H""#), ("difficulty", #","difficulty":"easy""#)] {
      let found = try report(mode(field), alike + [quiz("new", more), quiz("last", more)])
      XCTAssertEqual(found.quizzes.map(\.sittings), [10, 10, 10, 2, 6, 2], field)
      XCTAssertEqual(found.findings.map(\.code), [.hookFailed], field)
    }
    let gap = try report(
      "return { api = 1, after = function(state, event) if event.type == 'skipped' then state.x = #event.question.hint end end }",
      (1...4).map {
        quiz("full\($0)", #","hint":"H""#).replacing(#""correct":true"#, with: #""correct":true,"hint":"I""#)
      }
        + [quiz("gap", "")])
    XCTAssertEqual(gap.quizzes.map(\.sittings), [10, 10, 10, 2, 6])
    XCTAssertEqual(gap.findings.map(\.code), [.hookFailed])
  }
}
