/// The visitor behind a request.
package enum Visitor: Hashable, Sendable {
  case nobody
  /// The default player of this record.
  case owner
  /// A guest, by the id in the guests' record.
  case guest(String)
}
