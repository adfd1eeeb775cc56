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
      var sittings: [String: [KnownPlayer]] = [:]
      try database.each("SELECT id, players FROM sittings WHERE json_array_length(players) > 1") { row in
        let ids: [String] = (try? EventCoding.read(row.bytes(1))) ?? []
        sittings[row.text(0)] = ids.map { KnownPlayer(id: $0, name: names[$0] ?? $0) }
      }
      return sittings
    }
  }

  package func incomparableSittings() throws(RecordFailure) -> Set<String> {
    let keys = StoredSitting.keysOfParts.map { "'\($0)'" }.listed
    return try reading { () throws(SQLiteError) in
      Set(
        try database.texts(
          """
          SELECT id FROM sittings WHERE quiz = '\(Quiz.drawnID)' OR request <> '{}' AND EXISTS (
            SELECT 1 FROM json_each(request) WHERE key IN (\(keys)) OR key LIKE '\(StoredSitting.settingPrefix)%')
          """))
    }
  }

  // MARK: Friends

  package func friendScores() throws(RecordFailure) -> [FriendScore] {
    try reading { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT id, code, player, sitting, quiz, title, category, mode, day, points, "of", percent, headline
        FROM friends ORDER BY accepted, id
        """
      ) { row in
        FriendScore(
          id: row.text(0), code: row.text(1), player: row.text(2), sitting: row.text(3),
          quiz: row.optionalText(4), title: row.text(5), category: row.optionalText(6),
          mode: row.text(7), day: CivilDay(number: row.int(8)),
          score: Challenge.Score(
            points: row.optionalDouble(9), of: row.optionalDouble(10),
            percent: row.optionalDouble(11), headline: row.optionalText(12)))
      }
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
      try database.rows(
        "SELECT plugin, id, day FROM achievements WHERE player = ? ORDER BY day, plugin, id", try id(of: player)
      ) { row in
        EarnedAchievement(
          plugin: row.text(0), id: row.text(1), day: CivilDay(number: row.int(2)))
      }
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
      try database.rows(
        "SELECT at, plugins, version, json FROM rescores WHERE sitting = ? ORDER BY number", sitting
      ) { ($0.int(0), $0.bytes(1), $0.int(2), $0.bytes(3)) }
    }
    var rescores: [Rescore] = []
    for (at, plugins, version, json) in rows {
      do {
        rescores.append(
          Rescore(
            sitting: sitting, at: WallTime(milliseconds: at), plugins: try EventCoding.read(plugins),
            result: try EventCoding.read(json, version: version)))
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
