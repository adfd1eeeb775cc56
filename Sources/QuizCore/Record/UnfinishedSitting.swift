/// The facts that a list shows of an unfinished sitting.
package struct UnfinishedSitting: Equatable, Sendable {
  package var sitting: String
  package var quiz: String?
  package var mode: String
  package var players: [String]
  package var started: WallTime
  package var request: [String: String]
  package var seed: Int
  /// Questions settled so far.
  package var settled: Int
  /// Questions in all; nil when the mode decides.
  package var length: Int?
  /// Whether the player has done something in it, or a limit has run; otherwise it was only looked at, and no list shows it.
  package var isTouched = true

  package init(
    sitting: String, quiz: String?, mode: String, players: [String], started: WallTime, request: [String: String],
    seed: Int, settled: Int, length: Int?
  ) {
    self.sitting = sitting
    self.quiz = quiz
    self.mode = mode
    self.players = players
    self.started = started
    self.request = request
    self.seed = seed
    self.settled = settled
    self.length = length
  }
}
