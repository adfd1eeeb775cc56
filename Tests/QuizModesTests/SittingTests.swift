import LuaKit
import QuizCore
import QuizModes
import XCTest

/// Modes at work: tries, made-up questions, pages, players, layers, limits, and that the same comes out every time.
final class SittingTests: XCTestCase {
  func testTriesHintsAndActions() throws {
    let plugin = try mode(
      """
      next = function(state, ctx)
        if state.done then return ctx.finish() end
        return ctx.ask("q1", { hint = "Look", actions = { { id = "help", label = "Help" } } })
      end,
      after = function(state, e) state[#state + 1] = e.type .. e.try .. "@" .. e.ms; state.done = e.try == 2 end,
      acted = function(state, e) state[#state + 1] = e.type .. (e.action or "") .. e.try .. "@" .. e.ms end,
      result = function(state) return { body = table.concat(state, " ") } end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    try stage.perform(.pass(100))
    try stage.perform(.hint)
    try stage.perform(.pass(100))
    try stage.perform(.action("help", inputs: []))
    try stage.answer(false)
    try stage.perform(.pass(50))
    try stage.answer(true)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.result?.body, "hinted1@100 actionhelp1@200 answered1@200 answered2@50")
    XCTAssertEqual(stage.result?.points, 1, "the last verdict counts")
  }

  func testMadeUpQuestions() throws {
    let plugin = try mode(
      """
      quiz = "none",
      start = function() return { n = 1 } end,
      next = function(state, ctx)
        if state.n > 2 then return ctx.finish() end
        return ctx.ask { id = "m" .. state.n, kind = "number", text = "What is " .. state.n .. "?", correct = state.n, points = 2 }
      end,
      after = function(state, e, ctx) state.n = state.n + 1; state.last = e.question end,
      status = function(state) return { state.last and state.last.text or "-" } end
      """)
    var stage = Stage(plugin, quiz: nil)
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.status, ["-"])
    try stage.perform(.answer(.value(1), inputs: []))
    XCTAssertEqual(stage.state.status, ["What is 1?"])
    XCTAssertEqual(stage.state.modeState["last"], .question("m1"))
    try stage.perform(.answer(.value(1), inputs: []))
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.result?.points, 2)
    XCTAssertEqual(stage.result?.of, 4)
    XCTAssertEqual(stage.asked, ["m1", "m2"])
  }

  func testPagesWithInputsAndButtons() throws {
    let plugin = try mode(
      """
      start = function() return { n = 0 } end,
      next = function(state, ctx)
        if state.n == 2 then return ctx.finish(state.told) end
        return ctx.show { id = "p" .. state.n, title = "T", body = "B", actions = { { id = "b", label = "B" } },
          inputs = { n = { type = "int", min = 1, default = 4 } } }
      end,
      acted = function(state, e)
        state.n = state.n + 1
        state.told = (state.told or "") .. e.type .. e.id .. (e.action or "") .. tostring(e.inputs.n) .. #e.chosen .. " "
      end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    try stage.perform(.proceed(inputs: []))
    try stage.perform(.action("b", inputs: []))
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.result?.body, "pagep040 actionp1bnil0 ")
  }

