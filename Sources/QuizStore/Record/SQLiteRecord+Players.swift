package import QuizCore

extension SQLiteRecord {
  package func players() throws(RecordFailure) -> [PlayerProfile] {
    try reading { () throws(SQLiteError) in
      var profiles: [String: PlayerProfile] = [:]
      for name in try names() { profiles[name] = PlayerProfile(name: name) }
      let finished = "SELECT player, sum(sittings) FROM span_totals WHERE period = 'month' GROUP BY player"
      for (name, count) in try counts(finished) { profiles[name]?.finished = count }
      let unfinished = "SELECT player, count(*) FROM sittings WHERE status = 0 GROUP BY player"
      for (name, count) in try counts(unfinished) { profiles[name]?.unfinished = count }
      for name in profiles.keys { profiles[name]?.last = try lastFinished(name) }
      return profiles.values.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }
  }

  private func names() throws(SQLiteError) -> [String] {
    let statement = try database.statement(
      """
      SELECT name FROM players UNION SELECT player FROM span_totals UNION SELECT player FROM topic_totals
      UNION SELECT player FROM sittings WHERE status = 0 UNION SELECT player FROM memory
      UNION SELECT player FROM shared
      """)
    defer { statement.reset() }
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names.filter { !$0.isEmpty }
  }

  private func counts(_ sql: String) throws(SQLiteError) -> [(String, Int)] {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    var counts: [(String, Int)] = []
    while try statement.step() { counts.append((statement.text(0), statement.int(1))) }
    return counts
  }

  private func lastFinished(_ player: String) throws(SQLiteError) -> WallTime? {
    let statement = try database.statement("SELECT max(finished) FROM history WHERE player = ?")
    defer { statement.reset() }
    statement.bind(player, at: 1)
    return try statement.step() ? statement.optionalInt(0).map(WallTime.init(milliseconds:)) : nil
  }

  package func addPlayer(_ name: String) throws(RecordFailure) {
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      try database.run("INSERT OR IGNORE INTO players (name, added) VALUES (?, ?)", name, time)
    }
  }

  // MARK: Renaming

  package func renamePlayer(_ name: String, to other: String) throws(RecordFailure) {
    if try players().contains(where: { $0.name == other }) { throw .nameTaken(other) }
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      for table in [
        "sittings", "history", "answers", "memory", "shared", "topic_totals", "question_totals", "day_totals",
        "span_totals", "quiz_totals", "quiz_spans", "quiz_topics", "quiz_questions", "month_topics", "month_questions",
        "latest", "achievements",
      ] {
        try database.run("UPDATE \(table) SET player = ? WHERE player = ?", other, name)
      }
      for (number, players) in try lists(with: name) {
        let renamed = players.map { $0 == name ? other : $0 }
        try database.run("UPDATE sittings SET players = ? WHERE number = ?", EventCoding.text(renamed), number)
      }
      try database.run("UPDATE settings SET value = ? WHERE key = 'player' AND value = ?", other, name)
      try database.run("INSERT OR IGNORE INTO players (name, added) VALUES (?, ?)", other, time)
      try database.run(
        "UPDATE players SET hidden = (SELECT coalesce(max(hidden), 0) FROM players WHERE name = ?) WHERE name = ?",
        name,
        other)
      try database.run("DELETE FROM players WHERE name = ?", name)
    }
  }

  /// The players of every sitting that this one took part in.
  private func lists(with name: String) throws(SQLiteError) -> [(number: Int, players: [String])] {
    let statement = try database.statement(
      "SELECT number, players FROM sittings WHERE EXISTS (SELECT 1 FROM json_each(players) WHERE value = ?)")
    defer { statement.reset() }
    statement.bind(name, at: 1)
    var lists: [(number: Int, players: [String])] = []
    while try statement.step() {
      guard let players: [String] = try? EventCoding.read(statement.bytes(1)) else { continue }
      lists.append((statement.int(0), players))
    }
    return lists
  }

  // MARK: What belongs to a player

  package func sittings(of player: String) throws(RecordFailure) -> [(sitting: String, isOwn: Bool)] {
    try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        SELECT id, player = ?1 FROM sittings
        WHERE player = ?1 OR EXISTS (SELECT 1 FROM json_each(players) WHERE value = ?1) ORDER BY started, number
        """)
      defer { statement.reset() }
      statement.bind(player, at: 1)
      var sittings: [(sitting: String, isOwn: Bool)] = []
      while try statement.step() { sittings.append((statement.text(0), statement.int(1) != 0)) }
      return sittings
    }
  }

  package func memories(of player: String) throws(RecordFailure) -> [KeptMemory] {
    let rows = try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        SELECT mode, quiz, json FROM memory WHERE player = ?1 UNION ALL
        SELECT mode, NULL, json FROM shared WHERE player = ?1 ORDER BY 1, 2
        """)
      defer { statement.reset() }
      statement.bind(player, at: 1)
      var rows: [(mode: String, quiz: String?, json: [UInt8])] = []
      while try statement.step() { rows.append((statement.text(0), statement.optionalText(1), statement.bytes(2))) }
      return rows
    }
    var memories: [KeptMemory] = []
    for row in rows {
      do {
        memories.append(KeptMemory(mode: row.mode, quiz: row.quiz, value: try EventCoding.read(row.json)))
      } catch {
        throw RecordFailure(error, in: "what the mode '\(row.mode)' keeps for '\(player)'")
      }
    }
    return memories
  }
}
