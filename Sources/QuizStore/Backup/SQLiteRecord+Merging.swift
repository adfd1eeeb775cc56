internal import QuizCore

/// Adds what another record has and this one has not, while others play in this one.
extension SQLiteRecord {
  /// Sittings are known by their ids, players by theirs; what both have stays as it is here, but for a sitting that went on
  /// there: its further events are added. Everything that follows from sittings is made anew.
  func add(
    _ other: RestoredRecord
  ) throws(RecordFailure) -> (added: RecordContent, namesakes: [[KnownPlayer]]) {
    do throws(SQLiteError) {
      try readyToWrite()
      try database.run("ATTACH ? AS other", other.copy)
    } catch {
      throw RecordFailure(error, path: path)
    }
    defer { try? database.run("DETACH other") }
    var claimed: [String] = []
    defer { for id in claimed { release(id) } }
    for id in try reading({ () throws(SQLiteError) in try wentOn() }) where try claim(id) { claimed.append(id) }
    // A room that is led here just now stays as it is.
    var rooms: [String] = []
    defer { for id in rooms { release(id) } }
    for id in try reading({ () throws(SQLiteError) in try roomsThatWentOn() }) where try claim(id) { rooms.append(id) }
    var added = RecordContent()
    try writing { () throws(SQLiteError) in
      let before = try database.content()
      try addPlayers()
      try addSittings()
      try addEvents(to: claimed)
      try addRooms()
      try addEvents(toRooms: rooms)
      try addResults()
      try putInOrder()
      let after = try database.content()
      added = RecordContent(
        sittings: after.sittings - before.sittings, players: after.players - before.players,
        rooms: after.rooms - before.rooms)
    }
    for id in claimed { open[id] = nil }
    return (added, try namesakes())
  }

