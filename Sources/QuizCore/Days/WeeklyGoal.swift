/// A goal of days per week, as an alternative to a streak. Weeks run from Monday to Sunday.
package struct WeeklyGoal: Equatable, Sendable {
  /// The target number of days per week.
  package var goal = 0
  /// Days of this week that counted so far.
  package var done = 0
  /// Weeks in a row that had as many, this one included once it has; a week that is not over yet ends nothing.
  package var weeks = 0

  package init() {}

  /// Nil for a goal of no days.
  package init?(_ goal: Int, days: [CivilDay], today: CivilDay) {
    guard goal > 0 else { return nil }
    let counts = Dictionary(grouping: Set(days), by: Self.week).mapValues(\.count)
    let current = Self.week(today)
    self.goal = goal
    done = counts[current, default: 0]
    var weeks = 0
    while counts[current - 1 - weeks, default: 0] >= goal { weeks += 1 }
    self.weeks = weeks + (done >= goal ? 1 : 0)
  }

  package var isReached: Bool { done >= goal }

  /// Weeks since the one of 1970-01-01, a Thursday.
  private static func week(_ day: CivilDay) -> Int { (day.number + 3 - (day.weekday - 1)) / 7 }
}
