internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// Days in a row: the numbers, a calendar, and why each day counted.
struct StreakPage {
  private let listing: StreakListing
  private let words: PageWords
  private var record: PageWords.Record { words.record }
  private var streak: Streak { listing.streak }

  init(_ listing: StreakListing, _ visit: PageVisit) {
    (self.listing, words) = (listing, visit.words)
  }

  /// Weeks that fit without scrolling.
  private static let weeks = 12
  private static let week = 7

  var frame: PageFrame {
    PageFrame(record.streakLabel) {
      Tag.h1(.named("tabindex", "-1")) { record.streakLabel }
      Tag.div(.class("blaze")) {
        Icon.streak(streak)
        Tag.dl(.class("facts")) {
          goal
          fact(record.currentLabel, words.days(streak.current))
          fact(words.longestStreak, words.days(streak.best))
        }
      }
      Tag.p { note }
      if streak.best == 0 {
        Tag.p { Tag.a(.class("button", "main"), .href("/quizzes")) { words.shelf.allQuizzes } }
      } else {
        calendar
        legend
        DailyMonth(days: listing.month, words: words).html
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
    guard let goal = listing.goal else { return .empty }
    return HTML {
      fact(record.thisWeekLabel, record.daysOfGoal(["n": String(goal.done), "goal": String(goal.goal)]))
      fact(record.weeksInRow, String(goal.weeks))
    }
  }

  private var note: String {
    if streak.best == 0 { return record.noDays }
    if streak.hasToday { return record.todayDone }
    return streak.alive ? record.todayOpen : record.streakOver
  }

  // MARK: The calendar

  /// The last weeks, each from a Monday on; the last may be short.
  private var weeks: [[MarkedDay]] {
    let days = listing.calendar
    let rows = stride(from: 0, to: days.count, by: Self.week).map { start in
      Array(days[start..<min(start + Self.week, days.count)])
    }
    let first = rows.firstIndex { week in week.contains { $0.mark != .before } } ?? rows.count
    return rows.suffix(max(1, min(Self.weeks, rows.count - first)))
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

  private func row(_ week: [MarkedDay]) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row")) {
        Tag.small { words.shortDay(week.first?.day.text ?? "") }
      }
      // Before the first day that counted there is nothing to see.
      week.map { day in
        Tag.td { day.mark == .before ? HTML.empty : DaySign(mark: day.mark, words: words).html() }
      }
    }
  }

  private var legend: HTML {
    let marks = Set(weeks.joined().map(\.mark))
    return Tag.ul(.class("row")) {
      [DayMark.done, .forgiven, .missed, .open].filter(marks.contains).map { mark in
        let sign = DaySign(mark: mark, words: words)
        return Tag.li(.class("row")) {
          sign.bare
          sign.meaning
        }
      }
    }
  }

  // MARK: Why

  private var reasons: HTML {
    let days = listing.days ?? []
    if days.isEmpty { return .empty }
    return Tag.details {
      Tag.summary { record.whyDaysCount }
      Tag.ul(.class("rows")) {
        days.map { day in
          Tag.li {
            Tag.b { words.day(day.day.text) }
            Tag.span { reason(day) + (listing.quizzes[day.day].map { " – \(words.title($0.title))" } ?? "") }
          }
        }
      }
    }
  }

  private func reason(_ day: StreakLedger.Link) -> String {
    let (length, days) = (String(day.length), words.days(day.missed))
    if day.continues {
      return day.missed == 0 ? record.dayInRow(["n": length]) : record.dayForgivenBefore(["n": length, "days": days])
    }
    return day.missed == 0 ? record.firstDay : record.newStreak(["days": days])
  }
}
