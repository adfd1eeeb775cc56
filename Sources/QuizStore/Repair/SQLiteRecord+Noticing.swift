internal import QuizCore

/// Notices that a table was emptied behind the record's back: nothing else would ever tell it from one that nothing was
/// entered in.
extension SQLiteRecord {
  /// Tables of which the record keeps whether they have rows.
  static let watchedTables = derivedTables + ["sittings", "beginnings", "events", "chain"]

  /// A bit for each table that has rows.
  private static let filled = watchedTables.enumerated()
    .map { "(EXISTS (SELECT 1 FROM \($1)) << \($0))" }.joined(separator: " | ")

  /// Keeps which tables have rows: those of now, and with `also` those of before.
  func markFilled(also: Bool = false) throws(SQLiteError) {
    try database.run("UPDATE chain_head SET filled = \(also ? "filled | " : "")(\(Self.filled)) WHERE number = 0")
  }

  /// Fails as damaged when a table that had rows has none any more; one look at the first page of each.
  func checkFilled() throws(SQLiteError) {
    let statement = try database.statement(
      """
      SELECT filled & ~(\(Self.filled)), links > 0 AND NOT EXISTS (SELECT 1 FROM sittings)
      FROM chain_head WHERE number = 0
      """)
    defer { statement.reset() }
    guard try statement.step() else { throw database.damage("what the record keeps of itself is gone") }
    let lost = Self.watchedTables.indices.filter { statement.int(0) & 1 << $0 != 0 }
    if let first = lost.first { throw database.damage("the table '\(Self.watchedTables[first])' was emptied") }
    if statement.int(1) != 0 { throw database.damage("the table 'sittings' was emptied") }
  }

  /// Goes through every page of the file; fails as damaged at the first that is not as it must be.
  func checkPages() throws(SQLiteError) {
    let statement = try database.statement("PRAGMA integrity_check(1)")
    defer { statement.reset() }
    guard try statement.step() else { return }
    let found = statement.text(0)
    if found != "ok" { throw database.damage(found.split(separator: "\n").last.map(String.init) ?? found) }
  }
}
