internal import LuaKit
internal import QuizCore

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
