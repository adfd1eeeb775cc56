/// What was typed, in every form in which it is compared with what is accepted.
struct TypedText {
  private let rule: TextRule
  private let given: [Character]
  /// Without accents where they need not be right.
  private let bare: [Character]

  init(_ text: String, _ rule: TextRule) {
    self.rule = rule
    let folded = Self.folded(text, rule)
    given = Array(folded)
    bare = rule.accents ? given : Array(folded.withoutAccents)
  }

  /// How much has to be forgiven, the least first.
  private enum Forgiving: CaseIterable {
    case nothing, accents, typos
  }

  /// The list, and the pattern in it, that the text matches: an exact match of any comes first, then one that only its accents
  /// are wrong in, then one with typos; of several the first in the order of the lists.
  func match(among lists: [[String]]) -> (list: Int, pattern: String, isExact: Bool)? {
    for forgiving in Forgiving.allCases {
      for (place, patterns) in lists.enumerated() {
        if let pattern = patterns.first(where: { matches($0, forgiving) }) {
          return (place, pattern, forgiving == .nothing)
        }
      }
    }
    return nil
  }

  private func matches(_ pattern: String, _ forgiving: Forgiving) -> Bool {
    switch forgiving {
    case .nothing: return PatternPieces(Self.folded(pattern, rule)).match(given, joinsSpaces: rule.joinsSpaces)
    case .accents:
      guard !rule.accents else { return false }
      return PatternPieces(Self.folded(pattern, rule).withoutAccents).match(bare, joinsSpaces: rule.joinsSpaces)
    case .typos:
      guard rule.typos > 0 else { return false }
      let folded = Self.folded(pattern, rule)
      guard let right = PatternPieces(rule.accents ? folded : folded.withoutAccents).literal else { return false }
      return LetterTypos.areWithin(rule.typos, right: right, typed: bare)
    }
  }

  private static func folded(_ text: String, _ rule: TextRule) -> String {
    let text = rule.readsPlainSigns ? text.withPlainSigns : text
    let trimmed = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    let kept = rule.joinsSpaces ? Self.withSingleSpaces(trimmed) : String(trimmed)
    // Upper case first, so that ß meets ss and every sigma the other.
    if rule.caseSensitive { return kept }
    // The capital one stays as it is in upper case.
    let raised = rule.readsPlainSigns ? kept.replacingCapitalSharpS : kept
    return raised.uppercased().lowercased()
  }

  private static func withSingleSpaces(_ text: some Sequence<Character>) -> String {
    var result = ""
    var isBehindSpace = false
    for character in text {
      let isSpace = character.isWhitespace
      if !isSpace { result.append(character) } else if !isBehindSpace { result.append(" ") }
      isBehindSpace = isSpace
    }
    return result
  }
}
