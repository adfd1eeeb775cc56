/// The way through a quiz when it is the same for every participant. One thread owns it.
///
/// No plugin orders or chooses the questions, no navigation is allowed, and no hook sees the pages between them. The
/// next question, its form and the points of a response are then found once, not once a participant. A decider plays
/// instead where a hook depends on more, or fails.
package final class Walk {
  /// Each question of the order as it is asked.
  private let steps: [OpenStep]
  private let questions: [Question]
  /// The pages before each of them, and behind the last.
  private let pages: [[OpenStep]]
  /// How many pages were left when so many questions were settled.
  private let pagesLeft: [Int]
  /// The state at the start, with its order made.
  private let start: SittingState
  private let layers: [any Mode]
  let quiz: Quiz?
  private let partial: PartialRule
  private let seed: Int
  private let judge: (Question, Turn) -> Verdict
  /// The mode's hooks in their quicker form, until one of them failed.
  private(set) var hooks: WalkHooks?
  /// Whether the mode is asked in the quicker form.
  package var isQuick: Bool { hooks != nil }
  private var skipped: [WalkedTurn] = []
  /// Turns by place and response, as many as may be kept.
  private var answered: [[Response: WalkedTurn]] = []
  /// The points of each stored turn, by its number.
  private(set) var earned: [(points: Double, of: Double)] = []
  private(set) var known = KnownOutcomes()
  private static let mostKnown = 64
  /// The bytes of the longest typed text whose turn is stored.
  private(set) var longestText = 0

  /// Nil where the way may differ.
  package init?(_ beginning: Beginning, _ layers: [any Mode]) {
    let hooks = layers.reduce(into: Set<Hook>()) { $0.formUnion($1.info.hooks) }
    guard hooks.isDisjoint(with: [.order, .next]) else { return nil }
    // The way of the built-in default, which has no hooks that could see a difference.
    var decider = Decider(layers: [BuiltInMode()], state: .initial(beginning))
    guard !decider.state.isFree, let events = try? decider.decide(.begin) else { return nil }
    guard case .ordered? = events.first else { return nil }
    var start = SittingState.initial(beginning)
    start.evolve(events[0])
    var (steps, questions): ([OpenStep], [Question]) = ([], [])
    var pages: [[OpenStep]] = [[]]
    while !decider.state.isOver {
      guard let step = decider.state.open else { return nil }
      if step.asking == nil {
        pages[pages.count - 1].append(step)
        guard !hooks.contains(.acted), (try? decider.decide(.proceed(inputs: []))) != nil else { return nil }
        continue
      }
      guard let question = decider.state.openQuestion else { return nil }
      steps.append(step)
      questions.append(question)
      pages.append([])
      guard (try? decider.leaveOut()) != nil else { return nil }
    }
    self.steps = steps
    self.questions = questions
    self.pages = pages
    pagesLeft = pages.dropLast().reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    order = questions.map(\.id)
    waiting = questions.filter { $0.marked == .byHand }.map(\.id)
    self.start = start
    self.layers = layers
    quiz = beginning.quiz
    partial = beginning.quiz?.partial ?? .net
    seed = beginning.seed
    judge = { [partial] question, turn in Decider.defaultVerdict(question, turn, partial) }
    self.hooks = hooks.contains(.judge) ? nil : layers.first?.walkHooks
    answered = Array(repeating: [:], count: steps.count)
    skipped = steps.indices.map { [partial] place in
      var step = steps[place]
      step.player = ""
      return WalkedTurn(step, questions[place], .skipped, partial: partial, number: place)
    }
    earned = skipped.map { ($0.verdict.points, $0.verdict.of) }
  }

  /// Plays a sitting of `player` to its end. `input` gives the input to a question, by its place in the order.
  package func play<Problem: Error>(
    _ player: String, _ input: (Int, OpenStep, Question) throws(Problem) -> Turn.Input
  ) throws(Problem) -> Result<WalkedSitting, Refusal> {
    let sitting = try quick(player) { place throws(Problem) in
      turn(place, try input(place, steps[place], questions[place]))
    }
    if let sitting { return .success(sitting) }
    return try decided(player, input)
  }

  /// The ids of the questions in their order.
  package let order: [String]
  /// The ids of the questions still to be marked by hand.
  let waiting: [String]

  /// The turn of an unanswered question, by its place.
  package func skippedTurn(_ place: Int) -> WalkedTurn { skipped[place] }

  /// The turn of a question, by its place, that gets one answer.
  package func turn(_ place: Int, choosing id: String) -> WalkedTurn {
    turn(place, .answered(.chosen([id]), inputs: []))
  }

  /// The result of a player from turns; nil when a decider has to play.
  package func result(of player: String, _ turn: (Int) -> WalkedTurn) -> SittingResult? {
    quick(player, turn)?.result
  }

  // MARK: By the mode's quicker hooks

  private func quick<Problem: Error>(
    _ player: String, _ turn: (Int) throws(Problem) -> WalkedTurn
  ) throws(Problem) -> WalkedSitting? {
    guard let hooks else { return nil }
    let sitting = WalkedSitting(player, start: start, pagesLeft: pagesLeft, hooks)
    if try go(sitting, hooks, turn) { return sitting }
    self.hooks = nil
    return nil
  }

  /// Whether no hook failed.
  private func go<Problem: Error>(
    _ sitting: WalkedSitting, _ hooks: WalkHooks, _ turn: (Int) throws(Problem) -> WalkedTurn
  ) throws(Problem) -> Bool {
    let context = HookContext(walked: sitting, hook: .start, seed: seed, judgeBelow: judge)
    guard start(sitting, hooks, context) else { return false }
    context.hook = .after
    for place in steps.indices {
      let turn = try turn(place)
      sitting.take(turn)
      guard after(turn, sitting, hooks, context) else { return false }
    }
    context.hook = .result
    sitting.closingPages = pages.last?.count ?? 0
    return finished(sitting, hooks, context)
  }

  private func start(_ sitting: WalkedSitting, _ hooks: WalkHooks, _ context: HookContext) -> Bool {
    guard let start = hooks.start else { return true }
    if let first = known.first {
      sitting.enter(first, known)
      return true
    }
    sitting.isPersonal = false
    guard let state = start(context) else { return false }
    sitting.modeState = state
    sitting.stateNumber = known.number(of: state)
    if !sitting.isPersonal { known.first = sitting.stateNumber }
    return true
  }

  private func after(_ turn: WalkedTurn, _ sitting: WalkedSitting, _ hooks: WalkHooks, _ context: HookContext) -> Bool {
    guard let after = hooks.after else { return true }
    let before = sitting.stateNumber
    if let before, let number = turn.number, let next = known.next(after: before, number) {
      sitting.enter(next, known)
      return true
    }
    sitting.isPersonal = false
    guard let state = after(sitting.modeState ?? [], turn, sitting.player, context) else { return false }
    sitting.modeState = state
    sitting.stateNumber = known.number(of: state)
    if !sitting.isPersonal, let before, let number = turn.number, let next = sitting.stateNumber {
      known.keep(next, after: before, number)
    }
    return true
  }

  private func finished(_ sitting: WalkedSitting, _ hooks: WalkHooks, _ context: HookContext) -> Bool {
    guard sitting.hasRoom, let answered = answered(sitting, hooks, context) else { return false }
    var (points, of) = (0.0, 0.0)
    for (turn, _) in sitting.turns {
      points += turn.verdict.points
      of += turn.verdict.of
    }
    sitting.result = ResultRules(quiz: quiz, points: points, of: of, waiting: waiting).filled(answered)
    return true
  }

  /// The result of the mode's `result` hook; nil when it fails.
  private func answered(_ sitting: WalkedSitting, _ hooks: WalkHooks, _ context: HookContext) -> SittingResult? {
    guard let result = hooks.result else { return SittingResult() }
    if let number = sitting.stateNumber, let known = known.result(in: number) { return known }
    sitting.isPersonal = false
    guard let given = result(sitting.modeState ?? [], context), RecordUse.isSmall(given) else { return nil }
    if !sitting.isPersonal, let number = sitting.stateNumber { known.keep(given, in: number) }
    return given
  }

  /// The turn of a question that gets an input; the same object for the same response.
  private func turn(_ place: Int, _ input: Turn.Input) -> WalkedTurn {
    switch input {
    case .skipped: return skipped[place]
    case .answered(let response, let inputs) where inputs.isEmpty:
      // Texts that are equal may be written in other bytes, which a mode can see.
      if case .text(let text) = response, !text.utf8.allSatisfy({ $0 < 0x80 }) {
        return make(place, input, number: nil)
      }
      if let known = answered[place][response] { return known }
      guard answered[place].count < Self.mostKnown else { return make(place, input, number: nil) }
      let turn = make(place, input, number: earned.count)
      answered[place][response] = turn
      longestText = max(longestText, turn.textSize)
      earned.append((turn.verdict.points, turn.verdict.of))
      return turn
    default: return make(place, input, number: nil)
    }
  }

  private func make(_ place: Int, _ input: Turn.Input, number: Int?) -> WalkedTurn {
    WalkedTurn(skipped[place].turn.step, questions[place], input, partial: partial, number: number)
  }

  // MARK: By a decider

  private func decided<Problem: Error>(
    _ player: String, _ input: (Int, OpenStep, Question) throws(Problem) -> Turn.Input
  ) throws(Problem) -> Result<WalkedSitting, Refusal> {
    var decider = Decider(layers: layers, state: start)
    decider.state.beginning.players = [player]
    decider.showsStatus = false
    decider.keepsEvents = false
    do throws(Refusal) {
      try decider.startMode()
    } catch {
      return .failure(error)
    }
    for place in steps.indices {
      var step = steps[place]
      step.player = player
      let given = try input(place, step, questions[place])
      decider.leave(pages[place], player)
      guard decider.takes(step) else { continue }
      decider.emit(.opened(step, status: [], rest: []))
      decider.record(step, questions[place], given, ms: 0)
    }
    decider.leave(pages[steps.count], player)
    decider.finishNow(why: nil)
    return .success(WalkedSitting(player, end: decider.state, failures: decider.failures))
  }
}

