-- Pubquiz: an evening in rounds, with a joker that doubles one of them and questions that count double.
--
-- A round is a section of the quiz; where it has none, every `round` questions are one. The joker is asked for with the
-- first question of each round, from everybody alike, so that a room full of people can have the same question at once.
-- A question with `data = { double = true }` counts double, and so may the last one of each round.

-- The question at a place of the evening: first those that are settled, then those to come.
local function at(place, ctx)
  local settled = #ctx.past
  if place > settled then return ctx.remaining[place - settled] end
  return place > 0 and ctx.past[place].question or nil
end

local function round(place, question, ctx)
  if #ctx.quiz.sections > 0 then return question.section or "" end
  return math.ceil(place / ctx.options.round)
end

-- The round at a place; nil where nothing is.
local function roundAt(place, ctx)
  local question = at(place, ctx)
  return question and round(place, question, ctx)
end

-- What there is to know of a question, told its round and those before and behind it: whether it begins its round, and
-- whether it counts double.
local function item(question, before, own, behind, ctx)
  return { question = question, round = own, first = before ~= own,
           double = question.data.double == true or ctx.options.last and behind ~= own }
end

-- One that was just answered is the last of those that are settled, the one that is open among those to come.
local function place(question, ctx)
  local settled = #ctx.past
  if settled > 0 and ctx.past[settled].question.id == question.id then return settled end
  for ahead, other in ipairs(ctx.remaining) do
    if other.id == question.id then return settled + ahead end
  end
  for before = settled - 1, 1, -1 do
    if ctx.past[before].question.id == question.id then return before end
  end
end

-- Mostly it is the first of those to come, and the state knows the round of the one before it.
local function find(question, ctx)
  local settled, open = #ctx.past, ctx.remaining[1]
  if open and open.id == question.id then
    local before = settled > 0 and (ctx.state.round or roundAt(settled, ctx)) or nil
    return item(question, before, round(settled + 1, question, ctx), roundAt(settled + 2, ctx), ctx)
  end
  local place = place(question, ctx)
  return item(question, roundAt(place - 1, ctx), round(place, question, ctx), roundAt(place + 1, ctx), ctx)
end

-- The same of the one that was just answered.
local function answered(state, event, ctx)
  local settled = #ctx.past
  local before = settled > 1 and (state.round or roundAt(settled - 1, ctx)) or nil
  return item(event.question, before, round(settled, event.question, ctx), roundAt(settled + 1, ctx), ctx)
end

-- What a round is called.
local function name(item, ctx)
  if #ctx.quiz.sections == 0 then return ctx.t.round { n = item.round } end
  for _, section in ipairs(ctx.quiz.sections) do
    if section.id == item.round then return section.title or section.id end
  end
  return ctx.quiz.title
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

  start = function()
    return { points = 0 }
  end,

  next = function(_, ctx)
    local question = ctx.remaining[1]
    if not question then return ctx.finish() end
    local item = find(question, ctx)
    local inputs = {}
    if ctx.options.joker and item.first then
      inputs.joker = { type = "bool", default = false, about = ctx.t.joker() }
    end
    return ctx.ask(question, { inputs = inputs, note = item.double and ctx.t.double() or nil })
  end,

  judge = function(question, response, ctx)
    local verdict, item = ctx.judge(question, response), find(question, ctx)
    local times = factor(item, joker(ctx.state, item, response, ctx))
    verdict.points, verdict.of = verdict.points * times, verdict.of * times
    local said = times == 4 and ctx.t.fourfold() or times == 2 and ctx.t.double() or nil
    local played = ctx.state.played
    if played and item.first and response.inputs.joker then
      said = (said and said .. " " or "") .. ctx.t.used { round = played }
    end
    if said then verdict.feedback = verdict.feedback and said .. "\n" .. verdict.feedback or said end
    return verdict
  end,

  after = function(state, event, ctx)
    local item = answered(state, event, ctx)
    state.joker = joker(state, item, event, ctx)
    if state.joker == item.round then state.played = name(item, ctx) end
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
    local points, of, bars, settled, list, rounds = 0, 0, {}, {}, {}, {}
    for place, event in ipairs(ctx.past) do
      list[place], settled[event.question.id] = event.question, event.verdict
    end
    for _, question in ipairs(ctx.remaining) do list[#list + 1] = question end
    for place, question in ipairs(list) do rounds[place] = round(place, question, ctx) end
    local bar
    for place, question in ipairs(list) do
      local item = item(question, rounds[place - 1], rounds[place], rounds[place + 1], ctx)
      if item.first then
        bar = { label = name(item, ctx), value = 0, of = 0 }
        bars[#bars + 1] = bar
      end
      local verdict = settled[item.question.id]
      bar.value = bar.value + (verdict and verdict.points or 0)
      -- What somebody will mark by hand has no points yet.
      local isOpen = verdict and verdict.of == 0
      bar.of = bar.of + (isOpen and 0 or item.question.points * factor(item, state.joker))
    end
    for _, each in ipairs(bars) do points, of = points + each.value, of + each.of end
    -- One round alone is the score once more.
    return { points = points, of = of, bars = #bars > 1 and bars or {} }
  end,

  examples = {
    { quiz = { title = "Evening", sections = { { id = "a", title = "Animals" }, { id = "b", title = "Sky" } },
               defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs.", section = "a" },
        { id = "q2", text = "Whales are mammals.", section = "a" },
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
