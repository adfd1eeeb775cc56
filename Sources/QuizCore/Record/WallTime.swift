/// Milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9999.
package struct WallTime: Equatable, Comparable, Sendable {
  package private(set) var milliseconds: Int

  /// The nearest time that has a date of four digits, so that arithmetic on it never overflows.
  package init(milliseconds: Int) {
    self.milliseconds = StoredRange.moments.nearest(milliseconds)
  }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.milliseconds < b.milliseconds }
}
