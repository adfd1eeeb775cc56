/// A number of points, percent, seconds or units that is finite and small enough to be added up and shown.
///
/// Everything that strangers give (hooks, cells, files, codes, imports) becomes one at the border, or is refused there.
package struct Amount: Equatable, Sendable {
  /// Within ±10¹², and never −0.
  package let value: Double

  /// Sums of larger numbers would no longer be exact to a thousandth.
  package static let most = 1e12
  /// The least total above 0. Shares of a smaller one leave every bound.
  package static let leastTotal = 1e-6

  /// An amount; nil when it is not finite or lies beyond ±10¹².
  package init?(_ number: Double) {
    guard number.magnitude <= Self.most else { return nil }
    value = number + 0
  }

  /// The most that can be had: nil unless it is 0 or lies within 10⁻⁶ and 10¹².
  package init?(total number: Double) {
    guard number == 0 || number >= Self.leastTotal else { return nil }
    self.init(number)
  }

  /// `100 · points / of`; nil for a total of 0 and for a share beyond the bounds.
  package init?(percentOf points: Double, _ total: Double) {
    guard total > 0 else { return nil }
    self.init(100 * points / total)
  }

  /// The nearest amount within the bounds; 0 for NaN.
  package init(nearest number: Double) {
    value = number.isNaN ? 0 : min(max(number, -Self.most), Self.most) + 0
  }
}
