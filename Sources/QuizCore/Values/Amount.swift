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

/// A number with its English noun, for messages: `1 question`, `2 questions`.
package func counted(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}

/// The ranges of whole numbers in stored forms.
///
/// They are wide enough for every sitting ever played, and narrow enough that sums of thousands do not overflow.
package enum StoredRange {
  /// Milliseconds since 1970-01-01T00:00:00Z: times with dates of four digits.
  package static let moments = -62_135_596_800_000...253_402_300_799_999
  /// Milliseconds of a duration: no two moments are further apart.
  package static let milliseconds = 0...315_537_897_599_999
  /// Days since 1970-01-01, from 0001-01-01 to 9999-12-31.
  package static let days = -719_162...2_932_896
  /// Minutes that a zone can be ahead of UTC; no zone was ever more than 16 hours away from it.
  package static let offsets = -1440...1440
  /// Rows, places, steps and tries.
  package static let counts = 0...1_000_000_000_000
  /// Any number will do: seeds are hashed.
  package static let seeds = Int.min...Int.max
  /// Levels of questions, which authors write as they like.
  package static let levels = -1_000_000_000_000...1_000_000_000_000
}

extension ClosedRange<Int> {
  /// The nearest number within the range.
  package func nearest(_ number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
