internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// The leaderboard: of all quizzes, one quiz, a week or a month.
struct LeaderboardPage {
  private let board: LeaderboardListing
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ board: LeaderboardListing, _ visit: PageVisit) {
    (self.board, words) = (board, visit.words)
  }

  private var quiz: String { board.quiz ?? "" }
  private var period: String { board.period?.rawValue ?? "" }
  private var rows: [Leaderboard.Row] { board.rows }

  var frame: PageFrame {
    PageFrame(record.leaderboard) {
      Tag.h1(.named("tabindex", "-1")) { record.leaderboard }
      periods
      filter
      if rows.isEmpty { Tag.p { record.noScore } } else { table }
      if !rows.isEmpty { Tag.p(.class("soft")) { record.ties } }
      if board.leftOut > 0 {
        Tag.p(.class("soft")) { record.leftOut(board.leftOut) }
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
    let quizzes = board.quizzes
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
      Tag.table(.class("board")) {
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
  private func origin(_ row: Leaderboard.Row) -> String {
    let day = words.shortDay(row.day.text)
    return quiz.isEmpty ? "\(words.title(row.title)) · \(day)" : day
  }

  private func row(_ row: Leaderboard.Row) -> HTML {
    Tag.tr {
      Tag.td { String(row.place) }
      Tag.th(.named("scope", "row")) {
        Emblem.named(row.player, as: row.isFriend ? record.friend(["player": row.player]) : nil) {
          Tag.br()
          Tag.small(.dirAuto) { origin(row) }
        }
      }
      Tag.td(.class("number")) { words.score(points: row.points, of: row.of, percent: row.percent) }
    }
  }
}
