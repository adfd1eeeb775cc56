/// The value of a workbook's cell behind its text: the spreadsheet program's reading of the typed text.
package enum CellValue: Hashable, Sendable {
  case number(Double)
  /// A number shown as a percentage: the number before the sign.
  case percent(Double)
  /// A time alone.
  case time(seconds: Int)
  /// Days from 1970-01-01, and seconds of that day.
  case date(day: Int, seconds: Int)
  case truth(Bool)
  /// A formula without a saved result, from a program that does not compute.
  case formula

  /// The likelihood that a typed text became this value.
  package enum Fit: Equatable, Sendable {
    case no
    /// In one language but not another: `1/2` is a day in January or in February.
    case perhaps
    case surely
  }

  /// The number of a cell that shows it as one; nil for other formats, which were not typed as numbers.
  package var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The date of a day number from 1970-01-01 on (the proleptic Gregorian calendar).
  package static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (number <= 2 ? 1 : 0), number, day)
  }

  /// The day number from 1970-01-01 of a date.
  package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
