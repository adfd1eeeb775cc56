package import QuizCore

/// Statistics from the tables of totals; single answers are read only where a filter divides a total.
extension SQLiteRecord {
  package func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics {
    try reading { () throws(SQLiteError) in
      let filter = try identified(filter)
      return try statistics(tallies(.topic, filter), filter, period)
    }
  }

  /// Single answers are gone over once for both.
  package func statistics(
    _ filter: HistoryFilter, by period: Period, hardest: Int
  ) throws(RecordFailure) -> (Statistics, hardest: [QuestionTally]) {
    let (statistics, found) = try reading { () throws(SQLiteError) in
      let filter = try identified(filter)
      let tallies =
        filter.isOfPlayerOnly
        ? [try self.tallies(.topic, filter), try self.hardest(filter, hardest)]
        : try self.tallies([.topic, .question], filter)
      return (
        try self.statistics(tallies[0], filter, period), try questions(Self.hardest(of: tallies[1], hardest))
      )
    }
    return (statistics, Array(found.sorted(by: QuestionTally.isHarder).prefix(hardest)))
  }

  private func statistics(
    _ tallies: [Int: Tally], _ filter: HistoryFilter, _ period: Period
  ) throws(SQLiteError) -> Statistics {
    var topics: [Statistics.Topic: Tally] = [:]
    try database.each("SELECT number, category, difficulty FROM topics") {
      if let tally = tallies[$0.int(0)] { topics[Statistics.Topic($0, from: 1)] = tally }
    }
    return Statistics(topics: topics, days: try days(filter, period), by: period)
  }

  /// The tallies by the number of the topic or question.
  private func tallies(_ key: TallyKey, _ filter: HistoryFilter) throws(SQLiteError) -> [Int: Tally] {
    try tallies([key], filter)[0]
  }

  /// The tallies of each key, by number.
  private func tallies(_ keys: [TallyKey], _ filter: HistoryFilter) throws(SQLiteError) -> [[Int: Tally]] {
    let sources = TallySources(filter)
    var tallies: [[Int: Tally]] = keys.map { _ in [:] }
    if let (table, condition) = sources.totals {
      for (place, key) in keys.enumerated() {
        try add(TallySources.query(key, table(key), condition), condition, to: &tallies[place])
      }
    }
    for sittings in sources.singles { try addSingles(keys, of: sittings, to: &tallies) }
    return tallies
  }

  private func add(_ sql: String, _ condition: Condition, _ last: Int? = nil, to tallies: inout [Int: Tally])
    throws(SQLiteError)
  {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    condition.bind(to: statement, then: last)
    while try statement.step() { tallies[statement.int(0), default: Tally()].add(Tally(statement)) }
  }

  /// Answer by answer: SQLite would sort them all to group them.
  private func addSingles(
    _ keys: [TallyKey], of sittings: Condition, to tallies: inout [[Int: Tally]]
  ) throws(SQLiteError) {
    let statement = try database.statement(
      """
      SELECT "right", answers.points, answers."of", answers.ms, \(keys.map { "answers.\($0)" }.joined(separator: ", "))
      FROM history CROSS JOIN answers ON answers.sitting = history.number \(sittings.clause)
      """)
    defer { statement.reset() }
    sittings.bind(to: statement)
    while try statement.step() {
      let right = statement.optionalInt(0).map { $0 != 0 }
      let (points, of, ms) = (statement.double(1), statement.double(2), statement.optionalInt(3))
      for place in keys.indices {
        tallies[place][statement.int(4 + place), default: Tally()].add(right: right, points: points, of: of, ms: ms)
      }
    }
  }

  /// The sittings by day, or by the first day of each period where only the player, a quiz or a percentage filters.
  ///
  /// Older sums may contain excluded percentages; then the sittings are counted one by one.
  private func days(_ filter: HistoryFilter, _ period: Period) throws(SQLiteError) -> [CivilDay: SittingTally] {
    let summed = try summedDays(filter, period)
    if summed.values.allSatisfy(\.isSensible) { return summed }
    return try countedDays(filter)
  }

  private func countedDays(_ filter: HistoryFilter) throws(SQLiteError) -> [CivilDay: SittingTally] {
    let percent = Self.countedPercent
    let counted = "count(*), count(\(percent)), total(\(percent)), max(\(percent)), sum(ms)"
    var days: [CivilDay: SittingTally] = [:]
    let sittings = Condition(filter)
    try add("SELECT day, \(counted) FROM history \(sittings.clause) GROUP BY day", sittings, to: &days)
    return days
  }

