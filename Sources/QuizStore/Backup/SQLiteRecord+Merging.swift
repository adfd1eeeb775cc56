internal import QuizCore

/// Adds what another record has and this one has not, while others play in this one.
extension SQLiteRecord {
  /// Sittings are known by their ids, players by theirs. A sitting that went on there goes on from there; one that went on in
  /// both comes in as a sitting of its own. Everything that follows from sittings is made anew.
  func add(_ other: RestoredRecord) throws(RecordFailure) -> MergeReport {
    do throws(SQLiteError) {
      try readyToWrite()
      try database.run("ATTACH ? AS other", other.copy)
    } catch {
      throw RecordFailure(error, path: path)
    }
    defer { try? database.run("DETACH other") }
    var claims = Claims()
    defer { for id in claims.sittings + claims.rooms { release(id) } }
    try claim(&claims)
    var report = MergeReport()
    try writing { () throws(SQLiteError) in
      report = MergeReport()
      let before = try database.content()
      let changes = database.allChanges
      try reunite(claims, &report)
      try addSittings()
      try addPlayers()
      try addRooms()
      try addEvents(toRooms: claims.rooms)
      try addResults()
      // Without a new row everything that follows from rows is as it was.
      if database.allChanges > changes { try putInOrder() }
      report.added = try database.content().minus(before)
    }
    for id in claims.sittings { open[id] = nil }
    report.namesakes = try namesakes()
    return report
  }

  /// The locks that allow changes here, since no other process holds them.
  private struct Claims {
    /// Sittings that are not the same in both records, by the ids under which they began.
    var origins: [String] = []
    var sittings: [String] = []
    var rooms: [String] = []
  }

  private func claim(_ claims: inout Claims) throws(RecordFailure) {
    claims.origins = try reading(originsThatDiffer())
    for origin in claims.origins {
      let reunion: Reunion? = try reading(self.reunion(of: origin))
      for thread in reunion?.changed ?? [] where try claim(thread.id) { claims.sittings.append(thread.id) }
    }
    // A room that is led here just now stays as it is.
    for id in try reading({ () throws(SQLiteError) in try roomsThatWentOn() }) where try claim(id) {
      claims.rooms.append(id)
    }
  }

  /// Brings together sittings that are not the same in both. One that is played somewhere just now stays as it is.
  private func reunite(_ claims: Claims, _ report: inout MergeReport) throws(SQLiteError) {
    try database.execute("CREATE TEMP TABLE IF NOT EXISTS moved (was TEXT PRIMARY KEY, id TEXT); DELETE FROM moved;")
    for origin in claims.origins {
      try database.run("INSERT INTO moved (was) SELECT id FROM other.sittings WHERE \(Self.isOfOrigin)", origin)
      guard let reunion = try self.reunion(of: origin) else { continue }
      guard reunion.changed.allSatisfy({ claims.sittings.contains($0.id) }) else {
        report.open += 1
        continue
      }
      for (was, id) in reunion.ids.theirs { try database.run("UPDATE moved SET id = ? WHERE was = ?", id, was) }
      try apply(reunion)
      if reunion.isFork { report.forked += 1 } else if reunion.goesOn { report.goneOn += 1 }
    }
  }

