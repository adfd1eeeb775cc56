package import QuizCore

/// How far a player has come with one quiz, as the home screen shows it beside the quiz.
package struct QuizStanding: Equatable, Sendable {
  /// Times it was finished.
  package var finished = 0
  /// The day of the last finished sitting.
  package var last: CivilDay?
  /// The best result in percent; nil when none had one.
  package var best: Double?
  /// The newest sitting that can go on.
  package var unfinished: Open?

  /// A sitting that can go on, with how far it has come.
  package struct Open: Equatable, Sendable {
    package var sitting: String
    /// Questions settled so far.
    package var settled: Int
    /// Questions in all; nil when the mode decides.
    package var of: Int?
    package var started: WallTime

    package init(sitting: String, settled: Int, of: Int?, started: WallTime) {
      self.sitting = sitting
      self.settled = settled
      self.of = of
      self.started = started
    }
  }

  package init(finished: Int = 0, last: CivilDay? = nil, best: Double? = nil, unfinished: Open? = nil) {
    self.finished = finished
    self.last = last
    self.best = best
    self.unfinished = unfinished
  }

  /// Counts one more finished sitting.
  mutating func add(_ entry: HistoryEntry) {
    finished += 1
    last = [last, entry.day].compactMap { $0 }.max()
    best = [best, entry.percent].compactMap { $0 }.max()
  }
}
