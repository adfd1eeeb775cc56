package import LuaKit
package import QuizCore

extension PlainValue {
  /// The plain data of a hook's return value; references to questions stay references.
  package init(_ value: LuaValue) {
    switch value {
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(Int(value))
    case .number(let value): self = .numeric(value)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.map(PlainValue.init))
    case .map(let fields):
      let plain = fields.map { PlainField(PlainKey($0.key), PlainValue($0.value)) }
      self = fields.isInKeyOrder ? .map(plain) : .record(plain)
    case .reference(let id): self = .question(id)
    case .readOnly(_, let value): self = PlainValue(value)
    case .none, .function, .host, .context: self = .null
    }
  }

  /// The same data for keeping beyond this quiz: a question in it becomes its id for good.
  var withIDsForQuestions: PlainValue {
    switch self {
    case .question(let id): return .text(id)
    case .list(let values): return .list(values.map(\.withIDsForQuestions))
    case .map(let fields): return .map(fields.map { PlainField($0.key, $0.value.withIDsForQuestions) })
    default: return self
    }
  }
}

extension LuaValue {
  /// Plain data for Lua; a kept question becomes the question again.
  package init(_ value: PlainValue) {
    switch value {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(Int64(value))
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.map(LuaValue.init))
    case .map(let fields): self = .table(fields.map { LuaField(LuaKey($0.key), LuaValue($0.value)) })
    case .question(let id): self = .reference(id)
    }
  }

  /// A table of the fields in key order; without fields the empty table.
  package static func table(_ fields: [LuaField]) -> LuaValue {
    if fields.isEmpty { return .list([]) }
    return .map(fields.isInKeyOrder ? fields : fields.sorted { $0.key < $1.key })
  }

  /// A table of fields that were put in key order, one at least.
  static func inOrder(_ fields: [LuaField]) -> LuaValue {
    assert(!fields.isEmpty && fields.isInKeyOrder, "\(fields.map(\.key))")
    return .map(fields)
  }

  /// A table of named fields, without those that have no value.
  static func record(_ fields: KeyValuePairs<String, LuaValue?>) -> LuaValue {
    table(fields.compactMap { name, value in value.map { LuaField(.text(name), $0) } })
  }
}

extension [LuaField] {
  /// Whether each key comes after the one before it, as most tables are built.
  fileprivate var isInKeyOrder: Bool {
    for index in indices.dropFirst() where !(self[index - 1].key < self[index].key) { return false }
    return true
  }
}

extension LuaField {
  init(_ key: LuaKey, _ value: LuaValue) {
    self.init(key: key, value: value)
  }
}

extension LuaKey {
  init(_ key: PlainKey) {
    switch key {
    case .int(let value): self = .int(Int64(value))
    case .text(let value): self = .text(value)
    }
  }

  var written: String {
    switch self {
    case .int(let value): return String(value)
    case .text(let value): return value
    }
  }
}

extension LuaValue {
  init(_ key: LuaKey) {
    switch key {
    case .int(let value): self = .int(value)
    case .text(let value): self = .text(value)
    }
  }
}

extension PlainKey {
  init(_ key: LuaKey) {
    switch key {
    case .int(let value): self = .int(Int(value))
    case .text(let value): self = .text(value)
    }
  }
}

extension LuaValue {
  /// The value of a text key; nil when this is no table with that key.
  subscript(key: String) -> LuaValue? {
    guard case .map(let fields) = self else { return nil }
    return fields.first { $0.key == .text(key) }?.value
  }

  /// The fields of a table; an empty one counts, a sequence does not.
  var fields: [LuaField]? {
    switch self {
    case .map(let fields): return fields
    case .list(let values) where values.isEmpty: return []
    case .readOnly(_, let value): return value.fields
    default: return nil
    }
  }

  /// The elements of a sequence.
  var elements: [LuaValue]? {
    switch self {
    case .list(let values): return values
    case .readOnly(_, let value): return value.elements
    default: return nil
    }
  }

  package var string: String? { if case .text(let value) = self { value } else { nil } }

  package var double: Double? {
    switch self {
    case .int(let value): return Double(value)
    case .number(let value): return value
    default: return nil
    }
  }

  var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// A number as Lua has it: whole ones are integers.
  static func numeric(_ value: Double) -> LuaValue {
    Int64(exactly: value).map(LuaValue.int) ?? .number(value)
  }

  /// The kind of value in the words of messages.
  var kindInWords: String {
    switch self {
    case .none: return "nothing"
    case .bool: return "a boolean"
    case .int, .number: return "a number"
    case .text: return "a text"
    case .list(let values): return values.isEmpty ? "an empty table" : "a list"
    case .map, .readOnly, .context: return "a table"
    case .reference: return "a question"
    case .function, .host: return "a function"
    }
  }
}
