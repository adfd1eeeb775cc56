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
    let kept = hasSingleSpaces(text) ? text : spaced(text, joins: rule.joinsSpaces)
    // Upper case first, so that ß meets ss and every sigma the other.
    if rule.caseSensitive { return kept }
    // The capital one stays as it is in upper case.
    let raised = rule.readsPlainSigns ? kept.replacingCapitalSharpS : kept
    return raised.uppercased().lowercased()
  }

  /// Whether a text has nothing but ASCII signs and one space at a time between them, as most have.
  private static func hasSingleSpaces(_ text: String) -> Bool {
    var isBehindSpace = true
    for byte in text.utf8 {
      guard 0x20...0x7E ~= byte, byte != 0x20 || !isBehindSpace else { return false }
      isBehindSpace = byte == 0x20
    }
    return !isBehindSpace
  }

  /// Without spaces around it.
  private static func spaced(_ text: String, joins: Bool) -> String {
    let trimmed = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    return joins ? withSingleSpaces(trimmed) : String(trimmed)
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
