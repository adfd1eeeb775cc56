package import QuizCore

extension SQLiteRecord {
  /// The table of seen questions from the rows of answers; for branches, which have rows only for uncounted answers,
  /// from their events.
  package func seen(by player: String, in quiz: String) -> PlainValue {
    let newest = (try? reading { () throws(SQLiteError) in try newestSittings(of: id(of: player), in: quiz) }) ?? []
    return SeenQuestions.table(
      newest.map { sitting in
        let rows = try? reading { () throws(SQLiteError) in
          try hasOtherBranches(sitting.id) ? nil : questions(of: sitting.number, in: quiz)
        }
        return (sitting.day, (rows ?? nil) ?? settledQuestions(of: sitting.id))
      })
  }

  /// The sittings that come first in the history.
  private func newestSittings(
    of player: String, in quiz: String
  ) throws(SQLiteError) -> [(id: String, number: Int, day: Int)] {
    let statement = try database.statement(
      """
      SELECT sitting, number, day FROM history WHERE player = ? AND quiz = ?
      ORDER BY finished / 1000 DESC, number DESC LIMIT \(SeenQuestions.sittings)
      """)
    defer { statement.reset() }
    statement.bind(player, at: 1)
    statement.bind(quiz, at: 2)
    var sittings: [(id: String, number: Int, day: Int)] = []
    while try statement.step() { sittings.append((statement.text(0), statement.int(1), statement.int(2))) }
    return sittings
  }

  private func questions(of sitting: Int, in quiz: String) throws(SQLiteError) -> [String] {
    let prefix = AnsweredQuestion.keyPrefix(in: quiz).utf8.count
    let statement = try database.statement(
      "SELECT key FROM answers CROSS JOIN questions ON number = question WHERE sitting = ?")
    defer { statement.reset() }
    statement.bind(sitting, at: 1)
    var ids: [String] = []
    while try statement.step() {
      ids.append(statement.withBytes(0) { String(decoding: $0.dropFirst(prefix), as: UTF8.self) })
    }
    return ids
  }
}
