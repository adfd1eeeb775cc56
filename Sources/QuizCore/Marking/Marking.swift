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
    let feedback = feedback(question, response)
    if let given = Verdict(byHand: question, feedback: feedback) { return given }
    guard question.isMarked else { return Verdict(points: 0, of: 0, feedback: feedback) }
    return Verdict(
      points: Amount(nearest: share * question.points).value, of: question.points, correct: share >= Verdict.rightFrom,
      feedback: feedback)
  }

  /// The feedback of the answers, followed by the right spelling where typos were forgiven.
  private static func feedback(_ question: Question, _ response: Response) -> String? {
    let said = applying(question, response).compactMap(\.feedback)
    let own = question.saysOneFeedback || said.isEmpty ? said.first : said.joined(separator: " ")
    guard let spelling = rightSpelling(question, response) else { return own }
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
    }
  }

  /// The answers that a response chose, or whose rule applies to it.
  package static func applying(_ question: Question, _ response: Response) -> [Answer] {
    switch response {
    case .chosen(let ids): return question.answers(ids)
    case .value(let value): return firstAnswer(question) { applies($0, to: value) }
    case .text(let text): return applying(question, toTyped: text).map { [$0] } ?? []
    case .order, .pairs: return []
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
