/// Raised and lowered text, which plain text has signs for in part: 10³, H₂O, x^(a+b).
package enum ShiftedText {
  private static let raised: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "+": "⁺",
    "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", "n": "ⁿ", "i": "ⁱ",
  ]
  private static let lowered: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈", "9": "₉", "+": "₊",
    "-": "₋", "−": "₋", "=": "₌", "(": "₍", ")": "₎",
  ]

  /// A part that is raised or lowered: in signs that Unicode has for it, else behind `^` or `_`.
  package static func written(_ part: String, isRaised: Bool) -> String {
    guard let start = part.firstIndex(where: { !$0.isWhitespace }),
      let end = part.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    let text = part[start...end]
    let signs = text.compactMap { isRaised ? raised[$0] : lowered[$0] }
    if signs.count == text.count { return String(signs) }
    // 1st, Mme: letters that are raised for looks.
    if isRaised, text.count > 1, text.allSatisfy(\.isLetter) { return String(text) }
    return (isRaised ? "^" : "_") + (text.count == 1 ? String(text) : "(" + text + ")")
  }
}
