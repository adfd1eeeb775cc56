-- Hot seat: two or more players at one screen, asked in turn, everybody equally often.

-- How many questions are played in all; the ones that do not go round are left out.
local function rounds(ctx)
  local all = #ctx.past + #ctx.remaining
  return all - all % #ctx.players
end

-- The points of every player so far, and the most they could have.
local function scores(ctx)
  local points, of = {}, {}
  for _, player in ipairs(ctx.players) do points[player], of[player] = 0, 0 end
  for _, event in ipairs(ctx.past) do
    points[event.player] = points[event.player] + event.verdict.points
    of[event.player] = of[event.player] + event.verdict.of
  end
  return points, of
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
    en = { turn = "{player}, it is your turn", wins = "{player} wins", tie = "A tie: {players}",
           few = "There are too few questions for everybody" },
    de = { turn = "{player} ist dran", wins = "{player} gewinnt", tie = "Gleichstand: {players}",
           few = "Es gibt zu wenige Fragen für alle" },
  },

  start = function() return {} end,

  next = function(state, ctx)
    local turn = #ctx.past
    if turn == rounds(ctx) then return ctx.finish(turn == 0 and ctx.t.few() or nil) end
    local player = ctx.players[turn % #ctx.players + 1]
    if ctx.options.handover and state.ready ~= turn then
      return ctx.show { id = "turn " .. turn + 1, title = ctx.t.turn { player = player }, player = player }
    end
    return ctx.ask(ctx.remaining[1], { player = player })
  end,

  -- Whose turn begins is settled when the page is left; other pages belong to the quiz.
  acted = function(state, event, ctx)
    if event.type == "page" and event.id == "turn " .. #ctx.past + 1 then state.ready = #ctx.past end
  end,

  status = function(_, ctx)
    local points, list = scores(ctx), {}
    for i, player in ipairs(ctx.players) do list[i] = player .. " " .. points[player] end
    return list
  end,

  result = function(_, ctx)
    if #ctx.past == 0 then return { headline = ctx.why } end
    local points, of = scores(ctx)
    local ranking, winners = {}, {}
    for i, entry in ipairs(ctx.rank(points)) do
      ranking[i] = { player = entry.id, points = entry.value, of = of[entry.id] }
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
