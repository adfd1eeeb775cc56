package import QuizCore

/// Statistics from the tables of totals; only filters other than the player's name count single answers.
extension SQLiteRecord {
  package func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics {
    try reading { () throws(SQLiteError) in
      let filter = try identified(filter)
      return Statistics(topics: try topics(filter), days: try days(filter, period), by: period)
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

  /// By day, or by the first day of each period where nothing but the player matters.
  private func days(_ filter: HistoryFilter, _ period: Period) throws(SQLiteError) -> [CivilDay: SittingTally] {
    let columns = "sittings, rated, percents, best, ms"
    let sql: String
    let condition: Condition
    if filter.isOfPlayerOnly {
      condition = Condition(filter.ofTotals)
      sql = "SELECT start, \(columns) FROM span_totals \(condition.clause) AND period = '\(period.rawValue)'"
    } else if filter.isOfQuizOnly {
      condition = Condition(filter.ofTotals)
      sql = "SELECT start, \(columns) FROM quiz_spans \(condition.clause) AND period = '\(period.rawValue)'"
    } else if filter.quiz == nil && filter.min == nil {
      condition = Condition(filter.ofTotals)
      sql = "SELECT day, \(columns) FROM day_totals \(condition.clause)"
    } else {
      condition = Condition(filter)
      let sums = "count(*), count(percent), total(percent), max(percent), sum(ms)"
      sql = "SELECT day, \(sums) FROM history \(condition.clause) GROUP BY day"
    }
    let statement = try database.statement(sql)
    defer { statement.reset() }
    condition.bind(to: statement)
    var days: [CivilDay: SittingTally] = [:]
    while try statement.step() { days[CivilDay(number: statement.int(0))] = SittingTally(statement) }
    return days
  }

  package func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay] {
    try reading { () throws(SQLiteError) in
      let statement = try database.statement(Self.zonesOfDays)
      defer { statement.reset() }
      statement.bind(try id(of: player), at: 1)
      var days: [StreakLedger.CountedDay] = []
      while try statement.step() {
        let offsets = statement.int(1)...max(statement.int(1), statement.int(2))
        days.append(StreakLedger.CountedDay(CivilDay(number: statement.int(0)), offsetsMinutes: offsets))
      }
      return days
    }
  }

  /// The days of a player with the least and the greatest offset from UTC, each found with three looks into the index
  /// `history_zones`, however often it was played.
  private static let zonesOfDays = """
    WITH RECURSIVE played (day) AS (
      SELECT min(day) FROM history WHERE player = ?1
      UNION ALL
      SELECT (SELECT min(day) FROM history WHERE player = ?1 AND day > played.day) FROM played WHERE day IS NOT NULL)
    SELECT day, (SELECT min(offset) FROM history WHERE player = ?1 AND history.day = played.day),
      (SELECT max(offset) FROM history WHERE player = ?1 AND history.day = played.day)
    FROM played WHERE day IS NOT NULL
    """

  package func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally] {
    let found = try reading { () throws(SQLiteError) in
      let filter = try identified(filter)
      if let limit { return try hardest(filter, limit) }
      let tallies = Tallies("question", filter)
      return try questions(tallies.sql, tallies.condition)
    }
    return Array(found.sorted(by: QuestionTally.isHarder).prefix(limit ?? Int.max))
  }

  /// Found before their texts are looked up, by their index where nothing but the player matters; of questions that are
  /// equally hard, some.
  private func hardest(_ filter: HistoryFilter, _ limit: Int) throws(SQLiteError) -> [QuestionTally] {
    let tallies = Tallies("question", filter)
    let hardest = "WHERE marked > 0 ORDER BY 1.0 * \"right\" / marked, marked DESC LIMIT ?"
    var condition = tallies.condition
    var table = tallies.sql.replacing("WITH t", with: "WITH every") + ", t AS (SELECT * FROM every \(hardest))"
    if filter.isOfPlayerOnly {
      condition = Condition(filter.ofTotals)
      let ofPlayer = hardest.replacing("WHERE", with: "\(condition.clause) AND")
      table = "WITH t AS (SELECT question AS item, * FROM question_totals \(ofPlayer))"
    }
    let marked = try questions(table, condition, limit)
    return marked.count == limit ? marked : try questions(tallies.sql, tallies.condition)
  }

  private func questions(
    _ table: String, _ condition: Condition, _ limit: Int? = nil
  ) throws(SQLiteError) -> [QuestionTally] {
    let statement = try database.statement(
      """
      \(table) SELECT \(Tallies.columns), category, difficulty, key, text
      FROM t CROSS JOIN questions ON questions.number = item CROSS JOIN topics ON topics.number = questions.topic
      """)
    defer { statement.reset() }
    condition.bind(to: statement, then: limit)
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
