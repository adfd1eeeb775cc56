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
