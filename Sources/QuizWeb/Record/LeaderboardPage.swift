internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import Words

/// The leaderboard: of all quizzes, one quiz, a week or a month.
struct LeaderboardPage {
  private let board: JSONValue
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ board: JSONValue, _ visit: PageVisit) {
    (self.board, words) = (board, visit.words)
  }

  private var quiz: String { board["quiz"]?.string ?? "" }
  private var period: String { board["period"]?.string ?? "" }
  private var rows: [JSONValue] { board["rows"]?.items ?? [] }

  var frame: PageFrame {
    PageFrame(record.leaderboard) {
      Tag.h1(.named("tabindex", "-1")) { record.leaderboard }
      periods
      filter
      if rows.isEmpty { Tag.p { record.noScore } } else { table }
      if !rows.isEmpty { Tag.p(.class("soft")) { record.ties } }
      if let count = board["leftOut"]?.whole, count > 0 {
        Tag.p(.class("soft")) { record.leftOut(count) }
      }
    }
  }

  private var periods: HTML {
    Tag.nav(.aria("label", record.boards)) {
      Tag.ul(.class("chipset")) {
        [("", record.allDays), ("month", record.thisMonth), ("week", record.thisWeekLabel)].map { name, word in
          Tag.li {
            Tag.a(
              [.href(Query("/leaderboard", [("quiz", quiz), ("period", name)]).path)]
                + (name == period ? [.aria("current", "true")] : [])
            ) { word }
          }
        }
      }
    }
  }

  private var filter: HTML {
    let quizzes = (board["quizzes"]?.items ?? []).compactMap { quiz in
      quiz["id"]?.string.map { (id: $0, title: quiz["title"]?.string ?? $0) }
    }
    let filter = QuizFilter(quizzes: quizzes, chosen: quiz, path: "/leaderboard", words: words)
    if quizzes.count < 2 && quiz.isEmpty { return .empty }
    return Tag.form(.class("row"), .named("action", "/leaderboard")) {
      if !period.isEmpty { HTML.hidden("period", period) }
      filter.fields()
    }
  }

  private var table: HTML {
    Tag.div(
      .class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", record.leaderboard)
    ) {
      Tag.table {
        Tag.thead {
          Tag.tr {
            heading(record.placeLabel)
            heading(record.playerLabel)
            heading(record.score, isNumber: true)
          }
        }
        Tag.tbody { rows.map(row) }
      }
    }
  }

  private func heading(_ word: String, isNumber: Bool = false) -> HTML {
    Tag.th([.named("scope", "col")] + (isNumber ? [.class("number")] : [])) { word }
  }

  /// Which quiz, unless all are of the same, and when: a column of its own has no room on a phone.
  private func origin(_ row: JSONValue) -> String {
    let day = words.shortDay(row["day"]?.string ?? "")
    return quiz.isEmpty ? "\(row["title"]?.string ?? "") · \(day)" : day
  }

  private func row(_ row: JSONValue) -> HTML {
    let player = row["player"]?.string ?? ""
    return Tag.tr {
      Tag.td { String(row["place"]?.whole ?? 0) }
      Tag.th(.named("scope", "row")) {
        Tag.span(.dirAuto) { row["friend"]?.flag == true ? record.friend(["player": player]) : player }
        Tag.br()
        Tag.small(.dirAuto) { origin(row) }
      }
      Tag.td(.class("number")) { words.score(row) }
    }
  }
}
