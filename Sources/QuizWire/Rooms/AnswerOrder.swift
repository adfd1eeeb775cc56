package import JSONText

/// The answer of a player in a room, the body of `POST /rooms/CODE/answer`.
package struct AnswerOrder: Equatable, Sendable, WireObject {
  /// The question that the answer is for; another one may be open by now.
  package var epoch: Int?
  /// The answer in the form of the protocol.
  package var answer: JSONValue?
  package var inputs: JSONValue?
  /// A name by which an answer that comes twice counts once.
  package var request: String?

  /// The keys beside the answer and its inputs.
  package static let others = ["epoch", "request"]

  package init() {}

  package init(epoch: Int?, _ answer: JSONValue, inputs: JSONValue?, request: String? = nil) {
    (self.epoch, self.answer, self.inputs, self.request) = (epoch, answer, inputs, request)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("epoch", &epoch)
    fields.field("answer", &answer)
    fields.field("inputs", &inputs)
    fields.field("request", &request)
  }
}
