/// The visitor behind a request.
package enum Visitor: Equatable, Sendable {
  case nobody
  /// The default player of this record.
  case owner
  /// By the id under which the guests' record knows a guest.
  case guest(String)
}
