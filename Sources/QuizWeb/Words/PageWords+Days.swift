internal import QuizPlay
internal import Words

/// Days and moments as a language writes them, from the forms of the record.
extension PageWords {
  /// `2026-11-22` as `22 November 2026` or `22. November 2026`; what is no day stays as it is.
  func day(_ text: String) -> String {
    guard let (year, month, day) = parts(text) else { return text }
    return calendar.day(["n": String(day), "month": calendar.months[month - 1], "year": String(year)])
  }

  /// `22 Nov`, `22. Nov`.
  func shortDay(_ text: String) -> String {
    guard let (_, month, day) = parts(text) else { return text }
    return calendar.shortDay(["n": String(day), "month": calendar.shortMonths[month - 1]])
  }

  /// `2026-11-01` as `November 2026`.
  func month(_ text: String) -> String {
    guard let (year, month, _) = parts(text) else { return text }
    return calendar.monthOfYear(["month": calendar.months[month - 1], "year": String(year)])
  }

  /// `2026-11-22T18:40:00+01:00` as `22 November 2026, 18:40`, or where that is today as `today, 18:40`.
  func moment(_ text: String, today: String? = nil) -> String {
    let clock = text.dropFirst(11).prefix(5)
    if clock.count == 5, let today, text.hasPrefix(today) { return calendar.todayAt(["time": String(clock)]) }
    return clock.count == 5 ? calendar.dayAndTime(["day": day(text), "time": String(clock)]) : day(text)
  }

  private func parts(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return nil }
    return (parts[0], parts[1], parts[2])
  }
}
