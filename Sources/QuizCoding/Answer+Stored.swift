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
    try fields.field("image", &media.image)
    try fields.field("imageAlt", &media.imageAlt)
    try fields.field("audio", &media.audio)
  }
}

extension MediaSide: StoredFields {
  package static var blank: MediaSide { MediaSide(name: "", hasText: true, isLeft: false, media: TileMedia()) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("name", &name)
    try fields.field("hasText", &hasText, else: true)
    try fields.field("isLeft", &isLeft, else: false)
    try fields.field("image", &media.image)
    try fields.field("imageAlt", &media.imageAlt)
    try fields.field("audio", &media.audio)
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
  package func write(to form: inout JSONWriter) {
    switch self {
    case .upTo(let value): StoredCase.write("upTo", value, to: &form)
    case .near(let value, let tolerance): StoredCase.write("near", Near(value: value, tolerance: tolerance), to: &form)
    case .matches(let patterns): StoredCase.write("matches", patterns, to: &form)
    case .otherwise: StoredCase.write("otherwise", true, to: &form)
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
