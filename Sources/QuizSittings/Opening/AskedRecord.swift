package import QuizCore
internal import QuizLibrary
internal import QuizStore

/// A record that also notes in the bank which questions a player has seen, so that they are not drawn again soon.
package final class AskedRecord: Record {
  private let base: any Record
  private let bank: Bank
  private let player: String

  /// The record itself when the sitting asks no drawn questions, or nothing was ever fetched.
  static func around(_ record: any Record, _ beginning: Beginning, _ bank: LazyBank) -> any Record {
    guard beginning.quiz?.id == Quiz.drawnID, let bank = bank.toRead() else { return record }
    return AskedRecord(record, bank, player: beginning.players[0])
  }

  private init(_ base: any Record, _ bank: Bank, player: String) {
    self.base = base
    self.bank = bank
    self.player = player
  }

  package func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    try base.begin(sitting, events: events)
    note(events)
  }

  package func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
    try base.append(events, to: sitting, at: time)
    note(events)
  }

  package func append(
    _ events: [SittingEvent], leadingTo state: SittingState, to sitting: String, at time: WallTime
  ) throws(RecordFailure) {
    try base.append(events, leadingTo: state, to: sitting, at: time)
    note(events)
  }

  /// Notes the opened questions; a failure only costs variety.
  private func note(_ events: [SittingEvent]) {
    let ids = events.compactMap { event -> String? in
      guard case .opened(let step, _, _) = event, case .question(.ofQuiz(let id), _) = step.content else { return nil }
      return id
    }
    if !ids.isEmpty { try? bank.note(asked: ids, by: player) }
  }

  // MARK: As the record itself

  package func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    try base.load(sitting)
  }

  package func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] {
    try base.unfinished(player: player)
  }

  package func history(player: String?) throws(RecordFailure) -> [HistoryEntry] { try base.history(player: player) }

  package func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue {
    try base.memory(mode: mode, quiz: quiz, player: player)
  }

  package func claim(_ sitting: String) throws(RecordFailure) -> Bool { try base.claim(sitting) }

  package func release(_ sitting: String) { base.release(sitting) }
}
