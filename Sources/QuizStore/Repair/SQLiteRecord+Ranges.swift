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

/// Compares friends' scores with the challenges that were accepted.
extension SQLiteRecord {
  /// A score stands beside its code, which says all of it but the title and category that the quiz had here.
  func friendFindings() throws(RecordFailure) -> [RecordFinding] {
    try friendScores().compactMap { score in
      do throws(ChallengeCode.Problem) {
        let (challenge, id) = try ChallengeCode.challenge(score.code)
        var said = FriendScore(id: id, code: score.code, challenge, category: score.category)
        said.title = score.title
        if said == score { return nil }
      } catch {
        if error == .newer { return nil }
      }
      return RecordFinding(nil, .friend(score.player))
    }
  }
}

/// Percentages that no sum can hold. Older versions let modes give totals that are next to nothing.
extension SQLiteRecord {
  /// Removes such percentages from the history, and rebuilds the sums.
  ///
  /// Unreadable pages stay unchanged here; they are repaired when needed.
  func mendPercentages() throws(RecordFailure) {
    guard (try? countOfEndlessPercentages()) ?? 0 > 0 else { return }
    guard lock.await(.setUp) else { throw .occupied(path) }
    defer { lock.release(.setUp) }
    var count = 0
    try writing { () throws(SQLiteError) in
      count = try countOfEndlessPercentages()
      if count == 0 { return }
      try database.run(
        "UPDATE history SET percent = NULL WHERE percent > \(Amount.most) OR percent < \(-Amount.most)")
      try fillTotals()
    }
    if count > 0 { notices.append(PercentageNotice(path: path, count: count).sentence) }
  }

  private func countOfEndlessPercentages() throws(SQLiteError) -> Int {
    try database.row(
      """
      SELECT (SELECT count(*) FROM history WHERE percent > \(Amount.most))
        + (SELECT count(*) FROM history WHERE percent < \(-Amount.most))
      """
    ) { $0.int(0) } ?? 0
  }
}
