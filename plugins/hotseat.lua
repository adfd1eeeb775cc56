-- Hot seat: two or more players at one screen, asked in turn, everybody equally often.

-- Points to two decimals, as the player's language writes them.
local function written(points, ctx)
  return (("%g"):format(math.floor(100 * points + 0.5) / 100):gsub("%.", ctx.t.decimal()))
end

return {
  api = 1,
  name = "Hot seat",
  about = "two to eight players take turns at one screen",
  quiz = "marked",
  players = { min = 2, max = 8 },

  options = {
    handover = { type = "bool", default = true, about = "a page between the turns, to pass the keyboard on" },
  },

  strings = {
    en = { decimal = ".", turn = "{player}, it is your turn", wins = "{player} wins", tie = "A tie: {players}",
           few = "There are too few questions for everybody" },
    de = { decimal = ",", turn = "{player} ist dran", wins = "{player} gewinnt", tie = "Gleichstand: {players}",
           few = "Es gibt zu wenige Fragen für alle" },
  },

  -- `turns` are played in all: the questions that do not go round are left out.
  start = function(ctx)
    local state = { turn = 1, turns = #ctx.remaining - #ctx.remaining % #ctx.players, points = {}, of = {} }
    for _, player in ipairs(ctx.players) do state.points[player], state.of[player] = 0, 0 end
    return state
  end,

  next = function(state, ctx)
    if state.turn > state.turns then return ctx.finish(state.turns == 0 and ctx.t.few() or nil) end
    local player = ctx.players[(state.turn - 1) % #ctx.players + 1]
    if ctx.options.handover and state.ready ~= state.turn then
      return ctx.show { id = "turn " .. state.turn, title = ctx.t.turn { player = player }, player = player }
    end
    return ctx.ask(ctx.remaining[1], { player = player })
  end,

  -- A turn begins when its page is left; other pages belong to the quiz.
  acted = function(state, event)
    if event.type == "page" and event.id == "turn " .. state.turn then state.ready = state.turn end
  end,

  after = function(state, event)
    local player, verdict = event.player, event.verdict
    state.points[player] = state.points[player] + verdict.points
    state.of[player] = state.of[player] + verdict.of
    state.turn = state.turn + 1
  end,

  status = function(state, ctx)
    local list = {}
    for i, player in ipairs(ctx.players) do list[i] = player .. " " .. written(state.points[player], ctx) end
    return list
  end,

  -- The points are the winner's.
  result = function(state, ctx)
    if state.turn == 1 then return { headline = ctx.why } end
    local ranking, winners = {}, {}
    for i, entry in ipairs(ctx.rank(state.points)) do
      ranking[i] = { player = entry.id, points = entry.value, of = state.of[entry.id] }
      if entry.place == 1 then winners[#winners + 1] = entry.id end
    end
    local headline = #winners == 1 and ctx.t.wins { player = winners[1] } or ctx.t.tie { players = table.concat(winners, ", ") }
    return { headline = headline, emoji = "🏆", points = ranking[1].points, of = ranking[1].of, ranking = ranking,
             share = { ctx.quiz.title, headline } }
  end,

  examples = {
    { quiz = { title = "Five", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "1 < 2" }, { id = "q2", text = "2 < 3" }, { id = "q3", text = "3 < 4" },
        { id = "q4", text = "4 < 5" }, { id = "q5", text = "5 < 6" } } },
      players = { "Ada", "Ben" },
      responses = { q1 = { "true" }, q2 = { "false" }, q3 = { "true" }, q4 = { "true" } },
      expect = { asked = { "q1", "q2", "q3", "q4" }, headline = "Ada wins", points = 2, of = 2,
                 ranking = { { player = "Ada", points = 2, of = 2 }, { player = "Ben", points = 1, of = 2 } } } },
    { quiz = { title = "One", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
      players = { "Ada", "Ben" }, expect = { headline = "There are too few questions for everybody" } },
  },
}
