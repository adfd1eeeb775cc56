-- Confidence: with every answer goes how sure you are, and being sure and wrong is expensive.
--
-- The marks are those of certainty-based marking as Moodle has it (after A. R. Gardner-Medwin): 1, 2 or 3 for a right
-- answer, 0, −2 or −6 for a wrong one. Level 3 pays only for those who are right more than four times in five.
local RIGHT, WRONG = { 1, 2, 3 }, { 0, -2, -6 }

-- Multiple choices and sliders are submitted when their time runs out; nobody said then how sure they were.
local function certainty(event) return event.inputs.certainty or 1 end

return {
  api = 1,
  name = { en = "Confidence", de = "Sicherheit" },
  about = { en = "say how sure you are: 1, 2, 3 for right, 0, −2, −6 for wrong",
            de = "sag, wie sicher du bist: 1, 2, 3 für richtig, 0, −2, −6 für falsch" },
  quiz = "marked",

  strings = {
    en = { how = "How sure are you? 1 = unsure, 2 = fairly sure, 3 = certain",
           level1 = "Right when unsure", level2 = "Right when fairly sure", level3 = "Right when certain" },
    de = { how = "Wie sicher? 1 = unsicher, 2 = ziemlich sicher, 3 = ganz sicher",
           level1 = "Richtig, wenn unsicher", level2 = "Richtig, wenn ziemlich sicher", level3 = "Richtig, wenn ganz sicher" },
  },

  next = function(_, ctx)
    if #ctx.remaining == 0 then return ctx.finish() end
    return ctx.ask(ctx.remaining[1], {
      inputs = { certainty = { type = "int", min = 1, max = 3, about = ctx.t.how() } },
    })
  end,

  -- An answer that is right in part gets that part of the mark.
  judge = function(question, response, ctx)
    local verdict = ctx.judge(question, response)
    local level = certainty(response)
    local share = verdict.of > 0 and verdict.points / verdict.of or 0
    local mark = share > 0 and share * RIGHT[level] or WRONG[level]
    verdict.points, verdict.of = mark * question.points, RIGHT[3] * question.points
    return verdict
  end,

  result = function(_, ctx)
    local points, of, bars = 0, 0, {}
    for level = 1, 3 do bars[level] = { label = ctx.t["level" .. level](), value = 0, of = 0 } end
    for _, event in ipairs(ctx.past) do
      points, of = points + event.verdict.points, of + RIGHT[3] * event.question.points
      if event.type == "answered" then
        local bar = bars[certainty(event)]
        bar.of = bar.of + 1
        if event.verdict.correct then bar.value = bar.value + 1 end
      end
    end
    for _, question in ipairs(ctx.remaining) do of = of + RIGHT[3] * question.points end
    return { points = points, of = of, bars = bars }
  end,

  examples = {
    { quiz = { title = "Sure?", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs." },
        { id = "q2", text = "Whales are mammals." },
        { id = "q3", text = "Penguins are birds." },
        { id = "q4", text = "Tomatoes are berries.", points = 2 } } },
      responses = { q1 = { answer = { "true" }, inputs = { certainty = 3 } },
                    q2 = { answer = { "false" }, inputs = { certainty = 3 } },
                    q4 = { answer = { "true" }, inputs = { certainty = 2 } } },
      expect = { points = 1, of = 15, bars = {
        { label = "Right when unsure", value = 0, of = 0 },
        { label = "Right when fairly sure", value = 1, of = 1 },
        { label = "Right when certain", value = 1, of = 2 } } } },
  },
}
