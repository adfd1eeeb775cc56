internal import QuizCoding
internal import QuizCore

/// Makes everything that follows from sittings and their events anew: history, answers, totals, memories, and the columns of
/// sittings that lists show.
extension SQLiteRecord {
  /// Tables that hold nothing of their own.
  static let derivedTables =
    ["history", "answers", "questions", "topics", "memory", "shared", "latest"] + TallyTable.all.map(\.name)
    + ["day_totals", "span_totals", "quiz_totals", "quiz_spans"]

  /// Builds all of it anew, from what was put into the record alone; to be called in a transaction.
  ///
  /// Sittings are taken in the order in which they ended, as they were counted then. One that cannot be read is left out, and
  /// its id returned. With `only` these alone are built, for a comparison.
  @discardableResult
  func rebuild(_ only: Set<String>? = nil) throws(SQLiteError) -> [String] {
    var unreadable: [String] = []
    for table in Self.derivedTables { try database.run("DELETE FROM \(table)") }
    try restoreMemories()
    for id in try idsAsTheyEnded() where only?.contains(id) ?? true {
      guard let row = try row(of: id), let replayed = try replayed(row) else {
        unreadable.append(id)
        continue
      }
      try enterColumns(of: replayed, row.number)
      if let end = replayed.end { try enter(replayed, end, row.number) }
    }
    if only == nil { try fillTotals() }
    return unreadable
  }

  /// A sitting as its events tell it.
  private struct Replayed {
    var sitting: StoredSitting
    var progress: Progress
    var end: End?

    struct End {
      var result: SittingResult
      var time: WallTime
      /// Counts everything that began or ended in the record.
      var position: Int
    }
  }

  /// Unfinished ones last.
  private func idsAsTheyEnded() throws(SQLiteError) -> [String] {
    try database.texts(
      """
      SELECT id FROM sittings LEFT JOIN chain ON chain.sitting = id AND part = \(ChainPart.end.rawValue)
      ORDER BY position IS NULL, position, number
      """)
  }

  private func replayed(_ row: SittingRow) throws(SQLiteError) -> Replayed? {
    guard let beginning: Beginning = try? EventCoding.read(row.json, version: row.version) else { return nil }
    var sitting = StoredSitting(
      beginning: beginning, started: row.started, zone: row.zone, offsetMinutes: row.offset, quizSHA256: row.sha256)
    sitting.request = (try? EventCoding.read(row.request)) ?? [:]
    var replayed = Replayed(sitting: sitting, progress: Progress(beginning))
    for (place, event) in try eventRows(of: row.number).enumerated() {
      guard event.ordinal == place, let read: SittingEvent = try? EventCoding.read(event.json, version: event.version)
      else { return nil }
      replayed.progress.note(read)
      guard case .finished(let result) = read else { continue }
      let position = try endPosition(of: beginning.sitting)
      replayed.end = Replayed.End(result: result, time: event.at, position: position)
    }
    return replayed
  }

  private func enterColumns(of replayed: Replayed, _ number: Int) throws(SQLiteError) {
    let (beginning, counters) = (replayed.sitting.beginning, replayed.progress.counters)
    try database.run(
      """
      UPDATE sittings SET quiz = ?, mode = ?, seed = ?, title = ?, day = ?, "limit" = ?, category = ?, status = ?,
        settled = ?, length = ?, timed = ? WHERE number = ?
      """,
      beginning.quiz?.id, beginning.mode.id, beginning.seed, beginning.title, beginning.day.number,
      beginning.limits.everySeconds, beginning.quiz?.category, counters.status.rawValue, counters.settled,
      counters.length, counters.isTimed ? 1 : 0, number)
  }

  private func enter(_ replayed: Replayed, _ end: Replayed.End, _ number: Int) throws(SQLiteError) {
    let players = try players(of: number) ?? replayed.sitting.beginning.players
    let owner = players.first ?? ""
    if replayed.progress.hasSteps {
      let entry = HistoryEntry(replayed.sitting, of: owner, replayed.progress, end.result, at: end.time)
      try enter(entry, number)
      for answer in replayed.progress.answers(players: players) { _ = try enter(answer, number, owner: owner) }
    }
    try keepMemory(of: replayed.sitting, end.result, owner: owner, at: end.position)
  }

  // MARK: Memories of sittings that are gone

  /// Puts back what modes remember of sittings that were removed.
  private func restoreMemories() throws(SQLiteError) {
    for (kind, columns) in [("memory", "mode, quiz, player, json"), ("shared", "mode, player, json")] {
      try database.run(
        "INSERT INTO \(kind) (\(columns)) SELECT \(columns) FROM remembered WHERE kind = ?", kind)
    }
  }

  /// Keeps what a mode remembers of a sitting that is about to be removed: removing takes nothing from the mode.
  func keepRemembered(_ id: String) throws(SQLiteError) {
    guard let row = try row(of: id), let replayed = try replayed(row), let end = replayed.end else { return }
    if replayed.sitting.isChallenge { return }
    let (beginning, owner) = (replayed.sitting.beginning, try players(of: row.number)?.first ?? "")
    let memories = [
      ("memory", beginning.quiz?.id ?? "", end.result.memory), ("shared", "", end.result.shared),
    ]
    for (kind, quiz, value) in memories {
      guard let value else { continue }
      try database.run(
        """
        INSERT INTO remembered (kind, mode, quiz, player, json, position) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET json = excluded.json, position = excluded.position
        WHERE excluded.position >= position
        """, kind, beginning.mode.id, quiz, owner, EventCoding.text(value), end.position)
    }
  }
}
