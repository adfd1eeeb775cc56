package import JSONText
package import QuizCore

extension String: Stored {
  package func write(to form: inout JSONWriter) { form.write(self) }

  package func isStored(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let text = node.string else { throw .malformed("a text") }
    self = text
  }
}

extension Bool: Stored {
  package func write(to form: inout JSONWriter) { form.write(self) }

  package func isStored(like other: Bool) -> Bool { self == other }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let value = node.bool else { throw .malformed("true or false") }
    self = value
  }
}

/// Whole numbers need a range, which each place names.
extension JSONNode {
  package func whole(in range: ClosedRange<Int>) throws(UnreadableForm) -> Int {
    guard let value = int else { throw .malformed("a whole number") }
    guard range.contains(value) else {
      throw .malformed("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

/// Bit for bit: what JSON cannot say (−0, infinities, "not a number") is written as its 64 bits in hexadecimal.
extension Double: Stored {
  package func write(to form: inout JSONWriter) {
    let isPlain = isFinite && !(self == 0 && sign == .minus)
    if isPlain { form.write(self) } else { form.write(String(bitPattern, radix: 16)) }
  }

  package func isStored(like other: Double) -> Bool { bitPattern == other.bitPattern }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let value = node.double {
      self = value
    } else if let bits = node.string.flatMap({ UInt64($0, radix: 16) }) {
      self = Double(bitPattern: bits)
    } else {
      throw .malformed("a number")
    }
  }
}

extension Array: Stored where Element: Stored {
  package func write(to form: inout JSONWriter) { form.list(self) { $0.write(to: &$1) } }

  package func isStored(like other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isStored(like: $1) }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let items = node.array else { throw .malformed("a list") }
    self = []
    reserveCapacity(items.count)
    for item in items { append(try Element(stored: item)) }
  }
}

/// Texts by name, in the order of their names.
extension Dictionary: Stored where Key == String, Value == String {
  package func write(to form: inout JSONWriter) {
    form.openObject()
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      form.member(key, value)
    }
    form.closeObject()
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let members = node.object else { throw .malformed("an object") }
    self = [:]
    for member in members { self[member.key] = try String(stored: member.value) }
  }
}

/// A word of a fixed list; an unknown one comes from a newer version.
package protocol StoredWord: Stored, RawRepresentable where RawValue == String {}

extension StoredWord {
  package func write(to form: inout JSONWriter) { form.write(rawValue) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let word = try String(stored: node)
    guard let value = Self(rawValue: word) else { throw .unknown(word) }
    self = value
  }
}

/// A case with its content: an object whose only key is the case.
package struct StoredCase {
  package let name: String
  package let content: JSONNode

  package init(_ node: JSONNode) throws(UnreadableForm) {
    guard let members = node.object, members.count == 1 else { throw .malformed("an object with one key") }
    name = members[0].key
    content = members[0].value
  }

  package static func write(_ name: String, _ content: some Stored, to form: inout JSONWriter) {
    form.openObject()
    form.member(name, content)
    form.closeObject()
  }

  package static func write(_ name: String, _ number: Int, to form: inout JSONWriter) {
    form.openObject()
    form.writeKey(name)
    form.write(number)
    form.closeObject()
  }

  package func read<Value: Stored>(_ type: Value.Type = Value.self) throws(UnreadableForm) -> Value {
    try Value(stored: content)
  }
}

extension Difference: StoredFields {
  package static var blank: Difference { Difference(event: 0, step: 0, question: nil, what: .record) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("event", &event, in: StoredRange.counts)
    try fields.field("step", &step, in: StoredRange.counts)
    try fields.field("question", &question)
    try fields.field("what", &what)
    try fields.field("recorded", &recorded)
    try fields.field("replayed", &replayed)
  }
}

extension Difference.Subject: StoredWord {}

extension Difference.Glimpse: StoredFields {
  package static var blank: Difference.Glimpse { Difference.Glimpse(.none) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("form", &form)
    try fields.field("values", &values)
  }
}

extension Difference.Glimpse.Form: StoredWord {}
