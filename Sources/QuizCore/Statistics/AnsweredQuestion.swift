/// A question of a finished sitting as statistics count it: once, as it was settled the last time.
package struct AnsweredQuestion: Equatable, Sendable {
  /// The quiz's id and the question's, as in `animals/q1`; of a quiz drawn from many, the question's id is that already.
  package var key: String
  package var text: String
  package var category: String?
  package var difficulty: String?
  /// The name of the player who was asked.
  package var player: String
  package var verdict: Verdict
  /// Milliseconds the answer took; nil when the question was skipped or its time ran out.
  package var ms: Int?

  package init(
    key: String, text: String, category: String? = nil, difficulty: String? = nil, player: String, verdict: Verdict,
    ms: Int? = nil
  ) {
    self.key = key
    self.text = text
    self.category = category
    self.difficulty = difficulty
    self.player = player
    self.verdict = verdict
    self.ms = ms
  }
}
