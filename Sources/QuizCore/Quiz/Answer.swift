/// An option of a question.
///
/// For `range`, `number` and `text` an answer is a rule: it applies up to a value, near a value, or to texts that match.
package struct Answer: Equatable, Sendable {
  package var id: String
  package var text: String
  package var isCorrect = false
  /// Stays behind the shuffled answers.
  package var isPinnedLast = false
  var details = Seldom<Details>()

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

  /// The rare parts of an answer, stored together to keep the others small.
  struct Details: Usual {
    var fraction: Double?
    var feedback: String?
    var outcomes: [OutcomeWeight] = []
    var data: PlainValue = .empty
    var rule: Rule?
  }

  /// The share of the question's points this answer earns; may be negative. Wins over `isCorrect`.
  package var fraction: Double? {
    get { details.other?.value.fraction }
    set { if fraction != newValue { details.change { $0.fraction = newValue } } }
  }

  package var feedback: String? {
    get { details.other?.value.feedback }
    set { if feedback != newValue { details.change { $0.feedback = newValue } } }
  }

  package var outcomes: [OutcomeWeight] {
    get { details.other?.value.outcomes ?? [] }
    set { if outcomes != newValue { details.change { $0.outcomes = newValue } } }
  }

  package var data: PlainValue {
    get { details.other?.value.data ?? .empty }
    set { if data != newValue { details.change { $0.data = newValue } } }
  }

  package var rule: Rule? {
    get { details.other?.value.rule }
    set { if rule != newValue { details.change { $0.rule = newValue } } }
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
