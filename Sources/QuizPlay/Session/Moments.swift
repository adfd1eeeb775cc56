internal import QuizCore

/// Turns the events of one command into moments: it receives each event, and is read at the end.
final class Moments {
  private var moments: [Moment?] = []
  /// The place of the step that opened last, while later events may still hide it.
  private var freshStep: Int?
  /// The verdicts that show the right answer, as long as their question may be asked again next.
  private var freshVerdicts: [(place: Int, question: String)] = []
  /// The step of the first turn that going back kept.
  private var nextKept: OpenStep?

  /// Before the first event; `state` is the present one.
  init(from state: SittingState) {
    nextKept = state.kept.first?.step
  }

  var all: [Moment] { moments.compactMap { $0 } }

  /// Takes the next event, with the state after it.
  func note(_ event: SittingEvent, _ state: SittingState) {
    settleStep(event)
    settleVerdicts(event)
    switch event {
    case .opened, .rewound: opened(state)
    case .took(let turn): took(turn, state)
    case .waitedForFinish: moments.append(.waitingForFinish)
    case .hookFailed(let failure): moments.append(.warning(Self.sentence(failure, state)))
    case .finished(let result): finished(result, state)
    case .discarded: moments.append(.discarded)
    case .selected: if let place = freshStep { moments[place] = Projection.view(of: state).map(Moment.step) }
    case .ordered, .stateChanged, .remembered, .timePassed, .keptDropped: break
    }
    nextKept = state.kept.first?.step
  }

  // MARK: Steps

  private func opened(_ state: SittingState) {
    guard let view = Projection.view(of: state) else { return }
    freshStep = moments.count
    moments.append(.step(view))
  }

  /// A step is shown unless its kept response is decided again, or all ends, in the same breath.
  private func settleStep(_ event: SittingEvent) {
    guard let place = freshStep, event.touchesOpenStep else { return }
    switch event {
    case .took, .finished: moments[place] = nil
    default: break
    }
    freshStep = nil
  }

  // MARK: Verdicts

  private func took(_ turn: Turn, _ state: SittingState) {
    let isRepeated = nextKept?.isSame(as: turn.step) ?? false
    if isRepeated { return }
    switch turn.input {
    case .hinted:
      if let asking = turn.step.asking, let hint = asking.hint { moments.append(.hint(hint, asking.hintMarkup)) }
    case .timedOut:
      moments.append(.timeout(step: Projection.number(of: turn.step, state)))
      verdict(turn, state)
    case .answered, .skipped: verdict(turn, state)
    case .action, .continued: break
    }
  }

  /// The verdict now, unless it waits for the end.
  private func verdict(_ turn: Turn, _ state: SittingState) {
    guard let asking = turn.step.asking, !asking.revealsAtEnd, asking.reveal != .nothing else { return }
    guard let verdict = turn.verdict, verdict.of > 0 else { return }
    let reveals = asking.reveal == .answer
    guard let view = Projection.verdict(of: turn, state, revealing: reveals) else { return }
    if reveals { freshVerdicts.append((moments.count, turn.step.id)) }
    moments.append(.verdict(view))
  }

  /// The right answer is shown unless the same question is asked again next.
  private func settleVerdicts(_ event: SittingEvent) {
    guard case .opened(let step, _, _) = event else { return }
    for fresh in freshVerdicts where step.asking != nil && step.id == fresh.question {
      if case .verdict(let view)? = moments[fresh.place] { moments[fresh.place] = .verdict(view.withoutRightAnswer) }
    }
    freshVerdicts = []
  }

  private func finished(_ result: SittingResult, _ state: SittingState) {
    for turn in Self.reviewed(state) where turn.step.asking?.revealsAtEnd == true && turn.verdict?.of ?? 0 > 0 {
      if let view = Projection.verdict(of: turn, state, revealing: true) { moments.append(.verdict(view)) }
    }
    moments.append(.result(result))
  }

  /// Settled turns as the review before the result goes through them: oldest first, with free navigation by place.
  private static func reviewed(_ state: SittingState) -> [Turn] {
    guard state.isFree else { return state.past }
    let places = state.past.enumerated().sorted {
      (Projection.number(of: $0.element.step, state), $0.offset) < (
        Projection.number(of: $1.element.step, state), $1.offset
      )
    }
    return places.map(\.element)
  }

  private static func sentence(_ failure: HookFailure, _ state: SittingState) -> String {
    let count = state.failures[failure.place, default: 0]
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

extension VerdictView {
  fileprivate var withoutRightAnswer: VerdictView {
    var view = self
    view.answer = nil
    view.answerInWords = nil
    (view.rightPairs, view.rightTexts) = ([], [])
    view.explanation = nil
    view.source = nil
    return view
  }
}