  /// Players who have a name in common, each group by itself, those first who came first.
  private func namesakes() throws(RecordFailure) -> [[KnownPlayer]] {
    let listed = try players()
    let names = Dictionary(grouping: listed, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
    var groups: [[KnownPlayer]] = []
    for name in names { groups.append(try players(called: name)) }
    return groups
  }

  // MARK: Rows

  private func addPlayers() throws(SQLiteError) {
    try database.execute(
      """
      INSERT OR IGNORE INTO main.players (id, name, added, hidden, former)
      SELECT id, name, added, hidden, former FROM other.players ORDER BY number;
      """)
  }

  /// Under numbers of this record, in the order in which they began.
  private func addSittings() throws(SQLiteError) {
    let columns = try columns(of: "sittings").filter { $0 != "number" }.map { "\"\($0)\"" }.joined(separator: ", ")
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS fresh (theirs INTEGER PRIMARY KEY, id TEXT NOT NULL, ours INTEGER);
      DELETE FROM fresh;
      INSERT INTO fresh (theirs, id)
      SELECT number, id FROM other.sittings WHERE id NOT IN (SELECT id FROM main.sittings);
      INSERT INTO main.sittings (\(columns))
      SELECT \(columns) FROM other.sittings WHERE number IN (SELECT theirs FROM fresh) ORDER BY number;
      UPDATE fresh SET ours = (SELECT number FROM main.sittings WHERE main.sittings.id = fresh.id);
      INSERT OR IGNORE INTO main.files SELECT * FROM other.files;
      """)
    for table in ["beginnings", "events", "uses"] {
      let columns = try self.columns(of: table).filter { $0 != "sitting" }.joined(separator: ", ")
      try database.execute(
        """
        INSERT INTO main.\(table) (sitting, \(columns))
        SELECT ours, \(columns) FROM fresh JOIN other.\(table) ON sitting = theirs ORDER BY theirs;
        """)
    }
  }

  private func columns(of table: String) throws(SQLiteError) -> [String] {
    let statement = try database.statement("SELECT name FROM pragma_table_info('\(table)')")
    defer { statement.reset() }
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }

  // MARK: Sittings that went on there

  /// Unfinished sittings of this record of which the other one has all events and more.
  private func wentOn() throws(SQLiteError) -> [String] {
    let statement = try database.statement(
      """
      SELECT main.sittings.id FROM main.sittings JOIN other.sittings AS theirs ON theirs.id = main.sittings.id
      WHERE main.sittings.status = 0
        AND (SELECT count(*) FROM other.events WHERE sitting = theirs.number)
          > (SELECT count(*) FROM main.events WHERE sitting = main.sittings.number)
        AND NOT EXISTS (
          SELECT 1 FROM main.events AS here
          LEFT JOIN other.events AS there ON there.sitting = theirs.number AND there.ordinal = here.ordinal
          WHERE here.sitting = main.sittings.number AND there.json IS NOT here.json)
      """)
    defer { statement.reset() }
    var ids: [String] = []
    while try statement.step() { ids.append(statement.text(0)) }
    return ids
  }

  private func addEvents(to sittings: [String]) throws(SQLiteError) {
    for id in sittings {
      try database.run(
        """
        INSERT OR IGNORE INTO main.events (sitting, ordinal, version, at, json)
        SELECT (SELECT number FROM main.sittings WHERE id = ?1), ordinal, version, at, json FROM other.events
        WHERE sitting = (SELECT number FROM other.sittings WHERE id = ?1)
        """, id)
      try database.run(
        """
        UPDATE main.sittings SET (status, settled, length, timed)
          = (SELECT status, settled, length, timed FROM other.sittings WHERE id = ?1) WHERE id = ?1
        """, id)
    }
  }

  // MARK: Rooms

  /// With their logs; their sittings come with the others.
  private func addRooms() throws(SQLiteError) {
    let columns = try columns(of: "rooms").filter { $0 != "number" }.joined(separator: ", ")
    try database.execute(
      """
      INSERT INTO main.room_events (room, place, version, at, json)
      SELECT room, place, version, at, json FROM other.room_events
      WHERE room IN (SELECT id FROM other.rooms) AND room NOT IN (SELECT id FROM main.rooms);
      INSERT INTO main.rooms (\(columns))
      SELECT \(columns) FROM other.rooms WHERE id NOT IN (SELECT id FROM main.rooms) ORDER BY number;
      """)
  }

  /// Open rooms of this record of which the other one has the whole log and more.
  private func roomsThatWentOn() throws(SQLiteError) -> [String] {
    let statement = try database.statement(
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
    defer { statement.reset() }
    var ids: [String] = []
    while try statement.step() { ids.append(statement.text(0)) }
    return ids
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
    }
  }

  // MARK: What goes with sittings

  private func addResults() throws(SQLiteError) {
    try database.execute(
      """
      INSERT OR IGNORE INTO main.friends SELECT * FROM other.friends;
      INSERT OR IGNORE INTO main.settings (key, value)
      SELECT key, value FROM other.settings WHERE key LIKE 'drawn %' OR key LIKE 'published %';
      INSERT INTO main.achievements (player, plugin, id, day) SELECT player, plugin, id, day FROM other.achievements WHERE true
      ON CONFLICT DO UPDATE SET day = min(day, excluded.day);
      INSERT INTO main.rescores (sitting, at, plugins, version, json)
      SELECT sitting, at, plugins, version, json FROM other.rescores AS theirs
      WHERE NOT EXISTS (
        SELECT 1 FROM main.rescores AS ours
        WHERE ours.sitting = theirs.sitting AND ours.at = theirs.at AND ours.plugins = theirs.plugins)
      ORDER BY number;
      INSERT OR IGNORE INTO main.remembered (kind, mode, quiz, player, json, position, moment)
      SELECT kind, mode, quiz, player, json, 0, moment FROM other.remembered;
      INSERT INTO main.left_behind (kind, mode, quiz, player, key, json, moment)
      SELECT kind, mode, quiz, player, key, json, moment FROM other.left_behind WHERE true
      \(Self.newerWins);
      """)
  }

  /// What was put together counts in the order in which it happened, whichever record it comes from.
  private func putInOrder() throws(SQLiteError) {
    try mendChain()
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS happened (
        position INTEGER PRIMARY KEY, was INTEGER NOT NULL, sitting TEXT NOT NULL, part INTEGER NOT NULL,
        digest TEXT NOT NULL);
      DELETE FROM happened;
      INSERT INTO happened (was, sitting, part, digest)
      SELECT position, sitting, part, digest FROM chain JOIN sittings ON sittings.id = sitting
      ORDER BY CASE part WHEN 0 THEN started
        ELSE (SELECT max(at) FROM events WHERE events.sitting = sittings.number) END, position;
      DELETE FROM chain;
      INSERT INTO chain (position, sitting, part, digest) SELECT position, sitting, part, digest FROM happened;
      UPDATE remembered SET position = coalesce(
        (SELECT max(position) FROM happened WHERE was <= remembered.position), 0) WHERE position > 0;
      """)
    try mendChain()
    try rebuild()
    try findFormerNames()
    try markFilled()
  }
}
