-- Drill: arithmetic without end, made up as it goes; no quiz is needed.

-- How each kind of task is made from two numbers: what is shown and what is right. Differences are never below zero,
-- quotients come out even.
local TASKS = {
  ["+"] = function(a, b) return a .. " + " .. b, a + b end,
  ["-"] = function(a, b) return math.max(a, b) .. " − " .. math.min(a, b), math.max(a, b) - math.min(a, b) end,
  ["*"] = function(a, b) return a .. " × " .. b, a * b end,
  ["/"] = function(a, b) return a * b .. " ÷ " .. b, a end,
}

-- Chance is asked when a task begins and kept in the state: `next` may run again for the same task.
local function task(number, ctx)
  local kind = ctx.options.tasks[ctx.random(#ctx.options.tasks)]
  local text, right = TASKS[kind](ctx.random(1, ctx.options.max), ctx.random(1, ctx.options.max))
  return { id = "task " .. number, kind = "number", text = text .. " = ?", correct = right, explanation = text .. " = " .. right }
end

return {
  api = 1,
  name = { en = "Drill", de = "Kopfrechnen", fr = "Calcul mental", es = "Cálculo mental" },
  about = { en = "sums in your head, ten at a time", de = "zehn Aufgaben am Stück, im Kopf",
            fr = "dix calculs d’affilée, de tête", es = "diez cuentas seguidas, de cabeza" },
  quiz = "none",

  options = {
    count = { type = "int", min = 1, max = 1000, default = 10,
      about = { en = "how many tasks", de = "wie viele Aufgaben", fr = "nombre de calculs", es = "cuántas cuentas" } },
    max = { type = "int", min = 1, max = 1000, default = 12,
      about = { en = "the largest number in a task", de = "die größte Zahl in einer Aufgabe",
                fr = "le plus grand nombre d’un calcul", es = "el número más grande de una cuenta" } },
    tasks = { type = "list", default = { "+", "-", "*", "/" },
      about = { en = "what is practised: any of + - * /", de = "was geübt wird: beliebige von + - * /",
                fr = "ce qui est travaillé, au choix parmi + - * /",
                es = "lo que se practica, a elegir entre + - * /" } },
    limit = { type = "seconds", min = 0.1,
      about = { en = "time for a task; without it there is all the time in the world",
                de = "Zeit für eine Aufgabe; ohne Angabe so viel wie nötig",
                fr = "temps par calcul ; par défaut, tout le temps qu’il faut",
                es = "tiempo por cuenta; si no se indica, todo el que haga falta" } },
  },

  strings = {
    en = { decimal = ".", speed = "A right answer took you {seconds} seconds on average.", right = "{right} right" },
    de = { decimal = ",", speed = "Für eine richtige Antwort hast du im Mittel {seconds} Sekunden gebraucht.", right = "{right} richtig" },
    fr = { decimal = ",", speed = "Une bonne réponse t’a pris {seconds} s en moyenne.",
           right = "bonnes réponses : {right}" },
    es = { decimal = ",", speed = "Una respuesta correcta te llevó {seconds} segundos en promedio.",
           right = "aciertos: {right}" },
  },

  start = function(ctx)
    for _, kind in ipairs(ctx.options.tasks) do
      if not TASKS[kind] then error("the option 'tasks' knows + - * /, not '" .. tostring(kind) .. "'", 0) end
    end
    if #ctx.options.tasks == 0 then error("the option 'tasks' is empty: give any of + - * /", 0) end
    return { number = 1, right = 0, ms = 0, task = task(1, ctx) }
  end,

  next = function(state, ctx)
    if state.number > ctx.options.count then return ctx.finish() end
    return ctx.ask(state.task, { limit = ctx.options.limit })
  end,

  after = function(state, event, ctx)
    if event.verdict.correct then
      state.right, state.ms = state.right + 1, state.ms + event.ms
    end
    state.number = state.number + 1
    state.task = task(state.number, ctx)
  end,

  -- What is behind the player: the task that is shown has its number beside it.
  status = function(state, ctx)
    local done, count = state.number - 1, ctx.options.count
    return { { text = done .. "/" .. count, kind = "meter", value = done, of = count },
             { text = "✅ " .. ctx.t.right(state), kind = "counter", value = state.right } }
  end,

  -- Points and their sum are those of the tasks that were asked.
  result = function(state, ctx)
    if state.right == 0 then return {} end
    local seconds = ("%.1f"):format(state.ms / state.right / 1000):gsub("%.", ctx.t.decimal())
    return { body = ctx.t.speed { seconds = seconds } }
  end,

  examples = {
    { seed = 1, options = { count = 2, max = 1, tasks = { "*", "+" } },
      responses = { ["task 1"] = { tries = { { wait = 3000 }, 1 } }, ["task 2"] = 3 },
      expect = { asked = { "task 1", "task 2" }, of = 2 } },
    { options = { count = 1 }, expect = { points = 0, of = 1 } },
  },
}
