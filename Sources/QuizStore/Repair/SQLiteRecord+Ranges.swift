internal import QuizCore

/// Numbers that older versions took over from elsewhere, and that no record can have.
extension SQLiteRecord {
  /// The first of each table that nothing makes anew; they are read as the nearest possible ones.
  func rangeFindings() throws(SQLiteError) -> [RecordFinding] {
    let tables = try database.texts("SELECT name FROM main.sqlite_schema WHERE type = 'table' ORDER BY name")
    var findings: [RecordFinding] = []
    for table in tables where !Self.derivedTables.contains(table) {
      guard let ranges = try TableShape(table, in: database)?.ranges, !ranges.isEmpty else { continue }
      for (column, range) in ranges {
        let beyond = try database.texts(
          """
          SELECT "\(column)" FROM main."\(table)" WHERE "\(column)" < \(range.lowerBound) OR "\(column)" > \(range.upperBound)
          LIMIT 1
          """)
        if let value = beyond.first {
          findings.append(RecordFinding(nil, .impossible(table: table, column: column, value: value)))
        }
      }
    }
    return findings
  }
}
