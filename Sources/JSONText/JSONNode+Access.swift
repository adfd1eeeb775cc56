extension JSONNode {
  /// The value under a key; nil when this is no object or has no such key.
  package subscript(key: String) -> JSONNode? {
    member(key)?.value
  }

  /// The member with a key, for its `keyOffset`.
  package func member(_ key: String) -> JSONMember? {
    object?.first { $0.key == key }
  }

  package var isNull: Bool {
    content == .null
  }

  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  package var string: String? {
    if case .text(let value) = content { value } else { nil }
  }

  /// A whole number; nil for one with a fraction or beyond 64 bits.
  package var int: Int? {
    if case .int(let value) = content { value } else { nil }
  }

  /// Any number.
  package var double: Double? {
    switch content {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var array: [JSONNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension JSONContent {
  /// The value's name in a sentence, as in "a list was expected, found a text".
  package var noun: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int, .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
