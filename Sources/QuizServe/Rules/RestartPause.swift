/// How long to wait before a program that died is started anew.
package struct RestartPause: Sendable {
  private static let first = 100
  private static let longest = 10_000
  /// The milliseconds within which an end counts as a failed start.
  private static let start = 1000
  private var next = RestartPause.first

  package init() {}

  /// Milliseconds to wait for one that lived so many: longer each time it died at its start.
  package mutating func afterLife(of milliseconds: Int) -> Int {
    if milliseconds >= Self.start { next = Self.first }
    defer { next = min(next * 2, Self.longest) }
    return next
  }
}
