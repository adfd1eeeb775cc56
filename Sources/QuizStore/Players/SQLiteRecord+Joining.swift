package import QuizCore

/// Merges two players into one: the same person under two names, or on two machines.
extension SQLiteRecord {
  /// Gives everything of `from` to `into`, who keeps the name; in this order the memories are rebuilt.
  package func mergePlayer(_ from: String, into: String) throws(RecordFailure) {
    let own = try sittings(of: from).map(\.sitting)
    let theirs = Set(try sittings(of: into).map(\.sitting))
    if let both = own.first(where: theirs.contains) { throw .playedTogether(both) }
    let seats = try seats().filter { $0.visitor == from }
    let rooms = Set(seats.map(\.room)).sorted()
    defer { for claimed in own + rooms { release(claimed) } }
    for room in rooms where try !claim(room) { throw .roomOpenElsewhere(room) }
    for sitting in own where try !claim(sitting) { throw .openElsewhere(sitting) }
    try writing { () throws(SQLiteError) in
      let (old, new) = (try id(of: from), try id(of: into))
      try moveSittings(old, new)
      try moveMemories(old, new)
      try moveMarks(old, new)
      try moveSeats(in: rooms, from: old, to: new)
      try database.run("DELETE FROM players WHERE id = ?", old)
      try rebuild()
      try findFormerNames()
      try markFilled()
    }
    identities = [:]
    for sitting in own { open[sitting] = nil }
  }

  private func moveSittings(_ old: String, _ new: String) throws(SQLiteError) {
    try database.run("UPDATE sittings SET player = ?2 WHERE player = ?1", old, new)
    for table in ["sittings", "beginnings"] {
      try database.run(
        """
        UPDATE \(table) SET players = (
          SELECT json_group_array(iif(value = ?1, ?2, value)) FROM (
            SELECT value FROM json_each(\(table).players) ORDER BY key))
        WHERE json_valid(players) AND EXISTS (SELECT 1 FROM json_each(\(table).players) WHERE value = ?1)
        """, old, new)
    }
  }

  /// Moves the memories left by deleted sittings; of two memories of the same thing the later one stays.
  private func moveMemories(_ old: String, _ new: String) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO remembered (kind, mode, quiz, player, json, position, moment)
      SELECT kind, mode, quiz, ?2, json, position, moment FROM remembered WHERE player = ?1
      ON CONFLICT DO UPDATE SET json = excluded.json, position = excluded.position, moment = excluded.moment
      WHERE (excluded.position, excluded.moment) > (position, moment)
      """, old, new)
    try database.run(
      """
      INSERT INTO left_behind (kind, mode, quiz, player, key, json, moment)
      SELECT kind, mode, quiz, ?2, key, json, moment FROM left_behind WHERE player = ?1
      \(Self.newerWins)
      """, old, new)
    for table in ["remembered", "left_behind"] { try database.run("DELETE FROM \(table) WHERE player = ?", old) }
  }

  private func moveAchievements(_ old: String, _ new: String) throws(SQLiteError) {
    for (player, other, isLater) in [(old, new, ">="), (new, old, ">")] {
      let earned = "theirs.plugin = achievements.plugin AND theirs.id = achievements.id"
      try drop(
        .achievement,
        """
        player = ? AND EXISTS (
          SELECT 1 FROM achievements AS theirs
          WHERE theirs.player = ? AND \(earned) AND achievements.day \(isLater) theirs.day)
        """, player, other)
    }
    try database.run("UPDATE achievements SET player = ? WHERE player = ?", new, old)
    try database.run(
      "UPDATE chain SET sitting = ? WHERE sitting = ? AND part = \(ChainPart.achievement.rawValue)", new, old)
    try closeChain()
  }

  /// Moves achievements at the earlier date, browsers, and the default player.
  private func moveMarks(_ old: String, _ new: String) throws(SQLiteError) {
    try moveAchievements(old, new)
    try database.run("UPDATE visitors SET player = ?2 WHERE player = ?1", old, new)
    try database.run("UPDATE settings SET value = ?2 WHERE key = 'player' AND value = ?1", old, new)
    try database.run(
      """
      UPDATE players SET added = (SELECT min(added) FROM players WHERE id IN (?1, ?2)) WHERE id = ?2
      """, old, new)
  }
}
