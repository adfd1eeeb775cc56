internal import LuaKit
package import QuizCore

/// An achievement, as a plugin declares it.
package struct Achievement: Equatable, Sendable {
  package var id: String
  package var title: String
  package var emoji: String?
  /// Whether the plugin says how far the player has come.
  package var hasProgress: Bool

  package init(id: String, title: String, emoji: String?, hasProgress: Bool) {
    self.id = id
    self.title = title
    self.emoji = emoji
    self.hasProgress = hasProgress
  }

  /// `languages` are the readers', best first.
  init(reading value: LuaValue, languages: [String] = []) throws(Misfit) {
    let table = try LuaTableReader(
      value, "an achievement",
      expecting: "a table like { id = \"week\", title = \"…\", earned = function(stats) … end }")
    try table.allow(ModeAPI.achievement.names)
    id = try table.requiredText("id")
    guard let title = try table.text("title", in: languages), !title.isEmpty else {
      throw Misfit("\(table.name) needs 'title', a text")
    }
    self.title = title.inOneLine
    emoji = try table.text("emoji")
    guard case .function = table["earned"] else { throw Misfit("the achievement '\(id)' needs 'earned', a function") }
    hasProgress = table["progress"] != nil && table["progress"] != LuaValue.none
    if hasProgress, case .function = table["progress"] { return }
    if hasProgress { throw Misfit("'progress' of the achievement '\(id)' must be a function") }
  }
}

extension Plugin {
  /// The ids of the achievements earned under these statistics, and a sentence for each that failed.
  ///
  /// `stats` is the argument of `earned`: `streak{current,best}`, `finished`, `perfect`, `days`, `byCategory`, `last`.
  /// Each runs with the limits of a hook; any value but `false` and `nil` earns it.
  package func earned(_ stats: PlainValue) -> (ids: [String], problems: [String]) {
    var ids: [String] = []
    let problems = ask("earned", stats, of: { _ in true }) { achievement, answer throws(Misfit) in
      if answer != .none && answer != .bool(false) { ids.append(achievement.id) }
    }
    return (ids, problems)
  }

  /// The ids of achievements for which `earned` returns the number 0, which is as good as true.
  func earnedByZero(_ stats: PlainValue) -> [String] {
    var ids: [String] = []
    _ = ask("earned", stats, of: { _ in true }) { achievement, answer throws(Misfit) in
      if answer.double == 0 { ids.append(achievement.id) }
    }
    return ids
  }

  /// The progress under these statistics towards the achievements not in `earned`, by id.
  package func progress(
    _ stats: PlainValue, without earned: Set<String>
  ) -> (byID: [String: AchievementRow.Advance], problems: [String]) {
    var byID: [String: AchievementRow.Advance] = [:]
    let isWanted = { (achievement: Achievement) in achievement.hasProgress && !earned.contains(achievement.id) }
    let problems = ask("progress", stats, of: isWanted) { achievement, answer throws(Misfit) in
      if answer == .none { return }
      let table = try LuaTableReader(answer, "progress", expecting: "a table like { have = 3, need = 7 }")
      try table.allow(["have", "need"])
      let have = try table.amount("have"), need = try table.amount("need")
      guard let have, let need, need > 0 else {
        throw Misfit("progress needs 'have' and 'need', two numbers with need above 0")
      }
      byID[achievement.id] = AchievementRow.Advance(have: min(max(0, have), need), need: need)
    }
    return (byID, problems)
  }

  /// Calls that function of every chosen achievement; returns a sentence for each failure.
  private func ask(
    _ name: String, _ stats: PlainValue, of isWanted: (Achievement) -> Bool,
    _ take: (Achievement, LuaValue) throws(Misfit) -> Void
  ) -> [String] {
    var problems: [String] = []
    var running: LuaMachine?
    var spent = Spending()
    for (index, achievement) in achievements.enumerated() where isWanted(achievement) {
      guard spent.isLittle else {
        problems.append("\(source.path): asking for the achievements of '\(info.id)' takes too long")
        break
      }
      do throws(LuaFailure) {
        if running == nil { running = try opened(&spent, calling: name, of: isWanted) }
        guard let machine = running else { continue }
        let path: [LuaKey] = [.text("achievements"), .int(Int64(index + 1)), .text(name)]
        defer { spent.add(machine.usage) }
        let answer = try machine.call(path, [LuaValue(stats)], seed: Chance.hash([info.id, achievement.id]))
        do throws(Misfit) { try take(achievement, answer) } catch {
          problems.append("\(source.path): \(error.message) (the achievement '\(achievement.id)')")
        }
      } catch {
        problems.append("\(error.withCallers) (the achievement '\(achievement.id)' of '\(info.id)' could not be asked)")
      }
      if running?.isAlive == false { running = nil }
    }
    return problems
  }

  /// The instructions and milliseconds of a plugin's achievements; together they may use twice the limit of one hook.
  private struct Spending {
    private var instructions = 0
    private var milliseconds = 0

    var isLittle: Bool {
      instructions < 2 * LuaLimits.standard.instructions && milliseconds < 2 * Int(LuaLimits.standard.milliseconds)
    }

    mutating func add(_ usage: (instructions: Int, milliseconds: Int, peakMemory: Int)) {
      instructions += usage.instructions
      milliseconds += usage.milliseconds
    }
  }

  /// A machine with the file loaded, for that function of achievements; adds what this took.
  private func opened(
    _ spent: inout Spending, calling name: String, of isWanted: (Achievement) -> Bool
  ) throws(LuaFailure) -> LuaMachine {
    let machine = try LuaMachine(modules: source.module, moduleFolder: source.moduleFolder)
    defer { spent.add(machine.usage) }
    _ = try machine.load(source.bytes, chunk: source.path, seed: 0)
    for (index, achievement) in achievements.enumerated() where isWanted(achievement) {
      try machine.find(["achievements", .int(Int64(index + 1)), .text(name)])
    }
    try machine.forgetCalls()
    return machine
  }
}
