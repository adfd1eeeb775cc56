package import JSONText
package import QuizCore

extension Question.Kind: StoredWord {}
extension PartialRule: StoredWord {}

extension Question: StoredFields {
  package static var blank: Question { Question(id: "", kind: .single, text: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("kind", &kind)
    try fields.field("text", &text)
    try fields.field("markup", &markup, else: .plain)
    try visitKeys(&fields)
    try fields.field("answers", &answers, else: [])
    try visitRules(&fields)
  }

  /// Visits the fields that decide which response is right.
  private mutating func visitRules(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("correct", &correct)
    try fields.field("tolerance", &tolerance, else: .absolute(0))
    try fields.field("scale", &scale, else: Scale(min: 0, max: 1, step: 0.01, labels: []))
    try fields.field("accept", &accept, else: [])
    try fields.field("caseSensitive", &caseSensitive, else: false)
    try fields.field("typos", &textRule.typos, in: TextRule.typosAllowed, else: 0)
    try fields.field("accents", &textRule.accents, else: true)
    try fields.field("plainDigits", &textRule.readsPlainDigits, else: false)
    try fields.field("pairs", &pairs, else: [])
    try fields.field("extra", &extra, else: [])
    try fields.field("sortTexts", &sortTexts, else: [])
    try fields.field("gaps", &gaps, else: [])
    try fields.field("words", &words, else: [])
    try fields.field("reuse", &reusesWords, else: false)
    try fields.field("mediaSides", &mediaSides, else: [])
    try fields.field("byHand", &isByHand, else: false)
  }
}

/// The stored form has each key as the quiz file does.
extension FieldVisitor: QuestionKeys {
  package mutating func text(_ key: String, _ value: inout String?, isLong: Bool) throws(UnreadableForm) {
    try field(key, &value)
  }

  package mutating func file(_ key: String, _ value: inout String?) throws(UnreadableForm) { try field(key, &value) }

  package mutating func section(_ key: String, _ value: inout String?) throws(UnreadableForm) { try field(key, &value) }

  package mutating func whole(_ key: String, _ value: inout Int?) throws(UnreadableForm) {
    try field(key, &value, in: StoredRange.levels)
  }

  package mutating func number(
    _ key: String, _ value: inout Double?, _ rule: QuizProblem.NumberRule
  ) throws(UnreadableForm) { try field(key, &value) }

  package mutating func number(
    _ key: String, _ value: inout Double, else absent: Double, _ rule: QuizProblem.NumberRule
  ) throws(UnreadableForm) { try field(key, &value, else: absent) }

  package mutating func flag(_ key: String, _ value: inout Bool, else absent: Bool) throws(UnreadableForm) {
    try field(key, &value, else: absent)
  }

  package mutating func word<Word: QuestionWord>(_ key: String, _ value: inout Word?) throws(UnreadableForm) {
    var text = value?.rawValue
    try field(key, &text)
    if isWriting { return }
    value = try text.map { text throws(UnreadableForm) in
      guard let word = Word(rawValue: text) else { throw .unknown(text) }
      return word
    }
  }

  package mutating func data(_ key: String, _ value: inout PlainValue) throws(UnreadableForm) {
    try field(key, &value, else: .list([]))
  }
}

/// `true`, `false` or a number.
extension Question.Correct: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .side(let side): side.write(to: &form)
    case .number(let number): number.write(to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let side = node.bool { self = .side(side) } else { self = .number(try Double(stored: node)) }
  }
}

extension Scale: StoredFields {
  package static var blank: Scale { Scale() }

  package func isStored(like other: Scale) -> Bool {
    min.isStored(like: other.min) && max.isStored(like: other.max) && step.isStored(like: other.step)
      && labels.isStored(like: other.labels)
  }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("min", &min, else: 0)
    try fields.field("max", &max, else: 1)
    try fields.field("step", &step, else: 0.01)
    try fields.field("labels", &labels, else: [])
  }
}

extension Gap.Kind: StoredWord {}

extension Gap: StoredFields {
  package static var blank: Gap { Gap(.text, .blank) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("kind", &kind)
    try fields.field("weight", &weight, else: 1)
    try fields.field("question", &question)
  }
}

/// `[left, right]`.
extension Pair: Stored {
  package func write(to form: inout JSONWriter) { [left, right].write(to: &form) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let sides = try [String](stored: node)
    guard sides.count == 2 else { throw .malformed("a list of two texts") }
    self.init(sides[0], sides[1])
  }
}

extension Tolerance: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .absolute(let value): StoredCase.write("absolute", value, to: &form)
    case .relative(let value): StoredCase.write("relative", value, to: &form)
    case .geometric(let value): StoredCase.write("geometric", value, to: &form)
    }
  }

  package func isStored(like other: Tolerance) -> Bool {
    switch (self, other) {
    case (.absolute(let value), .absolute(let other)), (.relative(let value), .relative(let other)),
      (.geometric(let value), .geometric(let other)):
      value.isStored(like: other)
    default: false
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "absolute": self = .absolute(try form.read())
    case "relative": self = .relative(try form.read())
    case "geometric": self = .geometric(try form.read())
    default: throw .unknown(form.name)
    }
  }
}

extension Question {
  /// True for a question marked by hand. Given points are never stored with the question.
  fileprivate var isByHand: Bool {
    get { marked == .byHand }
    set { marked = newValue ? .byHand : .byRule }
  }
}
