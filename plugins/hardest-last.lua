-- Hardest last: a modifier that puts easy questions first, whatever mode plays.
--
-- Hardness is the `level`, else 1, 2, 3 for the difficulties easy, medium, hard; what has neither counts as medium.
local DIFFICULTY = { easy = 1, medium = 2, hard = 3 }

return {
  api = 1,
  name = { en = "Hardest last", de = "Schweres zuletzt", fr = "Le plus dur à la fin", es = "Lo difícil al final" },
  about = { en = "easy questions first, hard ones last", de = "leichte Fragen zuerst, schwere zuletzt",
            fr = "les questions faciles d’abord, les difficiles à la fin",
            es = "primero las preguntas fáciles, al final las difíciles" },

  -- Equally hard questions keep their order: table.sort is stable here. A page goes where the question behind it goes, the
  -- pages at the end stay there.
  order = function(questions)
    local hardness, behind = {}, math.huge
    for i = #questions, 1, -1 do
      local question = questions[i]
      if question.kind ~= "info" then behind = question.level or DIFFICULTY[question.difficulty] or 2 end
      hardness[question.id] = behind
    end
    table.sort(questions, function(a, b) return hardness[a.id] < hardness[b.id] end)
    return questions
  end,

  examples = {
    { quiz = { title = "Mixed", defaults = { kind = "truefalse", correct = true }, questions = {
        { id = "page", kind = "info", text = "Now it gets hard." }, { id = "h", text = "1 < 2", difficulty = "hard" },
        { id = "e", text = "2 < 3", difficulty = "easy" }, { id = "m1", text = "3 < 4" },
        { id = "m2", text = "4 < 5", difficulty = "medium" } } },
      expect = { asked = { "e", "m1", "m2", "h" } } },
  },
}
