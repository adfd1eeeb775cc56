package import LuaKit
package import QuizCore

/// One call of a hook: its arguments, its result, its cost.
package struct HookCall {
  package let hook: Hook
  package let plugin: String
  /// How many turns the sitting had.
  package let turns: Int
  package let arguments: [LuaValue]
  package let outcome: Result<LuaValue, LuaFailure>
  package let instructions: Int
  package let milliseconds: Int
  /// Bytes.
  package let memory: Int
  /// The lines that the hook printed.
  package let log: [String]
  /// Whether it read `ctx.past`.
  package let readsPast: Bool
  /// The lines at which it changed what outlives a call: that was put back.
  package let changes: [(file: String, line: Int)]
  /// Whether it did; the lines are not always known.
  package let hasChanged: Bool
  /// Whether the clock ended it: how far it had come then differs from run to run.
  package var isByClock: Bool { if case .failure(let failure) = outcome { failure.kind == .time } else { false } }
  /// How many shared the first place of the last `ctx.rank`; nil when it ranked nothing.
  package let winners: Int?
}

extension LuaMode {
  /// Calls a hook, and passes the call to the witness, if there is one.
  func watched(
    _ machine: ModeMachine, _ hook: Hook, _ context: HookContext, _ turn: Turn?, _ keeping: LuaMachine.Keeping,
    _ arguments: [LuaValue]
  ) throws(LuaFailure) -> LuaValue {
    guard let witness else { return try machine.call(hook, context, turn, keeping: keeping, arguments) }
    return try machine.call(hook, context, turn, keeping: keeping, arguments, isTraced: traces > 0) { call in
      if call.hasChanged { traces = max(0, traces - 1) }
      witness(call)
    }
  }
}

extension ModeMachine {
  /// Calls a hook, and passes the call to the witness.
  ///
  /// With `isTraced` a call that changed lasting values is made once more, to find the lines that do it.
  func call(
    _ hook: Hook, _ context: HookContext, _ turn: Turn?, keeping: LuaMachine.Keeping, _ arguments: [LuaValue],
    isTraced: Bool = false, telling witness: (HookCall) -> Void
  ) throws(LuaFailure) -> LuaValue {
    machine.clearLog()
    observed = Observed()
    let outcome: Result<LuaValue, LuaFailure>
    do throws(LuaFailure) {
      outcome = .success(try call(hook, context, turn, keeping: keeping, arguments))
    } catch {
      outcome = .failure(error)
    }
    let (usage, log, observed, hasChanged) = (machine.usage, machine.log, observed, machine.hasChanged)
    var changes: [(file: String, line: Int)] = []
    if hasChanged && isTraced {
      changes = machine.changedLines { _ = try? call(hook, context, turn, keeping: keeping, arguments) }
    }
    witness(
      HookCall(
        hook: hook, plugin: plugin.info.id, turns: context.state.turns.count, arguments: arguments, outcome: outcome,
        instructions: usage.instructions, milliseconds: usage.milliseconds, memory: usage.peakMemory,
        log: log, readsPast: observed.readsPast, changes: changes, hasChanged: hasChanged, winners: observed.winners))
    return try outcome.get()
  }
}

extension ModeMachine {
  /// The observations of a hook that checks need.
  struct Observed {
    var readsPast = false
    var winners: Int?
  }
}
