internal import LuaKit
package import QuizCore

/// The hooks of walks, which keep states and common parts of events in Lua's own form.
///
/// Anything unusual is a failure here: the decider then plays the sitting again, and explains it.
extension LuaMode {
  /// The hooks of a walk; nil when every call has a witness or a log.
  package var walkHooks: WalkHooks? {
    guard witness == nil, log == nil else { return nil }
    return WalkHooks(
      start: { [unowned self] context in try? walkStart(context) },
      after: has(.after)
        ? { [unowned self] state, turn, player, context in try? walkAfter(state, turn, player, context) } : nil,
      result: has(.result) ? { [unowned self] state, context in try? walkResult(state, context) } : nil,
      plain: { [unowned self] state in walkPlain(state) })
  }

  private func walkStart(_ context: HookContext) throws -> WalkHooks.State {
    let machine = try machine(context)
    guard has(.start) else { return try machine.machine.written(.list([])).bytes }
    machine.arguments.clear()
    machine.arguments.add(machine.contextArgument)
    let state = try machine.call(.start, context, keeping: .result)
    switch machine.machine.value(state) {
    case .none: return try machine.machine.written(.list([])).bytes
    case .list, .map: return state.bytes
    default: throw Misfit("start must return a table")
    }
  }

  private func walkAfter(
    _ state: WalkHooks.State, _ turn: WalkedTurn, _ player: String, _ context: HookContext
  ) throws -> WalkHooks.State {
    let machine = try machine(context)
    let form = try machine.form(of: turn)
    machine.arguments.clear()
    machine.arguments.add(LuaWritten(bytes: state))
    machine.arguments.add(form, filledWith: try machine.written(player: player), isWatched: true)
    machine.arguments.add(machine.contextArgument)
    let after = try machine.call(.after, context, keeping: .resultOrFirstArgument).bytes
    if machine.machine.hasReadWatched { context.notePlayer() }
    return after
  }

  private func walkResult(_ state: WalkHooks.State, _ context: HookContext) throws -> SittingResult {
    let machine = try machine(context)
    machine.arguments.clear()
    machine.arguments.add(machine.stateArgument, filledWith: LuaWritten(bytes: state))
    machine.arguments.add(machine.contextArgument)
    let answer = machine.machine.value(try machine.call(.result, context, keeping: .result))
    return try AnswerReader(rules: context.rules).result(answer)
  }

  private func walkPlain(_ state: WalkHooks.State) -> PlainValue {
    guard let running else { return .empty }
    return PlainValue(running.machine.value(LuaWritten(bytes: state)))
  }
}

/// The shared form of all events with the same response, written for one machine.
final class EventForm {
  let machine: LuaMachine
  let form: LuaForm

  init(_ machine: LuaMachine, _ form: LuaForm) {
    self.machine = machine
    self.form = form
  }
}
