/// Memoised walks: results shared by participants, for which no hook runs.
extension Walk {
  /// The end of a walk: equal ends have equal results.
  package struct End: Hashable {
    /// The number of the mode's state.
    fileprivate let state: Int
    /// The sums over the verdicts.
    fileprivate var points = 0.0
    fileprivate var of = 0.0
  }

  /// The end of a walk with these turns, given by number; nil when a hook has to run.
  package func end(_ turn: (Int) -> Int?) -> End? {
    guard let hooks, isSurelySmall, var state = known.first else { return nil }
    var (points, of) = (0.0, 0.0)
    for place in order.indices {
      guard let number = turn(place) else { return nil }
      if hooks.after != nil {
        guard let next = known.next(after: state, number) else { return nil }
        state = next
      }
      points += earned[number].points
      of += earned[number].of
    }
    return End(state: state, points: points, of: of)
  }

  /// Whether no sitting of known turns can come near the end of its room in the record.
  private var isSurelySmall: Bool { RecordUse.isSmall(order.count, states: known.longest, texts: longestText) }

  /// The result of every participant at an end; nil when a hook has to run.
  package func result(at end: End) -> SittingResult? {
    guard let hooks else { return nil }
    guard let given = hooks.result == nil ? SittingResult() : known.result(in: end.state) else { return nil }
    return ResultRules(quiz: quiz, points: end.points, of: end.of).filled(given)
  }
}
