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
    let runs = runs
    guard let last = runs.last, let lastDay = days.last else { return Streak() }
    let missed = StreakLedger.missed(lastDay, today)
    let isAlive = missed == 0 || forgives(missed, recent: last.frozen, upTo: today.day)
    var streak = Streak(
      current: isAlive ? last.length : 0, best: runs.map(\.length).max() ?? 0, alive: isAlive)
    streak.hasToday = lastDay.day >= today.day
    return streak
  }

  /// Counted days in a row, with the missed days that were forgiven within.
  private struct Run {
    var length: Int
    var frozen: [CivilDay]
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for (index, day) in days.enumerated() {
      guard index > 0, var run = runs.last else {
        runs.append(Run(length: 1, frozen: []))
        continue
      }
      let missed = StreakLedger.missed(days[index - 1], day)
      guard missed == 0 || forgives(missed, recent: run.frozen, upTo: day.day) else {
        runs.append(Run(length: 1, frozen: []))
        continue
      }
      run.length += 1
      run.frozen += (1...max(1, missed)).prefix(missed).map { CivilDay(number: day.day.number - $0) }
      runs[runs.count - 1] = run
    }
    return runs
  }

  /// Whether that many missed days right before a day are forgiven, given those forgiven in the week before.
  private func forgives(_ missed: Int, recent: [CivilDay], upTo day: CivilDay) -> Bool {
    let week = recent.count { $0.number > day.number - 8 }
    return missed + week <= freezes
  }
}
