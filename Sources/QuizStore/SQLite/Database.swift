internal import CSQLite
internal import QuizCore

/// A connection to one SQLite file; its statements are prepared once.
final class Database {
  let path: String
  /// True once something in the file proved damaged.
  private(set) var isDamaged = false
  let handle: OpaquePointer
  private var statements = PreparedStatements()
  private var isOpen = true
  private var hasWritten = false
  /// Looks at tables before they are first used.
  var watch: TableWatch?
  /// The budget of statements on an untrusted file; nil otherwise.
  var budget: StepBudget?
  /// The pages of the write-ahead log after the last commit here; known in `foldAtLeisure` mode.
  var pagesOfLog = 0

  private static let isSetUp = csqlite_set_up() == SQLITE_OK

  /// Milliseconds to wait for another process that is writing.
  static let patience: Int32 = 5000

  /// How a file is opened.
  enum Access {
    /// Created when it is not there.
    case writing
    case reading
    /// A database without a file.
    case inMemory
    /// To read a file without a log: no file beside it is looked for, locked or made.
    case readingAlone
  }

  /// Opens the file. Nothing is read yet.
  ///
  /// The write-ahead log stays when the database is closed, emptied: creating and deleting it took a tenth of a short
  /// command's time.
  init(path: String, for access: Access = .writing) throws(SQLiteError) {
    _ = Self.isSetUp
    self.path = path
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(access.name(path), &handle, access.flags, nil)
    guard let handle else { throw SQLiteError(code: code, text: "out of memory") }
    guard code == SQLITE_OK else {
      let error = SQLiteError(handle, code)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    // A schema must stay mere data: triggers from an untrusted file would remain. Temporary triggers still work.
    _ = csqlite_distrust(handle)
    sqlite3_busy_timeout(handle, Self.patience)
    var keep: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &keep)
  }

  deinit {
    close()
  }

  /// Sends a control to SQLite's file layer; false for an unknown one.
  func control(_ operation: Int32, _ value: UnsafeMutableRawPointer) -> Bool {
    sqlite3_file_control(handle, "main", operation, value) == SQLITE_OK
  }

  /// Finishes all statements and closes; the last connection to a file folds its write-ahead log into it.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if hasWritten { try? run("PRAGMA journal_size_limit = 0") }
    statements.finalize()
    sqlite3_close_v2(handle)
  }

  /// Makes `close` leave the files as they are.
  func keepFilesOnClose() {
    _ = csqlite_keep_log_on_close(handle)
  }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether a transaction is under way: SQLite ends it by itself after some failures.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Rows changed by the last statement.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Rows that all statements changed since the file was opened.
  var allChanges: Int { Int(sqlite3_total_changes64(handle)) }

  var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// The statement for this SQL, ready to be bound; prepared when it is first used.
  func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let known = statements[sql] {
      known.reset()
      return known
    }
    watch?.begin()
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw failure(code) }
    let statement = Statement(pointer, sql: sql, database: self)
    do throws(SQLiteError) {
      try watch?.look(at: self)
    } catch {
      statement.finalize()
      throw error
    }
    statements.append(statement)
    return statement
  }

  /// Makes this database a copy of another at one moment, whatever is written to that meanwhile.
  func fill(from other: Database) throws(SQLiteError) {
    guard let copying = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw failure(sqlite3_extended_errcode(handle))
    }
    var code = sqlite3_backup_step(copying, -1)
    var waited: Int32 = 0
    while [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF), waited < Self.patience {
      waited += sqlite3_sleep(20)
      code = sqlite3_backup_step(copying, -1)
    }
    let end = sqlite3_backup_finish(copying)
    if code != SQLITE_DONE { throw failure(end == SQLITE_OK ? code : end) }
  }

  /// Whether SQLite finds every page and index in order.
  func isSound() throws(SQLiteError) -> Bool {
    try texts("PRAGMA integrity_check(1)").first == "ok"
  }

  /// Runs one statement that gives no rows.
  func run<each Value: Bindable>(_ sql: String, _ values: repeat each Value) throws(SQLiteError) {
    try each(sql, repeat each values) { _ in }
  }

  func run(_ sql: String, binding values: [any Bindable]) throws(SQLiteError) {
    let statement = try statement(sql)
    for (index, value) in values.enumerated() { value.bind(to: statement, at: index + 1) }
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// The rows of a query, as `read` makes them of the statement.
  func rows<Row, each Value: Bindable>(
    _ sql: String, _ values: repeat each Value, read: (Statement) throws(SQLiteError) -> Row
  ) throws(SQLiteError) -> [Row] {
    var rows: [Row] = []
    try each(sql, repeat each values) { (row) throws(SQLiteError) in rows.append(try read(row)) }
    return rows
  }

  /// The first row of a query; nil without one, and where `read` gives nil.
  func row<Row, each Value: Bindable>(
    _ sql: String, _ values: repeat each Value, read: (Statement) throws(SQLiteError) -> Row?
  ) throws(SQLiteError) -> Row? {
    let statement = try bound(sql, repeat each values)
    defer { statement.reset() }
    return try statement.step() ? try read(statement) : nil
  }

  /// Calls `body` for each row of a query.
  func each<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value, body: (Statement) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let statement = try bound(sql, repeat each values)
    defer { statement.reset() }
    while try statement.step() { try body(statement) }
  }

  /// The first column of all rows, as texts.
  func texts<each Value: Bindable>(_ sql: String, _ values: repeat each Value) throws(SQLiteError) -> [String] {
    try rows(sql, repeat each values) { $0.text(0) }
  }

  private func bound<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws(SQLiteError) -> Statement {
    let statement = try statement(sql)
    var index = 0
    for value in repeat each values {
      index += 1
      value.bind(to: statement, at: index)
    }
    return statement
  }

  /// Runs several statements, once.
  func execute(_ sql: String) throws(SQLiteError) {
    // Each is run before the next is prepared.
    try watch?.lookAtRest(of: self)
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw failure(code) }
  }

  /// All of it or nothing: what fails is rolled back, and the connection can be used again.
  func transaction<Failure: Error>(
    _ body: () throws(Failure) -> Void, failing: (SQLiteError) -> Failure
  ) throws(Failure) {
    do { try run("BEGIN IMMEDIATE") } catch { throw failing(error) }
    hasWritten = true
    do throws(Failure) {
      try body()
      do { try run("COMMIT") } catch { throw failing(error) }
    } catch {
      rollBack()
      throw error
    }
  }

  /// SQLite rolls back by itself after some failures.
  private func rollBack() {
    if isInTransaction { try? run("ROLLBACK") }
  }

  /// Damage that SQLite itself does not notice.
  func damage(_ text: String) -> SQLiteError {
    isDamaged = true
    return SQLiteError(code: SQLITE_CORRUPT, text: text)
  }

  func failure(_ code: Int32) -> SQLiteError {
    let error = SQLiteError(handle, code)
    if error.isDamage { isDamaged = true }
    return error
  }
}

