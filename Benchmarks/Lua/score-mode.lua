-- The rules of score.lua as a mode: from the third right answer in a row on each earns a point more, a wrong one costs the
-- penalty of its question, which is 1 for every second one.

return {
  api = 1,
  name = "Score",

  start = function() return { points = 0, streak = 0 } end,

  after = function(state, event)
    if event.verdict.correct then
      state.streak = state.streak + 1
      state.points = state.points + event.verdict.points + (state.streak >= 3 and 1 or 0)
    else
      state.streak = 0
      if event.type == "answered" then state.points = state.points - event.question.data.penalty end
    end
  end,

  result = function(state) return { points = state.points, of = 39, headline = state.points .. " of 39" } end,
}
