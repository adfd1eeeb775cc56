internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The quizzes of this month's days as squares, a row for each week from Monday on; each leads to its answers or cover.
struct DailyMonth {
  let days: [MonthDay]
  let words: PageWords
  private var record: PageWords.Record { words.record }

  private static let week = 7

  var html: HTML {
    guard let first = days.first?.day else { return .empty }
    let cells = Array(repeating: nil, count: first.weekday - 1) + days.map(Optional.some)
    let title = record.dailies(["month": words.month(first.text)])
    return HTML {
      Tag.h2 { title }
      Tag.div(.class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", title)) {
        Tag.table(.class("calendar", "month")) {
          Tag.caption(.class("sr")) { title }
          Tag.thead { Tag.tr { words.calendar.weekdays.map { name in Tag.th(.named("scope", "col")) { name } } } }
          Tag.tbody {
            stride(from: 0, to: cells.count, by: Self.week).map { start in
              Tag.tr { cells[start..<min(start + Self.week, cells.count)].map { day in Tag.td { day.map(square) } } }
            }
          }
        }
      }
    }
  }

  private func square(_ day: MonthDay) -> HTML {
    let (square, number) = (day.square, day.attempt)
    let later = number.map { ", " + record.attemptNumber(["n": String($0)]) } ?? ""
    let said = "\(words.day(day.day.text)): \(meaning(square))\(later)"
    let sign = HTML {
      Tag.span(.class("cell", square.rawValue), .aria("hidden", "true")) {
        Tag.span { String(day.day.day) }
        Tag.span { number.map(String.init) ?? mark(square) }
      }
      Tag.span(.class("sr")) { said }
    }
    let path = day.sitting.map { "/sittings/\($0)/review" } ?? day.quiz.map { "/quizzes/\($0)" }
    guard let path else { return Tag.span(.class("square")) { sign } }
    return Tag.a(.class("square"), .href(path), .named("title", said)) { sign }
  }

  /// Drawn here: not every machine has a font with coloured squares.
  private func mark(_ square: MonthText.Square) -> String {
    switch square {
    case .all: "✓"
    case .some: "~"
    case .none: "×"
    case .open: ""
    }
  }

  private func meaning(_ square: MonthText.Square) -> String {
    switch square {
    case .all: record.allRight
    case .some: record.someRight
    case .none: record.noneRight
    case .open: record.notPlayed
    }
  }
}
