internal import QuizCore

/// A table with the tallies of topics or questions: of everything, of one quiz by percentages, or of one month.
struct TallyTable: Equatable {
  let name: String
  /// The subject of its rows: `topic` or `question`.
  let item: String
  /// The column by which it is divided, and the expression that gives it from a row of `history`.
  let part: (column: String, expression: String)?
  /// Whether it is divided by the whole percentages of the sittings as well.
  let isByPercent: Bool
  /// The SQL that adds to rows. For topics one tally: the keys, then the tally in the order of its columns.
  ///
  /// For questions the answers of a sitting (?1), under their player (?2 for the sitting's own) or for all (?3); its
  /// part is ?4, its percentage ?5.
  let adding: String

  static let topics = TallyTable(name: "topic_totals", item: "topic", part: nil)
  static let questions = TallyTable(name: "question_totals", item: "question", part: nil)
  static let quizTopics = TallyTable(name: "quiz_topics", item: "topic", part: quiz, isByPercent: true)
  static let quizQuestions = TallyTable(name: "quiz_questions", item: "question", part: quiz, isByPercent: true)
  static let monthTopics = TallyTable(name: "month_topics", item: "topic", part: month)
  static let monthQuestions = TallyTable(name: "month_questions", item: "question", part: month)
  static let ofTopics = [topics, quizTopics, monthTopics]
  static let ofQuestions = [questions, quizQuestions, monthQuestions]
  static let all = ofTopics + ofQuestions

  private static let quiz = (column: "quiz", expression: "coalesce(history.quiz, '')")
  private static let month = (column: "month", expression: SQLiteRecord.month)

  private init(
    name: String, item: String, part: (column: String, expression: String)?, isByPercent: Bool = false
  ) {
    (self.name, self.item, self.part, self.isByPercent) = (name, item, part, isByPercent)
    let keys = Self.keys(part?.column, item, isByPercent)
    let rows = item == "topic" ? Self.tally(keys) : Self.answers(keys)
    adding = """
      INSERT INTO \(name) (\(keys.listed), \(SQLiteRecord.tallyColumns)) \(rows)
      ON CONFLICT DO UPDATE SET answers = answers + excluded.answers, marked = marked + excluded.marked,
        "right" = "right" + excluded."right", points = points + excluded.points, "of" = "of" + excluded."of",
        timed = timed + excluded.timed, ms = ms + excluded.ms,
        fastest = min(coalesce(fastest, excluded.fastest), coalesce(excluded.fastest, fastest))
      """
  }

  private static func tally(_ keys: [String]) -> String {
    "VALUES (\(keys.map { _ in "?" }.listed), ?, ?, ?, ?, ?, ?, ?, ?)"
  }

  private static func answers(_ keys: [String]) -> String {
    let values = keys.map { key in
      switch key {
      case "player": return "iif(?3, '', coalesce(player, ?2))"
      case "question": return key
      case "percent": return "?5"
      default: return "?4"
      }
    }
    return """
      SELECT \(values.listed), 1, "right" IS NOT NULL, coalesce("right", 0), points, "of", ms IS NOT NULL,
        coalesce(ms, 0), ms FROM answers WHERE sitting = ?1 AND NOT (?3 AND coalesce(player, ?2) = '')
      """
  }

  static func == (a: TallyTable, b: TallyTable) -> Bool { a.name == b.name }

  var keys: [String] { Self.keys(part?.column, item, isByPercent) }

  private static func keys(_ part: String?, _ item: String, _ isByPercent: Bool) -> [String] {
    ["player"] + (part.map { [$0] } ?? []) + [item] + (isByPercent ? ["percent"] : [])
  }

  /// The place in the table where a sitting counts; without a quiz it is ''.
  func place(of entry: HistoryEntry) -> TallyPlace {
    let percent = isByPercent ? WholePercent.of(entry.percent) : nil
    switch part?.column {
    case nil: return TallyPlace(percent: percent)
    case "quiz"?: return TallyPlace(part: entry.quiz ?? "", percent: percent)
    default: return TallyPlace(part: Period.month.start(of: entry.day).number, percent: percent)
    }
  }
}

/// The keys of a row of tallies beside player and item; nil for those that the table lacks.
struct TallyPlace {
  var part: (any Bindable)?
  var percent: Int?
}

