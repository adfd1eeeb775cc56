extension SittingState {
  /// What it has come to: what the result says, or the sum of the verdicts so far.
  package var score: (points: Double, of: Double) {
    if let result, let points = result.points { return (points, result.of ?? 0) }
    return past.reduce((0, 0)) { ($0.0 + ($1.verdict?.points ?? 0), $0.1 + ($1.verdict?.of ?? 0)) }
  }
}
