import QuizCore
import QuizModes
import XCTest

/// Tests what `ctx` holds and what its functions answer, as Lua sees it.
final class ContextTests: XCTestCase {
  /// Expressions in `result`, after `q1` was answered right and the others skipped.
  private static let expressions: [(lua: String, expected: String)] = [
    ("ctx.quiz.title", "T"), ("#ctx.quiz.questions", "3"), ("#ctx.quiz.tags", "0"), ("next(ctx.quiz.data)", "nil"),
    ("ctx.quiz.questions[2].points", "2"), ("math.type(ctx.quiz.questions[2].points)", "integer"),
    ("ctx.quiz.shuffle.answers", "false"), ("ctx.quiz.navigation.skip", "true"), ("ctx.quiz.reveal", "each"),
    ("ctx.player", "Ada"), ("#ctx.players", "1"), ("ctx.memory.n", "nil"), ("ctx.shared.n", "nil"),
    ("ctx.options.pass", "60"), ("ctx.options.none", "nil"),
    ("ctx.day.year .. ctx.day.month .. ctx.day.day", "20261120"), ("ctx.day.yday", "324"), ("ctx.day.weekday", "5"),
    ("ctx.day.number", "20777"), ("#ctx.remaining", "0"), ("#ctx.past", "3"), ("ctx.past[1].type", "answered"),
    ("ctx.past[1].value", "true"), ("ctx.past[1].chosen[1].id", "true"), ("ctx.past[1].verdict.points", "1"),
    ("ctx.past[1].verdict.correct", "true"), ("ctx.past[2].type", "skipped"), ("ctx.past[2].verdict.of", "2"),
    ("#ctx.past[2].chosen", "0"), ("next(ctx.past[2].inputs)", "nil"), ("ctx.past[3].question.text", "Three"),
    ("ctx.past[1].try", "1"), ("ctx.past[1].ms", "0"), ("math.type(ctx.past[1].ms)", "integer"),
    ("ctx.past[1].player", "Ada"), ("ctx.why", "done"), ("ctx.question('q2').text", "Two"),
    ("ctx.question('no')", "nil"),
    ("ctx.state.n", "3"), ("ctx.percent(1, 3)", "33"), ("math.type(ctx.percent(1, 3))", "integer"),
    ("ctx.percent(2, 3, 2)", "66.67"), ("ctx.percent(1, 2, 1)", "50"), ("ctx.percent(5, 0)", "0"),
    ("ctx.percent(1, 8, 1e300)", "12.5"), ("ctx.percent(0.145, 1)", "15"), ("ctx.band(100).title", "Perfect"),
    ("ctx.band(-5).emoji", "🌱"), ("#ctx.rank({ a = 1, b = 3, c = 3 })", "3"),
    ("ctx.rank({ a = 1, b = 3, c = 3 })[2].place .. ctx.rank({ a = 1, b = 3, c = 3 })[3].place", "13"),
    ("ctx.rank({ a = 1, b = 3, c = 3 })[1].id", "b"), ("ctx.rank({ 2, 9 })[1].id", "2"), ("#ctx.rank({})", "0"),
    ("ctx.closest({ { n = 1 }, { m = 2 }, { n = 3 } }, 'n', 2).n", "1"), ("ctx.closest({}, 'n', 2)", "nil"),
    ("ctx.closest(ctx.quiz.questions, 'points', 2.9).id", "q3"), ("ctx.text.fold('ÄB')", "äb"),
    ("ctx.text.matches({ 'Canberra' }, 'canbera')", "false"), ("ctx.text.matches('Canb*', ' canberra ')", "true"),
    ("ctx.text.matches({ 'x', 'Canberra' }, 'canbera', { typos = 1 })", "true"), ("ctx.text.matches({}, 'x')", "false"),
    ("ctx.text.matches('café', 'Cafe', { accents = false })", "true"), ("ctx.text.matches('café', 'cafe')", "false"),
    ("ctx.text.matches(\"l'eau\", 'l’eau')", "true"),
    ("ctx.text.matches('NASA', 'nasa', { caseSensitive = true })", "false"),
    ("ctx.text.width('日本')", "4"), ("ctx.t.hello { name = 'Bo' }", "Hi Bo, {other}"),
    ("ctx.t.hello()", "Hi {name}, {other}"),
    ("ctx.t.hello { name = '{other}', other = 2.5 }", "Hi {other}, 2.5"),
    ("ctx.grade.fraction(ctx.past[1].question, ctx.past[1])", "1"),
    ("ctx.grade.fraction('q1', { chosen = { 'false' } })", "0"),
    ("ctx.grade.exact(ctx.past[1].question, ctx.past[1]).correct", "true"),
    ("ctx.grade.partial(ctx.past[2].question, ctx.past[2]).of", "2"),
    ("ctx.grade.partial(ctx.past[2].question, ctx.past[2]).correct", "false"),
    ("ctx.judge(ctx.question('q3'), { chosen = { 'true' } }).points", "3"),
    ("ctx.judge(ctx.question('q3'), { chosen = { 'true' }, question = ctx.question('q1') }).points", "3"),
    ("ctx.judge(ctx.question('q3'), ctx.question('q3')).points", "0"),
    (
      "(function() local q = ctx.question('q3') q.points = 7 return ctx.judge(q, { chosen = { 'true' } }).points end)()",
      "7"
    ),
    ("ctx.streak.current .. ctx.streak.best .. tostring(ctx.streak.alive)", "56true"), ("ctx.seen.q1", "20700"),
    ("ctx.random(1, 6, 'key') == ctx.random(1, 6, 'key')", "true"),
    ("ctx.shuffle({ 1, 2, 3 }, 'k')[1] == ctx.shuffle({ 1, 2, 3 }, 'k')[1]", "true"), ("#ctx.shuffle({})", "0"),
    ("math.type(ctx.random(9))", "integer"), ("ctx.random() < 1", "true"),
  ]

