internal import CSQLite
internal import Glibc
package import QuizCore

/// The record in a SQLite database, `quizrun.db`, with a write-ahead log.
///
/// Every `begin` and `append` is one transaction, made durable by one `fdatasync` of the log; the first after opening
/// also makes the log itself durable. A damaged database is set aside, and its readable part carried over.
package final class SQLiteRecord: PlayerRecord, DatabaseFile {
  /// Notices for the player, as sentences, such as that a damaged database was set aside.
  package internal(set) var notices: [String] = []
  /// The notices not yet reported; each is returned once.
  package func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  let path: String
  let now: () -> WallTime
  let lock: RecordLock
  var database: Database
  /// The sittings that were begun, loaded or added to here.
  var open: [String: OpenSitting] = [:]
  /// Whether the connection has been set up for writing.
  var isReadyToWrite = false
  /// Whether the connection notes which rows change that are bound.
  var isReadyToBind = false
  /// True when many requests wait for saving: then `foldLongLog` folds the log in between, and savepoints keep their
  /// undo in memory.
  package var servesMany = false {
    didSet { if servesMany != oldValue { isReadyToWrite = false } }
  }
  var hasRescued = false
  /// Whether this one found its database damaged, or emptied.
  package internal(set) var wasRescued = false
  /// Replaces a quiz by an equal one in memory, so that many sittings share it; nil for no sharing.
  package var sharing: ((Quiz) -> Quiz)?
  /// The ids found by name here; a player renamed by another process keeps its id.
  var identities: [String: String] = [:]

  /// A sitting as `append` needs to know it.
  struct OpenSitting {
    /// The number in the tables.
    var number: Int
    var sitting: StoredSitting
    var progress: SittingProgress
  }

  /// Opens the database in a folder; creates either when it is not there, for the owner alone.
  ///
  /// `now` is asked for the time of migrations and for the name under which a damaged database is kept.
  package init(folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    path = Self.path(in: folder)
    self.now = now
    lock = try RecordLock.opening(path, in: folder)
    let wasEmptied = Folder.exists(path) && Folder.size(path) == 0 && Folder.size(path + "-wal") == 0
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    if database.isReadOnly { throw .readOnly(path) }
    try mended { () throws(RecordFailure) in try setUp() }
    if wasEmptied {
      wasRescued = true
      notices.append(RescueNotice.emptied(path))
    }
  }

  init(path: String, lock: RecordLock, database: Database, now: @escaping () -> WallTime) {
    self.path = path
    self.now = now
    self.lock = lock
    self.database = database
  }

  static func path(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + "quizrun.db" : folder + "/quizrun.db"
  }

  /// Folds the log into the database and lets go of it; sittings that are still claimed are released.
  package func close() {
    database.close()
  }

  /// Creates or migrates the tables; a database that is up to date costs one look at its header.
  func setUp() throws(RecordFailure) {
    try bringUpToDate()
    try mendPercentages()
  }

  private func bringUpToDate() throws(RecordFailure) {
    if try isUpToDate() { return try watchTables() }
    guard lock.await(.setUp) else { throw .occupied(path) }
    defer { lock.release(.setUp) }
    try createTables()
  }

  /// Brings a new or older database up to date, or only to the form after so many migrations; its log takes over the
  /// permissions of the file.
  func createTables(form: Int? = nil) throws(RecordFailure) {
    if !isInMemory {
      do throws(SystemError) { try Folder.keepPrivate(path) } catch { throw RecordFailure(error) }
      Folder.inheritOwner(path)
    }
    do throws(SQLiteError) {
      try readyToWrite()
      let before = try database.version()
      let migrations = Array(Migration.ofRecord.prefix(form ?? Migration.ofRecord.count))
      try database.migrate(migrations, at: now().milliseconds) { (migration) throws(SQLiteError) in
        if migration.name == Migration.identities.name { try identify() }
        if migration.name == Migration.chain.name { try chainOlderSittings() }
        if migration.name == Migration.bindings.name { try bindOlderRows() }
        if migration.name == Migration.formerNames.name { try findFormerNames() }
        if migration.name == Migration.percents.name, before >= 3 {
          try fillByPercent()
          // Older records lack the day of unfinished sittings, and the title of discarded ones.
          try fillDays()
          try fillMissingColumns()
        }
        if migration.name == Migration.owners.name { try orderHistoryByChain() }
        if migration.name == Migration.bonds.name { try bindEveryRow() }
        // Records before the totals lack facts that only the sittings contain.
        if migration.name == Migration.ofRecord.last?.name, (1..<3).contains(before) { try rebuild() }
      }
    } catch {
      throw RecordFailure(error, path: path)
    }
  }

  private func isUpToDate() throws(RecordFailure) -> Bool {
    let version: Int
    do { version = try database.version() } catch { throw RecordFailure(error, path: path) }
    // No quizrun will ever have had so many: such a number is damage, any other greater one is that of a newer quizrun.
    if version < Migration.ofRecord.count || version > 100_000 { try checkVersion(version) }
    if version > Migration.ofRecord.count { throw .newer(path) }
    return version == Migration.ofRecord.count
  }

  /// Write-ahead log, and every transaction durable before it returns; a new connection needs it once.
  func readyToWrite() throws(SQLiteError) {
    if isReadyToWrite { return }
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = FULL")
    if servesMany {
      database.foldAtLeisure()
      // Beyond 64 KB it would go to a temporary file, 88 writes for each sitting of a thousand that end together.
      try database.run("PRAGMA temp_store = MEMORY")
    }
    isReadyToWrite = true
  }

  /// Folds a long log into the database, unless a reader is in the way.
  package func foldLongLog() { database.foldLongLog() }

  /// Reads from the database, once more when it turned out to be damaged and could be replaced.
  func reading<Value>(_ body: () throws(SQLiteError) -> Value) throws(RecordFailure) -> Value {
    try mended { () throws(RecordFailure) in
      do throws(SQLiteError) { return try body() } catch { throw RecordFailure(error, path: path) }
    }
  }

  /// Changes the database in one transaction, once more when it turned out to be damaged and could be replaced.
  func writing(_ body: () throws(SQLiteError) -> Void) throws(RecordFailure) {
    try mended { () throws(RecordFailure) in
      do throws(SQLiteError) {
        try readyToWrite()
        try readyToBind()
        try database.transaction(
          { () throws(SQLiteError) in
            try body()
            try bindChangedRows()
          }, failing: { $0 })
      } catch {
        throw RecordFailure(error, path: path)
      }
    }
  }

  /// Does it again, once, with a new database when the old one turned out to be damaged.
  func mended<Value>(_ body: () throws(RecordFailure) -> Value) throws(RecordFailure) -> Value {
    do throws(RecordFailure) {
      return try body()
    } catch {
      guard !hasRescued, database.isDamaged || mayComeOfDamage(error) else { throw error }
      try rescue()
      return try body()
    }
  }
}

