-- The rules of score.lua as a mode: a streak of three earns a point more each, a wrong answer costs what `penalty` says.

return {
  api = 1,
  name = "Score",

  start = function() return { points = 0, best = 0, right = 0, streak = 0 } end,

  after = function(state, event)
    if event.verdict.correct then
      state.streak = state.streak + 1
      if state.streak > state.best then state.best = state.streak end
      state.right = state.right + 1
      state.points = state.points + event.verdict.of + (state.streak >= 3 and 1 or 0)
    else
      state.streak = 0
      if #event.chosen > 0 then state.points = state.points - (event.question.data.penalty or 0) end
    end
  end,

  result = function(state) return { points = state.points, of = 39 } end,
}
