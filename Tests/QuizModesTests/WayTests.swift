import Foundation
import QuizCore
import QuizModes
import QuizTesting
import XCTest

/// Sittings along known ways: one mode for all players. Each must equal what a decider and a fresh mode make of the
/// same inputs, state by state, failures and refusals included.
final class WayTests: XCTestCase {
  /// Plays both; how many steps led along a known way.
  @discardableResult
  private func compare(_ sitting: RandomSitting, _ ways: Ways, _ player: String, _ name: String) throws -> Bool {
    var giver = sitting
    var decider = Decider(layers: sitting.layers, state: .initial(sitting.beginning)).unwatched()
    var way = WaySitting(player, ways)
    let begun = Result { () throws(Refusal) in try way.begin() }
    let expected = Result { () throws(Refusal) in try decider.decide(.begin).compactMap(\.failure) }
    XCTAssertEqual(begun, expected, name)
    guard case .success = begun else { return false }
    for step in 0..<60 where !decider.state.isOver {
      XCTAssertEqual(way.open, decider.state.open, "\(name), step \(step)")
      XCTAssertEqual(way.openQuestion, decider.state.openQuestion, "\(name), step \(step)")
      let input = giver.input(at: decider.state)
      let taken = Result { () throws(Refusal) in try way.take(input) }
      let expected = Result { () throws(Refusal) in try decider.take(input).compactMap(\.failure) }
      XCTAssertEqual(taken, expected, "\(name), step \(step)")
      // Asked for in the middle now and then: that must change nothing.
      if step % 7 == 3 { XCTAssertEqual(way.state.uncounted, decider.state.uncounted, "\(name), step \(step)") }
    }
    XCTAssertEqual(way.isOver, decider.state.isOver, name)
    XCTAssertEqual(way.result, decider.state.result, name)
    XCTAssertTrue(
      way.verdicts.elementsEqual(decider.state.verdicts) { $0.id == $1.id && $0.verdict == $1.verdict }, name)
    for id in decider.state.records.keys { XCTAssertTrue(way.met(question: id), "\(name), \(id)") }
    for page in decider.state.pagesSeen { XCTAssertTrue(way.met(page: page.name), "\(name), \(page)") }
    XCTAssertFalse(way.met(question: "nowhere") || way.met(page: "nowhere"))
    XCTAssertEqual(way.state.uncounted, decider.state.uncounted, name)
    return true
  }

