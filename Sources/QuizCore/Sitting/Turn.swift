/// A step with the player's input.
package struct Turn: Equatable, Sendable {
  package var step: OpenStep
  package var input: Input
  /// The verdict, on settled questions.
  package var verdict: Verdict?
  /// The milliseconds on this try's clock.
  package var ms: Int
  /// The mode's state before this turn, to return to when the player goes back.
  package var before: PlainValue

  package enum Input: Equatable, Sendable {
    case answered(Response, inputs: [PlainField])
    /// An expired limit, with the submitted response, or the ids ticked in a single choice.
    case timedOut(Response?, selected: [String])
    case skipped
    case hinted
    case action(String, inputs: [PlainField])
    case continued(inputs: [PlainField])

    package var inputs: [PlainField] {
      switch self {
      case .answered(_, let inputs), .action(_, let inputs), .continued(let inputs): return inputs
      case .timedOut, .skipped, .hinted: return []
      }
    }

    /// Whether a page was left that asked for nothing.
    package var isReading: Bool { self == .continued(inputs: []) }
  }

  package init(step: OpenStep, input: Input, verdict: Verdict? = nil, ms: Int, before: PlainValue) {
    self.step = step
    self.input = input
    self.verdict = verdict
    self.ms = ms
    self.before = before
  }

  /// Whether the question is done with: answered, timed out or skipped.
  package var isSettled: Bool {
    switch input {
    case .answered, .timedOut, .skipped: return true
    case .hinted, .action, .continued: return false
    }
  }

  package var response: Response? {
    switch input {
    case .answered(let response, _): return response
    case .timedOut(let response, _): return response
    case .skipped, .hinted, .action, .continued: return nil
    }
  }

  package var inputs: [PlainField] { input.inputs }

  /// True when the player sees the verdict at once.
  var showsMark: Bool { step.asking.map { $0.reveal != .nothing && !$0.revealsAtEnd } ?? false }

  /// Whether the player has seen the right answer, which makes the question read-only.
  package var showedRightAnswer: Bool {
    guard isSettled, let verdict, let asking = step.asking else { return false }
    return asking.reveal == .answer && !asking.revealsAtEnd && verdict.of > 0
  }
}
