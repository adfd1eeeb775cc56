-- No repeat: a modifier that asks first what this player has not been asked, and last what came lately.

return {
  api = 1,
  name = { en = "No repeat", de = "Nichts doppelt", fr = "Sans répétition", es = "Sin repetir" },
  about = { en = "questions you were asked lately come last", de = "zuletzt kommen Fragen, die du neulich schon hattest",
            fr = "les questions que tu as eues récemment viennent en dernier",
            es = "las preguntas que te salieron hace poco van al final" },

  -- ctx.seen has the day on which a question was last answered. Equal ones keep their order: table.sort is stable here.
  -- A page goes where the question behind it goes, the pages at the end stay there.
  order = function(questions, ctx)
    local seen, behind = {}, math.huge
    for i = #questions, 1, -1 do
      local question = questions[i]
      if question.kind ~= "info" then behind = ctx.seen[question.id] or -math.huge end
      seen[question.id] = behind
    end
    table.sort(questions, function(a, b) return seen[a.id] < seen[b.id] end)
    return questions
  end,

  examples = {
    { quiz = { title = "Three", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "lately", text = "1 < 2" }, { id = "never", text = "2 < 3" }, { id = "before", text = "3 < 4" } } },
      seen = { lately = 20776, before = 20770 }, expect = { asked = { "never", "before", "lately" } } },
  },
}
