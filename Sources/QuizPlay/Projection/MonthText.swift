package import QuizCore

/// The quizzes of a month's days as squares, a row for each week from Monday on; no question is revealed.
package enum MonthText {
  package typealias Results = [CivilDay: DayScore]

  /// The lines; the first says the month and how many of its days up to today were played.
  package static func lines(_ month: CivilDay, _ results: Results, today: CivilDay) -> [String] {
    let days = days(of: month).filter { $0 <= today }
    let played = days.count { results[$0] != nil }
    return ["quizrun daily \(month.text.prefix(7)) \(played)/\(days.count)"]
      + rows(month, results, today: today).map { $0.joined() }
  }

  /// The squares of each week from Monday on; two spaces for a day before the month.
  package static func rows(_ month: CivilDay, _ results: Results, today: CivilDay) -> [[String]] {
    var rows: [[String]] = []
    for day in days(of: month) where day <= today {
      if rows.isEmpty || day.weekday == 1 { rows.append(Array(repeating: "  ", count: day.weekday - 1)) }
      rows[rows.count - 1].append(sign(results[day]))
    }
    return rows
  }

  /// A square, or the number of the try where it was not the first; two cells wide either way.
  private static func sign(_ score: DayScore?) -> String {
    guard let score, score.number > 1 else { return Square(score).sign }
    return score.number < 10 ? "\(score.number) " : String(score.number)
  }

  /// Every day of the month that a day is in.
  package static func days(of month: CivilDay) -> [CivilDay] {
    let first = CivilDay(year: month.year, month: month.month, day: 1)
    return (0..<31).map { CivilDay(number: first.number + $0) }.filter { $0.month == month.month }
  }

  /// The result of a day, at a glance.
  package enum Square: String, Sendable {
    case all, some, none, open

    package init(_ score: DayScore?) { self = score?.square ?? .open }

    /// `percent` is nil for a result without points.
    package init(percent: Double?) {
      guard let percent, percent < 100 else { self = .all; return }
      self = percent > 0 ? .some : .none
    }

    package var sign: String {
      switch self {
      case .all: "🟩"
      case .some: "🟨"
      case .none: "🟥"
      case .open: "⬜"
      }
    }
  }
}

/// The result of a day's quiz as a square, and the number of the try.
package struct DayScore: Equatable, Sendable {
  package var square: MonthText.Square
  /// 1 for the first try.
  package var number = 1

  package init(_ square: MonthText.Square, number: Int = 1) {
    (self.square, self.number) = (square, number)
  }

  package init(percent: Double?, number: Int = 1) {
    self.init(MonthText.Square(percent: percent), number: number)
  }
}
