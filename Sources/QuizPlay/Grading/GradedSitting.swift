package import QuizCore

/// A sitting that plays itself: no face, no clock, no record; what is given to each step comes from outside.
package struct GradedSitting {
  private var decider: Decider
  /// What hooks failed at.
  package private(set) var failures: [HookFailure] = []
  /// How often each question or page was given something.
  private var given: [String: Int] = [:]

  package init(_ beginning: Beginning, _ layers: [any Mode]) {
    decider = Decider(layers: layers, state: .initial(beginning))
  }

  package var state: SittingState { decider.state }

  /// Plays to the end. `response` is asked for each step, by its id and from 0 for each time it stood open; without one a
  /// question is left out and a page is left.
  ///
  /// Throws when the question does not take the response, or when the mode takes more than 10 steps a question and 100.
  package mutating func play(
    _ response: (OpenStep, Question?, Int) throws(GradingProblem) -> GivenResponse?
  ) throws(GradingProblem) {
    try perform(.begin, at: nil)
    let most = 10 * (decider.state.quiz?.questions.count ?? 0) + 100
    var steps = 0
    while !decider.state.isOver {
      steps += 1
      guard steps <= most else { throw .endless(steps: most) }
      try takeStep(response)
    }
  }

  private mutating func takeStep(
    _ response: (OpenStep, Question?, Int) throws(GradingProblem) -> GivenResponse?
  ) throws(GradingProblem) {
    guard let step = decider.state.open else { return try perform(.finish, at: nil) }
    let question = decider.state.openQuestion
    let times = given[step.id, default: 0]
    let next = try response(step, question, times)
    if next != nil { given[step.id] = times + 1 }
    guard let question else { return try perform(.proceed(inputs: next?.inputs ?? []), at: step) }
    guard let next, let answer = next.answer else { return try leaveOut(step) }
    try perform(.answer(try Response(answer, givenTo: question), inputs: next.inputs), at: step)
  }

  private mutating func leaveOut(_ step: OpenStep) throws(GradingProblem) {
    do {
      note(try decider.leaveOut())
    } catch {
      throw .refused(question: step.id, error)
    }
  }

  private mutating func perform(_ command: Command, at step: OpenStep?) throws(GradingProblem) {
    do {
      note(try decider.decide(command))
    } catch {
      throw .refused(question: step?.id, error)
    }
  }

  private mutating func note(_ events: [SittingEvent]) {
    for case .hookFailed(let failure) in events { failures.append(failure) }
  }
}

extension SittingState {
  /// The last verdict of each question that was put, in the order in which they were first put.
  package var verdicts: [(id: String, verdict: Verdict)] {
    records.filter { $0.value.verdict != nil }
      .sorted { ($0.value.number, $0.key) < ($1.value.number, $1.key) }
      .compactMap { id, record in record.verdict.map { (id, $0) } }
  }
}
