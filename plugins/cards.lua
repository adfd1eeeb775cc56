-- Cards: what you learn comes back on the day when you are about to forget it, by FSRS-6 (lib/fsrs.lua).
--
-- The memory of a quiz holds for each card, by its question's id: { due, stability, difficulty, reps, lapses, last }; `due` and
-- `last`, that of the last review, are numbers of days. A card may have `suspended`, or `buried`, the day on which it does not
-- come, also before it was ever asked. What was done today stands in the shared memory, for the day's caps. Everything is kept
-- at once.

local fsrs = require "fsrs"

local AGAIN, GOOD = 1, 3
local RATINGS = { again = 1, hard = 2, good = 3, easy = 4 }
local PAUSE = 6    -- cards between a wrong one and its next try
local FORECAST = 7 -- days
local LONGEST = 366 -- days of a forecast

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

-- Whether a card was asked before; whether it does not come on a day.
local function isLearnt(card) return card ~= nil and card.due ~= nil end
local function isHidden(card, day) return card ~= nil and (card.suspended or (card.buried or 0) >= day) end

-- What is to be learnt today of some questions: { id, question } for each card, what has waited longest first, then new
-- ones, both as far as the day's caps go.
local function queue(questions, memory, ctx)
  local due, new = {}, {}
  local day, today = ctx.day.number, done(ctx)
  local mostNew = math.max(0, ctx.options.new - today.new)
  each(questions, ctx, function(id, question)
    local card = memory[id]
    if isHidden(card, day) then return end
    if isLearnt(card) then
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

-- Where the next card comes from: a rating that was undone, those not known again after a pause, then those of the day.
local function source(state)
  local wrong = state.wrong[1]
  if state.redo[1] then return "redo" end
  if wrong and wrong.at <= state.count then return "wrong" end
  if state.n <= #state.plan then return "plan" end
  if state.later[1] then return "later" end
  return wrong and "wrong"
end

-- The card that comes next, and where from.
local function upcoming(state, ctx)
  local from = source(state)
  if from == "redo" then return state.redo[#state.redo], from end
  if from == "wrong" then return state.wrong[1].id, from end
  if from == "later" then return state.later[1], from end
  if not from then return nil end
  local question = ctx.remaining[state.n - state.settled]
  return state.plan:sub(state.n, state.n) == "r" and question.id .. ":2" or question.id, from
end

-- Takes the card that comes next from where it is.
local function take(state, from)
  if from == "plan" then state.n = state.n + 1 else table.remove(state[from], from == "redo" and #state.redo or 1) end
end

-- How many cards are left of today's.
local function left(state) return math.max(0, #state.plan - state.n + 1) + #state.later + #state.wrong + #state.redo end

-- Whole days since the last review of a card that is asked for the first time on `day`. Cards of older records do not say when
-- that was: their interval, or longer.
local function waited(card, day, ctx)
  local last = card.last or card.due - fsrs.interval(card.stability, ctx.options.retention)
  return math.max(1, day - last)
end

-- What a review on `day` makes of a card; `days` since the last one.
local function reviewed(card, rating, days, day, ctx)
  local new = fsrs.review(card, rating, days)
  new.due, new.last = day + fsrs.interval(new.stability, ctx.options.retention), day
  return new
end

-- The card after a rating of today; `days` since the last review.
local function rated(card, rating, days, ctx)
  local new = reviewed(card, rating, days, ctx.day.number, ctx)
  new.reps = (card and card.reps or 0) + 1
  new.lapses = (card and card.lapses or 0) + (rating == AGAIN and days > 0 and 1 or 0)
  return new
end

-- The ratings of this sitting are texts, rating and id: the record keeps all of them at every step, so that they are short.
local function noted(text) return math.tointeger(text:sub(1, 1)), text:sub(3) end

-- The cards as the ratings of this sitting left them, by their ids; of `only` alone where it is given.
local function after(state, ctx, only)
  local cards = {}
  for _, text in ipairs(state.log) do
    local rating, id = noted(text)
    if not only or id == only then
      local card, days = cards[id], 0
      if not card and isLearnt(ctx.memory[id]) then card, days = ctx.memory[id], waited(ctx.memory[id], ctx.day.number, ctx) end
      cards[id] = rated(card, rating, days, ctx)
    end
  end
  return cards
end

-- The card as it is now, and the days since its last review.
local function current(state, id, ctx)
  local card = after(state, ctx, id)[id]
  if card then return card, 0, true end
  card = ctx.memory[id]
  if not isLearnt(card) then return nil, 0, false end
  return card, waited(card, ctx.day.number, ctx), false
end

-- Rates a card: the next day on which it is due, and what follows in this sitting.
local function rate(state, id, from, rating, ctx)
  local card, days, isKnown = current(state, id, ctx)
  local new = rated(card, rating, days, ctx)
  take(state, from)
  state.log[#state.log + 1] = ("%d:%s"):format(rating, id)
  state.count, state.hidden[id] = state.count + 1, nil
  if not isKnown then
    local today = state.today
    if card then today.reviews = today.reviews + 1 else today.new = today.new + 1 end
    state.rated, state.right = state.rated + 1, state.right + (rating > AGAIN and 1 or 0)
    state.row = state.row .. (rating > AGAIN and "k" or "f")
  end
  if rating == AGAIN then
    table.insert(state.wrong, { id = id, at = state.count + PAUSE })
    local limit = ctx.options.leech
    if limit > 0 and days > 0 and new.lapses >= limit then state.leeches[id] = new.lapses end
  end
  state.kept = { id = id, card = new }
end

local function removed(list, id)
  for place = #list, 1, -1 do
    if (list[place].id or list[place]) == id then table.remove(list, place) end
  end
end

-- Takes the last rating back: the card is what it was, and comes next.
local function undo(state, ctx)
  local rating, id = noted(table.remove(state.log))
  local card, _, isKnown = current(state, id, ctx)
  if rating == AGAIN then removed(state.wrong, id) end
  removed(state.redo, id)
  table.insert(state.redo, id)
  state.count, state.hidden[id] = state.count - 1, nil
  if not isKnown then
    local key = card and "reviews" or "new"
    state.today[key] = state.today[key] - 1
    state.rated, state.right = state.rated - 1, state.right - (rating > AGAIN and 1 or 0)
    state.row, state.leeches[id] = state.row:sub(1, -2), nil
    card = ctx.memory[id]
  end
  state.kept = { id = id, card = card or false }
end

-- Lets a card not come any more, or not today, by a value of that name.
local function hide(state, id, from, name, value, ctx)
  local card = {}
  for key, kept in pairs(after(state, ctx, id)[id] or ctx.memory[id] or {}) do card[key] = kept end
  card[name] = value
  take(state, from)
  removed(state.wrong, id); removed(state.later, id); removed(state.redo, id)
  state.kept, state.hidden[id] = { id = id, card = card }, card
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

-- What `days` days bring of the questions, from the day `first` days from today on: for each day how many cards come back and
-- how many new ones, as far as the day's caps go. What is overdue or waits behind a cap comes first; every card counts as known
-- on the day it is asked. Also after how many days the first card comes back, and how many cards there are.
local function forecast(questions, memory, first, days, ctx)
  local today, arriving, new, hidden, soonest, count = ctx.day.number, {}, 0, 0, nil, 0
  local caps = { new = ctx.options.new, reviews = ctx.options.reviews }
  local function plan(id, card)
    local n = math.max(first, card.due - today, (card.buried or 0) + 1 - today)
    if n < first + days then
      arriving[n] = arriving[n] or {}
      table.insert(arriving[n], { id = id, due = card.due, stability = card.stability, difficulty = card.difficulty, last = card.last })
    end
    return n
  end
  each(questions, ctx, function(id)
    local card = memory[id]
    count = count + 1
    if card and card.suspended then return end
    if isLearnt(card) then
      local n = plan(id, card)
      if not soonest or n < soonest then soonest = n end
    else
      new = new + 1
      if isHidden(card, today + first) then hidden = hidden + 1 end
    end
  end)
  local function review(id, card, day)
    local after = reviewed(card, GOOD, card and waited(card, day, ctx) or 0, day, ctx)
    plan(id, after)
  end
  local queue, head, list = {}, 1, {}
  local already = first == 0 and done(ctx) or { new = 0, reviews = 0 }
  for n = first, first + days - 1 do
    local come = arriving[n] or {}
    -- What waits was due before what comes.
    table.sort(come, function(a, b) return a.due < b.due or (a.due == b.due and a.id < b.id) end)
    table.move(come, 1, #come, #queue + 1, queue)
    local due = math.min(#queue - head + 1, math.max(0, caps.reviews - already.reviews))
    for place = head, head + due - 1 do review(queue[place].id, queue[place], today + n) end
    local fresh = math.min(new - hidden, math.max(0, caps.new - already.new))
    for _ = 1, fresh do review("", nil, today + n) end
    head, new, hidden, already = head + due, new - fresh, 0, { new = 0, reviews = 0 }
    list[#list + 1] = { due = due, new = fresh }
  end
  return list, caps.reviews > 0 and soonest or nil, count
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

-- The four ratings, each with the days until the card would come back.
local function ratings(state, id, ctx)
  local list = {}
  local card, days = current(state, id, ctx)
  for rating, name in ipairs { "again", "hard", "good", "easy" } do
    local due = reviewed(card, rating, days, ctx.day.number, ctx).due
    list[rating] = { id = name, label = ctx.t[name](), next = ("%d d"):format(due - ctx.day.number) }
  end
  return list
end

-- Some buttons, and behind them those that every card has; the one that is not always there is the last, so that the numbers
-- of the others stay.
local function buttons(list, state, ctx)
  for _, name in ipairs { "bury", "suspend", "undo" } do
    if name ~= "undo" or state.log[1] then list[#list + 1] = { id = name, label = ctx.t[name]() } end
  end
  return list
end

-- What every card's buttons do; false for another button.
local function common(state, action, ctx)
  if action == "undo" and state.log[1] then undo(state, ctx)
  elseif action == "suspend" or action == "bury" then
    local id, from = upcoming(state, ctx)
    if not id then return false end
    hide(state, id, from, action == "bury" and "buried" or "suspended", action == "suspend" or ctx.day.number, ctx)
  else return false end
  state.turned, state.hinted, state.mistaken, state.isOver = nil, nil, nil, nil
  return true
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
    en = { undo = "Undo", suspend = "Suspend", bury = "Not today", over = "These were the cards for today", outcome = "Show the result",
           again = "Again", hard = "Hard", good = "Good", easy = "Easy", right = "I was right", hint = "Hint",
           left = "{n} left", front = "What is on the back?", turn = "Show the back",
           rate = "How well did you know it?",
           nothing = "Nothing is due today", headline = "{right} of {of} remembered",
           practise = "To practise all the same, play it in another mode, such as Tries.",
           tomorrow = { one = "Tomorrow {n} card is due.", other = "Tomorrow {n} cards are due." },
           fresh = { one = "Tomorrow {n} new card comes.", other = "Tomorrow {n} new cards come." },
           beside = { one = "{n} new one comes too.", other = "{n} new ones come too." },
           later = "Tomorrow nothing is due; the next cards come in {n} days.", day = { one = "tomorrow", other = "in {n} days" },
           leech = { one = "Forgotten once: put it in other words.", other = "Forgotten {n} times: put it in other words." },
           leeches = { one = "You keep forgetting this card, so try rewording it: {list}.",
                       other = "You keep forgetting these cards, so try rewording them: {list}." } },
    de = { undo = "Zurücknehmen", suspend = "Aussetzen", bury = "Heute nicht", over = "Das waren die Karten für heute", outcome = "Ergebnis zeigen",
           again = "Nochmal", hard = "Schwer", good = "Gut", easy = "Leicht", right = "Ich lag richtig", hint = "Tipp",
           left = "noch {n}", front = "Was steht auf der Rückseite?", turn = "Rückseite zeigen",
           rate = "Wie gut wusstest du es?",
           nothing = "Heute ist nichts fällig", headline = "{right} von {of} gewusst",
           practise = "Wenn du trotzdem üben willst: spiel es in einem anderen Modus, etwa Versuche.",
           tomorrow = { one = "Morgen ist {n} Karte fällig.", other = "Morgen sind {n} Karten fällig." },
           fresh = { one = "Morgen kommt {n} neue Karte.", other = "Morgen kommen {n} neue Karten." },
           beside = { one = "Dazu kommt {n} neue.", other = "Dazu kommen {n} neue." },
           later = "Morgen ist nichts fällig; die nächsten Karten kommen in {n} Tagen.", day = { one = "morgen", other = "in {n} Tagen" },
           leech = { one = "Einmal vergessen: Sag es mit anderen Worten.", other = "{n}-mal vergessen: Sag es mit anderen Worten." },
           leeches = { one = "Diese Karte vergisst du immer wieder, formuliere sie um: {list}.",
                       other = "Diese Karten vergisst du immer wieder, formuliere sie um: {list}." } },
    fr = { undo = "Annuler", suspend = "Suspendre", bury = "Pas aujourd’hui", over = "C’étaient les cartes du jour", outcome = "Voir le résultat",
           again = "Encore", hard = "Difficile", good = "Bien", easy = "Facile", right = "J’avais raison",
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
           leeches = { one = "Tu oublies souvent cette carte, reformule-la : {list}.",
                       other = "Tu oublies souvent ces cartes, reformule-les : {list}." } },
    es = { undo = "Deshacer", suspend = "Suspender", bury = "Hoy no", over = "Estas eran las tarjetas de hoy", outcome = "Ver el resultado",
           again = "Otra vez", hard = "Difícil", good = "Bien", easy = "Fácil", right = "Tenía razón", hint = "Pista",
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
           leeches = { one = "Olvidas una y otra vez esta tarjeta; redáctala de otro modo: {list}.",
                       other = "Olvidas una y otra vez estas tarjetas; redáctalas de otro modo: {list}." } },
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
    return { plan = table.concat(plan), n = 1, settled = 0, later = later, wrong = {}, redo = {}, count = 0, rated = 0, right = 0,
             row = "", log = {}, hidden = {}, leeches = {}, today = { day = ctx.day.number, new = today.new, reviews = today.reviews } }
  end,

  next = function(state, ctx)
    if state.mistaken then
      local question = find(state.mistaken, ctx)
      local behind = question.data.back or {}
      return ctx.show(page(question, {
        id = state.mistaken, body = shown(question, state.mistaken, ctx), image = behind.image, audio = behind.audio,
        actions = { { id = "right", label = ctx.t.right() }, { id = "undo", label = ctx.t.undo() } } }))
    end
    local id = upcoming(state, ctx)
    if not id then
      if state.isOver or not state.log[1] then return ctx.finish() end
      return ctx.show { id = "cards:over", title = ctx.t.over(), actions = { { id = "undo", label = ctx.t.undo() } },
                        continue = ctx.t.outcome() }
    end
    local question = find(id, ctx)
    if ctx.options.rate == "typed" then
      return ctx.ask(question, { reveal = "answer", back = false, actions = buttons({}, state, ctx) })
    end
    if not state.turned then
      local canHint = question.hint and not state.hinted
      local body = ctx.t.front()
      return ctx.show(page(question, {
        id = id, image = question.image, audio = question.audio,
        body = state.hinted and question.hint .. "\n\n" .. body or body, continue = ctx.t.turn(),
        actions = buttons(canHint and { { id = "hint", label = ctx.t.hint() } } or {}, state, ctx) }))
    end
    local behind = question.data.back or {}
    return ctx.show(page(question, {
      id = id, body = shown(question, id, ctx) .. "\n\n" .. ctx.t.rate(), image = behind.image or question.image,
      audio = behind.audio, actions = buttons(ratings(state, id, ctx), state, ctx), continue = ctx.t.good() }))
  end,

  -- Pages: the front of a card, its back with the four ratings, what was typed wrong, and the one before the result. The buttons
  -- of a typed card come here too.
  acted = function(state, event, ctx)
    state.kept = nil
    if event.type == "hinted" or common(state, event.action, ctx) then return end
    if state.mistaken then
      if event.action == "right" then
        undo(state, ctx)
        rate(state, state.mistaken, "redo", GOOD, ctx)
      end
      state.mistaken = nil
      return
    end
    local id, from = upcoming(state, ctx)
    if not id then state.isOver = true
    elseif event.action == "hint" then state.hinted = true
    elseif not state.turned then state.turned = true
    else
      rate(state, id, from, RATINGS[event.action] or GOOD, ctx)
      state.turned, state.hinted = nil, nil
    end
  end,

  after = function(state, event, ctx)
    state.kept = nil
    local id = event.question.id
    -- The question has left `ctx.remaining` by now; where it came from stands in the state.
    local from = source(state)
    if from == "plan" and state.plan:sub(state.n, state.n) == "f" then state.settled = state.settled + 1 end
    rate(state, id, from, event.verdict.correct and GOOD or AGAIN, ctx)
    if not event.verdict.correct then state.mistaken = id end
  end,

  -- `false` takes a card out of the memory.
  keep = function(state, ctx)
    if not state.kept then return end
    return { memory = { [state.kept.id] = state.kept.card }, shared = { [ctx.quiz.id] = state.today } }
  end,

  due = function(memory, quiz, ctx, days)
    if not days then return #queue(quiz.questions, memory, ctx) end
    return (forecast(quiz.questions, memory, 0, math.min(days, LONGEST), ctx))
  end,

  status = function(state, ctx)
    return { { text = ctx.t.left { n = left(state) }, kind = "counter", value = left(state) } }
  end,

  result = function(state, ctx)
    local bars, lines, leeches, memory = {}, {}, {}, {}
    for id, card in pairs(ctx.memory) do memory[id] = card end
    for id, card in pairs(after(state, ctx)) do memory[id] = card end
    for id, card in pairs(state.hidden) do memory[id] = card end
    local days, soonest, count = forecast(ctx.quiz.questions, memory, 1, FORECAST, ctx)
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
    if #leeches > 0 then lines[#lines + 1] = ctx.t.leeches { n = #leeches, list = table.concat(leeches, ", ") } end
    local score = { right = state.right, of = state.rated }
    return { headline = state.rated > 0 and ctx.t.headline(score) or ctx.t.nothing(), body = #lines > 0 and table.concat(lines, "\n") or nil, bars = bars,
             points = state.right, of = state.rated, share = state.rated > 0 and { squares(state.row) } or nil }
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
        memory = { old = { due = 20795, stability = 17.52, difficulty = 4.99, reps = 3, lapses = 0, last = 20777 },
                   new = { due = 20778, stability = 0.21, difficulty = 7.6, reps = 2, lapses = 0, last = 20777 } } } },
    -- By what is typed, in both directions; the second answer was right after all.
    { quiz = { title = "One card", options = { both = true, rate = "typed" },
               questions = { { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } } } },
      day = "2026-11-20", responses = { cat = { tries = { "the hat", { action = "right" } } }, ["cat:2"] = "die Katze" },
      expect = { asked = { "cat", "cat:2" }, points = 2, of = 2, share = { "🟩🟩" },
        memory = { cat = { due = 20779, stability = 2.31, difficulty = 2.12, reps = 1, lapses = 0, last = 20777 },
                   ["cat:2"] = { due = 20779, stability = 2.31, difficulty = 2.12, reps = 1, lapses = 0, last = 20777 } } } },
    -- Of a card whose other side alone is due, that side comes; what has waited longest is first.
    { quiz = { title = "Two cards", options = { both = true, rate = "typed", new = 0 }, questions = {
        { id = "cat", kind = "text", text = "die Katze", accept = { "the cat" } },
        { id = "dog", kind = "text", text = "der Hund", accept = { "the dog" } } } },
      day = "2026-11-20",
      memory = { ["cat:2"] = { due = 20770, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 7 },
                 dog = { due = 20775, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0 } },
      responses = { ["cat:2"] = { tries = { "die Hatz", { inputs = {} }, "die Katze" } }, dog = "the dog" },
      expect = { asked = { "cat:2", "dog" }, points = 1, of = 2, due = 0,
        body = "Tomorrow 1 card is due.\nYou keep forgetting this card, so try rewording it: the cat." } },
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
    -- A rating that is taken back leaves no trace; the card comes again.
    { quiz = { title = "Two cards", questions = {
        { id = "a", kind = "text", text = "a", accept = { "1" } }, { id = "b", kind = "text", text = "b", accept = { "2" } } } },
      day = "2026-11-20",
      responses = { a = { tries = { { inputs = {} }, { action = "again" }, { inputs = {} }, { action = "good" } } },
                    b = { tries = { { action = "undo" }, { inputs = {} }, { action = "easy" } } } },
      expect = { points = 2, of = 2, share = { "🟩🟩" },
        memory = { a = { due = 20779, stability = 2.31, difficulty = 2.12, reps = 1, lapses = 0, last = 20777 },
                   b = { due = 20785, stability = 8.3, difficulty = 1, reps = 1, lapses = 0, last = 20777 } } } },
    -- A suspended card does not come; a buried one comes tomorrow.
    { quiz = { title = "Three cards", questions = {
        { id = "a", kind = "text", text = "a", accept = { "1" } }, { id = "b", kind = "text", text = "b", accept = { "2" } },
        { id = "c", kind = "text", text = "c", accept = { "3" } } } },
      day = "2026-11-20", memory = { a = { due = 20777, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0, last = 20773 } },
      responses = { a = { action = "suspend" }, b = { action = "bury" }, c = { tries = { { inputs = {} }, { action = "good" } } } },
      expect = { points = 1, of = 1, due = 0, body = "Tomorrow 1 new card comes.",
        memory = { a = { due = 20777, stability = 4.0, difficulty = 5.0, reps = 2, lapses = 0, last = 20773, suspended = true },
                   b = { buried = 20777 },
                   c = { due = 20779, stability = 2.31, difficulty = 2.12, reps = 1, lapses = 0, last = 20777 } } } },
  },
}
