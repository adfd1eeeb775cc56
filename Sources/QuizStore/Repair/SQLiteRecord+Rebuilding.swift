internal import QuizCoding
internal import QuizCore

/// Makes everything that follows from sittings and their events anew: history, answers, totals, memories, and the columns of
/// sittings that lists show.
extension SQLiteRecord {
  /// Tables that hold nothing of their own.
  static let derivedTables = countedTables + ["kept"]

  /// The counted tables among them, which playing never empties again.
  static let countedTables =
    ["history", "answers", "questions", "topics", "memory", "shared", "latest"] + TallyTable.all.map(\.name)
    + ["day_totals", "span_totals", "quiz_totals", "quiz_spans", "percent_spans"]

  /// Rebuilds all derived tables from the record's own data; called in a transaction.
  ///
  /// Sittings are processed in the order of their ends, as they were counted then. Unreadable ones are skipped, and
  /// their ids returned. With `only` just these are built, for a comparison.
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
      try enterKept(replayed, row.number)
      if let end = replayed.end { try enter(replayed, end, row.number) }
    }
    if only == nil { try fillTotals() }
    return unreadable
  }

  /// Fills the columns of sittings that were given up before records had them, as rows that lack them are taken for changed.
  func fillMissingColumns() throws(SQLiteError) {
    for id in try database.texts("SELECT id FROM sittings WHERE title IS NULL") {
      guard let row = try row(of: id), let replayed = try replayed(row) else { continue }
      try enterColumns(of: replayed, row.number)
    }
  }

  /// A sitting, replayed from its events.
  private struct Replayed {
    var sitting: StoredSitting
    var progress: SittingProgress
    /// The remembered values, with their moments in milliseconds.
    var kept: [(values: RememberedValues, moment: Int)] = []
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
    var replayed = Replayed(sitting: sitting, progress: SittingProgress(beginning))
    for (place, event) in try eventRows(of: row.number).enumerated() {
      guard event.ordinal == place, let read: SittingEvent = try? EventCoding.read(event.json, version: event.version)
      else { return nil }
      replayed.progress.note(read)
      if case .remembered(let values) = read { replayed.kept.append((values, event.at.milliseconds)) }
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
      let answers = try countedAnswers(replayed.progress, of: replayed.sitting, number, players)
      try enter(answers, number, owner: owner)
    }
    try keepMemory(
      of: replayed.sitting, number, end.result, owner: owner, ended: end.time, at: end.position)
  }

  private func enterKept(_ replayed: Replayed, _ number: Int) throws(SQLiteError) {
    guard keepsValues(replayed) else { return }
    let owner = try players(of: number)?.first ?? ""
    for kept in replayed.kept {
      try keep(kept.values, of: replayed.sitting, number, owner: owner, at: kept.moment)
    }
  }

  private func keepsValues(_ replayed: Replayed) -> Bool {
    !replayed.kept.isEmpty && !replayed.sitting.isChallenge && replayed.progress.status != .discarded
  }

  /// Gives the questions that `noteCounted` noted the words and the topic that the newest sitting left has for them.
  func recallQuestions() throws(SQLiteError) {
    let newest = try database.texts(
      """
      SELECT sitting FROM (
        SELECT history.sitting, max(history.rowid) AS last FROM answers JOIN history ON history.number = answers.sitting
        WHERE question IN (SELECT question FROM touched) GROUP BY question)
      GROUP BY sitting ORDER BY max(last)
      """)
    for id in newest {
      guard let row = try row(of: id), let replayed = try replayed(row) else { continue }
      let players = try players(of: row.number) ?? []
      for answer in try countedAnswers(replayed.progress, of: replayed.sitting, row.number, players) {
        let topic = try topic(Statistics.Topic(category: answer.category, difficulty: answer.difficulty))
        try database.run(
          """
          UPDATE questions SET text = ?, topic = ? WHERE key = ? AND number IN (SELECT question FROM touched)
          """, answer.text, topic, answer.key)
      }
    }
  }

  // MARK: Memories of sittings that are gone

  /// Puts back what modes remember of sittings that were removed.
  private func restoreMemories() throws(SQLiteError) {
    for (kind, columns) in [("memory", "mode, quiz, player, json, moment"), ("shared", "mode, player, json, moment")] {
      try database.run(
        "INSERT INTO \(kind) (\(columns)) SELECT \(columns) FROM remembered WHERE kind = ?", kind)
    }
    try database.execute(
      """
      INSERT INTO kept (kind, mode, quiz, player, key, sitting, json, moment)
      SELECT kind, mode, quiz, player, key, 0, json, moment FROM left_behind WHERE moment > coalesce(
        (SELECT moment FROM remembered WHERE remembered.kind = left_behind.kind AND remembered.mode = left_behind.mode
          AND remembered.quiz = left_behind.quiz AND remembered.player = left_behind.player), -1)
      """)
  }

  /// Keeps a mode's memory of a sitting before its removal, so that the mode loses nothing.
  func keepRemembered(_ id: String) throws(SQLiteError) {
    guard let row = try row(of: id), let replayed = try replayed(row) else { return }
    try leaveBehind(replayed, row.number)
    guard let end = replayed.end else { return }
    if replayed.sitting.isChallenge { return }
    let (mode, owner) = (replayed.sitting.beginning.memoryKey, try players(of: row.number)?.first ?? "")
    let memories = [
      ("memory", replayed.sitting.beginning.quiz?.id ?? "", end.result.memory), ("shared", "", end.result.shared),
    ]
    for (kind, quiz, value) in memories {
      guard let value else { continue }
      // A memory replaced since then stays replaced.
      let place = "mode = ?2 AND player = ?4" + (kind == "shared" ? "" : " AND quiz = ?3")
      try database.run(
        """
        INSERT INTO remembered (kind, mode, quiz, player, json, position, moment)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, coalesce((SELECT moment FROM \(kind) WHERE \(place)), 0) WHERE true
        ON CONFLICT DO UPDATE SET json = excluded.json, position = excluded.position, moment = excluded.moment
        WHERE excluded.position >= position
        """, kind, mode, quiz, owner, EventCoding.text(value), end.position)
    }
  }

  /// The same for single keys; from now on they cannot be discarded.
  private func leaveBehind(_ replayed: Replayed, _ number: Int) throws(SQLiteError) {
    guard keepsValues(replayed) else { return }
    try settleKept(number)
    let (mode, owner) = (replayed.sitting.beginning.memoryKey, try players(of: number)?.first ?? "")
    for (values, moment) in replayed.kept {
      let places = [
        ("memory", replayed.sitting.beginning.quiz?.id ?? "", values.memory), ("shared", "", values.shared),
      ]
      for (kind, quiz, value) in places {
        for entry in value?.entries ?? [] {
          try database.run(
            """
            INSERT INTO left_behind (kind, mode, quiz, player, key, json, moment) VALUES (?, ?, ?, ?, ?, ?, ?)
            \(Self.newerWins)
            """, kind, mode, quiz, owner, EventCoding.text(entry.key.plain), EventCoding.text(entry.value), moment)
        }
      }
    }
  }
}
