internal import QuizCoding
internal import QuizCore
internal import QuizRoom

/// Reunites sittings that were continued in another record, which is attached as `other`.
extension SQLiteRecord {
  /// Sittings that both records have and that are not the same in both, by their ids.
  func originsThatDiffer() throws(SQLiteError) -> [String] {
    try database.texts(
      """
      SELECT DISTINCT \(Self.originOfRow) AS origin FROM other.sittings AS theirs
      WHERE origin IN (SELECT \(Self.originOfRow) FROM main.sittings) AND NOT EXISTS (
        SELECT 1 FROM main.sittings AS ours WHERE ours.id = theirs.id AND (
          (SELECT digest FROM main.chain WHERE sitting = ours.id AND part = 1)
            = (SELECT digest FROM other.chain WHERE sitting = theirs.id AND part = 1)
          OR (SELECT count(*) FROM main.events WHERE sitting = ours.number)
            = (SELECT count(*) FROM other.events WHERE sitting = theirs.number)
          AND NOT EXISTS (
            SELECT 1 FROM main.events AS here
            LEFT JOIN other.events AS there ON there.sitting = theirs.number AND there.ordinal = here.ordinal
            WHERE here.sitting = ours.number AND (there.at IS NOT here.at OR there.json IS NOT here.json))))
      ORDER BY origin
      """)
  }

  /// The union of a sitting's branches; nil when the two records differ in its beginning, or a branch cannot be read.
  func reunion(of origin: String) throws(SQLiteError) -> Reunion? {
    var threads: [Reunion.Thread] = []
    var model: ReadThread?
    for place in ["main.", "other."] {
      for id in try database.texts("SELECT id FROM \(place)sittings WHERE \(Self.isOfOrigin) ORDER BY number", origin) {
        guard let read = try read(id, in: place) else { return nil }
        let like = model ?? read
        guard read.isSame(as: like) else { return nil }
        threads.append(read.thread(like: like))
        model = like
      }
    }
    let reunion = Reunion(origin, ours: threads.filter(\.isOurs), theirs: threads.filter { !$0.isOurs })
    // The log of a room decides on its sittings: they can only be continued.
    guard model?.request[RoomIDs.requestKey] != nil else { return reunion }
    return reunion.flatMap { $0.ways.count == 1 ? $0 : nil }
  }

  private func read(_ id: String, in place: String) throws(SQLiteError) -> ReadThread? {
    guard let row = try row(of: id, in: place),
      let beginning: Beginning = try? EventCoding.read(row.json, version: row.version),
      let request: [String: String] = try? EventCoding.read(row.request)
    else { return nil }
    let rows = try eventRows(of: row.number, in: place)
    let events = rows.compactMap { row in (try? EventCoding.read(row.json, version: row.version)) as SittingEvent? }
    if events.count < rows.count || rows.last.map({ $0.ordinal >= rows.count }) ?? false { return nil }
    return ReadThread(
      id: id, number: row.number, isOurs: place == "main.", beginning: beginning, request: request, rows: rows,
      events: events)
  }

  // MARK: Changing

  /// Replaces the sittings of this record by their reunion, in a transaction; chain and derived facts are put in order
  /// later.
  func apply(_ reunion: Reunion) throws(SQLiteError) {
    for was in reunion.ids.ours.keys { try moveRescores(of: was, to: Self.passing(was)) }
    for thread in reunion.dropped {
      try remove(thread.id)
      try database.run("DELETE FROM chain WHERE sitting = ?", thread.id)
    }
    for (was, id) in reunion.ids.ours { try moveRescores(of: Self.passing(was), to: id) }
    try nameAnew(reunion)
    for way in reunion.ways {
      if let ours = way.ours {
        if way.changes(ours) { try setEvents(of: ours.number, to: way) }
      } else {
        try enter(way, of: reunion)
      }
    }
  }

  private func moveRescores(of was: String, to id: String) throws(SQLiteError) {
    try database.run("UPDATE rescores SET sitting = ? WHERE sitting = ?", id, was)
    try database.run(
      "UPDATE chain SET sitting = ? WHERE sitting = ? AND part = \(ChainPart.rescore.rawValue)", id, was)
  }

  /// A temporary id while sittings swap theirs.
  private static func passing(_ id: String) -> String { "~\(id)" }

  /// Two branches may have exchanged their ids.
  private func nameAnew(_ reunion: Reunion) throws(SQLiteError) {
    let moving = reunion.ways.compactMap { way in way.ours.flatMap { $0.id == way.id ? nil : (to: way.id, ours: $0) } }
    var sound: Set<Int> = []
    for (_, ours) in moving {
      let link = try database.texts("SELECT digest FROM chain WHERE sitting = ? AND part = 0", ours.id).first
      if try link == digest(.beginning, ours.number) { sound.insert(ours.number) }
      try setID(Self.passing(ours.id), of: ours.number, was: ours.id)
    }
    for (id, ours) in moving {
      try setID(id, of: ours.number, was: Self.passing(ours.id))
      try enterBeginning(of: ours.number, as: id, ours.number, branchOf: reunion.origin)
      // One that was changed by hand stays found out.
      guard sound.contains(ours.number) else { continue }
      let digest = try digest(.beginning, ours.number)
      try database.run("UPDATE chain SET digest = ? WHERE sitting = ? AND part = 0", digest, id)
    }
  }

