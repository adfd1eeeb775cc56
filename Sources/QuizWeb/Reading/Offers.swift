internal import JSONText
internal import QuizCore

/// What a mode offers beside a question or on a page: its buttons, and the fields that it wants filled.
struct Offers: Equatable {
  var actions: [Button] = []
  var inputs: [NamedSpec] = []

  struct Button: Equatable {
    var id: String
    var label: String
  }

  init(_ object: JSONValue) {
    actions = (object["actions"]?.items ?? []).compactMap { item in
      item["id"]?.string.map { Button(id: $0, label: item["label"]?.string ?? $0) }
    }
    inputs = (object["inputs"]?.fields ?? []).map { NamedSpec($0.key, ValueSpec($0.value)) }
  }
}

extension ValueSpec {
  init(_ object: JSONValue) {
    self.init(
      object["type"]?.string.flatMap(ValueType.init) ?? .text, min: object["min"]?.double, max: object["max"]?.double,
      initial: object["default"].map(PlainValue.init), about: object["about"]?.string,
      choices: object["of"]?.items.map(PlainValue.init) ?? [], values: object["values"]?.string.flatMap(ValueType.init),
      isSecret: object["secret"]?.flag ?? false)
  }
}

extension PlainValue {
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map(PlainValue.init))
    case .object: self = .record(value.fields.map { PlainField($0.key, PlainValue($0.value)) })
    }
  }

  /// As a command has it.
  var json: JSONValue {
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

/// What a mode tells of itself: a text, perhaps with a value that can be drawn.
struct AskedStatus: Equatable {
  var text: String
  var kind: StatusEntry.Kind?
  var value: Double?
  var of: Double?

  static func all(_ object: JSONValue) -> [AskedStatus] {
    let drawn = object["status_values"]?.items ?? []
    return object.texts("status").map { text in
      let value = drawn.first { $0["text"]?.string == text }
      return AskedStatus(
        text: text, kind: value?["kind"]?.string.flatMap(StatusEntry.Kind.init), value: value?["value"]?.double,
        of: value?["of"]?.double)
    }
  }
}
