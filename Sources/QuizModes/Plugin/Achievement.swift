internal import LuaKit
package import QuizCore

/// Something a player can earn, as a plugin declares it.
package struct Achievement: Equatable, Sendable {
  package var id: String
  package var title: String
  package var emoji: String?

  init(reading value: LuaValue) throws(Misfit) {
    let table = try TableReader(
      value, "an achievement",
      expecting: "a table like { id = \"week\", title = \"…\", earned = function(stats) … end }")
    try table.allow(ModeAPI.achievement.names)
    id = try table.requiredText("id")
    title = try table.requiredText("title")
    emoji = try table.text("emoji")
    guard case .function = table["earned"] else { throw Misfit("the achievement '\(id)' needs 'earned', a function") }
  }
}

extension Plugin {
  /// The ids of the achievements that those statistics earn, and a sentence for each that could not be asked.
  ///
  /// `stats` is what `earned` gets: `streak{current,best}`, `finished`, `perfect`, `days`, `byCategory`, `last`. Each is asked
  /// with the limits of a hook; anything but `false` and `nil` earns it.
  package func earned(_ stats: PlainValue) -> (ids: [String], problems: [String]) {
    var ids: [String] = []
    var problems: [String] = []
    var running: LuaMachine?
    var spent = Spending()
    for (index, achievement) in achievements.enumerated() {
      guard spent.isLittle else {
        problems.append("\(source.path): asking for the achievements of '\(info.id)' takes too long")
        break
      }
      do throws(LuaFailure) {
        if running == nil { running = try opened(&spent) }
        guard let machine = running else { continue }
        let path: [LuaKey] = [.text("achievements"), .int(Int64(index + 1)), .text("earned")]
        defer { spent.add(machine.usage) }
        let answer = try machine.call(path, [LuaValue(stats)], seed: Chance.hash([info.id, achievement.id]))
        if answer != .none && answer != .bool(false) { ids.append(achievement.id) }
      } catch {
        problems.append("\(error.description) (the achievement '\(achievement.id)' of '\(info.id)' could not be asked)")
      }
      if running?.isAlive == false { running = nil }
    }
    return (ids, problems)
  }

  /// What a plugin's achievements took together: twice what one hook may take is enough for all.
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

  /// A machine with the file loaded; adds what this took.
  private func opened(_ spent: inout Spending) throws(LuaFailure) -> LuaMachine {
    let machine = try LuaMachine(modules: source.module)
    defer { spent.add(machine.usage) }
    _ = try machine.load(source.bytes, chunk: source.path, seed: 0)
    return machine
  }
}