/// A file with a database, which reports what fails in it under the file's name.
protocol DatabaseFile {
  func reading<Value>(_ body: () throws(SQLiteError) -> Value) throws(RecordFailure) -> Value
}

extension DatabaseFile {
  /// The same in one expression, which is evaluated again where the file was damaged and could be replaced.
  func reading<Value>(_ value: @autoclosure () throws(SQLiteError) -> Value) throws(RecordFailure) -> Value {
    try reading { () throws(SQLiteError) in try value() }
  }
}

/// The prepared statements by their SQL.
///
/// The texts are long and few: their lengths distinguish nearly all, and hashing them would cost as much as a small
/// statement.
private struct PreparedStatements {
  private var byLength = [[Statement]](repeating: [], count: 64)

  subscript(sql: String) -> Statement? { byLength[Self.place(of: sql)].first { $0.sql == sql } }

  mutating func append(_ statement: Statement) { byLength[Self.place(of: statement.sql)].append(statement) }

  mutating func finalize() {
    for statement in byLength.joined() { statement.finalize() }
    self = Self()
  }

  private static func place(of sql: String) -> Int { sql.utf8.count % 64 }
}

extension Sequence<String> {
  /// The texts separated by commas, as in SQL.
  ///
  /// (The first call of the library's generic `joined` costs 40 µs at the start.)
  var listed: String { reduce("") { $0.isEmpty ? $1 : "\($0), \($1)" } }
}

extension Database.Access {
  fileprivate var flags: Int32 {
    let always = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    switch self {
    case .writing: return always | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .inMemory: return always | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    case .reading: return always | SQLITE_OPEN_READONLY
    case .readingAlone: return always | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  /// The file's name for SQLite, in which "file:x" is no URI unless intended.
  fileprivate func name(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : "./" + path
    guard case .readingAlone = self else { return path }
    let escapes: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
    return "file:" + path.map { escapes[$0] ?? String($0) }.joined() + "?immutable=1"
  }
}

extension SQLiteError {
  fileprivate init(_ handle: OpaquePointer, _ code: Int32) {
    self.init(
      code: code, text: String(cString: sqlite3_errmsg(handle)), system: sqlite3_system_errno(handle))
  }
}

extension Database {
  /// The first bytes of the file as they lie on the disk; nil when it is shorter.
  ///
  /// They are read by SQLite's own handle. To open the file beside SQLite and to close it again would give up every lock
  /// that this process has on it (https://www.sqlite.org/howtocorrupt.html, 2.2), and another process would fold and remove
  /// a log that is still read here.
  func firstBytes(_ count: Int) -> [UInt8]? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard control(SQLITE_FCNTL_FILE_POINTER, &file), let file, let read = file.pointee.pMethods?.pointee.xRead else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: count)
    return read(file, &bytes, Int32(count), 0) == SQLITE_OK ? bytes : nil
  }
}

