/// A kind of letters that has a meaning in formulas, such as double-struck ones for sets of numbers.
package enum FormulaAlphabet: Equatable, Sendable {
  case upright, italic, bold, boldItalic, script, fraktur, doubleStruck, sansSerif, monospace

  /// True for letters that differ in meaning from plain ones, where no bold or slanted ones can be shown.
  var isShownInPlainText: Bool {
    switch self {
    case .script, .fraktur, .doubleStruck: true
    case .upright, .italic, .bold, .boldItalic, .sansSerif, .monospace: false
    }
  }

  /// The letters of a text in this alphabet, as Unicode's mathematical alphanumeric signs; others stay.
  func styled(_ text: String) -> String {
    guard self != .upright, self != .italic else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(styled)))
  }

  private func styled(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let exception = Self.exceptions[self]?[scalar] { return exception }
    let starts = self.starts
    let value: UInt32? =
      switch scalar {
      case "A"..."Z": starts.capital + scalar.value - 65
      case "a"..."z": starts.capital + 26 + scalar.value - 97
      case "0"..."9": starts.digit.map { $0 + scalar.value - 48 }
      case "Α"..."Ω": starts.greek.map { $0 + scalar.value - 0x391 }
      case "α"..."ω": starts.greek.map { $0 + 26 + scalar.value - 0x3B1 }
      default: nil
      }
    return value.flatMap(Unicode.Scalar.init) ?? scalar
  }

  private var starts: (capital: UInt32, digit: UInt32?, greek: UInt32?) {
    switch self {
    case .upright, .italic: (0x1D434, nil, nil)
    case .bold: (0x1D400, 0x1D7CE, 0x1D6A8)
    case .boldItalic: (0x1D468, 0x1D7CE, 0x1D71C)
    case .script: (0x1D49C, nil, nil)
    case .fraktur: (0x1D504, nil, nil)
    case .doubleStruck: (0x1D538, 0x1D7D8, nil)
    case .sansSerif: (0x1D5A0, 0x1D7E2, nil)
    case .monospace: (0x1D670, 0x1D7F6, nil)
    }
  }

  /// Letters that Unicode had before the others of their alphabet.
  private static let exceptions: [FormulaAlphabet: [Unicode.Scalar: Unicode.Scalar]] = [
    .script: [
      "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ", "g": "ℊ", "o": "ℴ",
    ],
    .fraktur: ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"],
    .doubleStruck: ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"],
  ]
}
