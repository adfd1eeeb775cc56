internal import QuizCore

extension HistoryEntry {
  /// The entry of a sitting that has just finished.
  init(_ sitting: StoredSitting, _ progress: Progress, _ result: SittingResult, at finished: WallTime) {
    let beginning = sitting.beginning
    var limit: Double?
    if case .every(let seconds) = beginning.limits.timing { limit = seconds }
    self.init(
      sitting: beginning.sitting, quiz: beginning.quiz?.id, title: beginning.quiz?.title ?? beginning.mode.name,
      mode: beginning.mode.id, player: beginning.owner, started: sitting.started, finished: finished,
      offsetMinutes: sitting.offsetMinutes, day: beginning.day, points: result.points, of: result.of,
      percent: result.percent, headline: result.headline, emoji: result.emoji, isTimed: progress.isTimed,
      limit: limit, ms: result.ms)
  }
}

extension Beginning {
  /// The player under whom lists, history and memory know the sitting: the first.
  var owner: String { players.first ?? "" }
}
