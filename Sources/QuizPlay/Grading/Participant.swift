package import JSONText
package import QuizCore

/// Somebody to be graded: who, and what they gave to each question.
package struct Participant: Equatable, Sendable {
  /// As it was written, for the result: a text or a whole number.
  package var id: JSONValue
  /// A seed of their own; nil for the run's.
  package var seed: Int?
  /// What they gave to a question or page, one after the other, by its id.
  package var responses: [String: [GivenResponse]]

  package init(id: JSONValue, seed: Int? = nil, responses: [String: [GivenResponse]]) {
    self.id = id
    self.seed = seed
    self.responses = responses
  }

  /// The name under which a mode knows them.
  package var name: String {
    switch id {
    case .text(let text): return text
    case .int(let number): return String(number)
    default: return ""
    }
  }
}

/// What was given to one try of a question, in the ids and texts of the quiz.
package struct GivenResponse: Equatable, Sendable {
  /// Nil leaves the question out, or is a page's.
  package var answer: PlainValue?
  package var inputs: [PlainField]

  package init(_ answer: PlainValue?, inputs: [PlainField] = []) {
    self.answer = answer
    self.inputs = inputs
  }
}

extension Response {
  /// The response that a given value is to a question, checked against everything the quiz says of the question.
  init(_ value: PlainValue, givenTo question: Question) throws(GradingProblem) {
    guard question.kind != .info else { throw .isPage(question.id) }
    guard let response = Response(shaped: value, question.kind) else {
      throw .wrongResponse(question: question.id, question.kind, noun: value.kindInWords)
    }
    do {
      try Decider.check(response, question, Asking())
    } catch {
      throw .refused(question: question.id, error)
    }
    self = response
  }

  /// Nil when the value has another shape than responses of that kind.
  private init?(shaped value: PlainValue, _ kind: Question.Kind) {
    switch kind {
    case .single, .multiple, .truefalse:
      if let side = value.boolean, kind == .truefalse {
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

  /// The fields of a table of texts as pairs; nil for anything else.
  fileprivate var pairs: [Pair]? {
    guard let fields else { return nil }
    let pairs = fields.compactMap { field in field.value.string.map { Pair(field.key.written, $0) } }
    return pairs.count == fields.count ? pairs : nil
  }

  /// The same data, of JSON.
  init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .numeric(value)
    case .text(let value): self = .text(value)
    case .list(let items): self = .list(items.map(PlainValue.init))
    case .object(let members): self = .record(members.map { PlainField($0.key, PlainValue($0.value)) })
    }
  }
}
