internal import CSQLite

/// A prepared statement: bind, step through its rows, reset.
final class Statement {
  private let pointer: OpaquePointer
  let sql: String
  private unowned let database: Database

  /// Makes SQLite copy bound values (`SQLITE_TRANSIENT`, a cast that Swift does not import).
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ pointer: OpaquePointer, sql: String, database: Database) {
    self.pointer = pointer
    self.sql = sql
    self.database = database
  }

  func finalize() {
    sqlite3_finalize(pointer)
  }

  /// Whether there is another row.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let error = database.failure(code)
      sqlite3_reset(pointer)
      throw error
    }
  }

  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }

  // MARK: Binding; the first parameter is 1

  func bind(_ value: Int?, at index: Int) {
    if let value { sqlite3_bind_int64(pointer, Int32(index), Int64(value)) } else { bindNull(index) }
  }

  func bind(_ value: Double?, at index: Int) {
    if let value { sqlite3_bind_double(pointer, Int32(index), value) } else { bindNull(index) }
  }

  func bind(_ value: String?, at index: Int) {
    guard var value else { return bindNull(index) }
    value.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        // Without an address an empty text would be NULL.
        guard let start = characters.baseAddress else {
          return _ = sqlite3_bind_text(pointer, Int32(index), "", 0, Self.copied)
        }
        let length = UInt64(characters.count)
        sqlite3_bind_text64(pointer, Int32(index), start, length, Self.copied, UInt8(SQLITE_UTF8))
      }
    }
  }

  func bind(_ bytes: [UInt8], at index: Int) {
    if bytes.isEmpty {
      sqlite3_bind_zeroblob(pointer, Int32(index), 0)
    } else {
      sqlite3_bind_blob64(pointer, Int32(index), bytes, UInt64(bytes.count), Self.copied)
    }
  }

  /// Binds a text that lives until the next reset, without copying it.
  func bind(uncopied text: UnsafeBufferPointer<UInt8>, at index: Int) {
    text.withMemoryRebound(to: CChar.self) { characters in
      guard let start = characters.baseAddress else {
        return _ = sqlite3_bind_text(pointer, Int32(index), "", 0, Self.copied)
      }
      sqlite3_bind_text64(pointer, Int32(index), start, UInt64(characters.count), nil, UInt8(SQLITE_UTF8))
    }
  }

  private func bindNull(_ index: Int) {
    sqlite3_bind_null(pointer, Int32(index))
  }

  // MARK: Columns of the row; the first is 0

  var columns: Range<Int> { 0..<Int(sqlite3_column_count(pointer)) }

  var columnNames: [String] {
    (0..<sqlite3_column_count(pointer)).map { String(cString: sqlite3_column_name(pointer, $0)) }
  }

  /// The value with its type.
  func cell(_ column: Int) -> RawCell {
    switch sqlite3_column_type(pointer, Int32(column)) {
    case SQLITE_INTEGER: return .int(int(column))
    case SQLITE_FLOAT: return .real(double(column))
    case SQLITE_TEXT: return .text(bytes(column))
    case SQLITE_BLOB: return .blob(bytes(column))
    default: return .null
    }
  }

  func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL
  }

  func int(_ column: Int) -> Int {
    Int(sqlite3_column_int64(pointer, Int32(column)))
  }

  func optionalInt(_ column: Int) -> Int? {
    isNull(column) ? nil : int(column)
  }

  /// 0 for NULL.
  func double(_ column: Int) -> Double { sqlite3_column_double(pointer, Int32(column)) }

  func optionalDouble(_ column: Int) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(pointer, Int32(column))
  }

  /// The bytes of a blob, or of a text as UTF-8.
  func bytes(_ column: Int) -> [UInt8] { withBytes(column) { Array($0) } }

  /// The same without copying them.
  func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_blob(pointer, Int32(column))
    return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, Int32(column)))))
  }

  func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(pointer, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int) -> String? {
    isNull(column) ? nil : text(column)
  }
}

/// A value that can be bound to a statement's parameter.
protocol Bindable {
  func bind(to statement: Statement, at index: Int)
}

extension Int: Bindable {
  func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}

extension Double: Bindable {
  func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}

extension String: Bindable {
  func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}

extension Array<UInt8>: Bindable {
  func bind(to statement: Statement, at index: Int) { statement.bind(self, at: index) }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: Statement, at index: Int) {
    if let self { self.bind(to: statement, at: index) } else { statement.bind(nil as Int?, at: index) }
  }
}
