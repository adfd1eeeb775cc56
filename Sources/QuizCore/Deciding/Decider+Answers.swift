extension Decider {
  mutating func answer(_ response: Response, _ inputs: [PlainField]) throws(Refusal) {
    let (step, question, asking) = try openQuestion()
    try Self.check(response, question, asking)
    let inputs = try Self.checked(inputs, asking.inputs)
    settle(step, question, .answered(Self.tidied(response, question), inputs: inputs))
  }

  mutating func select(_ response: Response) throws(Refusal) {
    let (_, question, asking) = try openQuestion()
    if case .chosen(let ids) = response, ids.isEmpty, question.kind.isChoice {
      return emit(.selected(response))
    }
    try Self.check(response, question, asking)
    emit(.selected(response))
  }

  mutating func skip() throws(Refusal) {
    let (step, question, asking) = try openQuestion()
    guard asking.skip else { throw .noSkip }
    settle(step, question, .skipped)
  }

  mutating func hint() throws(Refusal) {
    let (step, _, asking) = try openQuestion()
    guard asking.hint != nil else { throw .noHint }
    take(step, .hinted)
    openNext()
  }

  mutating func act(_ id: String, _ inputs: [PlainField]) throws(Refusal) {
    guard let step = state.open else { throw .allAnswered }
    guard step.actions.contains(where: { $0.id == id }) else {
      throw .unknownAction(id, known: step.actions.map(\.id))
    }
    take(step, .action(id, inputs: try Self.checkedIfGiven(inputs, step.inputs)))
    openNext()
  }

  mutating func leavePage(_ inputs: [PlainField]) throws(Refusal) {
    guard let step = state.open else { throw .allAnswered }
    guard step.asking == nil else { throw .noPageOpen }
    take(step, .continued(inputs: try Self.checked(inputs, step.inputs)))
    openNext()
  }

  func openQuestion() throws(Refusal) -> (OpenStep, Question, Asking) {
    guard let step = state.open, let asking = step.asking, let question = state.openQuestion else {
      throw state.isWaitingForFinish ? .allAnswered : .noQuestionOpen
    }
    return (step, question, asking)
  }

  /// Settles the open question: the verdict, the mode's `after`, then the next step.
  mutating func settle(_ step: OpenStep, _ question: Question, _ input: Turn.Input) {
    record(step, question, input, ms: state.openSpent)
    continueAfter(step)
  }

  /// The turn with its verdict, and the mode's `after`.
  mutating func record(_ step: OpenStep, _ question: Question, _ input: Turn.Input, ms: Int) {
    var turn = Turn(step: step, input: input, ms: ms, before: state.modeState)
    turn.verdict = turn.response == nil ? .withoutResponse(question) : verdict(on: question, turn)
    if !hasRoom(for: .took(turn)) {
      refuse(.judge, of: layers.last { $0.info.hooks.contains(.judge) })
      turn.verdict?.feedback = nil
    }
    emit(.took(turn))
    if modeHooks.contains(.after) {
      change(ask(mode, .after) { mode, context throws(HookFailure) in try mode.after(turn, context) }, by: .after)
    }
    remember(turn)
  }

  /// An input that settles nothing: a hint, a button, a page left.
  mutating func take(_ step: OpenStep, _ input: Turn.Input) {
    let turn = Turn(step: step, input: input, ms: state.openSpent, before: state.modeState)
    emit(.took(turn))
    if modeHooks.contains(.acted) {
      change(ask(mode, .acted) { mode, context throws(HookFailure) in try mode.acted(turn, context) }, by: .acted)
    }
    remember(turn)
  }

  private mutating func change(_ answer: PlainValue?, by hook: Hook) {
    if let answer, answer != state.modeState { give(.stateChanged(answer), by: hook) }
  }

  /// Records the values that the mode's `keep` returns after a turn.
  private mutating func remember(_ turn: Turn) {
    guard modeHooks.contains(.keep), !isFull else { return }
    let values = ask(mode, .keep) { mode, context throws(HookFailure) in try mode.keep(turn, context) }
    if let values, !values.isEmpty { give(.remembered(values), by: .keep) }
  }
}
