package import QuizCore
internal import QuizPlay
package import QuizWire
internal import TextLayout
package import Words

extension DailyDesk {
  private static let calendarWeeks = 26
  private static let mostReasons = 400

  /// Days in a row, with the goal of the week; `reasons` adds every counted day.
  package func listing(reasons: Bool) -> StreakListing {
    var listing = StreakListing()
    listing.streak = streak
    if reasons {
      listing.days = ledger.links.reversed()
      let days = Set(ledger.links.map(\.day))
      listing.quizzes = ((try? countedQuizzes()) ?? [:]).filter { days.contains($0.key) }
    }
    listing.goal = goal
    return listing
  }

  /// The same with the newest reasons, a calendar and the quizzes of this month.
  package func page() throws(RecordFailure) -> StreakListing {
    var page = listing(reasons: true)
    let today = today.day
    page.today = today
    let marks = DayMarks(ledger.links, today: today).last(today.weekday + 7 * (Self.calendarWeeks - 1))
    page.calendar = marks.map { MarkedDay($0.day, $0.mark) }
    page.days = page.days.map { Array($0.prefix(Self.mostReasons)) }
    page.month = try month(of: today)
    return page
  }
}

extension LeaderboardDesk {
  /// A leaderboard with the quizzes and categories of all: `period` is the one that the days of the filter are of.
  package func page(_ filter: Filter, _ period: Period?) throws(RecordFailure) -> LeaderboardListing {
    var page = LeaderboardListing()
    let all = try rows()
    (page.quiz, page.period) = (filter.quiz, period)
    page.rows = filter.isOpen ? all : try rows(filter)
    let titles = all.compactMap { row in row.quiz.map { ($0, row.title) } }
    page.quizzes = PlayedQuiz.sorted(Dictionary(titles) { first, _ in first })
    for name in all.compactMap(\.category).sorted(by: { $0.folded < $1.folded }) {
      let isNew = !page.categories.contains { CategoryName.matches($0, name) && CategoryName.matches(name, $0) }
      if isNew && CategoryName.matches(name, name) { page.categories.append(name) }
    }
    page.leftOut = try leftOut(filter)
    return page
  }
}

extension AchievementDesk {
  package var page: AchievementListing {
    var page = AchievementListing()
    (page.rows, page.problems) = rows()
    return page
  }
}

extension SettingsListing {
  /// The settings of the player of this machine.
  package init(_ own: Surroundings) {
    self.init()
    values = SettingKey.allCases.map { Value($0.rawValue, own.value($0)) }
  }

  /// The same with what each may be, in the language of the page.
  package init(_ own: Surroundings, in words: ListingWords) {
    self.init(own)
    keys = SettingKey.allCases.filter(\.isForBrowsers).map { setting in
      var key = Key()
      (key.key, key.value, key.standard) = (setting.rawValue, own.value(setting), setting.standard)
      (key.about, key.expected, key.choices) = (setting.about(words), setting.expected, setting.choices)
      return key
    }
  }
}
