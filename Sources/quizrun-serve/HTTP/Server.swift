internal import CHTTPServer
internal import CMicroHTTPD
internal import Glibc
internal import QuizWeb

/// The server: one loop over connections and pipes, on one thread.
final class Server {
  let desk: WebDesk
  let media: MediaFolder
  /// The folder for scanned pages, which the engine shares; nil where none are taken.
  var scans: String?
  let link = EngineLink()
  private var log: AccessLog
  /// The library's server, and earlier ones with the certificate before, until their visitors have left.
  private var daemons: [OpaquePointer] = []
  private let certificate: (path: String, key: String)?
  private var listening: Int32 = -1
  private var mostConnections: UInt32 = 0
  var figures = ServerFigures()
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

  /// With a certificate, the paths of two PEM files, connections are encrypted.
  init(_ settings: WebSettings, media: MediaFolder, certificate: (path: String, key: String)?) {
    desk = WebDesk(settings)
    self.certificate = certificate
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
    var isDue = true
    while !isDue || link.write() {
      let pause = pace.pause(at: now())
      let isWriting = link.isStuck || pause == 0 && link.hasMoreToWrite
      var places = [
        pollfd(fd: link.inputDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isWriting ? link.outputDescriptor : -1, events: Int16(POLLOUT), revents: 0),
      ]
      places += daemons.map { pollfd(fd: pause == 0 ? chttp_descriptor($0) : -1, events: Int16(POLLIN), revents: 0) }
      poll(&places, UInt(places.count), pause == 0 ? daemons.map(timeout).min() ?? 0 : Int32(pause))
      if places[0].revents != 0 {
        guard let events = link.read() else { return }
        events.forEach(take)
      }
      sweep()
      isDue = pause == 0 || link.isUrgent || places[1].revents != 0
      if isDue || places[0].revents != 0 { daemons.forEach(advance) }
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
    for daemon in daemons.dropFirst() where chttp_connections(daemon) == 0 {
      daemons.removeAll { $0 == daemon }
      MHD_stop_daemon(daemon)
    }
    link.expire(at: time)
    guard time >= nextPing else { return }
    nextPing = time + WebLimits.ping * 1000
    for stream in streams.values.flatMap(\.values) { stream.change { $0.ping() } }
  }

  func written(_ exchange: Exchange) {
    // The host's screen is in the same terminal, where a line for every answer would disturb.
    guard let request = exchange.request else { return }
    let milliseconds = now() - exchange.begin
    figures.note(request, status: exchange.status, milliseconds: exchange.stream == nil ? milliseconds : nil)
    // Checks come every few seconds and say nothing new.
    guard desk.settings.logs, !desk.settings.isRoomOnly, request.place != .health else { return }
    ErrorLines.line(
      log.line(
        request, status: exchange.status, bytes: exchange.sent, milliseconds: milliseconds, at: time(nil)))
  }

  /// Begins to accept connections.
  func start(_ listening: Int32, connections: UInt32) throws(ServeFailure) {
    (self.listening, mostConnections) = (listening, connections)
    daemons = [try newDaemon()]
  }

  /// Lets new connections have the certificate as it is now; open ones go on with the one before.
  func readCertificateAnew() {
    do throws(ServeFailure) {
      let new = try newDaemon()
      if let old = daemons.first { close(MHD_quiesce_daemon(old)) }
      daemons.insert(new, at: 0)
      ErrorLines.say("the certificate was read anew")
    } catch {
      ErrorLines.say("\(error.sentence); the certificate before stays in use")
    }
  }

  private func newDaemon() throws(ServeFailure) -> OpaquePointer {
    var options = chttp_options()
    // The library closes the socket that it was given, also where it does not start.
    options.listening = dup(listening)
    options.connections = mostConnections
    // Every connection keeps so much: room for the longest headers, as they came and as they were read, and an answer's.
    options.memory = WebLimits.headers + WebLimits.headers / 2
    options.stalled = UInt32(WebLimits.stalled)
    options.context = Unmanaged.passRetained(self).toOpaque()
    options.handle = Callbacks.handle
    options.completed = Callbacks.completed
    options.connection = Callbacks.connection
    options.target = Callbacks.target
    if let certificate {
      options.certificate = UnsafePointer(strdup(try Self.text(certificate.path)))
      options.key = UnsafePointer(strdup(try Self.text(certificate.key)))
    }
    guard let daemon = chttp_start(&options) else {
      guard let certificate else { throw .service("the HTTP server cannot be started") }
      throw .noInput(
        "'\(certificate.path)' is no certificate that fits the key '\(certificate.key)': both are PEM files")
    }
    return daemon
  }

  static func text(_ path: String) throws(ServeFailure) -> String {
    guard let file = fopen(path, "re") else {
      throw .noInput("'\(path)' cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
