internal import QuizCore
internal import QuizStore

/// A record that holds its changes until they are saved together with those of others.
final class HeldRecord: Record {
  private let base: any Record
  private let clock: () -> WallTime
  private var beginning: StoredSitting?
  private(set) var events: [SittingEvent] = []

  init(_ base: any Record, _ clock: @escaping () -> WallTime) {
    self.base = base
    self.clock = clock
  }

  func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    beginning = sitting
    self.events += events
  }

  func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
    self.events += events
  }

  var isEmpty: Bool { beginning == nil && events.isEmpty }

  /// All that waits, to be saved now, and where it leads to.
  func take(_ sitting: String, _ reply: SentReply?, _ state: SittingState) -> Saving {
    defer { (beginning, events) = (nil, []) }
    return Saving(sitting: sitting, beginning: beginning, events: events, time: clock(), reply: reply, state: state)
  }

  // MARK: As the record itself

  func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    try base.load(sitting)
  }

  func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] { try base.unfinished(player: player) }

  func history(player: String?) throws(RecordFailure) -> [HistoryEntry] { try base.history(player: player) }

  func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue {
    try base.memory(mode: mode, quiz: quiz, player: player)
  }

  func claim(_ sitting: String) throws(RecordFailure) -> Bool { try base.claim(sitting) }

  func release(_ sitting: String) { base.release(sitting) }
}
