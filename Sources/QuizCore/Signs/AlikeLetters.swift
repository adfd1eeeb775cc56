/// Letters of other alphabets that look like Latin ones, to prevent confusable names on a board.
///
/// They are taken from the most used alphabets in Unicode's list of confusables (UTS 39).
enum AlikeLetters {
  /// The text with the Latin letters that its letters look like: `Аnna` with a Cyrillic first letter gives `Anna`.
  static func latin(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ $0.value < 0x180 }) { return text }
    return String(text.map { latin[$0] ?? $0 })
  }

  private static let latin: [Character: Character] = {
    let pairs: [(letters: String, latin: String)] = [
      ("АВЕЅІЈКМНОРСТУХҮԌԚԜҺӀ", "ABESIJKMHOPCTYXYGQWHI"), ("аеѕіјорсухүһӏԁԛԝ", "aesijopcyxyhldqw"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ", "ABEZHIKMNOPTYXCM"), ("αγινορυχϲϳ", "ayivopuxcj"),
      ("ՍՏՕԼհոսօցք", "USOLhnuogf"), ("ᎪᎬᎫᎡᎢᎷᎻᏀᏃᏎᏙᏚᏞᏟᏢᏦᏴ", "AEJRTMHGZSVSLCPKB"),
    ]
    var latin: [Character: Character] = [:]
    for pair in pairs { for (letter, other) in zip(pair.letters, pair.latin) { latin[letter] = other } }
    return latin
  }()
}

extension String {
  /// The text as it looks at a glance: `alike`, with Latin letters for similar ones.
  package var atAGlance: String { AlikeLetters.latin(compatible).alike }
}
