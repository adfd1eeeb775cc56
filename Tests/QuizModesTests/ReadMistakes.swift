import QuizModes

extension PlantedMistakeTests {
  /// Mistakes that no sitting reaches and reading finds: branches behind options, buttons and chance.
  static let read: [Planted] =
    [
      branch("a misspelt option of ask", "return ctx.ask(ctx.remaining[1], { limits = 5 })", .hookFailed, "'limit'?"),
      branch("a misspelt key of a page", "return ctx.show { id = \"p\", tittle = \"x\" }", .hookFailed, "'title'?"),
      branch("a page without an id", "return ctx.show { title = \"x\" }", .hookFailed, "needs 'id'"),
      branch(
        "a word that reveal never is", "return ctx.ask(\"q1\", { reveal = \"answr\" })", .unknownValue, "'answer'?"),
      branch(
        "buttons that are no list", "return ctx.ask(\"q1\", { actions = { id = \"go\" } })", .hookFailed,
        "must be a list"),
      branch(
        "a key of a button", "return ctx.ask(\"q1\", { actions = { { id = \"go\", lable = \"Go\" } } })", .hookFailed,
        "'label'?"),
      branch(
        "a type of an input", "return ctx.ask(\"q1\", { inputs = { n = { type = \"integer\" } } })", .unknownValue,
        "'int'"),
      branch("a text for a number", "return ctx.ask(\"q1\", { limit = \"5\" })", .hookFailed, "must be a number"),
      branch("a step that is not returned", "ctx.finish(\"Over\")", .hookFailed, "write `return ctx.finish(…)`"),
      branch(
        "a list that is shuffled into nothing", "ctx.shuffle(ctx.quiz.tags)", .hookFailed, "local x = ctx.shuffle"),
      branch("a function that string does not have", "print(string.fromat(\"%d\", 1))", .unknownName, "'format'?"),
      branch("a function of older Lua", "print(math.pow(2, 3))", .unknownName, "x ^ y"),
      branch("a method that texts do not have", "print(ctx.quiz.title:uper())", .unknownName, "'upper'?"),
      branch("a field of a list", "print(ctx.remaining.id)", .unknownField, "ctx.remaining[1].id"),
      branch("a field behind a variable", "local quiz = ctx.quiz; print(quiz.titel)", .unknownField, "'title'?"),
      branch("a field behind a function", "print(ctx.question(\"q1\").txt)", .unknownField, "'text'?"),
      branch("a field in a loop", "for _, e in ipairs(ctx.past) do print(e.verdct) end", .unknownField, "'verdict'?"),
      branch("ctx with a colon", "return ctx:finish()", .hookFailed, "with a point"),
      branch("a change of the state where it is read", "state.over = true", .readOnly, "in after or acted"),
      branch("a change of what ctx lends", "table.remove(ctx.remaining, 1)", .readOnly, "read-only"),
      branch(
        "a choice that there is not", "if ctx.options.way == \"forwards\" then print(1) end", .unknownValue,
        "'forward'?"),
      branch("a local that nobody reads", "local count = 1", .unused, "'count'"),
      branch("a local that is set and not read", "local count; count = 1", .unused, "never read"),
      branch(
        "a sum that is lost", "local n = 0; for i = 1, 3 do local n = n + i end; print(n)", .shadowed,
        "leave `local` out"),
      branch("a key twice", "return ctx.show { id = \"a\", body = \"x\", id = \"b\" }", .doubledKey, "stands twice"),
      branch("a number as key twice", "print(({ [1] = 2, [2] = 3, [1] = 4 })[1])", .doubledKey, "stands twice"),
      branch(
        "a name of another block", "do local inner = 1; print(inner) end print(inner)", .unknownName,
        "cannot be seen here"),
      branch("what other languages call nil", "if state.x == null then print(1) end", .unknownName, "write `nil`"),
      branch("a name of one letter", "print(q)", .unknownName, "declare it with"),
    ] + wholes

  /// A line in a branch that is never played.
  private static func branch(_ name: String, _ line: String, _ code: PluginFinding.Code, _ says: String) -> Planted {
    Planted(
      name: name,
      lua: """
        return { api = 1, options = {
            deep = { type = "bool", default = false }, way = { type = "choice", of = { "forward", "back" }, default = "back" } },
          next = function(state, ctx)
            if ctx.options.deep then
              do \(line) end -- HERE
            end
            if not ctx.remaining[1] then return ctx.finish() end
            return ctx.ask(ctx.remaining[1])
          end,
        }
        """, code: code, says: says)
  }

