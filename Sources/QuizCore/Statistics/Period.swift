/// A week or a month of the calendar, over which results are averaged.
package enum Period: String, CaseIterable, Sendable {
  case week, month

  /// The first day of the period that a day lies in; weeks begin on Monday (ISO 8601).
  package func start(of day: CivilDay) -> CivilDay {
    switch self {
    case .week: return CivilDay(number: day.number - (day.weekday - 1))
    case .month: return CivilDay(year: day.year, month: day.month, day: 1)
    }
  }

  /// The last day of the period that a day lies in.
  package func end(of day: CivilDay) -> CivilDay {
    switch self {
    case .week: return CivilDay(number: start(of: day).number + 6)
    case .month:
      let isLast = day.month == 12
      let next = CivilDay(year: day.year + (isLast ? 1 : 0), month: isLast ? 1 : day.month + 1, day: 1)
      return CivilDay(number: next.number - 1)
    }
  }
}
