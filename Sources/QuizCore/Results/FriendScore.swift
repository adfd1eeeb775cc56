/// A friend's score, from a challenge that was accepted.
package struct FriendScore: Equatable, Sendable {
  /// The id of the challenge code.
  package var id: String
  package var code: String
  package var player: String
  /// The friend's sitting, with its quiz.
  package var sitting: String
  package var quiz: String?
  package var title: String
  package var category: String?
  package var mode: String
  package var day: CivilDay
  package var score: Challenge.Score

  package init(id: String, code: String, _ challenge: Challenge, category: String?) {
    self.init(
      id: id, code: code, player: challenge.player, sitting: challenge.beginning.sitting, quiz: challenge.quiz?.id,
      title: challenge.title, category: category, mode: challenge.beginning.mode.id, day: challenge.beginning.day,
      score: challenge.score)
  }

  package init(
    id: String, code: String, player: String, sitting: String, quiz: String?, title: String, category: String?,
    mode: String, day: CivilDay, score: Challenge.Score
  ) {
    self.id = id
    self.code = code
    self.player = player
    self.sitting = sitting
    self.quiz = quiz
    self.title = title
    self.category = category
    self.mode = mode
    self.day = day
    self.score = score
  }
}