extension SQLiteRecord {
  /// Opens the database in a folder that may not be written, to look into it; whatever would change it fails.
  ///
  /// It must have this version's form already, and a damaged one stays as it is.
  package convenience init(reading folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    let path = Self.path(in: folder)
    let database: Database
    let version: Int
    do throws(SQLiteError) {
      database = try Database.readable(path)
      version = try database.version()
    } catch {
      let isBarred = error.primaryCode == SQLITE_CANTOPEN && [EACCES, EPERM].contains(error.system)
      throw isBarred ? .unreadable(path, error.system) : RecordFailure(error, path: path)
    }
    if version > Migration.ofRecord.count { throw .newer(path) }
    if version < Migration.ofRecord.count { throw .readOnly(path) }
    self.init(path: path, lock: .none, database: database, now: now)
    hasRescued = true
    try watchTables()
  }
}

extension SQLiteRecord {
  /// A record in memory, gone with the process: for when the disk is full or may not be written.
  package convenience init(inMemory now: @escaping () -> WallTime) throws(RecordFailure) {
    let database: Database
    do { database = try Database(path: "", for: .inMemory) } catch { throw RecordFailure(error, path: "") }
    self.init(path: "", lock: .none, database: database, now: now)
    hasRescued = true
    try createTables()
  }

  fileprivate var isInMemory: Bool { path.isEmpty }
}

extension PlayerRecord {
  /// The record itself if it is one on disk; nil for one in memory.
  package var onDisk: SQLiteRecord? { (self as? SQLiteRecord).flatMap { $0.isInMemory ? nil : $0 } }
}

extension SQLiteRecord {
  /// The table of seen questions from the rows of answers; for branches, which have rows only for uncounted answers,
  /// from their events.
  package func seen(by player: String, in quiz: String) -> PlainValue {
    let newest = (try? reading(newestSittings(of: id(of: player), in: quiz))) ?? []
    return SeenQuestions.table(
      newest.map { sitting in
        let rows = try? reading(hasOtherBranches(sitting.id) ? nil : questions(of: sitting.number, in: quiz))
        return (sitting.day, (rows ?? nil) ?? settledQuestions(of: sitting.id))
      })
  }

  /// The sittings that come first in the history.
  private func newestSittings(
    of player: String, in quiz: String
  ) throws(SQLiteError) -> [(id: String, number: Int, day: Int)] {
    try database.rows(
      """
      SELECT sitting, number, day FROM history WHERE player = ? AND quiz = ?
      ORDER BY finished / 1000 DESC, number DESC LIMIT \(SeenQuestions.sittings)
      """, player, quiz
    ) { ($0.text(0), $0.int(1), $0.int(2)) }
  }

  private func questions(of sitting: Int, in quiz: String) throws(SQLiteError) -> [String] {
    let prefix = AnsweredQuestion.keyPrefix(in: quiz).utf8.count
    return try database.rows(
      "SELECT key FROM answers CROSS JOIN questions ON number = question WHERE sitting = ?", sitting
    ) { $0.withBytes(0) { String(decoding: $0.dropFirst(prefix), as: UTF8.self) } }
  }
}
