internal import QuizCore

/// Figures as analyses write them.
package enum AnalysisFigures {
  package static func written(_ value: Double) -> String { Scores.written(value) }

  /// A share in percent, with a tenth.
  package static func percent(_ share: Double) -> String { written((1000 * share).rounded() / 10) }
}