  /// The players who share a name, in groups, the first added first.
  private func namesakes() throws(RecordFailure) -> [[KnownPlayer]] {
    let listed = try players()
    let names = Dictionary(grouping: listed, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
    var groups: [[KnownPlayer]] = []
    for name in names { groups.append(try players(called: name)) }
    return groups
  }

  // MARK: Rows

  /// Adds the players, except those merged into others here.
  private func addPlayers() throws(SQLiteError) {
    func plays(_ place: String) -> String {
      """
      SELECT part.value FROM \(place).sittings,
        json_each(iif(json_valid(sittings.players), sittings.players, '[]')) AS part
      """
    }
    try database.execute(
      """
      INSERT OR IGNORE INTO main.players (id, name, added, hidden, former)
      SELECT id, name, added, hidden, former FROM other.players
      WHERE id NOT IN (\(plays("other"))) OR id IN (\(plays("main"))) ORDER BY number;
      """)
  }

  /// Adds the sittings under numbers of this record, in the order of their beginnings.
  private func addSittings() throws(SQLiteError) {
    let columns = try columns(of: "sittings").filter { $0 != "number" }.map { "\"\($0)\"" }.listed
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS fresh (theirs INTEGER PRIMARY KEY, id TEXT NOT NULL, ours INTEGER);
      DELETE FROM fresh;
      INSERT INTO fresh (theirs, id)
      SELECT number, id FROM other.sittings WHERE \(Self.originOfRow) NOT IN (SELECT \(Self.originOfRow) FROM main.sittings);
      INSERT INTO main.sittings (\(columns))
      SELECT \(columns) FROM other.sittings WHERE number IN (SELECT theirs FROM fresh) ORDER BY number;
      UPDATE fresh SET ours = (SELECT number FROM main.sittings WHERE main.sittings.id = fresh.id);
      INSERT OR IGNORE INTO main.files SELECT * FROM other.files;
      """)
    for table in ["beginnings", "events", "uses"] {
      let columns = try self.columns(of: table).filter { $0 != "sitting" }.listed
      try database.execute(
        """
        INSERT INTO main.\(table) (sitting, \(columns))
        SELECT ours, \(columns) FROM fresh JOIN other.\(table) ON sitting = theirs ORDER BY theirs;
        """)
    }
  }

  func columns(of table: String) throws(SQLiteError) -> [String] {
    try database.rows("SELECT name FROM pragma_table_info('\(table)')") { $0.text(0) }
  }

  // MARK: Rooms

  /// Adds the rooms with their logs; their sittings come with the others.
  private func addRooms() throws(SQLiteError) {
    let columns = try columns(of: "rooms").filter { $0 != "number" }.listed
    let new = try database.texts("SELECT id FROM other.rooms WHERE id NOT IN (SELECT id FROM main.rooms)")
    try database.execute(
      """
      INSERT INTO main.room_events (room, place, version, at, json)
      SELECT room, place, version, at, json FROM other.room_events
      WHERE room IN (SELECT id FROM other.rooms) AND room NOT IN (SELECT id FROM main.rooms);
      INSERT INTO main.rooms (\(columns))
      SELECT \(columns) FROM other.rooms WHERE id NOT IN (SELECT id FROM main.rooms) ORDER BY number;
      """)
    for id in new { try bindLog(ofRoom: id) }
  }

  /// Open rooms of this record of which the other one has the whole log and more.
  private func roomsThatWentOn() throws(SQLiteError) -> [String] {
    try database.texts(
      """
      SELECT ours.id FROM main.rooms AS ours JOIN other.rooms AS theirs ON theirs.id = ours.id
      WHERE ours.status = 0
        AND (SELECT count(*) FROM other.room_events WHERE room = ours.id)
          > (SELECT count(*) FROM main.room_events WHERE room = ours.id)
        AND NOT EXISTS (
          SELECT 1 FROM main.room_events AS here
          LEFT JOIN other.room_events AS there ON there.room = here.room AND there.place = here.place
          WHERE here.room = ours.id AND there.json IS NOT here.json)
      """)
  }

  private func addEvents(toRooms rooms: [String]) throws(SQLiteError) {
    for id in rooms {
      try database.run(
        """
        INSERT OR IGNORE INTO main.room_events (room, place, version, at, json)
        SELECT room, place, version, at, json FROM other.room_events WHERE room = ?1
        """, id)
      try database.run(
        """
        UPDATE main.rooms SET (last, status, players)
          = (SELECT last, status, players FROM other.rooms WHERE id = ?1) WHERE id = ?1
        """, id)
      try bindLog(ofRoom: id)
    }
  }

  // MARK: What goes with sittings

  private func addResults() throws(SQLiteError) {
    try drop(
      .achievement,
      """
      EXISTS (
        SELECT 1 FROM other.achievements AS theirs
        WHERE theirs.player = achievements.player AND theirs.plugin = achievements.plugin
          AND theirs.id = achievements.id AND theirs.day < achievements.day)
      """)
    try database.execute(
      """
      INSERT OR IGNORE INTO main.friends SELECT * FROM other.friends;
      INSERT OR IGNORE INTO main.settings (key, value)
      SELECT key, value FROM other.settings WHERE key LIKE 'drawn %' OR key LIKE 'published %';
      INSERT OR IGNORE INTO main.achievements (player, plugin, id, day)
      SELECT player, plugin, id, day FROM other.achievements WHERE player IN (SELECT id FROM main.players);
      INSERT INTO main.rescores (sitting, at, plugins, version, json)
      SELECT iif(was IS NULL, sitting, moved.id) AS here, at, plugins, version, json
      FROM other.rescores AS theirs LEFT JOIN moved ON was = sitting
      WHERE here IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM main.rescores AS ours
        WHERE ours.sitting = here AND ours.at = theirs.at AND ours.plugins = theirs.plugins)
      ORDER BY theirs.number;
      INSERT OR IGNORE INTO main.remembered (kind, mode, quiz, player, json, position, moment)
      SELECT kind, mode, quiz, player, json, 0, moment FROM other.remembered
      WHERE player IN (SELECT id FROM main.players);
      INSERT INTO main.left_behind (kind, mode, quiz, player, key, json, moment)
      SELECT kind, mode, quiz, player, key, json, moment FROM other.left_behind
      WHERE player IN (SELECT id FROM main.players)
      \(Self.newerWins);
      """)
  }

  /// Puts merged entries in the order in which they happened, whichever record they come from.
  private func putInOrder() throws(SQLiteError) {
    try mendChain()
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS happened (
        position INTEGER PRIMARY KEY, was INTEGER NOT NULL, sitting TEXT NOT NULL, part INTEGER NOT NULL,
        digest TEXT NOT NULL);
      DELETE FROM happened;
      INSERT INTO happened (was, sitting, part, digest)
      SELECT position, sitting, part, digest FROM chain LEFT JOIN sittings ON sittings.id = sitting
      WHERE sittings.id IS NOT NULL OR part = \(ChainPart.achievement.rawValue)
      ORDER BY part > 1, CASE part WHEN 0 THEN started
        WHEN 1 THEN (SELECT max(at) FROM events WHERE events.sitting = sittings.number) END, position;
      DELETE FROM chain;
      INSERT INTO chain (position, sitting, part, digest) SELECT position, sitting, part, digest FROM happened;
      UPDATE remembered SET position = coalesce(
        (SELECT max(position) FROM happened WHERE part < 2 AND was <= remembered.position), 0) WHERE position > 0;
      """)
    try mendChain()
    try rebuild()
    try findFormerNames()
    try markFilled()
  }
}
