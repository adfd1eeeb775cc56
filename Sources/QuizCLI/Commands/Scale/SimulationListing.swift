internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// The result of a simulation, for people and programs.
struct SimulationListing {
  let tally: SimulationTally
  let quiz: Quiz
  let strategy: Strategy
  let seed: Int
  let language: InterfaceLanguage

  var object: JSONObject {
    var object: JSONObject = [
      "quiz": ["id": .text(quiz.id.cleaned), "title": .text(quiz.title.cleaned)], "strategy": .text(strategy.name),
      "seed": .int(seed), "players": .int(tally.players), "failed": .int(tally.failed),
    ]
    for (name, marks) in [("percent", tally.percents), ("points", tally.points)] where marks.n > 0 {
      object.append(name, .object(JSONObject(Self.figures(marks).map { ($0.0, number($0.1)) })))
    }
    object.append("distribution", .list(bars.map(bar)))
    object.append("outcomes", .list(outcomes.map { .object(outcome($0.id, $0.count)) }))
    object.append(
      "headlines", .list(headlines.map { ["headline": .text($0.text.cleaned), "players": .int($0.count)] }))
    if tally.compared > 0 { object.append("ties", share("rate", tally.tied, of: tally.compared)) }
    if tally.rated > 0 { object.append("passed", share("share", tally.passed, of: tally.rated)) }
    return object
  }

  private func number(_ value: Double) -> JSONValue { Int(exactly: value).map(JSONValue.int) ?? .number(value) }

  private func share(_ name: String, _ count: Int, of all: Int) -> JSONValue {
    .object(JSONObject([("players", .int(count)), ("of", .int(all)), (name, number(Double(count) / Double(all)))]))
  }

  private func bar(_ bar: Histogram.Bar) -> JSONValue {
    ["from": number(bar.from), "to": number(bar.to), "players": .int(bar.count)]
  }

  private func outcome(_ id: String, _ count: Int) -> JSONObject {
    var object: JSONObject = ["outcome": .text(id.cleaned)]
    if let title = quiz.outcome(id)?.title { object.append("title", .text(title.cleaned)) }
    object.append("players", .int(count))
    object.append("share", number(Double(count) / Double(max(1, tally.players))))
    return object
  }

  // MARK: Figures

  private static func figures(_ marks: MarkCounts) -> [(String, Double)] {
    let runs = marks.runs
    let all: [(String, Double?)] = [
      ("mean", marks.mean), ("sd", marks.variance?.squareRoot()), ("min", runs.first?.value),
      ("median", marks.median), ("max", runs.last?.value),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Percentages where there are any, else points.
  private var bars: [Histogram.Bar] {
    Histogram((tally.percents.n > 0 ? tally.percents : tally.points).runs).bars
  }

  /// The declared outcomes in order, even those never reached; then others.
  private var outcomes: [(id: String, count: Int)] {
    let declared = tally.outcomes.isEmpty ? [] : quiz.outcomes.map(\.id)
    let others = tally.outcomes.keys.filter { !declared.contains($0) }.sorted()
    return (declared + others).map { ($0, tally.outcomes[$0] ?? 0) }
  }

  /// The most frequent ones.
  private var headlines: [(text: String, count: Int)] {
    let sorted = tally.headlines.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(20).map { (text: $0.key, count: $0.value) }
  }

  // MARK: For people and spreadsheets

  var rows: [[String]] {
    var rows = [["group", "name", "value", "share"]]
    rows.append(["players", "", String(tally.players), ""])
    for (group, marks) in [("percent", tally.percents), ("points", tally.points)] where marks.n > 0 {
      rows += Self.figures(marks).map { [group, $0.0, JSONWriter.text(number($0.1)), ""] }
    }
    rows += outcomes.map { ["outcome", $0.id.formulaSafe, String($0.count), written($0.count, of: tally.players)] }
    rows += headlines.map { ["headline", $0.text.formulaSafe, String($0.count), written($0.count, of: tally.players)] }
    if tally.compared > 0 { rows.append(["ties", "", String(tally.tied), written(tally.tied, of: tally.compared)]) }
    if tally.rated > 0 { rows.append(["passed", "", String(tally.passed), written(tally.passed, of: tally.rated)]) }
    return rows
  }

  private func written(_ count: Int, of all: Int) -> String {
    JSONWriter.text(number(Double(count) / Double(max(1, all))))
  }

  func text(width: Int?) -> String {
    let told = ["n": String(tally.players), "strategy": strategy.name, "seed": String(seed)] as KeyValuePairs
    let head = "\(quiz.title.cleaned): \(words.head(told))\n"
    return ([head] + [figuresText, barsText, sharesText(width)].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  private var words: SimulationWords { .of(language) }
  private var reportWords: ReportWords { .of(language) }

  /// English ones are as other programs read them, too.
  private func written(_ value: Double) -> String {
    language == .english ? AnalysisFigures.written(value) : reportWords.number(value)
  }

  private var figuresText: String {
    let groups = [(words.percent, tally.percents), (words.inPoints, tally.points)].filter { $0.1.n > 0 }
    let rows = groups.map { name, marks in [name] + Self.figures(marks).map { written($0.1) } }
    guard let columns = groups.first.map({ Self.figures($0.1).map { words.figures[$0.0] ?? $0.0 } }) else { return "" }
    return Table(header: [""] + columns, rows: rows, numbers: [1, 2, 3, 4, 5]).text()
  }

  private var barsText: String {
    let most = max(1, bars.map(\.count).max() ?? 1)
    let rows = bars.map {
      [
        language == .english ? $0.label : reportWords.label($0), String($0.count),
        AnalysisText.bar(Double($0.count) / Double(most)),
      ]
    }
    let unit = tally.percents.n > 0 ? words.percent : words.inPoints
    return rows.isEmpty ? "" : Table(header: [unit, words.players, ""], rows: rows, numbers: [0, 1]).text()
  }

  private func sharesText(_ width: Int?) -> String {
    func row(_ name: String, _ count: Int, _ all: Int) -> [String] {
      let share = Double(count) / Double(max(1, all))
      return [name, String(count), written((1000 * share).rounded() / 10) + " %", AnalysisText.bar(share)]
    }
    var rows = outcomes.map { row(quiz.outcome($0.id)?.title ?? $0.id, $0.count, tally.players) }
    if rows.isEmpty { rows = headlines.prefix(10).map { row($0.text, $0.count, tally.players) } }
    if tally.compared > 0 { rows.append(row(words.tied, tally.tied, tally.compared)) }
    if tally.rated > 0 { rows.append(row(words.passed, tally.passed, tally.rated)) }
    return rows.isEmpty
      ? ""
      : Table(header: [words.result, words.players, "", ""], rows: rows, numbers: [1, 2], flexible: [0])
        .text(width: width)
  }
}
