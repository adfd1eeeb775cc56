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
