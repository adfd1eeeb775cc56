internal import CHTTPServer
internal import Glibc

/// A connection of a visitor, and until when something must have arrived on it.
final class Connection {
  private let socket: Int32
  /// Milliseconds of the clock; nil while it is our turn.
  var deadline: Int?

  init(_ connection: OpaquePointer) {
    socket = chttp_socket(connection)
  }

  /// Ends it when its time is over. The library sees that as the end of the stream, and closes it.
  func end(at time: Int) {
    guard let deadline, deadline <= time else { return }
    self.deadline = nil
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
