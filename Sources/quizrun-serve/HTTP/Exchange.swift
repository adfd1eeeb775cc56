internal import CHTTPServer
internal import CMicroHTTPD
internal import Glibc
internal import QuizWeb

/// A request and its answer, from the first line to the last byte.
final class Exchange {
  let connection: OpaquePointer
  let target: String
  let begin = now()
  var stage = Stage.new
  var request: WebRequest?
  /// The stream of events, if one was requested.
  var stream: EventStream?
  /// The code of a room that a stranger tries here.
  var code: RoomCode?
  var status = 0
  var sent = 0
  private var body: [UInt8] = []
  private(set) var bodyCount = 0
  /// The most bytes of the body.
  var mostBytes = WebLimits.body
  /// The files of a form that are written as they come; nil for a body that is held.
  var uploads: UploadFiles?

  enum Stage {
    case new
    case arriving
    /// The visitor of a long body is known, and it may come.
    case introduced
    /// The engine was asked.
    case waiting
    case decided(WebAnswer)
    case answered
  }

  init(_ connection: OpaquePointer, target: String) {
    self.connection = connection
    self.target = target
  }

  /// Keeps a piece of the body; false when it is so large that reading on is useless.
  func add(_ piece: UnsafeRawBufferPointer) -> Bool {
    bodyCount += piece.count
    if bodyCount > mostBytes {
      uploads?.remove()
    } else if let uploads {
      uploads.add(piece)
    } else {
      body += piece
    }
    return bodyCount <= max(16 * WebLimits.body, WebLimits.drained * mostBytes)
  }

  var isTooLong: Bool { bodyCount > mostBytes }

  /// The request with all that has arrived.
  func whole() -> WebRequest? {
    guard var request else { return nil }
    request.body = body
    request.uploaded = uploads?.end()
    return request
  }

  /// Reads the headers.
  func begin(_ method: String, under base: String) {
    guard let place = VisitorConnection.of(connection), let peer = place.peer, let local = place.local else { return }
    request = WebRequest(method, target, headers: headers(), peer: peer, local: local, base: base)
  }

  private func headers() -> [WebRequest.Header] {
    var headers: [WebRequest.Header] = []
    withUnsafeMutablePointer(to: &headers) { place in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { place, _, name, value in
          let headers = place?.assumingMemoryBound(to: [WebRequest.Header].self)
          if let name { headers?.pointee.append(.init(String(cString: name), value.map { String(cString: $0) } ?? "")) }
          return MHD_Result.YES
        }, place)
    }
    return headers
  }
}
