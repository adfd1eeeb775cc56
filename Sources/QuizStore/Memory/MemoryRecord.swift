package import QuizCore

/// The record in memory, gone with the process: for practice, and for when the disk is full or may not be written.
package final class MemoryRecord: PlayerRecord {
  var sittings: [String: Entry] = [:]
  var finished: [Finished] = []
  var memories: [MemoryKey: PlainValue] = [:]
  /// The keys stored on top of these, oldest first; the id of a deleted sitting is nil.
  var kept: [(key: MemoryKey, sitting: String?, value: PlainValue)] = []
  var added: Set<String> = []
  var values: [String: String] = [:]
  var results = Results()

  struct Entry {
    var sitting: StoredSitting
    /// The players' present names.
    var players: [String]
    var progress: SittingProgress
    var events: [SittingEvent] = []
    var last: WallTime
    /// Counts the sittings in the order in which they were begun.
    var number: Int

    /// The times at which the mode remembered something.
    var keptAt: [WallTime] = []

    var owner: String { players.first ?? "" }
    /// The days on which cards were rated, each beginning at that hour; none once the sitting was discarded.
    ///
    /// The value that was remembered last on a day under a key decides, as in a record on disk.
    func keptDays(from hour: Int) -> [StreakLedger.CountedDay] {
      if events.contains(.discarded) { return [] }
      var last: [CivilDay: [PlainKey: PlainValue]] = [:]
      for (memory, time) in zip(events.compactMap(\.memory), keptAt) {
        let minutes = time.milliseconds / 60_000 + sitting.offsetMinutes - hour * 60
        for entry in memory.entries { last[CivilDay(number: minutes / 1440), default: [:]][entry.key] = entry.value }
      }
      let began = sitting.beginning.day.number
      return last.filter { $0.value.values.contains { $0.isRating(since: began) } }
        .map { StreakLedger.CountedDay($0.key, offsetMinutes: sitting.offsetMinutes) }
    }

    /// True where cards were suspended or buried, and none rated.
    var isIdle: Bool { !keptAt.isEmpty && keptDays(from: 0).isEmpty }
    /// Whether it can go on, and more was done in it than to look.
    var isListed: Bool { progress.status == .unfinished && progress.isTouched }
  }

  /// A finished sitting as the history and the statistics know it.
  struct Finished {
    var entry: HistoryEntry
    var answers: [AnsweredQuestion]
  }

  struct MemoryKey: Hashable {
    var mode: String
    var quiz: String?
    var player: String
  }

  package init() {}

  package func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    let id = sitting.beginning.sitting
    if sittings[id] != nil { throw .alreadyThere(id) }
    sittings[id] = Entry(
      sitting: sitting, players: sitting.beginning.players, progress: SittingProgress(sitting.beginning),
      last: sitting.started, number: (sittings.values.map(\.number).max() ?? 0) + 1)
    try append(events, to: id, at: sitting.started)
  }

  package func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
    if events.isEmpty { return }
    guard var kept = sittings.removeValue(forKey: sitting) else { throw .missing(sitting) }
    for event in events {
      kept.events.append(event)
      if case .remembered = event { kept.keptAt.append(time) }
      kept.progress.note(event)
      kept.last = max(kept.last, time)
      switch event {
      case .remembered(let values): remember(values, kept)
      case .finished(let result): finish(kept, result, at: time)
      case .discarded: self.kept.removeAll { $0.sitting == sitting }
      default: break
      }
    }
    sittings[sitting] = kept
  }

  private func finish(_ kept: Entry, _ result: SittingResult, at time: WallTime) {
    if kept.progress.hasSteps {
      let entry = HistoryEntry(kept.sitting, of: kept.owner, kept.progress, result, at: time)
      let answers = kept.progress.answers(players: kept.players)
      finished.append(Finished(entry: entry, answers: answers))
    }
    let beginning = kept.sitting.beginning
    let key = MemoryKey(mode: beginning.memoryKey, quiz: beginning.quiz?.id ?? "", player: kept.owner)
    if kept.sitting.isChallenge { return }
    if let memory = result.memory { replace(key, memory) }
    if let shared = result.shared { replace(MemoryKey(mode: key.mode, quiz: nil, player: key.player), shared) }
  }

  private func replace(_ key: MemoryKey, _ memory: PlainValue) {
    memories[key] = memory
    kept.removeAll { $0.key == key }
  }

  private func remember(_ values: RememberedValues, _ kept: Entry) {
    let beginning = kept.sitting.beginning
    if kept.sitting.isChallenge { return }
    for (quiz, value) in [(beginning.quiz?.id ?? "", values.memory), (nil, values.shared)] {
      guard let value else { continue }
      let key = MemoryKey(mode: beginning.memoryKey, quiz: quiz, player: kept.owner)
      self.kept.append((key, beginning.sitting, value))
    }
  }

  /// The memory under a key, later sittings merged on top; nil when there never was one.
  func remembered(_ key: MemoryKey) -> PlainValue? {
    let later = kept.filter { $0.key == key }.map(\.value)
    if later.isEmpty { return memories[key] }
    return later.reduce(memories[key] ?? .empty) { $0.remembering($1) }
  }

  package func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    guard let kept = sittings[sitting] else { throw .missing(sitting) }
    var sitting = kept.sitting
    if kept.players != sitting.beginning.players { sitting.newNames = kept.players }
    return (sitting, kept.events, kept.last)
  }

  package func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] {
    sittings.values
      .filter { $0.progress.status == .unfinished && $0.owner == player }
      .sorted { ($0.sitting.started, $0.number) > ($1.sitting.started, $1.number) }
      .map { kept in
        let beginning = kept.sitting.beginning
        var sitting = UnfinishedSitting(
          sitting: beginning.sitting, quiz: beginning.quiz?.id, mode: beginning.mode.id, players: kept.players,
          started: kept.sitting.started, request: kept.sitting.request, seed: beginning.seed,
          settled: kept.progress.settled, length: kept.progress.length)
        sitting.isTouched = kept.progress.isTouched
        return sitting
      }
  }

  package func history(player: String?) throws(RecordFailure) -> [HistoryEntry] {
    finished.map(\.entry)
      .filter { player == nil || $0.player == player }
      .sorted(by: HistoryEntry.isNewer)
  }

  package func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue {
    remembered(MemoryKey(mode: mode, quiz: quiz, player: player)) ?? .empty
  }

  /// Always true, since no other process can have it open.
  package func claim(_ sitting: String) throws(RecordFailure) -> Bool { true }

  package func release(_ sitting: String) {}

  package func setting(_ key: String) throws(RecordFailure) -> String? { values[key] }

  package func set(_ key: String, _ value: String?) throws(RecordFailure) { values[key] = value }

  package func settings() throws(RecordFailure) -> [String: String] { values }
}

