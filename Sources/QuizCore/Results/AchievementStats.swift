/// The figures that achievements of plugins can test: sums over all sittings that a player has finished.
package struct AchievementStats: Equatable, Sendable {
  package private(set) var finished = 0
  /// Sittings with a full score.
  package private(set) var perfect = 0
  private var days: [StreakLedger.CountedDay] = []
  private var perfectDays: [StreakLedger.CountedDay] = []
  private var categories: [String: Int] = [:]
  /// Categories of quizzes and of questions, in small letters: a quiz of the day has none of its own.
  private var met: Set<String> = []
  private var quizzes: Set<String> = []
  private var modes: Set<String> = []
  /// The sitting that was finished last.
  package private(set) var last: HistoryEntry?

  package init() {}

  /// Takes in a finished sitting; they come oldest first.
  package mutating func add(_ entry: HistoryEntry) {
    guard entry.isFinished else { return }
    finished += 1
    let day = StreakLedger.CountedDay(entry.day, offsetMinutes: entry.offsetMinutes)
    days.append(day)
    if SittingTally.counted(entry.percent) ?? 0 >= 100 * Verdict.rightFrom {
      perfect += 1
      perfectDays.append(day)
    }
    if let category = entry.category {
      categories[category, default: 0] += 1
      met.insert(category.lowercased())
    }
    if let quiz = entry.quiz { quizzes.insert(quiz) }
    modes.insert(entry.mode)
    last = entry
  }

  /// Takes in the number of sittings with questions of a category, of quizzes without one of their own.
  package mutating func add(_ sittings: [String: Int]) { categories.merge(sittings, uniquingKeysWith: +) }

  /// Takes in the categories of questions that the player was asked.
  package mutating func meet(_ categories: [String]) {
    for category in categories { met.insert(category.lowercased()) }
  }

  /// The table that `earned` and `progress` get.
  ///
  /// `streak` is the player's as of today, missed days forgiven as the player has it; perfect days are forgiven nothing.
  package func plain(streak: Streak, today: StreakLedger.CountedDay) -> PlainValue {
    let perfectStreak = StreakLedger(perfectDays).streak(today: today)
    var fields = [
      PlainField("streak", Self.plain(streak)), PlainField("perfectStreak", Self.plain(perfectStreak)),
      PlainField("finished", .int(finished)), PlainField("perfect", .int(perfect)),
      PlainField("days", .int(Set(days.map(\.day)).count)), PlainField("quizzes", .int(quizzes.count)),
      PlainField("modes", .int(modes.count)), PlainField("categories", .int(met.count)),
      PlainField("byCategory", .record(categories.map { PlainField($0.key, .int($0.value)) })),
    ]
    if let last { fields.append(PlainField("last", Self.plain(last))) }
    return .record(fields)
  }

  private static func plain(_ streak: Streak) -> PlainValue {
    .record([PlainField("current", .int(streak.current)), PlainField("best", .int(streak.best))])
  }

  private static func plain(_ entry: HistoryEntry) -> PlainValue {
    let values: [(String, PlainValue?)] = [
      ("quiz", entry.quiz.map(PlainValue.text)), ("title", .text(entry.title)), ("mode", .text(entry.mode)),
      ("category", entry.category.map(PlainValue.text)), ("points", entry.points.map(PlainValue.numeric)),
      ("of", entry.of.map(PlainValue.numeric)), ("percent", entry.percent.map(PlainValue.numeric)),
      ("ms", .int(entry.ms)), ("day", .text(entry.day.text)),
    ]
    return .record(values.compactMap { name, value in value.map { PlainField(name, $0) } })
  }
}
