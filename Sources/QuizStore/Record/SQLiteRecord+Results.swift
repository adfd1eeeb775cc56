internal import QuizCoding
package import QuizCore

extension SQLiteRecord {
  // MARK: Players

  package func hiddenPlayers() throws(RecordFailure) -> Set<String> {
    try reading { () throws(SQLiteError) in
      Set(try players("SELECT id, name FROM players WHERE hidden = 1").map(\.id))
    }
  }

  package func setHidden(_ player: String, _ isHidden: Bool) throws(RecordFailure) {
    let time = now().milliseconds
    try writing { () throws(SQLiteError) in
      try database.run(
        "UPDATE players SET hidden = ?, added = coalesce(added, ?) WHERE id = ?", isHidden ? 1 : 0, time,
        try enteredID(of: player))
    }
  }

  package func sittingsOfSeveral() throws(RecordFailure) -> [String: [KnownPlayer]] {
    try reading { () throws(SQLiteError) in
      let names = try self.names()
      let statement = try database.statement("SELECT id, players FROM sittings WHERE json_array_length(players) > 1")
      defer { statement.reset() }
      var sittings: [String: [KnownPlayer]] = [:]
      while try statement.step() {
        let ids: [String] = (try? EventCoding.read(statement.bytes(1))) ?? []
        sittings[statement.text(0)] = ids.map { KnownPlayer(id: $0, name: names[$0] ?? $0) }
      }
      return sittings
    }
  }

  package func incomparableSittings() throws(RecordFailure) -> Set<String> {
    let keys = StoredSitting.keysOfParts.map { "'\($0)'" }.listed
    return try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        SELECT id FROM sittings WHERE quiz = '\(Quiz.drawnID)' OR request <> '{}' AND EXISTS (
          SELECT 1 FROM json_each(request) WHERE key IN (\(keys)) OR key LIKE '\(StoredSitting.settingPrefix)%')
        """)
      defer { statement.reset() }
      var ids: Set<String> = []
      while try statement.step() { ids.insert(statement.text(0)) }
      return ids
    }
  }

  // MARK: Friends

  package func friendScores() throws(RecordFailure) -> [FriendScore] {
    try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        SELECT id, code, player, sitting, quiz, title, category, mode, day, points, "of", percent, headline
        FROM friends ORDER BY accepted, id
        """)
      defer { statement.reset() }
      var scores: [FriendScore] = []
      while try statement.step() {
        scores.append(
          FriendScore(
            id: statement.text(0), code: statement.text(1), player: statement.text(2), sitting: statement.text(3),
            quiz: statement.optionalText(4), title: statement.text(5), category: statement.optionalText(6),
            mode: statement.text(7), day: CivilDay(number: statement.int(8)),
            score: Challenge.Score(
              points: statement.optionalDouble(9), of: statement.optionalDouble(10),
              percent: statement.optionalDouble(11), headline: statement.optionalText(12))))
      }
      return scores
    }
  }

  package func addFriendScore(_ score: FriendScore, at time: WallTime) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run(
        """
        INSERT OR IGNORE INTO friends (id, code, accepted, player, sitting, quiz, title, category, mode, day, points,
          "of", percent, headline) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        score.id, score.code, time.milliseconds, score.player, score.sitting, score.quiz, score.title, score.category,
        score.mode, score.day.number, score.score.points, score.score.of, score.score.percent, score.score.headline)
    }
  }

  // MARK: Achievements

  package func achievements(of player: String) throws(RecordFailure) -> [EarnedAchievement] {
    try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        "SELECT plugin, id, day FROM achievements WHERE player = ? ORDER BY day, plugin, id")
      defer { statement.reset() }
      statement.bind(try id(of: player), at: 1)
      var earned: [EarnedAchievement] = []
      while try statement.step() {
        earned.append(
          EarnedAchievement(
            plugin: statement.text(0), id: statement.text(1), day: CivilDay(number: statement.int(2))))
      }
      return earned
    }
  }

  package func addAchievements(_ earned: [EarnedAchievement], of player: String) throws(RecordFailure) {
    if earned.isEmpty { return }
    try writing { () throws(SQLiteError) in
      let player = try enteredID(of: player)
      for achievement in earned {
        try database.run(
          "INSERT OR IGNORE INTO achievements (player, plugin, id, day) VALUES (?, ?, ?, ?)", player,
          achievement.plugin, achievement.id, achievement.day.number)
        guard database.changes > 0 else { continue }
        try bind(
          .achievement, "player = ? AND plugin = ? AND id = ?", player, achievement.plugin, achievement.id)
      }
    }
  }

  // MARK: Other scores

  package func rescores(of sitting: String) throws(RecordFailure) -> [Rescore] {
    let rows = try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        "SELECT at, plugins, version, json FROM rescores WHERE sitting = ? ORDER BY number")
      defer { statement.reset() }
      statement.bind(sitting, at: 1)
      var rows: [(at: Int, plugins: [UInt8], version: Int, json: [UInt8])] = []
      while try statement.step() {
        rows.append((statement.int(0), statement.bytes(1), statement.int(2), statement.bytes(3)))
      }
      return rows
    }
    var rescores: [Rescore] = []
    for row in rows {
      do {
        rescores.append(
          Rescore(
            sitting: sitting, at: WallTime(milliseconds: row.at), plugins: try EventCoding.read(row.plugins),
            result: try EventCoding.read(row.json, version: row.version)))
      } catch {
        throw RecordFailure(error, in: "another score of the sitting '\(sitting)'")
      }
    }
    return rescores
  }

  package func addRescores(_ rescores: [Rescore]) throws(RecordFailure) {
    if rescores.isEmpty { return }
    try writing { () throws(SQLiteError) in
      for rescore in rescores {
        try database.run(
          "INSERT INTO rescores (sitting, at, plugins, version, json) VALUES (?, ?, ?, ?, ?)", rescore.sitting,
          rescore.at.milliseconds, EventCoding.text(rescore.plugins), EventCoding.version,
          EventCoding.text(rescore.result))
        try bind(.rescore, "number = last_insert_rowid()")
      }
    }
  }
}
