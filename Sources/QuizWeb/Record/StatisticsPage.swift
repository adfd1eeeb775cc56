internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import Words

/// The sums over finished sittings.
struct StatisticsPage {
  private let statistics: JSONValue
  private let told: Told?
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ statistics: JSONValue, _ told: Told?, _ visit: PageVisit) {
    (self.statistics, self.told, words) = (statistics, told, visit.words)
  }

  private var quiz: String { statistics["quiz"]?.string ?? "" }
  private var isEmpty: Bool { statistics["sittings"]?.whole ?? 0 == 0 }
  private var played: [(id: String, title: String)] {
    (statistics["played"]?.items ?? []).compactMap { quiz in
      quiz["id"]?.string.map { ($0, quiz["title"]?.string ?? $0) }
    }
  }

  var frame: PageFrame {
    PageFrame(words.shell.statistics, .statistics) {
      Tag.h1(.named("tabindex", "-1")) { words.shell.statistics }
      HTML.told(told, words)
      filter
      if told != nil {
        Tag.p { Tag.a(.class("button"), .href("/statistics")) { record.allQuizzes } }
      } else if isEmpty {
        Tag.p { played.isEmpty ? record.nothingPlayed : record.nothingFits }
      } else {
        facts
        ScoreChart(statistics["scores"]?.items ?? [], words).html
        months
        categories
        quizzes
        hardest
        if statistics["accuracy"] == nil && statistics["asked"] == nil { Tag.p(.class("soft")) { record.hiddenSums } }
      }
      more
    }
  }

  private var filter: HTML {
    if played.isEmpty { return .empty }
    let isChosen = !quiz.isEmpty || statistics["since"] != nil || statistics["until"] != nil
    return Tag.details(isChosen ? [.flag("open")] : []) {
      Tag.summary { record.part }
      Tag.form(.class("row"), .named("action", "/statistics")) {
        day("from", record.from, statistics["since"]?.string)
        day("to", record.to, statistics["until"]?.string)
        QuizFilter(quizzes: played, chosen: quiz, path: "/statistics", words: words).fields()
      }
    }
  }

  private func day(_ name: String, _ label: String, _ value: String?) -> HTML {
    Tag.p(.class("field")) {
      Tag.label(.named("for", name)) { label }
      Tag.input(.id(name), .type("date"), .name(name), .value(value ?? ""))
    }
  }

  // MARK: Numbers

  private var facts: HTML {
    let percent = { (key: String) in
      statistics[key]?.double.map { record.percent(["n": words.number($0.rounded())]) }
    }
    let right = statistics["right"]?.whole.flatMap { right in
      statistics["marked"]?.whole.flatMap { $0 > 0 ? record.countOf(["n": String(right), "of": String($0)]) : nil }
    }
    return Tag.dl(.class("facts")) {
      fact(record.finished, statistics["sittings"]?.whole.map { String($0) })
      fact(record.averageLabel, percent("percent"))
      fact(record.best, percent("best"))
      fact(record.answersRight, right)
      fact(record.timePerAnswer, statistics["mean_ms"]?.whole.map(words.tenths))
      fact(record.total, statistics["ms"]?.whole.map(words.duration))
    }
  }

  private func fact(_ label: String, _ value: String?) -> HTML {
    guard let value else { return .empty }
    return Tag.div {
      Tag.dt { label }
      Tag.dd { value }
    }
  }

  // MARK: Bars

  private var months: HTML {
    let periods = (statistics["periods"]?.items ?? []).filter { $0["percent"] != nil }
    if periods.count < 2 { return .empty }
    return bars(
      record.byMonth,
      periods.suffix(12).map { period in
        (
          words.month(period["from"]?.string ?? ""), period["percent"]?.double ?? 0,
          record.percent(["n": words.number((period["percent"]?.double ?? 0).rounded())])
        )
      })
  }

  private var categories: HTML {
    let groups = (statistics["categories"]?.items ?? []).filter { $0["accuracy"] != nil }
    if groups.count < 2 { return .empty }
    return bars(
      record.byCategory,
      groups.prefix(20).map { group in
        let accuracy = group["accuracy"]?.double ?? 0
        let of = String(group["marked"]?.whole ?? 0)
        return (
          group["category"]?.string ?? record.noCategory, accuracy,
          record.ofAnswers(["n": words.number(accuracy.rounded()), "of": of])
        )
      })
  }

  private var quizzes: HTML {
    let quizzes = (statistics["quizzes"]?.items ?? []).filter { $0["percent"] != nil }
    if quizzes.count < 2 { return .empty }
    return bars(
      record.byQuiz,
      quizzes.prefix(20).map { quiz in
        let percent = quiz["percent"]?.double ?? 0
        let count = (quiz["sittings"]?.whole).map { " · \($0)×" } ?? ""
        return (
          quiz["title"]?.string ?? "", percent, record.percent(["n": words.number(percent.rounded())]) + count
        )
      })
  }

  private func bars(_ title: String, _ rows: [(label: String, percent: Double, words: String)]) -> HTML {
    Tag.section(.class("stack")) {
      Tag.h2 { title }
      Tag.ul(.class("bars")) {
        rows.map { row in
          Tag.li {
            Tag.p(.class("label")) {
              Tag.span(.dirAuto) { row.label }
              Tag.span { row.words }
            }
            HTML.track(row.percent, of: 100)
          }
        }
      }
    }
  }

  private var hardest: HTML {
    let questions = statistics["hardest"]?.items ?? []
    if questions.isEmpty { return .empty }
    return Tag.section(.class("stack")) {
      Tag.h2 { record.hardest }
      Tag.ol(.class("rows")) {
        questions.map { question in
          Tag.li {
            Tag.span(.class("grow"), .dirAuto) { question["text"]?.string ?? "" }
            Tag.span {
              record.rightOf([
                "n": String(question["right"]?.whole ?? 0), "of": String(question["marked"]?.whole ?? 0),
              ])
            }
          }
        }
      }
    }
  }

  private var more: HTML {
    Tag.p(.class("row")) {
      Tag.a(.class("button"), .href("/streak")) { record.streakLabel }
      Tag.a(.class("button"), .href("/achievements")) { record.achievements }
    }
  }
}
