internal import QuizCore

/// Keeps facts and totals with every sitting that finishes, and makes them anew.
extension SQLiteRecord {
  /// Adds a finished sitting to the statistics.
  func count(_ entry: HistoryEntry, _ answers: [AnsweredQuestion], _ number: Int) throws(SQLiteError) {
    var topics: [PlayersTopic: Tally] = [:]
    let ofQuestions = TallyTable.ofQuestions.map { (table: $0, place: $0.place(of: entry)) }
    for answer in answers {
      let (question, topic) = try enter(answer, number, owner: entry.player)
      var tally = Tally()
      tally.add(answer)
      topics[PlayersTopic(player: answer.player, topic: topic), default: Tally()].add(tally)
      try add(tally, to: ofQuestions, answer.player, question)
      try keepLatest(answer, question, at: entry.finished)
    }
    // Most sittings have a few topics: their rows are written once, not with each answer.
    let ofTopics = TallyTable.ofTopics.map { (table: $0, place: $0.place(of: entry)) }
    for (key, tally) in topics.sorted(by: { $0.key < $1.key }) {
      try add(tally, to: ofTopics, key.player, key.topic)
    }
    var tally = SittingTally()
    tally.add(percent: entry.percent, ms: entry.ms)
    for player in Self.counted(entry.player) { try add(tally, entry, player) }
    try addStanding(entry, entry.player)
  }

  /// The player in the tables of totals that stands for everybody.
  static let everybody = ""

  /// Under whom something of a player is counted.
  static func counted(_ player: String) -> [String] {
    player == everybody ? [everybody] : [player, everybody]
  }

  private func add(
    _ tally: Tally, to tables: [(table: TallyTable, place: TallyPlace)], _ player: String, _ item: Int
  ) throws(SQLiteError) {
    for player in Self.counted(player) {
      for (table, place) in tables { try add(tally, to: table, player, place, item) }
    }
  }

  private func add(_ tally: SittingTally, _ entry: HistoryEntry, _ player: String) throws(SQLiteError) {
    let sums = """
      sittings = sittings + excluded.sittings, rated = rated + excluded.rated, percents = percents + excluded.percents,
      best = max(coalesce(best, excluded.best), coalesce(excluded.best, best)), ms = ms + excluded.ms
      """
    let values: [any Bindable] = [tally.sittings, tally.rated, tally.percents, tally.best, tally.ms]
    try database.run(
      """
      INSERT INTO day_totals (player, day, offset, sittings, rated, percents, best, ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET \(sums), offset = excluded.offset
      """, binding: [player, entry.day.number, entry.offsetMinutes] + values)
    for period in Period.allCases {
      let start = period.start(of: entry.day).number
      try database.run(
        """
        INSERT INTO span_totals (player, period, start, sittings, rated, percents, best, ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET \(sums)
        """, binding: [player, period.rawValue, start] + values)
      try database.run(
        """
        INSERT INTO percent_spans (player, period, start, percent, sittings, rated, percents, best, ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET \(sums)
        """, binding: [player, period.rawValue, start, WholePercent.of(entry.percent)] + values)
      guard let quiz = entry.quiz else { continue }
      try database.run(
        """
        INSERT INTO quiz_spans (player, quiz, period, start, sittings, rated, percents, best, ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET \(sums)
        """, binding: [player, quiz, period.rawValue, start] + values)
    }
  }

