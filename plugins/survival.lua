-- Survival: every wrong answer costs a life; the quiz ends with the last one.

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
  name = { en = "Survival", de = "Überleben", fr = "Survie", es = "Supervivencia" },
  about = { en = "a few lives, and every wrong answer costs one", de = "ein paar Leben, und jede falsche Antwort kostet eines",
            fr = "quelques vies, et chaque mauvaise réponse en coûte une",
            es = "unas pocas vidas, y cada respuesta incorrecta cuesta una" },
  quiz = "marked",

  options = {
    lives = { type = "int", min = 1, max = 10, default = 3,
      about = { en = "how many wrong answers end it", de = "nach wie vielen falschen Antworten Schluss ist",
                fr = "au bout de combien de mauvaises réponses tout s’arrête",
                es = "con cuántas respuestas incorrectas se acaba" } },
  },

  strings = {
    en = { lives = { one = "{n} life", other = "{n} lives" },
           lost = { one = "A life is lost: {n} is left.", other = "A life is lost: {n} are left." }, last = "The last life is lost.",
           over = "No lives left.", survived = "You made it through.",
           headline = "{right} right before the last life was gone", alive = "{right} right, {lives} to spare" },
    de = { lives = { one = "{n} Leben", other = "{n} Leben" },
           lost = { one = "Ein Leben verloren: noch {n}.", other = "Ein Leben verloren: noch {n}." },
           last = "Das letzte Leben ist verloren.", over = "Kein Leben mehr.", survived = "Geschafft.",
           headline = "{right} richtig, dann war das letzte Leben weg", alive = "{right} richtig, {lives} übrig" },
    fr = { lives = { one = "{n} vie", other = "{n} vies" },
           lost = { one = "Une vie perdue : il en reste {n}.", other = "Une vie perdue : il en reste {n}." },
           last = "La dernière vie est perdue.", over = "Plus aucune vie.", survived = "Tu as tenu jusqu’au bout.",
           headline = "Bonnes réponses : {right}, puis plus aucune vie",
           alive = "Bonnes réponses : {right}, vies restantes : {lives}" },
    es = { lives = { one = "{n} vida", other = "{n} vidas" },
           lost = { one = "Una vida perdida: queda {n}.", other = "Una vida perdida: quedan {n}." },
           last = "Se perdió la última vida.", over = "No quedan vidas.", survived = "Llegaste hasta el final.",
           headline = "Aciertos: {right}, y se acabaron las vidas",
           alive = "Aciertos: {right}, vidas restantes: {lives}" },
  },

  start = function(ctx)
    return { lives = ctx.options.lives, right = 0 }
  end,

  next = function(state, ctx)
    if state.lives == 0 then return ctx.finish(ctx.t.over()) end
    if #ctx.remaining == 0 then return ctx.finish(ctx.t.survived()) end
    return ctx.ask(ctx.remaining[1])
  end,

  judge = function(question, response, ctx)
    local verdict, left = ctx.judge(question, response), ctx.state.lives - 1
    if verdict.correct == false then
      local said = left > 0 and ctx.t.lost { n = left } or ctx.t.last()
      verdict.feedback = verdict.feedback and said .. "\n" .. verdict.feedback or said
    end
    return verdict
  end,

  -- A skipped question and one whose time ran out are wrong too: no way around the danger. What somebody will mark by hand
  -- is neither right nor wrong yet.
  after = function(state, event)
    local correct = event.verdict.correct
    if correct then state.right = state.right + 1 elseif correct == false then state.lives = state.lives - 1 end
  end,

  status = function(state, ctx)
    return { { text = ctx.t.lives { n = state.lives }, kind = "hearts", value = state.lives, of = ctx.options.lives } }
  end,

  result = function(state, ctx)
    local alive = state.lives > 0
    local headline = ctx.t[alive and "alive" or "headline"](state)
    local band = quizBand(ctx)
    return { headline = band.title or headline, body = band.text or ctx.why, markup = band.text and ctx.quiz.markup, passed = alive,
             emoji = band.emoji or (alive and "🏅" or "💀"), share = { headline } }
  end,

  examples = {
    { quiz = { title = "Four", options = { lives = 1 }, questions = {
        { id = "q1", kind = "truefalse", text = "Bees have six legs.", correct = true },
        { id = "q2", kind = "truefalse", text = "Spiders are insects.", correct = false },
        { id = "q3", kind = "truefalse", text = "Whales are mammals.", correct = true } } },
      responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "true" } },
      expect = { asked = { "q1", "q2" }, passed = false, points = 1, of = 3, body = "No lives left." } },
    { quiz = { title = "One", questions = {
        { id = "q1", kind = "truefalse", text = "Bees have six legs.", correct = true } } },
      expect = { headline = "0 right, 2 to spare", passed = true, points = 0, of = 1 } },
  },
}
