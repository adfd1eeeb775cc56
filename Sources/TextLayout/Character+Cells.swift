extension Character {
  /// The number of terminal cells this cluster takes: 0, 1 or 2 for nearly all, more for a few Indic and Thai clusters.
  ///
  /// The widths of its scalars add up, with the rules of grapheme-aware terminals (mode 2027). Scalars after a
  /// zero-width joiner, a skin tone and the second half of a flag add nothing, and U+FE0F widens a narrow emoji. A tab
  /// counts as the single space that layout makes of it.
  package var cells: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F || ascii == 0x09 ? 1 : 0 }
    var total = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      total += Character.cells(of: scalar, after: previous, total: total)
      previous = scalar
    }
    return total
  }

  /// Whether every terminal agrees on the width of this cluster: one narrow scalar below U+2600.
  ///
  /// After any other cluster the cursor has to be moved absolutely before something else is written.
  package var isPlain: Bool {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, scalar.value < 0x2600 else { return false }
    return scalar.properties.generalCategory != .format && scalar.cells == 1
  }

  /// The width that one more scalar adds to a cluster `total` cells wide.
  private static func cells(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?, total: Int) -> Int {
    guard let previous else { return scalar.cells }
    switch scalar.value {
    case 0xFE0F: return total == 1 && previous.properties.isEmoji ? 1 : 0
    case 0x1F1E6...0x1F1FF: return 0
    default: break
    }
    if previous.value == 0x200D || scalar.properties.isEmojiModifier && previous.properties.isEmoji { return 0 }
    return scalar.cells
  }
}

extension Unicode.Scalar {
  /// The cells of a scalar on its own.
  fileprivate var cells: Int {
    if value < 0x1100 { return isInvisible ? 0 : 1 }
    if isConjoiningJamo || value != 0x115F && isInvisible { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// Controls, marks that combine, and format characters but for the few that are drawn.
  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    case .format: return !Self.visibleFormats.contains(value)
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// The soft hyphen, and the signs written below or before digits (Prepended_Concatenation_Mark).
  private static let visibleFormats: Set<UInt32> = [
    0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]

  /// Vowels and final consonants that join the syllable begun by a wide initial consonant.
  private var isConjoiningJamo: Bool {
    0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value
  }

  /// East Asian Width W or F (UAX #11, Unicode 17) without the emoji, for which the standard library knows.
  private var isWide: Bool {
    Self.wideRanges.contains { $0 ~= value }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F2FF,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

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
    "•": "*", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "€": "E", "─": "-", "═": "=", "│": "|",
    "║": "|", "┌": "+",
    "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+", "↪": ">", "\u{2009}": " ",
    "\u{202F}": " ",
  ]
}

extension String {
  /// The text with a plain twin for every sign that has one.
  package var plainTwins: String { String(map { $0.plainTwin ?? $0 }) }
}
