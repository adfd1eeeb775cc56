internal import QuizCore

/// Keeps facts and totals with every sitting that finishes, and makes them anew.
extension SQLiteRecord {
  /// Adds a finished sitting to the statistics.
  func count(_ entry: HistoryEntry, _ answers: [AnsweredQuestion], _ number: Int) throws(SQLiteError) {
    let topics = try enter(answers, number, owner: entry.player)
    // Most sittings have a few topics: their rows are written once, not with each answer.
    for table in TallyTable.ofTopics {
      let place = table.place(of: entry)
      for (key, tally) in topics {
        for player in Self.counted(key.player) { try add(tally, to: table, player, place, key.topic) }
      }
    }
    for table in TallyTable.ofQuestions { try addAnswers(of: number, to: table, entry) }
    try keepLatest(number, entry)
    var tally = SittingTally()
    tally.add(percent: entry.percent, ms: entry.ms)
    for player in Self.counted(entry.player) { try add(tally, entry, player) }
    try addStanding(entry, entry.player)
  }

  /// The player in the tables of totals that stands for everybody.
  static let everybody = ""

  /// The keys under which a player's figures count: the player's and that of all.
  static func counted(_ player: String) -> [String] {
    player == everybody ? [everybody] : [player, everybody]
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

  /// Enters the rows of a sitting's answers; returns their tallies by topic and player.
  @discardableResult
  func enter(
    _ answers: [AnsweredQuestion], _ sitting: Int, owner: String
  ) throws(SQLiteError) -> [(key: PlayersTopic, value: Tally)] {
    var numbers: [Statistics.Topic: Int] = [:]
    var topics: [PlayersTopic: Tally] = [:]
    for answer in answers {
      let name = Statistics.Topic(category: answer.category, difficulty: answer.difficulty)
      let topic = if let known = numbers[name] { known } else { try topic(name) }
      numbers[name] = topic
      try enter(answer, topic, sitting, owner: owner)
      topics[PlayersTopic(player: answer.player, topic: topic), default: Tally()].add(answer)
    }
    return topics.sorted { $0.key < $1.key }
  }

  /// The answer's row, and the question's where its text and topic are not known as they are now.
  private func enter(
    _ answer: AnsweredQuestion, _ topic: Int, _ sitting: Int, owner: String
  ) throws(SQLiteError) {
    if try enterKnown(answer, topic, sitting, owner: owner) { return }
    try database.run(
      """
      INSERT INTO questions (key, text, topic) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET text = excluded.text, topic = excluded.topic
      """, answer.key, answer.text, topic)
    _ = try enterKnown(answer, topic, sitting, owner: owner)
  }

  private func enterKnown(
    _ answer: AnsweredQuestion, _ topic: Int, _ sitting: Int, owner: String
  ) throws(SQLiteError) -> Bool {
    try database.run(
      """
      INSERT OR REPLACE INTO answers (sitting, question, topic, player, "right", points, "of", ms)
      SELECT ?, number, topic, ?, ?, ?, ?, ? FROM questions WHERE key = ? AND text = ? AND topic = ?
      """,
      sitting, answer.player == owner ? nil : answer.player, answer.verdict.correct.map { $0 ? 1 : 0 },
      answer.verdict.points, answer.verdict.of, answer.ms, answer.key, answer.text, topic)
    return database.changes > 0
  }

  /// The topic's number; a new topic is entered.
  func topic(_ topic: Statistics.Topic) throws(SQLiteError) -> Int {
    let (category, difficulty) = (topic.category ?? "", topic.difficulty ?? "")
    let known = try database.row(
      "SELECT number FROM topics WHERE category = ? AND difficulty = ?", category, difficulty
    ) {
      $0.int(0)
    }
    if let known { return known }
    try database.run("INSERT INTO topics (category, difficulty) VALUES (?, ?)", category, difficulty)
    return database.lastRow
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

  /// Fills the sums divided by percentages, which older records lack.
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
      SELECT player, day, count(*), count(\(Self.countedPercent)), total(\(Self.countedPercent)), max(\(Self.countedPercent)), sum(ms), 0 FROM history GROUP BY 1, 2;
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
        SELECT player, '\(period.rawValue)', \(start), \(WholePercent.ofRow), count(*), count(\(Self.countedPercent)), total(\(Self.countedPercent)),
          max(\(Self.countedPercent)), sum(ms) FROM history GROUP BY 1, 3, 4;
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
        SELECT player, quiz, '\(period.rawValue)', \(start), count(*), count(\(Self.countedPercent)), total(\(Self.countedPercent)), max(\(Self.countedPercent)),
          sum(ms) FROM history WHERE quiz IS NOT NULL GROUP BY 1, 2, 4;
        INSERT OR IGNORE INTO quiz_spans (player, quiz, period, start, sittings, rated, percents, best, ms)
        SELECT '', quiz, period, start, sum(sittings), sum(rated), total(percents), max(best), sum(ms)
        FROM quiz_spans WHERE period = '\(period.rawValue)' GROUP BY quiz, start;
        """)
    }
  }

  /// The first day of the month in which a `day` lies.
  static let month = "CAST(julianday(date(day * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER)"

  /// The percentage of a row of `history` as `SittingTally.counted` counts it.
  static let countedPercent = "iif(abs(percent) <= \(Int(SittingTally.largestPercent)), percent, NULL)"

  /// A tally of rows of `answers`, in the order of its columns.
  static let sums = """
    count(*), count(answers."right"), coalesce(sum(answers."right"), 0), total(answers.points), total(answers."of"), count(answers.ms),
    coalesce(sum(answers.ms), 0), min(answers.ms)
    """
}

/// The player and topic of a tally.
struct PlayersTopic: Hashable, Comparable {
  let player: String
  let topic: Int

  static func < (a: PlayersTopic, b: PlayersTopic) -> Bool { (a.topic, a.player) < (b.topic, b.player) }
}
