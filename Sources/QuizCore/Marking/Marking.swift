/// The rules of every kind: from a question and a response to a share of its points, and to a verdict.
package enum Marking {
  /// The kind's own verdict: the share by the question's (else the quiz's) partial rule.
  package static func verdict(on question: Question, _ response: Response, partial: PartialRule) -> Verdict {
    verdict(on: question, response, share: share(of: question, response, partial: partial))
  }

  /// A verdict without parts: all of the points or none.
  package static func exactVerdict(on question: Question, _ response: Response) -> Verdict {
    let share = share(of: question, response, partial: .all, ignoringOwnRule: true)
    return verdict(on: question, response, share: share >= Verdict.rightFrom ? 1 : 0)
  }

  private static func verdict(on question: Question, _ response: Response, share: Double) -> Verdict {
    var verdict = Verdict(points: 0, of: 0)
    if let given = Verdict(byHand: question) {
      verdict = given
    } else if question.isMarked {
      verdict = Verdict(
        points: Amount(nearest: share * question.points).value, of: question.points,
        correct: share >= Verdict.rightFrom)
    }
    verdict.feedback = feedback(question, response)
    if verdict.feedback != nil { verdict.markup = question.markup }
    return verdict
  }

  /// The feedback of the answers, followed by the right spelling where typos were forgiven.
  private static func feedback(_ question: Question, _ response: Response) -> String? {
    let said = applying(question, response).compactMap(\.feedback)
    let own = question.saysOneFeedback || said.isEmpty ? said.first : said.joined(separator: " ")
    guard let spelling = rightSpelling(question, response).map(question.markup.source) else { return own }
    return own.map { "\($0) (\(spelling))" } ?? spelling
  }

  /// The share of the points a response earns: 0 to 1, negative only where answers have negative fractions.
  package static func share(
    of question: Question, _ response: Response, partial: PartialRule, ignoringOwnRule: Bool = false
  ) -> Double {
    if case .given(let points) = question.marked { return question.points > 0 ? points / question.points : 0 }
    switch question.kind {
    case .info: return 0
    case .multiple:
      let rule = ignoringOwnRule ? partial : question.partial ?? partial
      return shareOfMultiple(question, chosen: applying(question, response), rule)
    case .single, .truefalse: return applying(question, response).first?.worth ?? 0
    case .range, .number: return shareOfNumber(question, response)
    case .text: return shareOfText(question, response)
    case .order: return response == .order(question.answers.map(\.id)) ? 1 : 0
    case .match: return shareOfMatch(question, response)
    case .gaps: return shareOfGaps(question, response, ignoringOwnRule ? partial : question.partial ?? partial)
    }
  }

  /// The answers that a response chose, or whose rule applies to it.
  package static func applying(_ question: Question, _ response: Response) -> [Answer] {
    switch response {
    case .chosen(let ids): return question.answers(ids)
    case .value(let value): return firstAnswer(question) { applies($0, to: value) }
    case .text(let text): return applying(question, toTyped: text).map { [$0] } ?? []
    case .order, .pairs: return []
    case .gaps: return filled(question, response).flatMap { applying($0.gap.question, $0.response) }
    }
  }

  private static func firstAnswer(_ question: Question, where applies: (Answer.Rule) -> Bool) -> [Answer] {
    question.answers.first { $0.rule.map(applies) ?? false }.map { [$0] } ?? []
  }

  private static func applies(_ rule: Answer.Rule, to value: Double) -> Bool {
    switch rule {
    case .upTo(let bound): return value <= bound + 1e-9
    case .near(let right, let tolerance): return isNear(value, right, tolerance)
    case .matches: return false
    case .otherwise: return true
    }
  }

  private static func shareOfNumber(_ question: Question, _ response: Response) -> Double {
    guard case .value(let value) = response else { return 0 }
    if case .number(let right) = question.correct {
      let size = question.kind == .range ? max(abs(question.scale.min), abs(question.scale.max)) : 0
      return isNear(value, right, question.tolerance, size: size) ? 1 : 0
    }
    return applying(question, response).first?.worth ?? 0
  }

  private static func shareOfText(_ question: Question, _ response: Response) -> Double {
    guard case .text(let text) = response else { return 0 }
    if !question.accept.isEmpty { return matches(text, question.accept, question.textRule) ? 1 : 0 }
    return applying(question, response).first?.worth ?? 0
  }

  private static func shareOfMatch(_ question: Question, _ response: Response) -> Double {
    guard case .pairs(let given) = response, !question.pairs.isEmpty else { return 0 }
    let pairs = Set(given)
    let right = question.pairs.count { pairs.contains($0) }
    return Double(right) / Double(question.pairs.count)
  }
}

extension Marking {
  /// The share of a `multiple`, with `right` and `wrong` among the chosen, `n` all right answers and `m` all answers.
  ///
  /// `each` (correct decisions)/m · `net` max(0, (right − wrong)/n) · `coverage` right/n × right/(right + wrong) · `all`
  /// everything or nothing (after PrairieLearn's checkbox schemes). With any `fraction` among the answers the rule does not
  /// matter: their sum, within 0 and 1 (Moodle).
  static func shareOfMultiple(_ question: Question, chosen: [Answer], _ rule: PartialRule) -> Double {
    if question.answers.contains(where: { $0.fraction != nil }) {
      return min(1, max(0, chosen.reduce(0) { $0 + $1.worth }))
    }
    let n = question.answers.filter(\.isCorrect).count
    let right = chosen.filter(\.isCorrect).count
    let wrong = chosen.count - right
    guard n > 0 else { return 0 }
    switch rule {
    case .all: return right == n && wrong == 0 ? 1 : 0
    case .net: return max(0, Double(right - wrong) / Double(n))
    case .coverage:
      return chosen.isEmpty ? 0 : Double(right) / Double(n) * Double(right) / Double(right + wrong)
    case .each:
      return Double(question.answers.count - (n - right) - wrong) / Double(question.answers.count)
    }
  }
}

/// The worth of a response.
package struct Verdict: Equatable, Sendable {
  package var points: Double
  /// The points that were to be had; 0 when the question is unmarked.
  package var of: Double
  /// Nil when there is no right and wrong.
  package var correct: Bool?
  package var feedback: String?
  /// The syntax of the feedback.
  package var markup = TextMarkup.plain

  package init(points: Double, of: Double, correct: Bool? = nil, feedback: String? = nil) {
    self.points = points
    self.of = of
    self.correct = correct
    self.feedback = feedback
  }

  /// A share of the points from which on a response counts as right (Moodle's bound: three thirds make a whole).
  package static let rightFrom = 0.999999

  /// The verdict on a question that was skipped, or whose time ran out without a response.
  package static func withoutResponse(_ question: Question) -> Verdict {
    if let given = Verdict(byHand: question) { return given }
    return question.isMarked ? Verdict(points: 0, of: question.points, correct: false) : Verdict(points: 0, of: 0)
  }

  /// The verdict with points given by hand; nil where none were given.
  init?(byHand question: Question) {
    guard case .given(let points) = question.marked else { return nil }
    self.init(points: points, of: question.points, correct: points >= Verdict.rightFrom * question.points)
  }
}
