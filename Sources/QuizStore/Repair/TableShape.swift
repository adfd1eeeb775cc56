/// What the rows of a table look like in a file, by which rows are known whose table nobody can name any more.
struct TableShape {
  let name: String
  private let columns: [Column]
  /// In the order in which rows have them in the file.
  private let stored: [Column]
  private let hasRowIDs: Bool

  private struct Column: Equatable {
    var name: String
    var type: String
    var mayBeNull: Bool
    /// Whether rows from before it was added lack it.
    var mayBeMissing: Bool
    /// Its place in the key, from 1; 0 outside.
    var key: Int
    /// Whether it is another name for the row id, and NULL in the file.
    var isRowID = false
  }

  /// Nil when the database has no such table.
  init?(_ name: String, in database: Database) throws(SQLiteError) {
    let statement = try database.statement(
      """
      SELECT info.name, info.type, info."notnull", info.dflt_value, info.pk, list.wr
      FROM pragma_table_info(?1) AS info JOIN pragma_table_list(?1) AS list ORDER BY cid
      """)
    defer { statement.reset() }
    statement.bind(name, at: 1)
    var columns: [Column] = []
    var hasRowIDs = true
    while try statement.step() {
      let (mayBeNull, key) = (statement.int(2) == 0, statement.int(4))
      columns.append(
        Column(
          name: statement.text(0), type: statement.text(1), mayBeNull: mayBeNull,
          mayBeMissing: key == 0 && (mayBeNull || !statement.isNull(3)), key: key))
      hasRowIDs = statement.int(5) == 0
    }
    if columns.isEmpty { return nil }
    let keys = columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }
    if hasRowIDs, keys.count == 1, keys[0].type == "INTEGER", let place = columns.firstIndex(of: keys[0]) {
      columns[place].isRowID = true
    }
    self.name = name
    self.columns = columns
    self.hasRowIDs = hasRowIDs
    stored = hasRowIDs ? columns : keys + columns.filter { $0.key == 0 }
  }

  /// The row's values by the names of their columns; nil when it cannot be one of this table.
  func values(of row: RawRow) -> [(column: String, value: RawCell)]? {
    guard (row.rowID != nil) == hasRowIDs, row.values.count <= stored.count else { return nil }
    guard stored[row.values.count...].allSatisfy(\.mayBeMissing) else { return nil }
    var values: [(column: String, value: RawCell)] = []
    for (column, value) in zip(stored, row.values) {
      if column.isRowID {
        guard value == .null, let id = row.rowID else { return nil }
        values.append((column.name, .int(id)))
      } else {
        guard Self.fits(value, column) else { return nil }
        values.append((column.name, value))
      }
    }
    return values
  }

  private static func fits(_ value: RawCell, _ column: Column) -> Bool {
    switch (value, column.type) {
    case (.null, _): return column.mayBeNull && column.key == 0
    case (.int, "INTEGER"), (.int, "REAL"), (.real, "REAL"), (.text, "TEXT"), (.blob, "BLOB"): return true
    // An empty blob stands there as one; a column of blobs may hold texts.
    case (.text, "BLOB"): return true
    default: return false
    }
  }
}
