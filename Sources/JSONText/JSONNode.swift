/// A value read from JSON text, and the place where it begins.
package struct JSONNode: Equatable, Sendable {
  package var content: JSONContent
  /// The offset of the value's first byte.
  package var offset: Int

  package init(_ content: JSONContent, offset: Int) {
    self.content = content
    self.offset = offset
  }

  package typealias Content = JSONContent
}

/// The content of a JSON value.
package enum JSONContent: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A whole number that fits, however it was written: `3`, `3.0`, `3e0`, `-0`.
  case int(Int)
  /// Every other number; always finite.
  case number(Double)
  case text(String)
  case list([JSONNode])
  /// The members in the order of the file; no two keys are equal.
  case object([JSONMember])
}

/// A key of an object with its value.
package struct JSONMember: Equatable, Sendable {
  package var key: String
  /// The offset of the key's opening quote.
  package var keyOffset: Int
  package var value: JSONNode

  package init(key: String, keyOffset: Int, value: JSONNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}

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
  private static let longestShown = 40

  /// The value in a sentence, as in "a list was expected, found the text 'a'"; a long text is cut.
  package var noun: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "the number \(value)"
    case .number(let value): "the number \(JSONWriter.text(.number(value)))"
    case .text(let text): "the text '\(text.prefix(Self.longestShown))\(text.count > Self.longestShown ? "…" : "")'"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
