/// Scores a sitting under other modes, which ask questions and get the player's earlier responses.
///
/// A question gets its recorded responses, try by try; without any left it is skipped. Pages get the recorded inputs,
/// or else the defaults. The clock is the recorded one, so that a response in time stays in time.
package struct Rescoring {
  private var decider: Decider
  /// The turns of each question and page that are still to be repeated, oldest first.
  private var left: [StepKey: [Turn]]
  private var stepsAllowed: Int
  /// Whether no question was asked back then.
  private let onlyPages: Bool

  /// Why a sitting cannot be scored under a mode.
  package enum Problem: Error, Equatable, Sendable {
    case refused(Refusal)
    /// A page asks for an input that the sitting lacks.
    case lacksInput(page: String, input: String)
    /// The sitting exceeds 10 × questions + 100 steps.
    case endless
  }

  /// `turns` come from the finished sitting; `layers` are the modes to score it under.
  package init(_ beginning: Beginning, turns: [Turn], layers: [any Mode]) {
    decider = Decider(layers: layers, state: .initial(beginning))
    left = Dictionary(grouping: turns) { StepKey($0.step) }
    onlyPages = turns.allSatisfy { $0.step.asking == nil }
    stepsAllowed = 10 * (beginning.quiz?.questions.count ?? 0) + 100
  }

  /// True when questions are asked that never had a response: the sitting had only pages, as with self-rated cards.
  package private(set) var hasNothingToMark = false

  /// Plays to the end; the state with its result.
  package mutating func finished() throws(Problem) -> SittingState {
    do { _ = try decider.decide(.begin) } catch { throw .refused(error) }
    while !decider.state.isOver {
      guard stepsAllowed > 0 else { throw .endless }
      stepsAllowed -= 1
      try advance()
    }
    return decider.state
  }

  private mutating func advance() throws(Problem) {
    guard let step = decider.state.open else {
      do { _ = try decider.decide(.finish) } catch { throw .refused(error) }
      return
    }
    if onlyPages && step.asking != nil { hasNothingToMark = true }
    if let turn = next(for: step) { return decider.give(turn.input, ms: turn.ms, to: step) }
    if step.asking != nil { return decider.give(.skipped, ms: 0, to: step) }
    do {
      decider.give(.continued(inputs: try Decider.checked([], step.inputs)), ms: 0, to: step)
    } catch {
      throw .lacksInput(page: step.id, input: step.inputs.first { $0.spec.initial == nil }?.name ?? "")
    }
  }

  /// The next recorded turn that the step takes; earlier ones that it does not take are passed over.
  private mutating func next(for step: OpenStep) -> Turn? {
    let key = StepKey(step)
    while var turn = left[key]?.first {
      left[key]?.removeFirst()
      turn.input = turn.input.asked(by: step)
      if decider.fits(turn, step) { return turn }
    }
    return nil
  }
}

/// Steps that stand for each other under two modes: a question for a question, a page for a page of the same name.
private struct StepKey: Hashable {
  var isPage: Bool
  var name: String

  init(_ step: OpenStep) {
    isPage = step.asking == nil
    name = step.id
  }
}

extension Turn.Input {
  /// The same without the inputs that the step does not ask for: they were another mode's, and the answer is still one.
  fileprivate func asked(by step: OpenStep) -> Turn.Input {
    let known = inputs.filter { field in
      step.inputs.contains { .text($0.name) == field.key && $0.spec.accepted(field.value) != nil }
    }
    let filled = { (try? Decider.checked(known, step.inputs)) ?? known }
    switch self {
    case .answered(let response, _): return .answered(response, inputs: filled())
    case .continued: return .continued(inputs: filled())
    case .action(let id, _): return .action(id, inputs: known)
    case .timedOut, .skipped, .hinted: return self
    }
  }
}

extension Decider {
  /// Gives an input to the open step, whatever the clock says; then goes on as after any.
  fileprivate mutating func give(_ input: Turn.Input, ms: Int, to step: OpenStep) {
    defer { events = [] }
    let wait = ms - state.openSpent
    if wait > 0 { emit(.timePassed(wait)) }
    let turn = Turn(step: step, input: input, ms: ms, before: state.modeState)
    if turn.isSettled, let question = state.openQuestion {
      record(step, question, input, ms: ms)
      continueAfter(step)
    } else {
      take(step, input)
      openNext()
    }
  }
}
