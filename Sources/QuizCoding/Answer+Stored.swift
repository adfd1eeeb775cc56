package import JSONText
package import QuizCore

extension Answer: StoredFields {
  package static var blank: Answer { Answer(id: "", text: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("text", &text)
    try fields.field("correct", &isCorrect, else: false)
    try fields.field("fraction", &fraction)
    try fields.field("feedback", &feedback)
    try fields.field("outcomes", &outcomes, else: [])
    try fields.field("pinnedLast", &isPinnedLast, else: false)
    try fields.field("data", &data, else: .list([]))
    try fields.field("rule", &rule)
  }
}

extension OutcomeWeight: StoredFields {
  package static var blank: OutcomeWeight { OutcomeWeight("", 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("outcome", &outcome)
    try fields.field("weight", &weight)
  }
}

extension Answer.Rule: Stored {
  package var stored: JSONValue {
    switch self {
    case .upTo(let value): return StoredCase.form("upTo", value)
    case .near(let value, let tolerance): return StoredCase.form("near", Near(value: value, tolerance: tolerance))
    case .matches(let patterns): return StoredCase.form("matches", patterns)
    case .otherwise: return StoredCase.form("otherwise", true)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "upTo": self = .upTo(try form.read())
    case "near":
      let near = try form.read(Near.self)
      self = .near(near.value, near.tolerance)
    case "matches": self = .matches(try form.read())
    case "otherwise": self = .otherwise
    default: throw .unknown(form.name)
    }
  }

  private struct Near: StoredFields {
    var value: Double
    var tolerance: Tolerance

    package static var blank: Near { Near(value: 0, tolerance: .absolute(0)) }

    package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("value", &value)
      try fields.field("tolerance", &tolerance)
    }
  }
}
