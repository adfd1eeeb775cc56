/// Quizzes and plugins that several tests play.
enum Samples {
  /// A true/false quiz whose every statement is true; keys of the quiz itself can be added.
  static func statements(_ count: Int, _ more: String = "") -> String {
    let questions = (1...count).map { #"{"id":"q\#($0)","kind":"truefalse","text":"Statement \#($0)","correct":true}"# }
    return #"{"title":"Statements",\#(more)"questions":[\#(questions.joined(separator: ","))]}"#
  }

  static func quiz(_ questions: String, _ more: String = "") -> String {
    #"{"title":"Sample",\#(more)"questions":[\#(questions)]}"#
  }

  /// One question of every kind, and a page.
  static let kinds = quiz(
    """
    {"id":"one","kind":"single","text":"1 + 1","hint":"less than 3","explanation":"count","answers":[
      {"id":"a","text":"2","correct":true,"feedback":"yes"},{"id":"b","text":"3","feedback":"no"}]},
    {"id":"some","kind":"multiple","text":"primes","answers":[
      {"id":"a","text":"2","correct":true},{"id":"b","text":"3","correct":true},{"id":"c","text":"4"}]},
    {"id":"either","kind":"truefalse","text":"The sky is blue","correct":true},
    {"id":"slide","kind":"range","text":"half of ten","min":0,"max":10,"step":1,"labels":["low","high"],
      "correct":5,"tolerance":1},
    {"id":"count","kind":"number","text":"6 * 7","correct":42},
    {"id":"page","kind":"info","text":"A page to read"},
    {"id":"word","kind":"text","text":"Capital of France","accept":["Paris*"]},
    {"id":"sort","kind":"order","text":"sort them","answers":[
      {"id":"x","text":"one"},{"id":"y","text":"two"},{"id":"z","text":"three"}]},
    {"id":"pair","kind":"match","text":"capitals","pairs":[["France","Paris"],["Italy","Rome"]],"extra":["Oslo"]}
    """)

  /// A mode for any quiz whose result shows its options, players and state.
  static let mirror = """
    return {
      api = 1, name = "Mirror", players = { min = 1, max = 3 },
      options = {
        pass = { type = "percent", default = 60 }, lives = { type = "int", min = 1, max = 9, default = 3 },
        names = { type = "list", default = {} }, prices = { type = "map", default = {} },
        fast = { type = "bool", default = false }, word = { type = "text", default = "none" },
        level = { type = "choice", of = { "low", "high" }, default = "low" },
      },
      result = function(state, ctx)
        local prices = {}
        for name, price in pairs(ctx.options.prices) do prices[#prices + 1] = name .. "=" .. tostring(price) end
        return { headline = "mirror", share = {
          "pass " .. ctx.options.pass, "lives " .. ctx.options.lives, "names " .. table.concat(ctx.options.names, "+"),
          "prices " .. table.concat(prices, "+"), "fast " .. tostring(ctx.options.fast), "word " .. ctx.options.word,
          "level " .. ctx.options.level, "players " .. table.concat(ctx.players, "+"), "draw " .. ctx.random(1000000) } }
      end,
    }
    """

  /// Three lives; the sitting ends when they are gone.
  static let lives = """
    return {
      api = 1, name = "Lives", about = "three mistakes and out", quiz = "marked",
      start = function() return { lives = 3 } end,
      next = function(state, ctx)
        if state.lives == 0 then return ctx.finish("no lives left") end
        if not ctx.remaining[1] then return ctx.finish("survived") end
        return ctx.ask(ctx.remaining[1])
      end,
      after = function(state, event)
        if not event.verdict.correct then state.lives = state.lives - 1 end
      end,
      status = function(state) return { "lives " .. state.lives } end,
    }
    """
}
