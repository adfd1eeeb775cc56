-- Daily: a modifier for the quiz of the day, in a drawn order that every player shares.
--
-- The quizzes fall into two halves. A round plays the one half in a drawn order, then the other, and every round draws
-- anew. So all quizzes come once in a round, and none comes back before a whole half was played in between: not within
-- a round, and not where one round meets the next.

return {
  api = 1,
  name = { en = "Daily draw", de = "Tagesauswahl", fr = "Tirage du jour", es = "Sorteo del día" },
  about = { en = "the quizzes of the days in a drawn order, without early repeats",
            de = "die Quizze der Tage in ausgeloster Folge, ohne frühe Wiederholungen",
            fr = "les quiz du jour dans un ordre tiré au sort, sans répétitions rapprochées",
            es = "los quiz del día en un orden sorteado, sin repeticiones cercanas" },

  options = {
    series = { type = "text", default = "",
      about = { en = "a word of your own gives a series of your own",
                de = "ein eigenes Wort ergibt eine eigene Reihe",
                fr = "un mot de ton choix donne ton propre ordre",
                es = "una palabra propia da un orden propio" } },
  },

  today = function(quizzes, day, ctx)
    local ids = {}
    for i, quiz in ipairs(quizzes) do ids[i] = quiz.id end
    ids = ctx.shuffle(ids, ctx.options.series)

    local round, place, half = day.number // #ids, day.number % #ids + 1, #ids // 2
    local first, last = 1, half
    if place > half then first, last = half + 1, #ids end
    local played = table.move(ids, first, last, 1, {})
    return ctx.shuffle(played, ctx.options.series .. " " .. round)[place - first + 1]
  end,

  examples = {
    -- Two quizzes take turns, whatever is drawn.
    { quizzes = { "a", "b" }, day = "2026-11-20", expect = { today = "a" } },
    { quizzes = { "a", "b" }, day = "2026-11-21", expect = { today = "b" } },
    { quizzes = { "a", "b" }, day = "2026-11-22", expect = { today = "a" } },
    -- Of five, two days belong to one half and three to the other.
    { quizzes = { "a", "b", "c", "d", "e" }, day = "2026-11-20", expect = { today = "e" } },
    { quizzes = { "a", "b", "c", "d", "e" }, day = "2026-11-22", expect = { today = "c" } },
    { quizzes = { "a", "b", "c", "d", "e" }, day = "2026-11-23", expect = { today = "d" } },
  },
}
