internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizStore

/// The sums over finished sittings, with the values for charts.
struct StatisticsObject {
  let record: any PlayerRecord
  let filter: HistoryFilter
  let names: CategoryNames
  /// True when sums over single questions may be shown.
  let tellsAnswers: Bool

  private static let hardest = 5
  private static let charted = 400

  private struct Played {
    var title: String
    var percents: [Double] = []
    var sittings = 0
  }

  func object() throws(RecordFailure) -> JSONObject {
    let (statistics, questions) = try record.statistics(filter, by: .month, hardest: Self.hardest)
    let hardest = questions.filter { ($0.tally.accuracy ?? 100) < 100 }.map { $0.named(names) }
    let listing = StatsListing(statistics: statistics.named(names), hardest: hardest, period: .month, filter: filter)
    var object: JSONObject = ["type": "statistics"]
    for member in listing.object.members where tellsAnswers || !Self.ofAnswers.contains(member.key) {
      object.append(member.key, member.value)
    }
    object.add("quiz", filter.quiz)
    object.add("since", filter.from?.text)
    object.add("until", filter.to?.text)
    try addSittings(to: &object)
    return object
  }

  /// The keys that sum up verdicts on single questions.
  private static let ofAnswers = [
    "asked", "answers", "marked", "right", "accuracy", "mean_ms", "fastest_ms", "best_category", "worst_category",
    "categories",
    "difficulties", "hardest",
  ]

  /// Adds each score, oldest first, and each quiz, most played first, with the titles of filtered ones.
  private func addSittings(to object: inout JSONObject) throws(RecordFailure) {
    var scores: [JSONValue] = []
    var played: [String: Played] = [:]
    var titles: [String: String] = [:]
    var all = HistoryFilter(player: filter.player)
    all.includesShared = true
    all.without = filter.without
    try record.visitHistory(all, limit: nil) { entry in
      guard entry.isFinished else { return true }
      if let quiz = entry.quiz, titles[quiz] == nil { titles[quiz] = entry.title }
      guard passes(entry) else { return true }
      if let percent = entry.percent, scores.count < Self.charted { scores.append(.object(Self.score(entry, percent))) }
      guard let quiz = entry.quiz else { return true }
      var sum = played[quiz] ?? Played(title: entry.title)
      sum.sittings += 1
      if let percent = entry.percent { sum.percents.append(percent) }
      played[quiz] = sum
      return true
    }
    object.append("scores", .list(scores.reversed()))
    let quizzes = played.sorted { ($1.value.sittings, $0.key) < ($0.value.sittings, $1.key) }
    object.append("quizzes", .list(quizzes.map { .object(Self.object($0.key, $0.value)) }))
    let names = titles.sorted { ($0.value.lowercased(), $0.key) < ($1.value.lowercased(), $1.key) }
    object.append("played", .list(names.map { ["id": Wire.string($0.key), "title": Wire.string($0.value)] }))
  }

  private func passes(_ entry: HistoryEntry) -> Bool {
    (filter.quiz == nil || entry.quiz == filter.quiz) && filter.from.map { entry.day >= $0 } != false
      && filter.to.map { entry.day <= $0 } != false
  }

  private static func score(_ entry: HistoryEntry, _ percent: Double) -> JSONObject {
    [
      "day": .text(entry.day.text), "percent": .number(percent), "title": Wire.string(entry.title),
      "sitting": .text(entry.sitting),
    ]
  }

  private static func object(_ id: String, _ played: Played) -> JSONObject {
    var object: JSONObject = [
      "id": Wire.string(id), "title": Wire.string(played.title), "sittings": .int(played.sittings),
    ]
    if !played.percents.isEmpty {
      object.append("percent", .number(played.percents.reduce(0, +) / Double(played.percents.count)))
      object.append("best", .number(played.percents.max() ?? 0))
    }
    return object
  }
}
