/// Numbers as people write them: decimal, with a point.
package enum DecimalText {
  /// The number, finite; nil for anything else, what Swift reads beyond it (hexadecimal, "inf", "nan") included.
  package static func read(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
