internal import QuizCoding
internal import QuizCore
internal import QuizRoom

extension SQLiteRecord {
  /// Sets a damaged database aside, carries over its readable part, and rebuilds the derived facts.
  func rescue() throws(RecordFailure) {
    (hasRescued, wasRescued) = (true, true)
    guard lock.await(.setUp) else { throw .occupied(path) }
    defer { lock.release(.setUp) }
    // A process that still has the file open would write to it unseen.
    guard lock.take(.open) else { throw .damagedElsewhereOpen(path) }
    defer { _ = lock.take(.open, shared: true) }
    database.keepFilesOnClose()
    database.close()
    let kept: String
    do throws(SystemError) { kept = try Folder.setAside(path, at: now()) } catch { throw RecordFailure(error) }
    (isReadyToWrite, isReadyToBind) = (false, false)
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    open = [:]
    let salvage = Salvage(from: kept, into: database)
    try createTables(form: salvage.version)
    try? salvage.run()
    try createTables()
    var losses = Losses()
    // If rows cannot be put in order, they stay as read, which is better than nothing.
    try? database.transaction(
      { () throws(SQLiteError) in losses = try putInOrder(salvage) }, failing: { $0 })
    let name = kept.split(separator: "/").last.map(String.init) ?? kept
    notices.append(
      RescueNotice(
        path: path, keptAs: name, sittings: (try? count("sittings")) ?? 0, results: (try? count("history")) ?? 0,
        lost: losses.sittings, shortened: losses.shortened, orphans: losses.orphans
      ).sentence)
  }

  private func count(_ table: String) throws(SQLiteError) -> Int {
    try database.row("SELECT count(*) FROM \(table)") { $0.int(0) } ?? 0
  }

  /// The losses of a repair.
  private struct Losses {
    /// Sittings of which not even the beginning is left.
    var sittings = 0
    /// Sittings that had ended and have lost their last events.
    var shortened = 0
    /// The sittings without a known owner.
    var orphans = 0
  }

  private func putInOrder(_ salvage: Salvage) throws(SQLiteError) -> Losses {
    let known = try knownSittings()
    var losses = Losses()
    let ended = Set(
      try database.texts("SELECT id FROM sittings WHERE status > 0 UNION SELECT sitting FROM chain WHERE part = 1"))
    losses.orphans = try restoreSittings(salvage)
    try database.run("DELETE FROM history")
    try removeUnreadable()
    try removeLooseEnds()
    try nameUnknownPlayers()
    try recountEvents()
    let left = Set(try database.texts("SELECT id FROM sittings"))
    let going = Set(try database.texts("SELECT id FROM sittings WHERE status = 0"))
    losses.sittings = known.subtracting(left).count - losses.orphans
    losses.shortened = ended.intersection(going).count
    try dropLostLinks()
    try mendChain()
    if losses.sittings + losses.orphans + losses.shortened > 0 { try believeMemories() }
    try rebuild()
    try bindEveryRow()
    return losses
  }

  /// Every sitting of which there is a trace; one without a name by its number.
  private func knownSittings() throws(SQLiteError) -> Set<String> {
    Set(
      try database.texts(
        """
        SELECT id FROM sittings UNION SELECT sitting FROM chain WHERE part < 2
        UNION SELECT coalesce(json ->> '$.sitting', sitting) FROM beginnings WHERE json_valid(json)
          AND sitting NOT IN (SELECT number FROM sittings)
        """))
  }

  /// Makes new rows for sittings whose row is lost or unreadable, from their beginnings and events; returns the number
  /// without a known owner.
  private func restoreSittings(_ salvage: Salvage) throws(SQLiteError) -> Int {
    try database.run(
      """
      DELETE FROM sittings WHERE number IN (SELECT sitting FROM beginnings)
        AND (NOT json_valid(players) OR NOT json_valid(request))
      """)
    let lost = try database.rows(
      "SELECT sitting, version, json, players FROM beginnings WHERE sitting NOT IN (SELECT number FROM sittings)"
    ) { row -> LostSitting? in
      let beginning: Beginning? = try? EventCoding.read(row.bytes(2), version: row.int(1))
      return beginning.map {
        LostSitting(number: row.int(0), beginning: $0, players: try? EventCoding.read(row.bytes(3)))
      }
    }.compactMap { $0 }
    if lost.isEmpty { return 0 }
    let owners = try owners(salvage)
    var orphans = 0
    for sitting in lost {
      // Part of the link's content is lost: the link is made anew.
      try database.run("DELETE FROM chain WHERE sitting = ? AND part = 0", sitting.beginning.sitting)
      if let owner = try self.owner(of: sitting, owners) { try restore(sitting, owner) } else { orphans += 1 }
    }
    return orphans
  }

