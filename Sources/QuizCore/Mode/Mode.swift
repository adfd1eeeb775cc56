/// The port to whatever decides how a quiz goes: a Lua file, or the built-in default.
///
/// Every hook answers with a value; what it knows comes in the context. The extension below holds the defaults, so a
/// conforming type writes only the hooks it has.
package protocol Mode: AnyObject {
  var info: ModeInfo { get }
  func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String]
  func start(_ context: HookContext) throws(HookFailure) -> PlainValue
  func next(_ context: HookContext) throws(HookFailure) -> Step
  func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict
  func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue
  func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue
  func status(_ context: HookContext) throws(HookFailure) -> [String]
  func result(_ context: HookContext) throws(HookFailure) -> SittingResult
}

extension Mode {
  package func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
    questions.map(\.id)
  }

  package func start(_ context: HookContext) throws(HookFailure) -> PlainValue { .empty }

  package func next(_ context: HookContext) throws(HookFailure) -> Step { context.defaultStep }

  package func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
    context.judgeBelow(question, turn)
  }

  package func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue { context.state.modeState }

  package func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue { context.state.modeState }

  package func status(_ context: HookContext) throws(HookFailure) -> [String] { [] }

  package func result(_ context: HookContext) throws(HookFailure) -> SittingResult { SittingResult() }
}

/// The built-in default: every hook as the extension of `Mode` has it.
package final class BuiltInMode: Mode {
  package let info = ModeInfo.builtIn
  package init() {}
}

/// What a hook may know, and the defaults it may fall back on.
///
/// An object, since it is handed on from call to call: a state is dozens of references.
package final class HookContext {
  package let state: SittingState
  package let hook: Hook
  /// What the mode finished with; in `result` alone.
  package let why: String?
  /// The verdict of the layer below, for `judge` and `ctx.judge`.
  package let judgeBelow: (Question, Turn) -> Verdict

  package init(
    state: SittingState, hook: Hook, why: String? = nil, judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.state = state
    self.hook = hook
    self.why = why
    self.judgeBelow = judgeBelow
  }

  package func with(why: String?) -> HookContext {
    HookContext(state: state, hook: hook, why: why, judgeBelow: judgeBelow)
  }

  /// Stay with an open question until it is settled; walk through the order, then finish.
  package var defaultStep: Step {
    if case .question(let asked, _) = state.open?.content { return .ask(asked, AskOptions()) }
    if let next = state.firstUnsettled { return .ask(.ofQuiz(next), AskOptions()) }
    return .finish(nil)
  }
}
