-- Speed: a right answer is worth most at once and less with every moment.

-- A number with so many decimals, as the player's language writes it.
local function written(number, digits, ctx)
  return (("%." .. digits .. "f"):format(number):gsub("%.", ctx.t.decimal()))
end

-- The quiz's own band for what was reached; it wins over the mode's words. Empty where the quiz has none.
local function quizBand(ctx)
  if #ctx.quiz.bands == 0 then return {} end
  local last, points, of = {}, 0, 0
  for _, event in ipairs(ctx.past) do last[event.question.id] = event.verdict end
  for _, verdict in pairs(last) do points, of = points + verdict.points, of + verdict.of end
  for _, question in ipairs(ctx.remaining) do of = of + question.points end
  local found = of > 0 and ctx.band(100 * points / of) or {}
  for _, band in ipairs(ctx.quiz.bands) do
    if band.from == found.from then return band end
  end
  return {}
end

return {
  api = 1,
  name = { en = "Speed", de = "Tempo", fr = "Vitesse", es = "Velocidad" },
  about = { en = "the faster the answer, the more points", de = "je schneller die Antwort, desto mehr Punkte",
            fr = "plus la réponse est rapide, plus elle rapporte de points",
            es = "cuanto más rápida la respuesta, más puntos" },
  quiz = "marked",

  options = {
    limit = { type = "seconds", min = 0.1, default = 20,
      about = { en = "the time for a question that has no limit of its own",
                de = "die Zeit für eine Frage, die keine eigene hat",
                fr = "le temps pour une question qui n’a pas de limite à elle",
                es = "el tiempo para una pregunta que no tiene límite propio" } },
    floor = { type = "percent", default = 50,
      about = { en = "what is left of the points at the last moment",
                de = "was im letzten Moment von den Punkten übrig ist",
                fr = "ce qui reste des points au dernier moment",
                es = "lo que queda de los puntos en el último momento" } },
  },

  strings = {
    en = { decimal = ".", average = "A right answer took you {seconds} seconds on average.", took = "After {seconds} seconds.",
           points = "{points} points" },
    de = { decimal = ",", average = "Für eine richtige Antwort hast du im Mittel {seconds} Sekunden gebraucht.", took = "Nach {seconds} Sekunden.",
           points = "{points} Punkte" },
    fr = { decimal = ",", average = "Une bonne réponse t’a pris {seconds} s en moyenne.", took = "Après {seconds} s.",
           points = "points : {points}" },
    es = { decimal = ",", average = "Una respuesta correcta te llevó {seconds} segundos en promedio.",
           took = "Tras {seconds} segundos.", points = "{points} puntos" },
  },

  start = function()
    return { points = 0, right = 0, ms = 0 }
  end,

  next = function(_, ctx)
    local question = ctx.remaining[1]
    if not question then return ctx.finish() end
    return ctx.ask(question, { limit = question.limit or ctx.options.limit })
  end,

  -- response.limit is the limit that really runs: more time for a player makes the points fall more slowly, and without
  -- a limit they do not fall at all.
  judge = function(question, response, ctx)
    local verdict = ctx.judge(question, response)
    if verdict.points > 0 and response.limit then
      local used = math.min(1, response.ms / (1000 * response.limit))
      local worth = 1 - used * (1 - ctx.options.floor / 100)
      verdict.points = math.floor(100 * verdict.points * worth + 0.5) / 100
    end
    if verdict.points > 0 then
      local took = ctx.t.took { seconds = written(response.ms / 1000, 1, ctx) }
      verdict.feedback = verdict.feedback and took .. "\n" .. verdict.feedback or took
    end
    return verdict
  end,

  after = function(state, event)
    state.points = state.points + event.verdict.points
    if event.verdict.correct then
      state.right, state.ms = state.right + 1, state.ms + event.ms
    end
  end,

  status = function(state, ctx)
    local points = ctx.t.points { points = written(state.points, 2, ctx) }
    return { { text = "⚡ " .. points, kind = "counter", value = state.points } }
  end,

  result = function(state, ctx)
    if state.right == 0 then return {} end
    local own = quizBand(ctx).text
    return { body = own or ctx.t.average { seconds = written(state.ms / state.right / 1000, 1, ctx) }, markup = own and ctx.quiz.markup }
  end,

  examples = {
    { quiz = { title = "Two", questions = {
        { id = "q1", kind = "truefalse", text = "Bees have six legs.", correct = true },
        { id = "q2", kind = "truefalse", text = "Spiders are insects.", correct = false } } },
      responses = { q1 = { tries = { { wait = 10000 }, { "true" } } }, q2 = { tries = { { wait = 2000 }, { "true" } } } },
      expect = { points = 0.75, of = 2, body = "A right answer took you 10.0 seconds on average." } },
    { quiz = { title = "Out of time", questions = {
        { id = "q1", kind = "truefalse", limit = 5, points = 3, text = "Bees have six legs.", correct = true },
        { id = "q2", kind = "truefalse", limit = 4, text = "Whales are mammals.", correct = true } } },
      responses = { q1 = { wait = 5000 }, q2 = { tries = { { wait = 2000 }, { "true" } } } }, expect = { points = 0.75, of = 4 } },
  },
}
