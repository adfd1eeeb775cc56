package import JSONText
package import QuizCore

/// The row as `quizrun leaderboard --json` lists it; `friend` is there for friends alone.
extension Leaderboard.Row: WireObject {
  package init() {
    self.init(
      player: "", points: nil, of: nil, percent: nil, quiz: nil, title: "", mode: "", day: CivilDay(number: 0),
      sitting: "")
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("place", &place)
    fields.always("player", &player)
    fields.field("points", &points)
    fields.field("of", &of)
    fields.field("percent", &percent)
    fields.field("quiz", &quiz)
    fields.always("day", &day)
    fields.always("sitting", &sitting)
    fields.field("friend", &isFriend, else: false)
  }

  package static let columns = ["place", "player", "points", "of", "percent", "quiz", "day", "sitting", "friend"]
}

extension Period: WireValue {}

/// A leaderboard with what it is about and what can be chosen instead.
package struct LeaderboardListing: Equatable, Sendable {
  package var quiz: String?
  package var period: Period?
  package var rows: [Leaderboard.Row] = []
  /// All quizzes with a place on some leaderboard.
  package var quizzes: [PlayedQuiz] = []
  /// All their categories.
  package var categories: [String] = []
  /// How many scores are left out, being of a part of a quiz or under other settings.
  package var leftOut = 0

  package init() {}

  /// A row that names its quiz.
  private struct Titled: WireObject {
    var row = Leaderboard.Row()

    mutating func visit(_ fields: inout FieldVisitor) {
      row.visit(&fields)
      fields.always("title", &row.title)
    }
  }
}

extension LeaderboardListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("quiz", &quiz)
    fields.field("period", &period)
    var titled = rows.map { Titled(row: $0) }
    fields.always("rows", &titled)
    rows = titled.map(\.row)
    fields.always("quizzes", &quizzes)
    fields.field("categories", &categories, else: [])
    fields.always("leftOut", &leftOut)
  }
}

// MARK: Achievements

/// The row as `quizrun achievements --json` lists it, and on pages how far the player has come; `earned` is a day or null.
extension AchievementRow: WireObject {
  package init() { self.init(plugin: "", id: "", title: "") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("id", &id)
    fields.always("title", &title)
    fields.field("emoji", &emoji)
    fields.always("plugin", &plugin)
    fields.always("earned", &earned)
    fields.field("progress", &progress)
  }

  package static let columns = ["id", "title", "emoji", "plugin", "earned"]

  /// The row without progress, as programs read it.
  package var listed: AchievementRow {
    var row = self
    row.progress = nil
    return row
  }
}

extension AchievementRow.Advance: WireObject {
  package init() { self.init(have: 0, need: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("have", &have)
    fields.field("need", &need)
  }
}

/// Achievements, the earned ones first.
package struct AchievementListing: Equatable, Sendable {
  package var rows: [AchievementRow] = []
  /// Sentences about plugins that cannot be asked.
  package var problems: [String] = []

  package init() {}
}

extension AchievementListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("rows", &rows)
    fields.field("problems", &problems, else: [])
  }
}

// MARK: Days

extension StreakLedger.Link: WireObject {
  package init() { self.init(day: CivilDay(number: 0), missed: 0, continues: false, length: 1) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("day", &day)
    fields.always("length", &length)
    fields.always("missed", &missed)
    fields.always("continues", &continues)
  }
}

extension WeeklyGoal: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("done", &done)
    fields.field("goal", &goal)
    fields.always("weeks", &weeks)
  }
}

/// Days in a row, the reason of each, and on pages a calendar and the quizzes of the month.
package struct StreakListing: Equatable, Sendable {
  package var streak = Streak()
  /// Each counted day, the newest first; nil where no reasons are asked for.
  package var days: [StreakLedger.Link]?
  /// The quizzes that counted for these days.
  package var quizzes: [CivilDay: PlayedQuiz] = [:]
  package var goal: WeeklyGoal?
  package var today: CivilDay?
  /// The days up to today, from a Monday on.
  package var calendar: [MarkedDay] = []
  /// The days of this month up to today.
  package var month: [MonthDay] = []

  package init() {}
}

extension StreakListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    streak.visit(&fields)
    var named = days?.map { CountedQuiz(link: $0, quiz: quizzes[$0.day]) }
    fields.field("days", &named)
    days = named?.map(\.link)
    let counted = (named ?? []).compactMap { day in day.quiz.map { (day.link.day, $0) } }
    quizzes = Dictionary(counted) { first, _ in first }
    fields.field("week", &goal)
    fields.field("day", &today)
    fields.field("calendar", &calendar, else: [])
    fields.field("month", &month, else: [])
  }
}

/// A counted day with the quiz that counted.
private struct CountedQuiz: WireObject {
  var link = StreakLedger.Link()
  var quiz: PlayedQuiz?

  mutating func visit(_ fields: inout FieldVisitor) {
    link.visit(&fields)
    var (id, title) = (quiz?.id, quiz?.title)
    fields.field("quiz", &id)
    fields.field("title", &title)
    quiz = id.map { PlayedQuiz(id: $0, title: title ?? $0) }
  }
}
