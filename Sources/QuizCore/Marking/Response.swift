/// A player's response to a question, in the quiz's own ids and texts.
package enum Response: Hashable, Sendable {
  /// Ids of the chosen answers, in the order they were given.
  case chosen([String])
  case value(Double)
  case text(String)
  /// Ids of all items, first to last.
  case order([String])
  case pairs([Pair])
  /// The gaps that were filled, each once.
  case gaps([FilledGap])
}

extension Response {
  /// A response as examples and participants' lines write it: ids of the quiz, for a match the texts of both sides, a
  /// number, a text; nil when the value has another shape than responses of that kind.
  package init?(written value: PlainValue, _ question: Question) {
    switch question.kind {
    case .single, .multiple, .truefalse:
      if let side = value.boolean, question.kind == .truefalse {
        self = .chosen([String(side)])
      } else if let ids = value.string.map({ [$0] }) ?? value.texts {
        self = .chosen(ids)
      } else {
        return nil
      }
    case .range, .number:
      guard let number = value.double else { return nil }
      self = .value(number)
    case .text:
      guard let text = value.string else { return nil }
      self = .text(text)
    case .order:
      guard let ids = value.texts else { return nil }
      self = .order(ids)
    case .match:
      guard let pairs = value.pairs else { return nil }
      self = .pairs(pairs)
    case .gaps:
      guard let filled = value.filledGaps(question) else { return nil }
      self = .gaps(filled)
    case .info: return nil
    }
  }
}

extension PlainValue {
  /// The texts of a list of texts; nil for anything else.
  fileprivate var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// The fields of a table as filled gaps, without the empty ones; nil for anything else.
  fileprivate func filledGaps(_ question: Question) -> [FilledGap]? {
    guard let fields else { return nil }
    var filled: [FilledGap] = []
    for field in fields where field.value != .null {
      let id = field.key.written
      if let text = field.value.string {
        let isNumber = question.gap(id)?.kind == .number
        filled.append(FilledGap(id, isNumber ? GapValue(numberIn: text) : .text(text)))
      } else if let number = field.value.double {
        filled.append(FilledGap(id, .number(number)))
      } else {
        return nil
      }
    }
    return filled
  }

  /// The fields of a table of texts as pairs; nil for anything else.
  fileprivate var pairs: [Pair]? {
    guard let fields else { return nil }
    let pairs = fields.compactMap { field in field.value.string.map { Pair(field.key.written, $0) } }
    return pairs.count == fields.count ? pairs : nil
  }
}
