package import JSONText
package import QuizCore

extension AskReveal: StoredWord {}
extension ValueSpec.ValueType: StoredWord {}
extension PageID.Origin: StoredWord {}

extension OpenStep: StoredFields {
  package static var blank: OpenStep { OpenStep(content: .page(.blank), number: 0, attempt: 1, player: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("number", &number, in: StoredRange.counts)
    try fields.field("attempt", &attempt, in: StoredRange.counts, else: 1)
    try fields.field("player", &player, else: "")
    try fields.field("content", &content)
  }
}

extension OpenStep.Content: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .question(let asked, let asking):
      StoredCase.write("question", Question(asked: asked, asking: asking), to: &form)
    case .page(let page): StoredCase.write("page", page, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "question":
      let question = try form.read(Question.self)
      self = .question(question.asked, question.asking)
    case "page": self = .page(try form.read())
    default: throw .unknown(form.name)
    }
  }

  private struct Question: StoredFields {
    var asked: AskedQuestion
    var asking: Asking

    package static var blank: Question { Question(asked: .ofQuiz(""), asking: .blank) }

    package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("asked", &asked)
      try fields.field("asking", &asking)
    }
  }
}

/// The id of a question of the quiz, or the whole of one that was made on the spot.
extension AskedQuestion: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .ofQuiz(let id): id.write(to: &form)
    case .made(let question): question.write(to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let id = node.string { self = .ofQuiz(id) } else { self = .made(try Question(stored: node)) }
  }
}

extension Asking: StoredFields {
  package static var blank: Asking { Asking() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("limit", &limit, in: StoredRange.milliseconds)
    try fields.field("reveal", &reveal)
    try fields.field("revealsAtEnd", &revealsAtEnd, else: false)
    try fields.field("back", &back, else: false)
    try fields.field("skip", &skip, else: true)
    try fields.field("hint", &hint)
    try fields.field("hide", &hide, else: [])
    try fields.field("actions", &actions, else: [])
    try fields.field("inputs", &inputs, else: [])
    try fields.field("note", &note)
    try fields.field("markup", &markup, else: .plain)
    try fields.field("hintMarkup", &hintMarkup, else: .plain)
    try fields.field("title", &title)
    try fields.field("text", &text)
  }
}

extension Page: StoredFields {
  package static var blank: Page { Page(id: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("title", &title)
    try fields.field("body", &body)
    try fields.field("markup", &markup, else: .plain)
    try fields.field("image", &image)
    try fields.field("imageAlt", &imageAlt)
    try fields.field("audio", &audio)
    try fields.field("actions", &actions, else: [])
    try fields.field("inputs", &inputs, else: [])
    try fields.field("player", &player)
    try fields.field("continue", &proceeding)
    try fields.field("of", &origin, else: .mode)
    try fields.field("note", &note)
  }
}

extension Action: StoredFields {
  package static var blank: Action { Action(id: "", label: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("label", &label)
    try fields.field("next", &next)
  }
}

extension NamedSpec: StoredFields {
  package static var blank: NamedSpec { NamedSpec("", ValueSpec(.text)) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("name", &name)
    try fields.field("type", &spec.type)
    try fields.field("min", &spec.min)
    try fields.field("max", &spec.max)
    try fields.field("default", &spec.initial)
    try fields.field("about", &spec.about)
    try fields.field("of", &spec.choices, else: [])
    try fields.field("labels", &spec.labels, else: [])
    try fields.field("values", &spec.values)
    try fields.field("secret", &spec.isSecret, else: false)
  }
}

extension ValueSpec.ChoiceLabel: StoredFields {
  package static var blank: ValueSpec.ChoiceLabel { ValueSpec.ChoiceLabel(value: .null, label: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("value", &value)
    try fields.field("label", &label)
  }
}
