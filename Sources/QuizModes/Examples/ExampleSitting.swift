internal import QuizCore

/// Plays an example: a sitting without a record, with the decider alone and the time its responses say.
struct ExampleSitting {
  private(set) var state: SittingState
  private(set) var failures: [HookFailure] = []
  /// Ids of the questions in the order in which they were first asked.
  private(set) var asked: [String] = []
  /// The same with the ids of pages.
  private(set) var opened: [String] = []
  private var known: Set<StepID> = []
  private let layers: [any Mode]
  private var moves: [String: [Move]]

  init(_ beginning: Beginning, _ layers: [any Mode], _ moves: [String: [Move]]) {
    state = .initial(beginning)
    self.layers = layers
    self.moves = moves
  }

  /// Plays to the end, or as long as it goes on. A question without a response left is skipped, a page is left.
  mutating func play(while goesOn: () -> Bool) throws(Misfit) {
    try perform(.begin)
    var steps = 0
    let most = 10 * (state.quiz?.questions.count ?? 0) + 100
    while !state.isOver && goesOn() {
      steps += 1
      guard steps <= most else { throw Misfit("the example does not end: \(most) steps were taken") }
      try perform(try command())
    }
  }

  private mutating func command() throws(Misfit) -> Command {
    guard let step = state.open else { return .finish }
    let isPage = step.asking == nil
    guard let place = moves[step.id]?.firstIndex(where: { $0.fits(page: isPage) }),
      let move = moves[step.id]?.remove(at: place)
    else { return isPage ? .proceed(inputs: []) : .skip }
    switch move {
    case .answer(let value, let inputs): return try answer(value, inputs, step)
    case .proceed(let inputs): return .proceed(inputs: inputs)
    case .action(let id, let inputs): return .action(id, inputs: inputs)
    case .hint: return .hint
    case .skip: return .skip
    case .wait(let ms): return .pass(ms)
    }
  }

  private func answer(_ value: PlainValue, _ inputs: [PlainField], _ step: OpenStep) throws(Misfit) -> Command {
    guard let question = state.openQuestion else { return .proceed(inputs: inputs) }
    guard let response = Response(written: value, question) else {
      throw Misfit("the response to '\(step.id)' must be \(question.kind.responseInWords), got \(value.kindInWords)")
    }
    return .answer(response, inputs: inputs)
  }

  private mutating func perform(_ command: Command) throws(Misfit) {
    let events: [SittingEvent]
    do {
      events = try Decider.decide(command, state, layers)
    } catch {
      let place = state.open.map { "at '\($0.id)': " } ?? ""
      throw Misfit("\(place)\(error.sentence)")
    }
    for event in events { evolve(event) }
  }

  private mutating func evolve(_ event: SittingEvent) {
    state.evolve(event)
    switch event {
    case .opened(let step, _, _):
      guard known.insert(step.stepID).inserted else { return }
      opened.append(step.id)
      if step.asking != nil { asked.append(step.id) }
    case .hookFailed(let failure): failures.append(failure)
    default: break
    }
  }
}
