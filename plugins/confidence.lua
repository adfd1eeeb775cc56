-- Confidence: with every answer goes how sure you are, and being sure and wrong is expensive.
--
-- The marks are those of certainty-based marking as Moodle has it (after A. R. Gardner-Medwin): 1, 2 or 3 for a right
-- answer, 0, −2 or −6 for a wrong one. Level 3 pays only for those who are right more than four times in five.
local RIGHT, WRONG = { 1, 2, 3 }, { 0, -2, -6 }

-- Multiple choices and sliders are submitted when their time runs out; nobody said then how sure they were.
local function certainty(event) return event.inputs.certainty or 1 end

-- A number of points with its sign, as the player's language writes it.
local function signed(number, ctx)
  local text = ("%g"):format(math.floor(100 * math.abs(number) + 0.5) / 100):gsub("%.", ctx.t.decimal())
  return (number < 0 and "−" or number > 0 and "+" or "") .. text
end

-- The levels, each with what is won and lost of a question.
local function levels(question, ctx)
  local list = {}
  for level = 1, 3 do
    local right, wrong = RIGHT[level] * question.points, WRONG[level] * question.points
    list[level] = { value = level, label = ctx.t["sure" .. level] { right = signed(right, ctx), wrong = signed(wrong, ctx) } }
  end
  return list
end

return {
  api = 1,
  name = { en = "Confidence", de = "Sicherheit", fr = "Certitude", es = "Certeza" },
  about = { en = "say how sure you are: 1, 2, 3 for right, 0, −2, −6 for wrong",
            de = "sag, wie sicher du bist: 1, 2, 3 für richtig, 0, −2, −6 für falsch",
            fr = "indique ta certitude : 1, 2, 3 si c’est juste, 0, −2, −6 si c’est faux",
            es = "indica tu certeza: 1, 2, 3 si aciertas, 0, −2, −6 si fallas" },
  quiz = "marked",

  strings = {
    en = { decimal = ".", points = { one = "{points} point", other = "{points} points" },
           how = "How sure?", sure1 = "unsure: {right} or {wrong}", sure2 = "fairly: {right} or {wrong}", sure3 = "certain: {right} or {wrong}",
           said1 = "You were unsure: {mark}.", said2 = "You were fairly sure: {mark}.", said3 = "You were certain: {mark}.",
           level1 = "Right when unsure", level2 = "Right when fairly sure", level3 = "Right when certain" },
    de = { decimal = ",", points = { one = "{points} Punkt", other = "{points} Punkte" },
           how = "Wie sicher?", sure1 = "unsicher: {right} oder {wrong}", sure2 = "ziemlich: {right} oder {wrong}", sure3 = "ganz: {right} oder {wrong}",
           said1 = "Du warst unsicher: {mark}.", said2 = "Du warst ziemlich sicher: {mark}.", said3 = "Du warst ganz sicher: {mark}.",
           level1 = "Richtig, wenn unsicher", level2 = "Richtig, wenn ziemlich sicher", level3 = "Richtig, wenn ganz sicher" },
    fr = { decimal = ",", points = { one = "points : {points}", other = "points : {points}" },
           how = "Certitude ?", sure1 = "faible : {right} ou {wrong}", sure2 = "moyenne : {right} ou {wrong}", sure3 = "totale : {right} ou {wrong}",
           said1 = "Certitude faible : {mark}.", said2 = "Certitude moyenne : {mark}.",
           said3 = "Certitude totale : {mark}.",
           level1 = "Réussite, certitude faible", level2 = "Réussite, certitude moyenne",
           level3 = "Réussite, certitude totale" },
    es = { decimal = ",", points = { one = "{points} punto", other = "{points} puntos" },
           how = "¿Certeza?", sure1 = "baja: {right} o {wrong}", sure2 = "media: {right} o {wrong}", sure3 = "total: {right} o {wrong}",
           said1 = "Certeza baja: {mark}.", said2 = "Certeza media: {mark}.", said3 = "Certeza total: {mark}.",
           level1 = "Aciertos con certeza baja", level2 = "Aciertos con certeza media",
           level3 = "Aciertos con certeza total" },
  },

  next = function(_, ctx)
    if #ctx.remaining == 0 then return ctx.finish() end
    return ctx.ask(ctx.remaining[1], {
      inputs = { certainty = { type = "choice", about = ctx.t.how(), of = levels(ctx.remaining[1], ctx) } },
    })
  end,

  -- An answer that is right in part gets that part of the mark.
  judge = function(question, response, ctx)
    local verdict = ctx.judge(question, response)
    if verdict.of == 0 then return verdict end -- somebody will mark it by hand
    local level = certainty(response)
    local share = verdict.points / verdict.of
    local mark = share > 0 and share * RIGHT[level] or WRONG[level]
    verdict.points, verdict.of = mark * question.points, RIGHT[3] * question.points
    local said = response.inputs.certainty and ctx.t["said" .. level] { mark = signed(verdict.points, ctx) }
    verdict.feedback = said and verdict.feedback and said .. "\n" .. verdict.feedback or said or verdict.feedback
    return verdict
  end,

  -- Only where verdicts are shown anyway: the sum would give them away.
  status = function(_, ctx)
    if ctx.quiz.reveal ~= "each" then return {} end
    local points = 0
    for _, event in ipairs(ctx.past) do points = points + event.verdict.points end
    local text = ctx.t.points { n = math.abs(points) == 1 and 1 or 2, points = (signed(points, ctx):gsub("+", "")) }
    return { { text = text, kind = "counter", value = points } }
  end,

  result = function(_, ctx)
    local points, of, bars = 0, 0, {}
    for level = 1, 3 do bars[level] = { label = ctx.t["level" .. level](), value = 0, of = 0 } end
    for _, event in ipairs(ctx.past) do
      local verdict = event.verdict
      local isMarked = verdict.of > 0
      points, of = points + verdict.points, of + (isMarked and RIGHT[3] * event.question.points or 0)
      if event.type == "answered" and isMarked then
        local bar = bars[certainty(event)]
        bar.of = bar.of + 1
        if verdict.correct then bar.value = bar.value + 1 end
      end
    end
    for _, question in ipairs(ctx.remaining) do of = of + RIGHT[3] * question.points end
    -- How sure nobody ever was says nothing.
    local said = {}
    for _, bar in ipairs(bars) do if bar.of > 0 then said[#said + 1] = bar end end
    return { points = points, of = of, bars = said }
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
        { label = "Right when fairly sure", value = 1, of = 1 },
        { label = "Right when certain", value = 1, of = 2 } } } },
  },
}
