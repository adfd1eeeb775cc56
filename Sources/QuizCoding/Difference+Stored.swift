package import JSONText
package import QuizCore

extension Difference: StoredFields {
  package static var blank: Difference { Difference(event: 0, step: 0, question: nil, what: .record) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("event", &event, in: StoredRange.counts)
    try fields.field("step", &step, in: StoredRange.counts)
    try fields.field("question", &question)
    try fields.field("what", &what)
    try fields.field("recorded", &recorded)
    try fields.field("replayed", &replayed)
  }
}

extension Difference.Subject: StoredWord {}

extension Difference.Glimpse: StoredFields {
  package static var blank: Difference.Glimpse { Difference.Glimpse(.none) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("form", &form)
    try fields.field("values", &values)
  }
}

extension Difference.Glimpse.Form: StoredWord {}
