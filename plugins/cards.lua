-- Cards: what you learn comes back on the day when you are about to forget it, by FSRS-6 (lib/fsrs.lua).
--
-- The memory of a quiz holds for each card, by its question's id: { due, stability, difficulty, reps, lapses }; `due` is the
-- number of a day. What was done today stands in the shared memory, for the day's caps. Everything is kept at once.

local fsrs = require "fsrs"

local AGAIN, GOOD = 1, 3
local RATINGS = { again = 1, hard = 2, good = 3, easy = 4 }
local PAUSE = 6    -- cards between a wrong one and its next try
local FORECAST = 7 -- days

-- An accepted pattern as a text; and whether it stands for many.
local function plain(pattern)
  local isOpen = false
  local text = pattern:gsub("\\?[*\\]", function(sign)
    if sign == "*" then isOpen = true; return "…" end
    return sign == "\\" and sign or sign:sub(2)
  end)
  return text, isOpen
end

local function pattern(question)
  if question.accept then return question.accept[1] end
  for _, answer in ipairs(question.answers) do
    if answer.accept and (answer.fraction or 0) > 0.999999 then return answer.accept[1] end
  end
  return nil
end

-- The right value of a gap as a text.
local function right(gap)
  if gap.accept then return (plain(gap.accept[1])) end
  if gap.correct ~= nil then return tostring(gap.correct) end
  for _, answer in ipairs(gap.answers or {}) do
    if answer.correct or (answer.fraction or 0) > 0.999999 then
      return answer.text ~= "" and answer.text or answer.accept and (plain(answer.accept[1])) or tostring(answer.value)
    end
  end
  return "…"
end

-- The text of a question; its gaps as `value` has them.
local function written(question, value)
  if not question.gaps then return question.text end
  return (question.text:gsub("%[%[ *([^%[%]\n]-) *%]%]", function(name)
    return question.gaps[name] and value(question.gaps[name])
  end))
end

local function front(question)
  return written(question, function() return "____" end)
end

local function back(question)
  if question.gaps then return written(question, right) end
  local text = plain(pattern(question) or "")
  return text
end

-- The same card the other way round; nil for gaps, and where a side is no text of its own.
local function reversed(question, ctx)
  local text, isOpen = plain(pattern(question) or "")
  if isOpen or text == "" or question.id:find(":c%d+$") or not question.text:find("%S") then return nil end
  local behind = question.data.back or {}
  return { id = question.id .. ":2", kind = "text", text = text, markup = "plain",
           accept = { (ctx.text.plain(question.text, question.markup):gsub("[\\*]", "\\%0")) }, category = question.category,
           typos = question.typos, accents = question.accents,
           image = behind.image, audio = behind.audio, data = { back = { image = question.image, audio = question.audio } } }
end

-- What was done today already.
local function done(ctx)
  local today = ctx.shared[ctx.quiz.id]
  return today and today.day == ctx.day.number and today or { new = 0, reviews = 0 }
end

