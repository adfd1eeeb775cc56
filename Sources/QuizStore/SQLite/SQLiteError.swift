internal import CSQLite

/// An error of SQLite; see https://www.sqlite.org/rescode.html.
struct SQLiteError: Error, Equatable {
  /// The extended result code.
  var code: Int32
  /// SQLite's own words.
  var text: String
  /// The operating system's number for the last failed call, 0 for none.
  var system: Int32 = 0
  /// The statement that failed.
  var sql: String?

  var primaryCode: Int32 { code & 0xFF }

  /// Whether the file's contents are at fault.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// A conflict with existing rows, as SQLite reports one.
  static func conflict(_ text: String) -> SQLiteError { SQLiteError(code: SQLITE_CONSTRAINT, text: text) }

  var isConflict: Bool { primaryCode == SQLITE_CONSTRAINT }
}
