/// Plays a sitting again from its inputs, and compares each step with the record.
///
/// The inputs come from the recorded events: the player's responses, and the passing of time. Everything else is
/// decided again: the order, the verdicts, the mode's state, the next step, the result. A hook that the clock stopped
/// fails again as recorded.
package struct Replay {
  private let recorded: [SittingEvent]
  private let tape: ReplayTape
  private var decider: Decider
  /// How many recorded events have been accounted for.
  private var place = 0
  /// The difference of the input that came farthest, even if another one matched less of it.
  private var farthest: Difference?
  /// The inputs of player and clock that the replay has found so far.
  package private(set) var inputs: [ReplayInput] = []

  /// `layers` make the modes of the sitting, in the order of `Beginning.plugins`.
  package init(_ beginning: Beginning, _ events: [SittingEvent], layers: [() -> any Mode]) {
    recorded = events
    tape = ReplayTape(events)
    let modes = layers.map { [tape] make in TimedMode(make(), tape) }
    decider = Decider(layers: modes, state: .initial(beginning))
  }

  /// True when the clock stopped a hook here, but not in the sitting; then a difference proves nothing about the
  /// record.
  package var lacksTime: Bool { tape.lacksTime }

  /// The state reached so far.
  package var state: SittingState { decider.state }

  /// Goes through the whole record; nil when everything came out as it is recorded.
  package mutating func firstDifference() -> Difference? {
    while place < recorded.count {
      if let difference = advance() { return difference }
    }
    return nil
  }

  /// Finds the input that leads to the next recorded events; what no input leads to is the difference.
  ///
  /// Of several the one that accounts for most: with free navigation, submitting all may begin like opening a question.
  private mutating func advance() -> Difference? {
    var fitting: (input: ReplayInput, decider: Decider, count: Int)?
    var nearest: (events: [SittingEvent], agreeing: Int) = ([], 0)
    for input in candidates {
      var attempt = decider
      tape.start(at: place)
      guard let events = try? attempt.replay(input, watch: { [tape] _, _ in tape.advance() }) else { continue }
      let agreeing = zip(events, recorded[place...]).prefix { $0.agrees(with: $1) }.count
      if agreeing == events.count, agreeing > fitting?.count ?? 0 { fitting = (input, attempt, agreeing) }
      if nearest.events.isEmpty || agreeing > nearest.agreeing { nearest = (events, agreeing) }
    }
    let parting = nearest.agreeing > fitting?.count ?? 0 ? difference(nearest.events, nearest.agreeing) : nil
    if let parting, parting.event > farthest?.event ?? -1 { farthest = parting }
    guard let fitting else {
      let here = parting ?? difference(nearest.events, nearest.agreeing)
      return farthest.map { $0.event > here.event ? $0 : here } ?? here
    }
    let merged = fitting.input.merged(into: &inputs)
    inputs.append(merged)
    decider = fitting.decider
    place += fitting.count
    return nil
  }

  private func difference(_ events: [SittingEvent], _ agreeing: Int) -> Difference {
    var state = state
    for event in events.prefix(agreeing) { state.evolve(event) }
    let index = place + agreeing
    let recorded = recorded.indices.contains(index) ? self.recorded[index] : nil
    let replayed = events.indices.contains(agreeing) ? events[agreeing] : nil
    return Difference(event: index, state, recorded: recorded, replayed: replayed)
  }

  // MARK: Inputs

  /// The inputs that may have led to the following events, the likeliest first.
  private var candidates: [ReplayInput] {
    guard let event = recorded[place...].first(where: { !$0.isFailure }) else { return [] }
    switch event {
    case .ordered: return [.command(.begin)]
    case .timePassed(let ms): return [.command(.pass(ms))]
    case .selected(let response): return [.command(.select(response))]
    case .took(let turn): return inputs(of: turn) + freely
    case .rewound(let index): return [.command(.back)] + places(of: state.turns.indices.contains(index) ? [index] : [])
    case .opened(let step, _, let rest): return jumps(to: rest.last ?? step) + [.command(.finish)]
    case .finished: return [.command(.finish), .expiry]
    case .discarded: return [.command(.discard)]
    case .stateChanged, .remembered, .keptDropped, .waitedForFinish, .hookFailed: return [.expiry]
    }
  }

  private func inputs(of turn: Turn) -> [ReplayInput] {
    switch turn.input {
    case .answered(let response, let inputs): return [.command(.answer(response, inputs: inputs))]
    case .timedOut: return [.expiry]
    case .skipped: return [.command(turn.step.asking?.skip == false ? .leaveOut : .skip)]
    case .hinted: return [.command(.hint)]
    case .action(let id, let inputs): return [.command(.action(id, inputs: inputs))]
    case .continued(let inputs): return [.command(.proceed(inputs: inputs))]
    }
  }

  /// The likely inputs with free navigation.
  ///
  /// A reopened question keeps its response when the player leaves it, and kept turns are decided again first. So the
  /// player's target is one of the steps that open soon.
  private var freely: [ReplayInput] {
    guard state.isFree, state.reopened != nil else { return state.isFree ? [.command(.finish)] : [] }
    var ahead = state
    var targets: [OpenStep] = []
    var opened = 0
    for event in recorded[place...] {
      guard opened <= state.kept.count + 1 else { break }
      switch event {
      case .rewound(let index) where ahead.turns.indices.contains(index):
        targets.append(ahead.turns[index].step)
        opened += 1
      case .opened(let step, _, let rest):
        targets.append(rest.last ?? step)
        opened += 1
      default: break
      }
      ahead.evolve(event)
    }
    return targets.flatMap(jumps) + [.command(.finish)]
  }

  private func places(of turns: [Int]) -> [ReplayInput] {
    turns.flatMap { jumps(to: state.turns[$0].step) }
  }

  private func jumps(to step: OpenStep) -> [ReplayInput] {
    step.stepID.question.flatMap(state.questionPlace).map { [.command(.goTo($0 + 1))] } ?? []
  }
}

