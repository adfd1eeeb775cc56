package import JSONText
package import QuizCore
package import QuizPlay

extension Projection {
  /// The response and inputs that an object says, by the rules of the protocol; `beside` are keys that mean something to the
  /// caller alone. Whether the question can have them is not asked.
  package func answer(
    _ node: JSONNode, beside: [String]
  ) throws(LineRefusal) -> (response: Response, inputs: [PlainField]) {
    let (command, _) = try WireCommand.parse(node, beside: beside)
    guard case .reply(let reply, let inputs) = command else {
      throw LineRefusal(.unfit, "an 'answer' is expected")
    }
    do throws(Refusal) {
      return (try response(to: reply), inputs)
    } catch {
      throw LineRefusal(error)
    }
  }
}
