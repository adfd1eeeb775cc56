/// The worth of a response.
package struct Verdict: Equatable, Sendable {
  package var points: Double
  /// The points that were to be had; 0 when the question is unmarked.
  package var of: Double
  /// Nil when there is no right and wrong.
  package var correct: Bool?
  package var feedback: String?

  package init(points: Double, of: Double, correct: Bool? = nil, feedback: String? = nil) {
    self.points = points
    self.of = of
    self.correct = correct
    self.feedback = feedback
  }

  /// A share of the points from which on a response counts as right (Moodle's bound: three thirds make a whole).
  package static let rightFrom = 0.999999

  /// The verdict on a question that was skipped, or whose time ran out without a response.
  package static func withoutResponse(_ question: Question) -> Verdict {
    if let given = Verdict(byHand: question, feedback: nil) { return given }
    return question.isMarked ? Verdict(points: 0, of: question.points, correct: false) : Verdict(points: 0, of: 0)
  }

  /// The verdict with points given by hand; nil where none were given.
  init?(byHand question: Question, feedback: String?) {
    guard case .given(let points) = question.marked else { return nil }
    self.init(
      points: points, of: question.points, correct: points >= Verdict.rightFrom * question.points, feedback: feedback)
  }
}