extension Decider {
  fileprivate mutating func leave(_ pages: [OpenStep], _ player: String) {
    for var page in pages {
      page.player = player
      guard takes(page) else { return }
      emit(.opened(page, status: [], rest: []))
      take(page, .continued(inputs: []))
    }
  }

  fileprivate var failures: [HookFailure] {
    events.compactMap { event in
      if case .hookFailed(let failure) = event { return failure }
      return nil
    }
  }
}

/// Memoised walks: results shared by participants, for which no hook runs.
extension Walk {
  /// The end of a walk: equal ends have equal results.
  package struct End: Hashable {
    /// The number of the mode's state.
    fileprivate let state: Int
    /// The sums over the verdicts.
    fileprivate var points = 0.0
    fileprivate var of = 0.0
  }

  /// The end of a walk with these turns, given by number; nil when a hook has to run.
  package func end(_ turn: (Int) -> Int?) -> End? {
    guard let hooks, isSurelySmall, var state = known.first else { return nil }
    var (points, of) = (0.0, 0.0)
    for place in order.indices {
      guard let number = turn(place) else { return nil }
      if hooks.after != nil {
        guard let next = known.next(after: state, number) else { return nil }
        state = next
      }
      points += earned[number].points
      of += earned[number].of
    }
    return End(state: state, points: points, of: of)
  }

  /// Whether no sitting of known turns can come near the end of its room in the record.
  private var isSurelySmall: Bool { RecordUse.isSmall(order.count, states: known.longest, texts: longestText) }

  /// The result of every participant at an end; nil when a hook has to run.
  package func result(at end: End) -> SittingResult? {
    guard let hooks else { return nil }
    guard let given = hooks.result == nil ? SittingResult() : known.result(in: end.state) else { return nil }
    return ResultRules(quiz: quiz, points: end.points, of: end.of).filled(given)
  }
}