  /// The answer's row; the numbers of its question and its topic.
  func enter(
    _ answer: AnsweredQuestion, _ sitting: Int, owner: String
  ) throws(SQLiteError) -> (question: Int, topic: Int) {
    let topic = try topic(answer.category ?? "", answer.difficulty ?? "")
    let question = try question(answer, topic)
    try database.run(
      """
      INSERT OR REPLACE INTO answers (sitting, question, topic, player, "right", points, "of", ms)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      sitting, question, topic, answer.player == owner ? nil : answer.player, answer.verdict.correct.map { $0 ? 1 : 0 },
      answer.verdict.points,
      answer.verdict.of, answer.ms)
    return (question, topic)
  }

  /// The topic's number, which is nearly always known: it is entered where it is not.
  private func topic(_ category: String, _ difficulty: String) throws(SQLiteError) -> Int {
    let known = "SELECT number FROM topics WHERE category = ? AND difficulty = ?"
    if let number = try number(known, category, difficulty) { return number }
    try database.run("INSERT INTO topics (category, difficulty) VALUES (?, ?)", category, difficulty)
    return try number(known, category, difficulty) ?? 0
  }

  /// The question's number, with its text and topic as they are now.
  private func question(_ answer: AnsweredQuestion, _ topic: Int) throws(SQLiteError) -> Int {
    let unchanged = "SELECT number FROM questions WHERE key = ? AND text = ? AND topic = ?"
    if let number = try number(unchanged, answer.key, answer.text, topic) { return number }
    try database.run(
      """
      INSERT INTO questions (key, text, topic) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET text = excluded.text, topic = excluded.topic
      """, answer.key, answer.text, topic)
    return try number(unchanged, answer.key, answer.text, topic) ?? 0
  }

  private func number<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws(SQLiteError) -> Int? {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    var index = 0
    for value in repeat each values {
      index += 1
      value.bind(to: statement, at: index)
    }
    return try statement.step() ? statement.int(0) : nil
  }

  // MARK: Anew

  /// Sums up `answers` and `history`, for each player and for everybody.
  func fillTotals() throws(SQLiteError) {
    for table in TallyTable.all { try fill(table) }
    try fillLatest()
    try fillDays()
    try fillSpans()
    try fillStandings()
    try markFilled()
  }

  /// Sums up what is divided by percentages, which older records do not have.
  func fillByPercent() throws(SQLiteError) {
    for table in TallyTable.all where table.isByPercent { try fill(table) }
    try fillPercentSpans()
    try markFilled()
  }

  /// Makes the totals of days anew.
  func fillDays() throws(SQLiteError) {
    try database.execute(
      """
      DELETE FROM day_totals;
      INSERT INTO day_totals (player, day, sittings, rated, percents, best, ms, offset)
      SELECT player, day, count(*), count(percent), total(percent), max(percent), sum(ms), 0 FROM history GROUP BY 1, 2;
      UPDATE day_totals SET offset = last.offset
      FROM (SELECT player, day, offset, max(rowid) FROM history GROUP BY 1, 2) AS last
      WHERE last.player = day_totals.player AND last.day = day_totals.day;
      INSERT OR IGNORE INTO day_totals (player, day, sittings, rated, percents, best, ms, offset)
      SELECT '', day, sum(sittings), sum(rated), total(percents), max(best), sum(ms), 0 FROM day_totals GROUP BY day;
      UPDATE day_totals SET offset = last.offset
      FROM (SELECT day, offset, max(rowid) FROM history GROUP BY 1) AS last
      WHERE day_totals.player = '' AND last.day = day_totals.day;
      """)
  }

  /// Weeks begin on Monday: day 0 was a Thursday.
  private static let starts = [Period.week: "day - ((day + 3) % 7 + 7) % 7", .month: month]

  private func fillPercentSpans() throws(SQLiteError) {
    try database.execute("DELETE FROM percent_spans")
    for (period, start) in Self.starts {
      try database.execute(
        """
        INSERT INTO percent_spans (player, period, start, percent, sittings, rated, percents, best, ms)
        SELECT player, '\(period.rawValue)', \(start), \(WholePercent.ofRow), count(*), count(percent), total(percent),
          max(percent), sum(ms) FROM history GROUP BY 1, 3, 4;
        INSERT OR IGNORE INTO percent_spans (player, period, start, percent, sittings, rated, percents, best, ms)
        SELECT '', period, start, percent, sum(sittings), sum(rated), total(percents), max(best), sum(ms)
        FROM percent_spans WHERE period = '\(period.rawValue)' GROUP BY start, percent;
        """)
    }
  }

  private func fillSpans() throws(SQLiteError) {
    try database.execute("DELETE FROM span_totals")
    try fillPercentSpans()
    try database.execute("DELETE FROM quiz_spans")
    for (period, start) in Self.starts {
      try database.execute(
        """
        INSERT INTO span_totals (player, period, start, sittings, rated, percents, best, ms)
        SELECT player, '\(period.rawValue)', \(start), sum(sittings), sum(rated), total(percents), max(best), sum(ms)
        FROM day_totals GROUP BY 1, 3;
        INSERT INTO quiz_spans (player, quiz, period, start, sittings, rated, percents, best, ms)
        SELECT player, quiz, '\(period.rawValue)', \(start), count(*), count(percent), total(percent), max(percent),
          sum(ms) FROM history WHERE quiz IS NOT NULL GROUP BY 1, 2, 4;
        INSERT OR IGNORE INTO quiz_spans (player, quiz, period, start, sittings, rated, percents, best, ms)
        SELECT '', quiz, period, start, sum(sittings), sum(rated), total(percents), max(best), sum(ms)
        FROM quiz_spans WHERE period = '\(period.rawValue)' GROUP BY quiz, start;
        """)
    }
  }

  /// The first day of the month in which a `day` lies.
  static let month = "CAST(julianday(date(day * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER)"

  /// A tally of rows of `answers`, in the order of its columns.
  static let sums = """
    count(*), count(answers."right"), coalesce(sum(answers."right"), 0), total(answers.points), total(answers."of"), count(answers.ms),
    coalesce(sum(answers.ms), 0), min(answers.ms)
    """
}

/// Whose answers about what are tallied.
private struct PlayersTopic: Hashable, Comparable {
  let player: String
  let topic: Int

  static func < (a: PlayersTopic, b: PlayersTopic) -> Bool { (a.topic, a.player) < (b.topic, b.player) }
}