  private func setID(_ id: String, of number: Int, was: String) throws(SQLiteError) {
    try database.run("UPDATE sittings SET id = ? WHERE number = ?", id, number)
    try database.run("UPDATE chain SET sitting = ? WHERE sitting = ? AND part < 2", id, was)
  }

  private func setEvents(of number: Int, to way: Reunion.Way) throws(SQLiteError) {
    try database.run("DELETE FROM events WHERE sitting = ? AND ordinal >= ?", number, way.kept)
    if database.changes > 0 { try database.run("DELETE FROM replies WHERE sitting = ?", number) }
    try enterEvents(way.rows[way.kept...], number)
    try database.run("UPDATE sittings SET status = ? WHERE number = ?", way.status, number)
  }

  /// A branch that comes from the other record, with the beginning that the sitting has here.
  private func enter(_ way: Reunion.Way, of reunion: Reunion) throws(SQLiteError) {
    let columns = try columns(of: "sittings").filter { !["number", "id", "status"].contains($0) }
      .map { "\"\($0)\"" }.listed
    try database.run(
      "INSERT INTO sittings (id, status, \(columns)) SELECT ?, ?, \(columns) FROM sittings WHERE number = ?", way.id,
      way.status, reunion.model)
    let number = database.lastRow
    try database.run(
      "INSERT INTO uses SELECT ?, place, plugin, module, sha256 FROM uses WHERE sitting = ?", number, reunion.model)
    try enterBeginning(of: reunion.model, as: way.id, number, branchOf: reunion.origin)
    try enterEvents(way.rows[...], number)
  }

  private func enterBeginning(
    of model: Int, as id: String, _ number: Int, branchOf origin: String
  ) throws(SQLiteError) {
    let found = try database.texts("SELECT request FROM sittings WHERE number = \(number)").first ?? "{}"
    var request: [String: String] = (try? EventCoding.read(Array(found.utf8))) ?? [:]
    request[StoredSitting.branchKey] = id == origin ? nil : origin
    try database.run("UPDATE sittings SET request = ? WHERE number = ?", EventCoding.text(request), number)
    let read: Beginning? = try database.row("SELECT version, json FROM beginnings WHERE sitting = ?", model) {
      try? EventCoding.read($0.bytes(1), version: $0.int(0))
    }
    guard var beginning = read else { return }
    beginning.sitting = id
    try database.run(
      """
      INSERT OR REPLACE INTO beginnings (sitting, version, json, players)
      VALUES (?1, ?2, ?3, (SELECT players FROM sittings WHERE number = ?1))
      """, number, EventCoding.version, EventCoding.text(beginning))
  }

  private func enterEvents(_ rows: ArraySlice<EventRow>, _ number: Int) throws(SQLiteError) {
    for row in rows {
      try database.run(
        "INSERT INTO events (sitting, ordinal, version, at, json) VALUES (?, ?, ?, ?, ?)", number, row.ordinal,
        row.version, row.at.milliseconds, String(decoding: row.json, as: UTF8.self))
    }
  }
}

/// A sitting as one of the records has it, read.
private struct ReadThread {
  let id: String
  let number: Int
  let isOurs: Bool
  let beginning: Beginning
  let request: [String: String]
  let rows: [SQLiteRecord.EventRow]
  let events: [SittingEvent]

  /// Replaces names, which may have changed, by the players' places.
  private var anonymous: Renaming {
    Renaming(beginning.players, beginning.players.indices.map { "⟨\($0 + 1)⟩" })
  }

  /// Whether it began as another one did, whatever the players are called.
  func isSame(as other: ReadThread) -> Bool {
    var (own, their) = (beginning.renamed(anonymous), other.beginning.renamed(other.anonymous))
    (own.sitting, their.sitting) = ("", "")
    return own == their
  }

  /// The thread, under the players' names in another one.
  func thread(like model: ReadThread) -> Reunion.Thread {
    let anonymous = anonymous
    let marks = zip(rows, events).map { row, event in
      // The moment of a remembered value depends on the rest of its record.
      let moment = if case .remembered = event { "" } else { String(row.at.milliseconds) }
      return "\(moment)\n\(EventCoding.text(event.renamed(anonymous)))"
    }
    let names = Renaming(beginning.players, model.beginning.players)
    let own =
      names.isEmpty
      ? rows
      : zip(rows, events).map { row, event in
        var row = row
        (row.version, row.json) = (EventCoding.version, Array(EventCoding.text(event.renamed(names)).utf8))
        return row
      }
    var status = SittingProgress.Status.unfinished
    if events.contains(.discarded) { status = .discarded }
    for case .finished in events { status = .finished }
    return Reunion.Thread(
      id: id, number: number, isOurs: isOurs, status: status.rawValue, rows: own,
      branch: SittingBranch(events, marks: marks, times: rows.map(\.at)))
  }
}
