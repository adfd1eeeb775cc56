package import QuizCore

/// A record in memory that can be made to fail; it provides exactly `Record`.
package final class RecordDouble: Record {
  package private(set) var sittings: [String: StoredSitting] = [:]
  package private(set) var events: [String: [SittingEvent]] = [:]
  package private(set) var last: [String: WallTime] = [:]
  package private(set) var appends = 0
  /// Set to let every write fail with it.
  package var failure: RecordFailure?
  private var claimed: Set<String> = []

  package init() {}

  /// The events of all sittings; in order where there is one.
  package var allEvents: [SittingEvent] { events.values.flatMap { $0 } }

  package func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    if let failure { throw failure }
    let id = sitting.beginning.sitting
    sittings[id] = sitting
    self.events[id] = events
    last[id] = sitting.started
  }

  package func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
    if let failure { throw failure }
    guard sittings[sitting] != nil else { throw RecordFailure(.missing, "there is no sitting '\(sitting)'") }
    appends += 1
    self.events[sitting, default: []] += events
    last[sitting] = time
  }

  package func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    guard let stored = sittings[sitting] else {
      throw RecordFailure(.missing, "there is no sitting '\(sitting)'")
    }
    return (stored, events[sitting] ?? [], last[sitting] ?? stored.started)
  }

  package func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] {
    standing(of: player) { !$0.isOver }.map { stored, state in
      UnfinishedSitting(
        sitting: stored.beginning.sitting, quiz: stored.beginning.quiz?.id, mode: stored.beginning.mode.id,
        players: stored.beginning.players, started: stored.started, request: stored.request,
        seed: stored.beginning.seed, settled: state.past.count, length: state.length)
    }
  }

  package func history(player: String?) throws(RecordFailure) -> [HistoryEntry] {
    standing(of: player) { $0.result != nil && !$0.turns.isEmpty }.map(entry)
  }

  package func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue {
    var memory = RememberedValues()
    for (stored, state) in standing(of: player, where: { !$0.isDiscarded }).reversed()
    where stored.beginning.mode.id == mode && (quiz == nil || stored.beginning.quiz?.id == quiz) {
      memory.add(state.remembered)
      memory.memory = state.result?.memory ?? memory.memory
      memory.shared = state.result?.shared ?? memory.shared
    }
    return (quiz == nil ? memory.shared : memory.memory) ?? .empty
  }

  package func claim(_ sitting: String) throws(RecordFailure) -> Bool {
    claimed.insert(sitting).inserted
  }

  package func release(_ sitting: String) {
    claimed.remove(sitting)
  }

  /// Sittings with their states, newest first.
  private func standing(
    of player: String?, where wanted: (SittingState) -> Bool
  ) -> [(StoredSitting, SittingState)] {
    sittings.values.sorted { ($1.started, $1.beginning.sitting) < ($0.started, $0.beginning.sitting) }
      .filter { player == nil || $0.beginning.players.first == player }
      .map { ($0, SittingState.replaying(events[$0.beginning.sitting] ?? [], $0.beginning)) }
      .filter { wanted($0.1) }
  }

  private func entry(_ stored: StoredSitting, _ state: SittingState) -> HistoryEntry {
    let (beginning, result) = (stored.beginning, state.result ?? SittingResult())
    return HistoryEntry(
      sitting: beginning.sitting, quiz: beginning.quiz?.id, title: beginning.quiz?.title ?? beginning.mode.name,
      mode: beginning.mode.id, player: beginning.players.first ?? "", started: stored.started,
      finished: last[beginning.sitting] ?? stored.started, offsetMinutes: stored.offsetMinutes, day: beginning.day,
      points: result.points, of: result.of, percent: result.percent, headline: result.headline, emoji: result.emoji,
      isTimed: state.quizLeft != nil, limit: nil, ms: result.ms)
  }
}

extension SittingState {
  /// The state after these events.
  package static func replaying(_ events: [SittingEvent], _ beginning: Beginning) -> SittingState {
    var state = SittingState.initial(beginning)
    for event in events { state.evolve(event) }
    return state
  }
}
