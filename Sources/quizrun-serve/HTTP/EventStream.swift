internal import CHTTPServer
internal import CMicroHTTPD
internal import QuizWeb
internal import QuizWire

/// The events of a sitting or a room on their way to one visitor.
final class EventStream {
  let connection: OpaquePointer
  let subject: StreamSubject
  let token: String?
  /// The names under which its events come.
  var names: [String] = []
  /// The last place sent, for a room.
  private(set) var place: Int?
  private var queue = EventQueue()
  private var isSuspended = false
  private var isEnding = false
  private var isCatchingUp = false
  /// Called when events were lost and the visitor reads again.
  var catchUp: (EventStream) -> Void = { _ in }

  init(_ connection: OpaquePointer, _ subject: StreamSubject, token: String?) {
    self.connection = connection
    self.subject = subject
    self.token = token
    queue.ping()
  }

  func change(_ body: (inout EventQueue) -> Void) {
    body(&queue)
    wake()
  }

  /// Sends the events of a room; each frame holds the whole state.
  func send(_ frames: [[UInt8]], at place: Int?) {
    self.place = place ?? self.place
    for frame in frames { queue.add(whole: frame) }
    wake()
  }

  /// Ends when all that waits was sent.
  func end() {
    isEnding = true
    wake()
  }

  /// Sends the present state in place of lost events.
  func caughtUp(_ reply: EngineReply) {
    isCatchingUp = false
    // Asked again with the next ping, or when the engine is back.
    guard reply.status != 503 else { return }
    queue.catchUp(reply)
    isEnding = reply.status >= 400
    wake()
  }

  /// Fills the library's buffer; without anything to send the connection rests until there is.
  func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    if queue.isEmpty && queue.hasLost && !isCatchingUp {
      isCatchingUp = true
      catchUp(self)
    }
    guard queue.isEmpty else {
      let bytes = queue.take(buffer.count)
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
    if isEnding { return -1 }  // MHD_CONTENT_READER_END_OF_STREAM
    isSuspended = true
    MHD_suspend_connection(connection)
    return 0
  }

  private func wake() {
    guard isSuspended else { return }
    isSuspended = false
    MHD_resume_connection(connection)
  }
}
