internal import QuizCore

/// Turns the events of one command into what faces show.
struct Moments {
  private var state: SittingState
  private let events: [SittingEvent]
  private var moments: [Moment] = []

  static func of(_ events: [SittingEvent], from state: SittingState) -> [Moment] {
    var walk = Moments(state: state, events: events)
    for index in events.indices { walk.step(index) }
    return walk.moments
  }

  private init(state: SittingState, events: [SittingEvent]) {
    self.state = state
    self.events = events
  }

  private mutating func step(_ index: Int) {
    let before = state
    state.evolve(events[index])
    switch events[index] {
    case .opened: show(at: index)
    case .rewound: show(at: index)
    case .took(let turn): took(turn, at: index, before)
    case .waitedForFinish: moments.append(.waitingForFinish)
    case .hookFailed(let failure): moments.append(.warning(sentence(failure)))
    case .finished(let result): finished(result)
    case .discarded: moments.append(.discarded)
    case .ordered, .stateChanged, .timePassed, .selected, .keptDropped: break
    }
  }

  /// Shows the open step, unless its kept response is decided again, or all ends, in the same breath.
  private mutating func show(at index: Int) {
    switch events.dropFirst(index + 1).first(where: \.touchesOpenStep) {
    case .took?, .finished?: return
    default: break
    }
    if let view = Projection.view(of: state) { moments.append(.step(view)) }
  }

  private mutating func took(_ turn: Turn, at index: Int, _ before: SittingState) {
    let isRepeated = before.kept.first.map { $0.step.isSame(as: turn.step) } ?? false
    if isRepeated { return }
    switch turn.input {
    case .hinted:
      if let hint = turn.step.asking?.hint { moments.append(.hint(hint)) }
    case .timedOut:
      moments.append(.timeout(step: Projection.number(of: turn.step, state)))
      verdict(turn, at: index)
    case .answered, .skipped: verdict(turn, at: index)
    case .action, .continued: break
    }
  }

  /// The verdict now, unless it waits for the end; the right answer unless the same question is asked again next.
  private mutating func verdict(_ turn: Turn, at index: Int) {
    guard let asking = turn.step.asking, !asking.revealsAtEnd, asking.reveal != .nothing else { return }
    guard let verdict = turn.verdict, verdict.of > 0 else { return }
    let reveals = asking.reveal == .answer && !isAskedAgain(turn, after: index)
    if let view = Projection.verdict(of: turn, state, revealing: reveals) { moments.append(.verdict(view)) }
  }

  private func isAskedAgain(_ turn: Turn, after index: Int) -> Bool {
    for event in events[(index + 1)...] {
      if case .opened(let step, _, _) = event { return step.asking != nil && step.id == turn.step.id }
    }
    return false
  }

  private mutating func finished(_ result: SittingResult) {
    for turn in reviewed where turn.step.asking?.revealsAtEnd == true && turn.verdict?.of ?? 0 > 0 {
      if let view = Projection.verdict(of: turn, state, revealing: true) { moments.append(.verdict(view)) }
    }
    moments.append(.result(result))
  }

  /// Settled turns as the review before the result goes through them: oldest first, with free navigation by place.
  private var reviewed: [Turn] {
    guard state.isFree else { return state.past }
    let places = state.past.enumerated().sorted {
      (Projection.number(of: $0.element.step, state), $0.offset) < (
        Projection.number(of: $1.element.step, state), $1.offset
      )
    }
    return places.map(\.element)
  }

  private func sentence(_ failure: HookFailure) -> String {
    let count = state.failures["\(failure.plugin).\(failure.hook.rawValue)", default: 0]
    let now = failure.hook == .after || failure.hook == .acted ? "the state stays as it was" : "the default was used"
    let effect = count >= Decider.failuresAllowed ? "it is off for the rest of this sitting" : now
    return "\(failure.message) (\(failure.hook.rawValue) of '\(failure.plugin)' failed: \(effect))"
  }
}

extension SittingEvent {
  /// Whether this event decides about the step opened before it.
  fileprivate var touchesOpenStep: Bool {
    switch self {
    case .took, .timePassed, .opened, .rewound, .finished: return true
    default: return false
    }
  }
}
