/// Days in a row on which something was finished.
package struct Streak: Equatable, Sendable {
  package var current = 0
  package var best = 0
  package var alive = false
  /// Whether today is among the days of `current`.
  package var hasToday = false

  package init(current: Int = 0, best: Int = 0, alive: Bool = false, hasToday: Bool = false) {
    self.current = current
    self.best = best
    self.alive = alive
    self.hasToday = hasToday
  }

  /// The streak once something is finished today.
  package var countingToday: Streak {
    if hasToday { return self }
    let current = alive ? current + 1 : 1
    return Streak(current: current, best: max(best, current), alive: true, hasToday: true)
  }
}
