package import JSONText
package import QuizCore

/// Plain data as JSON of the same shape. Values that JSON lacks are objects whose key begins with `$`.
///
/// `{"$number": 3}` is a whole number of a fraction type, `{"$question": "q1"}` a question. `{"$map": [key, value, …]}`
/// is a table with integer keys, keys that begin with `$`, equal keys, or no key at all.
extension PlainValue: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .null: form.writeNull()
    case .bool(let value): form.write(value)
    case .int(let value): form.write(value)
    case .number(let value): Self.write(value, to: &form)
    case .text(let value): form.write(value)
    case .list(let values): values.write(to: &form)
    case .map(let fields): Self.write(fields, to: &form)
    case .question(let id): StoredCase.write("$question", id, to: &form)
    }
  }

  package func isStored(like other: PlainValue) -> Bool {
    if case .list(let values) = self, case .list(let others) = other { return values.isStored(like: others) }
    return EventCoding.bytes(self) == EventCoding.bytes(other)
  }

  private static func write(_ number: Double, to form: inout JSONWriter) {
    if number.isFinite, Int(exactly: number) == nil { return form.write(number) }
    StoredCase.write("$number", number, to: &form)
  }

  private static func write(_ fields: [PlainField], to form: inout JSONWriter) {
    form.openObject()
    if let names = plainNames(of: fields) {
      for (name, field) in zip(names, fields) { form.member(name, field.value) }
    } else {
      form.writeKey("$map")
      form.list(fields) { field, form in
        field.key.write(to: &form)
        form.separate()
        field.value.write(to: &form)
      }
    }
    form.closeObject()
  }

  /// The keys as those of an object; nil when they cannot be.
  private static func plainNames(of fields: [PlainField]) -> [String]? {
    var names: [String] = []
    names.reserveCapacity(fields.count)
    for field in fields {
      guard case .text(let name) = field.key, name.utf8.first != UInt8(ascii: "$") else { return nil }
      names.append(name)
    }
    return names.isEmpty || Set(names).count < names.count ? nil : names
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
  package func write(to form: inout JSONWriter) {
    switch self {
    case .int(let value): form.write(value)
    case .text(let value): form.write(value)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let value = node.int { self = .int(value) } else { self = .text(try String(stored: node)) }
  }
}

/// Fields in the order they have, as a table.
package struct StoredTable: Stored {
  package var fields: [PlainField]

  package func write(to form: inout JSONWriter) { PlainValue.map(fields).write(to: &form) }

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
