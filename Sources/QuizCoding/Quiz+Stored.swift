package import JSONText
package import QuizCore

extension Reveal: StoredWord {}
extension Timing.WhileClosed: StoredWord {}
extension TextMarkup: StoredWord {}

extension Quiz: StoredFields {
  package static var blank: Quiz { Quiz(id: "", title: "", questions: []) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("title", &title)
    try fields.field("description", &description)
    try fields.field("image", &image)
    try fields.field("imageAlt", &imageAlt)
    try fields.field("category", &category)
    try fields.field("language", &language)
    try fields.field("markup", &markup, else: .plain)
    try fields.field("author", &author)
    try fields.field("licence", &licence)
    try fields.field("source", &source)
    try fields.field("tags", &tags, else: [])
    try fields.field("data", &data, else: .list([]))
    try visitRules(&fields)
    try fields.field("outcomes", &outcomes, else: [])
    try fields.field("bands", &bands, else: [])
    try fields.field("sections", &sections, else: [])
    try fields.field("questions", &questions)
  }

  /// Visits the fields that decide how the quiz is played.
  private mutating func visitRules(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("plugin", &plugin)
    try fields.field("options", &options)
    try fields.field("partial", &partial, else: .net)
    try fields.field("daily", &isDaily, else: false)
    try fields.field("pick", &pick, in: StoredRange.counts)
    try fields.field("shuffle", &shuffle, else: Shuffle(questions: false, answers: false))
    try fields.field("navigation", &navigation, else: Navigation(back: false, free: false, skip: true))
    try fields.field("timing", &timing, else: Timing(question: nil, quiz: nil, whileClosed: .pauses))
    try fields.field("reveal", &reveal, else: .each)
  }
}

extension Section: StoredFields {
  package static var blank: Section { Section(id: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("title", &title)
    try fields.field("text", &text)
    try fields.field("pick", &pick, in: StoredRange.counts)
    try fields.field("shuffle", &shuffle)
  }
}

extension Shuffle: StoredFields {
  package static var blank: Shuffle { Shuffle() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("questions", &questions, else: false)
    try fields.field("answers", &answers, else: false)
  }
}

extension Navigation: StoredFields {
  package static var blank: Navigation { Navigation() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("back", &back, else: false)
    try fields.field("free", &free, else: false)
    try fields.field("skip", &skip, else: true)
  }
}

extension Timing: StoredFields {
  package static var blank: Timing { Timing() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("question", &question)
    try fields.field("quiz", &quiz)
    try fields.field("whileClosed", &whileClosed, else: .pauses)
  }
}

extension Outcome: StoredFields {
  package static var blank: Outcome { Outcome(id: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("title", &title)
    try fields.field("emoji", &emoji)
    try fields.field("image", &image)
    try fields.field("text", &text)
    try fields.field("data", &data, else: .list([]))
  }
}

extension Band: StoredFields {
  package static var blank: Band { Band(from: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("from", &from)
    try fields.field("title", &title)
    try fields.field("emoji", &emoji)
    try fields.field("image", &image)
    try fields.field("text", &text)
  }
}
