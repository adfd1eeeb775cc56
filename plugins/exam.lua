-- Exam: wrong answers cost points, some questions must be right, and every section may have to be passed.
--
-- A question with `data = { knockout = true }` fails the exam when it is not right. Where the quiz has no sections, each
-- category is one.
-- There is no `next`, so a quiz may let people jump between its questions (`navigation = { free = true }`).

-- What was earned and what was to be had, in all and by section, the sections in the order of the quiz; the total has the
-- points that wrong answers took off, and those that the others gave, too.
local function count(ctx)
  local total, sections, missed = { points = 0, of = 0, lost = 0, gained = 0 }, {}, false
  local names, places = {}, {}
  for place, section in ipairs(ctx.quiz.sections) do
    names[section.id], places[section.id] = section.title or section.id, place
  end
  local function sectionOf(question)
    local id = question.section
    local name = names[id or ""] or #ctx.quiz.sections == 0 and question.category or ctx.quiz.title
    local key = id and "#" .. id or name
    if not sections[key] then
      local section = { name = name, points = 0, of = 0, place = places[id or ""] or 0 }
      sections[key], sections[#sections + 1] = section, section
    end
    return sections[key]
  end
  local function add(question, points, of, correct)
    local section = sectionOf(question)
    for _, sum in ipairs { total, section } do sum.points, sum.of = sum.points + points, sum.of + of end
    if points < 0 then total.lost = total.lost - points else total.gained = total.gained + points end
    if question.data.knockout and not correct then missed = true end
  end
  for _, event in ipairs(ctx.past) do
    local verdict = event.verdict
    add(event.question, verdict.points, verdict.of, verdict.correct)
  end
  for _, question in ipairs(ctx.remaining) do add(question, 0, question.points, false) end
  table.sort(sections, function(a, b) return a.place < b.place end)
  return total, sections, missed
end

-- A hair of slack: half of 4.2 points may be 49.99999999999999 %.
local function reaches(sum, percent)
  return sum.of == 0 or 100 * math.max(0, sum.points) / sum.of >= percent - 1e-9
end

-- A number as the player's language writes it.
local function written(number, ctx)
  return (("%g"):format(math.floor(100 * number + 0.5) / 100):gsub("%.", ctx.t.decimal()))
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
  name = { en = "Exam", de = "Prüfung", fr = "Examen", es = "Examen" },
  about = { en = "negative marks, a pass mark, knock-out questions and sections",
            de = "Punktabzug, Bestehensgrenze, K.-o.-Fragen und Abschnitte",
            fr = "points négatifs, seuil de réussite, questions éliminatoires et sections",
            es = "puntos negativos, mínimo para aprobar, preguntas eliminatorias y secciones" },
  quiz = "marked",

  options = {
    pass = { type = "percent", default = 60,
      about = { en = "the percentage that passes", de = "der Prozentwert, mit dem man besteht",
                fr = "le pourcentage à atteindre pour réussir", es = "el porcentaje con el que se aprueba" } },
    section = { type = "percent", default = 0,
      about = { en = "the percentage that every section, or category, needs as well",
                de = "der Prozentwert, den auch jeder Teil oder jede Kategorie braucht",
                fr = "le pourcentage à atteindre aussi dans chaque section ou catégorie",
                es = "el porcentaje que hace falta también en cada sección o categoría" } },
    wrong = { type = "number", min = 0, max = 1, default = 0.25,
              about = { en = "what a wrong answer costs, as a share of the question's points; leaving it out costs nothing",
                        de = "was eine falsche Antwort kostet, als Anteil der Punkte; auslassen kostet nichts",
                        fr = "ce que coûte une mauvaise réponse, en fraction des points ; passer ne coûte rien",
                        es = "lo que resta un fallo, como fracción de los puntos; no responder no resta nada" } },
  },

  strings = {
    en = { decimal = ".", passed = "Passed.", failed = "Not passed.", pass = "The pass mark is {pass} %.",
           knockout = "A question that had to be right was not.", section = "{name}: less than {section} %.",
           wrong = "wrong: −{cost} %", lost = "Wrong answers took {points} points off.",
           none = "Wrong answers took away all that the right ones gave." },
    de = { decimal = ",", passed = "Bestanden.", failed = "Nicht bestanden.", pass = "Nötig sind {pass} %.",
           knockout = "Eine Frage, die richtig sein musste, war es nicht.", section = "{name}: weniger als {section} %.",
           wrong = "falsch: −{cost} %", lost = "Falsche Antworten kosteten {points} Punkte.",
           none = "Die falschen Antworten haben aufgezehrt, was die richtigen brachten." },
    fr = { decimal = ",", passed = "Réussi.", failed = "Non réussi.", pass = "Seuil de réussite : {pass} %.",
           knockout = "Une question éliminatoire a été manquée.", section = "{name} : moins de {section} %.",
           wrong = "erreur : −{cost} %", lost = "Points retirés pour mauvaises réponses : {points}.",
           none = "Les mauvaises réponses ont annulé tous les points des bonnes." },
    es = { decimal = ",", passed = "Superado.", failed = "No superado.", pass = "Para aprobar hace falta un {pass} %.",
           knockout = "No se acertó una pregunta eliminatoria.", section = "{name}: menos del {section} %.",
           wrong = "fallo: −{cost} %", lost = "Puntos restados por respuestas incorrectas: {points}.",
           none = "Las respuestas incorrectas se llevaron todos los puntos de las correctas." },
  },

  judge = function(question, response, ctx)
    local verdict = ctx.judge(question, response)
    if verdict.points == 0 then verdict.points = -ctx.options.wrong * verdict.of end
    return verdict
  end,

  -- What a wrong answer costs is known before one answers.
  status = function(_, ctx)
    local cost = 100 * ctx.options.wrong
    return cost > 0 and { ctx.t.wrong { cost = written(cost, ctx) } } or {}
  end,

  result = function(_, ctx)
    local options, t = ctx.options, ctx.t
    local total, sections, missed = count(ctx)
    local reasons, bars = {}, {}
    if not reaches(total, options.pass) then reasons[1] = t.pass { pass = written(options.pass, ctx) } end
    if missed then reasons[#reasons + 1] = t.knockout() end
    for i, section in ipairs(sections) do
      if not reaches(section, options.section) then
        reasons[#reasons + 1] = t.section { name = section.name, section = written(options.section, ctx) }
      end
      bars[i] = { label = section.name, value = math.max(0, section.points), of = section.of }
    end

    local passed = #reasons == 0
    local points = math.max(0, total.points)
    local words = passed and t.passed() or t.failed()
    -- Behind the quiz's own words come only the reasons that the percentage does not tell.
    local own = quizBand(points, total.of, ctx).text
    if own and not reaches(total, options.pass) then table.remove(reasons, 1) end
    table.insert(reasons, 1, own or words)
    local lost, gained = total.lost, total.gained
    if lost > 0 and gained > 0 and lost >= gained then reasons[#reasons + 1] = t.none()
    elseif lost > 0 and not own then reasons[#reasons + 1] = t.lost { points = written(lost, ctx) } end
    return {
      points = points,
      of = total.of,
      passed = passed,
      body = table.concat(reasons, " "),
      markup = own and ctx.quiz.markup,
      bars = #sections > 1 and bars or {},
    }
  end,

  examples = {
    { quiz = { title = "Road", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Red means stop.", category = "Signs", data = { knockout = true } },
        { id = "q2", text = "Green means go.", category = "Signs" },
        { id = "q3", text = "Tyres need air.", category = "Cars" },
        { id = "q4", text = "Brakes wear out.", category = "Cars" } } },
      responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "true" }, q4 = { "false" } },
      expect = { points = 2.75, of = 4, passed = true, body = "Passed. Wrong answers took 0.25 points off.",
                 bars = { { label = "Signs", value = 2, of = 2 }, { label = "Cars", value = 0.75, of = 2 } } } },
    { quiz = { title = "Knocked out", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Red means stop.", data = { knockout = true } },
        { id = "q2", text = "Green means go.", points = 9 } } },
      responses = { q1 = { "false" }, q2 = { "true" } },
      expect = { points = 8.75, passed = false, body = "Not passed. A question that had to be right was not. Wrong answers took 0.25 points off." } },
    -- Sections stand in the order of the quiz's list, what is in none before them.
    { quiz = { title = "Parts", defaults = { kind = "truefalse", correct = true },
        sections = { { id = "a", title = "Reading" }, { id = "b" } }, questions = {
        { id = "q1", text = "Red means stop.", section = "b" }, { id = "q2", text = "Green means go." },
        { id = "q3", text = "Tyres need air.", section = "a", category = "Cars" } } },
      options = { section = 50 },
      responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "false" } },
      expect = { passed = false, body = "Not passed. The pass mark is 60 %. Reading: less than 50 %. Wrong answers took 0.25 points off.", bars = {
        { label = "Parts", value = 1, of = 1 }, { label = "Reading", value = 0, of = 1 },
        { label = "b", value = 1, of = 1 } } } },
    { quiz = { title = "Nothing answered", questions = {
        { id = "q1", kind = "truefalse", text = "Red means stop.", correct = true } } },
      expect = { points = 0, of = 1, passed = false, body = "Not passed. The pass mark is 60 %." } },
    -- Summed up, six times 1.4 is a hair more than twice three times 1.4: half of the questions still pass at 50 %.
    { quiz = { title = "At the pass mark", options = { pass = 50 },
        defaults = { kind = "truefalse", correct = true, points = 1.4 }, questions = {
        { id = "q1", text = "Red means stop." }, { id = "q2", text = "Green means go." },
        { id = "q3", text = "Tyres need air." }, { id = "q4", text = "Brakes wear out." },
        { id = "q5", text = "Lights save lives." }, { id = "q6", text = "Rain is wet." } } },
      responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "true" } },
      expect = { points = 4.2, of = 8.4, passed = true, body = "Passed." } },
  },
}
