internal import QuizCore

/// The columns of a table with the values that they take, by which rows of an unknown table are recognised.
struct TableShape {
  let name: String
  private let columns: [Column]
  /// The columns in the order of the file's rows.
  private let stored: [Column]
  private let hasRowIDs: Bool

  private struct Column: Equatable {
    var name: String
    var type: String
    var mayBeNull: Bool
    /// Whether rows from before it was added lack it.
    var mayBeMissing: Bool
    /// The place in the key, from 1; 0 outside of it.
    var key: Int
    /// Whether it is another name for the row id, and NULL in the file.
    var isRowID = false

    /// The whole numbers that it holds: columns of one name hold the same in every table.
    var range: ClosedRange<Int> {
      switch name {
      case "accepted", "added", "applied", "at", "created", "finished", "last", "made", "moment", "seen", "started":
        StoredRange.moments
      case "day", "month", "start": StoredRange.days
      case "fastest", "ms": StoredRange.milliseconds
      case "offset": StoredRange.offsets
      case "percent": -1...101
      case "seed": StoredRange.seeds
      default: StoredRange.counts
      }
    }

    /// Bytes of a text: names and ids are short.
    var longest: Int {
      switch name {
      case "digest", "emoji", "hash", "id", "kind", "link", "mode", "module", "name", "period", "player", "plugin",
        "quiz_sha256", "room", "sha256", "sitting", "zone":
        10_000
      default: Int.max
      }
    }

    func takes(_ value: RawCell) -> Bool {
      switch (value, type) {
      case (.null, _): return mayBeNull && key == 0
      case (.int, "INTEGER"), (.int, "REAL"), (.real, "REAL"), (.text, "TEXT"), (.blob, "BLOB"): return true
      // An empty blob stands there as one; a column of blobs may hold texts.
      case (.text, "BLOB"): return true
      default: return false
      }
    }

    /// The same value, within the range.
    func mended(_ value: RawCell) -> RawCell {
      if type == "INTEGER", case .int(let number) = value { .int(range.nearest(number)) } else { value }
    }
  }

  /// Nil when the database has no such table.
  init?(_ name: String, in database: Database) throws(SQLiteError) {
    var columns: [Column] = []
    var hasRowIDs = true
    try database.each(
      """
      SELECT info.name, info.type, info."notnull", info.dflt_value, info.pk, list.wr
      FROM pragma_table_info(?1) AS info JOIN pragma_table_list(?1) AS list ORDER BY cid
      """, name
    ) { row in
      let (mayBeNull, key) = (row.int(2) == 0, row.int(4))
      columns.append(
        Column(
          name: row.text(0), type: row.text(1), mayBeNull: mayBeNull,
          mayBeMissing: key == 0 && (mayBeNull || !row.isNull(3)), key: key))
      hasRowIDs = row.int(5) == 0
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
        values.append((column.name, column.mended(.int(id))))
      } else {
        guard column.takes(value) else { return nil }
        values.append((column.name, column.mended(value)))
      }
    }
    return values
  }

  // MARK: Rows that SQLite reads

  /// The columns in the order of the table, row ids that have no other name before them.
  var columnNames: [String] {
    (hasRowIDs && !columns.contains(where: \.isRowID) ? ["rowid"] : []) + columns.map(\.name)
  }

  /// The columns of whole numbers with their ranges.
  var ranges: [(column: String, range: ClosedRange<Int>)] {
    columns.filter { $0.type == "INTEGER" && $0.range != StoredRange.seeds }.map { ($0.name, $0.range) }
  }

  /// The column of a row of `columnNames` with a value impossible in the table; nil for a valid row.
  func wrongColumn(_ row: [RawCell]) -> String? {
    let hasOwnIDs = columns.count < row.count
    if hasOwnIDs, case .int(let id)? = row.first, !StoredRange.counts.contains(id) { return "rowid" }
    for (column, value) in zip(columns, row.dropFirst(hasOwnIDs ? 1 : 0)) {
      guard column.takes(value), column.mended(value) == value else { return column.name }
      guard case .text(let bytes) = value else { continue }
      if bytes.count > column.longest || String(validating: bytes, as: UTF8.self) == nil { return column.name }
    }
    return nil
  }

  /// The values of a row by the names of its columns, mended; nil when the table cannot have it.
  func values(_ row: [RawCell], of names: [String]) -> [(column: String, value: RawCell)]? {
    var values: [(column: String, value: RawCell)] = []
    for (name, value) in zip(names, row) {
      guard let column = columns.first(where: { $0.name == name }) else { continue }
      guard column.isRowID || column.takes(value) else { return nil }
      values.append((name, column.mended(value)))
    }
    return values
  }
}

/// A value of a row as it lies in a file.
enum RawCell: Equatable {
  case null
  case int(Int)
  case real(Double)
  case text([UInt8])
  case blob([UInt8])
}

/// A row as it lies in a file.
struct RawRow: Equatable {
  /// The row's id; nil in an index, and in a table without row ids, whose rows begin with their key.
  var rowID: Int?
  var values: [RawCell]
}

extension RawCell: Bindable {
  func bind(to statement: Statement, at index: Int) {
    switch self {
    case .null: statement.bind(nil as Int?, at: index)
    case .int(let value): statement.bind(value, at: index)
    case .real(let value): statement.bind(value, at: index)
    case .text(let bytes): statement.bind(String(decoding: bytes, as: UTF8.self), at: index)
    case .blob(let bytes): statement.bind(bytes, at: index)
    }
  }

  /// The bytes of a text or blob; nil for other values.
  var bytes: [UInt8]? {
    switch self {
    case .text(let bytes), .blob(let bytes): return bytes
    default: return nil
    }
  }
}
