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
