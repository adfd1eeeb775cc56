internal import QuizCore

extension Question {
  /// A response that earns all that can be earned; nil when nothing is marked right.
  var bestResponse: Response? {
    switch kind {
    case .single:
      return answers.max { $0.worth < $1.worth }.flatMap { $0.worth > 0 ? .chosen([$0.id]) : nil }
    case .multiple: return isMarked ? .chosen(answers.filter { $0.worth > 0 }.map(\.id)) : nil
    case .truefalse:
      if case .side(let side)? = correct { return .chosen([String(side)]) }
      return answers.first { $0.worth > 0 }.map { .chosen([$0.id]) }
    case .range, .number:
      if case .number(let value)? = correct { return .value(kind == .range ? scale.snapped(value) : value) }
      guard let best = answers.max(by: { $0.worth < $1.worth }), best.worth > 0 else { return nil }
      switch best.rule {
      case .upTo(let bound): return .value(scale.snapped(bound))
      case .near(let value, _): return .value(value)
      default: return nil
      }
    case .text:
      if let pattern = accept.first { return .text(pattern.filter { $0 != "*" }) }
      guard let best = answers.max(by: { $0.worth < $1.worth }), best.worth > 0 else { return nil }
      if case .matches(let patterns) = best.rule { return patterns.first.map { .text($0.filter { $0 != "*" }) } }
      return nil
    case .order: return .order(answers.map(\.id))
    case .match: return .pairs(pairs)
    case .gaps:
      return .gaps(
        gaps.compactMap { gap in
          gap.question.bestResponse.flatMap(gap.value).map { FilledGap(gap.id, $0) }
        })
    case .info: return nil
    }
  }
}
