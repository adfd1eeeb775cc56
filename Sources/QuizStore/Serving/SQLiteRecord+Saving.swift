package import QuizCore

/// Saving of many sittings in one transaction, for servers.
extension SQLiteRecord {
  /// Saves what several sittings have to save in one transaction, durable with one sync; gives what failed of each.
  ///
  /// Each has a savepoint of its own: one that cannot be saved takes none of the others along. A sitting must not come twice.
  package func save(_ batch: [Saving]) throws(RecordFailure) -> [RecordFailure?] {
    try save(batch, rooms: []).sittings
  }

  /// The same together with the logs of rooms.
  package func save(
    _ batch: [Saving], rooms: [RoomSaving]
  ) throws(RecordFailure) -> (sittings: [RecordFailure?], rooms: [RecordFailure?]) {
    if batch.isEmpty && rooms.isEmpty { return ([], []) }
    var openings: [OpenSitting?] = []
    var failures: [RecordFailure?] = []
    for saving in batch {
      do throws(RecordFailure) {
        openings.append(saving.isReplyAlone ? nil : try opening(for: saving))
        failures.append(nil)
      } catch {
        openings.append(nil)
        failures.append(error)
      }
    }
    let firsts = openings.map { $0?.progress.events ?? 0 }
    let known = failures.map { $0 == nil }
    var failuresOfRooms = [RecordFailure?](repeating: nil, count: rooms.count)
    try writing { () throws(SQLiteError) in
      for (place, saving) in rooms.enumerated() {
        failuresOfRooms[place] = nil
        try apart(failing: { failuresOfRooms[place] = failure($0, of: saving) }) { () throws(SQLiteError) in
          try enter(saving)
        }
      }
      for (place, saving) in batch.enumerated() where known[place] {
        failures[place] = nil
        try apart(failing: { failures[place] = failure($0, of: saving) }) { () throws(SQLiteError) in
          try enter(saving, &openings[place], after: firsts[place])
        }
      }
    }
    for (place, opening) in openings.enumerated() where failures[place] == nil {
      guard var opening else { continue }
      if batch[place].state != nil { opening.progress.rest() }
      remember(opening)
    }
    return (failures, failuresOfRooms)
  }

  private func failure(_ error: SQLiteError, of saving: RoomSaving) -> RecordFailure {
    error.isConflict ? .overtaken(saving.room) : RecordFailure(error, path: path)
  }

  private func failure(_ error: SQLiteError, of saving: Saving) -> RecordFailure {
    guard error.isConflict else { return RecordFailure(error, path: path) }
    return saving.beginning == nil ? .overtaken(saving.sitting) : .alreadyThere(saving.sitting)
  }

  private func opening(for saving: Saving) throws(RecordFailure) -> OpenSitting {
    guard let beginning = saving.beginning else {
      return try takenOut(saving.sitting, isStateKnown: saving.state != nil)
    }
    return OpenSitting(number: 0, sitting: beginning, progress: SittingProgress(beginning.beginning))
  }

  /// Runs a savepoint: a failure inside is undone and reported, unless the whole transaction is lost.
  private func apart(
    failing: (SQLiteError) -> Void, _ body: () throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try database.run("SAVEPOINT sitting")
    do throws(SQLiteError) {
      try body()
    } catch {
      if !database.isInTransaction || database.isDamaged { throw error }
      try database.run("ROLLBACK TO sitting")
      failing(error)
    }
    try database.run("RELEASE sitting")
  }

  /// A command without events needs only its sitting's number.
  private func enterReply(of saving: Saving) throws(SQLiteError) {
    guard let reply = saving.reply else { return }
    guard let number = try number(of: saving.sitting) else { throw .conflict("the sitting is gone") }
    try enter(reply, number)
  }

  private func number(of sitting: String) throws(SQLiteError) -> Int? {
    if let known = open[sitting] { return known.number }
    return try database.row("SELECT number FROM sittings WHERE id = ?", sitting) { $0.int(0) }
  }

  /// Enters the events of a saving. If they are not stored, the notes about them are dropped.
  private func enter(_ saving: Saving, _ kept: inout OpenSitting?, after first: Int) throws(SQLiteError) {
    guard var opening = kept else { return try enterReply(of: saving) }
    // Two that hold a state would copy it at every change.
    kept = nil
    defer { kept = opening }
    let before = opening.progress.counters
    if let beginning = saving.beginning {
      opening.progress = SittingProgress(beginning.beginning)
      opening.number = try enter(beginning)
    }
    try add(saving.events, leadingTo: saving.state, to: &opening, after: first, at: saving.time)
    try enterCounters(of: opening, after: saving.beginning == nil ? before : nil)
    if let reply = saving.reply { try enter(reply, opening.number) }
  }
}
