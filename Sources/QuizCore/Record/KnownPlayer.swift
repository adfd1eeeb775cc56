/// A player of the record: the id is kept and stays, the name is shown and can change.
package struct KnownPlayer: Hashable, Sendable {
  /// A ULID; in memory the name.
  package var id: String
  package var name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
