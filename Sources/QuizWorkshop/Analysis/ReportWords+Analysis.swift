package import QuizCore
internal import QuizPlay
package import Words

/// The results of an analysis, in the words of the report.
extension ReportWords {
  package func label(_ bar: Histogram.Bar) -> String {
    if bar.from == bar.to { return number(bar.from) }
    let template = bar.isClosed ? fromToRange : rangeBelow
    return template(["from": number(bar.from), "to": number(bar.to)])
  }

  package func sentence(_ suspect: SuspectKey) -> String {
    switch suspect {
    case .negativeDiscrimination(let index): return negative(["n": number(index)])
    case .weakDiscrimination(let index): return weak(["n": number(index)])
    case .preferredByStrong(let answer, let rest, let rightRest):
      return preferred(["answer": answer, "n": number(rest), "of": number(rightRest)])
    }
  }
}

/// Figures as analyses write them.
package enum AnalysisFigures {
  package static func written(_ value: Double) -> String { Scores.written(value) }

  /// A share in percent, with a tenth.
  package static func percent(_ share: Double) -> String { written((1000 * share).rounded() / 10) }
}
