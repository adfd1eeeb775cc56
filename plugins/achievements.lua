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

local function size(map)
  local n = 0
  for _ in pairs(map) do n = n + 1 end
  return n
end

local function most(map)
  local n = 0
  for _, count in pairs(map) do n = math.max(n, count) end
  return n
end

return {
  api = 1,
  name = "Achievements",
  about = "things to earn: days in a row, perfect scores, many quizzes, many modes",

  achievements = {
    counted("week", "🔥", "Seven days running", 7, function(stats) return stats.streak.best end),
    counted("month", "🌋", "Thirty days running", 30, function(stats) return stats.streak.best end),
    counted("perfect-week", "✨", "A perfect week", 7, function(stats) return stats.perfectStreak.best end),
    counted("ten-perfect", "💎", "Ten perfect scores", 10, function(stats) return stats.perfect end),
    counted("fifty-perfect", "👑", "Fifty perfect scores", 50, function(stats) return stats.perfect end),
    counted("thirty-quizzes", "🎓", "Thirty quizzes", 30, function(stats) return stats.finished end),
    counted("two-hundred-quizzes", "🏰", "Two hundred quizzes", 200, function(stats) return stats.finished end),
    counted("hundred-days", "📅", "A hundred days of quizzes", 100, function(stats) return stats.days end),
    counted("all-rounder", "🧭", "Five categories", 5, function(stats) return size(stats.byCategory) end),
    counted("specialist", "🔬", "Twenty quizzes of one category", 20, function(stats) return most(stats.byCategory) end),
    counted("explorer", "🎲", "Ten modes", 10, function(stats) return stats.modes end),
    counted("collector", "🧺", "Twenty-five different quizzes", 25, function(stats) return stats.quizzes end),
    {
      id = "comeback", emoji = "🌱", title = "Back again: three days running after a longer streak was over",
      earned = function(stats) return stats.streak.current >= 3 and stats.streak.best >= 7 and stats.streak.current < stats.streak.best end,
    },
    {
      id = "marathon", emoji = "🐢", title = "Half an hour in one sitting",
      earned = function(stats) return stats.last ~= nil and stats.last.ms >= 30 * 60 * 1000 end,
    },
  },

  -- It changes nothing in a sitting.
  examples = {
    { quiz = { title = "One", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
      responses = { q1 = { "true" } }, expect = { points = 1, of = 1 } },
  },
}
