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

  package func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> KeptValues { KeptValues() }

  package func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] { [] }

  package func result(_ context: HookContext) throws(HookFailure) -> SittingResult { SittingResult() }

  package var walkHooks: WalkHooks? { nil }
}

/// The built-in default: every hook as the extension of `Mode` has it.
package final class BuiltInMode: Mode {
  package let info = ModeInfo.builtIn
  package var walkHooks: WalkHooks? { WalkHooks() }
  package init() {}
}

/// What a hook may know, and the defaults it may fall back on.
///
/// An object, since it is handed on from call to call: a state is dozens of references.
package final class HookContext {
  private let source: Source
  /// A walk has one context for all hooks of a sitting.
  package internal(set) var hook: Hook
  /// Of the sitting.
  package let seed: Int
  /// What the mode finished with; in `result` alone.
  package let why: String?
  /// The question that is about to be shown; in `status` alone.
  package let shown: Question?
  /// The verdict of the layer below, for `judge` and `ctx.judge`.
  package let judgeBelow: (Question, Turn) -> Verdict

  private enum Source {
    case state(SittingState)
    /// A state that is made when somebody asks for it.
    case walk(WalkedSitting)
  }

  package convenience init(
    state: SittingState, hook: Hook, why: String? = nil, judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.init(.state(state), hook, state.beginning.seed, why, judgeBelow)
  }

  convenience init(
    walked: WalkedSitting, hook: Hook, seed: Int, judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.init(.walk(walked), hook, seed, nil, judgeBelow)
  }

  private init(
    _ source: Source, _ hook: Hook, _ seed: Int, _ why: String?, shown: Question? = nil,
    _ judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.source = source
    self.hook = hook
    self.seed = seed
    self.why = why
    self.shown = shown
    self.judgeBelow = judgeBelow
  }

  package func with(why: String?) -> HookContext { HookContext(source, hook, seed, why, judgeBelow) }

  package func showing(_ question: Question?) -> HookContext {
    HookContext(source, hook, seed, why, shown: question, judgeBelow)
  }

  package var state: SittingState {
    switch source {
    case .state(let state): return state
    case .walk(let sitting):
      sitting.isPersonal = true
      return sitting.state
    }
  }

  package var quiz: Quiz? {
    switch source {
    case .state(let state): return state.quiz
    case .walk(let sitting): return sitting.quiz
    }
  }

  /// Says that a hook of a walk made use of who plays.
  package func notePlayer() {
    if case .walk(let sitting) = source { sitting.isPersonal = true }
  }

  /// How many turns the state has.
  package var turnCount: Int {
    switch source {
    case .state(let state): return state.turns.count
    case .walk(let sitting): return sitting.turnCount
    }
  }

  /// Stay with an open question until it is settled; walk through the order, then finish.
  package var defaultStep: Step {
    if case .question(let asked, _) = state.open?.content { return .ask(asked, AskOptions()) }
    if let next = state.firstUnsettled { return .ask(.ofQuiz(next), AskOptions()) }
    return .finish(nil)
  }
}
