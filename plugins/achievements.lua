-- What can be earned over time, whichever mode plays: days in a row, perfect scores, breadth and patience.
-- It is no mode and changes none; a file like this one in plugins/ adds more.

-- An achievement that counts up to a number.
local function counted(id, emoji, title, need, count)
  return {
    id = id, emoji = emoji, title = title,
    earned = function(stats) return count(stats) >= need end,
    progress = function(stats) return { have = count(stats), need = need } end,
  }
end

local function most(map)
  local n = 0
  for _, count in pairs(map) do n = math.max(n, count) end
  return n
end

return {
  api = 1,
  name = { en = "Achievements", de = "Erfolge", fr = "Succès", es = "Logros" },
  about = { en = "things to earn: days in a row, perfect scores, many quizzes, many modes",
            de = "was sich erringen lässt: Tage in Folge, volle Punktzahl, viele Quizze, viele Modi",
            fr = "des succès à obtenir : jours de suite, sans-faute, beaucoup de quiz, beaucoup de modes",
            es = "logros por conseguir: días seguidos, puntuaciones perfectas, muchos quiz, muchos modos" },

  achievements = {
    counted("week", "🔥", { en = "Seven days running", de = "Sieben Tage in Folge",
                            fr = "Sept jours de suite", es = "Siete días seguidos" }, 7, function(stats) return stats.streak.best end),
    counted("month", "🌋", { en = "Thirty days running", de = "Dreißig Tage in Folge",
                             fr = "Trente jours de suite", es = "Treinta días seguidos" }, 30, function(stats) return stats.streak.best end),
    counted("perfect-week", "✨", { en = "A perfect week", de = "Eine perfekte Woche",
                                    fr = "Une semaine parfaite", es = "Una semana perfecta" }, 7, function(stats) return stats.perfectStreak.best end),
    counted("ten-perfect", "💎", { en = "Ten perfect scores", de = "Zehnmal alle Punkte",
                                   fr = "Dix sans-faute", es = "Diez puntuaciones perfectas" }, 10, function(stats) return stats.perfect end),
    counted("fifty-perfect", "👑", { en = "Fifty perfect scores", de = "Fünfzigmal alle Punkte",
                                     fr = "Cinquante sans-faute", es = "Cincuenta puntuaciones perfectas" }, 50, function(stats) return stats.perfect end),
    counted("thirty-quizzes", "🎓", { en = "Thirty quizzes", de = "Dreißig Quizze",
                                      fr = "Trente quiz", es = "Treinta quiz" }, 30, function(stats) return stats.finished end),
    counted("two-hundred-quizzes", "🏰", { en = "Two hundred quizzes", de = "Zweihundert Quizze",
                                           fr = "Deux cents quiz", es = "Doscientos quiz" }, 200, function(stats) return stats.finished end),
    counted("hundred-days", "📅", { en = "A hundred days of quizzes", de = "Hundert Tage mit Quiz",
                                    fr = "Cent jours de quiz", es = "Cien días de quiz" }, 100, function(stats) return stats.days end),
    counted("all-rounder", "🧭", { en = "Five categories", de = "Fünf Kategorien",
                                   fr = "Cinq catégories", es = "Cinco categorías" }, 5, function(stats) return stats.categories end),
    counted("specialist", "🔬", { en = "Twenty quizzes of one category", de = "Zwanzig Quizze einer Kategorie",
                                  fr = "Vingt quiz d’une même catégorie",
                                  es = "Veinte quiz de una misma categoría" }, 20, function(stats) return most(stats.byCategory) end),
    counted("explorer", "🎲", { en = "Ten modes", de = "Zehn Modi",
                                fr = "Dix modes", es = "Diez modos" }, 10, function(stats) return stats.modes end),
    counted("collector", "🧺", { en = "Twenty-five different quizzes", de = "Fünfundzwanzig verschiedene Quizze",
                                 fr = "Vingt-cinq quiz différents", es = "Veinticinco quiz distintos" }, 25, function(stats) return stats.quizzes end),
    {
      id = "comeback", emoji = "🌱",
      title = { en = "Back again: three days running after a longer streak was over",
                de = "Wieder da: drei Tage in Folge, nachdem eine längere Serie vorbei war",
                fr = "De retour : trois jours de suite après la fin d’une série plus longue",
                es = "De vuelta: tres días seguidos tras el fin de una racha más larga" },
      earned = function(stats) return stats.streak.current >= 3 and stats.streak.best >= 7 and stats.streak.current < stats.streak.best end,
    },
    {
      id = "marathon", emoji = "🐢", title = { en = "Half an hour in one sitting", de = "Eine halbe Stunde am Stück",
                                               fr = "Une demi-heure en une seule partie", es = "Media hora en una sola partida" },
      earned = function(stats) return stats.last ~= nil and stats.last.ms >= 30 * 60 * 1000 end,
    },
  },

  -- It changes nothing in a sitting.
  examples = {
    { quiz = { title = "One", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
      responses = { q1 = { "true" } }, expect = { points = 1, of = 1 } },
  },
}
