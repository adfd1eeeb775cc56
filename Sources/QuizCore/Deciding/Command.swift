/// A request of a player or of the clock to a sitting.
package enum Command: Equatable, Sendable {
  case begin
  case answer(Response, inputs: [PlainField])
  /// Tick, move or type without submitting.
  case select(Response)
  case skip
  /// Leaves the question unanswered, even where skipping is off: the host ended its time.
  case leaveOut
  case hint
  case action(String, inputs: [PlainField])
  /// Leave a page.
  case proceed(inputs: [PlainField])
  case back
  /// Jump to the question at that place of the order, from 1 (free navigation).
  case goTo(Int)
  /// Submit all (free navigation).
  case finish
  /// Milliseconds went by.
  case pass(Int)
  case discard
}

/// The commands of a recorded sitting, reconstructed from its events.
package enum RecordedCommands {
  /// The player's commands and the time that passed, in order.
  ///
  /// An expired limit is recorded as time and as a turn. Only the time is repeated; the turn follows from it.
  /// Each comes with the id of the question or page that was open then.
  package static func withSteps(
    _ events: [SittingEvent], from beginning: Beginning
  ) -> [(command: Command, step: StepID?)] {
    var state = SittingState.initial(beginning)
    var commands: [(command: Command, step: StepID?)] = []
    for event in events {
      if let command = command(event, state) { commands.append((command, state.open?.stepID)) }
      state.evolve(event)
    }
    return commands
  }

  private static func command(_ event: SittingEvent, _ state: SittingState) -> Command? {
    switch event {
    case .timePassed(let ms): return .pass(ms)
    case .selected(let response): return .select(response)
    case .rewound(let turn): return rewinding(to: turn, state)
    case .discarded: return .discard
    case .took(let turn): return state.kept.first?.step.isSame(as: turn.step) == true ? nil : command(turn)
    case .finished: return state.isWaitingForFinish ? .finish : nil
    case .ordered, .stateChanged, .remembered, .opened, .keptDropped, .waitedForFinish, .hookFailed: return nil
    }
  }

  private static func rewinding(to turn: Int, _ state: SittingState) -> Command {
    guard state.isFree, state.turns.indices.contains(turn),
      let place = state.questionPlace(of: state.turns[turn].step.id)
    else { return .back }
    return .goTo(place + 1)
  }

  private static func command(_ turn: Turn) -> Command? {
    switch turn.input {
    case .answered(let response, let inputs): return .answer(response, inputs: inputs)
    case .timedOut: return nil
    case .skipped: return turn.step.asking?.skip == false ? .leaveOut : .skip
    case .hinted: return .hint
    case .action(let id, let inputs): return .action(id, inputs: inputs)
    case .continued(let inputs): return .proceed(inputs: inputs)
    }
  }
}
