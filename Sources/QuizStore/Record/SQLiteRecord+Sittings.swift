internal import QuizCoding
package import QuizCore

extension SQLiteRecord {
  package func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    let id = sitting.beginning.sitting
    var opening = OpenSitting(number: 0, sitting: sitting, progress: SittingProgress(sitting.beginning))
    try storing(.alreadyThere(id)) { () throws(SQLiteError) in
      opening.progress = SittingProgress(sitting.beginning)
      opening.number = try enter(sitting)
      try add(events, to: &opening, after: 0, at: sitting.started)
      try enterCounters(of: opening)
    }
    remember(opening)
  }

  package func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
    try append(events, to: sitting, at: time, state: nil)
  }

  /// Appends events with their state, so that none has to be stored here.
  package func append(
    _ events: [SittingEvent], leadingTo state: SittingState, to sitting: String, at time: WallTime
  ) throws(RecordFailure) {
    try append(events, to: sitting, at: time, state: state)
  }

  private func append(
    _ events: [SittingEvent], to sitting: String, at time: WallTime, state: SittingState?
  ) throws(RecordFailure) {
    if events.isEmpty { return }
    var opening = try takenOut(sitting, isStateKnown: state != nil)
    let first = opening.progress.events
    let before = opening.progress.counters
    do throws(RecordFailure) {
      try storing(.overtaken(sitting)) { () throws(SQLiteError) in
        try add(events, leadingTo: state, to: &opening, after: first, at: time)
        try enterCounters(of: opening, after: before)
      }
    } catch {
      // If noted events were not stored, the next append reads the sitting anew.
      if opening.progress.events == first { open[sitting] = opening }
      throw error
    }
    if state != nil { opening.progress.rest() }
    remember(opening)
  }

  /// Runs one transaction; an entry that already exists throws `conflict`.
  private func storing(
    _ conflict: RecordFailure, _ body: () throws(SQLiteError) -> Void
  ) throws(RecordFailure) {
    var isConflict = false
    do throws(RecordFailure) {
      try writing { () throws(SQLiteError) in
        do throws(SQLiteError) {
          try body()
        } catch {
          isConflict = error.isConflict
          throw error
        }
      }
    } catch {
      throw isConflict ? conflict : error
    }
  }

  /// A sitting that is over takes no more events, so nothing needs to be known of it.
  func remember(_ sitting: OpenSitting) {
    let isOver = sitting.progress.status != .unfinished
    open[sitting.sitting.beginning.sitting] = isOver ? nil : sitting
  }

  /// A sitting to change and to `remember` again: what two hold would be copied at every change.
  func takenOut(_ sitting: String, isStateKnown: Bool = false) throws(RecordFailure) -> OpenSitting {
    if let known = open.removeValue(forKey: sitting), isStateKnown || !known.progress.rests { return known }
    return try read(sitting).opening
  }

  // MARK: Rows

  /// The sitting's own rows; the counters follow with the events.
  func enter(_ sitting: StoredSitting) throws(SQLiteError) -> Int {
    let beginning = sitting.beginning
    var players: [String] = []
    for player in sitting.playerIDs ?? beginning.players { players.append(try enteredID(of: player)) }
    try database.run(
      """
      INSERT INTO sittings (id, player, players, quiz, mode, seed, request, started, zone, offset, quiz_sha256, title,
        day, "limit", category, status, settled, length) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, NULL)
      """,
      beginning.sitting, players.first ?? "", EventCoding.text(players), beginning.quiz?.id, beginning.mode.id,
      beginning.seed, EventCoding.text(sitting.request), sitting.started.milliseconds, sitting.zone,
      sitting.offsetMinutes, sitting.quizSHA256, beginning.title, beginning.day.number, beginning.limits.everySeconds,
      beginning.quiz?.category)
    let number = database.lastRow
    try database.run(
      "INSERT INTO beginnings (sitting, version, json, players) VALUES (?, ?, ?, ?)", number, EventCoding.version,
      EventCoding.text(beginning), EventCoding.text(players))
    for (place, file) in sitting.files.enumerated() { try enter(file, number, place) }
    try chain(.beginning, beginning.sitting, number)
    return number
  }

  /// The bytes once for each content.
  private func enter(_ file: StoredFile, _ number: Int, _ place: Int) throws(SQLiteError) {
    try database.run("INSERT OR IGNORE INTO files (sha256, bytes) VALUES (?, ?)", file.sha256, file.bytes)
    try database.run(
      "INSERT INTO uses (sitting, place, plugin, module, sha256) VALUES (?, ?, ?, ?, ?)", number, place, file.plugin,
      file.module, file.sha256)
  }

  /// Adds the events from that number on, then the derived facts; a second try notes them only once.
  func add(
    _ events: [SittingEvent], leadingTo state: SittingState? = nil, to opening: inout OpenSitting, after first: Int,
    at time: WallTime
  ) throws(SQLiteError) {
    for (place, event) in events.enumerated() {
      let moment = try enterRemembered(event, of: opening.sitting, opening.number, at: time)
      try database.run(
        "INSERT INTO events (sitting, ordinal, version, at, json) VALUES (?, ?, ?, ?, ?)", opening.number,
        first + place, EventCoding.version, moment ?? time.milliseconds, EventCoding.text(event))
    }
    if opening.progress.events == first {
      opening.progress.note(events, leadingTo: state)
    }
    for case .finished(let result) in events { try finish(opening, result, at: time) }
    if events.contains(.discarded) { try forgetKept(opening.number) }
    if events.contains(where: \.isEnd) { try chain(.end, opening.sitting.beginning.sitting, opening.number) }
    if events.contains(where: \.isEnd) { try markFilled(also: true) }
  }

  /// Brings the counters in the sitting's row up to date; most commands leave its status, which an index knows, as it was.
  func enterCounters(of opening: OpenSitting, after before: SittingProgress.Counters? = nil) throws(SQLiteError) {
    let counters = opening.progress.counters
    if counters == before { return }
    if counters.status == before?.status {
      return try database.run(
        "UPDATE sittings SET settled = ?, length = ?, timed = ? WHERE number = ?",
        counters.settled, counters.length, counters.isTimed ? 1 : 0, opening.number)
    }
    try database.run(
      "UPDATE sittings SET status = ?, settled = ?, length = ?, timed = ? WHERE number = ?",
      counters.status.rawValue, counters.settled, counters.length, counters.isTimed ? 1 : 0, opening.number)
  }

  // MARK: The end

  private func finish(_ opening: OpenSitting, _ result: SittingResult, at time: WallTime) throws(SQLiteError) {
    let players = try players(of: opening.number) ?? []
    let owner = players.first ?? ""
    if opening.progress.hasSteps {
      let entry = HistoryEntry(opening.sitting, of: owner, opening.progress, result, at: time)
      try enter(entry, opening.number)
      try count(
        entry, try countedAnswers(opening.progress, of: opening.sitting, opening.number, players), opening.number)
    }
    try keepMemory(of: opening.sitting, opening.number, result, owner: owner, ended: time)
  }

  /// The players' ids.
  func players(of number: Int) throws(SQLiteError) -> [String]? {
    try database.row("SELECT players FROM sittings WHERE number = ?", number) { try? EventCoding.read($0.bytes(0)) }
  }

  func enter(_ entry: HistoryEntry, _ number: Int) throws(SQLiteError) {
    try database.run(
      """
      INSERT OR REPLACE INTO history (sitting, quiz, title, mode, player, started, finished, offset, day, points, "of",
        percent, headline, emoji, timed, "limit", ms, number, category, outcome, passed, data)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      entry.sitting, entry.quiz, entry.title, entry.mode, entry.player, entry.started.milliseconds,
      entry.finished.milliseconds, entry.offsetMinutes, entry.day.number, entry.points, entry.of, entry.percent,
      entry.headline, entry.emoji, entry.isTimed ? 1 : 0, entry.limit, entry.ms, number, entry.category, entry.outcome,
      entry.passed.map { $0 ? 1 : 0 }, entry.data.map { EventCoding.text($0) })
  }
}

extension SittingEvent {
  /// Whether the sitting takes no more events behind it.
  fileprivate var isEnd: Bool {
    switch self {
    case .finished, .discarded: return true
    default: return false
    }
  }
}
