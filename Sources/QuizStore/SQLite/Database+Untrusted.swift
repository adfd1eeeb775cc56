internal import CSQLite

/// How many steps of SQLite's machine reading a file may still take.
final class StepBudget {
  /// The steps left, in thousands.
  fileprivate var left: Int

  fileprivate init(_ thousands: Int) { left = thousands }
}

/// Reading of untrusted files (https://www.sqlite.org/security.html).
extension Database {
  /// Bytes of a whole file.
  static let largest = 1 << 36
  /// Bytes of one value.
  private static let mostOfValue: Int32 = 64 << 20
  /// Bytes of the text of one object of a schema; the longest of a record has 600.
  private static let mostOfObject: Int32 = 16 << 10
  /// Three thousand objects; a record has fewer than a hundred.
  private static let stepsOfSchema = 30
  private static let leastSteps = 20_000
  /// Looking through an honest record takes a tenth of it.
  private static let stepsOfByte = 30

  /// Opens a file of a stranger for reading. Its schema has been read, within limits, when this returns.
  static func untrusted(_ path: String, bytes: Int) throws(SQLiteError) -> Database {
    let database = try readable(path) { $0.bound(steps: stepsOfSchema, value: mostOfObject) }
    _ = try database.texts("SELECT name FROM sqlite_schema LIMIT 1")
    database.bound(bytes)
    return database
  }

  /// SQLite reads a log only where its index can be shared; without a log the file alone will do.
  static func readable(_ path: String, _ prepare: (Database) -> Void = { _ in }) throws(SQLiteError) -> Database {
    do throws(SQLiteError) {
      let database = try Database(path: path, for: .reading)
      prepare(database)
      _ = try database.version()
      return database
    } catch {
      let hasLog = Folder.size(path + "-wal") > 0
      guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.primaryCode), !hasLog else { throw error }
      let database = try Database(path: path, for: .readingAlone)
      prepare(database)
      return database
    }
  }

  /// Ends what takes more steps than reading a file of this size takes, or gives a value that no record has.
  func bound(_ bytes: Int) { bound(steps: Self.leastSteps + bytes / 1000 * Self.stepsOfByte, value: Self.mostOfValue) }

  /// `steps` are thousands.
  private func bound(steps: Int, value: Int32) {
    let budget = StepBudget(steps)
    self.budget = budget
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, value)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_exec(handle, "PRAGMA cell_size_check = ON", nil, nil, nil)
    sqlite3_progress_handler(
      handle, 1000,
      { budget in
        guard let budget = budget.map({ Unmanaged<StepBudget>.fromOpaque($0).takeUnretainedValue() }) else { return 1 }
        budget.left -= 1
        return budget.left < 0 ? 1 : 0
      }, Unmanaged.passUnretained(budget).toOpaque())
  }
}
