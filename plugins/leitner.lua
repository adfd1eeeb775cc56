-- Leitner: a right answer moves a card one box up, a wrong one back to the first; each box waits longer for its next day.
--
-- The memory of this quiz holds, for each question's id, its box and the day on which it is due.

-- The card of a question; a new one is in no box and always due.
local function card(question, ctx)
  return ctx.memory[question.id] or { box = 0, due = 0 }
end

local function isDue(question, ctx)
  return card(question, ctx).due <= ctx.day.number
end

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
  name = { en = "Leitner box", de = "Lernkartei", fr = "Boîtes de Leitner", es = "Cajas de Leitner" },
  about = { en = "cards come back after days, later and later while you know them",
            de = "Karten kommen nach Tagen wieder, immer später, solange du sie weißt",
            fr = "les cartes reviennent quelques jours après, de plus en plus tard tant que tu les sais",
            es = "las tarjetas vuelven días después, cada vez más tarde mientras te las sepas" },
  quiz = "marked",

  options = {
    days = { type = "list", default = { 1, 2, 4, 8, 16, 32 },
      about = { en = "how many days each box waits", de = "wie viele Tage jedes Fach wartet",
                fr = "combien de jours attend chaque boîte", es = "cuántos días espera cada caja" } },
    new = { type = "int", min = 0, default = 10,
      about = { en = "how many new cards at a time", de = "wie viele neue Karten auf einmal",
                fr = "combien de nouvelles cartes à la fois", es = "cuántas tarjetas nuevas a la vez" } },
  },

  strings = {
    en = { box = "Box {n}", nothing = "Nothing is due today",
           practise = "To practise all the same, play it in another mode, such as Tries.", next = "The next card is due in {days} days.",
           tomorrow = "The next card is due tomorrow." },
    de = { box = "Fach {n}", nothing = "Heute ist nichts fällig",
           practise = "Wenn du trotzdem üben willst: spiel es in einem anderen Modus, etwa Versuche.", next = "Die nächste Karte ist in {days} Tagen fällig.",
           tomorrow = "Die nächste Karte ist morgen fällig." },
    fr = { box = "Boîte {n}", nothing = "Rien à revoir aujourd’hui",
           practise = "Pour t’exercer quand même, joue à ce quiz dans un autre mode, comme Essais.",
           next = "La prochaine carte est à revoir dans {days} jours.",
           tomorrow = "La prochaine carte est à revoir demain." },
    es = { box = "Caja {n}", nothing = "Hoy no hay nada que repasar",
           practise = "Si quieres practicar de todos modos, juega en otro modo, como Intentos.",
           next = "La próxima tarjeta toca dentro de {days} días.",
           tomorrow = "La próxima tarjeta toca mañana." },
  },

  -- What has waited longest comes first, new cards last. Pages of the quiz are for its readers, not for a box of cards.
  order = function(questions, ctx)
    local due, new = {}, {}
    for _, question in ipairs(questions) do
      if question.kind ~= "info" and isDue(question, ctx) then
        if card(question, ctx).box > 0 then due[#due + 1] = question
        elseif #new < ctx.options.new then new[#new + 1] = question end
      end
    end
    table.sort(due, function(a, b) return card(a, ctx).due < card(b, ctx).due end)
    return table.move(new, 1, #new, #due + 1, due)
  end,

  result = function(_, ctx)
    local cards = {}
    for id, kept in pairs(ctx.memory) do cards[id] = { box = kept.box, due = kept.due } end
    for _, event in ipairs(ctx.past) do
      local box = event.verdict.correct and math.min(card(event.question, ctx).box + 1, #ctx.options.days) or 1
      cards[event.question.id] = { box = box, due = ctx.day.number + ctx.options.days[box] }
    end

    local bars, all, soonest = {}, 0, math.huge
    for n = 1, #ctx.options.days do bars[n] = { label = ctx.t.box { n = n }, value = 0, of = 0 } end
    -- A card that was taken out of the quiz stays in the memory and comes no more; what is overdue comes tomorrow.
    for _, question in ipairs(ctx.quiz.questions) do
      local kept = cards[question.id]
      if kept then
        local bar = bars[math.min(kept.box, #bars)]
        bar.value, all, soonest = bar.value + 1, all + 1, math.min(soonest, math.max(kept.due, ctx.day.number + 1))
      end
    end
    -- Boxes without a card are no news.
    local filled = {}
    for _, bar in ipairs(bars) do
      bar.of = all
      if bar.value > 0 then filled[#filled + 1] = bar end
    end

    local days, body = soonest - ctx.day.number, nil
    if all > 0 and days == 1 then body = ctx.t.tomorrow() elseif all > 0 and days > 1 then body = ctx.t.next { days = days } end
    -- When the next card is due stands nowhere else, so it goes behind what the quiz says itself.
    local own = quizBand(ctx).text
    if own and body then body = own .. "\n" .. body end
    local nothing = #ctx.past == 0 and #ctx.remaining == 0
    if nothing then body = (body and body .. "\n" or "") .. ctx.t.practise() end
    return { headline = nothing and ctx.t.nothing() or nil, body = body, markup = own and ctx.quiz.markup, bars = filled, memory = cards }
  end,

  examples = {
    { quiz = { title = "Cards", options = { days = { 1, 3 } }, defaults = { kind = "truefalse", correct = true },
               questions = { { id = "new", text = "1 < 2" }, { id = "known", text = "2 < 3" }, { id = "later", text = "3 < 4" } } },
      day = "2026-11-20", -- day 20777
      memory = { known = { box = 1, due = 20777 }, later = { box = 2, due = 20780 } },
      responses = { known = { "true" }, new = { "false" } },
      expect = { asked = { "known", "new" }, points = 1, of = 2, body = "The next card is due tomorrow.",
                 memory = { known = { box = 2, due = 20780 }, later = { box = 2, due = 20780 }, new = { box = 1, due = 20778 } } } },
    { quiz = { title = "Cards", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
      day = "2026-11-20", memory = { q1 = { box = 3, due = 20780 } },
      expect = { headline = "Nothing is due today",
                 body = "The next card is due in 3 days.\nTo practise all the same, play it in another mode, such as Tries.",
                 memory = { q1 = { box = 3, due = 20780 } } } },
    -- A card that was taken out of the quiz is counted nowhere.
    { quiz = { title = "Cards", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
      day = "2026-11-20", memory = { q1 = { box = 1, due = 20777 }, gone = { box = 1, due = 20778 } },
      responses = { q1 = { "true" } }, expect = { body = "The next card is due in 2 days." } },
  },
}
