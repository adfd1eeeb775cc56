internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// Days in a row: the numbers, a calendar, and why each day counted.
struct StreakPage {
  private let streak: JSONValue
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ streak: JSONValue, _ visit: PageVisit) {
    (self.streak, words) = (streak, visit.words)
  }

  /// Weeks that fit without scrolling.
  private static let weeks = 12
  private static let fewestWeeks = 4
  private static let week = 7

  var frame: PageFrame {
    PageFrame(record.streakLabel) {
      Tag.h1(.named("tabindex", "-1")) { record.streakLabel }
      Tag.dl(.class("facts")) {
        goal
        fact(record.currentLabel, words.days(streak["current"]?.whole ?? 0))
        fact(record.best, words.days(streak["best"]?.whole ?? 0))
      }
      Tag.p { note }
      if streak["best"]?.whole ?? 0 == 0 {
        Tag.p { Tag.a(.class("button", "main"), .href("/quizzes")) { words.shelf.allQuizzes } }
      } else {
        calendar
        legend
        DailyMonth((streak["month"]?.items ?? []).compactMap { MonthDay(json: $0) }, words).html
        reasons
      }
    }
  }

  private func fact(_ label: String, _ value: String) -> HTML {
    Tag.div {
      Tag.dt { label }
      Tag.dd { value }
    }
  }

  /// The weekly goal, shown first; empty without one.
  private var goal: HTML {
    guard let week = streak["week"], let done = week["done"]?.whole, let goal = week["goal"]?.whole else {
      return .empty
    }
    return HTML {
      fact(record.thisWeekLabel, record.daysOfGoal(["n": String(done), "goal": String(goal)]))
      fact(record.weeksInRow, String(week["weeks"]?.whole ?? 0))
    }
  }

  private var note: String {
    if streak["best"]?.whole ?? 0 == 0 { return record.noDays }
    if streak["today"]?.flag == true { return record.todayDone }
    return streak["alive"]?.flag == true ? record.todayOpen : record.streakOver
  }

  // MARK: The calendar

  /// The last weeks, each from a Monday on; the last may be short.
  private var weeks: [[JSONValue]] {
    let days = streak["calendar"]?.items ?? []
    let rows = stride(from: 0, to: days.count, by: Self.week).map { start in
      Array(days[start..<min(start + Self.week, days.count)])
    }
    let first = rows.firstIndex { week in week.contains { mark($0) != nil } } ?? rows.count
    return rows.suffix(max(Self.fewestWeeks, min(Self.weeks, rows.count - first)))
  }

  /// The mark of a day; nil before the first day that counted.
  private func mark(_ day: JSONValue) -> String? {
    let mark = day["mark"]?.string ?? ""
    return mark == DayMark.before.rawValue ? nil : mark
  }

  private var calendar: HTML {
    let title = record.lastWeeks(["n": String(weeks.count)])
    return Tag.div(.class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", title)) {
      Tag.table(.class("calendar")) {
        Tag.caption(.class("sr")) { title }
        Tag.thead {
          Tag.tr {
            Tag.td()
            words.calendar.weekdays.map { name in Tag.th(.named("scope", "col")) { name } }
          }
        }
        Tag.tbody { weeks.map(row) }
      }
    }
  }

  private func row(_ week: [JSONValue]) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row")) {
        Tag.small { words.shortDay(week.first?["day"]?.string ?? "") }
      }
      week.map { day in
        Tag.td { mark(day).map { DaySign(mark: DayMark(rawValue: $0) ?? .missed, words: words).html() } }
      }
    }
  }

  private var legend: HTML {
    let marks = Set(weeks.joined().compactMap(mark))
    return Tag.ul(.class("row")) {
      ["done", "forgiven", "missed", "open"].filter(marks.contains).map { mark in
        let sign = DaySign(mark: DayMark(rawValue: mark) ?? .missed, words: words)
        return Tag.li(.class("row")) {
          sign.bare
          sign.meaning
        }
      }
    }
  }

  // MARK: Why

  private var reasons: HTML {
    let days = streak["days"]?.items ?? []
    if days.isEmpty { return .empty }
    return Tag.details {
      Tag.summary { record.whyDaysCount }
      Tag.ul(.class("rows")) {
        days.map { day in
          Tag.li {
            Tag.b { words.day(day["day"]?.string ?? "") }
            Tag.span { reason(day) }
          }
        }
      }
    }
  }

  private func reason(_ day: JSONValue) -> String {
    let length = String(day["length"]?.whole ?? 1)
    let missed = day["missed"]?.whole ?? 0
    let days = words.days(missed)
    if day["continues"]?.flag == true {
      return missed == 0 ? record.dayInRow(["n": length]) : record.dayForgivenBefore(["n": length, "days": days])
    }
    return missed == 0 ? record.firstDay : record.newStreak(["days": days])
  }
}
