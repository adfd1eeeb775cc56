internal import QuizCore
package import Words

extension ReportWords {
  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }
}
