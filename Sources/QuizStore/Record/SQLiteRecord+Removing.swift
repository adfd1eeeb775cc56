package import QuizCore

extension SQLiteRecord {
  package func delete(_ sitting: String) throws(RecordFailure) {
    guard try reading({ () throws(SQLiteError) in try row(of: sitting) }) != nil else { throw .missing(sitting) }
    guard try claim(sitting) else { throw .openElsewhere(sitting) }
    defer { release(sitting) }
    try writing { () throws(SQLiteError) in
      // From now on the other branches of the same sitting count their shared answers.
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

  /// Sittings of rooms keep their answers, under `nobody`, so that rooms still verify.
  package func removePlayer(_ player: String) throws(RecordFailure) {
    try takeOut(player)
    try wipe()
  }

  /// The same with traces left in the file, until `wipe`.
  package func takeOut(_ player: String) throws(RecordFailure) {
    let id = try reading(self.id(of: player))
    let person = try person(id)
    var (own, inRooms): ([String], [String]) = ([], [])
    for id in person.ids.sorted() {
      for (sitting, _) in try sittings(of: id) {
        let isOfRoom = try reading(self.isOfRoom(sitting))
        if isOfRoom { inRooms.append(sitting) } else if !own.contains(sitting) { own.append(sitting) }
      }
    }
    let rooms = Set(person.seats.map(\.room)).sorted()
    defer { for claimed in rooms + own + inRooms { release(claimed) } }
    for room in rooms where try !claim(room) { throw .roomOpenElsewhere(room) }
    for sitting in own + inRooms where try !claim(sitting) { throw .openElsewhere(sitting) }
    do { try database.run("PRAGMA secure_delete = ON") } catch { throw RecordFailure(error, path: path) }
    try writing { () throws(SQLiteError) in
      let name = try players("SELECT id, name FROM players WHERE id = ?", id).first?.name
      for sitting in own {
        try keepRemembered(sitting)
        try remove(sitting)
      }
      for sitting in inRooms { try forgetNames(in: sitting, of: person.ids) }
      let gone = person.ids.subtracting(person.seats.map(\.id)).sorted()
      try unchain(own + person.ids.sorted())
      for id in gone { try removeRows(of: id) }
      for seat in person.seats { try database.run("DELETE FROM achievements WHERE player = ?", seat.id) }
      try leaveRooms(person)
      try database.run("DELETE FROM friends WHERE player = ?", name ?? player)
      for id in gone { try database.run("DELETE FROM settings WHERE key = 'player' AND value = ?", id) }
      if inRooms.isEmpty { try removeWhatNothingNeeds() } else { try rebuild() }
      try database.run("DELETE FROM files WHERE sha256 NOT IN (SELECT sha256 FROM uses)")
      try markFilled()
    }
  }

  /// Deletes a player's rows outside of sittings; called in a transaction.
  func removeRows(of id: String) throws(SQLiteError) {
    for table in ["history", "memory", "shared", "kept", "remembered", "left_behind", "achievements", "visitors"] {
      try database.run("DELETE FROM \(table) WHERE player = ?", id)
    }
    try database.run("DELETE FROM players WHERE id = ?", id)
  }

  /// Rewrites the file without deleted rows, and empties the log.
  package func wipe() throws(RecordFailure) {
    let isWiped: Bool
    do throws(SQLiteError) {
      try database.run("VACUUM")
      isWiped = try database.foldWholeLog()
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
