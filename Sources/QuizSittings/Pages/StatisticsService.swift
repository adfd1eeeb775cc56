package import QuizCore
internal import QuizLibrary
package import QuizStore
package import QuizWire

/// The sums of finished sittings as every face shows them.
package struct StatisticsService {
  private let surroundings: Surroundings
  private let record: any PlayerRecord

  /// Questions that are named as the hardest, and scores that a chart has, at most.
  private static let hardest = 5
  private static let charted = 400

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord) {
    (self.surroundings, self.record) = (surroundings, record)
  }

  /// The sums alone.
  package func sums(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> StatsListing {
    let names = surroundings.library.categoryNames
    var (statistics, questions) = try record.statistics(filter, by: period, hardest: Self.hardest)
    if let shared = try shared(filter, by: period) {
      (statistics.sittings, statistics.periods) = (shared.sittings, shared.periods)
    }
    let hardest = questions.filter { ($0.tally.accuracy ?? 100) < 100 }.map { $0.named(names) }
    return StatsListing(statistics: statistics.named(names), hardest: hardest, period: period)
  }

  /// The sums with what charts need, and every quiz that can be chosen.
  package func page(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> StatsListing {
    var filter = filter
    filter.without = filter.player.map { WithheldSittings(surroundings, record).ids(of: $0) } ?? []
    var listing = try sums(filter, by: period)
    (listing.quiz, listing.since, listing.until) = (filter.quiz, filter.from, filter.to)
    var all = HistoryFilter(player: filter.player)
    all.without = filter.without
    let entries = try finished(all)
    listing.played = PlayedQuiz.of(entries)
    let passing = entries.filter(filter.passesApartFromPlayer)
    listing.scores = passing.compactMap(StatsListing.Score.init).prefix(Self.charted).reversed()
    listing.quizzes = Self.sums(passing)
    return listing
  }

  /// Sums over sittings that were played together count for each who took part, with their own score; nil where there is
  /// none and the record's own sums are those of the player.
  private func shared(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics? {
    guard let player = filter.player else { return nil }
    let several = try record.sittingsOfSeveral()
    guard several.values.contains(where: { $0.contains { $0.isCalled(player) } }) else { return nil }
    var days: [CivilDay: SittingTally] = [:]
    for entry in try finished(filter, several) {
      days[entry.day, default: SittingTally()].add(percent: entry.percent, ms: entry.ms)
    }
    return Statistics(topics: [:], days: days, by: period)
  }

  /// The finished sittings that pass, the newest first, each with the player's own score.
  private func finished(
    _ filter: HistoryFilter, _ several: [String: [KnownPlayer]]? = nil
  ) throws(RecordFailure) -> [HistoryEntry] {
    let shared = if let several { several } else { try record.sittingsOfSeveral() }
    var filter = filter
    filter.includesShared = filter.player != nil
    var entries: [HistoryEntry] = []
    try record.visitHistory(filter, limit: nil) { entry in
      if entry.isFinished { entries.append(entry.titled(surroundings.language)) }
      return true
    }
    guard let player = filter.player, !shared.isEmpty else { return entries }
    return entries.map { entry in
      shared[entry.sitting].map { SharedSitting(record: record, players: $0).own(entry, of: player) } ?? entry
    }
  }

  private static func sums(_ entries: [HistoryEntry]) -> [StatsListing.QuizSum] {
    var tallies: [String: (sum: StatsListing.QuizSum, percents: [Double])] = [:]
    for entry in entries {
      guard let quiz = entry.quiz else { continue }
      var tally = tallies[quiz] ?? (StatsListing.QuizSum(quiz, entry.title), [])
      tally.sum.sittings += 1
      if let percent = SittingTally.counted(entry.percent) { tally.percents.append(percent) }
      tallies[quiz] = tally
    }
    return tallies.values.map { sum, percents in
      var sum = sum
      sum.percent = percents.isEmpty ? nil : percents.reduce(0, +) / Double(percents.count)
      sum.best = percents.max()
      return sum
    }.sorted { ($1.sittings, $0.id) < ($0.sittings, $1.id) }
  }
}

extension KnownPlayer {
  fileprivate func isCalled(_ text: String) -> Bool { id == text || name == text }
}

extension StatsListing.QuizSum {
  fileprivate init(_ id: String, _ title: String) {
    self.init()
    (self.id, self.title) = (id, title)
  }
}

extension StatsListing.Score {
  /// Nil for a sitting without a percentage.
  fileprivate init?(_ entry: HistoryEntry) {
    guard let percent = entry.percent else { return nil }
    self.init()
    (day, self.percent, title, sitting) = (entry.day, percent, entry.title, entry.sitting)
  }
}