/// An input of the player or the clock to a sitting.
package enum ReplayInput: Equatable, Sendable {
  case command(Command)
  /// The time of the open step, or of the quiz, is up and was so when the step opened.
  case expiry

  /// Waits in a row are one wait: takes the last of the inputs away and gives both together.
  fileprivate func merged(into inputs: inout [ReplayInput]) -> ReplayInput {
    guard case .command(.pass(let ms)) = self, case .command(.pass(let earlier))? = inputs.last else { return self }
    let (sum, overflows) = earlier.addingReportingOverflow(ms)
    if overflows || !StoredRange.milliseconds.contains(sum) { return self }
    inputs.removeLast()
    return .command(.pass(sum))
  }
}

extension Decider {
  /// The events of an input as a replay puts it in.
  mutating func replay(
    _ input: ReplayInput, watch: ((SittingEvent, SittingState) -> Void)? = nil
  ) throws(Refusal) -> [SittingEvent] {
    switch input {
    case .command(let command): return try decide(command, watch: watch)
    case .expiry:
      guard state.timeLeft == 0, !state.isOver else { throw .late }
      self.watch = watch
      defer {
        self.watch = nil
        events = []
      }
      expire()
      return events
    }
  }
}

extension SittingEvent {
  /// Whether the replay gave the same; the sentence of a failure may name its file by another path.
  fileprivate func agrees(with recorded: SittingEvent) -> Bool {
    if case .hookFailed(let failure) = self, case .hookFailed(let other) = recorded {
      return failure.plugin == other.plugin && failure.hook == other.hook
    }
    return self == recorded
  }
}

/// Plays a sitting from its inputs alone, as a challenge code has them.
package enum InputReplay {
  /// An input that could not be taken: its place among the inputs, from 0, and why.
  package struct Mismatch: Error, Equatable, Sendable {
    package var input: Int
    /// Nil when there was no time for it.
    package var refusal: Refusal?
  }

  /// The most inputs of a replay, beyond any real sitting; a code may have millions.
  package static let mostInputs = 50_000

  /// The state after the last input. Modes start afresh before every hook call.
  ///
  /// It gives up at an input when there are too many, or `hasTime` says so.
  package static func state(
    _ beginning: Beginning, _ inputs: [ReplayInput], layers: [() -> any Mode], hasTime: () -> Bool = { true }
  ) throws(Mismatch) -> SittingState {
    .initial(beginning, after: try events(beginning, inputs, layers: layers, hasTime: hasTime))
  }

  /// The events that the inputs lead to.
  package static func events(
    _ beginning: Beginning, _ inputs: [ReplayInput], layers: [() -> any Mode], hasTime: () -> Bool = { true }
  ) throws(Mismatch) -> [SittingEvent] {
    if inputs.count > mostInputs { throw Mismatch(input: mostInputs, refusal: nil) }
    var decider = Decider(layers: layers.map { $0() }, state: .initial(beginning))
    var events: [SittingEvent] = []
    for (index, input) in inputs.enumerated() {
      guard hasTime() else { throw Mismatch(input: index, refusal: nil) }
      do {
        events += try decider.replay(input)
      } catch {
        throw Mismatch(input: index, refusal: error)
      }
    }
    return events
  }
}

/// The versions of the rules that this program can replay.
package enum RulesVersion {
  package static func isKnown(_ version: Int) -> Bool { Beginning.knownRules.contains(version) }

  /// A sentence when it cannot.
  package static func problem(_ version: Int) -> String? {
    if isKnown(version) { return nil }
    return "it was played by rules version \(version), and this quizrun knows \(Beginning.currentRules)"
  }
}
