/// A subject that has a hue and a drawing of its own, the same on pages and in the terminal.
package enum Subject: String, CaseIterable, Sendable {
  case architecture, art, astronomy, biology, computing, everyday, film, food, games, general, geography, history
  case language, literature, mathematics, music, mythology, nature, personality, science, sport, story

  /// The hues as red, green and blue: white letters on each have a contrast above 6.
  package static let colours: [UInt32] = [
    0x1D_5FA8, 0x9A_4310, 0x6A_3FA5, 0x1A_6B3C, 0xA0_2C6D, 0x0B_6470, 0xA3_2B27, 0x6F_5A00,
  ]

  /// The number of hues.
  package static var hues: Int { colours.count }

  /// The hue from 0, such as 3 for green.
  package var hue: Int {
    switch self {
    case .general, .language: 0
    case .everyday, .history, .story: 1
    case .astronomy, .film, .personality: 2
    case .biology, .nature, .sport: 3
    case .art, .games, .music: 4
    case .computing, .geography, .science: 5
    case .food, .mythology: 6
    case .architecture, .literature, .mathematics: 7
    }
  }

  /// The subject of a category in a language of the interface; nil for other names.
  ///
  /// A category is told by how its name begins: `Mathematics`, `Mathematik`, `Maths`.
  package init?(category: String) {
    let name = category.lowercased()
    let found = Self.beginnings.first { _, beginnings in beginnings.contains { name.hasPrefix($0) } }
    guard let found else { return nil }
    self = found.subject
  }

  /// The hue of a category: its subject's, else one by its name.
  package static func hue(ofCategory category: String) -> Int {
    Subject(category: category)?.hue ?? Int(hash(category.lowercased()) % UInt64(hues))
  }

  /// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  package static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// In order: the first that fits is taken, so that `Geschichten` is no `Geschichte`.
  private static let beginnings: [(subject: Subject, names: [String])] = [
    (.architecture, ["archi", "arqui", "bau"]), (.art, ["art", "kunst", "paint", "maler"]),
    (.astronomy, ["astro", "space", "weltraum", "espac"]), (.biology, ["bio", "animal", "tier"]),
    (.computing, ["comput", "inform", "program", "techn", "tecno"]),
    (.everyday, ["everyday", "alltag", "vie quot", "vida", "econom", "wirtschaft"]),
    (.film, ["film", "movie", "cin", "kino", "tele", "tv", "fernseh"]),
    (.food, ["food", "essen", "küche", "cuis", "cocina", "comida", "drink"]),
    (.games, ["game", "spiel", "jeu", "jueg", "entertain"]),
    (.general, ["general", "allgem", "culture g", "cultura g"]),
    (.geography, ["geo", "géo", "countr", "länder", "travel"]),
    (.story, ["stor", "geschichten", "erzähl", "histoires", "historias", "cuento", "conte"]),
    (.history, ["hist", "gesch", "polit"]),
    (.language, ["lang", "sprach", "lengu", "idiom", "vocab", "wortsch", "gramm"]),
    (.literature, ["liter", "litt", "book", "büch", "livre", "libro"]), (.mathematics, ["math", "matem"]),
    (.music, ["musi", "músi"]), (.mythology, ["myth", "mito", "relig"]),
    (.science, ["scien", "naturw", "cienc", "phys", "chem", "quím", "chim", "fís"]), (.nature, ["natur", "garden"]),
    (.personality, ["person", "persön", "psych"]), (.sport, ["sport", "deport", "fußball", "football"]),
  ]
}
