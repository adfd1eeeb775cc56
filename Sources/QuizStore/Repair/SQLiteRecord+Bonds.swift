package import QuizCore

/// Tables of which lists show what no sitting gives.
enum BoundTable: String, CaseIterable {
  case players, settings, friends, rooms

  var key: String { self == .settings ? "key" : "id" }

  /// The columns that a digest covers: the ones in lists, and the order of namesakes.
  fileprivate var cells: String {
    switch self {
    case .players: return "number, id, name, added, hidden, former"
    case .settings: return "key, value"
    case .friends:
      return """
        id, code, accepted, player, sitting, quiz, title, category, mode, day, points, "of", percent, headline
        """
    case .rooms: return "id, code, started, last, status, players, version, json, port"
    }
  }
}

/// Digests of each of these rows, which reveal rows changed, added or deleted by hand.
///
/// Triggers of the connection note the changed rows; their digests are updated before the transaction ends.
extension SQLiteRecord {
  /// The name of a room log's digest, a chain over its events.
  private static let logs = "room_events"

  /// Lets the connection note from now on which rows change; to be called outside of transactions.
  func readyToBind() throws(SQLiteError) {
    if isReadyToBind { return }
    // Changing this later would lose the temporary tables.
    try database.run("PRAGMA temp_store = MEMORY")
    try database.run("CREATE TEMP TABLE IF NOT EXISTS changed_rows (kind TEXT NOT NULL, subject TEXT NOT NULL)")
    for table in BoundTable.allCases {
      for (change, rows) in [("INSERT", ["NEW"]), ("UPDATE", ["OLD", "NEW"]), ("DELETE", ["OLD"])] {
        let notes = rows.map { "INSERT INTO changed_rows VALUES ('\(table.rawValue)', \($0).\(table.key)); " }
        try database.run(
          """
          CREATE TEMP TRIGGER IF NOT EXISTS \(table.rawValue)_\(change) AFTER \(change) ON main.\(table.rawValue)
          BEGIN \(notes.reduce("", +))END
          """)
      }
    }
    isReadyToBind = true
  }

  /// Brings the digests of what changed in this transaction up to date.
  func bindChangedRows() throws(SQLiteError) {
    var changed: [(table: BoundTable, subject: String)] = []
    try database.each("SELECT DISTINCT kind, subject FROM changed_rows") { row in
      if let table = BoundTable(rawValue: row.text(0)) { changed.append((table, row.text(1))) }
    }
    if changed.isEmpty { return }
    for (table, subject) in changed {
      if let digest = try digests(table, subject).first?.digest {
        try bind(table.rawValue, subject, digest)
      } else {
        try database.run("DELETE FROM bonds WHERE kind = ? AND subject = ?", table.rawValue, subject)
      }
    }
    try database.run("DELETE FROM changed_rows")
  }

  /// Binds all existing rows; earlier changes cannot be detected.
  func bindEveryRow() throws(SQLiteError) {
    try database.run("DELETE FROM bonds")
    for table in BoundTable.allCases {
      for row in try digests(table) { try bind(table.rawValue, row.subject, row.digest) }
    }
    for room in try database.texts("SELECT id FROM rooms") { try bindLog(ofRoom: room) }
  }

  private func bind(_ kind: String, _ subject: String, _ digest: String) throws(SQLiteError) {
    try database.run("INSERT OR REPLACE INTO bonds (kind, subject, digest) VALUES (?, ?, ?)", kind, subject, digest)
  }

  private func bond(_ kind: String, _ subject: String) throws(SQLiteError) -> String? {
    try database.row("SELECT digest FROM bonds WHERE kind = ? AND subject = ?", kind, subject) { $0.text(0) }
  }

  /// The digests of all rows, or of the one with a key.
  private func digests(
    _ table: BoundTable, _ subject: String? = nil
  ) throws(SQLiteError) -> [(subject: String, digest: String)] {
    let condition = subject == nil ? "?1 IS NULL" : "\(table.key) = ?1"
    return try database.rows(
      "SELECT \(table.key), \(table.cells) FROM main.\(table.rawValue) WHERE \(condition)", subject
    ) { row in
      var bytes: [UInt8] = []
      Self.append(row.columns.dropFirst(), of: row, to: &bytes)
      return (row.text(0), SHA256.hex(of: bytes))
    }
  }

  // MARK: Logs of rooms

  /// Adds new events to the digest of a room's log.
  func extendLog(ofRoom room: String, from place: Int) throws(SQLiteError) {
    let before = try bond(Self.logs, room)
    if place > 1, before == nil { return }
    try bind(Self.logs, room, try logDigest(room, from: place, before ?? ""))
  }

  /// Binds the whole log of a room anew.
  func bindLog(ofRoom room: String) throws(SQLiteError) {
    try bind(Self.logs, room, try logDigest(room))
  }

  func unbindLog(ofRoom room: String) throws(SQLiteError) {
    try database.run("DELETE FROM bonds WHERE kind = ? AND subject = ?", Self.logs, room)
  }

  private func logDigest(
    _ room: String, from place: Int = 1, _ before: String = ""
  ) throws(SQLiteError) -> String {
    var digest = before
    try database.each(
      "SELECT place, version, at, json FROM room_events WHERE room = ? AND place >= ? ORDER BY place", room, place
    ) { row in
      var bytes = Array(digest.utf8)
      Self.append(0..<4, of: row, to: &bytes)
      digest = SHA256.hex(of: bytes)
    }
    return digest
  }

  // MARK: Comparing

  /// Rows that are not as they were entered.
  func bondFindings() throws(SQLiteError) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    for table in BoundTable.allCases {
      var bonds = try bonds(table.rawValue)
      for row in try digests(table) where bonds.removeValue(forKey: row.subject) != row.digest {
        findings.append(RecordFinding(nil, .rowChanged(table: table.rawValue, key: row.subject)))
      }
      for subject in bonds.keys.sorted() {
        findings.append(RecordFinding(nil, .rowMissing(table: table.rawValue, key: subject)))
      }
    }
    for room in try database.texts("SELECT id FROM rooms UNION SELECT room FROM room_events") {
      if let finding = try logFinding(room) { findings.append(finding) }
    }
    return findings
  }

  /// The changes by hand in a room's row and log.
  package func findings(ofRoom room: String) throws(RecordFailure) -> [RecordFinding] {
    try reading { () throws(SQLiteError) in
      let row = try digests(.rooms, room).first?.digest
      let isSame = try row == bond(BoundTable.rooms.rawValue, room)
      let changed = RecordFinding(nil, .rowChanged(table: BoundTable.rooms.rawValue, key: room))
      return try (isSame ? [] : [changed]) + [logFinding(room)].compactMap { $0 }
    }
  }

  private func logFinding(_ room: String) throws(SQLiteError) -> RecordFinding? {
    if try bond(Self.logs, room) == logDigest(room) { return nil }
    return RecordFinding(nil, .rowChanged(table: Self.logs, key: room))
  }

  private func bonds(_ kind: String) throws(SQLiteError) -> [String: String] {
    var bonds: [String: String] = [:]
    try database.each("SELECT subject, digest FROM bonds WHERE kind = ?", kind) { bonds[$0.text(0)] = $0.text(1) }
    return bonds
  }
}
