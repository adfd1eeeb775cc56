internal import QuizCore
package import Words

extension PaperWords {
  /// `9 questions, 12.5 points`.
  package func extent(questions: Int, points: Double) -> String {
    "\(self.questions(questions)), \(pointCount(points, written: number(points)))"
  }

  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String {
    decimal(Scores.written(value))
  }
}
