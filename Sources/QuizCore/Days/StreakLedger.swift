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
