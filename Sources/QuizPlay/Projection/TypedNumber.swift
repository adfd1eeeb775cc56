internal import QuizCore

/// A number as a player types it, the same in every face.
package enum TypedNumber {
  /// A number with a point or a comma before its decimals, and a minus of either kind; not `10,000`, which some read as ten and
  /// others as ten thousand.
  package static func read(_ text: String) -> Double? {
    let commas = text.count { $0 == "," }
    if commas > 1 || commas == 1 && text.contains(".") || isGrouped(text) { return nil }
    return DecimalText.read(text.replacing(",", with: ".").replacing("\u{2212}", with: "-"))
  }

  /// Whether a comma stands where thousands are grouped: before three last digits, behind one to three.
  private static func isGrouped(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 3, parts[1].allSatisfy(\.isNumber) else { return false }
    let whole = parts[0].drop { "+-\u{2212}".contains($0) }
    return (1...3).contains(whole.count) && whole.first != "0"
  }
}
