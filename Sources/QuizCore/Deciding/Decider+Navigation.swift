extension Decider {
  /// Goes on after a settled question: first the turns that were kept by going back, as long as they fit.
  mutating func continueAfter(_ step: OpenStep) {
    if state.isFree {
      repeatKeptFreely()
      return openNextFreely(after: step.id)
    }
    openNext()
    repeatKept()
  }

  /// Decides kept turns again while the mode keeps asking the same questions; from the first difference on they are dropped.
  private mutating func repeatKept() {
    while let turn = state.kept.first, !state.isOver {
      guard let step = state.open, step.isSame(as: turn.step), fits(turn, step) else {
        return emit(.keptDropped)
      }
      again(turn, step)
      openNext()
    }
    if !state.kept.isEmpty { emit(.keptDropped) }
  }

  /// With free navigation every question may be opened at any time, so every kept turn fits.
  private mutating func repeatKeptFreely() {
    while let turn = state.kept.first {
      switch turn.step.content {
      case .question(let asked, _): openQuestion(asked, AskOptions())
      case .page: emit(.opened(turn.step, status: [], rest: []))
      }
      guard let step = state.open, step.isSame(as: turn.step) else { return emit(.keptDropped) }
      again(turn, step)
    }
  }

  /// True when the step, as asked now, accepts the earlier input: the answer, the button, the inputs.
  func fits(_ turn: Turn, _ step: OpenStep) -> Bool {
    switch turn.input {
    case .answered(let response, let inputs):
      guard let asking = step.asking, let question = state.openQuestion else { return false }
      return (try? Self.check(response, question, asking)) != nil && (try? Self.checked(inputs, step.inputs)) != nil
    case .action(let id, let inputs):
      return step.actions.contains { $0.id == id } && (try? Self.checkedIfGiven(inputs, step.inputs)) != nil
    case .continued(let inputs): return (try? Self.checked(inputs, step.inputs)) != nil
    case .hinted: return step.asking?.hint != nil
    case .skipped: return step.asking?.skip == true
    case .timedOut: return true
    }
  }

  mutating func again(_ turn: Turn, _ step: OpenStep) {
    if turn.isSettled, let question = state.openQuestion {
      record(step, question, turn.input, ms: turn.ms)
    } else {
      take(step, turn.input)
    }
  }

  // MARK: Back

  mutating func back() throws(Refusal) {
    guard let step = state.open, step.asking?.back ?? (state.quiz?.navigation.back == true) else { throw .noBack }
    emit(.rewound(to: try state.turnToGoBackTo()))
  }

  // MARK: Free navigation

  mutating func go(to place: Int) throws(Refusal) {
    guard state.isFree else { throw .notFree }
    let questions = state.orderedQuestions
    guard place >= 1, place <= questions.count else { throw .noSuchPlace(place, count: questions.count) }
    let id = questions[place - 1]
    try state.checkReopening(id)
    restoreReopened()
    if state.isOver { return }
    if let index = state.turns.lastIndex(where: { $0.isSettled && $0.step.id == id }) {
      emit(.rewound(to: index))
    } else {
      openQuestion(.ofQuiz(id), AskOptions())
    }
  }

  /// Puts back a response that was opened to be changed, and was not.
  private mutating func restoreReopened() {
    guard let turn = state.reopened, let step = state.open, step.isSame(as: turn.step) else { return }
    again(turn, step)
    repeatKeptFreely()
  }

  /// The next open question behind that one, around the end; when none is open the sitting waits for `finish`.
  private mutating func openNextFreely(after id: String) {
    if isFull { return finishNow(why: nil) }
    let questions = state.orderedQuestions
    let here = state.questionPlace(of: id).map { $0 + 1 } ?? 0
    let around = questions.indices.lazy.map { questions[(here + $0) % questions.count] }
    if let next = around.first(where: { state.records[$0]?.isSettled != true }) {
      openQuestion(.ofQuiz(next), AskOptions())
    } else {
      emit(.waitedForFinish)
    }
  }

  mutating func finishFree() throws(Refusal) {
    guard state.isFree else { throw .notFree }
    restoreReopened()
    for id in state.remaining {
      openQuestion(.ofQuiz(id), AskOptions())
      while let page = state.open, page.asking == nil {
        take(page, .continued(inputs: []))
        openNext()
      }
      guard let (step, question, _) = try? openQuestion() else { continue }
      record(step, question, .skipped, ms: state.openSpent)
    }
    finish(why: nil)
  }
}

extension SittingState {
  /// The turn that `back` opens again: the latest settled question other than the open one.
  package func turnToGoBackTo() throws(Refusal) -> Int {
    // Before rules 9 an open page hid the question of its name.
    let isByName = beginning.rules < 9
    let index = turns.lastIndex { turn in
      turn.isSettled && (isByName ? turn.step.id != open?.id : turn.step.stepID != open?.stepID)
    }
    guard let index else { throw .nothingToGoBackTo }
    try check(changing: turns[index])
    return index
  }

  /// Refuses to open a settled question again that cannot be changed any more.
  func checkReopening(_ id: String) throws(Refusal) {
    if let turn = turns.last(where: { $0.isSettled && $0.step.id == id }) { try check(changing: turn) }
  }

  private func check(changing turn: Turn) throws(Refusal) {
    if turn.showedRightAnswer { throw .readOnly }
    if case .timedOut = turn.input { throw .timeIsUp }
  }
}
