internal import LuaKit
package import QuizCore

/// The result of a plugin's check.
package struct PluginReport: Sendable {
  package var id: String
  package var path: String
  /// The findings, by file and line.
  package var findings: [PluginFinding] = []
  /// The most that each hook took.
  package var costs: [Cost] = []
  package var quizzes: [QuizReport] = []
  /// Quizzes that were not played, or not to the end, as the hooks had taken all that a check spends on them.
  package var unplayed: [String] = []
  /// Whether any sitting began.
  package var isPlayed = false
  /// The remarks, which are no mistakes.
  package var remarks: [Remark] = []

  package init(id: String, path: String, findings: [PluginFinding] = []) {
    self.id = id
    self.path = path
    self.findings = findings
  }

  package struct Remark: Equatable, Sendable {
    /// nil when it is about the file.
    package var line: Int?
    package var sentence: String
  }

  package struct Cost: Equatable, Sendable {
    package var hook: Hook
    package var instructions: Int
    package var milliseconds: Int
    /// Bytes.
    package var memory: Int
    package var calls: Int
  }

  /// How one quiz goes under the plugin.
  package struct QuizReport: Equatable, Sendable {
    package var id: String
    /// Ids of its outcomes, in its order.
    package var outcomes: [String]
    /// Nil when nothing can be said about guessing.
    package var guesses: GuessSummary?
    /// How many sittings were played.
    package var sittings: Int
  }
}

/// A quiz to check a plugin with.
package struct CheckedQuiz {
  package var quiz: Quiz
  /// The path of its file.
  package var path: String
  package var bytes: [UInt8]

  package init(quiz: Quiz, path: String, bytes: [UInt8]) {
    self.quiz = quiz
    self.path = path
    self.bytes = bytes
  }

  /// The line on which the quiz sets an option.
  func line(ofOption name: String) -> Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("options") }) else { return nil }
    return lines[start...].firstIndex { $0.contains("\"\(name)\"") || $0.contains("\(name) =") }.map { $0 + 1 }
  }

  /// The line on which a text stands in quotes behind `id`, else the first one with it.
  func line(of id: String) -> Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let quoted = "\"\(id)\""
    let exact = lines.firstIndex { $0.contains(quoted) && $0.contains("id") }
    return (exact ?? lines.firstIndex { $0.contains(quoted) }).map { $0 + 1 }
  }
}

/// The most that each hook took in a check.
struct HookCosts {
  private var spending: [Hook: PluginReport.Cost] = [:]

  /// The costs in the order of the hooks.
  var all: [PluginReport.Cost] { Hook.allCases.compactMap { spending[$0] } }

  /// Whether guessing can be looked at, which calls hooks by the thousand.
  var areCheap: Bool { spending.values.allSatisfy { $0.instructions < 1_000_000 } }

  /// The number of commands that a count of possibilities can afford, by the hooks' cost.
  func affordable(_ budget: Int) -> Int {
    min(budget, 1_000_000_000 / max(1, 3 * (spending.values.map(\.instructions).max() ?? 0)))
  }

  mutating func count(_ call: HookCall) {
    var cost =
      spending[call.hook]
      ?? PluginReport.Cost(hook: call.hook, instructions: 0, milliseconds: 0, memory: 0, calls: 0)
    cost.milliseconds = max(cost.milliseconds, call.milliseconds)
    if call.isByClock {
      cost.instructions = Int(LuaLimits.standard.instructions)
    } else {
      cost.instructions = max(cost.instructions, call.instructions)
      cost.memory = max(cost.memory, call.memory)
    }
    cost.calls += 1
    spending[call.hook] = cost
  }

  /// Hooks that use more than half of their limits.
  func tooDear(_ plugin: Plugin) -> [PluginFinding] {
    all.compactMap { cost in
      let limits = LuaLimits.standard
      let share = max(
        Double(cost.instructions) / Double(limits.instructions), Double(cost.memory) / Double(limits.heap))
      guard share > 0.5 else { return nil }
      return PluginFinding(
        .cost, plugin.source.path, plugin.source.line(of: cost.hook, key: nil), hook: cost.hook,
        "\(cost.hook.rawValue) takes \(Int(share * 100)) % of the limit for one call",
        suggestion: "do less in one call: a longer quiz would stop it")
    }
  }
}