  private func restore(_ sitting: LostSitting, _ owner: SittingOwner) throws(SQLiteError) {
    let (number, beginning) = (sitting.number, sitting.beginning)
    let players = EventCoding.text(owner.players)
    let request = owner.room.map { [RoomIDs.requestKey: $0] } ?? [:]
    try database.run(
      """
      INSERT OR IGNORE INTO sittings (number, id, player, players, mode, seed, request, started, zone, offset, status,
        settled) VALUES (?, ?, ?, ?, ?, ?, ?, coalesce((SELECT min(at) FROM events WHERE sitting = ?), ?), 'UTC', 0,
        0, 0)
      """, number, beginning.sitting, owner.players.first ?? "", players, beginning.mode.id, beginning.seed,
      EventCoding.text(request), number, beginning.day.number * 86_400_000)
    try database.run("UPDATE beginnings SET players = ? WHERE sitting = ?", players, number)
  }

  /// Removes beginnings that cannot be read or belong to another sitting than the row beside them.
  private func removeUnreadable() throws(SQLiteError) {
    var broken: [Int] = []
    try database.each(
      "SELECT beginnings.sitting, version, json, id FROM beginnings LEFT JOIN sittings ON number = beginnings.sitting"
    ) { row in
      do throws(UnreadableForm) {
        let beginning: Beginning = try EventCoding.read(row.bytes(2), version: row.int(1))
        if beginning.sitting != row.text(3) { broken.append(row.int(0)) }
      } catch {
        // A beginning written by a newer version is not broken.
        if case .malformed = error { broken.append(row.int(0)) }
      }
    }
    for number in broken { try database.run("DELETE FROM beginnings WHERE sitting = ?", number) }
  }

  /// Removes the remains of lost sittings, and the events after a gap.
  private func removeLooseEnds() throws(SQLiteError) {
    try database.execute(
      """
      DELETE FROM sittings WHERE number NOT IN (SELECT sitting FROM beginnings);
      DELETE FROM beginnings WHERE sitting NOT IN (SELECT number FROM sittings);
      DELETE FROM events WHERE sitting NOT IN (SELECT number FROM sittings) OR NOT json_valid(json);
      DELETE FROM uses WHERE sitting NOT IN (SELECT number FROM sittings);
      DELETE FROM rescores WHERE sitting NOT IN (SELECT id FROM sittings);
      """)
    repeat {
      try database.run(
        "DELETE FROM events WHERE ordinal >= (SELECT count(*) FROM events AS e WHERE e.sitting = events.sitting)")
    } while database.changes > 0
  }

  /// Brings every sitting's status in line with the remaining events.
  ///
  /// A sitting that ends among the events of an answer is cut back to before that answer.
  private func recountEvents() throws(SQLiteError) {
    for id in try database.texts("SELECT id FROM sittings") {
      guard let row = try row(of: id),
        let beginning: Beginning = try? EventCoding.read(row.json, version: row.version)
      else { continue }
      var progress = SittingProgress(beginning)
      var left: Int?
      for event in try eventRows(of: row.number) {
        guard let read: SittingEvent = try? EventCoding.read(event.json, version: event.version) else { break }
        progress.note(read)
        if progress.canGoOn { left = progress.events }
      }
      if let left, progress.status == .unfinished, left < progress.events {
        try database.run("DELETE FROM events WHERE sitting = ? AND ordinal >= ?", row.number, left)
      }
      try database.run("UPDATE sittings SET status = ? WHERE number = ?", progress.status.rawValue, row.number)
    }
  }

  /// Keeps what modes remember although sittings that led to it are lost.
  private func believeMemories() throws(SQLiteError) {
    for (kind, quiz) in [("memory", "quiz"), ("shared", "''")] {
      try database.run(
        """
        INSERT OR REPLACE INTO remembered (kind, mode, quiz, player, json, position, moment)
        SELECT '\(kind)', mode, \(quiz), player, json, (SELECT coalesce(max(position), 0) + 1 FROM chain), moment
        FROM \(kind) WHERE json_valid(json)
        """)
    }
    try database.execute(
      """
      INSERT INTO left_behind (kind, mode, quiz, player, key, json, moment)
      SELECT kind, mode, quiz, player, key, json, moment FROM kept WHERE json_valid(json) AND json_valid(key)
      ORDER BY moment, sitting
      \(Self.newerWins)
      """)
  }
}
