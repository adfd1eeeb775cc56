import QuizCore

@testable import QuizStore

/// A record worked out in memory from the events alone, as a model to compare the one in SQLite with.
final class RecordModel: PlayerRecord {
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

  init() {}

  func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    let id = sitting.beginning.sitting
    if sittings[id] != nil { throw .alreadyThere(id) }
    sittings[id] = Entry(
      sitting: sitting, players: sitting.beginning.players, progress: SittingProgress(sitting.beginning),
      last: sitting.started, number: (sittings.values.map(\.number).max() ?? 0) + 1)
    try append(events, to: id, at: sitting.started)
  }

  func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
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

  func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    guard let kept = sittings[sitting] else { throw .missing(sitting) }
    var sitting = kept.sitting
    if kept.players != sitting.beginning.players { sitting.newNames = kept.players }
    return (sitting, kept.events, kept.last)
  }

  func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] {
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

  func history(player: String?) throws(RecordFailure) -> [HistoryEntry] {
    finished.map(\.entry)
      .filter { player == nil || $0.player == player }
      .sorted(by: HistoryEntry.isNewer)
  }

  func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue {
    remembered(MemoryKey(mode: mode, quiz: quiz, player: player)) ?? .empty
  }

  /// Always true, since no other process can have it open.
  func claim(_ sitting: String) throws(RecordFailure) -> Bool { true }

  func release(_ sitting: String) {}

  func setting(_ key: String) throws(RecordFailure) -> String? { values[key] }

  func set(_ key: String, _ value: String?) throws(RecordFailure) { values[key] = value }

  func settings() throws(RecordFailure) -> [String: String] { values }
}

extension RecordModel {
  /// Finds nothing, since no other process can change it.
  func audit(_ sittings: Set<String>?) throws(RecordFailure) -> [RecordFinding] { [] }

  func missed(by player: String, in quiz: String?) throws(RecordFailure) -> Set<String> {
    var latest: [String: Bool] = [:]
    for (_, answers) in finished.map({ ($0.entry.finished, $0.answers) }).sorted(by: { $0.0 < $1.0 }) {
      for answer in answers where answer.player == player {
        if let isRight = answer.verdict.correct { latest[answer.key] = isRight }
      }
    }
    return Set(latest.filter { !$0.value && (quiz == nil || $0.key.hasPrefix("\(quiz ?? "")/")) }.keys)
  }

