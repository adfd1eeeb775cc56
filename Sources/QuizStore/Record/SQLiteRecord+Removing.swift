package import QuizCore

extension SQLiteRecord {
  package func delete(_ sitting: String) throws(RecordFailure) {
    guard try reading({ () throws(SQLiteError) in try row(of: sitting) }) != nil else { throw .missing(sitting) }
    guard try claim(sitting) else { throw .openElsewhere(sitting) }
    defer { release(sitting) }
    try writing { () throws(SQLiteError) in
      // What it has in common with other branches of the same sitting counts there from now on.
      let isBranch = try hasOtherBranches(sitting)
      let counted = try isBranch ? nil : noteCounted(sitting)
      try keepRemembered(sitting)
      try remove(sitting)
      try unchain([sitting])
      try database.run("DELETE FROM files WHERE sha256 NOT IN (SELECT sha256 FROM uses)")
      if let counted { try recount(counted) }
      if isBranch { try rebuild() }
      try markFilled()
    }
  }

  package func removePlayer(_ player: String) throws(RecordFailure) {
    let sittings = try sittings(of: player).map(\.sitting)
    defer { for sitting in sittings { release(sitting) } }
    for sitting in sittings where try !claim(sitting) { throw .openElsewhere(sitting) }
    do { try database.run("PRAGMA secure_delete = ON") } catch { throw RecordFailure(error, path: path) }
    try writing { () throws(SQLiteError) in
      let id = try id(of: player)
      let name = try players("SELECT id, name FROM players WHERE id = ?", id).first?.name
      for sitting in sittings {
        try keepRemembered(sitting)
        try remove(sitting)
      }
      try unchain(sittings + [id])
      try removeRows(of: id)
      try database.run("DELETE FROM friends WHERE player = ?", name ?? player)
      try database.run("DELETE FROM settings WHERE key = 'player' AND value = ?", id)
      try removeWhatNothingNeeds()
    }
    try wipe()
  }

  /// What a player has apart from sittings; inside of a transaction.
  func removeRows(of id: String) throws(SQLiteError) {
    for table in ["history", "memory", "shared", "kept", "remembered", "left_behind", "achievements", "visitors"] {
      try database.run("DELETE FROM \(table) WHERE player = ?", id)
    }
    try database.run("DELETE FROM players WHERE id = ?", id)
  }

  /// Writes the file anew without what was deleted, and empties the log.
  package func wipe() throws(RecordFailure) {
    let isWiped: Bool
    do throws(SQLiteError) {
      try database.run("VACUUM")
      let statement = try database.statement("PRAGMA wal_checkpoint(TRUNCATE)")
      defer { statement.reset() }
      isWiped = try statement.step() && statement.int(0) == 0
    } catch {
      throw RecordFailure(error, path: path)
    }
    if !isWiped { throw .notWiped(path) }
  }

  /// The rows of a sitting.
  func remove(_ id: String) throws(SQLiteError) {
    for table in ["beginnings", "events", "uses", "answers", "replies"] {
      try database.run("DELETE FROM \(table) WHERE sitting = (SELECT number FROM sittings WHERE id = ?)", id)
    }
    for table in ["history", "rescores"] { try database.run("DELETE FROM \(table) WHERE sitting = ?", id) }
    try database.run("DELETE FROM sittings WHERE id = ?", id)
    open[id] = nil
  }

  /// Removes what no sitting needs any more, and counts anew.
  func removeWhatNothingNeeds() throws(SQLiteError) {
    try database.execute(
      """
      DELETE FROM files WHERE sha256 NOT IN (SELECT sha256 FROM uses);
      DELETE FROM questions WHERE number NOT IN (SELECT question FROM answers);
      DELETE FROM topics WHERE number NOT IN (SELECT topic FROM answers)
        AND number NOT IN (SELECT topic FROM questions);
      """)
    try fillTotals()
  }
}
