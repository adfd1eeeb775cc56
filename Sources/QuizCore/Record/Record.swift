/// The port to the store of sittings.
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

/// Why the record could not be read or written, as one sentence for the player.
package struct RecordFailure: Error, Equatable, Sendable {
  package var kind: Kind
  package var message: String

  package enum Kind: Equatable, Sendable {
    case full, readOnly, damaged, newer, busy, missing, taken, io
  }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension Record {
  /// The day number on which the player last settled each question of a quiz, a table by the question's id.
  ///
  /// Looks at the newest finished sittings; one that cannot be read counts for nothing.
  package func seen(by player: String, in quiz: String) -> PlainValue {
    let history = (try? history(player: player)) ?? []
    let newest = history.filter { $0.quiz == quiz }.prefix(SeenQuestions.sittings)
    return SeenQuestions.table(newest.map { ($0.day.number, settledQuestions(of: $0.sitting)) })
  }

  /// The ids of the questions that a sitting settled, from its events.
  package func settledQuestions(of sitting: String) -> [String] {
    guard let (sitting, events, _) = try? load(sitting) else { return [] }
    return SittingState.initial(sitting.beginning, after: events).past.map(\.step.id)
  }
}

/// The earlier encounters with questions that modes can read.
package enum SeenQuestions {
  /// The number of newest finished sittings that are read.
  package static let sittings = 20

  /// The last of the day numbers on which each question was settled.
  package static func table(_ sittings: some Sequence<(day: Int, questions: [String])>) -> PlainValue {
    var days: [String: Int] = [:]
    for (day, questions) in sittings {
      for question in questions { days[question] = max(day, days[question] ?? day) }
    }
    return .record(days.map { PlainField($0.key, .int($0.value)) })
  }
}

/// A player of the record: the id is kept and stays, the name is shown and can change.
package struct KnownPlayer: Hashable, Sendable {
  /// A ULID.
  package var id: String
  package var name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
