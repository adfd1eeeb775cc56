/// An option of a question.
///
/// For `range`, `number` and `text` an answer is a rule: it applies up to a value, near a value, or to texts that match.
package struct Answer: Equatable, Sendable {
  package var id: String
  package var text: String
  package var isCorrect = false
  /// The share of the question's points this answer earns; may be negative. Wins over `isCorrect`.
  package var fraction: Double?
  package var feedback: String?
  package var outcomes: [OutcomeWeight] = []
  /// Stays behind the shuffled answers.
  package var isPinnedLast = false
  package var data: PlainValue = .empty
  package var rule: Rule?

  package enum Rule: Equatable, Sendable {
    case upTo(Double)
    case near(Double, Tolerance)
    case matches([String])
    case otherwise
  }

  package init(id: String, text: String, isCorrect: Bool = false) {
    self.id = id
    self.text = text
    self.isCorrect = isCorrect
  }

  /// The share of the points that choosing it earns.
  package var worth: Double {
    fraction ?? (isCorrect ? 1 : 0)
  }
}

/// How much an answer counts for an outcome.
package struct OutcomeWeight: Equatable, Sendable {
  package var outcome: String
  package var weight: Double

  package init(_ outcome: String, _ weight: Double) {
    self.outcome = outcome
    self.weight = weight
  }
}
