/// Days on which something was finished, and how many of them stand in a row.
///
/// A day is missed when at least 23 hours lie between the end of the last counted day, in its zone, and the start of the
/// next one in its own: a day that daylight saving or a flight shortened breaks nothing.
package struct StreakLedger: Equatable, Sendable {
  /// The counted days, oldest first, each once.
  package let days: [CountedDay]
  /// How many missed days in any seven are forgiven; they hold the streak together without counting.
  package let freezes: Int

  /// A civil day with the offset from UTC, in minutes, of the zone in which it was first played, and last.
  package struct CountedDay: Hashable, Sendable {
    package let day: CivilDay
    fileprivate let firstOffset: Int
    fileprivate var lastOffset: Int

    package init(_ day: CivilDay, offsetMinutes: Int) {
      self.day = day
      firstOffset = offsetMinutes
      lastOffset = offsetMinutes
    }

    /// Minutes since 1970-01-01T00:00Z at which the day began where it was first played, and ended where it was last.
    fileprivate var start: Int { day.number * 1440 - firstOffset }
    fileprivate var end: Int { (day.number + 1) * 1440 - lastOffset }
  }

  /// `days` in the order they were played, a date as often as it was played.
  package init(_ days: [CountedDay], freezes: Int = 0) {
    var byDay: [CivilDay: CountedDay] = [:]
    for day in days { byDay[day.day, default: day].lastOffset = day.lastOffset }
    self.days = byDay.values.sorted { $0.day < $1.day }
    self.freezes = max(0, freezes)
  }

  private static let missedFrom = 23 * 60

  /// Whole days missed between two days: 0 when the later one follows the earlier.
  package static func missed(_ earlier: CountedDay, _ later: CountedDay) -> Int {
    let gap = later.start - earlier.end
    return gap < missedFrom ? 0 : (gap - missedFrom) / 1440 + 1
  }

  /// The streak as it stands today.
  package func streak(today: CountedDay) -> Streak {
    let links = links
    guard let last = links.last, let lastDay = days.last else { return Streak() }
    let missed = StreakLedger.missed(lastDay, today)
    let isAlive = missed == 0 || forgives(missed, recent: last.forgiven, upTo: today.day)
    return Streak(
      current: isAlive ? last.length : 0, best: links.map(\.length).max() ?? 0, alive: isAlive,
      hasToday: lastDay.day >= today.day)
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
  }

  /// Every counted day, oldest first, with what it did for the streak.
  package var links: [Link] {
    var links: [Link] = []
    for (index, day) in days.enumerated() {
      guard index > 0, let last = links.last else {
        links.append(Link(day: day.day, missed: 0, continues: false, length: 1, forgiven: []))
        continue
      }
      let missed = StreakLedger.missed(days[index - 1], day)
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

  /// Whether that many missed days right before a day are forgiven, given those forgiven in the week before.
  private func forgives(_ missed: Int, recent: [CivilDay], upTo day: CivilDay) -> Bool {
    let week = recent.count { $0.number > day.number - 8 }
    return missed + week <= freezes
  }
}
