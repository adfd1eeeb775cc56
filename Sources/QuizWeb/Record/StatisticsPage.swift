internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// The sums over finished sittings.
struct StatisticsPage {
  private let listing: StatsListing
  private let told: FormNotice?
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ listing: StatsListing, _ told: FormNotice?, _ visit: PageVisit) {
    (self.listing, self.told, words) = (listing, told, visit.words)
  }

  private var quiz: String { listing.quiz ?? "" }
  private var sums: Statistics { listing.statistics }
  private var isEmpty: Bool { sums.sittings.sittings == 0 }
  private var played: [PlayedQuiz] { listing.played }

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
        ScoreChart(scores: listing.scores, words: words).html
        months
        categories
        quizzes
        hardest
        if !listing.tellsAnswers { Tag.p(.class("soft")) { record.hiddenSums } }
      }
      more
    }
  }

  private var filter: HTML {
    if played.isEmpty { return .empty }
    let isChosen = !quiz.isEmpty || listing.since != nil || listing.until != nil
    return Tag.details(isChosen ? [.flag("open")] : []) {
      Tag.summary { record.part }
      Tag.form(.class("row"), .named("action", "/statistics")) {
        day("from", record.from, listing.since)
        day("to", record.to, listing.until)
        QuizFilter(quizzes: played, chosen: quiz, path: "/statistics", words: words).fields()
      }
    }
  }

  private func day(_ name: String, _ label: String, _ value: CivilDay?) -> HTML {
    Tag.p(.class("field")) {
      Tag.label(.named("for", name)) { label }
      Tag.input(.id(name), .type("date"), .name(name), .value(value?.text ?? ""))
    }
  }

  // MARK: Numbers

  private var facts: HTML {
    let (sittings, answers) = (sums.sittings, sums.answers)
    let right =
      answers.marked > 0 ? record.countOf(["n": String(answers.right), "of": String(answers.marked)]) : nil
    return Tag.dl(.class("facts")) {
      fact(record.finished, String(sittings.sittings))
      fact(record.averageLabel, sittings.percent.map(percent))
      fact(record.best, sittings.best.map(percent))
      fact(record.answersRight, right)
      fact(record.timePerAnswer, answers.meanMs.map(words.tenths))
      fact(record.total, words.duration(sittings.ms))
    }
  }

  private func percent(_ value: Double) -> String { record.percent(["n": words.number(value.rounded())]) }

  private func fact(_ label: String, _ value: String?) -> HTML {
    guard let value else { return .empty }
    return Tag.div {
      Tag.dt { label }
      Tag.dd { value }
    }
  }

  // MARK: Bars

  private var months: HTML {
    let periods = sums.periods.compactMap { span in span.tally.percent.map { (span.from, $0) } }
    if periods.count < 2 { return .empty }
    return bars(record.byMonth, periods.suffix(12).map { (words.month($0.text), $1, percent($1)) })
  }

  private var categories: HTML {
    let groups = sums.categories.compactMap { group in group.tally.accuracy.map { (group, $0) } }
    if groups.count < 2 { return .empty }
    return bars(
      record.byCategory,
      groups.prefix(20).map { group, accuracy in
        let of = String(group.tally.marked)
        return (
          group.name ?? record.noCategory, accuracy,
          record.ofAnswers(["n": words.number(accuracy.rounded()), "of": of])
        )
      })
  }

  private var quizzes: HTML {
    let quizzes = listing.quizzes.compactMap { quiz in quiz.percent.map { (quiz, $0) } }
    if quizzes.count < 2 { return .empty }
    return bars(
      record.byQuiz,
      quizzes.prefix(20).map { quiz, mean in (words.title(quiz.title), mean, percent(mean) + " · \(quiz.sittings)×") })
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
    let questions = listing.hardest
    if questions.isEmpty { return .empty }
    return Tag.section(.class("stack")) {
      Tag.h2 { record.hardest }
      Tag.ol(.class("rows")) {
        questions.map { question in
          Tag.li {
            Tag.span(.class("grow"), .dirAuto) { question.text }
            Tag.span {
              record.rightOf(["n": String(question.tally.right), "of": String(question.tally.marked)])
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
