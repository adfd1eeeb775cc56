internal import QuizCore

/// Detects tables emptied behind the record's back, which would otherwise look as if nothing was ever entered.
extension SQLiteRecord {
  /// The tables whose filling is recorded, by bit; new ones go last.
  static let watchedTables = [
    "history", "answers", "questions", "topics", "memory", "shared", "latest", "topic_totals", "quiz_topics",
    "month_topics", "question_totals", "quiz_questions", "month_questions", "day_totals", "span_totals", "quiz_totals",
    "quiz_spans", "sittings", "beginnings", "events", "chain", "players", "percent_spans",
  ]

  /// A bit for each table that has rows.
  private static let filled = watchedTables.indices.reduce("0") {
    "\($0) | (EXISTS (SELECT 1 FROM \(watchedTables[$1]) NOT INDEXED) << \($1))"
  }

  /// Records which tables have rows now, and with `also` which had some before.
  func markFilled(also: Bool = false) throws(SQLiteError) {
    try database.run("UPDATE chain_head SET filled = \(also ? "filled | " : "")(\(Self.filled)) WHERE number = 0")
  }

  /// Records that a sitting exists.
  func markBegun() throws(SQLiteError) {
    let bits = ["sittings", "beginnings"].compactMap { Self.watchedTables.firstIndex(of: $0) }.reduce(0) {
      $0 | 1 << $1
    }
    try database.run("UPDATE chain_head SET filled = filled | ? WHERE number = 0", bits)
  }

  /// Checks each table with rows before it is first read or written here; throws for an emptied one.
  ///
  /// Checking all at every start took a fifth of a short command's time.
  func watchTables() throws(RecordFailure) {
    do throws(SQLiteError) {
      let noted = try database.row("SELECT filled FROM chain_head WHERE number = 0") { $0.int(0) }
      guard let filled = noted else { throw database.damage("the record's notes about itself are gone") }
      let tables = Self.watchedTables.indices.filter { filled & 1 << $0 != 0 }.map { Self.watchedTables[$0] }
      database.watch(tables) { (database, tables) throws(SQLiteError) in
        for table in tables { try Self.checkFilled(table, of: database) }
      }
    } catch {
      throw RecordFailure(error, path: path)
    }
  }

  /// Reads the table's first page only. Another process may have deleted the last row properly, and noted that.
  private static func checkFilled(_ table: String, of database: Database) throws(SQLiteError) {
    let row = "SELECT 1 FROM main.\(table) NOT INDEXED"
    if try !database.texts("\(row) LIMIT 1").isEmpty { return }
    let bit = 1 << (watchedTables.firstIndex(of: table) ?? 0)
    let kept = try database.texts(
      "SELECT 1 FROM main.chain_head WHERE number = 0 AND filled & \(bit) AND NOT EXISTS (\(row))")
    if !kept.isEmpty { throw database.damage("the table '\(table)' was emptied") }
  }

  /// Throws when header and table disagree on the number of migrations.
  func checkVersion(_ version: Int) throws(RecordFailure) {
    do throws(SQLiteError) {
      let isThere = try !database.texts("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").isEmpty
      if !isThere && version == 0 { return }
      let known = isThere ? try database.texts("SELECT count(*) FROM migrations").first.flatMap(Int.init) : nil
      if known != version { throw database.damage("it says that it is of version \(version)") }
    } catch {
      throw RecordFailure(error, path: path)
    }
  }

  /// Whether a failure that speaks of something else comes of a damaged header or schema.
  func mayComeOfDamage(_ failure: RecordFailure) -> Bool {
    [.io, .readOnly, .newer].contains(failure.kind) && !isFormSound
  }

  /// True when header and schema are the same as in every record of this version; other versions are not checked.
  private var isFormSound: Bool {
    guard let header = newestHeader else { return true }
    let isSound =
      Array(header[..<16]) == Array("SQLite format 3\0".utf8) && (1...2).contains(header[18])
      && (1...2).contains(header[19]) && Array(header[21...23]) == [64, 32, 32]
      && RawFile.number(header, at: 56, bytes: 4) == 1
    guard isSound, let version = try? database.version() else { return false }
    if version != Migration.ofRecord.count { return true }
    guard let model = try? Database(path: "", for: .inMemory),
      let expected = try? model.forms(after: Migration.ofRecord)
    else { return true }
    // Additional objects in the schema do no harm.
    return (try? database.forms())?.isSuperset(of: expected) ?? false
  }

  /// The header as it is read now: from the log, if that has a newer one. The log alone may be opened here; the file may not.
  private var newestHeader: [UInt8]? {
    guard let written = database.firstBytes(100) else { return nil }
    let stored = RawFile.number(written, at: 16, bytes: 2) ?? 0
    let log = RawFile(path: path + "-wal").flatMap { RawLog($0, pageSize: stored == 1 ? 65_536 : stored) }
    return log?.page(1) ?? written
  }

  /// Goes through every page of the file; fails as damaged at the first that is not as it must be.
  func checkPages() throws(SQLiteError) {
    if !isFormSound { throw database.damage("its header or its schema was changed") }
    let found = try database.texts("PRAGMA integrity_check(1)").first
    if let found, found != "ok" { throw database.damage(found.split(separator: "\n").last.map(String.init) ?? found) }
  }
}
