package import QuizCore

extension Rescorer.Outcome {
  /// Whether anything that counts is another: points, percent, outcome or passed; the headline where it is all there is.
  package var isChanged: Bool {
    let hasScore = [before, after].contains { $0.points != nil || $0.outcome != nil }
    return before.points != after.points || before.of != after.of || before.percent != after.percent
      || before.outcome != after.outcome || before.passed != after.passed
      || !hasScore && before.headline != after.headline
  }

  /// What the score changed by: in percent where both have one, else in points.
  package var change: (value: Double, unit: String)? {
    if let a = before.percent, let b = after.percent { return (b - a, "%") }
    if let a = before.points, let b = after.points { return (b - a, "") }
    return nil
  }
}

extension Rescoring.Problem {
  package var sentence: String {
    switch self {
    case .refused(let refusal): return refusal.sentence
    case .lacksInput(let page, let input):
      return "the mode's page '\(page)' asks for '\(input)', which nobody was asked for back then"
    case .endless: return "the mode does not come to an end with what was recorded"
    }
  }
}
