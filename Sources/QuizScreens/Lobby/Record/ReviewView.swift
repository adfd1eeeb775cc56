package import QuizCore
package import QuizPlay

/// A sitting answer by answer.
package struct ReviewView: Equatable, Sendable {
  package var entry: HistoryEntry
  /// The local time of the start: `19:30`.
  package var clock: String
  package var modeName: String
  package var players: [String]
  package var seed: Int
  package var result: SittingResult?
  package var answers: [ReviewedAnswer]

  package init(
    entry: HistoryEntry, clock: String, modeName: String, players: [String], seed: Int, result: SittingResult?,
    answers: [ReviewedAnswer]
  ) {
    self.entry = entry
    self.clock = clock
    self.modeName = modeName
    self.players = players
    self.seed = seed
    self.result = result
    self.answers = answers
  }
}

/// A question as it was settled one time.
package struct ReviewedAnswer: Equatable, Sendable {
  package var view: VerdictView
  package var attempt: Int
  package var player: String
  /// Milliseconds.
  package var ms: Int
  /// Whether its verdict may be seen.
  package var isMarkShown: Bool

  package init(view: VerdictView, attempt: Int, player: String, ms: Int, isMarkShown: Bool) {
    self.view = view
    self.attempt = attempt
    self.player = player
    self.ms = ms
    self.isMarkShown = isMarkShown
  }
}

package enum ReviewChoice: Equatable, Sendable {
  case goOn
  case again(sameSeed: Bool)
  case delete
}

extension Lobby {
  package func review(_ view: ReviewView, notice: String? = nil) -> LobbyEnd<ReviewChoice> {
    var scene = ReviewScene(view)
    return show(&scene, notice: notice)
  }
}
