extension Decider {
  /// Refuses a response that the question, as it is asked, cannot have.
  package static func check(_ response: Response, _ question: Question, _ asking: Asking) throws(Refusal) {
    switch (question.kind, response) {
    case (.single, .chosen(let ids)), (.truefalse, .chosen(let ids)), (.multiple, .chosen(let ids)):
      try check(chosen: ids, question, asking)
    case (.range, .value(let value)):
      guard value >= question.scale.min && value <= question.scale.max else {
        throw .outOfRange(value, min: question.scale.min, max: question.scale.max)
      }
    case (.number, .value), (.text, .text): break
    case (.order, .order(let ids)):
      guard ids.count == question.answers.count, Set(ids) == Set(question.answers.map(\.id)) else {
        throw .incompleteOrder
      }
    case (.match, .pairs(let pairs)): try check(pairs: pairs, question)
    case (.gaps, .gaps(let filled)): try check(filled: filled, question)
    default: throw .wrongShape(question.kind)
    }
  }

  private static func check(chosen ids: [String], _ question: Question, _ asking: Asking) throws(Refusal) {
    let known = ids.count > 8 ? Set(question.answers.map(\.id)) : nil
    var seen: Set<String> = []
    for id in ids {
      guard known?.contains(id) ?? (question.answer(id) != nil), !asking.hide.contains(id) else {
        throw .unknownAnswer(id)
      }
      guard seen.insert(id).inserted else { throw .answerTwice(id) }
    }
    if question.kind != .multiple && ids.count != 1 { throw .oneAnswerExpected }
  }

  private static func check(pairs: [Pair], _ question: Question) throws(Refusal) {
    let rights = Set(question.pairs.map(\.right) + question.extra)
    let lefts = Set(question.pairs.map(\.left))
    var seen: Set<String> = []
    for pair in pairs {
      guard lefts.contains(pair.left) else { throw .unknownItem(pair.left) }
      guard rights.contains(pair.right) else { throw .unknownItem(pair.right) }
      guard seen.insert(pair.left).inserted else { throw .answerTwice(pair.left) }
    }
  }

  private static func check(filled: [FilledGap], _ question: Question) throws(Refusal) {
    var seen: Set<String> = []
    var left = Dictionary(question.words.map { ($0, 1) }, uniquingKeysWith: +)
    for entry in filled {
      guard let gap = question.gap(entry.id) else { throw .unknownGap(entry.id, known: question.gaps.map(\.id)) }
      guard seen.insert(entry.id).inserted else { throw .answerTwice(entry.id) }
      switch (gap.kind, entry.value) {
      case (.text, .text), (.number, .number): break
      case (.choice, .text(let id)):
        guard gap.question.answer(id) != nil else { throw .unknownAnswer(id) }
      case (.word, .text(let word)):
        guard let count = left[word] else { throw .unknownWord(word, known: question.words) }
        guard count > 0 || question.reusesWords else { throw .wordTwice(word) }
        left[word] = count - 1
      case (.text, .number), (.number, .text), (.choice, .number), (.word, .number):
        throw .wrongGap(entry.id, gap.kind)
      }
    }
  }

  /// The chosen answers of a `multiple` in the quiz's order, so that the order of ticking changes nothing.
  ///
  /// Likewise the gaps in the order of the text, without typed texts that are blank.
  package static func tidied(_ response: Response, _ question: Question) -> Response {
    if case .gaps(let filled) = response {
      let values = Dictionary(filled.map { ($0.id, $0) }) { first, _ in first }
      return .gaps(question.gaps.compactMap { values[$0.id] }.filter { !$0.value.isBlank })
    }
    guard case .chosen(let ids) = response, question.kind == .multiple else { return response }
    let chosen = Set(ids)
    return .chosen(question.answers.map(\.id).filter(chosen.contains))
  }

  /// All inputs with their defaults filled in.
  package static func checked(_ given: [PlainField], _ specs: [NamedSpec]) throws(Refusal) -> [PlainField] {
    var fields = try checkedIfGiven(given, specs)
    for named in specs where !fields.contains(where: { $0.key == .text(named.name) }) {
      guard let initial = named.spec.initial else { throw .missingInput(named.name, named) }
      fields.append(PlainField(named.name, initial))
    }
    return fields.sorted { $0.key < $1.key }
  }

  /// The inputs that were given; none is required (a button may be pressed without them).
  static func checkedIfGiven(_ given: [PlainField], _ specs: [NamedSpec]) throws(Refusal) -> [PlainField] {
    var fields: [PlainField] = []
    for field in given {
      guard case .text(let name) = field.key, let named = specs.first(where: { $0.name == name }) else {
        throw .unknownInput(field.key.written, known: specs.map(\.name))
      }
      guard let value = named.spec.accepted(field.value) else { throw .badInput(name, field.value, named) }
      fields.append(PlainField(name, value))
    }
    return fields
  }
}

extension PlainKey {
  package var written: String {
    switch self {
    case .int(let value): return String(value)
    case .text(let value): return value
    }
  }
}
