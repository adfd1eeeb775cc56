/// Milliseconds since 1970-01-01T00:00:00Z.
package struct WallTime: Equatable, Comparable, Sendable {
  package var milliseconds: Int

  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.milliseconds < b.milliseconds }
}