  private static let wholes: [Planted] = [
    Planted(
      name: "an order that returns nothing",
      lua: "return { api = 1,\n  order = function(questions) -- HERE\n    table.sort(questions, function(a, b)\n"
        + "      return a.id < b.id end)\n  end }",
      code: .hookFailed, says: "return questions"),
    Planted(
      name: "a field in a comparison of a sort",
      lua: "return { api = 1,\n  order = function(questions)\n    table.sort(questions, function(a, b)\n"
        + "      return (a.levle or 0) < (b.level or 0) end) -- HERE\n    return questions end }",
      code: .unknownField, says: "'level'?"),
    Planted(
      name: "a field in a helper",
      lua: "local function points(e)\n  return e.verdict.pionts or 0 -- HERE\nend\nreturn { api = 1,\n"
        + "  after = function(state, event) if state.deep then state.sum = points(event) end end }",
      code: .unknownField, says: "'points'?"),
    Planted(
      name: "a statistic that there is not",
      lua: "return { api = 1, achievements = {\n  { id = \"a\", title = \"A\",\n"
        + "    earned = function(stats) return stats.finishd == 3 end } } } -- HERE",
      code: .unknownField, says: "'finished'?"),
    Planted(
      name: "an achievement that fails for an old hand",
      lua: "return { api = 1, achievements = {\n  { id = \"a\", title = \"A\", earned = function(stats)\n"
        + "    if stats.finished < 500 then return false end\n"
        + "    return stats.last.points > tostring(3) end } } } -- HERE",
      code: .hookFailed, says: "tonumber"),
    Planted(
      name: "an achievement for nothing",
      lua: "return { api = 1, achievements = {\n  { id = \"a\", title = \"A\", -- HERE\n"
        + "    earned = function(stats) return stats.perfect end } } }",
      code: .hookFailed, says: "returns 0, which is true"),
    Planted(
      name: "a progress that is no table",
      lua: "return { api = 1, achievements = {\n  { id = \"a\", title = \"A\", -- HERE\n"
        + "    earned = function() return false end, progress = function(stats) return stats.days end } } }",
      code: .hookFailed, says: "{ have = 3, need = 7 }"),
    Planted(
      name: "a placeholder that a translation misnames",
      lua:
        "return { api = 1, strings = {\n  en = { row = \"{n} in a row\" },\n  de = { row = \"{m} in Folge\" } }, -- HERE\n"
        + "  status = function(state, ctx) return { ctx.t.row { n = 1 } } end }",
      code: .missingText, says: "write {n} instead"),
    Planted(
      name: "a value for a placeholder that is called otherwise",
      lua: "return { api = 1, strings = { en = { row = \"{count} in a row\" } },\n"
        + "  status = function(state, ctx) return { ctx.t.row { cuont = 1 } } end } -- HERE",
      code: .missingText, says: "'count'?"),
    Planted(
      name: "continue",
      lua:
        "return { api = 1,\n  after = function(state)\n    for i = 1, 3 do\n      if i == 2 then continue end -- HERE\n"
        + "    end\n  end }",
      code: .shape, says: "goto continue"),
    Planted(
      name: "a comparison of another language",
      lua:
        "return { api = 1,\n  after = function(state, event)\n    if event.ms != 3 then state.x = 1 end -- HERE\n  end }",
      code: .shape, says: "write `~=`"),
    Planted(
      name: "a forgotten comma", lua: "return { api = 1,\n  name = \"x\"\n  about = \"y\" } -- HERE", code: .shape,
      says: "a comma is missing"),
    Planted(
      name: "a wrong page of a step that is played",
      lua: "return { api = 1,\n  next = function(state, ctx)\n    return ctx.show { id = true } -- HERE\n  end }",
      code: .hookFailed, says: "'id'"),
    Planted(
      name: "a comment that ignores what there is not",
      lua: "return { api = 1,\n  about = \"x\", -- check: ignore unusd -- HERE\n}", code: .shape,
      says: "did you mean 'unused'?"),
  ]
}
