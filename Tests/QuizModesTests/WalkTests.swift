import QuizCore
import QuizModes
import XCTest

/// Sittings along a walk: one mode for all players, states in its own form. Each must equal what a decider and a fresh
/// mode make of the same responses.
final class WalkTests: XCTestCase {
  private static let quiz = try! Stage.read(
    #"""
    {"title": "T", "id": "t", "partial": "net", "questions": [
      {"id": "s", "text": "One", "points": 2, "data": {"penalty": 1}, "kind": "single",
       "answers": [{"id": "a", "text": "Ä", "correct": true, "feedback": "ja"}, {"id": "b", "text": "B"}]},
      {"id": "m", "text": "Some", "kind": "multiple",
       "answers": [{"id": "a", "text": "A", "correct": true}, {"id": "b", "text": "B", "correct": true}, {"id": "c", "text": "C"}]},
      {"id": "n", "text": "Number", "kind": "number", "correct": 7},
      {"id": "x", "text": "Text", "kind": "text", "accept": ["blue"]},
      {"id": "t", "text": "Side", "kind": "truefalse", "correct": true, "points": 3}]}
    """#)

  /// The same with pages before, between and behind its questions.
  private static let quizWithPages = {
    var paged = quiz
    for (place, id) in [(5, "last"), (2, "between"), (0, "first")] {
      paged.questions.insert(Question(id: id, kind: .info, text: "Read"), at: place)
    }
    paged.sections = [Section(id: "A", title: "Part A"), Section(id: "B", text: "Part B")]
    for (place, id) in ["A", "A", "A", "A", "B", "B", "B", "B"].enumerated() { paged.questions[place].section = id }
    return paged
  }()

  private static let responses: [[Response?]] = [
    [.chosen(["a"]), .chosen(["b"]), nil], [.chosen(["a", "b"]), .chosen([]), .chosen(["b", "c"]), nil],
    [.value(7), .value(6.5), .value(-0.0), nil], [.text("blue"), .text("gr\u{FC}n"), .text("gru\u{308}n"), nil],
    [.chosen(["true"]), .chosen(["false"]), nil],
  ]

  /// The fields of a mode each.
  private static let modes = [
    "the event": """
    start = function(ctx) return { points = 0, seen = {} } end,
    after = function(state, event, ctx)
      state.points = state.points + event.verdict.points
      state.seen[#state.seen + 1] = event
      if #state.seen > 2 then table.remove(state.seen, 1) end
    end,
    result = function(state) return { points = state.points, of = 9, headline = "H" .. state.points } end
    """,
    "nothing but after": "after = function(state, event) state.n = (state.n or 0) + event.ms + event.try end",
    "a new state": """
    after = function(state, event) return { last = event.question, before = state.last, text = event.text } end,
    result = function(state) return { headline = state.last.text .. "ß" .. (state.text or "") } end
    """,
    "texts beyond ASCII": """
    start = function() return { text = "ä" } end,
    after = function(state, event) state.text = state.text .. (event.chosen[1] and event.chosen[1].text or "–") end
    """,
    "the player by going over": #"""
    after = function(state, event, ctx) for key, value in pairs(event) do if key == "player" then state.who = value end end end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by next": #"""
    after = function(state, event, ctx) local key, value = next(event) while key do state[key] = tostring(value) key, value = next(event, key) end end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by rawget": #"""
    after = function(state, event, ctx) state.who = rawget(event, "player") end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by another table": #"""
    after = function(state, event, ctx) state.who = setmetatable({}, { __index = event }).player end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by the past": #"""
    after = function(state, event, ctx) state.who = ctx.past[#ctx.past].player end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by the names": #"""
    after = function(state, event, ctx) state.who = ctx.players[1] end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by keeping the event": #"""
    after = function(state, event, ctx) state.event = event end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player by a text": #"""
    after = function(state, event, ctx) state.who = ctx.t.who { name = ctx.player } end,
    strings = { en = { who = "{name}!" } },
    """#,
    "the player in the result alone": #"""
    after = function(state) state.n = (state.n or 0) + 1 end,
    result = function(state, ctx) return { headline = ctx.players[1] } end
    """#,
    "texts that are none": #"after = function(state) state.text = (state.text or "") .. "\xff" end"#,
    "texts that look alike":
      "after = function(state, event) state.n = (state.n or 0) + (event.text and #event.text or 0) end",
    "the context": """
    start = function(ctx) return { who = ctx.player, dice = { ctx.random(1, 1000), math.random(1000) } } end,
    after = function(state, event, ctx)
      state.n = #ctx.past * 100 + #ctx.remaining
      state.same = ctx.state.n == (state.n or 0) - 99
      state.dice[#state.dice + 1] = ctx.random(1, 1000) + math.random(1000) / 7
      state.first = ctx.past[1].verdict.points
      state.judged = ctx.judge(event.question, event).points + ctx.grade.fraction(event.question, event)
      state.player = event.player .. ctx.player
    end,
    result = function(state, ctx)
      return { headline = ctx.player .. #ctx.past .. ctx.state.n, points = ctx.random(1, 9), of = 9,
               memory = { n = state.n, dice = state.dice } }
    end
    """,
    "a failing after": """
    after = function(state, event) state.n = (state.n or 0) + 1; if event.question.id == "n" then error("no") end end,
    result = function(state) return { headline = "n" .. (state.n or 0) } end
    """,
    "a state that fits nowhere": "after = function(state) state.f = print end",
    "a failing result": "result = function(state) error('oh') end",
    "a result that is none": "result = function(state) return { headlin = 'x' } end",
    "a limit": "after = function(state, event) while event.question.id == 'm' do end end",
    "who plays, now and then": """
    start = function() return { n = 0 } end,
    after = function(state, event)
      state.n = state.n + 1
      if event.question.id == "m" and #event.chosen == 2 then state.who = event.player end
      if event.question.id == "n" and event.correct then for k, v in pairs(event) do state[k] = tostring(v) end end
    end,
    result = function(state) return { headline = (state.who or "?") .. (state.player or "?") .. state.n } end
    """,
    "who plays, by a detour": """
    after = function(state, event)
      local view = setmetatable({}, { __index = event })
      state.first = state.first or (event.verdict.points > 1 and view.player) or nil
      if event.skipped then state.raw = rawget(event, "player") end
    end,
    result = function(state) return { headline = (state.first or "?") .. (state.raw or "?") } end
    """,
    "the past of equal states": """
    after = function(state, event) state.right = (state.right or 0) % 2 + (event.verdict.correct and 1 or 0) end,
    result = function(state, ctx)
      if state.right == 1 then return { headline = "odd" } end
      local ids = {}
      for _, event in ipairs(ctx.past) do ids[#ids + 1] = tostring(event.verdict.points) end
      return { headline = table.concat(ids, " "):sub(1, 40), text = ctx.player }
    end
    """,
    "the start of each": """
    start = function(ctx) return { who = #ctx.player > 9 and ctx.player or "short" } end,
    result = function(state, ctx) return { headline = state.who } end
    """,
    "a result alone": "result = function(state, ctx) return { headline = ctx.past[1].type } end",
  ]

  private func beginning(_ player: String, _ quiz: Quiz = WalkTests.quiz) -> Beginning {
    Beginning(
      sitting: "s", quiz: quiz, seed: 3, players: [player], day: CivilDay(year: 2026, month: 11, day: 20))
  }

  private func decided(
    _ player: String, _ given: [String: Response], _ layers: [any Mode], _ quiz: Quiz = WalkTests.quiz
  ) throws -> SittingState {
    var decider = Decider(layers: layers, state: .initial(beginning(player, quiz)))
    _ = try decider.decide(.begin)
    while !decider.state.isOver {
      if decider.state.open?.asking == nil {
        _ = try decider.decide(.proceed(inputs: []))
      } else if let response = given[decider.state.open?.id ?? ""] {
        _ = try decider.decide(.answer(response, inputs: []))
      } else {
        _ = try decider.leaveOut()
      }
    }
    return decider.state
  }

  func testEqualsWhatADeciderPlays() throws {
    for (name, fields) in Self.modes.sorted(by: { $0.key < $1.key }) {
      let plugin = try mode(fields)
      let shared = LuaMode(plugin)
      let walk = try XCTUnwrap(Walk(beginning(""), [shared]), name)
      var stream = Chance.stream("walks", name)
      for number in 1...(name == "a limit" ? 2 : 40) {
        var given: [String: Response] = [:]
        for (question, choices) in zip(Self.quiz.questions, Self.responses) {
          given[question.id] = choices[stream.within(0, choices.count - 1)]
        }
        let player = "Spieler \(number)"
        let played = walk.play(player) { _, step, _ in given[step.id].map { .answered($0, inputs: []) } ?? .skipped }
        let sitting = try played.get()
        let expected = try decided(player, given, [LuaMode(plugin)])
        XCTAssertEqual(sitting.result, expected.result, "\(name), \(player)")
        XCTAssertEqual(sitting.state.uncounted, expected.uncounted, "\(name), \(player)")
        XCTAssertTrue(
          sitting.verdicts.elementsEqual(expected.verdicts) { $0.id == $1.id && $0.verdict == $1.verdict }, name)
      }
    }
  }

  /// Pages that no hook is told of count as turns, so that every draw is the one of a player who read them.
  func testPagesCountAsTurns() throws {
    let judge =
      "judge = function(q, e, ctx) local v = ctx.judge(q, e) v.points = ctx.random(0, 5) v.of = 5 return v end"
    for fields in [Self.modes["the context"] ?? "", judge, "after = function(s) s.n = math.random(1000) end"] {
      let plugin = try mode(fields)
      let walk = try XCTUnwrap(Walk(beginning("", Self.quizWithPages), [LuaMode(plugin)]), fields)
      for choice in 0...1 {
        let given = Dictionary(
          uniqueKeysWithValues: zip(Self.quiz.questions, Self.responses).compactMap { question, choices in
            choices[choice].map { (question.id, $0) }
          })
        let sitting = try walk.play("Ann") { _, step, _ in given[step.id].map { .answered($0, inputs: []) } ?? .skipped
        }
        .get()
        let expected = try decided("Ann", given, [LuaMode(plugin)], Self.quizWithPages)
        XCTAssertEqual(sitting.result, expected.result, fields)
        XCTAssertEqual(sitting.state.modeState, expected.modeState, fields)
        XCTAssertEqual(expected.turns.count, 5 + 3 + 2)
      }
    }
    let acting = try mode("acted = function(state) state.n = 1 end")
    XCTAssertNil(Walk(beginning("", Self.quizWithPages), [LuaMode(acting)]))
    XCTAssertNotNil(Walk(beginning(""), [LuaMode(acting)]))
  }

  func testHooksThatChangeTheWayTakeADecider() throws {
    let judging = try mode("judge = function(question, event, ctx) return ctx.judge(question, event) end")
    let walk = try XCTUnwrap(Walk(beginning(""), [BuiltInMode(), LuaMode(judging)]))
    XCTAssertNil(walk.result(of: "Ada", walk.skippedTurn))
    let telling = LuaMode(try mode("after = function(state, event) state.n = event.try end"))
    let quick = try XCTUnwrap(Walk(beginning(""), [telling]))
    XCTAssertEqual(quick.result(of: "Ada", quick.skippedTurn)?.points, 0)
    XCTAssertNil(Walk(beginning(""), [LuaMode(try mode("next = function(state, ctx) return ctx.finish() end"))]))
    XCTAssertNil(Walk(beginning(""), [LuaMode(try mode("order = function(questions) return questions end"))]))
  }
}
