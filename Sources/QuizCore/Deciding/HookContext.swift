/// What a hook may know, and the defaults it may fall back on.
///
/// An object, since it is handed on from call to call: a state is dozens of references.
package final class HookContext {
  private let held: SittingState
  /// A walk makes its state when somebody asks for it.
  private let walked: WalkedSitting?
  /// Learns what the hook looks at, where somebody wants to know.
  package let sight: HookSight?
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

  /// All that there is to know.
  package var state: SittingState {
    sight?.isPersonal = true
    return common
  }

  var common: SittingState { walkedState ?? held }

  /// What a walk makes when it is asked; nil where there is a state.
  private var walkedState: SittingState? {
    walked?.isPersonal = true
    return walked?.state
  }

  /// Says that a hook made use of who plays.
  package func notePlayer() {
    sight?.isPersonal = true
    walked?.isPersonal = true
  }

  /// Says that what a hook was told depends on how many turns there were.
  package func noteTurns() { sight?.countsTurns = true }

  /// How many turns the state has.
  package var turnCount: Int { walked?.turnCount ?? held.turns.count }
}

/// What all sittings at the same place of `Ways` have in common: the mode's state, the open step, what remains, questions by
/// their ids, the rules, and, once it is noted, how many turns there were.
///
/// Each is taken from the state by itself: a copy of that takes dozens of references.
extension HookContext {
  package var quiz: Quiz? { held.quiz }
  package var beginning: Beginning { walkedState?.beginning ?? held.beginning }
  package var modeState: PlainValue { walkedState?.modeState ?? held.modeState }
  package var remaining: ArraySlice<String> { walkedState?.remaining ?? held.remaining }
  package var pastCount: Int { walkedState?.pastCount ?? held.pastCount }
  package var madeIDs: [String] { walkedState?.madeIDs ?? held.madeIDs }

  /// What comes next where no mode has another wish.
  package var defaultStep: Step { walkedState?.defaultStep ?? held.defaultStep }

  /// A question of the quiz.
  package func quizQuestion(_ id: String) -> Question? { held.quizQuestion(id) }

  /// A question that the mode made.
  package func made(_ id: String) -> Question? {
    if let state = walkedState { return state.records[id]?.made }
    return held.records[id]?.made
  }

  /// A question of the quiz, or one that the mode made, as it is marked here.
  package func question(_ id: String) -> Question? {
    if let state = walkedState { return state.question(id) }
    return held.question(id)
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

/// What the hooks of a command looked at: whether others who come to the same place would have been told the same.
package final class HookSight {
  /// At the player, at what was given or earned before, or at anything else that sittings at the same place differ in.
  package internal(set) var isPersonal = false
  /// At how many turns there were, or at something drawn, which depends on it.
  package internal(set) var countsTurns = false

  init() {}
}
