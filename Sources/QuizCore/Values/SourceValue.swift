/// A value together with the place where it was written, as a format's reader hands it to `QuizReader`.
package struct SourceValue: Equatable, Sendable {
  package var content: Content
  /// Byte offset of the value's first byte in its file.
  package var offset: Int

  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case text(String)
    case list([SourceValue])
    case map([SourceField])
  }

  package init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }
}

/// A named member of a table, with the place of its name.
package struct SourceField: Equatable, Sendable {
  package var key: String
  package var keyOffset: Int
  package var value: SourceValue

  package init(key: String, keyOffset: Int, value: SourceValue) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}

extension SourceValue {
  /// The same value without its places.
  package var plain: PlainValue {
    switch content {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .number(let value): return .number(value)
    case .text(let value): return .text(value)
    case .list(let values): return .list(values.map(\.plain))
    case .map(let fields): return .record(fields.map { PlainField($0.key, $0.value.plain) })
    }
  }

  /// Plain data as a source value with one place for all of it (a table that a plugin made).
  package init(_ plain: PlainValue, at offset: Int) {
    self.offset = offset
    switch plain {
    case .null: content = .null
    case .bool(let value): content = .bool(value)
    case .int(let value): content = .int(value)
    case .number(let value): content = .number(value)
    case .text(let value), .question(let value): content = .text(value)
    case .list(let values): content = .list(values.map { SourceValue($0, at: offset) })
    case .map(let fields):
      content = .map(fields.map { SourceField(plain: $0, at: offset) })
    }
  }
}

extension SourceField {
  init(plain: PlainField, at offset: Int) {
    let name: String
    switch plain.key {
    case .int(let value): name = String(value)
    case .text(let value): name = value
    }
    self.init(key: name, keyOffset: offset, value: SourceValue(plain.value, at: offset))
  }
}