/// The schema of a database, as texts to compare.
extension Database {
  /// The schema's definition of each object, without spacing and quoting, with the kind and name of the object.
  func objects() throws(SQLiteError) -> [String: String] {
    var objects: [String: String] = [:]
    try each("SELECT type, name, tbl_name, sql FROM sqlite_schema") { row in
      let form = (0..<4).map { row.text($0) }.joined(separator: " ")
      let bare = form.lowercased().filter { !$0.isWhitespace && $0 != "\"" }
      objects[bare] = "\(row.text(0)) '\(row.text(1))'"
    }
    return objects
  }

  /// The kind and name of objects that change nothing of what is read: indexes of columns alone, as an owner makes them for
  /// questions of their own, and what `ANALYZE` leaves.
  func harmlessObjects() throws(SQLiteError) -> Set<String> {
    Set(
      try texts(
        """
        SELECT 'index ''' || item.name || '''' FROM sqlite_schema AS item
        WHERE item.type = 'index' AND (item.sql LIKE 'CREATE INDEX %' OR item.sql LIKE 'CREATE UNIQUE INDEX %')
          AND EXISTS (SELECT 1 FROM pragma_index_list(item.tbl_name) WHERE name = item.name AND NOT partial)
          AND NOT EXISTS (SELECT 1 FROM pragma_index_xinfo(item.name) WHERE cid = -2)
        UNION ALL SELECT 'table ''' || name || '''' FROM sqlite_schema
        WHERE type = 'table' AND sql IN ('CREATE TABLE sqlite_stat1(tbl,idx,stat)',
          'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')
        """))
  }

  func forms() throws(SQLiteError) -> Set<String> { Set(try objects().keys) }

  /// The forms of a new database that has had these migrations.
  func forms(after migrations: [Migration]) throws(SQLiteError) -> Set<String> {
    try migrate(migrations, at: 0)
    // The same change that `identify` makes after its migration.
    try execute("DROP TABLE IF EXISTS names")
    return try forms()
  }
}

/// The time when the write-ahead log is folded into the database.
///
/// By itself SQLite folds it in the commit that made it long, with two further syncs before the commit returns.
extension Database {
  /// Lets commits fold the log only when it is very long; otherwise it waits for `foldLongLog`.
  func foldAtLeisure() {
    _ = sqlite3_wal_hook(
      handle,
      { context, connection, name, pages in
        guard let context else { return SQLITE_OK }
        let database = Unmanaged<Database>.fromOpaque(context).takeUnretainedValue()
        database.pagesOfLog = Int(pages)
        if database.pagesOfLog >= Database.mostPagesOfLog {
          _ = sqlite3_wal_checkpoint_v2(connection, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
        }
        // A commit stands, even if its log could not be folded.
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Folds a log that is long enough, up to the part that readers need.
  func foldLongLog() {
    guard pagesOfLog >= Self.worthFolding else { return }
    pagesOfLog = 0
    _ = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }

  /// Folds all of the log and empties it; false while others use it.
  func foldWholeLog() throws(SQLiteError) -> Bool {
    try row("PRAGMA wal_checkpoint(TRUNCATE)") { $0.int(0) == 0 } ?? false
  }

  /// The number of pages at which SQLite itself would fold.
  private static let worthFolding = 1000
  /// 64 MB.
  private static let mostPagesOfLog = 16_000
}

/// An error of SQLite; see https://www.sqlite.org/rescode.html.
struct SQLiteError: Error, Equatable {
  /// The extended result code.
  var code: Int32
  /// SQLite's own words.
  var text: String
  /// The operating system's number for the last failed call, 0 for none.
  var system: Int32 = 0

  var primaryCode: Int32 { code & 0xFF }

  /// Whether the file's contents are at fault.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// A conflict with existing rows, as SQLite reports one.
  static func conflict(_ text: String) -> SQLiteError { SQLiteError(code: SQLITE_CONSTRAINT, text: text) }

  var isConflict: Bool { primaryCode == SQLITE_CONSTRAINT }
}
