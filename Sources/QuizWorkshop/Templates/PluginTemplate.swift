/// The mode that `plugin new` writes: one that works, with examples, to be changed.
package enum PluginTemplate {
  /// The name as a title: `first-try` is `First try`.
  private static func title(_ name: String) -> String {
    let words = name.map { "-_".contains($0) ? " " : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The source, under a name without the ending.
  package static func text(_ name: String) -> String {
    """
    -- \(title(name)): right answers in a row are worth more and more; a wrong one ends the row.

    ---@type quizrun.Plugin
    return {
      api = 1,
      name = "\(title(name))",
      about = "right answers in a row are worth more and more",
      quiz = "marked",                    -- only questions with a right answer

      -- What the quiz or the player can set: `--set most=5`, read as ctx.options.most.
      options = {
        most = { type = "int", min = 1, max = 10, default = 3, about = "the most points for one answer" },
      },

      -- Texts in several languages: ctx.t.row { n = 2 }.
      strings = {
        en = { row = "{n} in a row", headline = "{points} points, longest row {best}" },
        de = { row = "{n} in Folge", headline = "{points} Punkte, längste Folge {best}" },
      },

      -- The state: all that this mode has to remember.
      start = function(ctx)
        return { row = 0, best = 0, points = 0 }
      end,

      -- Hears of each question that was answered, skipped or ran out of time, and changes the state.
      after = function(state, event, ctx)
        if event.verdict.correct then
          state.row = state.row + 1
          state.best = math.max(state.best, state.row)
          state.points = state.points + math.min(state.row, ctx.options.most)
        else
          state.row = 0
        end
      end,

      -- Short texts beside the question.
      status = function(state, ctx)
        return { ctx.t.row { n = state.row } }
      end,

      -- How it went. What is left out is filled in.
      result = function(state, ctx)
        return { headline = ctx.t.headline { points = state.points, best = state.best }, points = state.points }
      end,

      -- Small tests: `quizrun plugin test \(name)` plays them.
      examples = {
        { quiz = { title = "Three", questions = {
            { id = "q1", kind = "truefalse", text = "Fish swim.", correct = true },
            { id = "q2", kind = "truefalse", text = "Birds sing.", correct = true },
            { id = "q3", kind = "truefalse", text = "Stones swim.", correct = false } } },
          responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "true" } },
          expect = { points = 3, headline = "3 points, longest row 2" } },
      },
    }

    """
  }
}
