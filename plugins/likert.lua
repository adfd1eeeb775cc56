-- Likert: statements to agree or disagree with, each for a trait; the result is the mean of every trait.
--
-- The quiz's outcomes are the traits. A statement names its own in `data = { trait = "calm" }`; with `reverse = true`
-- agreeing speaks against it. A statement is a single choice, its answers from least to most, or a slider.

-- How much was agreed, from 0 to 1; nil when nothing was said.
local function agreement(event)
  local question, share = event.question, nil
  if question.kind == "range" and event.value then
    share = (event.value - question.min) / (question.max - question.min)
  elseif event.chosen[1] then
    for place, answer in ipairs(question.answers) do
      if answer.id == event.chosen[1].id then share = (place - 1) / math.max(1, #question.answers - 1) end
    end
  end
  if share and question.data.reverse then return 1 - share end
  return share
end

return {
  api = 1,
  name = { en = "Likert scale", de = "Likert-Skala", fr = "Échelle de Likert", es = "Escala de Likert" },
  about = { en = "how much you agree, as a mean for each trait", de = "wie sehr du zustimmst, als Mittel für jede Eigenschaft",
            fr = "à quel point tu es d’accord, en moyenne pour chaque trait",
            es = "hasta qué punto estás de acuerdo, como media de cada rasgo" },
  quiz = "outcomes",

  options = {
    scale = { type = "int", min = 2, max = 100, default = 5,
      about = { en = "the highest mean; the lowest is 1", de = "das höchste Mittel; das niedrigste ist 1",
                fr = "la moyenne la plus haute ; la plus basse est 1", es = "la media más alta; la más baja es 1" } },
  },

  strings = {
    en = { nothing = "No statement was answered", strongest = "Strongest: {trait}", tie = "Equally strong: {traits}",
           even = "None of them stands out." },
    de = { nothing = "Keine Aussage wurde bewertet", strongest = "Am stärksten: {trait}", tie = "Gleich stark: {traits}",
           even = "Keines davon sticht heraus." },
    fr = { nothing = "Aucune affirmation n’a de réponse", strongest = "Trait dominant : {trait}",
           tie = "À égalité : {traits}", even = "Aucun ne se détache." },
    es = { nothing = "Ninguna afirmación tiene respuesta", strongest = "Rasgo dominante: {trait}",
           tie = "Empate: {traits}", even = "Ninguno destaca." },
  },

  start = function()
    return { sum = {}, count = {} }
  end,

  after = function(state, event)
    local trait, share = event.question.data.trait, agreement(event)
    if not trait or not share then return end
    state.sum[trait] = (state.sum[trait] or 0) + share
    state.count[trait] = (state.count[trait] or 0) + 1
  end,

  result = function(state, ctx)
    local means, titles, bars = {}, {}, {}
    for trait, count in pairs(state.count) do means[trait] = 1 + state.sum[trait] / count * (ctx.options.scale - 1) end
    for _, outcome in ipairs(ctx.quiz.outcomes) do titles[outcome.id] = outcome.title end

    local ranking = ctx.rank(means)
    if #ranking == 0 then return { headline = ctx.t.nothing() } end
    for i, entry in ipairs(ranking) do
      bars[i] = { label = titles[entry.id] or entry.id, value = math.floor(10 * entry.value + 0.5) / 10, of = ctx.options.scale }
    end
    -- Where several are strongest, none of them speaks.
    local best = {}
    for i, entry in ipairs(ranking) do
      if ranking[1].value - entry.value < 1e-9 then best[#best + 1] = bars[i].label end
    end
    if #best > 1 then
      return { headline = ctx.t.tie { traits = table.concat(best, ", ") }, body = ctx.t.even(), emoji = "🌗", bars = bars }
    end
    -- The outcome gives emoji, image and text; the headline says that it is one trait among several.
    return { outcome = ranking[1].id, headline = ctx.t.strongest { trait = bars[1].label }, bars = bars }
  end,

  examples = {
    { quiz = { title = "Me", outcomes = { { id = "calm", title = "Calm" }, { id = "order", title = "Orderly" } },
               defaults = { kind = "single", answers = { { text = "No" }, { text = "So so" }, { text = "Yes" } } },
               questions = {
                 { id = "q1", text = "I stay calm.", data = { trait = "calm" } },
                 { id = "q2", text = "I worry a lot.", data = { trait = "calm", reverse = true } },
                 { id = "q3", text = "My desk is tidy.", data = { trait = "order" } },
                 { id = "q4", text = "I like lists.", data = { trait = "order" } } } },
      responses = { q1 = { "c" }, q2 = { "b" }, q3 = { "a" } },
      expect = { outcome = "calm", headline = "Strongest: Calm",
                 bars = { { label = "Calm", value = 4, of = 5 }, { label = "Orderly", value = 1, of = 5 } } } },
    { quiz = { title = "Me", outcomes = { { id = "calm", title = "Calm" }, { id = "order", title = "Orderly" } },
               defaults = { kind = "single", answers = { { text = "No" }, { text = "So so" }, { text = "Yes" } } },
               questions = { { id = "q1", text = "I stay calm.", data = { trait = "calm" } },
                             { id = "q2", text = "I like lists.", data = { trait = "order" } } } },
      responses = { q1 = { "b" }, q2 = { "b" } },
      expect = { headline = "Equally strong: Calm, Orderly", body = "None of them stands out." } },
    { quiz = { title = "Me", outcomes = { { id = "calm", title = "Calm" } }, questions = {
        { id = "q1", kind = "range", text = "I stay calm.", data = { trait = "calm" } } } },
      expect = { headline = "No statement was answered" } },
  },
}
