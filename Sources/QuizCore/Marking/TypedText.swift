/// A typed text in every form that is compared with accepted texts.
struct TypedText {
  private let rule: TextRule
  private let given: Form
  /// The text with plain digits for raised and lowered ones; nil where it has none.
  private let plain: Form?

  init(_ text: String, _ rule: TextRule) {
    self.rule = rule
    let folded = FoldedText(text, rule, isPattern: false)
    given = Form(folded.text, rule)
    plain = folded.withPlainDigits.map { Form($0, rule) }
  }

  /// A text in full, and without accents.
  private struct Form {
    let exact: [Character]
    let bare: [Character]

    init(_ text: String, _ rule: TextRule) {
      exact = Array(text)
      bare = rule.accents ? exact : Array(text.withoutAccents)
    }
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
    case .nothing: break
    case .accents where rule.accents: return false
    case .typos where rule.typos == 0: return false
    case .accents, .typos: break
    }
    let folded = FoldedText(pattern, rule, isPattern: true)
    let isPlain = (plain != nil || folded.withPlainDigits != nil) && readsPlainDigits(pattern)
    let right = isPlain ? folded.withPlainDigits ?? folded.text : folded.text
    let typed = isPlain ? plain ?? given : given
    let pieces = { (text: String) in PatternPieces(text, readsWideSigns: rule.isAlike) }
    switch forgiving {
    case .nothing: return pieces(right).match(typed.exact, joinsSpaces: rule.joinsSpaces)
    case .accents: return pieces(right.withoutAccents).match(typed.bare, joinsSpaces: rule.joinsSpaces)
    case .typos:
      guard let right = pieces(rule.accents ? right : right.withoutAccents).literal else { return false }
      return LetterTypos.areWithin(rule.typos, right: right, typed: typed.bare)
    }
  }

  /// Whether raised and lowered digits are plain ones in a pattern.
  private func readsPlainDigits(_ pattern: String) -> Bool {
    rule.readsPlainDigits || ChemicalFormula.isOne(PatternPieces(pattern).texts.joined(separator: " "))
  }
}
