/// The player's say about time limits.
package struct LimitSettings: Equatable, Sendable {
  package var timing: Timing = .asWritten
  /// Every limit is multiplied by it.
  package var factor: Double = 1
  /// True when `every` was set for this sitting and overrides the mode's limits as well; as a setting it does not.
  package var isForThisSitting = false

  package enum Timing: Equatable, Sendable {
    case asWritten, untimed
    /// Seconds for every question, instead of the quiz's limits.
    case every(Double)
  }

  package init(timing: Timing = .asWritten, factor: Double = 1, isForThisSitting: Bool = false) {
    self.timing = timing
    self.factor = factor
    self.isForThisSitting = isForThisSitting
  }

  /// Milliseconds for a question; nil without a limit.
  ///
  /// In order of precedence: the player's limit for this sitting, the mode's, the player's setting, the question's own,
  /// the quiz's.
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
