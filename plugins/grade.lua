-- Grade: points for right answers, a percentage, a pass mark, and a text for passing or not.

-- What was earned and what was to be had; questions that were not asked count as missed.
local function score(ctx)
  local points, of = 0, 0
  for _, event in ipairs(ctx.past) do
    points, of = points + event.verdict.points, of + event.verdict.of
  end
  for _, question in ipairs(ctx.remaining) do of = of + question.points end
  return points, of
end

-- A number as the player's language writes it.
local function written(number, ctx)
  return (("%g"):format(number):gsub("%.", ctx.t.decimal()))
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
  name = { en = "Graded test", de = "Benoteter Test", fr = "Test noté", es = "Prueba con nota" },
  about = { en = "a percentage with bands and a pass mark", de = "ein Prozentwert mit Stufen und Bestehensgrenze",
            fr = "un pourcentage avec paliers et seuil de réussite",
            es = "un porcentaje con tramos y un mínimo para aprobar" },
  quiz = "marked",

  options = {
    pass = { type = "percent", default = 60,
      about = { en = "the percentage that passes", de = "der Prozentwert, mit dem man besteht",
                fr = "le pourcentage à atteindre pour réussir", es = "el porcentaje con el que se aprueba" } },
    passed = { type = "text",
      about = { en = "what to say to those who passed", de = "was denen gesagt wird, die bestanden haben",
                fr = "ce qui est dit à ceux qui ont réussi", es = "qué se dice a quienes aprueban" } },
    failed = { type = "text",
      about = { en = "what to say to those who did not", de = "was den anderen gesagt wird",
                fr = "ce qui est dit aux autres", es = "qué se dice a los demás" } },
  },

  strings = {
    en = { decimal = ".", mark = "The pass mark is {pass} %.",
           close = "{percent} %: just below the pass mark of {pass} %." },
    de = { decimal = ",", mark = "Nötig sind {pass} %.",
           close = "{percent} %: knapp unter den nötigen {pass} %." },
    fr = { decimal = ",", mark = "Seuil de réussite : {pass} %.",
           close = "{percent} % : juste sous le seuil de réussite de {pass} %." },
    es = { decimal = ",", mark = "Para aprobar hace falta un {pass} %.",
           close = "{percent} %: justo por debajo del {pass} % que hace falta para aprobar." },
  },

  result = function(_, ctx)
    local points, of = score(ctx)
    -- A hair of slack: three times 0.7 of 4.2 points are 49.99999999999999 %.
    local passed = of > 0 and 100 * points / of >= ctx.options.pass - 1e-9
    local outcome = passed and "passed" or "failed"
    -- Whole percents, as everywhere; a decimal only where the whole number would have passed.
    local percent = ctx.percent(points, of)
    local isClose = not passed and percent >= ctx.options.pass
    if isClose then percent = ctx.percent(points, of, 1) end
    local line = ctx.t[isClose and "close" or "mark"] { percent = written(percent, ctx), pass = written(ctx.options.pass, ctx) }
    -- What the quiz says itself, in its band and in its options, stands alone.
    local own = quizBand(points, of, ctx).text
    local said = { own }
    said[#said + 1] = ctx.options[outcome]
    return {
      points = points,
      of = of,
      passed = passed,
      body = #said > 0 and table.concat(said, "\n") or line,
      markup = own and ctx.quiz.markup,
    }
  end,

  examples = {
    { quiz = { title = "Sums", questions = {
        { id = "q1", kind = "single", text = "1 + 1", answers = { { text = "2", correct = true }, { text = "3" } } },
        { id = "q2", kind = "truefalse", text = "2 > 1", correct = true } } },
      responses = { q1 = { "a" }, q2 = { "false" } }, expect = { points = 1, of = 2, percent = 50, passed = false } },
    { quiz = { title = "Half of it", options = { pass = 50 }, defaults = { kind = "truefalse", correct = true, points = 0.7 },
               questions = { { text = "1" }, { text = "2" }, { text = "3" }, { text = "4" }, { text = "5" }, { text = "6" } } },
      responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "true" } }, expect = { passed = true } },
    { quiz = { title = "Bands", bands = { { from = 50, title = "Halfway", emoji = "🌗", text = "Half the moon." } }, questions = {
        { id = "q1", kind = "truefalse", text = "2 > 1", correct = true },
        { id = "q2", kind = "truefalse", text = "3 > 2", correct = true } } },
      responses = { q1 = { "true" } }, expect = { headline = "Halfway", emoji = "🌗", body = "Half the moon.", passed = false } },
  },
}
