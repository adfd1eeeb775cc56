/// Raised and lowered signs of Unicode, which write `x²` and `aᵢⱼ` in one line.
enum ShiftedSigns {
  /// A text in raised or lowered signs; nil where one of its signs has none.
  static func text(_ text: String, isRaised: Bool) -> String? {
    let signs = isRaised ? raised : lowered
    var result = ""
    for character in text {
      guard let sign = signs[character] else { return nil }
      result.append(sign)
    }
    return result.isEmpty ? nil : result
  }

  /// The plain sign of a raised or lowered one, and which of both it is; nil for others.
  static func plain(_ character: Character) -> (sign: Character, isRaised: Bool)? {
    if let sign = plainOfRaised[character] { return (sign, true) }
    return plainOfLowered[character].map { ($0, false) }
  }

  private static func table(_ plain: String, _ shifted: String) -> [Character: Character] {
    Dictionary(zip(plain, shifted)) { first, _ in first }
  }

  private static let raised = table(
    "0123456789+−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδφχ′″‴⁗*†‡∘°",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ′″‴⁗*†‡°°")
  private static let lowered = table(
    "0123456789+−=()aehijklmnoprstuvxβγρφχ", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ")

  /// Letters that stand for themselves are no raised ones.
  private static let plainOfRaised = Dictionary(
    raised.filter { !"′″‴⁗*†‡∘°".contains($0.key) }.map { ($1, $0) }
  ) { first, _ in first }
  private static let plainOfLowered = Dictionary(lowered.map { ($1, $0) }) { first, _ in first }
}