  /// Every shipped mode, with and without a modifier, over drawn and shipped quizzes.
  func testShippedModes() throws {
    let shipped = try ShippedSittings()
    var count = 0
    for seed in 0..<(ProcessInfo.processInfo.environment["QUIZRUN_SITTINGS"].flatMap(Int.init) ?? 80) {
      let layers = shipped.layers(seed)
      let sitting = shipped.sitting(seed, layers)
      guard sitting.beginning.players.count == 1, let ways = Ways(sitting.beginning, sitting.layers) else { continue }
      for player in 0..<12 {
        let name = "seed \(seed), player \(player), \(layers.map(\.info.id))"
        if try compare(sitting.of(player: "Spieler \(player)", UInt64(player)), ways, "Spieler \(player)", name) {
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 300)
  }

  private static let ask =
    "next = function(state, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish() end,"

  /// The fields of a mode each: whatever a hook can look at besides its turn and its state.
  private static let odd = [
    "the player in judge": """
    judge = function(q, e, ctx) local v = ctx.judge(q, e) v.points = #e.player v.of = 99 return v end
    """,
    "the player by going over the response": """
    judge = function(q, e, ctx) local v = ctx.judge(q, e) for k, x in pairs(e) do if k == "player" then v.feedback = x end end return v end
    """,
    "the player of an event kept for later": """
    after = function(state, event) state.last = event end,
    judge = function(q, e, ctx) local v = ctx.judge(q, e) if ctx.state.last then v.feedback = ctx.state.last.player end return v end
    """,
    "the players in next": """
    next = function(state, ctx)
      if not state.seen then return ctx.show { id = "hello", title = ctx.player, actions = {} } end
      return ctx.remaining[1] and ctx.ask(ctx.remaining[1], { note = #ctx.remaining == 2 and ctx.players[1] or nil }) or ctx.finish()
    end,
    acted = function(state, event) state.seen = true end
    """,
    "asking by name": """
    next = function(state, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1], { player = "Spieler 3" }) or ctx.finish() end
    """,
    "the past in judge": """
    judge = function(q, e, ctx)
      local v = ctx.judge(q, e)
      for _, event in ipairs(ctx.past) do v.points = v.points + event.verdict.points end
      v.of = 99
      return v
    end
    """,
    "how much is past": """
    judge = function(q, e, ctx) local v = ctx.judge(q, e) v.points, v.of = #ctx.past, 99 return v end,
    """ + ask,
    "the past's length after tries": """
    start = function() return { right = 0 } end,
    next = function(state, ctx) local q = state.again or ctx.remaining[1] if not q then return ctx.finish() end return ctx.ask(q) end,
    after = function(state, event, ctx)
      state.again = event.verdict.correct == false and event.try < 3 and event.question or nil
      state.right = #ctx.past % 3
    end
    """,
    "the tries of a question settled long ago": """
    start = function() return { n = 0 } end,
    next = function(state, ctx)
      if state.n > 8 then return ctx.finish("enough") end
      return ctx.ask(ctx.quiz.questions[state.n % #ctx.quiz.questions + 1])
    end,
    after = function(state, event) state.n = state.n + (event.verdict.correct and 2 or 1); state.try = event.try end
    """,
    "draws in judge": """
    judge = function(q, e, ctx) local v = ctx.judge(q, e) v.points, v.of = ctx.random(0, 9), 9 return v end,
    """ + ask,
    "draws of math, after tries": """
    start = function() return {} end,
    next = function(state, ctx) local q = state.again or ctx.remaining[1] if not q then return ctx.finish() end return ctx.ask(q) end,
    after = function(state, event) state.again = event.verdict.correct == false and event.try < 2 and event.question or nil end,
    judge = function(q, e, ctx) local v = ctx.judge(q, e) v.feedback = tostring(math.random(1000)) return v end
    """,
    "draws with a key": """
    judge = function(q, e, ctx) local v = ctx.judge(q, e) v.points, v.of = ctx.random(0, 9, q.id), 9 return v end,
    """ + ask,
    "questions made up, by what was given": """
    start = function() return { n = 0 } end,
    next = function(state, ctx)
      if state.n == 5 then return ctx.finish() end
      return ctx.ask { id = "m" .. state.n % 2, kind = "number", text = "T" .. (state.last or ""), correct = state.last and #state.last or 1 }
    end,
    after = function(state, event, ctx)
      state.n, state.last = state.n + 1, (event.value or 0) > 5 and "much" or "little"
      if state.n == 4 then state.seen = ctx.question("m1").text end
    end
    """,
    "questions made up, and forgotten by the state": """
    start = function() return { n = 0 } end,
    next = function(state, ctx)
      if state.n == 2 then return ctx.finish() end
      if state.n == 1 then return ctx.ask { id = "n", kind = "number", text = "U", correct = 2 } end
      return ctx.ask { id = "m", kind = "number", text = "T", correct = 1 }
    end,
    after = function(state, event, ctx)
      state.n = state.n + 1
      if state.n == 2 then state.said = ctx.past[1].value end
    end,
    result = function(state, ctx) return { headline = ctx.question("m").text .. ctx.past[1].type .. (state.said or "") } end
    """,
    "pages again and again": """
    start = function() return { n = 0 } end,
    next = function(state, ctx)
      if not ctx.remaining[1] then return ctx.finish() end
      if state.n % 3 < 2 then return ctx.show { id = "page" .. state.n % 2, inputs = { x = { type = "int", min = 0, max = 3, default = 1 } } } end
      return ctx.ask(ctx.remaining[1], { inputs = { y = { type = "bool", default = false } } })
    end,
    acted = function(state, event) state.n = state.n + 1; state.x = event.inputs.x end,
    after = function(state, event) state.n = state.n + 1; state.y = event.inputs.y end
    """,
    "a hook that fails now and then": """
    judge = function(q, e, ctx) if e.type == "answered" and e.try == 1 and #q.id == 2 and q.points > 0.15 then error("no") end return ctx.judge(q, e) end,
    """ + ask,
    "a result that fails now and then": """
    judge = function(q, e, ctx) return ctx.judge(q, e) end,
    result = function(state, ctx) if ctx.past[1] and ctx.past[1].verdict.points == 0 then error("no") end return { headline = "ok" } end
    """,
    "a next that asks for nothing there is": """
    start = function() return { n = 0 } end,
    next = function(state, ctx) state = state if #ctx.remaining == 1 then return ctx.ask("nope") end return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish() end
    """,
    "an order by name": """
    order = function(questions, ctx) if #ctx.player % 2 == 0 then table.sort(questions, function(a, b) return a.id > b.id end) end return questions end
    """,
    "a start by name": """
    start = function(ctx) if ctx.player == "Spieler 4" then error("not you") end return { n = 1 } end,
    """ + ask,
    "an order that draws": """
    order = function(questions, ctx) return ctx.shuffle(questions) end,
    result = function(state, ctx) return { headline = "n" .. #ctx.remaining .. ctx.random(1, 9) } end
    """,
    "texts that look alike": #"""
    after = function(state, event) state.n = (state.n or 0) + (event.text and #event.text or 0) end,
    """# + ask,
    "one result for many": """
    judge = function(q, e, ctx) return ctx.judge(q, e) end,
    result = function(state, ctx) return { headline = "H", body = ctx.why } end
    """,
    "many states": """
    after = function(state, event, ctx) state[#state + 1] = { event.verdict.points, event.type } end,
    """ + ask,
  ]

  func testOddModes() throws {
    for (name, fields) in Self.odd.sorted(by: { $0.key < $1.key }) {
      let plugin = try mode(fields)
      for seed in 0..<6 {
        let quiz: Quiz?? = seed == 0 ? .some(Stage.quiz) : nil
        let sitting = RandomSitting(seed: UInt64(seed), quiz: quiz, players: ["Ann"]) { [LuaMode(plugin)] }
        guard let ways = Ways(sitting.beginning, sitting.layers) else { continue }
        for player in 0..<10 {
          let giver = sitting.of(player: "Spieler \(player)", UInt64(player % 7))
          try compare(giver, ways, "Spieler \(player)", "\(name), seed \(seed), player \(player)")
        }
      }
    }
  }

  /// A mode that looks at nothing else is asked once for what is the same.
  func testWhatIsKnownIsNotAskedAgain() throws {
    // Counts its calls beside the state.
    let plugin = try plugin(
      """
      local count = 0
      return { api = 1, judge = function(question, response, ctx)
        count = count + 1
        local verdict = ctx.judge(question, response)
        verdict.feedback = tostring(count)
        return verdict
      end }
      """)
    let sitting = RandomSitting(seed: 1, quiz: .some(Stage.quiz), players: ["Ann"]) {
      [LuaMode(plugin, isRemembering: true)]
    }
    let ways = try XCTUnwrap(Ways(sitting.beginning, sitting.layers))
    for player in ["Ada", "Bob"] {
      var way = WaySitting(player, ways)
      _ = try way.begin()
      while !way.isOver { _ = try way.take(.answered(.chosen(["true"]), inputs: [])) }
      XCTAssertEqual(way.verdicts.map(\.verdict.feedback), ["1", "2", "3"])
      XCTAssertEqual(way.state.beginning.players, [player])
      XCTAssertEqual(way.result?.points, 6)
    }
  }

  /// Equal texts that are written in other bytes are told apart, as a mode can.
  func testTextsThatLookAlike() throws {
    let quiz = try Stage.read(
      #"{"title": "T", "questions": [{"id": "x", "text": "?", "kind": "text", "accept": ["blue"]}]}"#)
    let plugin = try mode(
      "judge = function(q, e, ctx) local v = ctx.judge(q, e) v.feedback = tostring(#e.text) return v end")
    let sitting = RandomSitting(seed: 1, quiz: .some(quiz), players: ["Ann"]) { [LuaMode(plugin)] }
    let ways = try XCTUnwrap(Ways(sitting.beginning, sitting.layers))
    for (text, length) in [("gr\u{FC}n", "5"), ("gru\u{308}n", "6"), ("gr\u{FC}n", "5")] {
      var way = WaySitting("Ada", ways)
      _ = try way.begin()
      _ = try way.take(.answered(.text(text), inputs: []))
      XCTAssertEqual(way.verdicts.map(\.verdict.feedback), [length])
    }
  }

  func testModesThatCannotBeWatchedAreLeftAlone() throws {
    let beginning = RandomSitting(seed: 1, quiz: .some(Stage.quiz), players: ["Ann"]) { [BuiltInMode()] }.beginning
    let listened = LuaMode(try mode("judge = function(q, e, ctx) return ctx.judge(q, e) end"))
    XCTAssertNotNil(Ways(beginning, [listened]))
    listened.witness = { _ in }
    XCTAssertNil(Ways(beginning, [listened]))
    XCTAssertNil(Ways(beginning, [LuaMode(try mode("keep = function() return {} end"))]))
    XCTAssertNil(Ways(beginning, [ScriptedMode("swift") { _ in }]))
  }
}

extension SittingEvent {
  fileprivate var failure: HookFailure? {
    if case .hookFailed(let failure) = self { return failure }
    return nil
  }
}
