package import JSONText
package import QuizCore
internal import TextLayout

/// Statistics as other programs read them.
package struct StatsListing {
  package let statistics: Statistics
  /// Questions that were not always right, the hardest first.
  package let hardest: [QuestionTally]
  package let period: Period
  package let filter: HistoryFilter

  package init(statistics: Statistics, hardest: [QuestionTally], period: Period, filter: HistoryFilter) {
    self.statistics = statistics
    self.hardest = hardest
    self.period = period
    self.filter = filter
  }

  package var object: JSONObject {
    var object = JSONObject(statistics.sittings.members + statistics.answers.members)
    if let (best, worst) = statistics.bestAndWorst {
      object.append("best_category", .text((best.name ?? "").cleaned))
      object.append("worst_category", .text((worst.name ?? "").cleaned))
    }
    object.append("by", .text(period.rawValue))
    object.append("periods", .list(statistics.periods.map { .object($0.object) }))
    object.append("categories", .list(statistics.categories.map { .object($0.object("category")) }))
    object.append("difficulties", .list(statistics.difficulties.map { .object($0.object("difficulty")) }))
    object.append("hardest", .list(hardest.map { .object($0.object) }))
    return object
  }

  // MARK: CSV

  package static let tallyColumns = ["answers", "marked", "right", "accuracy", "mean_ms", "fastest_ms"]

  /// The whole statistics in one table: the group of a row, its name, then its figures.
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

extension SittingTally {
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("sittings", .int(sittings))]
    if let percent { members.append(("percent", .number(percent))) }
    if let best { members.append(("best", .number(best))) }
    return members + [("ms", .int(ms))]
  }
}

extension Tally {
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("answers", .int(answers)), ("marked", .int(marked)), ("right", .int(right)),
    ]
    if let accuracy { members.append(("accuracy", .number(accuracy))) }
    if let meanMs { members.append(("mean_ms", .int(meanMs))) }
    if let fastest { members.append(("fastest_ms", .int(fastest))) }
    return members + [("asked", .int(asked))]
  }
}

extension Statistics.Span {
  fileprivate var object: JSONObject {
    JSONObject([("from", .text(from.text)), ("to", .text(to.text))] + tally.members)
  }
}

extension Statistics.Group {
  fileprivate func object(_ key: String) -> JSONObject {
    let name: [(String, JSONValue)] = name.map { [(key, .text($0.cleaned))] } ?? []
    return JSONObject(name + tally.members)
  }
}

extension QuestionTally {
  package var object: JSONObject {
    var object: JSONObject = ["question": .text(key.cleaned), "text": .text(text.cleaned)]
    if let category = topic.category { object.append("category", .text(category.cleaned)) }
    if let difficulty = topic.difficulty { object.append("difficulty", .text(difficulty.cleaned)) }
    for (name, value) in tally.members { object.append(name, value) }
    return object
  }
}
