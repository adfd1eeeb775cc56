internal import QuizCore

/// Removes one finished sitting from all totals, by recounting only the affected ones.
extension SQLiteRecord {
  /// The keys under which a finished sitting was counted.
  struct Counted {
    var player: String
    var day: CivilDay
    var quiz: String?

    fileprivate var month: ClosedRange<Int> {
      Period.month.start(of: day).number...Period.month.end(of: day).number
    }
  }

  /// Notes the questions and topics of a sitting before its removal, for its players and for all; nil when it was never
  /// counted.
  func noteCounted(_ sitting: String) throws(SQLiteError) -> Counted? {
    guard let (number, counted) = try counted(sitting) else { return nil }
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS touched (player TEXT NOT NULL, question INTEGER NOT NULL, topic INTEGER NOT NULL);
      DELETE FROM touched;
      """)
    try database.run(
      """
      INSERT INTO touched SELECT coalesce(answers.player, history.player), question, topic
      FROM answers JOIN history ON history.number = answers.sitting WHERE answers.sitting = ?
      """, number)
    try database.execute("INSERT INTO touched SELECT DISTINCT '', question, topic FROM touched")
    return counted
  }

  private func counted(_ sitting: String) throws(SQLiteError) -> (number: Int, counted: Counted)? {
    try database.row("SELECT number, player, day, quiz FROM history WHERE sitting = ?", sitting) { row in
      let counted = Counted(player: row.text(1), day: CivilDay(number: row.int(2)), quiz: row.optionalText(3))
      return (row.int(0), counted)
    }
  }

  /// Counts anew what `noteCounted` noted; the sitting is gone by now.
  func recount(_ counted: Counted) throws(SQLiteError) {
    let month = counted.month
    for table in [TallyTable.monthTopics, .monthQuestions] {
      try recount(table, month.lowerBound, "history.day BETWEEN \(month.lowerBound) AND \(month.upperBound)", [])
    }
    for table in [TallyTable.quizTopics, .quizQuestions] {
      try recount(table, counted.quiz ?? "", "history.quiz IS ?", [counted.quiz])
    }
    try sumUp(.topics, from: .monthTopics)
    try sumUp(.questions, from: .monthQuestions)
    try recountLatest()
    try recountDays(counted)
    try recountQuiz(counted)
    try recallQuestions()
    try database.execute(
      """
      DELETE FROM questions WHERE number IN (SELECT question FROM touched)
        AND number NOT IN (SELECT question FROM question_totals WHERE player = '');
      DELETE FROM topics WHERE number IN (SELECT topic FROM touched)
        AND number NOT IN (SELECT topic FROM topic_totals WHERE player = '')
        AND number NOT IN (SELECT topic FROM questions);
      """)
  }

  /// The rows of one quiz or month that were touched, from its single answers.
  private func recount(
    _ table: TallyTable, _ part: some Bindable, _ sittings: String, _ values: [any Bindable]
  ) throws(SQLiteError) {
    guard let column = table.part?.column else { return }
    let touched = "(player, \(table.item)) IN (SELECT player, \(table.item) FROM touched)"
    try database.run("DELETE FROM \(table.name) WHERE \(column) = ? AND \(touched)", binding: [part])
    let keys = table.keys.listed
    let (percent, places) = table.isByPercent ? ("\(WholePercent.ofRow), ", "3, 4") : ("", "3")
    try database.run(
      """
      INSERT INTO \(table.name) (\(keys), \(Self.tallyColumns))
      SELECT coalesce(answers.player, history.player) AS who, ?, answers.\(table.item), \(percent)\(Self.sums)
      FROM history JOIN answers ON answers.sitting = history.number
      WHERE \(sittings) AND (who, answers.\(table.item)) IN (SELECT player, \(table.item) FROM touched)
      GROUP BY 1, \(places)
      """, binding: [part] + values)
    try database.run(
      """
      INSERT OR IGNORE INTO \(table.name) (\(keys), \(Self.tallyColumns))
      SELECT '', \(table.keys.dropFirst().listed), \(Self.sumsOfTallies) FROM \(table.name)
      WHERE \(column) = ? AND player <> '' AND \(table.item) IN (SELECT \(table.item) FROM touched) GROUP BY \(places)
      """, binding: [part])
  }

  /// Sums up the affected rows of a table from those of the months.
  private func sumUp(_ table: TallyTable, from months: TallyTable) throws(SQLiteError) {
    let touched = "(player, \(table.item)) IN (SELECT player, \(table.item) FROM touched)"
    try database.execute(
      """
      DELETE FROM \(table.name) WHERE \(touched);
      INSERT INTO \(table.name) (player, \(table.item), \(Self.tallyColumns))
      SELECT player, \(table.item), \(Self.sumsOfTallies) FROM \(months.name) WHERE \(touched) GROUP BY 1, 2;
      """)
  }

  /// Recounts the newest remaining answer of each player and question.
  private func recountLatest() throws(SQLiteError) {
    try database.execute(
      """
      DELETE FROM latest WHERE (player, question) IN (SELECT player, question FROM touched);
      INSERT OR REPLACE INTO latest (player, question, "right", finished)
      SELECT coalesce(answers.player, history.player) AS who, question, "right", finished
      FROM history JOIN answers ON answers.sitting = history.number
      WHERE "right" IS NOT NULL AND (who, question) IN (SELECT player, question FROM touched WHERE player <> '')
      ORDER BY finished / 1000, history.rowid;
      """)
  }

  /// The day and its week and month, for the player and for everybody.
  private func recountDays(_ counted: Counted) throws(SQLiteError) {
    for player in Self.counted(counted.player) {
      let isPlayer = player == Self.everybody ? "player <> ?" : "player = ?"
      try database.run("DELETE FROM day_totals WHERE player = ? AND day = ?", player, counted.day.number)
      try database.run(
        """
        INSERT INTO day_totals (player, day, sittings, rated, percents, best, ms, offset)
        SELECT ?, day, count(*), count(\(Self.countedPercent)), total(\(Self.countedPercent)), max(\(Self.countedPercent)), sum(ms),
          (SELECT offset FROM history AS last WHERE last.day = history.day AND last.\(isPlayer)
            ORDER BY last.rowid DESC LIMIT 1)
        FROM history WHERE day = ? AND \(isPlayer) GROUP BY day
        """, player, player, counted.day.number, player)
      for period in Period.allCases {
        let start = period.start(of: counted.day).number
        try database.run(
          "DELETE FROM span_totals WHERE player = ? AND period = ? AND start = ?", player, period.rawValue, start)
        try database.run(
          """
          INSERT INTO span_totals (player, period, start, sittings, rated, percents, best, ms)
          SELECT player, ?, ?, sum(sittings), sum(rated), total(percents), max(best), sum(ms) FROM day_totals
          WHERE player = ? AND day BETWEEN ? AND ? GROUP BY player
          """, period.rawValue, start, player, start, period.end(of: counted.day).number)
        try database.run(
          "DELETE FROM percent_spans WHERE player = ? AND period = ? AND start = ?", player, period.rawValue, start)
        try database.run(
          """
          INSERT INTO percent_spans (player, period, start, percent, sittings, rated, percents, best, ms)
          SELECT ?, ?, ?, \(WholePercent.ofRow), count(*), count(\(Self.countedPercent)), total(\(Self.countedPercent)), max(\(Self.countedPercent)), sum(ms)
          FROM history WHERE day BETWEEN ? AND ? AND \(isPlayer) GROUP BY 4
          """, player, period.rawValue, start, start, period.end(of: counted.day).number, player)
      }
    }
  }

  /// The quiz as a whole, and its week and month.
  private func recountQuiz(_ counted: Counted) throws(SQLiteError) {
    guard let quiz = counted.quiz else { return }
    try database.run("DELETE FROM quiz_totals WHERE player = ? AND quiz = ?", counted.player, quiz)
    try database.run(
      """
      INSERT INTO quiz_totals (player, quiz, sittings, last, best)
      SELECT player, quiz, count(*), max(day), max(\(Self.countedPercent)) FROM history WHERE player = ? AND quiz = ? GROUP BY 1
      """, counted.player, quiz)
    for player in Self.counted(counted.player) {
      let isPlayer = player == Self.everybody ? "player <> ?" : "player = ?"
      for period in Period.allCases {
        let start = period.start(of: counted.day).number
        try database.run(
          "DELETE FROM quiz_spans WHERE player = ? AND quiz = ? AND period = ? AND start = ?", player, quiz,
          period.rawValue, start)
        try database.run(
          """
          INSERT INTO quiz_spans (player, quiz, period, start, sittings, rated, percents, best, ms)
          SELECT ?, quiz, ?, ?, count(*), count(\(Self.countedPercent)), total(\(Self.countedPercent)), max(\(Self.countedPercent)), sum(ms) FROM history
          WHERE quiz = ? AND day BETWEEN ? AND ? AND \(isPlayer) GROUP BY quiz
          """, player, period.rawValue, start, quiz, start, period.end(of: counted.day).number, player)
      }
    }
  }
}
