internal import QuizCoding
package import QuizCore

extension SQLiteRecord {
  package func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    let found = try read(sitting)
    open[sitting] = found.opening.progress.status == .unfinished ? found.opening : nil
    return (found.opening.sitting, found.events, found.last)
  }

  /// A sitting as the tables have it.
  struct Found {
    var opening: OpenSitting
    var events: [SittingEvent] = []
    var last: WallTime
  }

  /// Reads a sitting. An inconsistent one may reveal damaged pages, which are then repaired.
  func read(_ id: String) throws(RecordFailure) -> Found {
    do throws(RecordFailure) {
      return try readOnce(id)
    } catch {
      guard error.kind == .damaged, !hasRescued else { throw error }
      try reading(checkPages())
      guard hasRescued else { throw error }
      return try readOnce(id)
    }
  }

  private func readOnce(_ id: String) throws(RecordFailure) -> Found {
    guard let row = try reading({ () throws(SQLiteError) in try row(of: id) }) else { throw .missing(id) }
    var beginning: Beginning
    do {
      beginning = try EventCoding.read(row.json, version: row.version)
    } catch {
      throw RecordFailure(error, in: "the sitting '\(id)'")
    }
    if let sharing, let quiz = beginning.quiz { beginning.quiz = sharing(quiz) }
    var sitting = StoredSitting(
      beginning: beginning, started: row.started, zone: row.zone, offsetMinutes: row.offset, quizSHA256: row.sha256)
    do { sitting.request = try EventCoding.read(row.request) } catch {
      throw RecordFailure(error, in: "the sitting '\(id)'")
    }
    sitting.files = try reading(files(of: row.number))
    let names = try reading(self.names(of: row.number))
    if let names, names.count == beginning.players.count, names != beginning.players { sitting.newNames = names }
    let opening = OpenSitting(number: row.number, sitting: sitting, progress: SittingProgress(beginning))
    return try addEvents(to: Found(opening: opening, last: row.started))
  }

  private func addEvents(to found: Found) throws(RecordFailure) -> Found {
    let id = found.opening.sitting.beginning.sitting
    let rows = try reading(eventRows(of: found.opening.number))
    var found = found
    found.events.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      guard row.ordinal == place else { throw .incomplete(id) }
      do {
        found.events.append(try EventCoding.read(row.json, version: row.version))
      } catch {
        throw RecordFailure(error, in: "event \(place) of the sitting '\(id)'")
      }
      found.opening.progress.note(found.events[place])
      // The moment of a remembered value may be ahead of the clock.
      if case .remembered = found.events[place] { continue }
      found.last = max(found.last, row.at)
    }
    return found
  }

  /// The present names of a sitting's players; nil where the tables have lost one.
  private func names(of number: Int) throws(SQLiteError) -> [String]? {
    guard let ids = try players(of: number) else { return nil }
    var names: [String] = []
    for id in ids {
      guard let name = try players("SELECT id, name FROM players WHERE id = ?", id).first?.name else { return nil }
      names.append(name)
    }
    return names
  }

  // MARK: Rows

  struct SittingRow {
    var number: Int
    var started: WallTime
    var zone: String
    var offset: Int
    var sha256: String?
    var request: [UInt8]
    var version: Int
    var json: [UInt8]
  }

  /// `place` is a database beside the record, with a dot behind its name.
  func row(of id: String, in place: String = "") throws(SQLiteError) -> SittingRow? {
    try database.row(
      """
      SELECT number, started, zone, offset, quiz_sha256, request, version, json
      FROM \(place)sittings JOIN \(place)beginnings ON sitting = number WHERE id = ?
      """, id
    ) { row in
      SittingRow(
        number: row.int(0), started: WallTime(milliseconds: row.int(1)), zone: row.text(2), offset: row.int(3),
        sha256: row.optionalText(4), request: row.bytes(5), version: row.int(6), json: row.bytes(7))
    }
  }

  private func files(of number: Int) throws(SQLiteError) -> [StoredFile] {
    try database.rows(
      """
      SELECT plugin, module, uses.sha256, bytes FROM uses JOIN files ON files.sha256 = uses.sha256
      WHERE sitting = ? ORDER BY place
      """, number
    ) { row in
      StoredFile(
        plugin: row.text(0), module: row.optionalText(1), sha256: row.text(2),
        bytes: row.bytes(3))
    }
  }

  struct EventRow {
    var ordinal: Int
    var version: Int
    var at: WallTime
    var json: [UInt8]
  }

  func eventRows(of number: Int, in place: String = "") throws(SQLiteError) -> [EventRow] {
    try database.rows(
      "SELECT ordinal, version, at, json FROM \(place)events WHERE sitting = ? ORDER BY ordinal", number
    ) { row in
      EventRow(
        ordinal: row.int(0), version: row.int(1), at: WallTime(milliseconds: row.int(2)),
        json: row.bytes(3))
    }
  }
}
