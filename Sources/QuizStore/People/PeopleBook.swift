package import QuizCore

/// The people who come back by a code, and the teachers with their keys, in a SQLite database of their own: `people.db`
/// beside the record of guests.
///
/// It is apart from that record because it says who guests are: a damaged one opens no door, and gives nobody's sittings to
/// anybody.
package final class PeopleBook: DatabaseFile {
  let path: String
  let now: () -> WallTime
  private let lock: RecordLock
  let database: Database

  package static let file = "people.db"

  /// Whether people or keys were ever added beside the record of guests in a folder.
  package static func exists(in folder: String) -> Bool { Folder.exists("\(folder)/\(file)") }

  /// Opens the book in the folder of guests; creates either when it is not there, for the owner alone.
  package init(folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    path = "\(folder)/\(Self.file)"
    self.now = now
    lock = try RecordLock.opening(path, in: folder)
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    if database.isReadOnly { throw .readOnly(path) }
    try setUp()
  }

  /// Folds the log into the database and lets go of it.
  package func close() { database.close() }

  private func setUp() throws(RecordFailure) {
    let version = try reading(database.version())
    if version > Migration.ofPeople.count { throw .newer(path) }
    if version == Migration.ofPeople.count { return try readyToWrite() }
    guard lock.await(.setUp) else { throw .occupied(path) }
    defer { lock.release(.setUp) }
    do throws(SystemError) { try Folder.keepPrivate(path) } catch { throw RecordFailure(error) }
    Folder.inheritOwner(path)
    try readyToWrite()
    let time = now().milliseconds
    try reading { () throws(SQLiteError) in
      try database.migrate(Migration.ofPeople, at: time)
      try database.run("INSERT OR IGNORE INTO salts (name, salt) VALUES ('code', ?)", Self.salt())
    }
  }

  private func readyToWrite() throws(RecordFailure) {
    try reading { () throws(SQLiteError) in
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("PRAGMA synchronous = FULL")
      try database.run("PRAGMA secure_delete = ON")
    }
    for ending in ["-wal", "-shm"] { Folder.inheritOwner(path + ending) }
  }

  private static func salt() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(UInt64.random(in: .min ... .max, using: &random), radix: 36) }.joined()
  }

  /// True when no other program has the book open: it can be replaced as long as this one lives.
  func takeForReplacing() -> Bool { lock.await(.open, tries: RecordLock.fewTries) }

  func reading<Value>(_ body: () throws(SQLiteError) -> Value) throws(RecordFailure) -> Value {
    do throws(SQLiteError) { return try body() } catch { throw RecordFailure(error, path: path) }
  }

  func writing(_ body: () throws(SQLiteError) -> Void) throws(RecordFailure) {
    try reading { () throws(SQLiteError) in try database.transaction(body, failing: { $0 }) }
  }

  /// Grows when another program has changed the book.
  package func version() throws(RecordFailure) -> Int {
    try reading { () throws(SQLiteError) in Int(try database.texts("PRAGMA data_version").first ?? "") ?? 0 }
  }

  /// Rewrites the file without deleted rows, and empties the log.
  func wipe() throws(RecordFailure) {
    try reading { () throws(SQLiteError) in
      try database.run("VACUUM")
      _ = try database.texts("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// True where SQLite finds every page in order.
  package func isSound() throws(RecordFailure) -> Bool {
    try reading(database.isSound())
  }
}
