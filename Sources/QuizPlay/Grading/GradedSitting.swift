package import QuizCore

/// A sitting that plays itself: no face, no clock, no record; what is given to each step comes from outside.
package struct GradedSitting {
  /// Plays it step by step; nil when it went along a walk.
  private var decider: Decider?
  private var walked: WalkedSitting?
  /// What hooks failed at.
  package private(set) var failures: [HookFailure] = []
  /// How often each question or page was given something.
  private var given: [String: Int] = [:]

  package init(_ beginning: Beginning, _ layers: [any Mode]) {
    decider = Decider(layers: layers, state: .initial(beginning)).unwatched()
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

  /// Whatever else there is to know; `result` and `verdicts` are cheaper.
  package var state: SittingState? { walked?.state ?? decider?.state }

  package var result: SittingResult? { walked?.result ?? decider?.state.result }

  /// The last verdict of each question that was put, in the order in which they were first put.
  package var verdicts: [(id: String, verdict: Verdict)] { walked?.verdicts ?? decider?.state.verdicts ?? [] }

  /// Plays to the end. `response` is asked for each step, by its id and from 0 for each time it stood open; without one a
  /// question is left out and a page is left.
  ///
  /// Throws when the question does not take the response, or when the mode takes more than 10 steps a question and 100.
  package mutating func play(
    _ response: (OpenStep, Question?, Int) throws(GradingProblem) -> GivenResponse?
  ) throws(GradingProblem) {
    try perform(.begin, at: nil)
    let most = Self.mostSteps(of: decider?.state.quiz)
    var steps = 0
    while decider?.state.isOver == false {
      steps += 1
      guard steps <= most else { throw .endless(steps: most) }
      try takeStep(response)
    }
  }

  package static func mostSteps(of quiz: Quiz?) -> Int { 10 * (quiz?.questions.count ?? 0) + 100 }

  private mutating func takeStep(
    _ response: (OpenStep, Question?, Int) throws(GradingProblem) -> GivenResponse?
  ) throws(GradingProblem) {
    guard let step = decider?.state.open else { return try perform(.finish, at: nil) }
    let question = decider?.state.openQuestion
    let times = given[step.id, default: 0]
    let next = try response(step, question, times)
    if next != nil { given[step.id] = times + 1 }
    guard let question else { return try perform(.proceed(inputs: next?.inputs ?? []), at: step) }
    guard let next, next.answer != nil else { return try leaveOut(step) }
    var isOfQuiz = false
    if case .question(.ofQuiz, _) = step.content { isOfQuiz = true }
    let response = try next.response(to: question, isOfQuiz: isOfQuiz)
    // An answer came before the limit, or it would not be there.
    let wait = min(next.ms ?? 0, (decider?.state.questionLeft ?? .max) - 1)
    if wait > 0 { try perform(.pass(wait), at: step) }
    try perform(.answer(response, inputs: next.inputs), at: step)
  }

  private mutating func leaveOut(_ step: OpenStep) throws(GradingProblem) {
    do {
      note(try decider?.leaveOut())
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
