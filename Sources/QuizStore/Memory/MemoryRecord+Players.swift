package import QuizCore

extension MemoryRecord {
  // MARK: History and statistics

  package func visitHistory(
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

  package func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics {
    var topics: [Statistics.Topic: Tally] = [:]
    for answer in answers(filter) { topics[answer.topic, default: Tally()].add(answer) }
    var days: [CivilDay: SittingTally] = [:]
    for entry in finished.map(\.entry) where filter.passes(entry) {
      days[entry.day, default: SittingTally()].add(percent: entry.percent, ms: entry.ms)
    }
    return Statistics(topics: topics, days: days, by: period)
  }

  package func statistics(
    _ filter: HistoryFilter, by period: Period, hardest: Int
  ) throws(RecordFailure) -> (Statistics, hardest: [QuestionTally]) {
    (try statistics(filter, by: period), try questionTallies(filter, limit: hardest))
  }

  package func sittingsByCategory(of player: String) throws(RecordFailure) -> [String: Int] {
    finished.filter { $0.entry.player == player && $0.entry.category == nil }.reduce(into: [:]) { counts, sitting in
      for category in Set(sitting.answers.compactMap(\.category)) { counts[category, default: 0] += 1 }
    }
  }

  package func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay] {
    let entries = try history(player: player).reversed().filter { entry in
      guard entry.percent == nil, let kept = sittings[entry.sitting] else { return true }
      return kept.sitting.beginning.rules < Beginning.keptDaysFrom || !kept.isIdle
    }
    let kept = sittings.values.filter { $0.owner == player && $0.sitting.beginning.rules >= Beginning.keptDaysFrom }
    let played = entries.map { StreakLedger.CountedDay($0.day, offsetMinutes: $0.offsetMinutes) }
    return StreakLedger(played + kept.flatMap { $0.keptDays(from: dayStarts) }).days
  }

  package func remember(
    _ memory: PlainValue, mode: String, quiz: String, of player: String, at time: WallTime
  ) throws(RecordFailure) {
    kept.append((MemoryKey(mode: mode, quiz: quiz, player: player), nil, memory))
  }

  package func changes(of player: String, mode: String) throws(RecordFailure) -> [MemoryChange] {
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

  package func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally] {
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

  package func everySitting() throws(RecordFailure) -> [String] {
    sittings.values.sorted { $0.number < $1.number }.map(\.sitting.beginning.sitting)
  }

  package func sittings(like text: String) throws(RecordFailure) -> [String] {
    let wanted = text.uppercased()
    let ids = sittings.keys.filter { $0.uppercased().hasPrefix(wanted) || $0.uppercased().hasSuffix(wanted) }.sorted()
    return ids.first { $0.uppercased() == wanted }.map { [$0] } ?? Array(ids.prefix(3))
  }

  package func delete(_ sitting: String) throws(RecordFailure) {
    guard sittings.removeValue(forKey: sitting) != nil else { throw .missing(sitting) }
    finished.removeAll { $0.entry.sitting == sitting }
    for place in kept.indices where kept[place].sitting == sitting { kept[place].sitting = nil }
    results.rescores.removeAll { $0.sitting == sitting }
  }

  // MARK: Players

  package func players() throws(RecordFailure) -> [PlayerProfile] {
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

  package func players(called text: String) throws(RecordFailure) -> [KnownPlayer] {
    try players().contains { $0.name == text } ? [KnownPlayer(id: text, name: text)] : []
  }

  package func addPlayer(_ name: String) throws(RecordFailure) {
    added.insert(name)
  }

  package func renamePlayer(_ name: String, to other: String) throws(RecordFailure) {
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

  package func removePlayer(_ name: String) throws(RecordFailure) {
    for sitting in try sittings(of: name) { try delete(sitting.sitting) }
    memories = memories.filter { $0.key.player != name }
    kept.removeAll { $0.key.player == name }
    results.achievements[name] = nil
    results.hidden.remove(name)
    results.friends.removeAll { $0.player == name }
    if values["player"] == name { values["player"] = nil }
    added.remove(name)
  }

  package func sittings(of player: String) throws(RecordFailure) -> [(sitting: String, isOwn: Bool)] {
    sittings.values.filter { $0.players.contains(player) }
      .sorted { ($0.sitting.started, $0.number) < ($1.sitting.started, $1.number) }
      .map { ($0.sitting.beginning.sitting, $0.owner == player) }
  }

  package func memories(of player: String, mode: String?) throws(RecordFailure) -> [ModeMemory] {
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
  var memory: PlainValue? {
    if case .remembered(let values) = self { return values.memory ?? .empty }
    return nil
  }
}