extension SQLiteRecord {
  static let tallyColumns = "answers, marked, \"right\", points, \"of\", timed, ms, fastest"

  /// A tally of tallies, in the order of their columns.
  static let sumsOfTallies = """
    sum(answers), sum(marked), sum("right"), total(points), total("of"), sum(timed), sum(ms), min(fastest)
    """

  /// Adds a tally to its row.
  func add(
    _ tally: Tally, to table: TallyTable, _ player: String, _ place: TallyPlace, _ item: Int
  ) throws(SQLiteError) {
    let statement = try database.statement(table.adding)
    defer { statement.reset() }
    statement.bind(player, at: 1)
    var count = 1
    if let part = place.part {
      count += 1
      part.bind(to: statement, at: count)
    }
    count += 1
    statement.bind(item, at: count)
    if let percent = place.percent {
      count += 1
      statement.bind(percent, at: count)
    }
    tally.bind(to: statement, after: count)
    while try statement.step() {}
  }

  /// Adds the answers of a sitting to the rows of their questions.
  func addAnswers(of number: Int, to table: TallyTable, _ entry: HistoryEntry) throws(SQLiteError) {
    let place = table.place(of: entry)
    for isEverybody in [0, 1] {
      let statement = try database.statement(table.adding)
      defer { statement.reset() }
      statement.bind(number, at: 1)
      statement.bind(entry.player, at: 2)
      statement.bind(isEverybody, at: 3)
      place.part?.bind(to: statement, at: 4)
      if let percent = place.percent { statement.bind(percent, at: 5) }
      while try statement.step() {}
    }
  }

  /// Sums up `answers`, for each player and for everybody.
  func fill(_ table: TallyTable) throws(SQLiteError) {
    let keys = table.keys.listed
    let others = table.keys.dropFirst().listed
    let part = table.part.map { "\($0.expression), " } ?? ""
    let percent = table.isByPercent ? "\(WholePercent.ofRow), " : ""
    try database.execute(
      """
      DELETE FROM \(table.name);
      INSERT INTO \(table.name) (\(keys), \(Self.tallyColumns))
      SELECT coalesce(answers.player, history.player), \(part)answers.\(table.item), \(percent)\(Self.sums)
      FROM answers JOIN history ON history.number = answers.sitting
      GROUP BY \((1...table.keys.count).map(String.init).listed);
      INSERT OR IGNORE INTO \(table.name) (\(keys), \(Self.tallyColumns))
      SELECT '', \(others), \(Self.sumsOfTallies) FROM \(table.name) GROUP BY \(others);
      """)
  }

  // MARK: The latest verdict

  /// Stores whether a sitting's questions were right when last asked; an unmarked verdict changes nothing.
  ///
  /// Within a second a later entry counts as newer, as a clock may go back a little.
  func keepLatest(_ number: Int, _ entry: HistoryEntry) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO latest (player, question, "right", finished)
      SELECT coalesce(player, ?), question, "right", ? FROM answers WHERE sitting = ? AND "right" IS NOT NULL
      ON CONFLICT DO UPDATE SET "right" = excluded."right", finished = excluded.finished
      WHERE excluded.finished / 1000 >= finished / 1000
      """, entry.player, entry.finished.milliseconds, number)
  }

  /// Fills the table sitting by sitting, as playing does: `history` has them in the order of their ends.
  func fillLatest() throws(SQLiteError) {
    try database.execute(
      """
      DELETE FROM latest;
      INSERT OR REPLACE INTO latest (player, question, "right", finished)
      SELECT coalesce(answers.player, history.player), question, "right", finished
      FROM history JOIN answers ON answers.sitting = history.number WHERE "right" IS NOT NULL
      ORDER BY finished / 1000, history.rowid;
      """)
  }
}

extension Tally {
  /// Binds it in the order of its columns.
  fileprivate func bind(to statement: Statement, after place: Int) {
    statement.bind(asked, at: place + 1)
    statement.bind(marked, at: place + 2)
    statement.bind(right, at: place + 3)
    statement.bind(points, at: place + 4)
    statement.bind(of, at: place + 5)
    statement.bind(timed, at: place + 6)
    statement.bind(ms, at: place + 7)
    statement.bind(fastest, at: place + 8)
  }
}
