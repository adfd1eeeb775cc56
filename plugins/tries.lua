-- Tries: a wrong answer may be tried again, at a cost.
--
-- The last try counts, less the cost of every try before it (like Moodle's "interactive with multiple tries").

-- How often a question may be answered: only as often as a wrong answer leaves something to try.
local function most(question, ctx)
  if question.kind == "truefalse" then return 1 end
  if question.kind == "single" then return math.min(ctx.options.tries, math.max(1, #question.answers - 1)) end
  return ctx.options.tries
end

-- How many tries are left after an answer; what somebody will mark by hand is neither right nor wrong yet.
local function left(question, event, verdict, ctx)
  if verdict.correct ~= false or event.type ~= "answered" then return 0 end
  return math.max(0, most(question, ctx) - event.try)
end

-- A number as the player's language writes it.
local function written(number, ctx)
  return (("%g"):format(math.floor(100 * number + 0.5) / 100):gsub("%.", ctx.t.decimal()))
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
  name = { en = "Tries", de = "Versuche", fr = "Essais", es = "Intentos" },
  about = { en = "wrong answers can be tried again, at a cost",
            de = "falsche Antworten darf man noch einmal versuchen, für einen Abzug",
            fr = "après une mauvaise réponse, tu peux réessayer, contre quelques points",
            es = "tras una respuesta incorrecta puedes volver a intentarlo, a cambio de puntos" },
  quiz = "marked",

  options = {
    tries = { type = "int", min = 1, max = 10, default = 3,
      about = { en = "how often a question may be answered", de = "wie oft eine Frage beantwortet werden darf",
                fr = "combien de fois on peut répondre à une question",
                es = "cuántas veces se puede responder una pregunta" } },
    cost = { type = "percent", default = 33,
      about = { en = "what every further try costs of the question's points",
                de = "was jeder weitere Versuch von den Punkten kostet",
                fr = "ce que chaque nouvel essai retire des points de la question",
                es = "lo que cada nuevo intento resta de los puntos de la pregunta" } },
  },

  strings = {
    en = { decimal = ".", first = "Right at once: {first} of {all}", tries = { one = "last try", other = "{n} tries left" },
           again = { one = "You can try once more.", other = "You can try again, {n} times." },
           price = { one = "That takes {cost} off.", other = "Each time takes {cost} off." },
           less = "This answer alone: {worth}. The tries before it: −{cost}." },
    de = { decimal = ",", first = "Gleich richtig: {first} von {all}", tries = { one = "letzter Versuch", other = "noch {n} Versuche" },
           again = { one = "Du darfst es noch einmal versuchen.", other = "Du darfst es noch {n}-mal versuchen." },
           price = { one = "Das kostet {cost}.", other = "Jedes Mal kostet {cost}." },
           less = "Diese Antwort für sich: {worth}. Die Versuche davor: −{cost}." },
    fr = { decimal = ",", first = "Juste du premier coup : {first} sur {all}",
           tries = { one = "dernier essai", other = "encore {n} essais" },
           again = { one = "Tu peux réessayer une fois.", other = "Tu peux réessayer {n} fois." },
           price = { one = "Cela coûte {cost}.", other = "Chaque essai coûte {cost}." },
           less = "Cette réponse seule : {worth}. Les essais précédents : −{cost}." },
    es = { decimal = ",", first = "Bien a la primera: {first} de {all}",
           tries = { one = "último intento", other = "quedan {n} intentos" },
           again = { one = "Puedes intentarlo una vez más.", other = "Puedes intentarlo {n} veces más." },
           price = { one = "Eso cuesta {cost}.", other = "Cada intento cuesta {cost}." },
           less = "Esta respuesta sola: {worth}. Los intentos anteriores: −{cost}." },
  },

  start = function(ctx)
    return { hide = {}, first = 0, all = #ctx.remaining }
  end,

  -- Asking the settled question again is what makes another try; the right answer is not shown before the last.
  next = function(state, ctx)
    local question = state.again or ctx.remaining[1]
    if not question then return ctx.finish() end
    return ctx.ask(question, { hide = state.hide })
  end,

  judge = function(question, response, ctx)
    local verdict, t = ctx.judge(question, response), ctx.t
    local price = ctx.options.cost / 100 * verdict.of
    local worth, cost = verdict.points, (response.try - 1) * price
    verdict.points = math.max(math.min(0, worth), worth - cost)
    -- What was taken off, and that it is not over yet.
    local said, n = {}, left(question, response, verdict, ctx)
    if worth > 0 and cost > 0 then
      said[1] = t.less { worth = written(worth, ctx), cost = written(worth - verdict.points, ctx) }
    end
    if n > 0 then said[#said + 1] = t.again { n = n } end
    if n > 0 and price > 0 then said[#said + 1] = t.price { n = n, cost = written(price, ctx) } end
    if #said > 0 then
      local line = table.concat(said, " ")
      verdict.feedback = verdict.feedback and verdict.feedback .. "\n" .. line or line
    end
    return verdict
  end,

  after = function(state, event, ctx)
    if event.verdict.correct then
      if event.try == 1 then state.first = state.first + 1 end
    elseif event.question.kind == "single" then
      for _, answer in ipairs(event.chosen) do table.insert(state.hide, answer.id) end
    end
    local more = left(event.question, event, event.verdict, ctx)
    state.again = more > 0 and event.question or nil
    state.left = more > 0 and more or nil
    if not state.again then state.hide = {} end
  end,

  -- How many tries are left of the question that is shown. Of a fresh one there is nothing to tell: it would stand beside the
  -- verdict on the question before, too.
  status = function(state, ctx)
    return state.left and { ctx.t.tries { n = state.left } } or {}
  end,

  result = function(state, ctx)
    local own = quizBand(ctx).text
    return { body = own or ctx.t.first(state), markup = own and ctx.quiz.markup }
  end,

  examples = {
    { quiz = { title = "Again", options = { cost = 25 }, questions = {
        { id = "q1", kind = "single", text = "2 + 2", points = 4,
          answers = { { text = "3" }, { text = "4", correct = true }, { text = "5" } } },
        { id = "q2", kind = "number", text = "6 × 7", correct = 42 },
        { id = "q3", kind = "truefalse", text = "2 > 1", correct = true } } },
      responses = { q1 = { tries = { { "a" }, { "b" } } }, q2 = { tries = { 41, 43, 44, 42 } }, q3 = { "true" } },
      expect = { points = 4, of = 6, body = "Right at once: 1 of 3" } },
    -- What is marked by hand later is asked once.
    { quiz = { title = "Essay", questions = {
        { id = "q1", kind = "text", text = "Write about bees.", marked = "by hand" },
        { id = "q2", kind = "truefalse", text = "2 > 1", correct = true } } },
      responses = { q1 = { tries = { "Bees.", "Wasps." } }, q2 = { "true" } },
      expect = { asked = { "q1", "q2" }, points = 1, of = 1, body = "Right at once: 1 of 2" } },
  },
}
