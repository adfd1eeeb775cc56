package import JSONText

extension String: Stored {
  package var stored: JSONValue { .text(self) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let text = node.string else { throw .malformed("a text") }
    self = text
  }
}

extension Bool: Stored {
  package var stored: JSONValue { .bool(self) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let value = node.bool else { throw .malformed("true or false") }
    self = value
  }
}

extension Int: Stored {
  package var stored: JSONValue { .int(self) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let value = node.int else { throw .malformed("a whole number") }
    self = value
  }
}

/// Bit for bit: what JSON cannot say (−0, infinities, "not a number") is written as its 64 bits in hexadecimal.
extension Double: Stored {
  package var stored: JSONValue {
    let isPlain = isFinite && !(self == 0 && sign == .minus)
    return isPlain ? .number(self) : .text(String(bitPattern, radix: 16))
  }

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
  package var stored: JSONValue { .list(map(\.stored)) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let items = node.array else { throw .malformed("a list") }
    self = []
    reserveCapacity(items.count)
    for item in items { append(try Element(stored: item)) }
  }
}

/// Texts by name, in the order of their names.
extension Dictionary: Stored where Key == String, Value == String {
  package var stored: JSONValue {
    .object(JSONObject(sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }))
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let members = node.object else { throw .malformed("an object") }
    self = [:]
    for member in members { self[member.key] = try String(stored: member.value) }
  }
}

/// A word of a fixed list; a word that is not in it was written by somebody newer.
package protocol StoredWord: Stored, RawRepresentable where RawValue == String {}

extension StoredWord {
  package var stored: JSONValue { .text(rawValue) }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let word = try String(stored: node)
    guard let value = Self(rawValue: word) else { throw .unknown(word) }
    self = value
  }
}

/// One of several cases with what belongs to it: an object whose only key is the case.
package struct StoredCase {
  package let name: String
  package let content: JSONNode

  package init(_ node: JSONNode) throws(UnreadableForm) {
    guard let members = node.object, members.count == 1 else { throw .malformed("an object with one key") }
    name = members[0].key
    content = members[0].value
  }

  package static func form(_ name: String, _ content: some Stored) -> JSONValue {
    .object(JSONObject([(name, content.stored)]))
  }

  package func read<Value: Stored>(_ type: Value.Type = Value.self) throws(UnreadableForm) -> Value {
    try Value(stored: content)
  }
}
