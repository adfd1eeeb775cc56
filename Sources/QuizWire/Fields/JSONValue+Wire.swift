package import JSONText

/// A part of an object that is passed on unread.
extension JSONValue: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(self) }

  package init(wire node: JSONNode) { self.init(node) }
}
