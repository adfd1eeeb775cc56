/// The port to the decider of a quiz's course: a Lua file, or the built-in default.
///
/// Every hook answers with a value; what it knows comes in the context. The extension below holds the defaults, so a
/// conforming type writes only the hooks it has.
package protocol Mode: AnyObject {
  var info: ModeInfo { get }
  /// The ids of the questions in the order to ask, each at most once; a missing one is not asked.
  func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String]
  /// The first state.
  func start(_ context: HookContext) throws(HookFailure) -> PlainValue
  /// The next step, asked at the beginning and after every event.
  func next(_ context: HookContext) throws(HookFailure) -> Step
  /// The verdict on a response; never asked where none was given.
  func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict
  /// The mode's state after a settled question, whose turn has its verdict.
  func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue
  /// The state after a hint, a button or a page, which settle nothing.
  func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue
  /// The values to remember from now on, even if the sitting never ends; called after `after` and `acted`.
  func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> RememberedValues
  /// Short texts for the header, before each question is shown.
  func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry]
  /// The result at the end; `ResultRules` fills in missing parts.
  func result(_ context: HookContext) throws(HookFailure) -> SittingResult
  /// A faster form of the hooks for walks; nil when there is none.
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

  package func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> RememberedValues { RememberedValues() }

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

/// The facts that a hook may read, and the defaults that it may fall back on.
///
/// A class, since it is passed from call to call, and copying a state takes dozens of references.
package final class HookContext {
  private let held: SittingState
  /// The sitting on a walk, which makes its state on the first request.
  private let walked: WalkedSitting?
  /// Notes what the hook looks at; nil when that is of no interest.
  package let sight: HookSight?
  /// A walk has one context for all hooks of a sitting.
  package internal(set) var hook: Hook
  /// The seed of the sitting.
  package let seed: Int
  /// The reason with which the mode finished; nil except in `result`.
  package let why: String?
  /// The question that is about to be shown; in `status` alone.
  package let shown: Question?
  /// The verdict of the layer below, for `judge` and `ctx.judge`.
  package let judgeBelow: (Question, Turn) -> Verdict

  package convenience init(
    state: SittingState, hook: Hook, why: String? = nil, sight: HookSight? = nil,
    judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.init(state, nil, hook, state.beginning.seed, why, sight: sight, judgeBelow)
  }

  convenience init(
    walked: WalkedSitting, hook: Hook, seed: Int, judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.init(walked.start, walked, hook, seed, nil, judgeBelow)
  }

  private init(
    _ held: SittingState, _ walked: WalkedSitting?, _ hook: Hook, _ seed: Int, _ why: String?, shown: Question? = nil,
    sight: HookSight? = nil, _ judgeBelow: @escaping (Question, Turn) -> Verdict
  ) {
    self.held = held
    self.walked = walked
    self.hook = hook
    self.seed = seed
    self.why = why
    self.shown = shown
    self.sight = sight
    self.judgeBelow = judgeBelow
  }

  package func with(why: String?) -> HookContext {
    HookContext(held, walked, hook, seed, why, sight: sight, judgeBelow)
  }

  package func showing(_ question: Question?) -> HookContext {
    HookContext(held, walked, hook, seed, why, shown: question, sight: sight, judgeBelow)
  }

  /// The full state; reading it counts as looking at the player's own facts.
  package var state: SittingState {
    sight?.isPersonal = true
    return common
  }

  var common: SittingState { walkedState ?? held }

  /// The state of a walked sitting, made on request; nil where a state is held.
  private var walkedState: SittingState? {
    walked?.isPersonal = true
    return walked?.state
  }

  /// Notes that a hook used facts of the player.
  package func notePlayer() {
    sight?.isPersonal = true
    walked?.isPersonal = true
  }

  /// Notes that a hook's facts depend on the number of turns.
  package func noteTurns() { sight?.countsTurns = true }

  /// How many turns the state has.
  package var turnCount: Int { walked?.turnCount ?? held.turns.count }
}

/// The facts that all sittings at the same place of `Ways` share: mode state, open step, remaining questions and rules.
///
/// Each is read from the state by itself, since copying a state takes dozens of references.
extension HookContext {
  package var quiz: Quiz? { held.quiz }
  package var beginning: Beginning { walkedState?.beginning ?? held.beginning }
  /// The rules of the sitting, which reveal nothing about the player.
  package var rules: Int { held.beginning.rules }
  package var modeState: PlainValue { walkedState?.modeState ?? held.modeState }
  package var remaining: ArraySlice<String> { walkedState?.remaining ?? held.remaining }
  package var pastCount: Int { walkedState?.pastCount ?? held.pastCount }
  package var madeIDs: [String] { walkedState?.madeIDs ?? held.madeIDs }

  /// The step that follows when the mode chooses none.
  package var defaultStep: Step { walkedState?.defaultStep ?? held.defaultStep }

  package func quizQuestion(_ id: String) -> Question? { held.quizQuestion(id) }

  /// A question that the mode made.
  package func made(_ id: String) -> Question? {
    if let state = walkedState { state.records[id]?.made } else { held.records[id]?.made }
  }

  /// A question of the quiz, or one that the mode made, as it is marked here.
  package func question(_ id: String) -> Question? {
    if let state = walkedState { state.question(id) } else { held.question(id) }
  }

  package func question(_ asked: AskedQuestion) -> Question? {
    switch asked {
    case .ofQuiz(let id): question(id)
    case .made(let question): underRules(question)
    }
  }

  /// A question as the sitting's version of the rules marks it.
  package func underRules(_ question: Question) -> Question { held.underRules(question) }
}

extension SittingState {
  /// Stay with an open question until it is settled; walk through the order, then finish.
  var defaultStep: Step {
    if case .question(let asked, _) = open?.content { return .ask(asked, AskOptions()) }
    if let next = firstUnsettled { return .ask(.ofQuiz(next), AskOptions()) }
    return .finish(nil)
  }
}

/// The facts that the hooks of a command looked at; they decide whether other sittings at the same place get the same
/// answers.
package final class HookSight {
  /// True after a look at the player, at earlier responses or points, or at other facts that differ between sittings at
  /// the same place.
  package internal(set) var isPersonal = false
  /// True after a look at the number of turns, or at a draw, which depends on it.
  package internal(set) var countsTurns = false

  init() {}
}
