/// Copies what can still be read of a damaged database into a new one.
struct Salvage {
  let from: String
  let into: Database

  init(from: String, into: Database) {
    self.from = from
    self.into = into
  }

  /// The tables with the columns of their keys.
  private static let tables = [
    ("sittings", ["number"]), ("beginnings", ["sitting"]), ("events", ["sitting", "ordinal"]), ("files", ["rowid"]),
    ("uses", ["sitting", "place"]), ("history", ["rowid"]), ("memory", ["mode", "quiz", "player"]),
    ("shared", ["mode", "player"]), ("settings", ["key"]), ("players", ["rowid"]), ("players", ["name"]),
    ("friends", ["id"]), ("achievements", ["player", "plugin", "id"]), ("rescores", ["number"]),
  ]

  func run() throws(SQLiteError) {
    let damaged = try Database(path: from)
    damaged.keepFilesOnClose()
    defer { damaged.close() }
    try into.transaction(
      { () throws(SQLiteError) in
        for (table, keys) in Self.tables { copy(table, keys, of: damaged) }
        try removeLooseEnds()
      }, failing: { $0 })
  }

  /// How many migrations the damaged database has had; nil where that cannot be read.
  static func version(of path: String) -> Int? {
    guard let damaged = try? Database(path: path) else { return nil }
    damaged.keepFilesOnClose()
    defer { damaged.close() }
    return (try? damaged.version()).flatMap { $0 > 0 ? $0 : nil }
  }

  func count(_ table: String) throws(SQLiteError) -> Int {
    let statement = try into.statement("SELECT count(*) FROM \(table)")
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }

  /// From the first row up to the damage, then from the last row down to it.
  private func copy(_ table: String, _ keys: [String], of damaged: Database) {
    for direction in ["ASC", "DESC"] {
      let order = keys.map { "\($0) \(direction)" }.joined(separator: ", ")
      do {
        try copyRows(table, "SELECT * FROM \(table) NOT INDEXED ORDER BY \(order)", of: damaged)
        return
      } catch {
        continue
      }
    }
  }

  private func copyRows(_ table: String, _ select: String, of damaged: Database) throws(SQLiteError) {
    let source = try damaged.statement(select)
    defer { source.reset() }
    let names = source.columnNames
    let columns = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    let insert = "INSERT OR IGNORE INTO \(table) (\(columns)) VALUES (\(marks))"
    while try source.step() {
      let target = try into.statement(insert)
      for column in names.indices { target.bind(column: column, of: source, at: column + 1) }
      _ = try target.step()
      target.reset()
    }
  }

  /// Removes what belongs to a sitting that is lost, and the events behind a gap.
  private func removeLooseEnds() throws(SQLiteError) {
    try into.execute(
      """
      DELETE FROM sittings WHERE number NOT IN (SELECT sitting FROM beginnings);
      DELETE FROM beginnings WHERE sitting NOT IN (SELECT number FROM sittings);
      DELETE FROM events WHERE sitting NOT IN (SELECT number FROM sittings);
      DELETE FROM uses WHERE sitting NOT IN (SELECT number FROM sittings);
      """)
    repeat {
      try into.run(
        "DELETE FROM events WHERE ordinal >= (SELECT count(*) FROM events AS e WHERE e.sitting = events.sitting)")
    } while into.changes > 0
  }
}
