internal import QuizCore
package import Words

extension FeedbackWords {
  /// How many questions somebody is still to mark by hand.
  package func waiting(_ count: Int) -> String { language.waiting(count) ?? "" }

  /// `2 of 3 points`.
  package func score(_ points: Double, of: Double) -> String {
    of == 1 ? scoreOfOne(["n": number(points)]) : scoreOfPoints(["n": number(points), "of": number(of)])
  }

  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }
}
