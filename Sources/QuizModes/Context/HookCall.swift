package import LuaKit
package import QuizCore

/// One call of a hook: what went in, what came out, what it cost.
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
  /// What it printed.
  package let log: [String]
  /// Whether it read `ctx.past`.
  package let readsPast: Bool
  /// Whether the clock ended it: how far it had come then differs from run to run.
  package var isByClock: Bool {
    if case .failure(let failure) = outcome { return failure.kind == .time }
    return false
  }
  /// How many shared the first place of the last `ctx.rank`; nil when it ranked nothing.
  package let winners: Int?
}

extension LuaMode {
  /// Calls a hook, and tells the witness when there is one.
  func watched(
    _ machine: ModeMachine, _ hook: Hook, _ context: HookContext, _ turn: Turn?, _ keeping: LuaMachine.Keeping,
    _ arguments: [LuaValue]
  ) throws(LuaFailure) -> LuaValue {
    guard let witness else {
      return try machine.call(hook, context, turn, keeping: keeping, arguments)
    }
    return try machine.call(hook, context, turn, keeping: keeping, arguments, telling: witness)
  }
}

extension ModeMachine {
  /// Calls a hook, and tells the witness what came of it.
  func call(
    _ hook: Hook, _ context: HookContext, _ turn: Turn?, keeping: LuaMachine.Keeping,
    _ arguments: [LuaValue],
    telling witness: (HookCall) -> Void
  ) throws(LuaFailure) -> LuaValue {
    machine.clearLog()
    observed = Observed()
    let outcome: Result<LuaValue, LuaFailure>
    do throws(LuaFailure) {
      outcome = .success(try call(hook, context, turn, keeping: keeping, arguments))
    } catch {
      outcome = .failure(error)
    }
    let usage = machine.usage
    witness(
      HookCall(
        hook: hook, plugin: plugin.info.id, turns: context.state.turns.count, arguments: arguments,
        outcome: outcome,
        instructions: usage.instructions, milliseconds: usage.milliseconds,
        memory: usage.peakMemory,
        log: machine.log, readsPast: observed.readsPast, winners: observed.winners))
    return try outcome.get()
  }
}

extension ModeMachine {
  /// What a hook made use of, as far as checks want to know.
  struct Observed {
    var readsPast = false
    var winners: Int?
  }
}
