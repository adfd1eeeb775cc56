-- Trivia: how many were right, and a friendly word.

return {
  api = 1,
  name = "Trivia",
  about = "counts right answers: perfect, almost, keep practising",
  quiz = "marked",

  strings = {
    en = { count = "{right} of {all} correct", so_far = "{right} right", perfect = "Perfect!", almost = "Almost!", practise = "Keep practising!" },
    de = { count = "{right} von {all} richtig", so_far = "{right} richtig", perfect = "Perfekt!", almost = "Fast!", practise = "Weiter üben!" },
  },

  start = function(ctx)
    return { right = 0, all = #ctx.remaining }
  end,

  after = function(state, event)
    if event.verdict.correct then state.right = state.right + 1 end
  end,

  -- Only where verdicts are shown anyway: the count would give them away.
  status = function(state, ctx)
    if ctx.quiz.reveal == "each" then return { ctx.t.so_far { right = state.right } } end
  end,

  result = function(state, ctx)
    local word, emoji = "practise", "🌱"
    if state.right == state.all then
      word, emoji = "perfect", "🏆"
    elseif 2 * state.right >= state.all then
      word, emoji = "almost", "🎯"
    end
    local count = ctx.t.count { right = state.right, all = state.all }
    return { headline = count, body = ctx.t[word](), emoji = emoji, share = { ctx.quiz.title, emoji .. " " .. count } }
  end,

  examples = {
    { quiz = { title = "Three", questions = {
        { id = "q1", kind = "truefalse", text = "Bees have six legs.", correct = true },
        { id = "q2", kind = "truefalse", text = "Spiders are insects.", correct = false },
        { id = "q3", kind = "truefalse", text = "Whales are mammals.", correct = true } } },
      responses = { q1 = { "true" }, q2 = { "false" }, q3 = { "false" } },
      expect = { headline = "2 of 3 correct", body = "Almost!", points = 2 } },
  },
}
