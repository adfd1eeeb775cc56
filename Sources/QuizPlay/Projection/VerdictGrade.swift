package import QuizCore

extension VerdictView {
  /// How a question came to its end.
  package enum Settling: String, Sendable {
    case answered, skipped
    case timedOut = "timed_out"
  }

  /// The kind of a verdict, for its label.
  package enum Grade: Sendable {
    case right, partly, wrong, unmarked
    /// No response came, as it was skipped or its time ran out; this is not called wrong.
    case skipped, late
  }
}

extension VerdictView.Settling {
  package init(_ input: Turn.Input) {
    switch input {
    case .skipped: self = .skipped
    case .timedOut: self = .timedOut
    case .answered, .hinted, .action, .continued: self = .answered
    }
  }
}

extension VerdictView.Grade {
  package init(correct: Bool?, points: Double, settling: VerdictView.Settling, isGiven: Bool) {
    let isNothing = correct != true && points <= 0
    switch settling {
    case .skipped where isNothing: self = .skipped
    case .timedOut where isNothing && (correct == false || !isGiven): self = .late
    default:
      switch correct {
      case nil: self = .unmarked
      case true?: self = .right
      case false?: self = points > 0 ? .partly : .wrong
      }
    }
  }

  /// True without a response, or without one in time; then the response is not mentioned.
  package var isAbsence: Bool { self == .skipped || self == .late }
}
