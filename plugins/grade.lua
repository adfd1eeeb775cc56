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

return {
  api = 1,
  name = "Graded test",
  about = "a percentage with bands and a pass mark",
  quiz = "marked",

  options = {
    pass = { type = "percent", default = 60, about = "the percentage that passes" },
    passed = { type = "text", about = "what to say to those who passed" },
    failed = { type = "text", about = "what to say to those who did not" },
  },

  strings = {
    en = { decimal = ".", passed = "Passed: {percent} % (the pass mark is {pass} %).",
           failed = "Not passed: {percent} % (the pass mark is {pass} %)." },
    de = { decimal = ",", passed = "Bestanden: {percent} % (nötig sind {pass} %).",
           failed = "Nicht bestanden: {percent} % (nötig sind {pass} %)." },
  },

  result = function(_, ctx)
    local points, of = score(ctx)
    -- A hair of slack: three times 0.7 of 4.2 points are 49.99999999999999 %.
    local passed = of > 0 and 100 * points / of >= ctx.options.pass - 1e-9
    local outcome = passed and "passed" or "failed"
    local line = ctx.t[outcome] {
      percent = written(ctx.percent(points, of, 1), ctx), pass = written(ctx.options.pass, ctx),
    }
    return {
      points = points,
      of = of,
      passed = passed,
      body = ctx.options[outcome] or line,
      share = { ctx.quiz.title, line },
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
  },
}
