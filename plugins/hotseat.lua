-- Hot seat: two or more players at one screen, asked in turn, everybody equally often.
--
-- In every round each player gets one question, in the order of the players. Questions that are left over after the last
-- full round are not asked: nobody shall have a turn more than another.

-- Points to two decimals, as the player's language writes them.
local function written(points, ctx)
  return (("%g"):format(math.floor(100 * points + 0.5) / 100):gsub("%.", ctx.t.decimal()))
end

-- A name as the header has room for it; `written` is what stands everywhere else.
local function short(name, ctx)
  if ctx.text.width(name) <= 12 then return name end
  local cut = name
  while ctx.text.width(cut) > 11 do cut = cut:sub(1, utf8.offset(cut, -1) - 1) end
  return cut .. "…"
end

-- The quiz's own band for so many points; it wins over the mode's words. Empty where the quiz has none.
local function quizBand(points, of, ctx)
  local found = of > 0 and ctx.band(100 * points / of) or {}
  for _, band in ipairs(ctx.quiz.bands) do
    if band.from == found.from then return band end
  end
  return {}
end

-- What becomes of the questions that do not go round; nothing when there are none.
local function leftOver(state, ctx) return state.left > 0 and ctx.t.left { n = state.left } or nil end

return {
  api = 1,
  name = { en = "Hot seat", de = "Heißer Stuhl", fr = "Chacun son tour", es = "Por turnos" },
  about = { en = "two to eight players take turns at one screen",
            de = "zwei bis acht Spieler sind reihum an einem Bildschirm dran",
            fr = "de deux à huit joueurs, à tour de rôle devant un même écran",
            es = "de dos a ocho jugadores se turnan en una misma pantalla" },
  quiz = "marked",
  players = { min = 2, max = 8 },

  options = {
    handover = { type = "bool", default = true,
      about = { en = "a page between the turns, to pass the keyboard on",
                de = "eine Seite zwischen den Zügen, um die Tastatur weiterzugeben",
                fr = "une page entre les tours, pour passer le clavier",
                es = "una página entre turnos, para pasar el teclado" } },
  },

  strings = {
    en = { decimal = ".", turn = "{player}, it is your turn", ready = "Ready", wins = "{player} wins", tie = "A tie: {players}",
           none = "Nobody has a point", few = "There are too few questions for everybody",
           left = { one = "One question is left out, so that everybody has the same number of turns.",
                    other = "{n} questions are left out, so that everybody has the same number of turns." } },
    de = { decimal = ",", turn = "{player} ist dran", ready = "Bereit", wins = "{player} gewinnt", tie = "Gleichstand: {players}",
           none = "Niemand hat einen Punkt", few = "Es gibt zu wenige Fragen für alle",
           left = { one = "Eine Frage bleibt weg, damit alle gleich oft dran sind.",
                    other = "{n} Fragen bleiben weg, damit alle gleich oft dran sind." } },
    fr = { decimal = ",", turn = "{player}, c’est ton tour", ready = "C’est parti", wins = "{player} gagne",
           tie = "Égalité : {players}", none = "Personne n’a marqué de point",
           few = "Il n’y a pas assez de questions pour tout le monde",
           left = { one = "Une question est laissée de côté, pour que chacun ait le même nombre de tours.",
                    other = "{n} questions sont laissées de côté, pour que chacun ait le même nombre de tours." } },
    es = { decimal = ",", turn = "{player}, es tu turno", ready = "Vamos", wins = "Gana {player}",
           tie = "Empate: {players}", none = "Nadie tiene puntos",
           few = "No hay preguntas suficientes para todos",
           left = { one = "Se deja fuera una pregunta, para que todos tengan el mismo número de turnos.",
                    other = "Se dejan fuera {n} preguntas, para que todos tengan el mismo número de turnos." } },
  },

  -- `turns` are played in all, `left` questions are not: they do not go round.
  start = function(ctx)
    local left = #ctx.remaining % #ctx.players
    local state = { turn = 1, turns = #ctx.remaining - left, left = left, points = {}, of = {} }
    for _, player in ipairs(ctx.players) do state.points[player], state.of[player] = 0, 0 end
    return state
  end,

  next = function(state, ctx)
    if state.turn > state.turns then return ctx.finish(state.turns == 0 and ctx.t.few() or nil) end
    local player = ctx.players[(state.turn - 1) % #ctx.players + 1]
    if ctx.options.handover and state.ready ~= state.turn then
      return ctx.show { id = "turn " .. state.turn, title = ctx.t.turn { player = player }, player = player, continue = ctx.t.ready(),
                        body = state.turn == 1 and leftOver(state, ctx) or nil }
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
    for i, player in ipairs(ctx.players) do
      local points = state.points[player]
      list[i] = { text = short(player, ctx) .. " " .. written(points, ctx), kind = "counter", value = points }
    end
    return list
  end,

  -- The points are the winner's.
  result = function(state, ctx)
    if state.turn == 1 then return { headline = ctx.why } end
    local ranking, winners, scores = {}, {}, {}
    for i, entry in ipairs(ctx.rank(state.points)) do
      ranking[i] = { player = entry.id, points = entry.value, of = state.of[entry.id] }
      scores[i] = entry.id .. " " .. written(entry.value, ctx)
      if entry.place == 1 then winners[#winners + 1] = entry.id end
    end
    local best = ranking[1]
    local headline = #winners == 1 and ctx.t.wins { player = winners[1] } or ctx.t.tie { players = table.concat(winners, ", ") }
    if best.points <= 0 and #winners == #ranking then headline = ctx.t.none() end

    -- A trophy is for somebody who has done something for it. Where the quiz has words of its own, who wins goes behind them.
    local band = quizBand(best.points, best.of, ctx)
    local lines = { band.text }
    if band.title then lines[#lines + 1] = headline .. "." end
    lines[#lines + 1] = leftOver(state, ctx)
    return {
      headline = band.title or headline,
      body = #lines > 0 and table.concat(lines, "\n") or nil,
      markup = band.text and ctx.quiz.markup,
      emoji = band.emoji or (best.points > 0 and "🏆" or nil),
      points = best.points, of = best.of, ranking = ranking,
      share = { headline, table.concat(scores, " · ") },
    }
  end,

  examples = {
    { quiz = { title = "Five", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "1 < 2" }, { id = "q2", text = "2 < 3" }, { id = "q3", text = "3 < 4" },
        { id = "q4", text = "4 < 5" }, { id = "q5", text = "5 < 6" } } },
      players = { "Ada", "Ben" },
      responses = { q1 = { "true" }, q2 = { "false" }, q3 = { "true" }, q4 = { "true" } },
      expect = { asked = { "q1", "q2", "q3", "q4" }, headline = "Ada wins", emoji = "🏆", points = 2, of = 2,
                 body = "One question is left out, so that everybody has the same number of turns.",
                 ranking = { { player = "Ada", points = 2, of = 2 }, { player = "Ben", points = 1, of = 2 } } } },
    { quiz = { title = "Six", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "1 < 2" }, { id = "q2", text = "2 < 3" }, { id = "q3", text = "3 < 4" } } },
      players = { "Ada", "Ben", "Cleo" }, responses = { q1 = { "false" } },
      expect = { asked = { "q1", "q2", "q3" }, headline = "Nobody has a point", emoji = "🌱", points = 0, of = 1 } },
    { quiz = { title = "One", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
      players = { "Ada", "Ben" }, expect = { headline = "There are too few questions for everybody" } },
  },
}
