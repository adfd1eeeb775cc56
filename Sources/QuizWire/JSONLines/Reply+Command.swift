package import JSONText
package import QuizCore
package import QuizPlay

/// Replies as commands. Texts go to the engine as typed, which alone interprets them.
extension Reply {
  /// The form that a command has.
  package var asCommand: JSONValue {
    switch self {
    case .ids(let ids): .list(ids.map(JSONValue.text))
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .pairs(let pairs): .object(JSONObject(pairs.map { ($0.left, .text($0.right)) }))
    case .gaps(let filled): .object(JSONObject(filled.map { ($0.id, $0.value.asCommand) }))
    }
  }
}

extension GapValue {
  /// The form that a command has: a text or a number.
  package var asCommand: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): Int(exactly: number).map(JSONValue.int) ?? .number(number)
    }
  }
}

extension PlainValue {
  /// The form that a command has.
  package var asCommand: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .number(let value): .number(value)
    case .text(let text), .question(let text): .text(text)
    case .list(let values): .list(values.map(\.asCommand))
    case .map(let fields): .object(JSONObject(fields))
    }
  }
}

extension JSONObject {
  /// Values beside an answer, as a command has them.
  package init(_ fields: [PlainField]) {
    self.init(fields.map { ($0.key.written, $0.value.asCommand) })
  }
}

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
