package import QuizCore

/// A sitting without face, clock and record; its inputs come from outside.
package struct GradedSitting {
  /// Plays it step by step; nil when it goes along a walk, or along known ways.
  private var decider: Decider?
  private var walked: WalkedSitting?
  private var way: WaySitting?
  package private(set) var failures: [HookFailure] = []
  /// How often each question or page was given something.
  private var given: [StepID: Int] = [:]

  package init(_ beginning: Beginning, _ layers: [any Mode]) {
    decider = Decider(layers: layers, state: .initial(beginning)).unwatched()
  }

  /// A sitting that follows the known ways of this beginning.
  init(_ player: String, _ ways: Ways) {
    way = WaySitting(player, ways)
  }

  /// One that was played elsewhere, as it stands.
  package init(_ state: SittingState) {
    decider = Decider(layers: [], state: state)
  }

  /// A sitting that went the same way as everybody's; `response` is asked for each question by its place in the order.
  init(
    _ player: String, _ walk: Walk, _ response: (Int, OpenStep) -> GivenResponse?
  ) throws(GradingProblem) {
    let played = try walk.play(player) { (place, step, question) throws(GradingProblem) -> Turn.Input in
      guard let given = response(place, step), given.answer != nil else { return .skipped }
      let checked = try given.response(to: question, isOfQuiz: true)
      do throws(Refusal) {
        let inputs = given.inputs.isEmpty ? [] : try Decider.checked(given.inputs, step.inputs)
        return .answered(Decider.tidied(checked, question), inputs: inputs)
      } catch {
        throw .refused(question: step.id, error)
      }
    }
    switch played {
    case .success(let sitting):
      walked = sitting
      failures = sitting.failures
    case .failure(let refusal): throw .refused(question: nil, refusal)
    }
  }

  /// The full state, for rare needs; `result` and `verdicts` are cheaper.
  package var state: SittingState? { walked?.state ?? way?.state ?? decider?.state }

  package var result: SittingResult? { walked?.result ?? way?.result ?? decider?.state.result }

  /// The last verdict of each question that was put, in the order in which they were first put.
  package var verdicts: [(id: String, verdict: Verdict)] {
    walked?.verdicts ?? way?.verdicts ?? decider?.state.verdicts ?? []
  }

  private var isOver: Bool { way?.isOver ?? decider?.state.isOver ?? true }
  private var open: OpenStep? { way == nil ? decider?.state.open : way?.open }
  private var openQuestion: Question? { way == nil ? decider?.state.openQuestion : way?.openQuestion }

  /// Whether it came to a question.
  func met(question id: String) -> Bool { way?.met(question: id) ?? state?.met(question: id) ?? true }

  /// Whether it came to a page of that name.
  func met(page name: String) -> Bool { way?.met(page: name) ?? state?.met(page: name) ?? true }

  /// Plays to the end. `response` gives the input to each question and each page of the mode, by the number of times it
  /// was open before.
  ///
  /// Without one, a question is left unanswered and a page is left. Pages of the quiz need none. Throws when the
  /// question refuses the response, or when the mode takes more than 10 steps a question and 100.
  package mutating func play(
    _ response: (OpenStep, Question?, Int) throws(GradingProblem) -> GivenResponse?
  ) throws(GradingProblem) {
    try begin()
    let most = Self.mostSteps(of: way?.quiz ?? decider?.state.quiz)
    var steps = 0
    while !isOver {
      steps += 1
      guard steps <= most else { throw .endless(steps: most) }
      try takeStep(response)
    }
  }

  package static func mostSteps(of quiz: Quiz?) -> Int { 10 * (quiz?.questions.count ?? 0) + 100 }

  private mutating func takeStep(
    _ response: (OpenStep, Question?, Int) throws(GradingProblem) -> GivenResponse?
  ) throws(GradingProblem) {
    guard let step = open else { return try perform(.finish, at: nil) }
    if case .page(let page) = step.content, page.origin != .mode { return try take(.left(inputs: []), at: step) }
    let question = openQuestion
    let times = given[step.stepID, default: 0]
    let next = try response(step, question, times)
    if next != nil { given[step.stepID] = times + 1 }
    guard let question else {
      if let action = next?.action { return try perform(.action(action, inputs: next?.inputs ?? []), at: step) }
      return try take(.left(inputs: next?.inputs ?? []), at: step)
    }
    guard let next, next.answer != nil else { return try take(.leftOut, at: step) }
    var isOfQuiz = false
    if case .question(.ofQuiz, _) = step.content { isOfQuiz = true }
    let response = try next.response(to: question, isOfQuiz: isOfQuiz)
    // An answer came before the limit, or it would not be there.
    let wait = min(next.ms ?? 0, (decider?.state.questionLeft ?? .max) - 1)
    if wait > 0 { try perform(.pass(wait), at: step) }
    try take(.answered(response, inputs: next.inputs), at: step)
  }

  private mutating func begin() throws(GradingProblem) {
    do throws(Refusal) {
      guard let failures = try way?.begin() else { return note(try decider?.decide(.begin)) }
      self.failures += failures
    } catch {
      throw .refused(question: nil, error)
    }
  }

  private mutating func take(_ input: WayInput, at step: OpenStep) throws(GradingProblem) {
    do throws(Refusal) {
      guard let failures = try way?.take(input) else { return note(try decider?.take(input)) }
      self.failures += failures
    } catch {
      throw .refused(question: step.id, error)
    }
  }

  private mutating func perform(_ command: Command, at step: OpenStep?) throws(GradingProblem) {
    do {
      note(try decider?.decide(command))
    } catch {
      throw .refused(question: step?.id, error)
    }
  }

  private mutating func note(_ events: [SittingEvent]?) {
    for case .hookFailed(let failure) in events ?? [] { failures.append(failure) }
  }
}
