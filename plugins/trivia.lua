-- Trivia: how many were right, and a friendly word.

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
  name = "Trivia",
  about = { en = "counts right answers: perfect, almost, keep practising",
            de = "zählt richtige Antworten: perfekt, fast, weiter üben",
            fr = "compte les bonnes réponses : parfait, presque, continue à t’exercer",
            es = "cuenta las respuestas correctas: perfecto, casi, sigue practicando" },
  quiz = "marked",

  strings = {
    en = { count = "{right} of {all} correct", so_far = "{right} right", perfect = "Perfect!", almost = "Almost!", practise = "Keep practising!" },
    de = { count = "{right} von {all} richtig", so_far = "{right} richtig", perfect = "Perfekt!", almost = "Fast!", practise = "Weiter üben!" },
    fr = { count = "Bonnes réponses : {right} sur {all}", so_far = "bonnes réponses : {right}", perfect = "Parfait !",
           almost = "Presque !", practise = "Continue à t’exercer !" },
    es = { count = "Aciertos: {right} de {all}", so_far = "aciertos: {right}", perfect = "¡Perfecto!",
           almost = "¡Casi!", practise = "¡Sigue practicando!" },
  },

  start = function(ctx)
    return { right = 0, all = #ctx.remaining }
  end,

  after = function(state, event)
    if event.verdict.correct then state.right = state.right + 1 end
  end,

  -- Only where verdicts are shown anyway: the count would give them away.
  status = function(state, ctx)
    if ctx.quiz.reveal == "each" then
      return { { text = ctx.t.so_far { right = state.right }, kind = "counter", value = state.right, of = state.all } }
    end
  end,

  result = function(state, ctx)
    local word, emoji = "practise", "🌱"
    if state.right == state.all then
      word, emoji = "perfect", "🏆"
    elseif 2 * state.right >= state.all then
      word, emoji = "almost", "🎯"
    end
    local count = ctx.t.count { right = state.right, all = state.all }
    local band = quizBand(ctx)
    return {
      headline = band.title or count,
      body = band.text or ctx.t[word](),
      markup = band.text and ctx.quiz.markup,
      emoji = band.emoji or emoji,
    }
  end,

  examples = {
    { quiz = { title = "Three", questions = {
        { id = "q1", kind = "truefalse", text = "Bees have six legs.", correct = true },
        { id = "q2", kind = "truefalse", text = "Spiders are insects.", correct = false },
        { id = "q3", kind = "truefalse", text = "Whales are mammals.", correct = true } } },
      responses = { q1 = { "true" }, q2 = { "false" }, q3 = { "false" } },
      expect = { headline = "2 of 3 correct", body = "Almost!", points = 2 } },
    -- What a band says wins, and where it says nothing the mode has a word.
    { quiz = { title = "Bands", bands = { { from = 0, title = "Wet feet", emoji = "🦆" } }, questions = {
        { id = "q1", kind = "truefalse", text = "Whales are mammals.", correct = true } } },
      expect = { headline = "Wet feet", emoji = "🦆", body = "Keep practising!" } },
  },
}
