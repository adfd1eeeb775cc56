internal import QuizCore

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
    let statement = try database.statement(
      """
      SELECT (SELECT count(*) FROM history WHERE percent > \(Amount.most))
        + (SELECT count(*) FROM history WHERE percent < \(-Amount.most))
      """)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }
}
