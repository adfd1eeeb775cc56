package import JSONText
package import QuizCore

/// Statistics as programs read them, and what charts of pages need.
package struct StatsListing: Equatable, Sendable {
  package var statistics = Statistics()
  /// Questions that were not always right, the hardest first.
  package var hardest: [QuestionTally] = []
  package var period = Period.month
  /// Whether sums over single questions are reported.
  package var tellsAnswers = true

  // What was asked for.
  package var quiz: String?
  package var since: CivilDay?
  package var until: CivilDay?

  /// The scores, oldest first.
  package var scores: [Score] = []
  /// The quizzes, the most played first.
  package var quizzes: [QuizSum] = []
  /// All quizzes that can be chosen.
  package var played: [PlayedQuiz] = []

  /// The percentage of a finished sitting.
  package struct Score: Equatable, Sendable {
    package var day = CivilDay(number: 0)
    package var percent = 0.0
    package var title = ""
    package var sitting = ""

    package init() {}
  }

  /// The sittings of one quiz.
  package struct QuizSum: Equatable, Sendable {
    package var id = ""
    package var title = ""
    package var sittings = 0
    package var percent: Double?
    package var best: Double?

    package init() {}
  }

  package init() {}

  package init(statistics: Statistics, hardest: [QuestionTally], period: Period) {
    (self.statistics, self.hardest, self.period) = (statistics, hardest, period)
  }
}

extension StatsListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    statistics.sittings.visit(&fields)
    tellsAnswers = fields.has("asked", tellsAnswers) || fields.has("accuracy", tellsAnswers)
    if tellsAnswers {
      statistics.answers.visit(&fields)
      fields.derived("best_category", statistics.bestAndWorst.map { $0.best.name ?? "" })
      fields.derived("worst_category", statistics.bestAndWorst.map { $0.worst.name ?? "" })
    }
    fields.always("by", &period)
    fields.always("periods", &statistics.periods)
    if tellsAnswers {
      var categories = statistics.categories.map {
        Topic(topic: .init(category: $0.name, difficulty: nil), tally: $0.tally)
      }
      var difficulties = statistics.difficulties.map {
        Topic(topic: .init(category: nil, difficulty: $0.name), tally: $0.tally)
      }
      fields.always("categories", &categories)
      fields.always("difficulties", &difficulties)
      statistics.categories = categories.map { .init(name: $0.topic.category, tally: $0.tally) }
      statistics.difficulties = difficulties.map { .init(name: $0.topic.difficulty, tally: $0.tally) }
      fields.always("hardest", &hardest)
    }
    fields.field("quiz", &quiz)
    fields.field("since", &since)
    fields.field("until", &until)
    fields.field("scores", &scores, else: [])
    fields.field("quizzes", &quizzes, else: [])
    fields.field("played", &played, else: [])
  }

  /// The questions of a category, or of a difficulty.
  private struct Topic: WireObject {
    var topic = Statistics.Topic(category: nil, difficulty: nil)
    var tally = Tally()

    mutating func visit(_ fields: inout FieldVisitor) {
      topic.visit(&fields)
      tally.visit(&fields)
    }
  }
}

extension Statistics.Topic {
  fileprivate mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("category", &category)
    fields.field("difficulty", &difficulty)
  }
}

extension StatsListing.Score: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("day", &day)
    fields.field("percent", &percent)
    fields.always("title", &title)
    fields.always("sitting", &sitting)
  }
}

extension StatsListing.QuizSum: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.always("title", &title)
    fields.always("sittings", &sittings)
    fields.field("percent", &percent)
    fields.field("best", &best)
  }
}

extension SittingTally {
  fileprivate mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("sittings", &sittings)
    var mean = percent
    fields.field("percent", &mean)
    fields.field("best", &best)
    fields.always("ms", &ms)
    if !fields.isWriting { (rated, percents) = mean.map { (1, $0) } ?? (0, 0) }
  }
}

extension Tally {
  fileprivate mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("answers", &timed)
    fields.always("marked", &marked)
    fields.always("right", &right)
    fields.derived("accuracy", accuracy)
    var mean = meanMs
    fields.field("mean_ms", &mean)
    fields.field("fastest_ms", &fastest)
    fields.always("asked", &asked)
    if !fields.isWriting { ms = (mean ?? 0).multipliedReportingOverflow(by: timed).partialValue }
  }
}

extension Statistics.Span: WireObject {
  package init() { self.init(from: CivilDay(number: 0), to: CivilDay(number: 0), tally: SittingTally()) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("from", &from)
    fields.always("to", &to)
    tally.visit(&fields)
  }
}

extension QuestionTally: WireObject {
  package init() { self.init(key: "", text: "", topic: .init(category: nil, difficulty: nil), tally: Tally()) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("question", &key)
    fields.always("text", &text)
    topic.visit(&fields)
    tally.visit(&fields)
  }
}

// MARK: CSV

extension StatsListing {
  package static let tallyColumns = ["answers", "marked", "right", "accuracy", "mean_ms", "fastest_ms"]

  /// One table for everything: what a row is about, its name, then the figures it has.
  package var rows: [[String]] {
    let header = [["group", "name", "sittings", "percent", "best", "ms"] + Self.tallyColumns]
    let total = ["total", ""] + cells(statistics.sittings) + Self.cells(statistics.answers)
    let none = Self.tallyColumns.map { _ in "" }
    let periods = statistics.periods.map { [period.rawValue, $0.from.text] + cells($0.tally) + none }
    let groups =
      statistics.categories.map { ("category", $0) } + statistics.difficulties.map { ("difficulty", $0) }
    return header + [total] + periods + groups.map { [$0, $1.name ?? "", "", "", "", ""] + Self.cells($1.tally) }
  }

  private func cells(_ tally: SittingTally) -> [String] {
    [String(tally.sittings), number(tally.percent), number(tally.best), String(tally.ms)]
  }

  package static func cells(_ tally: Tally) -> [String] {
    [
      String(tally.answers), String(tally.marked), String(tally.right), number(tally.accuracy),
      tally.meanMs.map(String.init) ?? "", tally.fastest.map(String.init) ?? "",
    ]
  }

  private func number(_ value: Double?) -> String { Self.number(value) }

  private static func number(_ value: Double?) -> String { value.map { JSONWriter.text(.number($0)) } ?? "" }
}
