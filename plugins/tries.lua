-- Tries: a wrong answer may be tried again, at a cost.
--
-- The last try counts, less the cost of every try before it (like Moodle's "interactive with multiple tries").

-- Whether a wrong answer leaves something to try.
local function leavesSomething(state, event, ctx)
  if event.type ~= "answered" or event.try >= ctx.options.tries then return false end
  local kind = event.question.kind
  if kind == "truefalse" then return false end
  return kind ~= "single" or #event.question.answers - #state.hide > 1
end

-- The quiz's own band for what was reached; it wins over the mode's words. Empty where the quiz has none.
local function quizBand(ctx)
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
  name = { en = "Tries", de = "Versuche" },
  about = { en = "wrong answers can be tried again, at a cost",
            de = "falsche Antworten darf man noch einmal versuchen, für einen Abzug" },
  quiz = "marked",

  options = {
    tries = { type = "int", min = 1, max = 10, default = 3, about = "how often a question may be answered" },
    cost = { type = "percent", default = 33, about = "what every further try costs of the question's points" },
  },

  strings = {
    en = { first = "Right at once: {first} of {all}" },
    de = { first = "Gleich richtig: {first} von {all}" },
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
    local verdict = ctx.judge(question, response)
    local cost = (response.try - 1) * ctx.options.cost / 100 * verdict.of
    verdict.points = math.max(math.min(0, verdict.points), verdict.points - cost)
    return verdict
  end,

  after = function(state, event, ctx)
    if event.verdict.correct then
      if event.try == 1 then state.first = state.first + 1 end
    elseif event.question.kind == "single" then
      for _, answer in ipairs(event.chosen) do table.insert(state.hide, answer.id) end
    end
    state.again = not event.verdict.correct and leavesSomething(state, event, ctx) and event.question or nil
    if not state.again then state.hide = {} end
  end,

  result = function(state, ctx)
    return { body = quizBand(ctx).text or ctx.t.first(state) }
  end,

  examples = {
    { quiz = { title = "Again", options = { cost = 25 }, questions = {
        { id = "q1", kind = "single", text = "2 + 2", points = 4,
          answers = { { text = "3" }, { text = "4", correct = true }, { text = "5" } } },
        { id = "q2", kind = "number", text = "6 × 7", correct = 42 },
        { id = "q3", kind = "truefalse", text = "2 > 1", correct = true } } },
      responses = { q1 = { tries = { { "a" }, { "b" } } }, q2 = { tries = { 41, 43, 44, 42 } }, q3 = { "true" } },
      expect = { points = 4, of = 6, body = "Right at once: 1 of 3" } },
  },
}
