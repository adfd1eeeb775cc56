internal import CHTTPServer
internal import CMicroHTTPD
internal import Glibc
internal import QuizWeb

/// The server: one loop over connections and pipes, on one thread.
final class Server {
  let desk: WebDesk
  let media: MediaFolder
  let link = EngineLink()
  private var log: AccessLog
  private var daemon: OpaquePointer?
  var connections: [ObjectIdentifier: VisitorConnection] = [:]
  /// The streams by their subject.
  var streams: [String: [ObjectIdentifier: EventStream]] = [:]
  /// The budget of codes, the waiting look-ups, and the rooms known to visitors.
  var budget = CodeBudget()
  var lookUps: [Int: () -> Void] = [:]
  var lastLookUp = 0
  var knownRooms = KnownRooms()
  /// The program's files in compressed form, by path, once requested.
  var packedFiles: [String: [UInt8]] = [:]
  private var pace = ArrivalPace()
  /// Requests that came since the engine was asked last.
  var arrived = 0
  private var nextSweep = 0
  private var nextPing = now() + WebLimits.ping * 1000

  init(_ settings: WebSettings, media: MediaFolder) {
    desk = WebDesk(settings)
    log = AccessLog(settings)
    self.media = media
  }

  /// The first line to the engine.
  func greet(version: String) {
    link.ask(.hello(version: version, port: desk.settings.port)) { _ in }
  }

  /// Goes on until the standard input ends.
  ///
  /// Under load the engine is asked once every some milliseconds: what arrives while answers are sent waits for the next time.
  func run() {
    guard let daemon else { return }
    var isDue = true
    while !isDue || link.write() {
      let pause = pace.pause(at: now())
      let isWriting = link.isStuck || pause == 0 && link.hasMoreToWrite
      var places = [
        pollfd(fd: link.inputDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pause == 0 ? chttp_descriptor(daemon) : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isWriting ? link.outputDescriptor : -1, events: Int16(POLLOUT), revents: 0),
      ]
      poll(&places, UInt(places.count), pause == 0 ? timeout(daemon) : Int32(pause))
      if places[0].revents != 0 {
        guard let events = link.read() else { return }
        events.forEach(take)
      }
      sweep()
      isDue = pause == 0 || link.isUrgent || places[2].revents != 0
      if isDue || places[0].revents != 0 { advance(daemon) }
      if isDue { noteArrivals() }
    }
  }

  /// Runs the library until it has to wait, in a bounded number of rounds.
  private func advance(_ daemon: OpaquePointer) {
    for _ in 0..<Self.mostRounds {
      MHD_run(daemon)
      if timeout(daemon) > 0 { break }
    }
  }

  private func noteArrivals() {
    pace.took(arrived, of: connections.count, at: now())
    arrived = 0
  }

  /// Sending an answer, leaving it behind and looking for another request take the library a round each.
  private static let mostRounds = 4

  /// Milliseconds until something is to be done without anybody's doing.
  private func timeout(_ daemon: OpaquePointer) -> Int32 {
    let most: CUnsignedLongLong = budget.isEmpty ? 1000 : 100
    var wanted = most
    if MHD_get_timeout(daemon, &wanted) == MHD_Result.NO { wanted = most }
    return Int32(min(wanted, most))
  }

  private func sweep() {
    let time = now()
    letIn(at: time)
    guard time >= nextSweep else { return }
    nextSweep = time + 500
    for connection in connections.values { connection.end(at: time) }
    link.expire(at: time)
    guard time >= nextPing else { return }
    nextPing = time + WebLimits.ping * 1000
    for stream in streams.values.flatMap(\.values) { stream.change { $0.ping() } }
  }

  func written(_ exchange: Exchange) {
    // The host's screen is in the same terminal, where a line for every answer would disturb.
    guard let request = exchange.request, !desk.settings.isRoomOnly else { return }
    ErrorLines.line(
      log.line(
        request, status: exchange.status, bytes: exchange.sent, milliseconds: now() - exchange.begin, at: time(nil)))
  }

  /// Begins to accept connections.
  func start(
    _ listening: Int32, connections: UInt32, certificate: String?, key: String?
  ) throws(ServeFailure) {
    var options = chttp_options()
    options.listening = listening
    options.connections = connections
    // Every connection keeps so much: room for the longest headers, as they came and as they were read, and an answer's.
    options.memory = WebLimits.headers + WebLimits.headers / 2
    options.stalled = UInt32(WebLimits.stalled)
    options.context = Unmanaged.passRetained(self).toOpaque()
    options.handle = Callbacks.handle
    options.completed = Callbacks.completed
    options.connection = Callbacks.connection
    options.target = Callbacks.target
    let pems = [try certificate.map(Self.text), try key.map(Self.text)]
    let texts = pems.map { $0.map { strdup($0) } }
    options.certificate = UnsafePointer(texts[0] ?? nil)
    options.key = UnsafePointer(texts[1] ?? nil)
    daemon = chttp_start(&options)
    guard daemon != nil else {
      throw certificate == nil
        ? .service("the HTTP server cannot be started")
        : .noInput("'\(certificate ?? "")' is no certificate that fits the key '\(key ?? "")': both are PEM files")
    }
  }

  private static func text(_ path: String) throws(ServeFailure) -> String {
    guard let file = fopen(path, "re") else {
      throw .noInput("'\(path)' cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
