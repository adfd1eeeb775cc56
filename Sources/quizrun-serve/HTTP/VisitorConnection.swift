internal import CHTTPServer
internal import Glibc
internal import WebAddress

/// A connection of a visitor, and until when something must have arrived on it.
final class VisitorConnection {
  private let socket: Int32
  /// The address at the other end, and the local one that it reached.
  let peer: IPAddress?
  let local: IPAddress?
  /// Milliseconds of the clock; nil while it is our turn.
  var deadline: Int?

  init(_ connection: OpaquePointer) {
    socket = chttp_socket(connection)
    peer = Self.address(socket, other: true)
    local = Self.address(socket, other: false)
  }

  /// The one that the library keeps beside its own.
  static func of(_ connection: OpaquePointer) -> VisitorConnection? {
    chttp_kept(connection).map { Unmanaged<VisitorConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func address(_ socket: Int32, other: Bool) -> IPAddress? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Int(chttp_address(socket, other ? 1 : 0, &bytes))
    return IPAddress(bytes: Array(bytes[..<count]))
  }

  /// Ends it when its time is over. The library sees that as the end of the stream, and closes it.
  func end(at time: Int) {
    guard let deadline, deadline <= time else { return }
    self.deadline = nil
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
