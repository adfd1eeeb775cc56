/// Milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9999.
package struct WallTime: Equatable, Comparable, Sendable {
  package private(set) var milliseconds: Int

  /// The nearest time that has a date of four digits, so that arithmetic on it never overflows.
  package init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, -62_135_596_800_000), 253_402_300_799_999)
  }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.milliseconds < b.milliseconds }
}
