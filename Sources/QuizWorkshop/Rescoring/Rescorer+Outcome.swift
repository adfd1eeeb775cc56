package import QuizCore

extension Rescorer.Outcome {
  /// True when a counted part differs: points, percent, outcome or passed; the headline if there is nothing else.
  package var isChanged: Bool {
    let hasScore = [before, after].contains { $0.points != nil || $0.outcome != nil }
    return before.points != after.points || before.of != after.of || before.percent != after.percent
      || before.outcome != after.outcome || before.passed != after.passed
      || !hasScore && before.headline != after.headline
  }

  /// The change of the score: in percent where both have one and it differs, or else in points.
  ///
  /// Nil without a change, or if only one of the two has a maximum, as the euros of a ladder have none.
  package var change: (value: Double, unit: String)? {
    if let a = before.percent, let b = after.percent, Self.shown(b - a) != 0 { return (b - a, "%") }
    guard (before.of == nil) == (after.of == nil), let a = before.points, let b = after.points,
      Self.shown(b - a) != 0
    else { return nil }
    return (b - a, before.of == nil ? currency : "")
  }

  /// The change as it is shown: with two decimals.
  package static func shown(_ change: Double) -> Double { (change * 100).rounded() / 100 }

  /// The sign of money that both headlines have; empty without one.
  private var currency: String {
    let signs = [before, after].map { $0.headline?.first(where: \.isCurrencySymbol) }
    guard let sign = signs[0], sign == signs[1] else { return "" }
    return String(sign)
  }
}

extension Rescoring.Problem {
  package var sentence: String {
    switch self {
    case .refused(let refusal): return refusal.sentence
    case .lacksInput(let page, let input):
      return "the mode's page '\(page)' asks for '\(input)', which this sitting was never asked for"
    case .endless: return "the mode does not end with the recorded answers"
    }
  }
}
