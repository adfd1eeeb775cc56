extension SittingState {
  /// The score: the result's, or the sum of the verdicts so far.
  package var score: (points: Double, of: Double) {
    if let result, let points = result.points { return (points, result.of ?? 0) }
    return past.reduce((0, 0)) { ($0.0 + ($1.verdict?.points ?? 0), $0.1 + ($1.verdict?.of ?? 0)) }
  }

  /// The score as its player has seen it: in an unfinished sitting without marks that are shown at the end or never.
  package var shownScore: (points: Double, of: Double) {
    if isOver { return score }
    return past.reduce((0, 0)) { sum, turn in
      guard turn.showsMark, let verdict = turn.verdict else { return sum }
      return (sum.0 + verdict.points, sum.1 + verdict.of)
    }
  }
}
