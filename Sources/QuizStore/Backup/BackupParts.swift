internal import Glibc

/// Records that a backup holds beside the one that it is itself: whole files in pieces, as rows of a table that no record has.
enum BackupParts {
  /// The record of guests, with all rooms.
  static let guests = "guests"
  /// The people who come back by a code, and the keys of teachers.
  static let people = "people"
  /// The beginning of the names of other files of the folder, such as `file:workshop/a.json`.
  static let file = "file:"

  private static let table = "parts"
  private static let columns = "name TEXT NOT NULL, place INTEGER NOT NULL, bytes BLOB NOT NULL"
  private static let pieceSize = 1 << 20

  /// The table among the `objects` of a schema.
  static let form = "table\(table)\(table)createtable\(table)(\(columns))".lowercased().filter { !$0.isWhitespace }

  /// Puts a file that no process has open into a backup.
  static func add(_ file: String, as name: String, to backup: Database) throws(SQLiteError) {
    try backup.run("CREATE TABLE IF NOT EXISTS \(table) (\(columns))")
    let source = open(file, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw SQLiteError(code: 14, text: "a part cannot be read", system: errno) }
    defer { close(source) }
    var piece = [UInt8](repeating: 0, count: pieceSize)
    var place = 0
    while true {
      let count = pread(source, &piece, pieceSize, off_t(place * pieceSize))
      if count < 0 { throw SQLiteError(code: 10, text: "a part cannot be read", system: errno) }
      if count == 0 { return }
      try backup.run(
        "INSERT INTO \(table) (name, place, bytes) VALUES (?, ?, ?)", name, place, Array(piece.prefix(count)))
      place += 1
    }
  }

  static func names(in backup: Database) throws(SQLiteError) -> [String] {
    if try backup.texts("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '\(table)'").isEmpty { return [] }
    return try backup.texts("SELECT DISTINCT name FROM \(table)")
  }

  /// Writes the part with a name to a new file; false where there is none.
  static func write(_ name: String, of backup: Database, to file: String) throws(SQLiteError) -> Bool {
    if try backup.texts("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '\(table)'").isEmpty {
      return false
    }
    // In the order in which they were written.
    let statement = try backup.statement("SELECT place, bytes FROM \(table) WHERE name = ? ORDER BY rowid")
    defer { statement.reset() }
    statement.bind(name, at: 1)
    guard try statement.step() else { return false }
    let target = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw SQLiteError(code: 14, text: "a part cannot be written", system: errno) }
    defer { close(target) }
    var place = 0
    repeat {
      guard statement.cell(0) == .int(place), case .blob(let bytes) = statement.cell(1) else {
        throw backup.damage("the parts of '\(name)' are not whole")
      }
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
        if count <= 0 { throw SQLiteError(code: 13, text: "a part cannot be written", system: errno) }
        written += count
      }
      place += 1
    } while try statement.step()
    return true
  }
}
