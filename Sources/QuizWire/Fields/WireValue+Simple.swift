package import JSONText
package import QuizCore
internal import QuizPlay
internal import TextLayout

/// Cleaned of control characters.
extension String: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(cleaned) }

  package init?(wire node: JSONNode) {
    guard let text = node.string else { return nil }
    self = text
  }
}

extension Bool: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(self) }

  package init?(wire node: JSONNode) {
    guard let value = node.bool else { return nil }
    self = value
  }
}

extension Int: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(self) }

  package init?(wire node: JSONNode) {
    guard let value = node.int else { return nil }
    self = value
  }
}

extension Double: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(self) }

  package init?(wire node: JSONNode) {
    guard let value = node.double else { return nil }
    self = value
  }
}

/// An item that cannot be read is passed over.
extension Array: WireValue where Element: WireValue {
  package func write(to wire: inout JSONWriter) { wire.list(self) { $0.write(to: &$1) } }

  package init?(wire node: JSONNode) {
    guard let items = node.array else { return nil }
    self = items.compactMap { Element(wire: $0) }
  }
}

/// A missing value is written as null.
extension Optional: WireValue where Wrapped: WireValue {
  package func write(to wire: inout JSONWriter) {
    if let self { self.write(to: &wire) } else { wire.writeNull() }
  }

  package init?(wire node: JSONNode) { self = Wrapped(wire: node) }
}

extension WireValue where Self: RawRepresentable, RawValue == String {
  package func write(to wire: inout JSONWriter) { wire.write(rawValue) }

  /// Nil for a word of a newer version.
  package init?(wire node: JSONNode) {
    guard let value = node.string.flatMap(Self.init) else { return nil }
    self = value
  }
}

extension Array where Element: WireMember {
  func writeMembers(to wire: inout JSONWriter) {
    wire.openObject()
    for item in self {
      let (name, value) = item.member
      wire.writeKey(name.cleaned)
      value.write(to: &wire)
    }
    wire.closeObject()
  }

  init?(members node: JSONNode) {
    guard let members = node.object else { return nil }
    self = members.compactMap { member in Element.Value(wire: member.value).map { Element(member.key, $0) } }
  }
}

extension PlainValue: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(Wire.plain(self)) }

  package init(wire node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let items): self = .list(items.map(PlainValue.init))
    case .object(let members): self = .record(members.map { PlainField($0.key, PlainValue(wire: $0.value)) })
    }
  }
}

extension PlainField: WireMember {
  package var member: (name: String, value: PlainValue) { (key.written, value) }
}

/// A part of an object that is passed on unread.
extension JSONValue: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(self) }

  package init(wire node: JSONNode) { self.init(node) }
}
