/// Decides how long a reply of a cell is waited for.
///
/// The processor time of the cell counts, so that a busy machine ends no work. The wall clock ends the wait for a process
/// that does not run at all, and waits that are too long for anybody.
package struct CellWait {
  /// Microseconds of processor time for the present step.
  private var allowed: Int
  /// Milliseconds of waiting that are left.
  private var left: Int
  /// The processor time at the first look at the present step; nil before.
  private var start: Int?
  /// The processor time at the last look, and the milliseconds of waiting since it grew.
  private var (used, idle) = (0, 0)
  private var lookedAt: Int

  /// Milliseconds without any processor time after which a process is stuck.
  static let mostIdle = 5000
  /// Milliseconds that one look counts at most: this process may itself have been stopped before it.
  private static let mostBetween = 250
  /// Milliseconds between two looks, at least.
  private static let leastBetween = 5

  /// `milliseconds` of processor time for a step; `longest` is the whole wait.
  package init(_ milliseconds: Int, longest: Int? = nil, at now: Int = Cell.now) {
    allowed = milliseconds * 1000
    left = longest ?? Self.longest(milliseconds)
    lookedAt = now
  }

  /// On a busy machine work takes some times as long as on an idle one.
  private static func longest(_ milliseconds: Int) -> Int { 30_000 + 8 * milliseconds }

  /// Begins the next step of the same work.
  package mutating func begin(_ milliseconds: Int) {
    (allowed, start) = (milliseconds * 1000, nil)
  }

  /// Looks at a cell during the wait.
  ///
  /// `.late` when it has worked for its time, or the wait is over; `.stalled` when it has not run at all for a while.
  package mutating func look(at cell: Cell) throws(CellEnd) {
    let now = Cell.now
    if now - lookedAt >= Self.leastBetween { try look(at: now, used: cell.processorTime) }
  }

  /// Looks at a cell that has used so many microseconds of processor time.
  mutating func look(at now: Int, used: Int) throws(CellEnd) {
    let waited = min(now - lookedAt, Self.mostBetween)
    lookedAt = now
    left -= waited
    idle = used == self.used ? idle + waited : 0
    self.used = used
    let start = self.start ?? used
    self.start = start
    if used - start >= allowed || left <= 0 { throw .late }
    if idle >= Self.mostIdle { throw .stalled }
  }
}
