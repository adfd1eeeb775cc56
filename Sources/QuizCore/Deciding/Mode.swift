/// The port to whatever decides how a quiz goes: a Lua file, or the built-in default.
///
/// Every hook answers with a value; what it knows comes in the context. The extension below holds the defaults, so a
/// conforming type writes only the hooks it has.
package protocol Mode: AnyObject {
  var info: ModeInfo { get }
  /// The ids of the questions in the order to be asked, each at most once; what is left out is not asked.
  func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String]
  /// The first state.
  func start(_ context: HookContext) throws(HookFailure) -> PlainValue
  /// What comes now: at the beginning, and after everything that happened.
  func next(_ context: HookContext) throws(HookFailure) -> Step
  /// The verdict on a response; never asked where none was given.
  func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict
  /// The state after a settled question, whose turn has its verdict.
  func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue
  /// The state after a hint, a button or a page, which settle nothing.
  func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue
  /// What is to be remembered from here on, whether or not the sitting comes to an end: called after `after` and `acted`.
  func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> KeptValues
  /// Short texts for the header, before each question is shown.
  func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry]
  /// What to say at the end; `ResultRules` fills in what is left out.
  func result(_ context: HookContext) throws(HookFailure) -> SittingResult
  /// The hooks in a quicker form, for walks; nil when there is none.
  var walkHooks: WalkHooks? { get }
  /// Whether it looks at nothing but what `HookSight` learns of.
  var noticesLooks: Bool { get }
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

  package func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    context.modeState
  }

  package func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    context.modeState
  }

  package func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> KeptValues { KeptValues() }

  package func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] { [] }

  package func result(_ context: HookContext) throws(HookFailure) -> SittingResult { SittingResult() }

  package var walkHooks: WalkHooks? { nil }

  package var noticesLooks: Bool { false }
}

/// The built-in default: every hook as the extension of `Mode` has it.
package final class BuiltInMode: Mode {
  package let info = ModeInfo.builtIn
  package var walkHooks: WalkHooks? { WalkHooks() }
  package var noticesLooks: Bool { true }
  package init() {}
}

extension SittingState {
  /// Stay with an open question until it is settled; walk through the order, then finish.
  var defaultStep: Step {
    if case .question(let asked, _) = open?.content { return .ask(asked, AskOptions()) }
    if let next = firstUnsettled { return .ask(.ofQuiz(next), AskOptions()) }
    return .finish(nil)
  }
}
