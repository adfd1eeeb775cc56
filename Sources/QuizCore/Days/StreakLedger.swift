/// Days on which something was finished, and how many of them stand in a row.
///
/// A counted day reaches from its earliest start to its latest end over the zones in which it was played. A day is missed
/// when at least 23 hours lie between the latest end so far and the start of the next one: a day that daylight saving or
/// a flight shortened breaks nothing. Days stand in the order of their starts, so that playing once more, wherever that is,
/// closes gaps and never opens one.
package struct StreakLedger: Equatable, Sendable {
  /// The counted days, by their earliest starts, each once.
  package let days: [CountedDay]
  /// How many missed days in any seven are forgiven; they hold the streak together without counting.
  package let freezes: Int

  /// A civil day with the offsets from UTC, in minutes, of the easternmost and the westernmost zone in which it was played.
  package struct CountedDay: Hashable, Sendable {
    package let day: CivilDay
    fileprivate var eastOffset: Int
    fileprivate var westOffset: Int

    package init(_ day: CivilDay, offsetMinutes: Int) {
      self.init(day, offsetsMinutes: offsetMinutes...offsetMinutes)
    }

    package init(_ day: CivilDay, offsetsMinutes: ClosedRange<Int>) {
      self.day = day
      eastOffset = StoredRange.offsets.nearest(offsetsMinutes.upperBound)
      westOffset = StoredRange.offsets.nearest(offsetsMinutes.lowerBound)
    }

    /// Minutes since 1970-01-01T00:00Z at which the day began where it begins first, and ended where it ends last.
    fileprivate var start: Int { day.number * 1440 - eastOffset }
    fileprivate var end: Int { (day.number + 1) * 1440 - westOffset }

    /// The day as it is after both.
    fileprivate func joined(_ other: CountedDay) -> CountedDay {
      CountedDay(
        day, offsetsMinutes: min(westOffset, other.westOffset)...max(eastOffset, other.eastOffset))
    }
  }

  /// `days` in any order, a date as often as it was played.
  package init(_ days: [CountedDay], freezes: Int = 0) {
    let byDay = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { $0.joined($1) })
    self.days = byDay.values.sorted { ($0.start, $0.day) < ($1.start, $1.day) }
    self.freezes = max(0, freezes)
  }

  private static let missedFrom = 23 * 60

  /// Whole days missed between two days: 0 when the later one follows the earlier.
  package static func missed(_ earlier: CountedDay, _ later: CountedDay) -> Int {
    missed(from: earlier.end, to: later.start)
  }

  private static func missed(from end: Int, to start: Int) -> Int {
    let gap = start - end
    return gap < missedFrom ? 0 : (gap - missedFrom) / 1440 + 1
  }

  /// The streak as it stands today.
  package func streak(today: CountedDay) -> Streak {
    let links = links
    guard let last = links.last, let end = days.map(\.end).max() else { return Streak() }
    let missed = Self.missed(from: end, to: today.start)
    let isAlive = missed == 0 || forgives(missed, recent: last.forgiven, upTo: today.day)
    return Streak(
      current: isAlive ? last.length : 0, best: links.map(\.length).max() ?? 0, alive: isAlive,
      hasToday: days.contains { $0.day == today.day })
  }

  /// A counted day and why the streak goes on with it, or begins anew.
  package struct Link: Equatable, Sendable {
    package var day: CivilDay
    /// Days missed since the counted day before.
    package var missed: Int
    /// Whether the streak goes on over them; false for the first day of a streak.
    package var continues: Bool
    /// Counted days in a row up to this one.
    package var length: Int
    /// Missed days that were forgiven so far in this streak.
    fileprivate var forgiven: [CivilDay]

    package init(day: CivilDay, missed: Int, continues: Bool, length: Int, forgiven: [CivilDay] = []) {
      (self.day, self.missed, self.continues, self.length, self.forgiven) = (day, missed, continues, length, forgiven)
    }
  }

  /// Every counted day, oldest first, with its effect on the streak.
  package var links: [Link] {
    var links: [Link] = []
    var end = Int.min
    for day in days {
      defer { end = max(end, day.end) }
      guard let last = links.last else {
        links.append(Link(day: day.day, missed: 0, continues: false, length: 1, forgiven: []))
        continue
      }
      let missed = Self.missed(from: end, to: day.start)
      guard missed == 0 || forgives(missed, recent: last.forgiven, upTo: day.day) else {
        links.append(Link(day: day.day, missed: missed, continues: false, length: 1, forgiven: []))
        continue
      }
      let forgiven = (0..<missed).map { CivilDay(number: day.day.number - 1 - $0) }
      links.append(
        Link(
          day: day.day, missed: missed, continues: true, length: last.length + 1, forgiven: last.forgiven + forgiven))
    }
    return links
  }

  /// True when so many missed days before a day are forgiven, given the ones forgiven in the week before.
  private func forgives(_ missed: Int, recent: [CivilDay], upTo day: CivilDay) -> Bool {
    let week = recent.count { $0.number > day.number - 8 }
    return missed + week <= freezes
  }
}

/// Days in a row on which something was finished.
package struct Streak: Equatable, Sendable {
  package var current = 0
  package var best = 0
  package var alive = false
  /// Whether today is among the days of `current`.
  package var hasToday = false

  package init(current: Int = 0, best: Int = 0, alive: Bool = false, hasToday: Bool = false) {
    self.current = current
    self.best = best
    self.alive = alive
    self.hasToday = hasToday
  }

  /// The streak once something is finished today.
  package var countingToday: Streak {
    if hasToday { return self }
    let current = alive ? current + 1 : 1
    return Streak(current: current, best: max(best, current), alive: true, hasToday: true)
  }
}

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

/// The look of a player's day in a calendar.
package enum DayMark: String, Equatable, Sendable {
  case done, missed, forgiven
  /// Today, and nothing finished yet.
  case open
  /// A day before the first one that counted.
  case before
}

/// The days of a player up to today.
package struct DayMarks: Equatable, Sendable {
  package let today: CivilDay
  package let counted: Set<CivilDay>
  /// Missed days that broke no streak.
  package let forgiven: Set<CivilDay>
  private let first: CivilDay?

  package init(_ links: [StreakLedger.Link], today: CivilDay) {
    self.today = today
    counted = Set(links.map(\.day))
    first = counted.min()
    var forgiven: Set<CivilDay> = []
    for link in links where link.continues && link.missed > 0 {
      for gap in 1...min(link.missed, Self.longestGap) {
        forgiven.insert(CivilDay(number: link.day.number - gap))
      }
    }
    self.forgiven = forgiven
  }

  private static let longestGap = 400

  /// The mark of a day; nil for days to come.
  package subscript(_ day: CivilDay) -> DayMark? {
    if day > today { return nil }
    if counted.contains(day) { return .done }
    if forgiven.contains(day) { return .forgiven }
    if day == today { return .open }
    return first.map { day > $0 } == true ? .missed : .before
  }

  /// The last days, the newest last.
  package func last(_ count: Int) -> [(day: CivilDay, mark: DayMark)] {
    (0..<count).reversed().compactMap { back in
      let day = CivilDay(number: today.number - back)
      return self[day].map { (day, $0) }
    }
  }
}
