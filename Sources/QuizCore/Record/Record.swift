/// The port to the store of sittings: SQLite, or memory.
///
/// `append` returns when the events are durable; only then may the player see their results.
package protocol Record: AnyObject {
  /// Enters a new sitting and its first events as one; nothing is entered when it fails.
  func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure)
  /// Adds events; a `finished` among them enters the history and keeps the mode's memory in the same breath.
  func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure)
  /// Appends events whose resulting state is known, which saves working it out.
  func append(
    _ events: [SittingEvent], leadingTo state: SittingState, to sitting: String, at time: WallTime
  ) throws(RecordFailure)
  /// A sitting with all its events, oldest first.
  func load(_ sitting: String) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime)
  /// Sittings of a player that are neither finished nor discarded, newest first.
  func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting]
  /// Finished sittings of a player (nil: of all), newest first.
  func history(player: String?) throws(RecordFailure) -> [HistoryEntry]
  /// A mode's memory of a player: for one quiz, or for nil over all quizzes.
  func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue
  /// Claims a sitting for this process; false when another process has it open. Released with the process, however it ends.
  func claim(_ sitting: String) throws(RecordFailure) -> Bool
  func release(_ sitting: String)
}

extension Record {
  package func append(
    _ events: [SittingEvent], leadingTo state: SittingState, to sitting: String, at time: WallTime
  ) throws(RecordFailure) {
    try append(events, to: sitting, at: time)
  }
}
