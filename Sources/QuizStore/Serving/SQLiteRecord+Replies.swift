package import QuizCore

/// The replies to visitors' commands, the last ones of each sitting.
extension SQLiteRecord {
  /// Oldest first.
  package func replies(of sitting: String) throws(RecordFailure) -> [SentReply] {
    try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        SELECT place, request, first, count, shown_from, shown_to FROM replies
        WHERE sitting = (SELECT number FROM sittings WHERE id = ?) ORDER BY place
        """)
      defer { statement.reset() }
      statement.bind(sitting, at: 1)
      var replies: [SentReply] = []
      while try statement.step() {
        let shown = statement.int(4)..<max(statement.int(4), statement.int(5))
        replies.append(
          SentReply(
            place: statement.int(0), request: statement.optionalText(1), first: statement.int(2),
            count: statement.int(3), shown: shown))
      }
      return replies
    }
  }

  func enter(_ reply: SentReply, _ number: Int) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO replies (sitting, place, request, first, count, shown_from, shown_to) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      number, reply.place, reply.request, reply.first, reply.count, reply.shown.lowerBound, reply.shown.upperBound)
    // Each reply replaces one; older ones were removed with earlier replies.
    if reply.place < SentReply.most { return }
    try database.run("DELETE FROM replies WHERE sitting = ? AND place = ?", number, reply.place - SentReply.most)
  }
}
