extension Challenge {
  /// Whether every value is one that a sitting can have: a code may be well formed and still make no sense.
  package var makesSense: Bool {
    let day = beginning.day
    let streak = beginning.streak
    return Chance.seeds.contains(beginning.seed) && (1...9999).contains(day.year) && CivilDay(day.text) == day
      && (0...1_000_000).contains(streak.current) && (0...1_000_000).contains(streak.best)
      && (1...1000).contains(beginning.players.count) && Set(beginning.players).count == beginning.players.count
      && !beginning.plugins.isEmpty && beginning.limits.makeSense && inputs.allSatisfy(\.makesSense)
      && marks.allSatisfy { $0.points.isFinite && $0.of.isFinite } && score.makesSense
  }
}

extension Challenge.Score {
  fileprivate var makesSense: Bool {
    [points, of, percent].compactMap { $0 }.allSatisfy(\.isFinite)
  }
}

extension LimitSettings {
  fileprivate var makeSense: Bool {
    let sensible = 0.000_001...1_000_000.0
    if case .every(let seconds) = timing, !sensible.contains(seconds) { return false }
    return sensible.contains(factor)
  }
}

extension ReplayInput {
  fileprivate var makesSense: Bool {
    switch self {
    case .command(.pass(let ms)): return (0...1_000_000_000_000).contains(ms)
    case .command(.answer(let response, _)), .command(.select(let response)):
      if case .value(let value) = response { return value.isFinite }
      return true
    default: return true
    }
  }
}
