internal import QuizCore

/// A check of achievements with made-up statistics: of a beginner, of an occasional player and of an old hand.
struct AchievementCheck {
  private let plugin: Plugin

  init(_ plugin: Plugin) { self.plugin = plugin }

  func findings() -> [PluginFinding] {
    if plugin.achievements.isEmpty { return [] }
    // Nothing is earned before the first sitting, but how far a player has come is shown before, too.
    let problems =
      Self.players.dropFirst().flatMap { plugin.earned($0).problems }
      + Self.players.flatMap { plugin.progress($0, without: []).problems }
    var seen: Set<String> = []
    return problems.filter { seen.insert($0).inserted }.map { problem in
      let line = achievement(in: problem).flatMap(line) ?? plugin.source.line(at: ["achievements"]) ?? 1
      let path = "\(plugin.source.path): "
      let sentence = problem.hasPrefix(path) ? String(problem.dropFirst(path.count)) : problem
      return PluginFinding(
        .hookFailed, saying: sentence, or: plugin.source.path, line,
        suggestion: Advice.on(problem, nil, isLimit: problem.contains("takes too long")))
    } + alwaysEarned
  }

  /// The number 0 is as good as true: `earned` says yes before anything was done.
  private var alwaysEarned: [PluginFinding] {
    plugin.earnedByZero(Self.players[1]).map { id in
      PluginFinding(
        .hookFailed, plugin.source.path, line(id) ?? 1, "'earned' of the achievement '\(id)' returns 0, which is true",
        suggestion: "compare it: `return stats.finished >= 10`")
    }
  }

  private func achievement(in problem: String) -> String? {
    problem.firstMatch(of: /the achievement '([^']+)'/).map { String($0.1) }
  }

  private func line(_ id: String) -> Int? {
    let place = plugin.achievements.firstIndex { $0.id == id }
    return place.flatMap { plugin.source.line(at: ["achievements", String($0 + 1)]) }
  }

  /// Statistics of players, from the first sitting on.
  private static let players: [PlainValue] = [
    stats(sittings: 0, last: nil), stats(sittings: 1, last: last(points: nil, category: nil), perfect: 0),
    stats(sittings: 1000, last: last(points: 3, category: "Science")),
  ]

  private static func stats(sittings: Int, last: PlainValue?, perfect: Int? = nil) -> PlainValue {
    let streak = PlainValue.record([PlainField("current", .int(sittings)), PlainField("best", .int(sittings))])
    let categories = sittings > 1 ? [PlainField("Science", .int(sittings))] : []
    var fields = [
      PlainField("streak", streak), PlainField("perfectStreak", streak), PlainField("byCategory", .record(categories)),
    ]
    fields.append(PlainField("perfect", .int(perfect ?? sittings)))
    for name in ["finished", "days", "quizzes", "modes", "categories"] {
      fields.append(PlainField(name, .int(sittings)))
    }
    if let last { fields.append(PlainField("last", last)) }
    return .record(fields.sorted { $0.key < $1.key })
  }

  private static func last(points: Double?, category: String?) -> PlainValue {
    var fields = [
      PlainField("quiz", .text("sample")), PlainField("title", .text("A sample")), PlainField("mode", .text("grade")),
      PlainField("ms", .int(60_000)), PlainField("day", .text("2026-01-01")),
    ]
    if let points {
      fields += [
        PlainField("points", .numeric(points)), PlainField("of", .numeric(3)),
        PlainField("percent", .numeric(100 * points / 3)),
      ]
    }
    if let category { fields.append(PlainField("category", .text(category))) }
    return .record(fields.sorted { $0.key < $1.key })
  }
}
