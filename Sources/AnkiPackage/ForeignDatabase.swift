internal import CSQLite

/// An untrusted SQLite database, read from memory; only columns of tables can be queried.
///
/// Its schema is not trusted: no views, triggers, virtual tables or writing. All reading is bounded in size and time
/// (https://www.sqlite.org/security.html).
final class ForeignDatabase {
  private let handle: OpaquePointer
  private let image: UnsafeMutableBufferPointer<UInt8>
  private let budget: Budget

  /// A row of a query, whose columns count against the budget as they are read.
  struct Row {
    fileprivate let statement: OpaquePointer
    fileprivate let budget: Budget

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func bytes(_ column: Int32) -> [UInt8] {
      guard let start = sqlite3_column_blob(statement, column) else { return [] }
      let count = Int(sqlite3_column_bytes(statement, column))
      return budget.take(count) ? Array(UnsafeRawBufferPointer(start: start, count: count)) : []
    }

    func text(_ column: Int32) -> String {
      guard let start = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      guard budget.take(count) else { return "" }
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// The steps and bytes that reading may still take.
  fileprivate final class Budget {
    /// Steps of SQLite's machine.
    var steps = 200_000
    /// Bytes of all values together. Each is asked for once, so that an honest database has no more than its own size:
    /// rows can share the pages on which a long value goes on.
    private(set) var bytes: Int

    init(bytes: Int) { self.bytes = bytes }

    func take(_ count: Int) -> Bool {
      bytes -= count
      return bytes >= 0
    }
  }

  private static let stepsOfBudget: Int32 = 10_000
  /// Bytes for values that SQLite makes of others, such as texts of numbers.
  private static let spare = 1 << 20
  /// Bytes of one value.
  private static let mostOfValue: Int32 = 32 << 20

  init(_ bytes: [UInt8]) throws(AnkiProblem) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(":memory:", &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw .database("out of memory")
    }
    self.handle = handle
    // A text in UTF-16 is read in UTF-8, which can be half as long again.
    budget = Budget(bytes: bytes.count * 3 / 2 + Self.spare)
    image = .allocate(capacity: max(1, bytes.count))
    _ = image.initialize(from: bytes)
    // From here on deinit closes it.
    try open(bytes.count)
  }

  deinit {
    sqlite3_close_v2(handle)
    image.deallocate()
  }

  private func open(_ count: Int) throws(AnkiProblem) {
    // A database in memory has no log beside it, so the file must hold everything.
    if count > 100, image[18] == 2, image[19] == 2 { (image[18], image[19]) = (1, 1) }
    try check(
      sqlite3_deserialize(
        handle, "main", image.baseAddress, Int64(count), Int64(count), UInt32(SQLITE_DESERIALIZE_READONLY)))
    try check(csqlite_distrust(handle))
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.mostOfValue)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    try check(sqlite3_exec(handle, "PRAGMA cell_size_check = ON", nil, nil, nil))
    // Sorting must not need a temporary file: a cell has none.
    try check(sqlite3_exec(handle, "PRAGMA temp_store = MEMORY", nil, nil, nil))
    sqlite3_progress_handler(
      handle, Self.stepsOfBudget,
      { budget in
        guard let budget = budget.map({ Unmanaged<Budget>.fromOpaque($0).takeUnretainedValue() }) else { return 1 }
        budget.steps -= 1
        return budget.steps < 0 ? 1 : 0
      }, Unmanaged.passUnretained(budget).toOpaque())
    try addCollation()
    // Set last, as the steps above need more than it allows.
    sqlite3_set_authorizer(
      handle,
      { _, action, _, _, _, trigger in
        [SQLITE_SELECT, SQLITE_READ].contains(action) && trigger == nil ? SQLITE_OK : SQLITE_DENY
      }, nil)
  }

  /// Anki's names are compared without regard to case. Nothing here depends on an order by name, but a table with such a column
  /// cannot be opened without the comparison.
  private func addCollation() throws(AnkiProblem) {
    try check(
      sqlite3_create_collation_v2(
        handle, "unicase", SQLITE_UTF8, nil,
        { _, count, first, otherCount, second in
          let one = UnsafeRawBufferPointer(start: first, count: Int(count))
          let other = UnsafeRawBufferPointer(start: second, count: Int(otherCount))
          if one.elementsEqual(other) { return 0 }
          return one.lexicographicallyPrecedes(other) ? -1 : 1
        }, nil))
  }

  /// The names of all tables that are stored as tables.
  func tables() throws(AnkiProblem) -> Set<String> {
    var names: Set<String> = []
    try read("SELECT name, rootpage FROM sqlite_master WHERE type = 'table'") { row in
      if row.int(1) > 0 { names.insert(row.text(0)) }
    }
    return names
  }

  /// Visits the rows of a query.
  func read(_ sql: String, _ visit: (Row) throws(AnkiProblem) -> Void) throws(AnkiProblem) {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement else { return }
    defer { sqlite3_finalize(statement) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      if code == SQLITE_INTERRUPT { throw .database("reading it takes too long") }
      if code != SQLITE_ROW { try check(code) }
      try visit(Row(statement: statement, budget: budget))
      if budget.bytes < 0 { throw .database("its values are larger than the file") }
    }
  }

  private func check(_ code: Int32) throws(AnkiProblem) {
    if code != SQLITE_OK { throw .database(String(cString: sqlite3_errmsg(handle))) }
  }
}