extension MemoryRecord {
  /// Finds nothing, since no other process can change it.
  package func audit(_ sittings: Set<String>?) throws(RecordFailure) -> [RecordFinding] { [] }

  package func missed(by player: String, in quiz: String?) throws(RecordFailure) -> Set<String> {
    var latest: [String: Bool] = [:]
    for (_, answers) in finished.map({ ($0.entry.finished, $0.answers) }).sorted(by: { $0.0 < $1.0 }) {
      for answer in answers where answer.player == player {
        if let isRight = answer.verdict.correct { latest[answer.key] = isRight }
      }
    }
    return Set(latest.filter { !$0.value && (quiz == nil || $0.key.hasPrefix("\(quiz ?? "")/")) }.keys)
  }

  package func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding] {
    var standings: [String: QuizStanding] = [:]
    for entry in finished.map(\.entry) where entry.player == player {
      guard let quiz = entry.quiz else { continue }
      standings[quiz, default: QuizStanding()].add(entry)
    }
    for sitting in try unfinished(player: player).reversed() where sitting.isTouched {
      guard let quiz = sitting.quiz else { continue }
      standings[quiz, default: QuizStanding()].unfinished = QuizStanding.Open(
        sitting: sitting.sitting, settled: sitting.settled, of: sitting.length, started: sitting.started)
    }
    return standings
  }
}

extension PlainValue {
  /// Whether a remembered value came of a rating since a day, not of a card that was suspended, buried or taken back.
  fileprivate func isRating(since day: Int) -> Bool {
    if self == .bool(false) { return false }
    if case .int(let last)? = self["last"] { return last >= day }
    return self["suspended"] == nil && self["buried"] == nil
  }
}
