internal import QuizCore
internal import TextLayout

/// Names that cells may have: the exact text wins, then one that differs in blanks, in case, and at last in both.
struct CellNames {
  /// The meanings of each spelling, from the exact one to the folded one.
  private var known: [[String: [String]]] = Array(repeating: [:], count: Self.spellings.count)

  private static let spellings: [@Sendable (String) -> String] = [
    { $0 }, { $0.trimmedCell },
    { $0.withPlainSigns.split(whereSeparator: \.isWhitespace).joined(separator: " ").composed },
    { $0.withPlainSigns.trimmedCell.folded }, { $0.foldedCell },
  ]

  /// Adds a name of a meaning, which may have several.
  mutating func add(_ text: String, _ meaning: String) {
    for (level, spelling) in Self.spellings.enumerated() {
      let key = spelling(text)
      if known[level][key]?.contains(meaning) != true { known[level][key, default: []].append(meaning) }
    }
  }

  /// The meanings of a text by the nearest spelling that has any; empty where none has.
  func meanings(_ text: String) -> [String] {
    for (level, spelling) in Self.spellings.enumerated() {
      if let found = known[level][spelling(text)] { return found }
    }
    return []
  }

  /// The meanings of a text by the folded spelling alone, for names that are rarely typed exactly.
  func folded(_ text: String) -> [String] { known[Self.spellings.count - 1][text.foldedCell] ?? [] }

  /// The one meaning of the exact text; nil where it has none, or several.
  func exact(_ text: String) -> String? {
    guard let found = known[0][text], found.count == 1 else { return nil }
    return found[0]
  }
}
