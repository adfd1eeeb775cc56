enum Samples {
  /// Three statements; after each answer there is a verdict.
  static let sea = """
    {"title":"Sea","questions":[
      {"id":"q1","kind":"truefalse","text":"Salt?","correct":true},
      {"id":"q2","kind":"truefalse","text":"Deep?","correct":true},
      {"id":"q3","kind":"truefalse","text":"Dry?","correct":false}]}
    """

  /// The same in a hurry, without a word about right or wrong.
  static let race = sea.replacing("\"Sea\",", with: "\"Race\",\"reveal\":\"never\",\"timing\":{\"question\":10},")

  /// In a hurry, with verdicts.
  static let hurry = sea.replacing("\"Sea\",", with: "\"Hurry\",\"timing\":{\"question\":10},")

  /// Kinds whose ids or orders could tell the solution.
  static let kinds = """
    {"title":"Kinds","questions":[
      {"id":"q1","kind":"single","text":"One?","explanation":"Because.","answers":[
        {"id":"a","text":"A","correct":true,"feedback":"Yes."},{"id":"b","text":"B","feedback":"No."}]},
      {"id":"q2","kind":"match","text":"Pairs?","pairs":[["x","1"],["y","2"]]},
      {"id":"q3","kind":"order","text":"Order?","answers":[{"text":"c"},{"text":"a"},{"text":"b"}]}]}
    """

  /// Something to earn with the first finished sitting.
  static let firstSteps = """
    return {
      api = 1, name = "First", about = "Something to earn.",
      achievements = {
        { id = "steps", title = "First steps", emoji = "🌱", earned = function(stats) return true end },
      },
    }
    """

  /// Something to earn with all of it right.
  static let perfect = """
    return {
      api = 1, name = "All", about = "Something to earn.",
      achievements = {
        { id = "all", title = "All of it", earned = function(stats) return stats.perfect > 0 end,
          progress = function(stats) return stats.perfect, 10 end },
      },
    }
    """
}
