package import QuizCore

/// The summary for the home screen: one row for each quiz played, however many sittings there are.
extension SQLiteRecord {
  package func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding] {
    try reading { () throws(SQLiteError) in
      let player = try id(of: player)
      var standings = try finishedStandings(player)
      for (quiz, open) in try openSittings(player) { standings[quiz, default: QuizStanding()].unfinished = open }
      return standings
    }
  }

  private func finishedStandings(_ player: String) throws(SQLiteError) -> [String: QuizStanding] {
    var standings: [String: QuizStanding] = [:]
    try database.each("SELECT quiz, sittings, last, best FROM quiz_totals WHERE player = ?", player) { row in
      standings[row.text(0)] = QuizStanding(
        finished: row.int(1), last: CivilDay(number: row.int(2)),
        best: SittingTally.counted(row.optionalDouble(3)))
    }
    return standings
  }

  /// The oldest first, so that a newer one of the same quiz takes its place.
  private func openSittings(_ player: String) throws(SQLiteError) -> [(quiz: String, open: QuizStanding.Open)] {
    try database.rows(
      """
      SELECT quiz, id, settled, length, started FROM sittings
      WHERE status = 0 AND player = ? AND quiz IS NOT NULL AND \(Self.isTouched)
      ORDER BY started / 1000, \(Self.newestBranch), \(Self.lastPlayed), number
      """, player
    ) { row in
      let open = QuizStanding.Open(
        sitting: row.text(1), settled: row.int(2), of: row.optionalInt(3),
        started: WallTime(milliseconds: row.int(4)))
      return (row.text(0), open)
    }
  }

  package func missed(by player: String, in quiz: String?) throws(RecordFailure) -> Set<String> {
    try reading { () throws(SQLiteError) in
      Set(
        try database.texts(
          """
          SELECT key FROM latest CROSS JOIN questions ON questions.number = question
          WHERE player = ?1 AND "right" = 0 AND (?2 = '' OR substr(key, 1, length(?2) + 1) = ?2 || '/')
          """, try id(of: player), quiz ?? ""))
    }
  }

  /// Counts a finished sitting for its quiz.
  func addStanding(_ entry: HistoryEntry, _ player: String) throws(SQLiteError) {
    guard let quiz = entry.quiz else { return }
    try database.run(
      """
      INSERT INTO quiz_totals (player, quiz, sittings, last, best) VALUES (?, ?, 1, ?, ?)
      ON CONFLICT DO UPDATE SET sittings = sittings + 1, last = max(last, excluded.last),
        best = max(coalesce(best, excluded.best), coalesce(excluded.best, best))
      """, player, quiz, entry.day.number, SittingTally.counted(entry.percent))
  }

  /// Counts all finished sittings anew.
  func fillStandings() throws(SQLiteError) {
    try database.execute(
      """
      DELETE FROM quiz_totals;
      INSERT INTO quiz_totals (player, quiz, sittings, last, best)
      SELECT player, quiz, count(*), max(day), max(\(Self.countedPercent)) FROM history WHERE quiz IS NOT NULL GROUP BY 1, 2;
      """)
  }
}

/// How far a player has come with one quiz, as the home screen shows it beside the quiz.
package struct QuizStanding: Equatable, Sendable {
  /// Times it was finished.
  package var finished = 0
  /// The day of the last finished sitting.
  package var last: CivilDay?
  /// The best result in percent; nil when none had one.
  package var best: Double?
  /// The newest sitting that can go on.
  package var unfinished: Open?

  /// A sitting that can go on, with how far it has come.
  package struct Open: Equatable, Sendable {
    package var sitting: String
    /// Questions settled so far.
    package var settled: Int
    /// Questions in all; nil when the mode decides.
    package var of: Int?
    package var started: WallTime

    package init(sitting: String, settled: Int, of: Int?, started: WallTime) {
      self.sitting = sitting
      self.settled = settled
      self.of = of
      self.started = started
    }
  }

  package init(finished: Int = 0, last: CivilDay? = nil, best: Double? = nil, unfinished: Open? = nil) {
    self.finished = finished
    self.last = last
    self.best = best
    self.unfinished = unfinished
  }

  /// Counts one more finished sitting.
  mutating func add(_ entry: HistoryEntry) {
    finished += 1
    last = [last, entry.day].compactMap { $0 }.max()
    best = [best, entry.percent].compactMap { $0 }.max()
  }
}
