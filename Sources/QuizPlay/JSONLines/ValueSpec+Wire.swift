package import JSONText
package import QuizCore

/// What a mode asks for beside an answer, read again from what `Wire` wrote of it.
extension NamedSpec {
  package static func all(_ inputs: JSONValue?) -> [NamedSpec] {
    (inputs?.members ?? []).map { NamedSpec($0.key, ValueSpec($0.value)) }
  }
}

extension ValueSpec {
  package init(_ object: JSONValue) {
    let text = { (key: String) in object.member(key)?.asText }
    self.init(
      text("type").flatMap(ValueType.init) ?? .text, min: object.member("min")?.asNumber,
      max: object.member("max")?.asNumber, initial: object.member("default").map(PlainValue.init), about: text("about"),
      choices: object.member("of")?.elements.map(PlainValue.init) ?? [],
      values: text("values").flatMap(ValueType.init), isSecret: object.member("secret") == .bool(true))
  }
}

extension PlainValue {
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map(PlainValue.init))
    case .object: self = .record(value.members.map { PlainField($0.key, PlainValue($0.value)) })
    }
  }

  /// As a command has it.
  package var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .number(let value): .number(value)
    case .text(let text), .question(let text): .text(text)
    case .list(let values): .list(values.map(\.json))
    case .map(let fields): .object(JSONObject(fields.map { ($0.key.written, $0.value.json) }))
    }
  }
}

extension JSONValue {
  fileprivate var members: [(key: String, value: JSONValue)] {
    if case .object(let object) = self { return object.members.map { ($0.key, $0.value) } }
    return []
  }

  fileprivate func member(_ key: String) -> JSONValue? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  fileprivate var elements: [JSONValue] {
    if case .list(let items) = self { return items }
    return []
  }

  fileprivate var asText: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  fileprivate var asNumber: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
