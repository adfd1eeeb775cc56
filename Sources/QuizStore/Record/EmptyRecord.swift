package import QuizCore

/// A record that keeps nothing: for practice, and for readers before anything was recorded.
package final class EmptyRecord: PlayerRecord {
  package init() {}

  package func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {}
  package func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {}
  package func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    throw .missing(sitting)
  }
  package func delete(_ sitting: String) throws(RecordFailure) { throw .missing(sitting) }
  package func claim(_ sitting: String) throws(RecordFailure) -> Bool { true }
  package func release(_ sitting: String) {}

  package func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] { [] }
  package func history(player: String?) throws(RecordFailure) -> [HistoryEntry] { [] }
  package func visitHistory(
    _ filter: HistoryFilter, limit: Int?, _ visit: (HistoryEntry) -> Bool
  ) throws(RecordFailure) {}
  package func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics {
    Statistics(topics: [:], days: [:], by: period)
  }
  package func statistics(
    _ filter: HistoryFilter, by period: Period, hardest: Int
  ) throws(RecordFailure) -> (Statistics, hardest: [QuestionTally]) {
    (try statistics(filter, by: period), [])
  }
  package func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally] { [] }
  package func sittingsByCategory(of player: String) throws(RecordFailure) -> [String: Int] { [:] }
  package func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay] { [] }
  package func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding] { [:] }
  package func missed(by player: String, in quiz: String?) throws(RecordFailure) -> Set<String> { [] }
  package func everySitting() throws(RecordFailure) -> [String] { [] }
  package func sittings(like text: String) throws(RecordFailure) -> [String] { [] }
  package func audit(_ sittings: Set<String>?) throws(RecordFailure) -> [RecordFinding] { [] }

  package func players() throws(RecordFailure) -> [PlayerProfile] { [] }
  package func players(called text: String) throws(RecordFailure) -> [KnownPlayer] { [] }
  package func addPlayer(_ name: String) throws(RecordFailure) {}
  package func renamePlayer(_ player: String, to name: String) throws(RecordFailure) {}
  package func removePlayer(_ player: String) throws(RecordFailure) {}
  package func sittings(of player: String) throws(RecordFailure) -> [(sitting: String, isOwn: Bool)] { [] }

  package func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue { .empty }
  package func memories(of player: String, mode: String?) throws(RecordFailure) -> [ModeMemory] { [] }
  package func remember(
    _ memory: PlainValue, mode: String, quiz: String, of player: String, at time: WallTime
  ) throws(RecordFailure) {}
  package func changes(of player: String, mode: String) throws(RecordFailure) -> [MemoryChange] { [] }

  package func setting(_ key: String) throws(RecordFailure) -> String? { nil }
  package func set(_ key: String, _ value: String?) throws(RecordFailure) {}
  package func settings() throws(RecordFailure) -> [String: String] { [:] }

  package func hiddenPlayers() throws(RecordFailure) -> Set<String> { [] }
  package func setHidden(_ player: String, _ isHidden: Bool) throws(RecordFailure) {}
  package func sittingsOfSeveral() throws(RecordFailure) -> [String: [KnownPlayer]] { [:] }
  package func incomparableSittings() throws(RecordFailure) -> Set<String> { [] }
  package func friendScores() throws(RecordFailure) -> [FriendScore] { [] }
  package func addFriendScore(_ score: FriendScore, at time: WallTime) throws(RecordFailure) {}
  package func achievements(of player: String) throws(RecordFailure) -> [EarnedAchievement] { [] }
  package func addAchievements(_ earned: [EarnedAchievement], of player: String) throws(RecordFailure) {}
  package func rescores(of sitting: String) throws(RecordFailure) -> [Rescore] { [] }
  package func addRescores(_ rescores: [Rescore]) throws(RecordFailure) {}
}
