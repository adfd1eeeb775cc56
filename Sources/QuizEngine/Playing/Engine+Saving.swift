internal import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Saves the decisions, and only then sends the replies.
extension Engine {
  /// Saves all that was decided, with one sync for each record, then answers. What could not be saved is thrown away.
  func settle() {
    let batch = sittings.takeDecided()
    let unsaved = rooms.rooms.values.filter(\.isUnsaved)
    var lostRooms: Set<String> = []
    var isLost = [Bool](repeating: false, count: batch.count)
    for isOfGuests in [false, true] {
      let places = batch.indices.filter { batch[$0].live.isOfGuest == isOfGuests }
      let saved = save(places.map { batch[$0] }, rooms: isOfGuests ? unsaved : [], &lostRooms)
      for (place, isSaved) in zip(places, saved) where !isSaved { isLost[place] = true }
    }
    // Rooms first: what sittings lead to in them is not saved yet.
    for room in unsaved {
      if lostRooms.contains(room.id) { rooms.lose(room) } else { rooms.finish(room) }
    }
    for (place, result) in batch.enumerated() {
      if isLost[place] { sittings.lose(result) } else { sittings.finish(result) }
    }
  }

  /// Saves a batch; true for each entry that is on disk or needs no saving.
  private func save(_ batch: [Decided], rooms: [LiveRoom], _ lost: inout Set<String>) -> [Bool] {
    var savings: [(place: Int, saving: Saving)] = []
    for (place, result) in batch.enumerated() {
      guard let held = result.live.held, !held.isEmpty || result.reply != nil else { continue }
      savings.append((place, held.take(result.live.id, result.reply, result.live.sitting.state)))
    }
    var isSaved = [Bool](repeating: true, count: batch.count)
    let unsaved = RoomBatch(rooms, at: books.own.clock.now())
    if savings.isEmpty && unsaved.isEmpty { return isSaved }
    let isOfGuests = savings.first.map { batch[$0.place].live.isOfGuest } ?? true
    if isOfGuests && !guests.hasDisk {
      for entry in savings { isSaved[entry.place] = false }
      lost = Set(rooms.map(\.id))
      return isSaved
    }
    do {
      let record =
        try savings.first.map { try books.record(of: batch[$0.place].live.visitor) } ?? books.recordOfGuests()
      let begin = ContinuousClock.now
      defer { noteSave(since: begin) }
      let failures = try record.save(savings.map(\.saving) + unsaved.sittings, rooms: unsaved.logs)
      for (entry, failure) in zip(savings, failures.sittings) {
        if let failure { books.own.tell(failure.message) }
        isSaved[entry.place] = failure == nil
        if failure == nil { batch[entry.place].live.wasSaved(entry.saving.events.count, in: record) }
      }
      let ofSeats = Array(failures.sittings.dropFirst(savings.count))
      lost = unsaved.lost(failures.rooms, ofSeats) { books.own.tell($0) }
    } catch {
      books.own.tell((error as? RecordFailure)?.message ?? (error as? Denial)?.message ?? "\(error)")
      for entry in savings { isSaved[entry.place] = false }
      lost = Set(rooms.map(\.id))
    }
    return isSaved
  }

  private func noteSave(since begin: ContinuousClock.Instant) {
    let (seconds, attoseconds) = (ContinuousClock.now - begin).components
    context.saves.note(microseconds: Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000))
  }
}

extension LiveSitting {
  /// Forgets saved events here and in the cell, since the record has them.
  fileprivate func wasSaved(_ count: Int, in record: SQLiteRecord) {
    events += count
    guard count > 0, sitting.isKept else { return }
    cellDecider?.forgetEvents { [id] in try? record.load(id).events }
  }
}
