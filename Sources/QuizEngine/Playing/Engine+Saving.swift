internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Saves the decisions, and only then sends the replies.
extension Engine {
  /// Saves all that was decided, with one sync for each record, then answers. What could not be saved is thrown away.
  func settle() {
    let batch = decided
    decided = []
    let rooms = rooms.values.filter(\.isUnsaved)
    var lostRooms: Set<String> = []
    var isLost = [Bool](repeating: false, count: batch.count)
    for isOfGuests in [false, true] {
      let places = batch.indices.filter { batch[$0].live.isOfGuest == isOfGuests }
      let saved = save(places.map { batch[$0] }, rooms: isOfGuests ? rooms : [], &lostRooms)
      for (place, isSaved) in zip(places, saved) where !isSaved { isLost[place] = true }
    }
    // Rooms first: what sittings lead to in them is not saved yet.
    for room in rooms {
      if lostRooms.contains(room.id) { lose(room) } else { finish(room) }
    }
    for (place, result) in batch.enumerated() {
      if isLost[place] { lose(result) } else { finish(result) }
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
    if isOfGuests && !hasDiskForGuests {
      for entry in savings { isSaved[entry.place] = false }
      lost = Set(rooms.map(\.id))
      return isSaved
    }
    do {
      let record =
        try savings.first.map { try books.record(of: batch[$0.place].live.visitor) } ?? books.recordOfGuests()
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

  /// Drops a sitting that could not be saved, so that the next request reads it anew from the disk.
  private func lose(_ result: Decided) {
    let live = result.live
    let requests = ([result.work] + live.waiting).compactMap(\.request)
    drop(live)
    for request in requests { answer(request, .notSaved) }
  }

  /// Forgets a sitting, and lets others have it.
  func drop(_ live: LiveSitting) {
    lives[live.id] = nil
    limits[live.id] = nil
    if live.held != nil, let record = try? books.record(of: live.visitor) { record.release(live.id) }
  }

  // MARK: Replies

  private func finish(_ result: Decided) {
    let live = result.live
    live.work = nil
    if !result.work.isRepeated { goOn(result) }
    if result.reply != nil || !result.moments.isEmpty { noteStanding(of: live) }
    noteLimit(of: live)
    tell(result)
    if let end = end(of: result) {
      leave(live, end)
    } else if !live.waiting.isEmpty {
      begin(live.waiting.removeFirst(), live)
    }
  }

  /// Resumes a sitting after a decision: notes the reply, and stops or starts the clock.
  private func goOn(_ result: Decided) {
    let live = result.live
    if let reply = result.reply { live.note(reply) }
    if live.held == nil { live.practise(result) }
    if result.reply != nil || !result.moments.isEmpty {
      let rest = result.moments.dropFirst(result.shown.upperBound)
      live.pause = rest.isEmpty ? nil : live.pause(result.moments, result.shown, result.reply)
    }
    let isStill = live.pause != nil || live.sitting.state.isOver || live.sitting.seemsAlone
    if isStill || result.work.leaves { return live.sitting.holdClock() }
    if live.sitting.isRunning && !result.hasTakenTime { return }
    // The time that a decision took is not charged: the clock continues from now.
    live.sitting.holdClock()
    live.sitting.startClock(at: now)
  }

  private func tell(_ result: Decided) {
    let live = result.live
    let openness = openness(of: live)
    if openness == .nothing && !result.work.leaves {
      if let request = result.work.request { answer(request, .inRoom) }
      return
    }
    let left = live.sitting.left(at: now)
    let moments = told(result.moments[result.shown], openness).map { $0.timed(left) }
    switch result.work.kind {
    case .expiry:
      let objects = live.objects(moments)
      if !objects.isEmpty && watched.contains(live.audience) {
        send(EngineEvent("sitting", to: [live.audience], objects: objects).lineWithObjects)
      }
    case .saved(let moments):
      if watched.contains(live.audience) {
        let objects = live.objects(told(moments, openness))
        send(EngineEvent("sitting", to: [live.audience], objects: objects).lineWithObjects)
      }
    case .leave(let request):
      if let request { answer(request, EngineReply(objects: [])) }
    case .command(let request, _):
      let objects = live.objects(moments)
      guard var denial = result.denial else { return answer(request, EngineReply(objects: objects)) }
      if !objects.isEmpty { denial.objects = objects }
      answer(request, denial)
    case .begin(let request, let before, let token):
      if let denial = result.denial { return answer(request, denial) }
      answer(request, made(live, before + live.objects(moments), token))
    case .show(let request, let before, let token):
      let standing = told(standing(live), openness).map { $0.timed(left) }
      if request.operation == Self.playOperation {
        return answer(request, EngineReply(objects: page(live, standing, request)))
      }
      // A visitor who begins again gets the same as JSON lines do; one who only looks gets enough to continue from.
      let last = before.isEmpty ? told(live.sitting.lastQuestion, openness).map { $0.timed(left) } : []
      let objects = before + live.objects(standing + last)
      answer(request, before.isEmpty ? EngineReply(objects: objects) : made(live, objects, token))
    }
  }

  private func told(_ moments: some Sequence<Moment>, _ openness: Openness) -> [Moment] {
    moments.map { openness == .unmarked ? $0.unmarked : $0 }
  }

  private func made(_ live: LiveSitting, _ objects: [String], _ token: String?) -> EngineReply {
    EngineReply(.made, objects: objects) { ($0.sitting, $0.token) = (live.id, token) }
  }

  /// The moments for a visitor who arrives now.
  private func standing(_ live: LiveSitting) -> [Moment] {
    let news = live.news
    live.news = []
    return news + (live.pause?.verdicts ?? live.sitting.standing)
  }

  // MARK: Leaving

  private enum End {
    case denied, left, discarded
  }

  private func end(of result: Decided) -> End? {
    switch result.work.kind {
    case .begin where result.denial != nil: return .denied
    case .leave: return .left
    default: return result.live.sitting.state.isDiscarded ? .discarded : nil
    }
  }

  private func leave(_ live: LiveSitting, _ end: End) {
    drop(live)
    if end == .discarded && watched.contains(live.audience) {
      send(EngineEvent("left", to: [live.audience]).lineWithObjects)
    }
    // Requests that came meanwhile are taken up anew.
    for work in live.waiting {
      if let request = work.request { ask(request) }
    }
  }
}

extension LiveSitting {
  /// Forgets saved events here and in the cell, since the record has them.
  fileprivate func wasSaved(_ count: Int, in record: SQLiteRecord) {
    events += count
    guard count > 0, sitting.isKept else { return }
    cellDecider?.forgetEvents { [id] in try? record.load(id).events }
  }

  /// Stores the outcome of a practice command, to repeat it on request.
  fileprivate func practise(_ result: Decided) {
    guard case .command(_, let node) = result.work.kind, result.denial == nil || !result.moments.isEmpty else { return }
    unkept += 1
    guard let request = node[Engine.requestKey]?.string else { return }
    practised.append(Practised(request: request, moments: result.moments, shown: result.shown))
    if practised.count > SentReply.most { practised.removeFirst() }
  }

  var isOfGuest: Bool { visitor != .owner }

  func pause(_ moments: [Moment], _ shown: Range<Int>, _ reply: SentReply?) -> Pause {
    let row = reply ?? self.reply(nil, events, 0, shown)
    return Pause(moments: moments, shown: shown, reply: row)
  }
}

extension Work {
  var leaves: Bool {
    if case .leave = kind { return true }
    return false
  }
}