-- Of several cards of one note (`id`, `id:2`, `id:c1` …) one gives the others away: all but the first come at the end.
local function apart(list)
  local first, others, met = {}, {}, {}
  for _, card in ipairs(list) do
    local note = card.id:gsub(":c?%d+$", "")
    local to = met[note] and others or first
    to[#to + 1], met[note] = card, true
  end
  return table.move(others, 1, #others, #first + 1, first)
end

-- Goes through the cards of some questions, each by its id; where both sides are asked, the other side follows.
local function each(questions, ctx, visit)
  local both = ctx.options.both
  local ids = {}
  if both then for _, question in ipairs(questions) do ids[question.id] = true end end
  for _, question in ipairs(questions) do
    if question.kind ~= "info" then
      visit(question.id, question)
      local id = both and question.id .. ":2"
      if id and not ids[id] and reversed(question, ctx) then visit(id, question) end
    end
  end
end

-- What is to be learnt today of some questions: { id, question } for each card, what has waited longest first, then new
-- ones, both as far as the day's caps go.
local function queue(questions, memory, ctx)
  local due, new = {}, {}
  local day, today = ctx.day.number, done(ctx)
  local mostNew = math.max(0, ctx.options.new - today.new)
  each(questions, ctx, function(id, question)
    local card = memory[id]
    if card then
      if card.due <= day then due[#due + 1] = { id = id, question = question, due = card.due } end
    elseif #new < mostNew then new[#new + 1] = { id = id, question = question } end
  end)
  table.sort(due, function(a, b) return a.due < b.due or (a.due == b.due and a.id < b.id) end)
  local list = table.move(due, 1, math.min(#due, math.max(0, ctx.options.reviews - today.reviews)), 1, {})
  return apart(table.move(new, 1, #new, #list + 1, list))
end

-- The question of a card.
local function find(id, ctx)
  return ctx.question(id) or reversed(ctx.question(id:sub(1, -3)), ctx)
end

-- The card that comes next, and where from: wrong ones again after a pause, then those of the day.
local function upcoming(state, ctx)
  local wrong = state.wrong[1]
  if wrong and wrong.at <= state.count then return wrong.id, "wrong" end
  if state.n <= #state.plan then
    local question = ctx.remaining[state.n - state.settled]
    return state.plan:sub(state.n, state.n) == "r" and question.id .. ":2" or question.id, "plan"
  end
  if state.later[1] then return state.later[1], "later" end
  if wrong then return wrong.id, "wrong" end
  return nil
end

-- How many cards are left of today's.
local function left(state) return math.max(0, #state.plan - state.n + 1) + #state.later + #state.wrong end

-- Whole days since the last review of a card that is asked for the first time on `day`: its interval, or longer.
local function waited(card, day, ctx)
  return math.max(1, day - card.due + fsrs.interval(card.stability, ctx.options.retention))
end

-- Rates a card: the next day on which it is due, and what follows in this sitting.
local function rate(state, id, from, rating, ctx)
  local known = from == "wrong" and table.remove(state.wrong, 1) or nil
  local card, days = known and known.card or ctx.memory[id], 0
  if not known and card then days = waited(card, ctx.day.number, ctx) end
  local new = fsrs.review(card, rating, days)
  local wait = fsrs.interval(new.stability, ctx.options.retention)
  new.due, new.reps = ctx.day.number + wait, (card and card.reps or 0) + 1
  new.lapses = (card and card.lapses or 0) + (rating == AGAIN and days > 0 and 1 or 0)
  -- Written as a text: a sitting may have thousands of them.
  state.cards[id] = ("%d %.17g %.17g"):format(new.due, new.stability, new.difficulty)
  state.count = state.count + 1
  if from == "plan" then state.n = state.n + 1 elseif from == "later" then table.remove(state.later, 1) end
  if not known then
    local today = state.today
    if card then today.reviews = today.reviews + 1 else today.new = today.new + 1 end
    state.rated, state.right = state.rated + 1, state.right + (rating > AGAIN and 1 or 0)
    state.row = (state.row or "") .. (rating > AGAIN and "k" or "f")
  end
  if rating == AGAIN then
    table.insert(state.wrong, { id = id, at = state.count + PAUSE, card = new })
    local limit = ctx.options.leech
    if limit > 0 and days > 0 and new.lapses >= limit then state.leeches[id] = new.lapses end
  end
  state.kept = { id = id, card = new }
  -- What "I was right" needs to take it back.
  state.before = { from = from, known = known, rated = not known }
end

-- Takes back that a typed answer was wrong, and rates it as right.
local function correct(state, id, ctx)
  table.remove(state.wrong)
  local before = state.before
  state.leeches[id], state.count = nil, state.count - 1
  if before.from == "plan" then state.n = state.n - 1 elseif before.from == "later" then table.insert(state.later, 1, id) end
  if before.known then
    table.insert(state.wrong, 1, before.known)
  else
    local today, isOld = state.today, ctx.memory[id] ~= nil
    today[isOld and "reviews" or "new"] = today[isOld and "reviews" or "new"] - 1
    state.rated, state.row = state.rated - 1, (state.row or ""):sub(1, -2)
  end
  rate(state, id, before.from, GOOD, ctx)
end

-- Whether a card's texts are Markdown.
local function isMarked(question) return question.markup == "markdown" end

-- A page with the card's question: as its title, or in the body where it has markup, which titles have not.
local function page(question, page)
  if not isMarked(question) then page.title = front(question); return page end
  page.body, page.markup = front(question) .. "\n\n" .. page.body, "markdown"
  return page
end

-- The back of a card, as a page shows it. What is typed has no markup.
local function shown(question, id, ctx)
  local text = back(question)
  local parts = { isMarked(question) and not question.gaps and text:gsub("[\\`*_$<~%]&|]", "\\%0") or text }
  if question.explanation then parts[#parts + 1] = question.explanation end
  local lapses = ctx.memory[id] and ctx.memory[id].lapses or 0
  if ctx.options.leech > 0 and lapses >= ctx.options.leech then parts[#parts + 1] = ctx.t.leech { n = lapses } end
  return table.concat(parts, "\n\n")
end

-- The card as it is after this sitting; nil for one that was never seen.
local function kept(id, state, ctx)
  local due, stability, difficulty = (state.cards[id] or ""):match("^(%d+) (%S+) (%S+)$")
  if not due then return ctx.memory[id] end
  return { due = math.tointeger(due), stability = tonumber(stability), difficulty = tonumber(difficulty) }
end

-- What the next days bring of the deck as it is: for each day how many cards come back and how many new ones, as far as the
-- day's caps go. What is overdue or waits behind a cap comes first; every card counts as known on the day it is asked.
local function forecast(state, ctx)
  local today, days, new, soonest, count = ctx.day.number, {}, {}, nil, 0
  for n = 1, FORECAST do days[n] = {} end
  local function plan(id, card)
    local n = math.max(1, card.due - today)
    if not soonest or n < soonest then soonest = n end
    if n <= FORECAST then table.insert(days[n], { id = id, due = card.due, stability = card.stability, difficulty = card.difficulty }) end
  end
  each(ctx.quiz.questions, ctx, function(id)
    local card = kept(id, state, ctx)
    count = count + 1
    if card then plan(id, card) else new[#new + 1] = id end
  end)
  if ctx.options.reviews == 0 then soonest = nil end
  local first = soonest
  local function review(id, card, day)
    local after = fsrs.review(card, GOOD, card and waited(card, day, ctx) or 0)
    after.due = day + fsrs.interval(after.stability, ctx.options.retention)
    plan(id, after)
  end
  local queue, head, met, list = {}, 1, 0, {}
  for n = 1, FORECAST do
    -- What waits was due before what comes.
    table.sort(days[n], function(a, b) return a.due < b.due or (a.due == b.due and a.id < b.id) end)
    table.move(days[n], 1, #days[n], #queue + 1, queue)
    local due = math.min(#queue - head + 1, ctx.options.reviews)
    for place = head, head + due - 1 do review(queue[place].id, queue[place], today + n) end
    local fresh = math.min(#new - met, ctx.options.new)
    for place = met + 1, met + fresh do review(new[place], nil, today + n) end
    head, met = head + due, met + fresh
    list[n] = { due = due, new = fresh }
  end
  return list, first, count
end

-- What is said of the days to come: how many cards are due tomorrow, or when the next ones are.
local function outlook(tomorrow, soonest, ctx)
  local new = tomorrow.new
  if tomorrow.due > 0 then return ctx.t.tomorrow { n = tomorrow.due } .. (new > 0 and " " .. ctx.t.beside { n = new } or "") end
  if new > 0 then return ctx.t.fresh { n = new } end
  return soonest and ctx.t.later { n = soonest }
end

-- A square for each card as it was rated first: known, or forgotten.
local function squares(row)
  return (row:gsub(".", { k = "🟩", f = "🟥" }))
end

local function buttons(ctx)
  local list = {}
  for _, id in ipairs { "again", "hard", "good", "easy" } do list[#list + 1] = { id = id, label = ctx.t[id]() } end
  return list
end

return {
  api = 1,
  name = { en = "Cards", de = "Karteikarten", fr = "Cartes", es = "Tarjetas" },
  about = { en = "cards come back when you are about to forget them", de = "Karten kommen wieder, bevor du sie vergisst",
            fr = "les cartes reviennent juste avant que tu les oublies",
            es = "las tarjetas vuelven justo antes de que las olvides" },
  quiz = "marked",
  kinds = { "text", "gaps" },

  options = {
    new = { type = "int", min = 0, max = 9999, default = 20,
      about = { en = "new cards a day", de = "neue Karten am Tag",
                fr = "nouvelles cartes par jour", es = "tarjetas nuevas al día" } },
    reviews = { type = "int", min = 0, max = 9999, default = 200,
      about = { en = "cards a day that come back", de = "Karten am Tag, die wiederkommen",
                fr = "cartes à revoir par jour", es = "tarjetas por repasar al día" } },
    both = { type = "bool", default = false,
      about = { en = "ask every card the other way round too", de = "jede Karte auch andersherum fragen",
                fr = "poser chaque carte aussi dans l’autre sens",
                es = "preguntar cada tarjeta también al revés" } },
    rate = { type = "choice", of = { "self", "typed" }, default = "self",
      about = { en = "rate yourself, or by what you type",
                de = "sich selbst bewerten (self) oder nach dem Getippten (typed)",
                fr = "t’évaluer toi-même (self) ou selon ce que tu tapes (typed)",
                es = "valorarte tú (self) o según lo que escribas (typed)" } },
    retention = { type = "int", min = 50, max = 99, default = 90,
      about = { en = "percent of the cards that you want to remember",
                de = "Prozent der Karten, die du behalten willst",
                fr = "pourcentage des cartes que tu veux retenir",
                es = "porcentaje de las tarjetas que quieres recordar" } },
    leech = { type = "int", min = 0, default = 8,
      about = { en = "how often a card is forgotten before you are told; 0 is never",
                de = "wie oft eine Karte vergessen wird, bis es gesagt wird; 0 ist nie",
                fr = "nombre d’oublis d’une carte avant un avertissement ; 0 pour jamais",
                es = "cuántas veces se olvida una tarjeta antes de avisarte; 0 es nunca" } },
  },

  strings = {
    en = { again = "Again", hard = "Hard", good = "Good", easy = "Easy", right = "I was right", hint = "Hint",
           left = "{n} left", front = "What is on the back?", turn = "Show the back",
           rate = "How well did you know it?",
           nothing = "Nothing is due today", headline = "{right} of {of} remembered",
           practise = "To practise all the same, play it in another mode, such as Tries.",
           tomorrow = { one = "Tomorrow {n} card is due.", other = "Tomorrow {n} cards are due." },
           fresh = { one = "Tomorrow {n} new card comes.", other = "Tomorrow {n} new cards come." },
           beside = { one = "{n} new one comes too.", other = "{n} new ones come too." },
           later = "Tomorrow nothing is due; the next cards come in {n} days.", day = { one = "tomorrow", other = "in {n} days" },
           leech = { one = "Forgotten once: put it in other words.", other = "Forgotten {n} times: put it in other words." }, leeches = "Hard to keep, put them in other words: {list}." },
    de = { again = "Nochmal", hard = "Schwer", good = "Gut", easy = "Leicht", right = "Ich lag richtig", hint = "Tipp",
           left = "noch {n}", front = "Was steht auf der Rückseite?", turn = "Rückseite zeigen",
           rate = "Wie gut wusstest du es?",
           nothing = "Heute ist nichts fällig", headline = "{right} von {of} gewusst",
           practise = "Wenn du trotzdem üben willst: spiel es in einem anderen Modus, etwa Versuche.",
           tomorrow = { one = "Morgen ist {n} Karte fällig.", other = "Morgen sind {n} Karten fällig." },
           fresh = { one = "Morgen kommt {n} neue Karte.", other = "Morgen kommen {n} neue Karten." },
           beside = { one = "Dazu kommt {n} neue.", other = "Dazu kommen {n} neue." },
           later = "Morgen ist nichts fällig; die nächsten Karten kommen in {n} Tagen.", day = { one = "morgen", other = "in {n} Tagen" },
           leech = { one = "Einmal vergessen: Sag es mit anderen Worten.", other = "{n}-mal vergessen: Sag es mit anderen Worten." }, leeches = "Schwer zu behalten, sag sie mit anderen Worten: {list}." },
    fr = { again = "Encore", hard = "Difficile", good = "Bien", easy = "Facile", right = "J’avais raison",
           hint = "Indice", left = "encore {n}", front = "Qu’y a-t-il au verso ?", turn = "Voir le verso",
           rate = "À quel point le savais-tu ?",
           nothing = "Rien à revoir aujourd’hui", headline = "Retenues : {right} sur {of}",
           practise = "Pour t’entraîner quand même, joue dans un autre mode, par exemple Essais.",
           tomorrow = { one = "Demain, {n} carte à revoir.", other = "Demain, {n} cartes à revoir." },
           fresh = { one = "Demain, {n} nouvelle carte arrive.", other = "Demain, {n} nouvelles cartes arrivent." },
           beside = { one = "S’y ajoute {n} nouvelle.", other = "S’y ajoutent {n} nouvelles." },
           later = "Demain, rien à revoir ; les prochaines cartes reviennent dans {n} jours.",
           day = { one = "demain", other = "dans {n} jours" },
           leech = { one = "Oubliée une fois : formule-la autrement.",
                     other = "Oubliée {n} fois : formule-la autrement." },
           leeches = "Difficiles à retenir, formule-les autrement : {list}." },
    es = { again = "Otra vez", hard = "Difícil", good = "Bien", easy = "Fácil", right = "Tenía razón", hint = "Pista",
           left = "restantes: {n}", front = "¿Qué hay en el reverso?", turn = "Ver el reverso",
           rate = "¿Qué tal lo sabías?",
           nothing = "Hoy no hay nada por repasar", headline = "Recordadas: {right} de {of}",
           practise = "Para practicar de todos modos, juega en otro modo, como Intentos.",
           tomorrow = { one = "Mañana hay {n} tarjeta por repasar.", other = "Mañana hay {n} tarjetas por repasar." },
           fresh = { one = "Mañana llega {n} tarjeta nueva.", other = "Mañana llegan {n} tarjetas nuevas." },
           beside = { one = "Además llega {n} nueva.", other = "Además llegan {n} nuevas." },
           later = "Mañana no hay nada por repasar; las próximas tarjetas llegan dentro de {n} días.",
           day = { one = "mañana", other = "en {n} días" },
           leech = { one = "Olvidada una vez: exprésala con otras palabras.",
                     other = "Olvidada {n} veces: exprésala con otras palabras." },
           leeches = "Difíciles de recordar, exprésalas con otras palabras: {list}." },
  },

  -- The questions of today's cards, each once.
  order = function(questions, ctx)
    local list, met = {}, {}
    for _, card in ipairs(queue(questions, ctx.memory, ctx)) do
      if not met[card.question.id] then list[#list + 1] = card.question end
      met[card.question.id] = true
    end
    return list
  end,

  -- `plan` has a letter for each question of the order: f for its front, r where only the other side is due. Where both are, the
  -- other side comes `later`.
  start = function(ctx)
    local front, other, plan, later = {}, {}, {}, {}
    for _, card in ipairs(queue(ctx.remaining, ctx.memory, ctx)) do
      if card.id == card.question.id then front[card.id] = true else other[card.question.id] = card.id end
    end
    for _, question in ipairs(ctx.remaining) do
      local id = question.id
      plan[#plan + 1] = front[id] and "f" or "r"
      if front[id] and other[id] then later[#later + 1] = other[id] end
    end
    local today = done(ctx)
    return { plan = table.concat(plan), n = 1, settled = 0, later = later, wrong = {}, count = 0, rated = 0, right = 0, row = "", cards = {},
             leeches = {}, today = { day = ctx.day.number, new = today.new, reviews = today.reviews } }
  end,

  next = function(state, ctx)
    if state.mistaken then
      local question = find(state.mistaken, ctx)
      local behind = question.data.back or {}
      return ctx.show(page(question, {
        id = state.mistaken, body = shown(question, state.mistaken, ctx), image = behind.image, audio = behind.audio,
        actions = { { id = "right", label = ctx.t.right() } } }))
    end
    local id = upcoming(state, ctx)
    if not id then return ctx.finish() end
    local question = find(id, ctx)
    if ctx.options.rate == "typed" then return ctx.ask(question, { reveal = "answer", back = false }) end
    if not state.turned then
      local canHint = question.hint and not state.hinted
      local body = ctx.t.front() .. "\n" .. ctx.t.left { n = left(state) }
      return ctx.show(page(question, {
        id = id, image = question.image, audio = question.audio,
        body = state.hinted and question.hint .. "\n\n" .. body or body, continue = ctx.t.turn(),
        actions = canHint and { { id = "hint", label = ctx.t.hint() } } or nil }))
    end
    local behind = question.data.back or {}
    return ctx.show(page(question, {
      id = id, body = shown(question, id, ctx) .. "\n\n" .. ctx.t.rate(), image = behind.image or question.image,
      audio = behind.audio, actions = buttons(ctx), continue = ctx.t.good() }))
  end,

  -- Pages: the front of a card, its back with the four buttons, and what was typed wrong.
  acted = function(state, event, ctx)
    state.kept = nil
    if not event.id then return end
    if state.mistaken then
      if event.action == "right" then correct(state, state.mistaken, ctx) end
      state.mistaken = nil
    elseif event.action == "hint" then state.hinted = true
    elseif not state.turned then state.turned = true
    else
      local id, from = upcoming(state, ctx)
      rate(state, id, from, RATINGS[event.action] or GOOD, ctx)
      state.turned, state.hinted = nil, nil
    end
  end,

  after = function(state, event, ctx)
    state.kept = nil
    local id = event.question.id
    -- The question has left `ctx.remaining` by now; what is open is found as it was before.
    local from = state.wrong[1] and state.wrong[1].id == id and "wrong" or state.n <= #state.plan and "plan" or "later"
    if from == "plan" and state.plan:sub(state.n, state.n) == "f" then state.settled = state.settled + 1 end
    rate(state, id, from, event.verdict.correct and GOOD or AGAIN, ctx)
    if not event.verdict.correct then state.mistaken = id end
  end,

  keep = function(state, ctx)
    if not state.kept then return end
    return { memory = { [state.kept.id] = state.kept.card }, shared = { [ctx.quiz.id] = state.today } }
  end,

  due = function(memory, quiz, ctx) return #queue(quiz.questions, memory, ctx) end,

  status = function(state, ctx)
    return { { text = ctx.t.left { n = left(state) }, kind = "counter", value = left(state) } }
  end,

  result = function(state, ctx)
    local bars, lines, leeches = {}, {}, {}
    local days, soonest, count = forecast(state, ctx)
    -- Only days on which something comes back, each as a part of the deck.
    for n, day in ipairs(days) do
      if day.due > 0 then bars[#bars + 1] = { label = ctx.t.day { n = n }, value = day.due, of = count } end
    end
    lines[1] = outlook(days[1], soonest, ctx)
    if state.rated == 0 then lines[#lines + 1] = ctx.t.practise() end
    for id in pairs(state.leeches) do 
      local card = find(id, ctx)
      leeches[#leeches + 1] = ctx.text.plain(card.text, card.markup)
    end
    if #leeches > 0 then lines[#lines + 1] = ctx.t.leeches { list = table.concat(leeches, ", ") } end
    local score = { right = state.right, of = state.rated }
    return { headline = state.rated > 0 and ctx.t.headline(score) or ctx.t.nothing(), body = #lines > 0 and table.concat(lines, "\n") or nil, bars = bars,
             points = state.right, of = state.rated, share = state.rated > 0 and { squares(state.row or "") } or nil }
  end,

  examples = {
    -- Rating oneself: a card that waited, known; a new one, first not known, then again in the same sitting.
    { quiz = { title = "Two cards", questions = {
        { id = "new", kind = "text", text = "die Katze", accept = { "the cat" } },
        { id = "old", kind = "text", text = "der Hund", accept = { "the dog" } } } },
      day = "2026-11-20", -- day 20777
      memory = { old = { due = 20775, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      responses = { old = { tries = { { inputs = {} }, { action = "good" } } },
                    new = { tries = { { inputs = {} }, { action = "again" }, { inputs = {} }, { action = "hard" } } } },
      expect = { headline = "1 of 2 remembered", points = 1, of = 2, due = 0, share = { "🟩🟥" },
        memory = { old = { due = 20795, stability = 17.52, difficulty = 4.99, reps = 3, lapses = 0 },
                   new = { due = 20778, stability = 0.21, difficulty = 7.6, reps = 2, lapses = 0 } } } },
    -- By what is typed, in both directions; the second answer was right after all.
    { quiz = { title = "One card", options = { both = true, rate = "typed" },
               questions = { { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } } } },
      day = "2026-11-20", responses = { cat = { tries = { "the hat", { action = "right" } } }, ["cat:2"] = "die Katze" },
      expect = { asked = { "cat", "cat:2" }, points = 2, of = 2, share = { "🟩🟩" },
        memory = { cat = { due = 20779, stability = 2.31, difficulty = 2.12, reps = 1, lapses = 0 },
                   ["cat:2"] = { due = 20779, stability = 2.31, difficulty = 2.12, reps = 1, lapses = 0 } } } },
    -- Of a card whose other side alone is due, that side comes; what has waited longest is first.
    { quiz = { title = "Two cards", options = { both = true, rate = "typed", new = 0 }, questions = {
        { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } },
        { id = "dog", kind = "text", text = "der Hund", accept = { "the dog" } } } },
      day = "2026-11-20",
      memory = { ["cat:2"] = { due = 20770, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 7 },
                 dog = { due = 20775, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      responses = { ["cat:2"] = { tries = { "die Hatz", { inputs = {} }, "die Katze" } }, dog = "the dog" },
      expect = { asked = { "cat:2", "dog" }, points = 1, of = 2, due = 0,
        body = "Tomorrow 1 card is due.\nHard to keep, put them in other words: the cat." } },
    { quiz = { title = "Known", questions = { { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } } } },
      day = "2026-11-20", memory = { cat = { due = 20778, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      expect = { headline = "Nothing is due today", due = 0 } },
    -- The next card is more than a week away; one that was not met yet comes before it.
    { quiz = { title = "Known", questions = { { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } } } },
      day = "2026-11-20", memory = { cat = { due = 20789, stability = 30.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      expect = { due = 0, body = "Tomorrow nothing is due; the next cards come in 12 days.\n"
        .. "To practise all the same, play it in another mode, such as Tries." } },
    { quiz = { title = "Known", options = { rate = "typed" }, questions = {
        { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } } } },
      day = "2026-11-20", memory = { cat = { due = 20777, stability = 30.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      responses = { cat = "the cat" }, expect = { body = "Tomorrow nothing is due; the next cards come in 85 days." } },
    { quiz = { title = "Three cards", options = { new = 1, rate = "typed" }, questions = {
        { id = "a", kind = "text", text = "a", accept = { "1" } }, { id = "b", kind = "text", text = "b", accept = { "2" } },
        { id = "c", kind = "text", text = "c", accept = { "3" } } } },
      day = "2026-11-20", memory = { c = { due = 20777, stability = 30.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      responses = { a = "1", c = "3" },
      expect = { points = 2, body = "Tomorrow 1 new card comes." } },
    { quiz = { title = "Two cards", options = { new = 1, rate = "typed" }, questions = {
        { id = "a", kind = "text", text = "a", accept = { "1" } }, { id = "b", kind = "text", text = "b", accept = { "2" } } } },
      day = "2026-11-20", responses = { a = { tries = { "2", { inputs = {} }, "1" } } },
      expect = { body = "Tomorrow 1 card is due. 1 new one comes too." } },
    -- What waits behind the cap comes tomorrow; a card that was taken out of the deck does not.
    { quiz = { title = "Two of three cards", options = { reviews = 1, new = 0, rate = "typed" }, questions = {
        { id = "a", kind = "text", text = "a", accept = { "1" } }, { id = "b", kind = "text", text = "b", accept = { "2" } } } },
      day = "2026-11-20",
      memory = { a = { due = 20700, stability = 30.0, difficulty = 5.0, reps = 2, lapses = 0 },
                 b = { due = 20777, stability = 30.0, difficulty = 5.0, reps = 2, lapses = 0 },
                 gone = { due = 20778, stability = 30.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      responses = { a = "1" }, expect = { asked = { "a" }, due = 0, body = "Tomorrow 1 card is due." } },
    -- The reverse of a note waits until the others were there.
    { quiz = { title = "A note with two cards", options = { rate = "typed" }, questions = {
        { id = "dog", kind = "text", text = "der Hund", accept = { "the dog" } },
        { id = "dog:2", kind = "text", text = "the dog", accept = { "der Hund" } },
        { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } } } },
      responses = { dog = "the dog", ["dog:2"] = "der Hund", cat = "the cat" },
      expect = { asked = { "dog", "cat", "dog:2" }, points = 3 } },
    { quiz = { title = "Three cards", options = { new = 2 }, questions = {
        { id = "a", kind = "text", text = "a", accept = { "1" } }, { id = "b", kind = "text", text = "b", accept = { "2" } },
        { id = "c", kind = "text", text = "c", accept = { "3" } } } },
      day = "2026-11-20", memory = { c = { due = 20777, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      expect = { due = 3 } },
  },
}
