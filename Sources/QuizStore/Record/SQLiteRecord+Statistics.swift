package import QuizCore

/// Statistics from the tables of totals; only filters other than the player's name count single answers.
extension SQLiteRecord {
  package func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics {
    try reading { () throws(SQLiteError) in
      Statistics(topics: try topics(filter), days: try days(filter), by: period)
    }
  }

  private func topics(_ filter: HistoryFilter) throws(SQLiteError) -> [Statistics.Topic: Tally] {
    let tallies = Tallies("topic", filter)
    let statement = try database.statement(
      "\(tallies.sql) SELECT \(Tallies.columns), category, difficulty FROM t JOIN topics ON topics.number = item")
    defer { statement.reset() }
    tallies.condition.bind(to: statement)
    var topics: [Statistics.Topic: Tally] = [:]
    while try statement.step() { topics[Statistics.Topic(statement)] = Tally(statement) }
    return topics
  }

  private func days(_ filter: HistoryFilter) throws(SQLiteError) -> [CivilDay: SittingTally] {
    let isSummed = filter.quiz == nil && filter.min == nil
    let sums =
      isSummed
      ? "sum(sittings), sum(rated), total(percents), max(best), sum(ms)"
      : "count(*), count(percent), total(percent), max(percent), sum(ms)"
    let condition = Condition(filter)
    let statement = try database.statement(
      "SELECT day, \(sums) FROM \(isSummed ? "day_totals" : "history") \(condition.clause) GROUP BY day")
    defer { statement.reset() }
    condition.bind(to: statement)
    var days: [CivilDay: SittingTally] = [:]
    while try statement.step() { days[CivilDay(number: statement.int(0))] = SittingTally(statement) }
    return days
  }

  package func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay] {
    try reading { () throws(SQLiteError) in
      let statement = try database.statement("SELECT day, offset FROM day_totals WHERE player = ? ORDER BY day")
      defer { statement.reset() }
      statement.bind(player, at: 1)
      var days: [StreakLedger.CountedDay] = []
      while try statement.step() {
        days.append(StreakLedger.CountedDay(CivilDay(number: statement.int(0)), offsetMinutes: statement.int(1)))
      }
      return days
    }
  }

  package func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally] {
    let tallies = Tallies("question", filter)
    return try reading { () throws(SQLiteError) in
      let statement = try database.statement(
        """
        \(tallies.sql) SELECT \(Tallies.columns), category, difficulty, key, text
        FROM t JOIN questions ON questions.number = item JOIN topics ON topics.number = questions.topic
        ORDER BY marked = 0, 1.0 * "right" / marked, marked DESC, key \(limit == nil ? "" : "LIMIT ?")
        """)
      defer { statement.reset() }
      tallies.condition.bind(to: statement, then: limit)
      var questions: [QuestionTally] = []
      while try statement.step() {
        questions.append(
          QuestionTally(
            key: statement.text(10), text: statement.text(11), topic: Statistics.Topic(statement),
            tally: Tally(statement)))
      }
      return questions
    }
  }
}

/// A table `t` with a tally for each topic or question (`item`), from totals where they suffice.
private struct Tallies {
  let sql: String
  let condition: Condition

  static let columns = """
    answers, marked, "right", points, "of", timed, ms, fastest
    """

  /// `key` is `topic` or `question`.
  init(_ key: String, _ filter: HistoryFilter) {
    let isSummed = filter.isOfPlayerOnly
    condition = Condition(filter, player: isSummed ? "player" : "coalesce(answers.player, history.player)")
    let source =
      isSummed
      ? """
      SELECT \(key), sum(answers), sum(marked), sum("right"), total(points), total("of"), sum(timed), sum(ms),
        min(fastest) FROM \(key)_totals
      """
      : """
      SELECT answers.\(key), \(SQLiteRecord.sums)
      FROM history JOIN answers ON answers.sitting = history.number
      """
    sql = "WITH t (item, \(Self.columns)) AS (\(source) \(condition.clause) GROUP BY 1)"
  }
}

extension Tally {
  /// The first eight columns of a row.
  fileprivate init(_ row: Statement) {
    self.init()
    answers = row.int(0)
    marked = row.int(1)
    right = row.int(2)
    points = row.optionalDouble(3) ?? 0
    of = row.optionalDouble(4) ?? 0
    timed = row.int(5)
    ms = row.int(6)
    fastest = row.optionalInt(7)
  }
}

extension Statistics.Topic {
  /// The two columns behind a tally.
  fileprivate init(_ row: Statement) {
    let (category, difficulty) = (row.text(8), row.text(9))
    self.init(category: category.isEmpty ? nil : category, difficulty: difficulty.isEmpty ? nil : difficulty)
  }
}

extension SittingTally {
  /// The columns behind a day.
  fileprivate init(_ row: Statement) {
    self.init()
    sittings = row.int(1)
    rated = row.int(2)
    percents = row.optionalDouble(3) ?? 0
    best = row.optionalDouble(4)
    ms = row.int(5)
  }
}