  /// An answer marked later by hand says so, so that a mode need not judge it.
  func testMarkedByHand() throws {
    let plugin = try mode(
      """
      result = function(state, ctx)
        local marked = {}
        for _, question in ipairs(ctx.quiz.questions) do marked[#marked + 1] = tostring(question.marked) end
        return { body = table.concat(marked, " ") }
      end
      """)
    var stage = Stage(plugin) { beginning in
      beginning.quiz?.questions[1].kind = .text
      beginning.quiz?.questions[1].marked = .byHand
    }
    try stage.play(true)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.result?.body?.prefix(11), "nil by hand")
  }

  /// In a sitting of an earlier version of the rules, as it was.
  func testOlderSittingsMatchAsTheyDid() throws {
    let plugin = try mode(
      "result = function(state, ctx) return { body = tostring(ctx.text.matches(\"l'eau\", 'l’eau')) } end")
    for (rules, body) in [(6, "false"), (7, "true")] {
      var stage = Stage(plugin) { $0.rules = rules }
      try stage.play(true)
      XCTAssertEqual(stage.result?.body, body, "rules \(rules)")
    }
  }

  func testFieldsAndFunctions() throws {
    for (lua, expected) in Self.expressions {
      let plugin = try mode(
        """
        options = { pass = { type = "percent", default = 60 } },
        strings = { en = { hello = "Hi {name}, {other}" } },
        start = function() return { n = 3 } end,
        next = function(state, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish("done") end,
        result = function(state, ctx) return { body = tostring(\(lua)) } end
        """)
      var stage = Stage(plugin) { beginning in
        beginning.options = [PlainField("pass", .int(60))]
        beginning.streak = Streak(current: 4, best: 6, alive: true)
        beginning.seen = .record([PlainField("q1", .int(20700))])
      }
      try stage.play(true)
      XCTAssertEqual(stage.failures, [], lua)
      XCTAssertEqual(stage.result?.body, expected, lua)
    }
  }

  /// Expressions that are errors, each at its line.
  private static let errors: [(lua: String, expected: String)] = [
    ("ctx.nmae", "ctx has no 'nmae'"), ("ctx.remainig", "ctx has no 'remainig'; did you mean 'remaining'?"),
    ("ctx.rank { a = 'x' }", "ctx.rank: the value of 'a' must be a number, got a text"),
    ("ctx.rank(3)", "ctx.rank takes a table from ids to numbers, got a number"),
    ("ctx.percent('x')", "ctx.percent takes two numbers, points and of"),
    ("ctx.band()", "ctx.band takes a percentage, got nothing"),
    ("ctx.closest(1)", "ctx.closest takes a list, a key and a number"),
    ("ctx.random(0)", "ctx.random(0): the range is empty"),
    ("ctx.random(5, 2)", "ctx.random(5, 2): the range is empty"),
    ("ctx.random(1.5)", "ctx.random takes whole numbers"),
    ("ctx.random(1, 6, {})", "the key of ctx.random must be a text or a number, got an empty table"),
    ("ctx.shuffle('x')", "ctx.shuffle takes a list, got a text"),
    ("ctx.question(5)", "ctx.question takes an id, got a number"),
    ("ctx.text.width(5)", "ctx.text.width takes a text, got a number"),
    ("ctx.text.matches('x')", "ctx.text.matches takes the patterns and what was typed, a text; got nothing"),
    ("ctx.text.matches({ 1 }, 'x')", "ctx.text.matches takes a list of patterns, like question.accept; got a list"),
    (
      "ctx.text.matches('x', 'x', { typo = 1 })",
      "the third value of ctx.text.matches does not know 'typo'; did you mean 'typos'?"
    ),
    (
      "ctx.text.matches('x', 'x', { typos = -1 })",
      "'typos' of the third value of ctx.text.matches must be a whole number from 0 to 100, got -1"
    ),
    ("ctx.judge(1)", "ctx.judge takes the question and the response"),
    ("ctx.finish {}", "ctx.finish takes a text, got an empty table"),
    ("ctx.t.hello 'x'", "ctx.t.hello takes a table like { n = 2 }, got a text"),
  ]

  func testErrorsSayWhatIsWrong() throws {
    for (lua, expected) in Self.errors {
      let plugin = try mode(
        "strings = { en = { hello = \"Hi\" } },\nresult = function(state, ctx)\n local x = \(lua)\nend")
      var stage = Stage(plugin)
      try stage.play()
      XCTAssertEqual(stage.failures, ["plugins/test.lua:4: \(expected)"], lua)
      XCTAssertNotNil(stage.result, lua)
    }
  }

  /// In `after`, `past` and `remaining` already count the event.
  func testAfterCountsTheEvent() throws {
    let plugin = try mode(
      """
      after = function(state, event, ctx) state[#state + 1] = #ctx.past .. "/" .. #ctx.remaining end,
      result = function(state) return { body = table.concat(state, " ") } end
      """)
    var stage = Stage(plugin)
    try stage.play(true, false)
    XCTAssertEqual(stage.result?.body, "1/2 2/1 3/0")
  }

  func testStreakCountsTodayInResultAlone() throws {
    let plugin = try mode(
      """
      start = function(ctx) return { before = ctx.streak.current } end,
      result = function(state, ctx) return { body = state.before .. " " .. ctx.streak.current } end
      """)
    let cases: [(Streak, String)] = [
      (Streak(current: 4, best: 9, alive: true), "4 5"),
      (Streak(current: 4, best: 9, alive: true, hasToday: true), "4 4"),
      (Streak(current: 0, best: 9), "0 1"),
    ]
    for (streak, expected) in cases {
      var stage = Stage(plugin) { $0.streak = streak }
      try stage.play()
      XCTAssertEqual(stage.result?.body, expected)
    }
  }

  func testEventsOfEveryKind() throws {
    let quiz = try Stage.read(
      #"""
      {"title": "Kinds", "questions": [
        {"id": "s", "kind": "single", "text": "?", "answers": [{"text": "A", "correct": true}, {"text": "B"}]},
        {"id": "m", "kind": "multiple", "text": "?", "answers": [{"text": "A", "correct": true}, {"text": "B"}, {"text": "C", "correct": true}]},
        {"id": "r", "kind": "range", "text": "?", "answers": [{"upTo": 0.5, "outcomes": {"low": 1}}, {"upTo": 1}]},
        {"id": "n", "kind": "number", "text": "?", "correct": 5},
        {"id": "t", "kind": "text", "text": "?", "answers": [{"accept": ["yes"], "fraction": 1, "data": {"x": 7}}]},
        {"id": "o", "kind": "order", "text": "?", "answers": [{"text": "1"}, {"text": "2"}]},
        {"id": "p", "kind": "match", "text": "?", "pairs": [["France", "Paris"], ["Peru", "Lima"]]}]}
      """#)
    let plugin = try mode(
      """
      start = function() return {} end,
      after = function(state, e)
        local ids, pairing = {}, {}
        for i, a in ipairs(e.chosen) do ids[i] = a.id end
        for left, right in pairs(e.pairs or {}) do pairing[#pairing + 1] = left .. "=" .. right end
        state[#state + 1] = e.question.id .. ":" .. table.concat(ids, ",") .. ":" .. tostring(e.value) .. ":" .. tostring(e.text)
          .. ":" .. table.concat(e.order or {}, "") .. ":" .. table.concat(pairing, ",")
      end,
      result = function(state) return { share = state } end
      """)
    var stage = Stage(plugin, quiz: quiz)
    try stage.perform(.begin)
    let responses: [Response] = [
      .chosen(["b"]), .chosen(["c", "a"]), .value(0.25), .value(7), .text("Yes"), .order(["b", "a"]),
      .pairs([Pair("Peru", "Paris")]),
    ]
    for response in responses { try stage.perform(.answer(response, inputs: [])) }
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(
      stage.result?.share,
      [
        "s:b:nil:nil::", "m:a,c:nil:nil::", "r:a:0.25:nil::", "n::7:nil::", "t:a:nil:Yes::", "o::nil:nil:ba:",
        "p::nil:nil::Peru=Paris",
      ])
  }

  /// Tests the ticks when a single choice expired, and the limit that ran.
  func testSelectedAndLimit() throws {
    let plugin = try mode(
      """
      next = function(state, ctx) return ctx.remaining[3] and ctx.ask(ctx.remaining[1], { limit = 2.5 }) or ctx.finish() end,
      after = function(state, e)
        state.told = e.type .. " " .. e.selected[1].id .. " " .. #e.chosen .. " " .. tostring(e.value) .. " " .. e.limit .. " " .. e.ms
      end,
      result = function(state) return { body = state.told } end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    try stage.perform(.select(.chosen(["false"])))
    try stage.perform(.pass(3000))
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.result?.body, "timed_out false 0 nil 2.5 2500")
  }

  func testTextsInTheLanguageOfThePlayer() throws {
    let plugin = try mode(
      """
      strings = { en = { a = "English", b = "only" }, de = { a = "Deutsch" } },
      result = function(_, ctx) return { body = ctx.t.a() .. " " .. ctx.t.b() } end
      """)
    for (languages, expected) in [
      (["de_AT"], "Deutsch only"), (["fr"], "English only"), (["fr", "de"], "Deutsch only"),
    ] {
      var stage = Stage(plugin, languages: languages)
      try stage.play()
      XCTAssertEqual(stage.result?.body, expected)
    }
  }
}