  /// A step is a value: it can be kept in the state and returned later.
  func testStepsAreValues() throws {
    let plugin = try mode(
      """
      start = function(ctx) return { plan = { ctx.ask("q2", { skip = false }), ctx.ask(ctx.question("q1")), ctx.finish("All") } } end,
      next = function(state) return state.plan[1] end,
      after = function(state) table.remove(state.plan, 1) end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.open?.asking?.skip, false)
    try stage.answer(true)
    try stage.answer(true)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.asked, ["q2", "q1"])
    XCTAssertEqual(stage.result?.body, "All")
  }

  func testSeveralPlayers() throws {
    let plugin = try mode(
      """
      players = { min = 2, max = 3 },
      next = function(state, ctx)
        if #ctx.past == 3 then return ctx.finish() end
        return ctx.ask(ctx.remaining[1], { player = ctx.players[#ctx.past % #ctx.players + 1] })
      end,
      result = function(state, ctx)
        local who = {}
        for i, event in ipairs(ctx.past) do who[i] = event.player end
        return { body = table.concat(who, " "), ranking = { { player = "Ben", points = 2 } } }
      end
      """)
    var stage = Stage(plugin) { $0.players = ["Ada", "Ben"] }
    try stage.play(true, true, true)
    XCTAssertEqual(stage.result?.body, "Ada Ben Ada")
    XCTAssertEqual(stage.result?.ranking, [SittingResult.Standing(player: "Ben", points: 2)])
  }

  // MARK: Layers

  func testLayersOfOrderJudgeAndStatus() throws {
    let base = try mode(
      "after = function() end, order = function(q) return { q[1], q[2] } end, status = function() return { 'a' } end,"
        + "judge = function(q, r, ctx) local v = ctx.judge(q, r); v.points = v.points + 10; return v end", "base")
    let reverse = try mode(
      "order = function(q) return { q[2], q[1] } end, status = function() return 'b' end", "reverse")
    let double = try mode(
      "judge = function(q, r, ctx) local v = ctx.judge(q, r); v.points = 2 * v.points; return v end", "double")
    var stage = Stage(base, reverse, double)
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.order, ["q2", "q1"])
    XCTAssertEqual(stage.state.status, ["a", "b"])
    try stage.answer(true)
    XCTAssertEqual(stage.state.past.last?.verdict?.points, 24, "the last layer wins, each asks the one below")
  }

  func testAModifierStandsOnTheDefault() throws {
    var stage = Stage(try mode("order = function(q) return { q[3] } end"))
    try stage.play(true)
    XCTAssertEqual(stage.asked, ["q3"])
    XCTAssertEqual(stage.result?.points, 3)
    XCTAssertEqual(stage.result?.of, 3)
  }

  /// A layer whose judge fails leaves the verdict to the one below.
  func testAFailedLayerLeavesTheVerdictBelow() throws {
    let base = try mode("after = function() end, judge = function() return { points = 7 } end", "base")
    let broken = try mode("judge = function() error('no') end", "broken")
    var stage = Stage(base, broken)
    try stage.play(true, true, true)
    XCTAssertEqual(stage.state.past.map { $0.verdict?.points }, [7, 7, 7])
    XCTAssertEqual(stage.failures.count, 2, "off after the second failure")
  }

  // MARK: Limits and failures

  /// A limit that is hit in any hook leaves the sitting playable to its end.
  func testALimitInAnyHookLeavesTheSittingPlayable() throws {
    let bodies = ["while true do end", "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end"]
    for hook in Hook.allCases where ![.start, .today, .due].contains(hook) {
      for body in bodies {
        var stage = Stage(try mode("\(hook.rawValue) = function() \(body) end"))
        try stage.perform(.begin)
        if hook == .acted {
          XCTAssertThrowsError(try stage.perform(.hint))
        }
        try stage.answer(true)
        try stage.answer(true)
        try stage.answer(true)
        XCTAssertNotNil(stage.result, hook.rawValue)
        XCTAssertEqual(stage.failures.isEmpty, hook == .acted, hook.rawValue)
        XCTAssertTrue(stage.failures.allSatisfy { $0.hasPrefix("plugins/test.lua:2: ") }, "\(stage.failures)")
      }
    }
  }

  /// After a limit the mode's other hooks go on with the state as it was.
  func testTheStateOutlivesALimit() throws {
    let plugin = try mode(
      """
      start = function() return { n = 0 } end,
      after = function(state, event)
        if event.question.id == "q2" then while true do end end
        state.n = state.n + 1
      end,
      result = function(state) return { body = "n = " .. state.n } end
      """)
    var stage = Stage(plugin)
    try stage.play(true, true, true)
    XCTAssertEqual(stage.failures.count, 1)
    XCTAssertEqual(stage.result?.body, "n = 2")
  }

  func testFailuresNameFileAndLineOfRequiredFiles() throws {
    let plugin = try plugin(
      "local lib = require 'lib'\nreturn { api = 1, result = function() return lib.result() end }",
      modules: ["lib": "return {\n result = function() error('broken') end }"])
    var stage = Stage(plugin)
    try stage.play()
    XCTAssertEqual(stage.failures.map { $0.hasSuffix("lib.lua:2: broken") }, [true], "\(stage.failures)")
  }

  // MARK: Determinism

  private static let chatty = """
    start = function(ctx) return { draws = { ctx.random(1000), math.random(1000) }, keys = {} } end,
    order = function(q, ctx) return ctx.shuffle(q) end,
    status = function(state, ctx) return { tostring(ctx.random(1000)) } end,
    judge = function(q, r, ctx) return { points = ctx.random(100), of = 100 } end,
    after = function(state, event, ctx)
      for key, value in pairs { z = 1, a = 2, [3] = 4, m = {} } do state.keys[#state.keys + 1] = tostring(key) .. tostring(value) end
      state.draws[#state.draws + 1] = ctx.random() + math.random()
    end
    """

  func testTheSameSittingTwiceGivesTheSameBytes() throws {
    let plugin = try mode(Self.chatty)
    var runs: [[SittingEvent]] = []
    for seed in [1, 1, 2] {
      var stage = Stage(plugin, seed: seed)
      try stage.play(true, false)
      XCTAssertEqual(stage.failures, [])
      runs.append(stage.events)
    }
    XCTAssertEqual(runs[0], runs[1])
    XCTAssertNotEqual(runs[0], runs[2])
  }

  /// Draws are keyed by hook and event: asking `status` more often changes nothing elsewhere.
  func testAnotherHooksDrawsChangeNothing() throws {
    let quiet = try mode(
      Self.chatty.replacing("status = function(state, ctx) return { tostring(ctx.random(1000)) } end,", with: ""))
    var loud = Stage(try mode(Self.chatty))
    var silent = Stage(quiet)
    try loud.play(true)
    try silent.play(true)
    XCTAssertEqual(loud.state.modeState, silent.state.modeState)
    XCTAssertEqual(loud.state.order, silent.state.order)
  }

  /// Each hook has a stream of its own, for `ctx.random` and for `math.random`.
  func testHooksDrawApart() throws {
    let plugin = try mode(
      """
      start = function(ctx) return { ctx.random(2 ^ 40 // 1), math.random(2 ^ 40 // 1) } end,
      status = function(state, ctx)
        return { tostring(state[1] == ctx.random(2 ^ 40 // 1)), tostring(state[2] == math.random(2 ^ 40 // 1)) }
      end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.state.status, ["false", "false"])
  }

  func testPairsGoInKeyOrder() throws {
    let plugin = try mode(
      """
      result = function()
        local keys = {}
        for key in pairs { b = 1, a = 1, [10] = 1, [2] = 1, ["é"] = 1, B = 1 } do keys[#keys + 1] = tostring(key) end
        return { body = table.concat(keys, " ") }
      end
      """)
    var stage = Stage(plugin)
    try stage.play()
    XCTAssertEqual(stage.result?.body, "2 10 B a b é")
  }

  /// Draws with a key depend on the plugin and the key alone.
  func testKeyedDrawsAreTheSameInEverySitting() throws {
    let plugin = try mode(
      "result = function(s, ctx) return { body = table.concat(ctx.shuffle({ 1, 2, 3, 4, 5, 6, 7 }, 'day'), '') } end")
    var bodies: Set<String> = []
    for seed in 1...5 {
      var stage = Stage(plugin, seed: seed)
      try stage.play()
      bodies.insert(stage.result?.body ?? "")
    }
    XCTAssertEqual(bodies.count, 1)
  }
}
