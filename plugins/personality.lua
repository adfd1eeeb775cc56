-- Personality: every answer speaks for one or more outcomes; the outcome with the most weight is what you are.

-- The outcomes that share first place. With ties = "first" that is one: ctx.rank puts the quiz's first outcome on top.
local function winners(ranking, ctx)
  if ctx.options.ties == "first" then return { ranking[1] } end
  local list = {}
  for _, entry in ipairs(ranking) do
    if entry.place == 1 then list[#list + 1] = entry end
  end
  return list
end

return {
  api = 1,
  name = { en = "Personality", de = "Persönlichkeit", fr = "Personnalité", es = "Personalidad" },
  about = { en = "adds up what your answers say and tells what you are",
            de = "zählt zusammen, was deine Antworten sagen, und sagt, was du bist",
            fr = "additionne ce que disent tes réponses et te dit ce que tu es",
            es = "suma lo que dicen tus respuestas y te dice qué eres" },
  quiz = "outcomes",

  options = {
    ties = { type = "choice", of = { "first", "seed" }, default = "first",
             about = { en = "who wins a tie: the quiz's first outcome, or one drawn by the seed",
                       de = "wer bei Gleichstand gewinnt: das erste Ergebnis im Quiz (first) oder ein geloster (seed)",
                       fr = "qui l’emporte à égalité : le premier résultat du quiz (first) ou celui du tirage au sort (seed)",
                       es = "quién gana un empate: el primer resultado del quiz (first) o el que salga por sorteo (seed)" } },
  },

  start = function(ctx)
    local weights = {}
    for _, outcome in ipairs(ctx.quiz.outcomes) do weights[outcome.id] = 0 end
    return { weights = weights }
  end,

  after = function(state, event)
    for _, answer in ipairs(event.chosen) do
      for outcome, weight in pairs(answer.outcomes) do
        state.weights[outcome] = (state.weights[outcome] or 0) + weight
      end
    end
  end,

  result = function(state, ctx)
    local ranking = ctx.rank(state.weights)
    if #ranking == 0 then return {} end

    local titles, total = {}, 0
    for _, outcome in ipairs(ctx.quiz.outcomes) do titles[outcome.id] = outcome.title end
    for _, entry in ipairs(ranking) do total = total + math.max(0, entry.value) end

    local bars = {}
    for i, entry in ipairs(ranking) do
      bars[i] = { label = titles[entry.id] or entry.id, value = math.max(0, entry.value), of = total }
    end
    local best = winners(ranking, ctx)
    return { outcome = best[ctx.random(#best)].id, bars = bars }
  end,

  examples = {
    { quiz = { title = "Pets", outcomes = { { id = "cat", title = "Cat" }, { id = "dog", title = "Dog" } },
               questions = { { id = "q1", kind = "single", text = "Outside?",
                               answers = { { text = "No", outcomes = { cat = 1 } }, { text = "Yes", outcomes = { dog = 2 } } } } } },
      responses = { q1 = { "b" } }, expect = { outcome = "dog", headline = "Dog" } },
  },
}