  func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding] {
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

extension RecordModel {
  // MARK: History and statistics

  func visitHistory(
    _ filter: HistoryFilter, limit: Int?, _ visit: (HistoryEntry) -> Bool
  ) throws(RecordFailure) {
    let open = sittings.values.filter(\.isListed).map {
      HistoryEntry(unfinished: $0.sitting, of: $0.owner, $0.progress)
    }
    let entries = (open + finished.map(\.entry)).filter { filter.passes($0) || passesAsShared($0, filter) }
      .sorted(by: HistoryEntry.isNewer)
    for entry in entries.prefix(limit ?? Int.max) {
      guard visit(entry) else { return }
    }
  }

  private func passesAsShared(_ entry: HistoryEntry, _ filter: HistoryFilter) -> Bool {
    guard filter.includesShared, let player = filter.player, filter.passesApartFromPlayer(entry) else { return false }
    return sittings[entry.sitting]?.players.contains(player) ?? false
  }

  func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics {
    var topics: [Statistics.Topic: Tally] = [:]
    for answer in answers(filter) { topics[answer.topic, default: Tally()].add(answer) }
    var days: [CivilDay: SittingTally] = [:]
    for entry in finished.map(\.entry) where filter.passes(entry) {
      days[entry.day, default: SittingTally()].add(percent: entry.percent, ms: entry.ms)
    }
    return Statistics(topics: topics, days: days, by: period)
  }

  func statistics(
    _ filter: HistoryFilter, by period: Period, hardest: Int
  ) throws(RecordFailure) -> (Statistics, hardest: [QuestionTally]) {
    (try statistics(filter, by: period), try questionTallies(filter, limit: hardest))
  }

  func sittingsByCategory(of player: String) throws(RecordFailure) -> [String: Int] {
    finished.filter { $0.entry.player == player && $0.entry.category == nil }.reduce(into: [:]) { counts, sitting in
      for category in Set(sitting.answers.compactMap(\.category)) { counts[category, default: 0] += 1 }
    }
  }

  func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay] {
    let entries = try history(player: player).reversed().filter { entry in
      guard entry.percent == nil, let kept = sittings[entry.sitting] else { return true }
      return kept.sitting.beginning.rules < Beginning.keptDaysFrom || !kept.isIdle
    }
    let kept = sittings.values.filter { $0.owner == player && $0.sitting.beginning.rules >= Beginning.keptDaysFrom }
    let played = entries.map { StreakLedger.CountedDay($0.day, offsetMinutes: $0.offsetMinutes) }
    return StreakLedger(played + kept.flatMap { $0.keptDays(from: dayStarts) }).days
  }

  func remember(
    _ memory: PlainValue, mode: String, quiz: String, of player: String, at time: WallTime
  ) throws(RecordFailure) {
    kept.append((MemoryKey(mode: mode, quiz: quiz, player: player), nil, memory))
  }

  func changes(of player: String, mode: String) throws(RecordFailure) -> [MemoryChange] {
    sittings.values.filter { $0.owner == player && $0.sitting.beginning.memoryKey == mode }
      .sorted { $0.number < $1.number }
      .flatMap { entry in
        zip(entry.events.compactMap(\.memory), entry.keptAt).flatMap { memory, time in
          memory.entries.map { field in
            MemoryChange(
              quiz: entry.sitting.beginning.quiz?.id ?? "", key: field.key, value: field.value,
              sitting: entry.sitting.beginning.sitting, moment: time, offsetMinutes: entry.sitting.offsetMinutes)
          }
        }
      }
  }

  func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally] {
    var questions: [String: QuestionTally] = [:]
    for answer in answers(HistoryFilter()) {
      questions[answer.key] = QuestionTally(key: answer.key, text: answer.text, topic: answer.topic, tally: Tally())
    }
    for answer in answers(filter) { questions[answer.key]?.tally.add(answer) }
    let asked = questions.values.filter { $0.tally.asked > 0 }
    return Array(asked.sorted(by: QuestionTally.isHarder).prefix(limit ?? Int.max))
  }

  private func answers(_ filter: HistoryFilter) -> [AnsweredQuestion] {
    finished.filter { filter.passesApartFromPlayer($0.entry) }.flatMap(\.answers)
      .filter { filter.player == nil || $0.player == filter.player }
  }

  func everySitting() throws(RecordFailure) -> [String] {
    sittings.values.sorted { $0.number < $1.number }.map(\.sitting.beginning.sitting)
  }

  func sittings(like text: String) throws(RecordFailure) -> [String] {
    let wanted = text.uppercased()
    let ids = sittings.keys.filter { $0.uppercased().hasPrefix(wanted) || $0.uppercased().hasSuffix(wanted) }.sorted()
    return ids.first { $0.uppercased() == wanted }.map { [$0] } ?? Array(ids.prefix(3))
  }

  func delete(_ sitting: String) throws(RecordFailure) {
    guard sittings.removeValue(forKey: sitting) != nil else { throw .missing(sitting) }
    finished.removeAll { $0.entry.sitting == sitting }
    for place in kept.indices where kept[place].sitting == sitting { kept[place].sitting = nil }
    results.rescores.removeAll { $0.sitting == sitting }
  }

  // MARK: Players

  func players() throws(RecordFailure) -> [PlayerProfile] {
    var profiles: [String: PlayerProfile] = [:]
    let asked = finished.flatMap(\.answers).map(\.player)
    let open = sittings.values.filter { $0.progress.status == .unfinished }
    let names = added.union(asked).union(open.map(\.owner)).union(finished.map(\.entry.player))
    let together = sittings.values.filter { $0.progress.status != .discarded }.flatMap(\.players)
    for name in names.union(memories.keys.map(\.player)).union(kept.map(\.key.player)).union(together)
    where !name.isEmpty {
      profiles[name] = PlayerProfile(
        name: name, finished: finished.count { $0.entry.player == name },
        unfinished: open.count { $0.isListed && $0.owner == name },
        last: finished.map(\.entry).filter { $0.player == name }.map(\.finished).max())
    }
    return profiles.values.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }

  func players(called text: String) throws(RecordFailure) -> [KnownPlayer] {
    try players().contains { $0.name == text } ? [KnownPlayer(id: text, name: text)] : []
  }

  func addPlayer(_ name: String) throws(RecordFailure) {
    added.insert(name)
  }

  func renamePlayer(_ name: String, to other: String) throws(RecordFailure) {
    if try players().contains(where: { $0.name == other }) { throw .nameTaken(other) }
    let renamed = { (player: String) in player == name ? other : player }
    sittings = sittings.mapValues { kept in
      var kept = kept
      kept.players = kept.players.map(renamed)
      return kept
    }
    for index in finished.indices {
      finished[index].entry.player = renamed(finished[index].entry.player)
      finished[index].entry.playerID = finished[index].entry.player
      for place in finished[index].answers.indices {
        finished[index].answers[place].player = renamed(finished[index].answers[place].player)
      }
    }
    memories = Dictionary(
      memories.map { (MemoryKey(mode: $0.key.mode, quiz: $0.key.quiz, player: renamed($0.key.player)), $0.value) },
      uniquingKeysWith: { first, _ in first })
    for place in self.kept.indices { self.kept[place].key.player = renamed(self.kept[place].key.player) }
    results.achievements[other] = results.achievements.removeValue(forKey: name)
    if results.hidden.remove(name) != nil { results.hidden.insert(other) }
    if values["player"] == name { values["player"] = other }
    added.remove(name)
    added.insert(other)
  }

  func removePlayer(_ name: String) throws(RecordFailure) {
    for sitting in try sittings(of: name) { try delete(sitting.sitting) }
    memories = memories.filter { $0.key.player != name }
    kept.removeAll { $0.key.player == name }
    results.achievements[name] = nil
    results.hidden.remove(name)
    results.friends.removeAll { $0.player == name }
    if values["player"] == name { values["player"] = nil }
    added.remove(name)
  }

  func sittings(of player: String) throws(RecordFailure) -> [(sitting: String, isOwn: Bool)] {
    sittings.values.filter { $0.players.contains(player) }
      .sorted { ($0.sitting.started, $0.number) < ($1.sitting.started, $1.number) }
      .map { ($0.sitting.beginning.sitting, $0.owner == player) }
  }

  func memories(of player: String, mode: String?) throws(RecordFailure) -> [ModeMemory] {
    Set(memories.keys).union(kept.map(\.key)).filter { $0.player == player && (mode == nil || $0.mode == mode) }
      .map { ModeMemory(mode: $0.mode, quiz: $0.quiz, value: remembered($0) ?? .empty) }
      .sorted { ($0.mode, $0.quiz ?? "") < ($1.mode, $1.quiz ?? "") }
  }
}

