package import JSONText
package import QuizCore

/// Plain data as JSON of the same shape. What JSON cannot tell apart is an object whose key begins with `$`:
/// `{"$number": 3}` for a fraction type that is whole, `{"$question": "q1"}`, and `{"$map": [key, value, …]}` for tables with
/// integer keys, keys that begin with `$`, equal keys, or no key at all.
extension PlainValue: Stored {
  package var stored: JSONValue {
    switch self {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .number(let value): return Self.form(value)
    case .text(let value): return .text(value)
    case .list(let values): return values.stored
    case .map(let fields): return Self.form(fields)
    case .question(let id): return StoredCase.form("$question", id)
    }
  }

  private static func form(_ number: Double) -> JSONValue {
    let form = number.stored
    if case .number = form, Int(exactly: number) == nil { return form }
    return .object(JSONObject([("$number", form)]))
  }

  private static func form(_ fields: [PlainField]) -> JSONValue {
    var pairs: [(String, JSONValue)] = []
    pairs.reserveCapacity(fields.count)
    for field in fields {
      guard case .text(let name) = field.key, name.utf8.first != UInt8(ascii: "$") else { break }
      pairs.append((name, field.value.stored))
    }
    let isPlain = !fields.isEmpty && pairs.count == fields.count && Set(pairs.map(\.0)).count == pairs.count
    if isPlain { return .object(JSONObject(pairs)) }
    return .object(JSONObject([("$map", .list(fields.flatMap { [$0.key.stored, $0.value.stored] }))]))
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list: self = .list(try [PlainValue](stored: node))
    case .object(let members): self = try Self.table(node, members)
    }
  }

  private static func table(_ node: JSONNode, _ members: [JSONMember]) throws(UnreadableForm) -> PlainValue {
    guard members.first?.key.utf8.first == UInt8(ascii: "$") else {
      var fields: [PlainField] = []
      fields.reserveCapacity(members.count)
      for member in members { fields.append(PlainField(member.key, try PlainValue(stored: member.value))) }
      return .map(fields)
    }
    let tagged = try StoredCase(node)
    switch tagged.name {
    case "$number": return .number(try tagged.read())
    case "$question": return .question(try tagged.read())
    case "$map": return .map(try pairs(tagged.content))
    default: throw .unknown(tagged.name)
    }
  }

  private static func pairs(_ node: JSONNode) throws(UnreadableForm) -> [PlainField] {
    guard let items = node.array, items.count.isMultiple(of: 2) else { throw .malformed("a list of keys and values") }
    var fields: [PlainField] = []
    for index in stride(from: 0, to: items.count, by: 2) {
      fields.append(PlainField(try PlainKey(stored: items[index]), try PlainValue(stored: items[index + 1])))
    }
    return fields
  }
}

extension PlainKey: Stored {
  package var stored: JSONValue {
    switch self {
    case .int(let value): return .int(value)
    case .text(let value): return .text(value)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let value = node.int { self = .int(value) } else { self = .text(try String(stored: node)) }
  }
}

/// Fields in the order they have, as a table.
package struct StoredTable: Stored {
  package var fields: [PlainField]

  package var stored: JSONValue { PlainValue.map(fields).stored }

  package init(_ fields: [PlainField]) {
    self.fields = fields
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard case .map(let fields) = try PlainValue(stored: node) else { throw .malformed("a table") }
    self.fields = fields
  }
}

extension FieldVisitor {
  /// Named values, absent when there are none.
  package mutating func field(_ name: String, _ fields: inout [PlainField]) throws(UnreadableForm) {
    var table = StoredTable(fields)
    try field(name, &table, else: StoredTable([]))
    fields = table.fields
  }
}
