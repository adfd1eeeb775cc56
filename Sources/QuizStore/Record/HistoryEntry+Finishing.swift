internal import QuizCore

extension HistoryEntry {
  /// The entry of a sitting that has just finished; `owner` is its player's present name.
  init(
    _ sitting: StoredSitting, of owner: String, _ progress: SittingProgress, _ result: SittingResult,
    at finished: WallTime
  ) {
    let beginning = sitting.beginning
    self.init(
      sitting: beginning.sitting, quiz: beginning.quiz?.id, title: beginning.title, mode: beginning.mode.id,
      player: owner, started: sitting.started, finished: finished,
      offsetMinutes: sitting.offsetMinutes, day: beginning.day, points: result.points, of: result.of,
      percent: result.percent, headline: result.headline, emoji: result.emoji, isTimed: progress.isTimed,
      limit: beginning.limits.everySeconds, ms: result.ms)
    category = beginning.quiz?.category
    outcome = result.outcome
    passed = result.passed
    data = result.data
  }

  /// The entry of a sitting that can go on.
  init(unfinished sitting: StoredSitting, of owner: String, _ progress: SittingProgress) {
    let beginning = sitting.beginning
    self.init(
      sitting: beginning.sitting, quiz: beginning.quiz?.id, title: beginning.title, mode: beginning.mode.id,
      player: owner, started: sitting.started, finished: sitting.started, offsetMinutes: sitting.offsetMinutes,
      day: beginning.day, points: nil, of: nil, percent: nil, headline: nil, emoji: nil, isTimed: progress.isTimed,
      limit: beginning.limits.everySeconds, ms: 0)
    category = beginning.quiz?.category
    isFinished = false
  }

  /// Lists begin with what ended last; a sitting that can go on stands where it started.
  static func isNewer(_ a: HistoryEntry, _ b: HistoryEntry) -> Bool {
    (a.finished, a.sitting) > (b.finished, b.sitting)
  }
}

extension LimitSettings {
  /// Seconds for every question, when the player chose them.
  var everySeconds: Double? { if case .every(let seconds) = timing { seconds } else { nil } }
}

extension Beginning {
  /// The sitting's title in lists.
  var title: String { quiz?.title ?? mode.name }
}
