package import QuizCore
package import QuizPlay
package import QuizWire
internal import Words

/// The days of a player.
package struct StreakView: Equatable, Sendable {
  package var streak: Streak
  package var today: CivilDay
  /// Every counted day, oldest first.
  package var links: [StreakLedger.Link]
  /// The titles of the quizzes that counted.
  package var titles: [CivilDay: String] = [:]
  /// The results of this month's daily quizzes.
  package var month: MonthText.Results
  /// The weekly goal, shown first; nil without one.
  package var goal: WeeklyGoal?

  package init(
    streak: Streak, today: CivilDay, links: [StreakLedger.Link], month: MonthText.Results = [:],
    goal: WeeklyGoal? = nil
  ) {
    self.month = month
    self.goal = goal
    self.streak = streak
    self.today = today
    self.links = links
  }

  package init(_ listing: StreakListing) {
    let month = listing.month.filter { $0.square != .open }.map {
      ($0.day, DayScore($0.square, number: $0.attempt ?? 1))
    }
    self.init(
      streak: listing.streak, today: listing.today ?? CivilDay(number: 0), links: (listing.days ?? []).reversed(),
      month: Dictionary(month) { first, _ in first }, goal: listing.goal)
    titles = listing.quizzes.mapValues(\.title)
  }

  var marks: DayMarks { DayMarks(links, today: today) }

  /// The last seven days, the newest last.
  package var week: [MarkedDay] { marks.last(7).map { MarkedDay($0.day, $0.mark) } }
}

/// A screen that is only looked at.
package enum NoChoice: Equatable, Sendable {}

package enum StreakChoice: Equatable, Sendable {
  /// The quiz of an earlier day.
  case earlierDay
}

extension Lobby {
  package func streak(_ view: StreakView) throws(Interruption) -> StreakChoice? {
    var scene = StreakScene(view)
    return try show(&scene)
  }

  /// Asks for the day whose quiz to play; `typed` is the initial text.
  package func earlierDay(_ typed: String, notice: String? = nil) throws(Interruption) -> String? {
    let words = texts.record
    var scene = PromptScene(
      title: words.earlierTitle, label: words.earlierLabel, text: typed, longest: Self.longestDay,
      about: words.earlierAbout, takes: texts.plays)
    return try show(&scene, notice: notice)
  }

  /// The complaint about a text that is no day.
  package func noSuchDay(_ today: CivilDay) -> String { texts.record.noSuchDay(["day": today.text]) }

  private static let longestDay = 20
}
