internal import JSONText

/// Look-ups in the engine's JSON by key; nil for a missing value or one of another kind.
extension JSONValue {
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  var string: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var whole: Int? {
    if case .int(let value) = self { return value }
    return nil
  }

  var double: Double? {
    switch self {
    case .int(let value): return Double(value)
    case .number(let value): return value
    default: return nil
    }
  }

  var flag: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  var items: [JSONValue] {
    if case .list(let items) = self { return items }
    return []
  }

  var fields: [(key: String, value: JSONValue)] {
    if case .object(let object) = self { return object.members.map { ($0.key, $0.value) } }
    return []
  }

  /// The texts of a list under a key.
  func texts(_ key: String) -> [String] {
    self[key]?.items.compactMap(\.string) ?? []
  }

  /// The object's `type`; empty without one.
  var type: String { self["type"]?.string ?? "" }
}
