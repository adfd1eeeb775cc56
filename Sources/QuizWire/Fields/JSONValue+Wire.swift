package import JSONText

/// What is passed on without being looked at.
extension JSONValue: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(self) }

  package init(wire node: JSONNode) { self.init(node) }
}
