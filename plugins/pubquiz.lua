-- Pubquiz: an evening in rounds, with a joker that doubles one of them and questions that count double.
--
-- A round is a section of the quiz; where it has none, every `round` questions are one. The joker is asked for with the
-- first question of each round, from everybody alike, so that a room full of people can have the same question at once.
-- A question with `data = { double = true }` counts double, and so may the last one of each round.

local function round(place, question, ctx)
  if #ctx.quiz.sections > 0 then return question.section or "" end
  return math.ceil(place / ctx.options.round)
end

-- A question with its round, whether it begins it, and whether it counts double; told the round before it and the question
-- behind it.
local function item(place, question, before, behind, ctx)
  local own = round(place, question, ctx)
  local isLast = not behind or round(place + 1, behind, ctx) ~= own
  return { round = own, first = before ~= own, double = question.data.double == true or ctx.options.last and isLast }
end

-- The same of the open question; the state knows the round of the one before it.
local function open(question, ctx)
  return item(#ctx.past + 1, question, ctx.state.round, ctx.remaining[2], ctx)
end

local function name(round, ctx)
  for _, section in ipairs(ctx.quiz.sections) do
    if section.id == round then return section.title or section.id end
  end
  return #ctx.quiz.sections > 0 and ctx.quiz.title or ctx.t.round { n = round }
end

-- A number as the player's language writes it.
local function written(number, ctx)
  return (("%g"):format(number):gsub("%.", ctx.t.decimal()))
end

-- What the points of a question are multiplied by, for somebody whose joker lies on that round.
local function factor(item, joker)
  return (item.double and 2 or 1) * (joker == item.round and 2 or 1)
end

-- The round on which the joker lies once this answer counts: the first time that it is played is for good.
local function joker(state, item, event, ctx)
  local plays = ctx.options.joker and item.first and event.inputs.joker
  return state.joker or plays and item.round or nil
end

return {
  api = 1,
  name = { en = "Pub quiz", de = "Kneipenquiz", fr = "Quiz de bar", es = "Quiz de bar" },
  about = { en = "rounds, a joker for one of them, and questions that count double",
            de = "Runden, ein Joker für eine davon, und Fragen, die doppelt zählen",
            fr = "des manches, un joker pour l’une d’elles et des questions qui comptent double",
            es = "rondas, un comodín para una de ellas y preguntas que valen doble" },
  quiz = "marked",

  options = {
    joker = { type = "bool", default = true,
      about = { en = "whether everybody can double one round", de = "ob jeder eine Runde verdoppeln kann",
                fr = "si chacun peut doubler une manche", es = "si cada uno puede duplicar una ronda" } },
    last = { type = "bool", default = false,
      about = { en = "whether the last question of each round counts double",
                de = "ob die letzte Frage jeder Runde doppelt zählt",
                fr = "si la dernière question de chaque manche compte double",
                es = "si la última pregunta de cada ronda vale doble" } },
    round = { type = "int", min = 1, default = 10,
      about = { en = "questions in a round, where the quiz has no sections",
                de = "Fragen in einer Runde, wenn das Quiz keine Teile hat",
                fr = "questions par manche, quand le quiz n’a pas de sections",
                es = "preguntas por ronda, si el quiz no tiene secciones" } },
  },

  strings = {
    en = { decimal = ".", round = "Round {n}", joker = "Double this round with the joker, if you still have it",
           used = "Your joker is used up: {round}.", double = "Counts double.", fourfold = "Counts four times.",
           played = "Joker used: {round}", points = { one = "{points} point", other = "{points} points" } },
    de = { decimal = ",", round = "Runde {n}", joker = "Diese Runde mit dem Joker verdoppeln, wenn du ihn noch hast",
           used = "Dein Joker ist verbraucht: {round}.", double = "Zählt doppelt.", fourfold = "Zählt vierfach.",
           played = "Joker verbraucht: {round}", points = { one = "{points} Punkt", other = "{points} Punkte" } },
    fr = { decimal = ",", round = "Manche {n}", joker = "Doubler cette manche avec le joker, si tu l’as encore",
           used = "Ton joker est déjà joué : {round}.", double = "Compte double.", fourfold = "Compte quatre fois.",
           played = "Joker joué : {round}", points = { one = "points : {points}", other = "points : {points}" } },
    es = { decimal = ",", round = "Ronda {n}", joker = "Duplicar esta ronda con el comodín, si aún lo tienes",
           used = "Tu comodín ya está gastado: {round}.", double = "Vale doble.", fourfold = "Vale por cuatro.",
           played = "Comodín usado: {round}", points = { one = "{points} punto", other = "{points} puntos" } },
  },

  start = function() return { points = 0 } end,

  next = function(_, ctx)
    local question = ctx.remaining[1]
    if not question then return ctx.finish() end
    local item = open(question, ctx)
    local asks = ctx.options.joker and item.first
    return ctx.ask(question, { note = item.double and ctx.t.double() or nil,
      inputs = asks and { joker = { type = "bool", default = false, about = ctx.t.joker() } } or nil })
  end,

  judge = function(question, response, ctx)
    local verdict, item = ctx.judge(question, response), open(question, ctx)
    local times = factor(item, joker(ctx.state, item, response, ctx))
    verdict.points, verdict.of = verdict.points * times, verdict.of * times
    local said = times > 1 and { times == 4 and ctx.t.fourfold() or ctx.t.double() } or {}
    local played = ctx.state.played
    if played and item.first and response.inputs.joker then said[#said + 1] = ctx.t.used { round = played } end
    if #said > 0 then verdict.feedback = table.concat({ table.concat(said, " "), verdict.feedback }, "\n") end
    return verdict
  end,

  after = function(state, event, ctx)
    local item = item(#ctx.past, event.question, state.round, ctx.remaining[1], ctx)
    state.joker = joker(state, item, event, ctx)
    if state.joker == item.round then state.played = name(item.round, ctx) end
    state.points, state.round = state.points + event.verdict.points, item.round
  end,

  status = function(state, ctx)
    local list = {}
    -- Where the answers are read out at the end, a count of points would tell them before.
    if ctx.quiz.reveal == "each" then
      local points = ctx.t.points { n = state.points == 1 and 1 or 2, points = written(state.points, ctx) }
      list[1] = { text = "🍺 " .. points, kind = "counter", value = state.points }
    end
    if state.played then list[#list + 1] = { text = ctx.t.played { round = state.played } } end
    return list
  end,

  -- A question that was passed over is worth as much as it would have been.
  result = function(state, ctx)
    local points, of, list, verdicts, bars, before = 0, 0, {}, {}, {}, nil
    for place, event in ipairs(ctx.past) do list[place], verdicts[place] = event.question, event.verdict end
    for _, question in ipairs(ctx.remaining) do list[#list + 1] = question end
    for place, question in ipairs(list) do
      local item, verdict = item(place, question, before, list[place + 1], ctx), verdicts[place]
      if item.first then bars[#bars + 1] = { label = name(item.round, ctx), value = 0, of = 0 } end
      local bar, got = bars[#bars], verdict and verdict.points or 0
      -- What somebody will mark by hand has no points yet.
      local most = verdict and verdict.of == 0 and 0 or question.points * factor(item, state.joker)
      bar.value, bar.of, points, of, before = bar.value + got, bar.of + most, points + got, of + most, item.round
    end
    -- One round alone is the score once more.
    return { points = points, of = of, bars = #bars > 1 and bars or {} }
  end,

  examples = {
    { quiz = { title = "Evening", sections = { { id = "a", title = "Animals" }, { id = "b", title = "Sky" } },
               defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs.", section = "a" }, { id = "q2", text = "Whales are mammals.", section = "a" },
        { id = "q3", text = "Mars is red.", section = "b" },
        { id = "q4", text = "The moon is smaller.", section = "b", data = { double = true } } } },
      responses = { ["q1"] = { "true" }, ["q2"] = { "false" },
                    ["q3"] = { answer = { "true" }, inputs = { joker = true } }, ["q4"] = { "true" } },
      expect = { points = 7, of = 8, bars = {
        { label = "Animals", value = 1, of = 2 }, { label = "Sky", value = 6, of = 6 } } } },
    { quiz = { title = "No sections", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs." }, { id = "q2", text = "Whales are mammals." },
        { id = "q3", text = "Penguins are birds." } } },
      options = { round = 2, last = true },
      responses = { q1 = { answer = { "true" }, inputs = { joker = true } },
                    q3 = { answer = { "true" }, inputs = { joker = true } } },
      expect = { points = 4, of = 8, bars = {
        { label = "Round 1", value = 2, of = 6 }, { label = "Round 2", value = 2, of = 2 } } } },
  },
}
