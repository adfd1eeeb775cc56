extension Marking {
  /// Each gap that was filled in a way it takes, with the response to its own question.
  static func filled(_ question: Question, _ response: Response) -> [(gap: Gap, response: Response)] {
    guard case .gaps(let filled) = response else { return [] }
    return filled.compactMap { entry in
      guard let gap = question.gap(entry.id), let own = gap.response(entry.value) else { return nil }
      return (gap, own)
    }
  }

  /// The share that each gap earns of its own part, in the order of the gaps; 0 for one left empty.
  package static func gapShares(_ question: Question, _ response: Response?) -> [Double] {
    let given = response.map { filled(question, $0) } ?? []
    return question.gaps.map { gap in
      given.first { $0.gap.id == gap.id }.map { share(of: gap.question, $0.response, partial: .all) } ?? 0
    }
  }

  /// The share of the points: the gaps' shares by their weights, or with `all` everything or nothing.
  static func shareOfGaps(_ question: Question, _ response: Response, _ rule: PartialRule) -> Double {
    let shares = gapShares(question, response)
    if rule == .all { return !shares.isEmpty && shares.allSatisfy { $0 >= Verdict.rightFrom } ? 1 : 0 }
    let weights = question.gaps.reduce(0) { $0 + $1.weight }
    guard weights > 0 else { return 0 }
    return zip(question.gaps, shares).reduce(0) { $0 + $1.0.weight * $1.1 } / weights
  }

  /// Whether each gap was filled rightly, in the order of the gaps.
  package static func rightGaps(_ question: Question, _ response: Response?) -> [(id: String, isRight: Bool)] {
    zip(question.gaps, gapShares(question, response)).map { ($0.id, $1 >= Verdict.rightFrom) }
  }
}

extension Gap {
  /// The response to the gap's own question; nil when the gap takes another kind of value.
  package func response(_ value: GapValue) -> Response? {
    switch (kind, value) {
    case (.text, .text(let text)): .text(text)
    case (.number, .number(let number)): .value(number)
    case (.choice, .text(let id)), (.word, .text(let id)): .chosen([id])
    case (.number, .text), (.text, .number), (.choice, .number), (.word, .number): nil
    }
  }

  /// The value for a response to the gap's own question; nil for a response that no gap has.
  package func value(_ response: Response) -> GapValue? {
    switch response {
    case .text(let text): .text(text)
    case .value(let number): .number(number)
    case .chosen(let ids): ids.first.map(GapValue.text)
    case .order, .pairs, .gaps: nil
    }
  }
}

extension GapValue {
  /// The value as text: a number with a point, whole ones without.
  package var written: String {
    switch self {
    case .text(let text): text
    case .number(let number): ValueSpec.written(.numeric(number))
    }
  }
}