extension AnsweredQuestion {
  /// The topic under which statistics group it.
  fileprivate var topic: Statistics.Topic {
    Statistics.Topic(
      category: category.flatMap { $0.isEmpty ? nil : $0 }, difficulty: difficulty.flatMap { $0.isEmpty ? nil : $0 })
  }
}

extension SittingEvent {
  /// The memory of the quiz that it remembers, empty where it remembers none; nil for every other event.
  fileprivate var memory: PlainValue? {
    if case .remembered(let values) = self { return values.memory ?? .empty }
    return nil
  }
}

extension RecordModel {
  /// The results stored beside sittings.
  struct Results {
    var hidden: Set<String> = []
    var friends: [FriendScore] = []
    var achievements: [String: [EarnedAchievement]] = [:]
    var rescores: [Rescore] = []
  }

  func hiddenPlayers() throws(RecordFailure) -> Set<String> { results.hidden }

  func setHidden(_ player: String, _ isHidden: Bool) throws(RecordFailure) {
    added.insert(player)
    if isHidden { results.hidden.insert(player) } else { results.hidden.remove(player) }
  }

  func sittingsOfSeveral() throws(RecordFailure) -> [String: [KnownPlayer]] {
    sittings.compactMapValues { kept in
      kept.players.count > 1 ? kept.players.map { KnownPlayer(id: $0, name: $0) } : nil
    }
  }

  func incomparableSittings() throws(RecordFailure) -> Set<String> {
    Set(sittings.filter { !$0.value.sitting.isComparable }.keys)
  }

  func friendScores() throws(RecordFailure) -> [FriendScore] { results.friends }

  func addFriendScore(_ score: FriendScore, at time: WallTime) throws(RecordFailure) {
    if !results.friends.contains(where: { $0.id == score.id }) { results.friends.append(score) }
  }

  func achievements(of player: String) throws(RecordFailure) -> [EarnedAchievement] {
    (results.achievements[player] ?? []).sorted { ($0.day, $0.plugin, $0.id) < ($1.day, $1.plugin, $1.id) }
  }

  func addAchievements(_ earned: [EarnedAchievement], of player: String) throws(RecordFailure) {
    let there = results.achievements[player] ?? []
    let new = earned.filter { new in !there.contains { $0.plugin == new.plugin && $0.id == new.id } }
    results.achievements[player] = there + new
  }

  func rescores(of sitting: String) throws(RecordFailure) -> [Rescore] {
    results.rescores.filter { $0.sitting == sitting }
  }

  func addRescores(_ rescores: [Rescore]) throws(RecordFailure) {
    results.rescores += rescores
  }
}
