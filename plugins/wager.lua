-- Wager: bet on the next question knowing only its subject, then answer it.

return {
  api = 1,
  name = { en = "Wager", de = "Einsatz" },
  about = { en = "bet points on each question before you see it", de = "setz Punkte auf jede Frage, bevor du sie siehst" },
  quiz = "marked",

  options = {
    stake = { type = "int", min = 1, default = 100, about = "the points to start with" },
  },

  strings = {
    en = { title = "Place your bet", body = "You have {balance} points. The next question: {about}.", wager = "Your bet",
           any = "anything at all", kept = "{balance} points", broke = "Nothing left to bet.",
           easy = "easy", medium = "medium", hard = "hard" },
    de = { title = "Der Einsatz", body = "Du hast {balance} Punkte. Die nächste Frage: {about}.", wager = "Dein Einsatz",
           any = "irgendetwas", kept = "{balance} Punkte", broke = "Nichts mehr zu setzen.",
           easy = "leicht", medium = "mittel", hard = "schwer" },
  },

  start = function(ctx)
    return { balance = ctx.options.stake }
  end,

  next = function(state, ctx)
    local question = ctx.remaining[1]
    if not question then return ctx.finish() end
    if state.balance == 0 then return ctx.finish(ctx.t.broke()) end
    if state.bet then return ctx.ask(question) end

    local levels = { easy = ctx.t.easy(), medium = ctx.t.medium(), hard = ctx.t.hard() }
    local about = { question.category }
    about[#about + 1] = levels[question.difficulty] or question.difficulty
    if #about == 0 then about[1] = ctx.t.any() end
    return ctx.show {
      id = "bet " .. question.id,
      title = ctx.t.title(),
      body = ctx.t.body { balance = state.balance, about = table.concat(about, ", ") },
      inputs = { wager = { type = "int", min = 1, max = state.balance, default = math.min(10, state.balance),
                           about = ctx.t.wager() } },
    }
  end,

  -- The quiz may have pages of its own; they come without a bet.
  acted = function(state, event)
    if event.type == "page" then state.bet = event.inputs.wager or state.bet end
  end,

  -- Right wins the bet, wrong loses it; half right leaves things as they were.
  after = function(state, event)
    local verdict = event.verdict
    local share = verdict.of > 0 and math.max(0, verdict.points / verdict.of) or 0
    local win = math.floor((state.bet or 0) * (2 * share - 1) + 0.5)
    state.balance, state.bet = state.balance + win, nil
  end,

  status = function(state)
    return { { text = "💰 " .. state.balance, kind = "money", value = state.balance } }
  end,

  -- Points without `of`: there is no most.
  result = function(state, ctx)
    return { points = state.balance, headline = ctx.t.kept(state), body = ctx.why, emoji = "💰" }
  end,

  examples = {
    { quiz = { title = "Bets", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs." }, { id = "q2", text = "Whales are mammals." },
        { id = "q3", text = "Penguins are birds." } } },
      responses = { ["bet q1"] = { inputs = { wager = 50 } }, q1 = { "true" },
                    ["bet q2"] = { inputs = { wager = 30 } }, q2 = { "false" } },
      expect = { points = 110, headline = "110 points" } },
    { quiz = { title = "All in", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs." }, { id = "q2", text = "Whales are mammals." } } },
      responses = { ["bet q1"] = { inputs = { wager = 100 } }, q1 = { "false" } },
      expect = { points = 0, asked = { "q1" }, body = "Nothing left to bet." } },
  },
}
