package import QuizCore

/// The questions that were fetched, in a SQLite database of their own, `bank.db` beside the record.
///
/// It is apart from the record because a long import would keep sittings in other windows from saving, and because nothing
/// in it is the player's own: a damaged bank is set aside and filled again.
package final class Bank: DatabaseFile {
  /// Notices for the player, as sentences, such as that a damaged bank was set aside.
  package private(set) var notices: [String] = []
  let path: String
  let now: () -> WallTime
  private let lock: RecordLock
  private(set) var database: Database
  private var isReadyToWrite = false
  private var hasReplaced = false

  /// Whether anything was ever fetched into that folder.
  package static func exists(in folder: String) -> Bool { Folder.exists(path(in: folder)) }

  private static func path(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + "bank.db" : folder + "/bank.db"
  }

  /// Opens the bank in a folder; creates either when it is not there, for the owner alone.
  package init(folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    path = Self.path(in: folder)
    self.now = now
    lock = try RecordLock.opening(path, in: folder)
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    try mended { () throws(RecordFailure) in try setUp() }
  }

  /// Folds the log into the database and lets go of it.
  package func close() {
    database.close()
  }

  /// Creates or migrates the tables; a bank that is up to date costs one look at its header.
  private func setUp() throws(RecordFailure) {
    let version: Int
    do { version = try database.version() } catch { throw RecordFailure(error, path: path) }
    if version > Migration.ofBank.count { throw .newer(path) }
    if version == Migration.ofBank.count { return }
    guard lock.await(.setUp) else { throw .occupied(path) }
    defer { lock.release(.setUp) }
    do throws(SystemError) { try Folder.keepPrivate(path) } catch { throw RecordFailure(error) }
    do throws(SQLiteError) {
      try readyToWrite()
      try database.migrate(Migration.ofBank, at: now().milliseconds)
    } catch {
      throw RecordFailure(error, path: path)
    }
  }

  /// Sets up a write-ahead log. Added questions must be durable, notes of asked ones need not.
  private func readyToWrite() throws(SQLiteError) {
    if isReadyToWrite { return }
    try database.run("PRAGMA journal_mode = WAL")
    isReadyToWrite = true
  }

  /// Reads from the bank; a damaged one is replaced by an empty one first.
  func reading<Value>(_ body: () throws(SQLiteError) -> Value) throws(RecordFailure) -> Value {
    try mended { () throws(RecordFailure) in
      do throws(SQLiteError) { return try body() } catch { throw RecordFailure(error, path: path) }
    }
  }

  /// Changes the bank in one transaction; `durable` waits until it is on the disk.
  func writing(durable: Bool, _ body: () throws(SQLiteError) -> Void) throws(RecordFailure) {
    if database.isReadOnly { throw .readOnly(path) }
    try mended { () throws(RecordFailure) in
      do throws(SQLiteError) {
        try readyToWrite()
        try database.run(durable ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")
        try database.transaction(body, failing: { $0 })
      } catch {
        throw RecordFailure(error, path: path)
      }
    }
  }

  /// Does it again, once, with a new bank when the old one turned out to be damaged.
  private func mended<Value>(_ body: () throws(RecordFailure) -> Value) throws(RecordFailure) -> Value {
    do throws(RecordFailure) {
      return try body()
    } catch {
      guard database.isDamaged, !hasReplaced else { throw error }
      hasReplaced = true
      try replace()
      return try body()
    }
  }

  /// Renames a damaged bank and begins an empty one.
  private func replace() throws(RecordFailure) {
    // A process that still has the file open would write to it unseen.
    guard lock.take(.open) else { throw .damagedElsewhereOpen(path) }
    defer { _ = lock.take(.open, shared: true) }
    database.keepFilesOnClose()
    database.close()
    let kept: String
    do throws(SystemError) {
      kept = try Folder.setAside(path, at: now())
    } catch {
      throw RecordFailure(error)
    }
    isReadyToWrite = false
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    try setUp()
    notices.append(BankNotice(path: path, keptAs: kept.split(separator: "/").last.map(String.init) ?? kept).sentence)
  }
}

extension Migration {
  /// The history of the bank's form. Never change one that was released; add another.
  static let ofBank = [bank]

  /// Questions by topic, their sources, and when a player was asked what.
  ///
  /// A question's `number` is its topic's number times 2³² plus its place in the topic, counted from 0 without gaps: so any
  /// question of a category is one look away, however many there are. `others` are the wrong answers with U+001F between them,
  /// `hash` stands for kind, text and right answer. Times are milliseconds since 1970-01-01T00:00:00Z. In `asked` a
  /// question is the FNV-1a-64 hash of the id it has in a drawn quiz.
  private static let bank = Migration(
    name: "bank",
    sql: """
      CREATE TABLE topics (
        number INTEGER PRIMARY KEY, category TEXT NOT NULL, difficulty TEXT NOT NULL, truefalse INTEGER NOT NULL,
        count INTEGER NOT NULL, UNIQUE (category, difficulty, truefalse));
      CREATE TABLE sources (number INTEGER PRIMARY KEY, name TEXT NOT NULL, licence TEXT NOT NULL, UNIQUE (name, licence));
      CREATE TABLE questions (
        number INTEGER PRIMARY KEY, hash INTEGER NOT NULL UNIQUE, text TEXT NOT NULL, answer TEXT NOT NULL,
        others TEXT NOT NULL, source INTEGER NOT NULL, fetched INTEGER NOT NULL);
      CREATE TABLE asked (
        player TEXT NOT NULL, question INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (player, question)) WITHOUT ROWID;
      """)
}
