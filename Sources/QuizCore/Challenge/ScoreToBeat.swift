/// What is to be beaten in a challenge.
package struct ScoreToBeat: Equatable, Sendable {
  /// Whose score it is.
  package var player: String
  package var score: Challenge.Score

  package init(player: String, score: Challenge.Score) {
    self.player = player
    self.score = score
  }
}
