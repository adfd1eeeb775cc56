internal import QuizCore
package import Words

extension Wording {
  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }
}

extension FeedbackWords {
  /// The sentence on questions still to be marked by hand; empty when there are none.
  package func waiting(_ count: Int) -> String { language.waiting(count) ?? "" }

  /// `2 of 3 points`.
  package func score(_ points: Double, of: Double) -> String {
    of == 1 ? scoreOfOne(["n": number(points)]) : scoreOfPoints(["n": number(points), "of": number(of)])
  }
}

extension PaperWords {
  /// `9 questions, 12.5 points`.
  package func extent(questions: Int, points: Double) -> String {
    "\(self.questions(questions)), \(pointCount(points, written: number(points)))"
  }
}
