/// A turn of a walk, shared by all participants with the same answer.
package final class WalkedTurn {
  /// The turn of a player without a name.
  package let turn: Turn
  package let question: Question
  package let verdict: Verdict
  /// Among the turns of a walk that are kept; nil for others.
  package let number: Int?
  /// Bytes of the text that was typed.
  let textSize: Int
  /// A cache of the mode's own for this turn.
  package var shown: AnyObject?

  init(_ step: OpenStep, _ question: Question, _ input: Turn.Input, partial: PartialRule, number: Int?) {
    self.number = number
    var turn = Turn(step: step, input: input, ms: 0, before: .empty)
    let verdict = Decider.defaultVerdict(question, turn, partial)
    turn.verdict = verdict
    if case .text(let text)? = turn.response { textSize = text.utf8.count } else { textSize = 0 }
    self.turn = turn
    self.question = question
    self.verdict = verdict
  }
}

/// Hooks as a walk calls them: with the mode's state in a form that only the mode understands.
///
/// Nil stands for a failure; the sitting is then played anew by the decider, which records what failed.
package struct WalkHooks {
  package typealias State = [UInt8]

  package let start: ((HookContext) -> State?)?
  /// The mode's state after a player's turn; nil when the hook fails.
  package let after: ((State, WalkedTurn, String, HookContext) -> State?)?
  package let result: ((State, HookContext) -> SittingResult?)?
  /// The state as everybody knows it.
  package let plain: (State) -> PlainValue

  package init(
    start: ((HookContext) -> State?)? = nil, after: ((State, WalkedTurn, String, HookContext) -> State?)? = nil,
    result: ((State, HookContext) -> SittingResult?)? = nil, plain: @escaping (State) -> PlainValue = { _ in .empty }
  ) {
    self.start = start
    self.after = after
    self.result = result
    self.plain = plain
  }
}

/// A sitting on a walk. Its state is made on request, which few hooks need.
package final class WalkedSitting {
  package let player: String
  /// The turns so far, each with the mode's state before it.
  private(set) var turns: [(turn: WalkedTurn, before: WalkHooks.State)] = []
  package internal(set) var result: SittingResult?
  package let failures: [HookFailure]
  /// The mode's state; nil before `start`.
  var modeState: WalkHooks.State?
  /// Its number among the known ones; nil when it has none.
  var stateNumber: Int?
  /// Whether a hook made use of more than the turn and the mode's state: of the player, or of the sitting's state.
  var isPersonal = false
  private var longestState = 0
  private var longestText = 0
  /// The state before the first turn.
  let start: SittingState
  private let plain: (WalkHooks.State) -> PlainValue
  /// How many pages were left when so many questions were settled: they count as turns, and no hook sees more of them.
  private let pagesLeft: [Int]
  /// The pages left behind the last question.
  var closingPages = 0
  /// The state after the first `evolvedCount` turns, brought up to date on request.
  private var evolved: SittingState
  private var evolvedCount = 0

  /// A sitting from its start on.
  init(_ player: String, start: SittingState, pagesLeft: [Int], _ hooks: WalkHooks) {
    self.player = player
    evolved = start
    self.start = start
    plain = hooks.plain
    failures = []
    self.pagesLeft = pagesLeft
    turns.reserveCapacity(pagesLeft.count - 1)
  }

  /// A sitting that was played by a decider.
  init(_ player: String, end: SittingState, failures: [HookFailure]) {
    self.player = player
    evolved = end
    start = end
    result = end.result
    self.failures = failures
    plain = { _ in .empty }
    pagesLeft = []
  }

  /// How many turns there were, pages among them.
  var turnCount: Int {
    turns.count + (pagesLeft.indices.contains(turns.count) ? pagesLeft[turns.count] : 0) + closingPages
  }

  func take(_ turn: WalkedTurn) {
    turns.append((turn, modeState ?? []))
    longestState = max(longestState, modeState?.count ?? 0)
    longestText = max(longestText, turn.textSize)
  }

  /// Whether it stays far from the end of its room in the record.
  var hasRoom: Bool {
    RecordUse.isSmall(turns.count, states: longestState, texts: longestText)
      || state.use.bytes <= RecordUse.most / 2
  }

  func enter(_ number: Int, _ known: KnownOutcomes) {
    modeState = known.states[number]
    stateNumber = number
  }

  package var state: SittingState {
    if evolved.beginning.players != [player] { evolved.beginning.players = [player] }
    for (turn, before) in turns[evolvedCount...] { evolve(turn.turn, before) }
    evolvedCount = turns.count
    if let modeState { evolved.evolve(.stateChanged(plain(modeState))) }
    if let result, evolved.result == nil { evolved.evolve(.finished(result)) }
    return evolved
  }

  private func evolve(_ turn: Turn, _ before: WalkHooks.State) {
    var turn = turn
    turn.step.player = player
    turn.before = plain(before)
    evolved.evolve(.stateChanged(turn.before))
    evolved.evolve(.opened(turn.step, status: [], rest: []))
    evolved.evolve(.took(turn))
  }

  /// The last verdict of each question that was put, in the order in which they were first put.
  package var verdicts: [(id: String, verdict: Verdict)] {
    turns.isEmpty ? evolved.verdicts : turns.map { ($0.turn.question.id, $0.turn.verdict) }
  }
}

extension SittingState {
  /// The last verdict of each question that was put, in the order in which they were first put.
  package var verdicts: [(id: String, verdict: Verdict)] {
    records.filter { $0.value.verdict != nil }
      .sorted { ($0.value.number, $0.key) < ($1.value.number, $1.key) }
      .compactMap { id, record in record.verdict.map { (id, $0) } }
  }
}

/// Memoised outcomes of hooks that depend on the turn and the mode's state alone.
///
/// Under one seed a hook's draws depend on the turn's place alone: the same turn after the same state has the same
/// outcome. Many modes have a few hundred states, so that most participants only need look-ups.
struct KnownOutcomes {
  private(set) var states: [WalkHooks.State] = []
  private var numbers: [WalkHooks.State: Int] = [:]
  /// State after state and turn, by the numbers of both.
  private var following: [UInt64: Int] = [:]
  private var results: [Int: SittingResult] = [:]
  private var bytes = 0
  /// Bytes of the longest state.
  private(set) var longest = 0
  /// The state after `start`.
  var first: Int?

  private static let mostStates = 8000
  private static let mostBytes = 1 << 20
  private static let mostFollowing = 64000

  /// The number of a state; nil when it is new and no more are kept.
  mutating func number(of state: WalkHooks.State) -> Int? {
    if let known = numbers[state] { return known }
    if states.count >= Self.mostStates || bytes >= Self.mostBytes { return nil }
    states.append(state)
    numbers[state] = states.count - 1
    bytes += state.count
    longest = max(longest, state.count)
    return states.count - 1
  }

  /// The state after a turn, by the numbers of both.
  func next(after state: Int, _ turn: Int) -> Int? { following[Self.key(state, turn)] }

  mutating func keep(_ next: Int, after state: Int, _ turn: Int) {
    if following.count < Self.mostFollowing { following[Self.key(state, turn)] = next }
  }

  func result(in state: Int) -> SittingResult? { results[state] }

  mutating func keep(_ result: SittingResult, in state: Int) { results[state] = result }

  private static func key(_ state: Int, _ turn: Int) -> UInt64 { UInt64(state) << 32 | UInt64(turn) }
}
