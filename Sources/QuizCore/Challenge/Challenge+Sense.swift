extension Challenge {
  /// Whether every value is one that a sitting can have: a code may be well formed and still make no sense.
  package var makesSense: Bool {
    let day = beginning.day
    let streak = beginning.streak
    return Chance.seeds.contains(beginning.seed) && (1...9999).contains(day.year) && CivilDay(day.text) == day
      && (0...1_000_000).contains(streak.current) && (0...1_000_000).contains(streak.best)
      && (1...1000).contains(beginning.players.count) && Set(beginning.players).count == beginning.players.count
      && beginning.players.allSatisfy(Self.isName) && Self.isID(beginning.sitting) && isShown
      && !beginning.plugins.isEmpty && beginning.limits.makeSense && inputs.allSatisfy(\.makesSense)
      && marks.allSatisfy { Amount($0.points) != nil && Amount($0.of) != nil } && score.makesSense
  }
}

extension Challenge {
  /// A player's name, as the command line takes it.
  private static func isName(_ name: String) -> Bool {
    (1...60).contains(name.count) && name.utf8.count <= 1000 && !name.contains(",")
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private static func isID(_ id: String) -> Bool {
    (1...64).contains(id.utf8.count)
      && id.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      }
  }

  /// Whether what lists show of it fits a list.
  private var isShown: Bool {
    let names = beginning.plugins.map(\.id) + beginning.plugins.map(\.name)
    let texts = [quiz?.id, quiz?.title, score.headline].compactMap { $0 } + names
    return texts.allSatisfy { $0.utf8.count <= 4000 } && beginning.languages.count <= 100
  }
}

extension Challenge.Score {
  fileprivate var makesSense: Bool {
    [points, of, percent].compactMap { $0 }.allSatisfy { Amount($0) != nil }
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
    case .command(.pass(let ms)): return StoredRange.milliseconds.contains(ms)
    case .command(.answer(let response, _)), .command(.select(let response)):
      if case .value(let value) = response { return value.isFinite }
      return true
    default: return true
    }
  }
}