  private func summedDays(_ filter: HistoryFilter, _ period: Period) throws(SQLiteError) -> [CivilDay: SittingTally] {
    let columns = "sittings, rated, percents, best, ms"
    let percent = Self.countedPercent
    let counted = "count(*), count(\(percent)), total(\(percent)), max(\(percent)), sum(ms)"
    let ofTotals = Condition(filter.ofTotals)
    let isPeriod = "AND period = '\(period.rawValue)'"
    var days: [CivilDay: SittingTally] = [:]
    if filter.isOfPlayerOnly {
      try add("SELECT start, \(columns) FROM span_totals \(ofTotals.clause) \(isPeriod)", ofTotals, to: &days)
    } else if filter.isOfQuizOnly {
      try add("SELECT start, \(columns) FROM quiz_spans \(ofTotals.clause) \(isPeriod)", ofTotals, to: &days)
    } else if filter.isOfPercentOnly {
      let whole = Condition(ofWholePercents: filter.ofTotals)
      try add("SELECT start, \(columns) FROM percent_spans \(whole.clause) \(isPeriod)", whole, to: &days)
      if let between = filter.between {
        let sittings = Condition(filter, percents: between)
        try add("SELECT day, \(counted) FROM history \(sittings.clause) GROUP BY day", sittings, to: &days)
      }
    } else if filter.quiz == nil && filter.min == nil && filter.without.isEmpty {
      try add("SELECT day, \(columns) FROM day_totals \(ofTotals.clause)", ofTotals, to: &days)
    } else {
      return try countedDays(filter)
    }
    return days
  }

  private func add(
    _ sql: String, _ condition: Condition, to days: inout [CivilDay: SittingTally]
  ) throws(SQLiteError) {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    condition.bind(to: statement)
    while try statement.step() {
      days[CivilDay(number: statement.int(0)), default: SittingTally()].add(SittingTally(statement))
    }
  }

  package func sittingsByCategory(of player: String) throws(RecordFailure) -> [String: Int] {
    try reading { () throws(SQLiteError) in
      var counts: [String: Int] = [:]
      try database.each(
        """
        SELECT topics.category, count(DISTINCT answers.sitting) FROM history
        CROSS JOIN answers ON answers.sitting = history.number CROSS JOIN topics ON topics.number = answers.topic
        WHERE history.player = ?1 AND history.category IS NULL AND topics.category <> '' GROUP BY topics.category
        """, try id(of: player)
      ) { counts[$0.text(0)] = $0.int(1) }
      return counts
    }
  }

  package func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally] {
    let found = try reading { () throws(SQLiteError) in
      let filter = try identified(filter)
      if let limit { return try questions(hardest(filter, limit)) }
      return try questions(tallies(.question, filter))
    }
    return Array(found.sorted(by: QuestionTally.isHarder).prefix(limit ?? Int.max))
  }

  /// Found before their texts are looked up, by their index where nothing but the player matters; of questions that are
  /// equally hard, some. All where fewer have a right and a wrong.
  private func hardest(_ filter: HistoryFilter, _ limit: Int) throws(SQLiteError) -> [Int: Tally] {
    var hardest: [Int: Tally] = [:]
    if filter.isOfPlayerOnly {
      let player = Condition(filter.ofTotals)
      let sql = """
        \(TallySources.query(.question, "question_totals", player)) AND marked > 0 ORDER BY 1.0 * "right" / marked, marked DESC LIMIT ?
        """
      try add(sql, player, limit, to: &hardest)
      return hardest.count == limit ? hardest : try tallies(.question, filter)
    }
    return Self.hardest(of: try tallies(.question, filter), limit)
  }

  private static func hardest(of all: [Int: Tally], _ limit: Int) -> [Int: Tally] {
    let marked = all.filter { $0.value.marked > 0 }.sorted { isHarder($0, $1) }
    if marked.count < limit { return all }
    return Dictionary(uniqueKeysWithValues: marked.prefix(limit).map { ($0.key, $0.value) })
  }

  private static func isHarder(_ a: (key: Int, value: Tally), _ b: (key: Int, value: Tally)) -> Bool {
    let (x, y) = (Double(a.value.right) / Double(a.value.marked), Double(b.value.right) / Double(b.value.marked))
    return (x, -a.value.marked, a.key) < (y, -b.value.marked, b.key)
  }

  private func questions(_ tallies: [Int: Tally]) throws(SQLiteError) -> [QuestionTally] {
    try database.rows(
      """
      SELECT questions.number, category, difficulty, questions.key, text
      FROM json_each(?) CROSS JOIN questions ON questions.number = value CROSS JOIN topics ON topics.number = topic
      """, "[\(tallies.keys.sorted().map(String.init).joined(separator: ","))]"
    ) { row in
      QuestionTally(
        key: row.text(3), text: row.text(4), topic: Statistics.Topic(row, from: 1),
        tally: tallies[row.int(0)] ?? Tally())
    }
  }
}

extension Tally {
  /// The eight columns behind an item.
  fileprivate init(_ row: Statement) {
    self.init()
    asked = row.int(1)
    marked = row.int(2)
    right = row.int(3)
    points = row.double(4)
    of = row.double(5)
    timed = row.int(6)
    ms = row.int(7)
    fastest = row.optionalInt(8)
  }
}

extension Statistics.Topic {
  /// Two columns of a row.
  fileprivate init(_ row: Statement, from column: Int) {
    let (category, difficulty) = (row.text(column), row.text(column + 1))
    self.init(category: category.isEmpty ? nil : category, difficulty: difficulty.isEmpty ? nil : difficulty)
  }
}

extension SittingTally {
  /// The columns behind a day.
  fileprivate init(_ row: Statement) {
    self.init()
    sittings = row.int(1)
    rated = row.int(2)
    percents = row.double(3)
    best = row.optionalDouble(4)
    ms = row.int(5)
  }
}

extension SittingTally {
  /// True when its percentages can belong to counted scores.
  fileprivate var isSensible: Bool {
    percents.magnitude <= Self.largestPercent * Double(rated) && Self.counted(best) == best
  }
}
