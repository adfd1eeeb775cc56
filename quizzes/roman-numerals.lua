-- Roman numerals: every sitting gets other numbers, and a seed brings the same ones back.

local SIGNS = {
  { 1000, "M" }, { 900, "CM" }, { 500, "D" }, { 400, "CD" }, { 100, "C" }, { 90, "XC" },
  { 50, "L" }, { 40, "XL" }, { 10, "X" }, { 9, "IX" }, { 5, "V" }, { 4, "IV" }, { 1, "I" },
}

local function roman(number)
  local text = ""
  for _, sign in ipairs(SIGNS) do
    while number >= sign[1] do
      text, number = text .. sign[2], number - sign[1]
    end
  end
  return text
end

-- The numbers grow from question to question, and with them the difficulty.
local LEVELS = {
  { difficulty = "easy", from = 4, to = 39 },
  { difficulty = "easy", from = 40, to = 99 },
  { difficulty = "medium", from = 100, to = 499 },
  { difficulty = "medium", from = 500, to = 1499 },
  { difficulty = "hard", from = 1500, to = 3999 },
}

local function reading(place, level)
  local number = random(level.from, level.to)
  return {
    id = "read-" .. place, kind = "number", difficulty = level.difficulty, correct = number,
    text = "Which number is " .. roman(number) .. "?",
    hint = "I is 1, V is 5, X is 10, L is 50, C is 100, D is 500, M is 1,000; a smaller sign before a larger is taken away.",
    explanation = roman(number) .. " is " .. number .. ".",
  }
end

local function writing(place, level)
  local number = random(level.from, level.to)
  return {
    id = "write-" .. place, kind = "text", difficulty = level.difficulty, accept = roman(number),
    text = "Write " .. number .. " in Roman numerals.",
    hint = "At most three equal signs stand side by side: 4 is IV, 9 is IX, 40 is XL.",
    explanation = number .. " is " .. roman(number) .. ".",
  }
end

local questions = {}
for place, level in ipairs(LEVELS) do
  questions[#questions + 1] = reading(place, level)
  questions[#questions + 1] = writing(place, level)
end

return {
  format = 1,
  id = "roman-numerals",
  title = "Roman numerals",
  description = "Five to read and five to write, from the face of a clock to the foundation stone of a palace. Every round has new ones.",
  category = { en = "Mathematics", de = "Mathematik" },
  language = "en",
  author = "quizrun",
  licence = "CC BY-SA 4.0",
  source = "https://www.britannica.com/topic/Roman-numeral",
  tags = { "numbers", "history", "generated" },
  plugin = "grade",
  bands = {
    { from = 90, title = "Senator", emoji = "🦅", text = "You could sign the foundation stone." },
    { from = 50, title = "Citizen", emoji = "🏺", text = "Rome was not built in a day. Another round has other numbers." },
    { from = 0, title = "Traveller", emoji = "🐴", text = "All roads lead there. Try the hints once, they are quickly learnt." },
  },
  questions = questions,
}
