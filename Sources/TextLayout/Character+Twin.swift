extension Character {
  /// A similar sign of one cell that every terminal has; nil for signs that need none: letters, digits and the
  /// punctuation of Latin-1.
  ///
  /// For the Linux console and its like, whose fonts have no emoji and few symbols.
  package var plainTwin: Character? {
    guard let first = unicodeScalars.first, first.value > 0xFF else { return nil }
    if let twin = Self.twins[first] { return twin }
    let isSymbol = [.otherSymbol, .mathSymbol, .modifierSymbol].contains(first.properties.generalCategory)
    return isSymbol || first.properties.isEmojiPresentation ? "*" : nil
  }

  private static let twins: [Unicode.Scalar: Character] = [
    "⚡": "!", "💰": "$", "💶": "$", "✅": "+", "🟩": "+", "✓": "+", "🟨": "~", "🟡": "~", "❌": "x", "🟥": "-",
    "⬜": ".", "→": ">", "←": "<", "↑": "^", "↓": "v", "▸": ">", "▶": ">", "−": "-", "–": "-", "—": "-", "…": ".",
    "•": "*", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "€": "E", "\u{2009}": " ", "\u{202F}": " ",
  ]
}

extension String {
  /// The text with a plain twin for every sign that has one.
  package var plainTwins: String { String(map { $0.plainTwin ?? $0 }) }
}
