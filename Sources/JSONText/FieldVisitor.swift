/// Writes the fields of a value into an object, or fills them from one.
///
/// A value names each field once, in the order in which it is written. Keys that it does not name are passed over.
package struct FieldVisitor: Sendable {
  /// The object that is written.
  package var form = JSONWriter()
  /// The members that are read; nil while writing.
  private let members: [JSONMember]?
  /// The place of the next field: they are read in the order in which they were written.
  private var place = 0
  /// False once a field was not there that the value cannot be without.
  package var isComplete = true

  /// Writes.
  package init() {
    members = nil
  }

  /// Reads.
  package init(_ members: [JSONMember]) {
    self.members = members
  }

  package var isWriting: Bool { members == nil }

  /// The value under a name; nil when it is missing, and while writing.
  package mutating func member(_ name: String) -> JSONNode? {
    guard let members else { return nil }
    if place >= members.count || members[place].key != name {
      guard let found = members.firstIndex(where: { $0.key == name }) else { return nil }
      place = found
    }
    place += 1
    return members[place - 1].value
  }
}
