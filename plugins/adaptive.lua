-- Adaptive: a right answer makes the next question harder, a wrong one easier.
--
-- A question's level is its `level`, else 1, 2, 3 for the difficulties easy, medium, hard.
local DIFFICULTY = { easy = 1, medium = 2, hard = 3 }

local function level(question)
  return question.level or DIFFICULTY[question.difficulty] or 2
end

-- A level as the player's language writes it.
local function written(number, ctx)
  return (("%.1f"):format(number):gsub("%.", ctx.t.decimal()))
end

-- The quiz's own band for so many points; it wins over the mode's words. Empty where the quiz has none.
local function quizBand(points, of, ctx)
  local found = of > 0 and ctx.band(100 * points / of) or {}
  for _, band in ipairs(ctx.quiz.bands) do
    if band.from == found.from then return band end
  end
  return {}
end

return {
  api = 1,
  name = { en = "Adaptive", de = "Adaptiv", fr = "Adaptatif", es = "Adaptativo" },
  about = { en = "the difficulty follows the player", de = "die Schwierigkeit folgt dem Spieler",
            fr = "la difficulté s’adapte au joueur", es = "la dificultad se adapta al jugador" },
  quiz = "marked",

  options = {
    questions = { type = "int", min = 1, default = 10,
      about = { en = "how many questions are asked", de = "wie viele Fragen gestellt werden",
                fr = "nombre de questions posées", es = "cuántas preguntas se hacen" } },
    start = { type = "number",
      about = { en = "the level of the first question; without it the middle of the quiz",
                de = "die Stufe der ersten Frage; ohne Angabe die Mitte des Quiz",
                fr = "le niveau de la première question ; par défaut, le niveau moyen du quiz",
                es = "el nivel de la primera pregunta; si no se indica, el nivel medio del quiz" } },
  },

  strings = {
    en = { decimal = ".", level = "level {level}", headline = "Level {level} of {highest}" },
    de = { decimal = ",", level = "Stufe {level}", headline = "Stufe {level} von {highest}" },
    fr = { decimal = ",", level = "niveau {level}", headline = "Niveau {level} sur {highest}" },
    es = { decimal = ",", level = "nivel {level}", headline = "Nivel {level} de {highest}" },
  },

  -- Another seed, another question of the same level.
  order = function(questions, ctx) return ctx.shuffle(questions) end,

  start = function(ctx)
    local lowest, highest = math.huge, -math.huge
    for _, question in ipairs(ctx.quiz.questions) do
      lowest, highest = math.min(lowest, level(question)), math.max(highest, level(question))
    end
    return { level = ctx.options.start or (lowest + highest) / 2, lowest = lowest, highest = highest, asked = 0,
             step = math.max(1, (highest - lowest) / 4) }
  end,

  next = function(state, ctx)
    if state.asked == ctx.options.questions or #ctx.remaining == 0 then return ctx.finish() end
    local list = {}
    for i, question in ipairs(ctx.remaining) do list[i] = { question = question, level = level(question) } end
    return ctx.ask(ctx.closest(list, "level", state.level).question)
  end,

  -- Large steps first, so that the right region is found soon; never less than a quarter of a level.
  after = function(state, event)
    state.asked = state.asked + 1
    local correct = event.verdict.correct
    if correct == nil then return end -- somebody will mark it by hand
    local change = correct and state.step or -state.step
    state.level = math.max(state.lowest, math.min(state.highest, state.level + change))
    state.step = math.max(0.25, state.step * 0.8)
  end,

  status = function(state, ctx)
    local text = ctx.t.level { level = written(state.level, ctx) }
    return { { text = text, kind = "ladder", value = math.floor(10 * state.level + 0.5) / 10, of = state.highest } }
  end,

  -- Points of what was asked: the other questions were never meant to be.
  result = function(state, ctx)
    local points, of = 0, 0
    for _, event in ipairs(ctx.past) do
      local verdict = event.verdict
      points, of = points + verdict.points, of + verdict.of
    end
    local level = ctx.t.headline { level = written(state.level, ctx), highest = state.highest }
    local band = quizBand(points, of, ctx)
    return {
      headline = band.title or level,
      -- The level is told in any case: nothing else on the screen does.
      body = band.title and (band.text and band.text .. "\n" or "") .. level .. "." or band.text,
      markup = band.text and ctx.quiz.markup,
      points = points,
      of = of,
    }
  end,

  examples = {
    { quiz = { title = "Up and down", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "e", text = "1 < 2", level = 1 }, { id = "m", text = "2 < 3", level = 2 },
        { id = "h", text = "3 < 4", level = 3 } } },
      responses = { m = { "true" }, h = { "false" }, e = { "true" } },
      expect = { asked = { "m", "h", "e" }, points = 2, of = 3 } },
  },
}
