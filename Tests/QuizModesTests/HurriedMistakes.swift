import QuizModes

extension PlantedMistakeTests {
  private static let sums = """
    {"title": "S", "id": "s", "questions": [
      {"id": "q1", "kind": "number", "text": "2 + 2", "correct": 4},
      {"id": "q2", "kind": "single", "text": "3 x 3", "answers": [{"text": "6"}, {"text": "9", "correct": true}]}]}
    """

  private static func hook(_ head: String, _ line: String, _ rest: String = "") -> String {
    "return { api = 1, quiz = \"marked\",\n  \(head)\n    \(line) -- HERE\n  \(rest) end }"
  }

  /// Mistakes of authors in a hurry.
  static let more: [Planted] = [
    Planted(
      name: "an option that nobody declares",
      lua: "return { api = 1, options = { lives = { type = \"int\", default = 3 } },\n  start = function(ctx)\n"
        + "    return { lives = ctx.options.lifes } -- HERE\n  end }",
      code: .unknownField, says: "did you mean 'lives'?"),
    Planted(
      name: "a field of the state that nothing gives a value",
      lua: "return { api = 1,\n  start = function() return { right = 0 } end,\n  status = function(state)\n"
        + "    return { \"right \" .. (state.rigth or 0) } -- HERE\n  end }",
      code: .unknownField, says: "did you mean 'right'?"),
    Planted(
      name: "a type of event that there is not",
      lua: hook("after = function(state, event)", "if event.type == \"timeout\" then state.late = true end"),
      code: .unknownValue, says: "did you mean 'timed_out'?"),
    Planted(
      name: "a kind that there is not",
      lua: hook("after = function(state, event)", "if \"boolean\" == event.question.kind then state.side = true end"),
      code: .unknownValue, says: "'truefalse'"),
    Planted(
      name: "a boolean and a text",
      lua: hook("after = function(state, event)", "if event.verdict.correct ~= \"true\" then state.wrong = true end"),
      code: .unknownValue, says: "is a boolean"),
    Planted(
      name: "a text and a number",
      lua: hook(
        "next = function(state, ctx)", "if not ctx.remaining[1] or #ctx.past > \"1\" then return ctx.finish() end",
        "return ctx.ask(ctx.remaining[1])"),
      code: .hookFailed, says: "tonumber"),
    Planted(
      name: "result returns nothing",
      lua: "return { api = 1,\n  result = function(state, ctx) -- HERE\n    print(#ctx.past)\n  end }",
      code: .hookFailed, says: "return { headline"),
    Planted(
      name: "status returns nothing",
      lua: "return { api = 1,\n  status = function(state, ctx) -- HERE\n    print(#ctx.past)\n  end }",
      code: .hookFailed, says: "return a list of short texts"),
    Planted(
      name: "a list that begins at 1",
      lua: hook(
        "result = function(state, ctx)\n    local titles, right = { \"Poor\", \"Good\", \"Great\" }, 0\n"
          + "    for _, event in ipairs(ctx.past) do if event.verdict.correct then right = right + 1 end end",
        "return { headline = titles[right] }"),
      code: .hookFailed, says: "a list begins at 1"),
    Planted(
      name: "a loop when the time is up",
      lua: "return { api = 1,\n  after = function(state, event)\n    if event.type == \"timed_out\" then\n"
        + "      while true do state.n = 1 end -- HERE\n    end\n  end }",
      code: .limit, says: "a loop that never ends"),
    Planted(
      name: "inputs that are not there when the time is up",
      lua: "return { api = 1, quiz = \"marked\",\n  start = function() return { purse = 10 } end,\n"
        + "  next = function(state, ctx)\n    if not ctx.remaining[1] then return ctx.finish() end\n"
        + "    return ctx.ask(ctx.remaining[1], { skip = false,\n"
        + "      inputs = { wager = { type = \"int\", min = 1, max = 3 } } })\n  end,\n  after = function(state, event)\n"
        + "    state.purse = state.purse - event.inputs.wager -- HERE\n  end }",
      code: .hookFailed, says: "'wager' is nil here", quiz: sums),
    Planted(
      name: "a gap between bands of one's own",
      lua: "return { api = 1,\n  result = function(state, ctx)\n    local share, title = 0, nil\n"
        + "    for _, event in ipairs(ctx.past) do if event.verdict.correct then share = share + 100 / #ctx.past end end\n"
        + "    if share > 0 then title = \"Good\" elseif share < 0 then title = \"Bad\" end\n"
        + "    return { headline = title:upper() } -- HERE\n  end }",
      code: .hookFailed, says: "'title' is nil here"),
    Planted(
      name: "a result that is hidden by another",
      lua: "return { api = 1,\n  result = function(state, ctx)\n    local result = {}\n    if #ctx.past > 0 then\n"
        + "      local result = { headline = \"x\" } -- HERE\n    end\n    return { headline = result.headline }\n"
        + "  end }",
      code: .shadowed, says: "leave `local` out"),
    Planted(
      name: "the clock of the machine",
      lua: hook("order = function(questions, ctx)", "print(os.time())", "return questions"),
      code: .unknownName, says: "ctx.day"),
    Planted(
      name: "a default that is no number",
      lua: "return { api = 1,\n  options = {\n    lives = { type = \"int\", default = \"three\" }, -- HERE\n  } }",
      code: .shape, says: "give it such a value"),
  ]
}
