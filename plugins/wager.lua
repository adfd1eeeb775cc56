-- Wager: bet on the next question knowing only its subject, then answer it.

-- What a verdict does to the bet: right wins it, wrong loses it; half right leaves things as they were, and so does what
-- somebody will mark by hand.
local function win(bet, verdict)
  if verdict.of == 0 then return 0 end
  local share = math.max(0, verdict.points / verdict.of)
  return math.floor((bet or 0) * (2 * share - 1) + 0.5)
end

return {
  api = 1,
  name = { en = "Wager", de = "Einsatz", fr = "Mise", es = "Apuesta" },
  about = { en = "bet points on each question before you see it", de = "setz Punkte auf jede Frage, bevor du sie siehst",
            fr = "mise des points sur chaque question avant de la voir",
            es = "apuesta puntos en cada pregunta antes de verla" },
  quiz = "marked",

  options = {
    stake = { type = "int", min = 1, default = 100,
      about = { en = "the points to start with", de = "die Punkte zu Beginn",
                fr = "les points de départ", es = "los puntos iniciales" } },
  },

  strings = {
    en = { title = "Place your bet", body = "You have {balance} points and may bet them all: right wins, wrong loses.\nQuestion {n} of {all}: {about}.",
           wager = "Your bet", bet = "Bet", staked = "Your bet: {bet}",
           won = "The bet is won: +{change}. You have {balance}.", lost = "The bet is lost: −{change}. You have {balance}.",
           even = "Nothing won, nothing lost. You have {balance}.", began = "You began with {stake}.",
           any = "anything at all", kept = { one = "{n} point", other = "{n} points" }, broke = "Nothing left to bet.",
           easy = "easy", medium = "medium", hard = "hard" },
    de = { title = "Der Einsatz", body = "Du hast {balance} Punkte und darfst alle setzen: richtig gewinnt, falsch verliert.\nFrage {n} von {all}: {about}.",
           wager = "Dein Einsatz", bet = "Setzen", staked = "Dein Einsatz: {bet}",
           won = "Einsatz gewonnen: +{change}. Du hast {balance}.", lost = "Einsatz verloren: −{change}. Du hast {balance}.",
           even = "Nichts gewonnen, nichts verloren. Du hast {balance}.", began = "Angefangen hast du mit {stake}.",
           any = "irgendetwas", kept = { one = "{n} Punkt", other = "{n} Punkte" }, broke = "Nichts mehr zu setzen.",
           easy = "leicht", medium = "mittel", hard = "schwer" },
    fr = { title = "À toi de miser",
           body = "Tes points : {balance}. Tu peux tout miser : juste, tu gagnes ; faux, tu perds.\nQuestion {n} sur {all} : {about}.",
           wager = "Ta mise", bet = "Miser", staked = "Ta mise : {bet}",
           won = "Mise gagnée : +{change}. Te voilà à {balance}.",
           lost = "Mise perdue : −{change}. Te voilà à {balance}.",
           even = "Rien de gagné, rien de perdu. Tu restes à {balance}.", began = "Tu as commencé avec {stake}.",
           any = "sujet libre", kept = { one = "{n} point", other = "{n} points" }, broke = "Plus rien à miser.",
           easy = "facile", medium = "difficulté moyenne", hard = "difficile" },
    es = { title = "Haz tu apuesta",
           body = "Tus puntos: {balance}. Puedes apostarlo todo: si aciertas, ganas; si fallas, pierdes.\nPregunta {n} de {all}: {about}.",
           wager = "Tu apuesta", bet = "Apostar", staked = "Tu apuesta: {bet}",
           won = "Apuesta ganada: +{change}. Tienes {balance}.", lost = "Apuesta perdida: −{change}. Tienes {balance}.",
           even = "Nada ganado, nada perdido. Tienes {balance}.", began = "Empezaste con {stake}.",
           any = "tema libre", kept = { one = "{n} punto", other = "{n} puntos" }, broke = "No queda nada que apostar.",
           easy = "fácil", medium = "dificultad media", hard = "difícil" },
  },

  start = function(ctx)
    return { balance = ctx.options.stake, n = 1, all = #ctx.remaining }
  end,

  next = function(state, ctx)
    local question = ctx.remaining[1]
    if not question then return ctx.finish() end
    if state.balance == 0 then return ctx.finish(ctx.t.broke()) end
    if state.bet then return ctx.ask(question, { note = ctx.t.staked(state) }) end

    local levels = { easy = ctx.t.easy(), medium = ctx.t.medium(), hard = ctx.t.hard() }
    local about = { question.category }
    about[#about + 1] = levels[question.difficulty] or question.difficulty
    if #about == 0 then about[1] = ctx.t.any() end
    return ctx.show {
      id = "bet " .. question.id,
      title = ctx.t.title(),
      body = ctx.t.body { balance = state.balance, n = state.n, all = state.all, about = table.concat(about, ", ") },
      inputs = { wager = { type = "int", min = 1, max = state.balance, default = math.min(10, state.balance),
                           about = ctx.t.wager() } },
      continue = ctx.t.bet(),
    }
  end,

  -- The quiz may have pages of its own; they come without a bet.
  acted = function(state, event)
    if event.type == "page" then state.bet = event.inputs.wager or state.bet end
  end,

  -- The points stay those of the question; what the bet did is said.
  judge = function(question, response, ctx)
    local verdict, state = ctx.judge(question, response), ctx.state
    local change = win(state.bet, verdict)
    local word = change > 0 and "won" or change < 0 and "lost" or "even"
    local said = ctx.t[word] { change = math.abs(change), balance = state.balance + change }
    verdict.feedback = verdict.feedback and said .. "\n" .. verdict.feedback or said
    return verdict
  end,

  after = function(state, event)
    state.balance, state.bet, state.n = state.balance + win(state.bet, event.verdict), nil, state.n + 1
  end,

  status = function(state, ctx)
    return { { text = "💰 " .. ctx.t.kept { n = state.balance }, kind = "money", value = state.balance } }
  end,

  -- Points without `of`: there is no most.
  result = function(state, ctx)
    local began = ctx.t.began { stake = ctx.options.stake }
    return { points = state.balance, headline = ctx.t.kept { n = state.balance }, body = ctx.why and ctx.why .. " " .. began or began, emoji = "💰" }
  end,

  examples = {
    { quiz = { title = "Bets", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs." }, { id = "q2", text = "Whales are mammals." },
        { id = "q3", text = "Penguins are birds." } } },
      responses = { ["bet q1"] = { inputs = { wager = 50 } }, q1 = { "true" },
                    ["bet q2"] = { inputs = { wager = 30 } }, q2 = { "false" } },
      expect = { points = 110, headline = "110 points", body = "You began with 100." } },
    { quiz = { title = "All in", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "q1", text = "Bees have six legs." }, { id = "q2", text = "Whales are mammals." } } },
      responses = { ["bet q1"] = { inputs = { wager = 100 } }, q1 = { "false" } },
      expect = { points = 0, asked = { "q1" }, body = "Nothing left to bet. You began with 100." } },
  },
}
