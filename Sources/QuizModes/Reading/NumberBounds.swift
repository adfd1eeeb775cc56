internal import QuizCore

/// Bounds of the numbers that hooks return, which are finite (the bridge to Lua takes no others). Sittings of older rules keep
/// wider ones, so that they replay as they went.
struct NumberBounds {
  /// Totals are 0 or at least 10⁻⁶, shares and limits are within the bounds of amounts, texts of one line have no other.
  let areNarrow: Bool

  static let today = NumberBounds(rules: Beginning.currentRules)

  init(rules: Int) { areNarrow = rules >= 8 }

  func amount(_ number: Double) -> Double? { Amount(number)?.value }

  /// The most that can be had.
  func total(_ number: Double) -> Double? {
    if areNarrow { return Amount(total: number)?.value }
    return number >= 0 ? amount(number) : nil
  }

  /// Whether so many points of a total can be shown as a percentage.
  func allow(_ points: Double, of total: Double) -> Bool {
    !areNarrow || total == 0 || Amount(percentOf: points, total) != nil
  }

  /// A limit in seconds.
  func limit(_ seconds: Double) -> Double? {
    guard seconds > 0 else { return nil }
    return areNarrow ? amount(seconds) : seconds
  }
}
