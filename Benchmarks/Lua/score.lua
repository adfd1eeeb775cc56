-- SCORE-20: twenty questions for each participant, one call a question. The tables of the questions are built once.
local questions, letters = {}, "ABCD"
for i = 0, 19 do
  local place = 7 * i % 4 + 1
  questions[i + 1] = { correct = letters:sub(place, place), points = 1 + i % 3, penalty = i % 2, category = i % 4 }
end

local state

return {
  start = function() state = { points = 0, best = 0, right = 0, streak = 0 } end,

  score = function(number, answer)
    local question = questions[number]
    if answer == question.correct then
      local streak = state.streak + 1
      state.streak = streak
      if streak > state.best then state.best = streak end
      state.right = state.right + 1
      state.points = state.points + question.points + (streak >= 3 and 1 or 0)
    else
      state.streak = 0
      if answer ~= "-" then state.points = state.points - question.penalty end
    end
  end,

  points = function() return state.points end,
  best = function() return state.best end,
  right = function() return state.right end,
}
