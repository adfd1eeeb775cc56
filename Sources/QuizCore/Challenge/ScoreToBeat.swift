/// The score that an accepted challenge tries to beat.
package struct ScoreToBeat: Equatable, Sendable {
  /// The name of the player whose score it is.
  package var player: String
  package var score: Challenge.Score

  package init(player: String, score: Challenge.Score) {
    self.player = player
    self.score = score
  }
}
