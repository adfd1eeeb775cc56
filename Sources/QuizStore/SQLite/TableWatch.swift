internal import CSQLite
internal import Glibc

/// Tables to check before the first statement of a connection that reads or writes them.
///
/// While SQLite prepares a statement, it reports the tables that it names.
final class TableWatch {
  typealias Look = (Database, [String]) throws(SQLiteError) -> Void

  private var waiting: [String]
  /// The ones that the statement being prepared names.
  private var named: [String] = []
  /// The name noted last, as SQLite repeats it for each column.
  private var last: UnsafePointer<CChar>?
  private let look: Look

  init(_ tables: [String], _ look: @escaping Look) {
    waiting = tables
    self.look = look
  }

  /// A statement is about to be prepared.
  func begin() { (named, last) = ([], nil) }

  fileprivate func note(_ table: UnsafePointer<CChar>) {
    if table == last { return }
    last = table
    for name in waiting where strcmp(name, table) == 0 && !named.contains(name) { named.append(name) }
  }

  /// Checks the tables that the prepared statement is the first to name.
  func look(at database: Database) throws(SQLiteError) {
    if !named.isEmpty { try look(at: named, of: database) }
  }

  /// Looks at all that no statement has named yet.
  func lookAtRest(of database: Database) throws(SQLiteError) {
    if !waiting.isEmpty { try look(at: waiting, of: database) }
  }

  private func look(at tables: [String], of database: Database) throws(SQLiteError) {
    var rest = waiting
    // The check itself names the tables. If it fails, it runs again before the next statement.
    waiting = []
    defer { waiting = rest }
    try look(database, tables)
    rest.removeAll { tables.contains($0) }
  }
}

extension Database {
  /// Checks each of these tables from now on, before it is first read or written here.
  func watch(_ tables: [String], _ look: @escaping TableWatch.Look) {
    let watch = TableWatch(tables, look)
    self.watch = watch
    _ = sqlite3_set_authorizer(
      handle,
      { context, _, table, _, schema, _ in
        // For a table without read columns, SQLite reports no schema.
        guard let context, let table, schema.map({ strcmp($0, "main") == 0 }) ?? true else { return SQLITE_OK }
        Unmanaged<TableWatch>.fromOpaque(context).takeUnretainedValue().note(table)
        return SQLITE_OK
      }, Unmanaged.passUnretained(watch).toOpaque())
  }
}
