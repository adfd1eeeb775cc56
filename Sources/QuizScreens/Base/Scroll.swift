/// The scroll position of a body longer than the screen.
struct Scroll: Equatable {
  private var wanted = 0
  /// Whether the focus is kept in sight; not before it was moved, and not while the player looks around.
  private(set) var follows = false

  /// The first row shown: always one that exists, and one that shows the focus when that is followed.
  func offset(rows: Int, height: Int, focus: Range<Int>?) -> Int {
    let last = max(0, rows - height)
    let base = min(max(0, wanted), last)
    guard follows, let focus else { return base }
    let lowest = min(focus.lowerBound, max(0, focus.upperBound - height))
    return min(min(focus.lowerBound, max(base, lowest)), last)
  }

  /// Shows the rows from there on.
  mutating func look(at offset: Int) {
    wanted = offset
    follows = false
  }

  /// Keeps the present offset, but with the focus in sight.
  mutating func follow() { follows = true }

  /// Keeps that offset, but with the focus in sight.
  mutating func follow(from offset: Int) {
    wanted = offset
    follows = true
  }
}
