-- Lifelines: climb a ladder of prizes; one wrong answer and you fall to the last safe rung.
--
-- Three buttons help, each once: fifty-fifty takes wrong answers away, another question swaps the question, and walking
-- away keeps what is won. Questions have a `level`; the rungs go from the lowest level to the highest.

-- The prize of a rung; below the first there is none.
local function prize(ctx, rung) return ctx.options.ladder[rung] or 0 end

-- A prize as one reads it: its digits in groups of three.
local function written(number, ctx)
  local whole, rest = ("%.14g"):format(number):match("^(%d+)(%.?%d*)$")
  if not whole then return tostring(number) end
  local grouped = whole:reverse():gsub("%d%d%d", "%0" .. ctx.t.group()):reverse():gsub("^%D", "")
  return grouped .. rest:gsub("%.", ctx.t.decimal())
end

-- What stands at the side: the prize of every rung.
local function prizes(state, ctx)
  local list = {}
  for rung = 1, state.rungs do list[rung] = written(prize(ctx, rung), ctx) .. " " .. ctx.options.unit end
  return list
end

-- The highest safe rung that was reached.
local function safe(won, ctx)
  local highest = 0
  for _, rung in ipairs(ctx.options.safe) do
    if rung <= won then highest = math.max(highest, rung) end
  end
  return highest
end

-- Level of the question for the rung that comes next, the levels spread evenly over the ladder.
local function level(state, ctx)
  local lowest, highest
  for _, question in ipairs(ctx.quiz.questions) do
    local own = question.level
    if own then lowest, highest = math.min(own, lowest or own), math.max(own, highest or own) end
  end
  if not lowest then return nil end
  return lowest + state.won * (highest - lowest) / math.max(1, state.rungs - 1)
end

