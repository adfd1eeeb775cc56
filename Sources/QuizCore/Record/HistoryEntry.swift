/// A sitting in the history.
package struct HistoryEntry: Equatable, Sendable {
  package var sitting: String
  package var quiz: String?
  package var title: String
  package var mode: String
  /// The player's present name.
  package var player: String
  /// The player's id in the record.
  package var playerID: String
  package var started: WallTime
  /// The time of the end, or of the start for an unfinished sitting.
  package var finished: WallTime
  package var offsetMinutes: Int
  package var day: CivilDay
  package var points: Double?
  package var of: Double?
  package var percent: Double?
  package var headline: String?
  package var emoji: String?
  package var isTimed: Bool
  /// Seconds for a question, when the player set it.
  package var limit: Double?
  package var ms: Int
  /// The quiz's.
  package var category: String?
  /// The id of an outcome.
  package var outcome: String?
  package var passed: Bool?
  /// The mode's data for programs; nil without any.
  package var data: PlainValue?
  /// Whether it is over; lists show sittings that can go on, too.
  package var isFinished = true

  package init(
    sitting: String, quiz: String?, title: String, mode: String, player: String, started: WallTime,
    finished: WallTime, offsetMinutes: Int, day: CivilDay, points: Double?, of: Double?, percent: Double?,
    headline: String?, emoji: String?, isTimed: Bool, limit: Double?, ms: Int
  ) {
    self.sitting = sitting
    self.quiz = quiz
    self.title = title
    self.mode = mode
    self.player = player
    playerID = player
    self.started = started
    self.finished = finished
    self.offsetMinutes = StoredRange.offsets.nearest(offsetMinutes)
    self.day = day
    self.points = points
    self.of = of
    self.percent = percent
    self.headline = headline
    self.emoji = emoji
    self.isTimed = isTimed
    self.limit = limit
    self.ms = StoredRange.milliseconds.nearest(ms)
  }
}
