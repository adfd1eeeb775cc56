internal import Glibc
internal import QuizCore

/// Records that a backup holds beside the one that it is itself: whole files in pieces, as rows of a table that no record has.
enum BackupParts {
  /// The record of guests, with all rooms.
  static let guests = "guests"

  private static let table = "parts"
  private static let pieceSize = 1 << 20

  /// Puts a file that nobody has open into a backup.
  static func add(_ file: String, as name: String, to backup: Database) throws(SQLiteError) {
    try backup.run(
      "CREATE TABLE IF NOT EXISTS \(table) (name TEXT NOT NULL, place INTEGER NOT NULL, bytes BLOB NOT NULL)")
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

  /// Takes the parts out of a copy of a backup, and writes the one with a name to a new file; false where there is none.
  static func takeOut(_ name: String, of copy: Database, to file: String) throws(SQLiteError) -> Bool {
    if try copy.texts("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '\(table)'").isEmpty { return false }
    let isThere = try write(name, of: copy, to: file)
    try copy.run("DROP TABLE \(table)")
    try copy.run("VACUUM")
    return isThere
  }

  private static func write(_ name: String, of copy: Database, to file: String) throws(SQLiteError) -> Bool {
    let statement = try copy.statement("SELECT bytes FROM \(table) WHERE name = ? ORDER BY place")
    defer { statement.reset() }
    statement.bind(name, at: 1)
    guard try statement.step() else { return false }
    let target = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw SQLiteError(code: 14, text: "a part cannot be written", system: errno) }
    defer { close(target) }
    repeat {
      let bytes = statement.bytes(0)
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
        if count <= 0 { throw SQLiteError(code: 13, text: "a part cannot be written", system: errno) }
        written += count
      }
    } while try statement.step()
    return true
  }
}