-- The question for the rung: of those that are left and were not swapped away, the first with the nearest level.
local function choose(state, ctx)
  local fresh = {}
  for _, question in ipairs(ctx.remaining) do
    if not state.swapped[question.id] then fresh[#fresh + 1] = question end
  end
  local wanted = level(state, ctx)
  return wanted and ctx.closest(fresh, "level", wanted) or fresh[1], #fresh
end

local function actions(state, ctx, question, left)
  local list = {}
  local function add(id) list[#list + 1] = { id = id, label = ctx.t[id]() } end
  if not state.fifty and question.kind == "single" and #question.answers > 2 then add "fifty" end
  if not state.another and left > state.rungs - state.won then add "another" end
  if state.won > 0 then add "walk" end
  return list
end

return {
  api = 1,
  name = { en = "Lifelines", de = "Joker", fr = "Jokers", es = "Comodines" },
  about = { en = "a ladder of prizes with fifty-fifty, another question and walking away",
            de = "eine Leiter von Gewinnen, mit Fifty-fifty, anderer Frage und Aufhören",
            fr = "une échelle de gains, avec le 50/50, une autre question et le droit de s’arrêter",
            es = "una escalera de premios, con 50:50, otra pregunta y la opción de plantarse" },
  quiz = "marked",

  options = {
    ladder = { type = "list", default = { 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000 },
               about = { en = "the prizes, lowest first", de = "die Gewinne, der kleinste zuerst",
                         fr = "les gains, du plus petit au plus grand", es = "los premios, de menor a mayor" } },
    safe = { type = "list", default = { 3, 6 },
      about = { en = "the rungs from which nobody falls any more",
                de = "die Stufen, von denen niemand mehr fällt",
                fr = "les échelons d’où l’on ne retombe plus",
                es = "los peldaños de los que ya nadie cae" } },
    unit = { type = "text", default = "€",
      about = { en = "what the prizes are counted in", de = "worin die Gewinne gezählt werden",
                fr = "en quoi se comptent les gains", es = "en qué se cuentan los premios" } },
  },

  strings = {
    en = { group = ",", decimal = ".", fifty = "50:50", another = "Another question", walk = "Walk away", headline = "You take home {prize} {unit}",
           fallen = "The climb ends here.", walked = "A wise decision.", top = "All the way up!", playing = "for {prize} {unit}, rung {rung}",
           won = "won: {prize} {unit}", safe = "safe: {prize} {unit}", reached = "You have {prize} {unit}.",
           sure = "You have {prize} {unit}, and nobody can take them away.", lost = "You fall to {prize} {unit}.",
           climbed = "Rungs climbed: {won} of {rungs}." },
    de = { group = ".", decimal = ",", fifty = "50:50", another = "Andere Frage", walk = "Aufhören", headline = "Gewonnen: {prize} {unit}",
           fallen = "Hier endet der Aufstieg.", walked = "Eine kluge Entscheidung.", top = "Ganz oben!", playing = "für {prize} {unit}, Sprosse {rung}",
           won = "gewonnen: {prize} {unit}", safe = "sicher: {prize} {unit}", reached = "Du hast {prize} {unit}.",
           sure = "Du hast {prize} {unit}, und die nimmt dir niemand mehr.", lost = "Du fällst auf {prize} {unit}.",
           climbed = "Erklommene Sprossen: {won} von {rungs}." },
    fr = { group = " ", decimal = ",", fifty = "50/50", another = "Autre question", walk = "S’arrêter là",
           headline = "Tu repars avec {prize} {unit}", fallen = "L’ascension s’arrête ici.", walked = "Sage décision.",
           top = "Jusqu’au sommet !", playing = "pour {prize} {unit}, échelon {rung}",
           won = "gagné : {prize} {unit}", safe = "assuré : {prize} {unit}", reached = "Tu as {prize} {unit}.",
           sure = "Tu as {prize} {unit}, et c’est à toi pour de bon.", lost = "Tu retombes à {prize} {unit}.",
           climbed = "Échelons gravis : {won} sur {rungs}." },
    es = { group = ".", decimal = ",", fifty = "50:50", another = "Otra pregunta", walk = "Plantarse",
           headline = "Te llevas {prize} {unit}", fallen = "Aquí termina la subida.", walked = "Sabia decisión.",
           top = "¡Hasta lo más alto!", playing = "por {prize} {unit}, peldaño {rung}",
           won = "ganado: {prize} {unit}", safe = "asegurado: {prize} {unit}", reached = "Tienes {prize} {unit}.",
           sure = "Tienes {prize} {unit}, y eso ya no te lo quita nadie.", lost = "Caes a {prize} {unit}.",
           climbed = "Peldaños subidos: {won} de {rungs}." },
  },

  -- Another seed, another question for each level.
  order = function(questions, ctx) return ctx.shuffle(questions) end,

  start = function(ctx)
    return { won = 0, rungs = math.min(#ctx.options.ladder, #ctx.remaining), hide = {}, swapped = {} }
  end,

  next = function(state, ctx)
    if state.ending then return ctx.finish(ctx.t[state.ending]()) end
    if state.won == state.rungs then return ctx.finish(ctx.t.top()) end
    local question, left = choose(state, ctx)
    if not question then return ctx.finish() end
    return ctx.ask(question, { skip = false, hide = state.hide, actions = actions(state, ctx, question, left) })
  end,

  acted = function(state, event, ctx)
    if event.action == "fifty" then
      local wrong = {}
      for _, answer in ipairs(event.question.answers) do
        if not answer.correct then wrong[#wrong + 1] = answer.id end
      end
      wrong = ctx.shuffle(wrong)
      table.remove(wrong)                 -- one of the wrong answers stays
      state.fifty, state.hide = true, wrong
    elseif event.action == "another" then
      state.another, state.hide = true, {}
      state.swapped[event.question.id] = true
    elseif event.action == "walk" then
      state.ending = "walked"
    end
  end,

  -- What somebody will mark by hand leads neither up nor down.
  after = function(state, event)
    state.hide = {}
    local correct = event.verdict.correct
    if correct then state.won = state.won + 1 elseif correct == false then state.ending = "fallen" end
  end,

  -- What the answer does to the money is said with it.
  judge = function(question, response, ctx)
    local verdict, won, unit = ctx.judge(question, response), ctx.state.won, ctx.options.unit
    if verdict.correct == nil then return verdict end
    local rung = verdict.correct and won + 1 or safe(won, ctx)
    local word = not verdict.correct and "lost" or safe(rung, ctx) == rung and "sure" or "reached"
    local said = ctx.t[word] { prize = written(prize(ctx, rung), ctx), unit = unit }
    verdict.feedback = verdict.feedback and said .. "\n" .. verdict.feedback or said
    return verdict
  end,

  -- The rung that is played for, what is won so far, and what is safe of it.
  status = function(state, ctx)
    local won, sure, unit = prize(ctx, state.won), prize(ctx, safe(state.won, ctx)), ctx.options.unit
    local rung = math.min(state.won + 1, state.rungs)
    local list = { { text = ctx.t.playing { prize = written(prize(ctx, rung), ctx), unit = unit, rung = rung }, kind = "ladder", value = state.won,
                     of = state.rungs, labels = prizes(state, ctx) } }
    list[2] = { text = ctx.t.won { prize = written(won, ctx), unit = unit }, kind = "money", value = won }
    if #ctx.options.safe > 0 then list[3] = { text = ctx.t.safe { prize = written(sure, ctx), unit = unit }, kind = "money", value = sure } end
    return list
  end,

  -- Points without `of`: nobody wants to read that 500 € are one percent.
  result = function(state, ctx)
    local won = prize(ctx, state.ending == "fallen" and safe(state.won, ctx) or state.won)
    local headline = ctx.t.headline { prize = written(won, ctx), unit = ctx.options.unit }
    local climbed = ctx.t.climbed(state)
    return { points = won, headline = headline, body = ctx.why and ctx.why .. " " .. climbed or climbed, emoji = "💰" }
  end,

  examples = {
    { quiz = { title = "Climb", options = { ladder = { 10, 20, 40 }, safe = { 1 } },
               defaults = { kind = "single", answers = { { text = "yes", correct = true }, { text = "no" }, { text = "both" } } },
               questions = { { id = "q1", text = "Is water wet?", level = 1 }, { id = "q2", text = "Is fire hot?", level = 2 },
                             { id = "q3", text = "Is ice cold?", level = 3 } } },
      responses = { q1 = { "a" }, q2 = { tries = { { action = "fifty" }, { "a" } } }, q3 = { "b" } },
      expect = { asked = { "q1", "q2", "q3" }, points = 10, headline = "You take home 10 €", body = "The climb ends here. Rungs climbed: 2 of 3." } },
    { quiz = { title = "Walk", options = { ladder = { 10, 20 } }, defaults = { kind = "truefalse", correct = true },
               questions = { { id = "q1", text = "Water is wet.", level = 1 }, { id = "q2", text = "Fire is hot.", level = 2 } } },
      responses = { q1 = { "true" }, q2 = { action = "walk" } },
      expect = { points = 10, body = "A wise decision. Rungs climbed: 1 of 2." } },
    { quiz = { title = "High", options = { ladder = { 2500, 1000000 } }, defaults = { kind = "truefalse", correct = true },
               questions = { { id = "q1", text = "Water is wet.", level = 1 }, { id = "q2", text = "Fire is hot.", level = 2 } } },
      responses = { q1 = { "true" }, q2 = { "true" } },
      expect = { points = 1000000, headline = "You take home 1,000,000 €" } },
    { quiz = { title = "Swap", options = { ladder = { 10 } }, defaults = { kind = "truefalse", correct = true },
               questions = { { id = "q1", text = "Water is wet.", level = 1 }, { id = "q2", text = "Fire is hot.", level = 9 } } },
      responses = { q1 = { action = "another" }, q2 = { "true" } },
      expect = { asked = { "q1", "q2" }, points = 10, body = "All the way up! Rungs climbed: 1 of 1." } },
  },
}
