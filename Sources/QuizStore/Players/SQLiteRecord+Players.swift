internal import QuizCoding
package import QuizCore

extension SQLiteRecord {
  package func players() throws(RecordFailure) -> [PlayerProfile] {
    try reading { () throws(SQLiteError) in
      var profiles: [String: PlayerProfile] = [:]
      for player in try listed() { profiles[player.id] = PlayerProfile(id: player.id, name: player.name) }
      let finished = "SELECT player, sum(sittings) FROM span_totals WHERE period = 'month' GROUP BY player"
      for (id, count) in try counts(finished) { profiles[id]?.finished = count }
      let unfinished = "SELECT player, count(*) FROM sittings WHERE status = 0 AND \(Self.isTouched) GROUP BY player"
      for (id, count) in try counts(unfinished) { profiles[id]?.unfinished = count }
      for id in profiles.keys { profiles[id]?.last = try lastFinished(id) }
      return profiles.values.sorted { ($0.name.lowercased(), $0.name, $0.id) < ($1.name.lowercased(), $1.name, $1.id) }
    }
  }

  /// All players who were added or have played.
  private func listed() throws(SQLiteError) -> [KnownPlayer] {
    try players(
      """
      SELECT id, name FROM players WHERE added IS NOT NULL OR id IN (
        SELECT player FROM span_totals UNION SELECT player FROM topic_totals
        UNION SELECT player FROM sittings WHERE status = 0 UNION SELECT player FROM memory
        UNION SELECT player FROM shared UNION SELECT player FROM kept
        UNION SELECT value FROM sittings, json_each(players) WHERE instr(players, ',') > 0 AND status < 2)
      """)
  }

  private func counts(_ sql: String) throws(SQLiteError) -> [(String, Int)] {
    try database.rows(sql) { ($0.text(0), $0.int(1)) }
  }

  private func lastFinished(_ player: String) throws(SQLiteError) -> WallTime? {
    try database.row("SELECT max(finished) FROM history WHERE player = ?", player) {
      $0.optionalInt(0).map(WallTime.init(milliseconds:))
    }
  }

  package func addPlayer(_ name: String) throws(RecordFailure) {
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      let id = try enteredID(of: name)
      try database.run("UPDATE players SET added = ? WHERE id = ? AND added IS NULL", time, id)
    }
  }

  /// True when a player who was added, has played, or takes part in a sitting has that name.
  private func isTaken(_ name: String) throws(RecordFailure) -> Bool {
    if try players().contains(where: { $0.name == name }) { return true }
    return try reading { () throws(SQLiteError) in
      try !players(
        """
        SELECT id, name FROM players
        WHERE name = ? AND EXISTS (SELECT 1 FROM sittings, json_each(players) AS part WHERE part.value = players.id)
        """, name
      ).isEmpty
    }
  }

  package func renamePlayer(_ player: String, to name: String) throws(RecordFailure) {
    if try isTaken(name) { throw .nameTaken(name) }
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      let id = try enteredID(of: player)
      // A default player of that name without sittings gives way.
      try database.run(
        """
        UPDATE settings SET value = ?1
        WHERE key = 'player' AND value IN (SELECT id FROM players WHERE name = ?2 AND id <> ?1)
        """, id, name)
      try database.run("DELETE FROM players WHERE name = ? AND id <> ?", name, id)
      try database.run(
        """
        UPDATE players SET name = ?, added = coalesce(added, ?), former = json_insert(former, '$[#]', name) WHERE id = ?
        """, name, time, id)
      identities = [:]
    }
  }

  // MARK: What belongs to a player

  package func sittings(of player: String) throws(RecordFailure) -> [(sitting: String, isOwn: Bool)] {
    try reading { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT id, player = ?1 FROM sittings
        WHERE player = ?1 OR EXISTS (SELECT 1 FROM json_each(players) WHERE value = ?1) ORDER BY started, number
        """, try id(of: player)
      ) { ($0.text(0), $0.int(1) != 0) }
    }
  }

  package func memories(of player: String, mode: String?) throws(RecordFailure) -> [ModeMemory] {
    let rows = try reading { () throws(SQLiteError) in
      let player = try id(of: player)
      let places = try database.rows(
        """
        SELECT mode, quiz FROM (
          SELECT mode, quiz FROM memory WHERE player = ?1 UNION SELECT mode, NULL FROM shared WHERE player = ?1
          UNION SELECT mode, CASE kind WHEN 'memory' THEN quiz END FROM kept WHERE player = ?1)
        WHERE ?2 IS NULL OR mode = ?2 ORDER BY 1, 2
        """, player, mode
      ) { ($0.text(0), $0.optionalText(1)) }
      var rows: [(mode: String, quiz: String?, written: WrittenMemory)] = []
      for (mode, quiz) in places { rows.append((mode, quiz, try writtenMemory(mode, quiz, player))) }
      return rows
    }
    var memories: [ModeMemory] = []
    for row in rows {
      do {
        memories.append(ModeMemory(mode: row.mode, quiz: row.quiz, value: try row.written.value() ?? .empty))
      } catch {
        throw RecordFailure(error, in: "the memory of the mode '\(row.mode)' for '\(player)'")
      }
    }
    return memories
  }
}
