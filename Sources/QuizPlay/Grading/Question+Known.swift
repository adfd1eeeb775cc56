internal import QuizCore

/// The responses to a question that simulated players can know.
extension Question {
  /// A response that earns the most, in the form of `GivenResponse`; nil when nothing is marked right.
  var rightResponse: PlainValue? {
    guard isMarked else { return nil }
    switch kind {
    case .single, .truefalse: return bestAnswer.map { .list([.text($0.id)]) }
    case .multiple: return .list(answers.filter { $0.worth > 0 }.map { .text($0.id) })
    case .range, .number:
      if case .number(let right) = correct { return .numeric(right) }
      return bestAnswer.flatMap(\.number).map(PlainValue.numeric)
    case .text: return (accept.first ?? bestAnswer?.patterns.first).map { .text(Self.example(of: $0)) }
    case .order: return .list(answers.map { .text($0.id) })
    case .match: return .record(pairs.map { PlainField($0.left, .text($0.right)) })
    case .info: return nil
    }
  }

  var knownNumbers: [Double] {
    if case .number(let right) = correct { return [right] }
    return answers.compactMap(\.number)
  }

  var knownTexts: [String] { (accept + answers.flatMap(\.patterns)).map(Self.example) }

  private var bestAnswer: Answer? { answers.max { $0.worth < $1.worth } }

  /// A text that a pattern matches: its stars stand for nothing.
  private static func example(of pattern: String) -> String {
    pattern.replacing("\\*", with: "\u{0}").replacing("*", with: "").replacing("\u{0}", with: "*")
  }
}

extension Answer {
  /// A number to which the rule applies.
  fileprivate var number: Double? {
    switch rule {
    case .upTo(let bound): return bound
    case .near(let value, _): return value
    case .matches, .otherwise, nil: return nil
    }
  }

  fileprivate var patterns: [String] {
    if case .matches(let patterns) = rule { return patterns }
    return []
  }
}
