package import QuizCore
internal import QuizPlay
package import QuizWire

/// Why a finished sitting has its score, question by question.
package struct ScoreExplanation {
  package let review: SittingReview
  package let explanation: Explanation

  package init(_ review: SittingReview) {
    self.review = review
    explanation = Explanation(review.state)
  }

  package func answered(_ line: Explanation.Line) -> ReviewedAnswer? { review.answer(of: line.turn) }

  /// The explanation as JSON. With `isShown` only marks that the mode shows: one hidden mark leaves out the sums, which
  /// would reveal it.
  package func listing(isShown: Bool = false) -> ExplanationListing {
    var listing = ExplanationListing()
    listing.sitting = review.entry.sitting
    let lines = explanation.lines.compactMap { line in answered(line).map { (line, $0) } }
    let told = isShown ? lines.filter(\.1.isMarkShown) : lines
    listing.questions = told.map(ExplanationListing.Line.init)
    if told.count == lines.count {
      listing.sum = .init(points: explanation.points, of: explanation.of)
      (listing.unasked, listing.own) = (explanation.unasked, explanation.own)
    }
    listing.result = ScoreListing(review.state.result ?? SittingResult())
    return listing
  }
}

extension ExplanationListing.Line {
  fileprivate init(_ line: Explanation.Line, _ answered: ReviewedAnswer) {
    self.init()
    (step, attempt, question) = (answered.view.step, line.turn.step.attempt, line.turn.step.id)
    (text, given, right) = (answered.view.questionText, answered.view.givenInWords, answered.view.answerInWords)
    markup = answered.view.markup
    inputs = line.inputs.isEmpty ? nil : line.inputs.map { PlainField($0.name, $0.value) }
    (points, of, rule, counts) = (line.points, line.of, line.rule, !line.isSuperseded)
  }
}
