/// The player's say about time limits.
package struct LimitSettings: Equatable, Sendable {
  package var timing: Timing = .asWritten
  /// Every limit is multiplied by it.
  package var factor: Double = 1
  /// Whether `every` was said for this sitting and replaces what the mode asks for, too; a setting leaves that alone.
  package var isForThisSitting = false

  package enum Timing: Equatable, Sendable {
    case asWritten, untimed
    /// Seconds for every question, instead of what the quiz says.
    case every(Double)
  }

  package init(timing: Timing = .asWritten, factor: Double = 1, isForThisSitting: Bool = false) {
    self.timing = timing
    self.factor = factor
    self.isForThisSitting = isForThisSitting
  }

  /// Milliseconds for a question; nil without a limit. What the player says for this sitting wins over what the mode asks
  /// for, that over the player's setting, that over the question's own limit, that over the quiz's.
  package func question(_ question: Question, mode: Double?, quiz: Quiz?) -> Int? {
    switch timing {
    case .untimed: return nil
    case .asWritten: return milliseconds(mode ?? question.limit ?? quiz?.timing.question)
    case .every(let seconds): return milliseconds(isForThisSitting ? seconds : mode ?? seconds)
    }
  }

  /// The factor on the limits that a mode asks for; 0 when time is off.
  package var timeFactor: Double { timing == .untimed ? 0 : factor }

  /// Whether they make a difference where a quiz has limits of its own, or its mode sets some (`hasLimits`).
  package func differs(whereThereAre hasLimits: Bool) -> Bool {
    switch timing {
    case .asWritten: return hasLimits && factor != 1
    case .untimed: return hasLimits
    case .every: return true
    }
  }

  /// Milliseconds for the whole quiz; nil without a limit.
  package func quiz(_ quiz: Quiz?) -> Int? {
    timing == .untimed ? nil : milliseconds(quiz?.timing.quiz)
  }

  private func milliseconds(_ seconds: Double?) -> Int? {
    guard let seconds else { return nil }
    return Int(min(1e12, max(1, (seconds * factor * 1000).rounded())))
  }
}
