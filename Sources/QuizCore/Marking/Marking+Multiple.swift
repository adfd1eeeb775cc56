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
