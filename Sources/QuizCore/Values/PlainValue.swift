/// Plain data: the material of a mode's state, `data`, options and memory.
///
/// The common shape of JSON and Lua tables. Whole numbers are always `int`. An empty table is `.list([])`.
package enum PlainValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case list([PlainValue])
  /// Fields in key order; build it with `record(_:)`, which sorts them.
  case map([PlainField])
  /// A question, kept as its id.
  case question(String)

  package static let empty = PlainValue.list([])

  /// A table of the fields, sorted by key; later fields win over earlier ones with the same key.
  package static func record(_ fields: [PlainField]) -> PlainValue {
    if fields.isEmpty { return .empty }
    var byKey: [PlainKey: PlainValue] = [:]
    for field in fields { byKey[field.key] = field.value }
    return .map(byKey.map { PlainField($0.key, $0.value) }.sorted { $0.key < $1.key })
  }

  /// A number as the integer it is when it is whole, so that 3.0 and 3 are one value.
  package static func numeric(_ value: Double) -> PlainValue {
    if let whole = Int(exactly: value) { .int(whole) } else { .number(value) }
  }
}

/// A key of a table: integers come before texts, texts in the order of their bytes.
package enum PlainKey: Hashable, Comparable, Sendable {
  case int(Int)
  case text(String)

  package static func < (a: PlainKey, b: PlainKey) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x < y
    case (.text(let x), .text(let y)): return x.utf8.lexicographicallyPrecedes(y.utf8)
    case (.int, .text): return true
    case (.text, .int): return false
    }
  }
}

package struct PlainField: Equatable, Sendable {
  package var key: PlainKey
  package var value: PlainValue

  package init(_ key: PlainKey, _ value: PlainValue) {
    self.key = key
    self.value = value
  }

  package init(_ key: String, _ value: PlainValue) {
    self.init(.text(key), value)
  }
}

extension PlainValue {
  /// The value of a text key; nil when this is no table with that key.
  package subscript(key: String) -> PlainValue? {
    guard case .map(let fields) = self else { return nil }
    return fields.first { $0.key == .text(key) }?.value
  }

  package var string: String? { if case .text(let value) = self { value } else { nil } }

  package var double: Double? {
    switch self {
    case .int(let value): return Double(value)
    case .number(let value): return value
    default: return nil
    }
  }

  package var integer: Int? { if case .int(let value) = self { value } else { nil } }

  package var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of a list; nil for other values.
  package var elements: [PlainValue]? { if case .list(let values) = self { values } else { nil } }

  /// The fields of a table; an empty list counts as a table without fields.
  package var fields: [PlainField]? {
    switch self {
    case .map(let fields): return fields
    case .list(let values) where values.isEmpty: return []
    default: return nil
    }
  }

  /// The kind of value in the words of messages: `a number`, `a text`, `a list`…
  package var kindInWords: String {
    switch self {
    case .null: return "nothing"
    case .bool: return "a boolean"
    case .int, .number: return "a number"
    case .text: return "a text"
    case .list: return "a list"
    case .map: return "a table"
    case .question: return "a question"
    }
  }
}
