/// A civil date, as on a wall calendar, without a zone.
package struct CivilDay: Hashable, Comparable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Days since 1970-01-01, by counting years from March (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  package var number: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The date that many days after 1970-01-01; of days beyond ±2.7 million years the nearest.
  package init(number: Int) {
    let shifted = (-1_000_000_000...1_000_000_000).nearest(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// 1 for Monday to 7 for Sunday (ISO 8601).
  package var weekday: Int {
    ((number + 3) % 7 + 7) % 7 + 1
  }

  /// 1 for the first of January.
  package var dayOfYear: Int {
    number - CivilDay(year: year, month: 1, day: 1).number + 1
  }

  package static func < (a: CivilDay, b: CivilDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// The date as `2026-11-20`.
  package var text: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// A date written as `2026-11-20`; nil for anything else, and for days that no calendar has.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard CivilDay(number: number) == self else { return nil }
  }
}

func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
