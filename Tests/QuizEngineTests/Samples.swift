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
}
