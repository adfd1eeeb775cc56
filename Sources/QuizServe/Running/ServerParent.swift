internal import Glibc
internal import LinePipe

/// The parent of server and engine: it starts both, passes their lines on, starts either anew, and ends with both.
///
/// `run` does all of it until a signal comes. A desk that has its own things to wait for does the steps itself, as `run` does.
package final class ServerParent {
  private let plan: ServePlan
  private let programs: Programs
  private let tell: (String) -> Void
  /// Told once, when the server answers for the first time.
  private let serving: (Int) -> Void
  /// Receives the messages that concern the host's screen; nil without one.
  private let overheard: ((Passing) -> Void)?
  private var engine: Member
  private var server: Member
  private var rehearsal: Child?
  private var port: Int?
  /// The `hello` of a server that was not answered yet.
  private var greeting: Int?
  private var isServing = false
  private var isEnding: Int?
  private var failure: Int32?
  private let manager = ServiceManager()
  /// Descriptors in which the last wait found nothing: `pass` does not ask for it again.
  private var quiet: Set<Int32> = []

  package struct Programs {
    package var engine: (path: String, arguments: [String])
    package var server: String
    package var media: String
    package var version: String

    package init(
      engine: (path: String, arguments: [String]), server: String, media: String, version: String
    ) {
      self.engine = engine
      self.server = server
      self.media = media
      self.version = version
    }
  }

  /// A message that passes between engine, server and the host's screen.
  package enum Passing {
    case engine(isUp: Bool)
    /// A reply to the desk, or an event of a room.
    case line([UInt8])
    /// A line of the rehearsal.
    case rehearsal([UInt8])
  }

  /// A program that is started anew when it ends.
  private struct Member {
    let name: String
    var child: Child?
    var pause = RestartPause()
    /// The time of the next start; nil while it runs.
    var next: Int? = 0
    var restarts = 0
  }

  /// The longest lines towards the engine, and towards the server.
  private static let longest = (engine: 256 << 10, server: LineOutbox.usual)
  /// The milliseconds for the engine to save; with the farewell of the server an end takes less than five seconds.
  private static let patience = 3500
  /// The milliseconds after which a stopped program is replaced.
  private static let longestStop = 10_000

  package init(
    _ plan: ServePlan, _ programs: Programs, tell: @escaping (String) -> Void, serving: @escaping (Int) -> Void,
    overheard: ((Passing) -> Void)? = nil
  ) {
    self.plan = plan
    self.programs = programs
    self.tell = tell
    self.serving = serving
    self.overheard = overheard
    engine = Member(name: "engine")
    server = Member(name: "server")
  }

  /// Goes on until a signal ends it; the exit code. SIGHUP makes the server read its certificate anew.
  package func run() -> Int32 {
    let signals = StopSignals.begin()
    while isGoing {
      startWhatIsDue()
      if wait(beside: [signals]).contains(signals), let signal = StopSignals.next() {
        if signal == SIGHUP { readCertificatesAnew() } else { end() }
      }
      pass()
    }
    return finish()
  }

  // MARK: Its steps

  /// Whether there is something to be done yet; once it was ended, until the engine has saved.
  package var isGoing: Bool { failure == nil && !(isEnding != nil && engine.child == nil) }

  /// Waits for both children to end; returns the exit code of `run`.
  package func finish() -> Int32 {
    for child in [rehearsal, server.child, engine.child].compactMap({ $0 }) { _ = child.ending() }
    return failure ?? 0
  }

  /// Sends a line of the host's screen to the engine; false while there is none.
  package func ask(_ line: [UInt8]) -> Bool {
    engine.child?.send(line)
    return engine.child != nil
  }

  /// Starts bots, whose lines are passed on; false on failure.
  package func rehearse(_ path: String, _ arguments: [String]) -> Bool {
    rehearsal = Child(path, arguments, longestLine: Self.longest.engine)
    return rehearsal != nil
  }

  /// Tells the bots that something was ordered now.
  package func note(_ word: String) { rehearsal?.send(Array("\(word) \(steady())".utf8)) }

  package func startWhatIsDue() {
    guard isEnding == nil else { return }
    if let next = engine.next, next <= steady() {
      let program = programs.engine
      engine.child = Child(program.path, program.arguments, longestLine: Self.longest.server)
      started(&engine)
      if engine.child != nil {
        server.child?.send(ServerLine.engine(isUp: true))
        overheard?(.engine(isUp: true))
      }
    }
    if let next = server.next, next <= steady() {
      let arguments = plan.arguments(media: programs.media, version: programs.version, port: port)
      server.child = Child(programs.server, arguments, longestLine: Self.longest.engine)
      started(&server)
      if engine.child == nil { server.child?.send(ServerLine.engine(isUp: false)) }
      sendRestarts()
    }
  }

  private func readCertificatesAnew() {
    if plan.certificate != nil { server.child?.send(ServerLine.certificates) }
  }

  private func sendRestarts() {
    server.child?.send(ServerLine.restarts(engine: engine.restarts, server: server.restarts))
  }

  /// Kills a program that a signal stopped some time ago; its end starts it anew.
  private func replaceStopped() {
    for member in [engine, server] {
      guard let child = member.child, child.isStopped(for: Self.longestStop) else { continue }
      tell("the \(member.name) was stopped for \(Self.longestStop / 1000) seconds and is replaced")
      child.kill()
    }
  }

  private func started(_ member: inout Member) {
    member.next = member.child == nil ? steady() + member.pause.afterLife(of: 0) : nil
    if member.child == nil { tell("the \(member.name) cannot be started: \(String(cString: strerror(errno)))") }
  }

  /// Descriptors that it would like to read now.
  package var reading: [Int32] {
    let (toEngine, toServer) = (engine.child, server.child)
    let places = [
      toServer?.isFull == true ? nil : toEngine?.outputDescriptor,
      toEngine?.isFull == true ? nil : toServer?.outputDescriptor, rehearsal?.outputDescriptor,
    ]
    return places.compactMap { $0 }
  }

  /// Descriptors that it has something to write to.
  package var writing: [Int32] {
    [engine.child, server.child, rehearsal].compactMap { $0?.hasMoreToWrite == true ? $0?.inputDescriptor : nil }
  }

  /// Milliseconds until something is to be started or looked at.
  package var pause: Int {
    min(1000, [engine.next, server.next].compactMap { $0 }.min().map { max(0, $0 - steady()) } ?? 1000)
  }

  /// Waits for input, output or a due time, at most that long; returns the readable ones of `others`.
  @discardableResult
  package func wait(beside others: [Int32], atMost milliseconds: Int = 1000) -> Set<Int32> {
    var places =
      (others + reading).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    poll(&places, UInt(places.count), Int32(min(pause, milliseconds)))
    quiet = Set(places.dropFirst(others.count).filter { $0.events == Int16(POLLIN) && $0.revents == 0 }.map(\.fd))
    return Set(places.prefix(others.count).filter { $0.revents != 0 }.map(\.fd))
  }

  /// Whole lines, in both directions.
  package func pass() {
    if let told = isEnding, steady() - told > Self.patience { engine.child?.kill() }
    defer { for child in [engine.child, server.child, rehearsal] { child?.write() } }
    replaceStopped()
    manager.live()
    let quiet = quiet
    self.quiet = []
    if let child = server.child, engine.child?.isFull != true, !quiet.contains(child.outputDescriptor) {
      if let lines = child.read() { lines.forEach(passToEngine) } else { serverEnded() }
    }
    if let child = engine.child, server.child?.isFull != true, !quiet.contains(child.outputDescriptor) {
      if let lines = child.read() { lines.forEach(passToServer) } else { engineEnded() }
    }
    if let child = rehearsal, !quiet.contains(child.outputDescriptor) {
      if let lines = child.read() { lines.forEach { overheard?(.rehearsal($0)) } } else { rehearsalEnded(child) }
    }
  }

  private func rehearsalEnded(_ child: Child) {
    _ = child.ending()
    rehearsal = nil
  }

  private func passToEngine(_ line: [UInt8]) {
    switch ServerLine(line) {
    case nil: tell("a line of the server is no request and was dropped")
    case .hello(let id, let port):
      self.port = port
      greeting = id
      engine.child?.send(line)
    case .request: engine.child?.send(line)
    }
  }

  private func passToServer(_ line: [UInt8]) {
    if let overheard {
      let hearer = LineHearer(line)
      if hearer != .server { overheard(.line(line)) }
      if hearer == .desk { return }
    }
    server.child?.send(line)
    guard let id = greeting, let port, ServerLine.answers(line, id) else { return }
    greeting = nil
    if !isServing {
      serving(port)
      manager.tell("READY=1")
    }
    isServing = true
  }

  private func serverEnded() {
    ended(&server)
    engine.child?.send(ServerLine.gone)
    sendRestarts()
  }

  private func engineEnded() {
    ended(&engine)
    server.child?.send(ServerLine.engine(isUp: false))
    sendRestarts()
    overheard?(.engine(isUp: false))
  }

  /// One that ends by itself before anything was served would do so again: that is the end of all.
  private func ended(_ member: inout Member) {
    guard let child = member.child else { return }
    let ending = child.ending()
    let lived = steady() - child.begin
    member.child = nil
    guard isEnding == nil else { return }
    if !isServing, case .exit(let code) = ending, code != 0 {
      failure = code
      return
    }
    let pause = member.pause.afterLife(of: lived)
    member.next = steady() + pause
    member.restarts += 1
    tell("the \(member.name) ended (\(Self.words(ending))) and is started anew")
  }

  private static func words(_ ending: Child.Ending) -> String {
    switch ending {
    case .exit(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    }
  }

  /// Ends the engine first, so that its last replies are sent; a second call does not wait.
  package func end() {
    if isEnding != nil { engine.child?.kill() } else { manager.tell("STOPPING=1") }
    isEnding = isEnding ?? steady()
    engine.child?.closeInput()
  }
}

/// SIGINT, SIGTERM and SIGHUP as bytes in a pipe, which a loop waits for beside others.
package enum StopSignals {
  nonisolated(unsafe) private static var ends: [Int32] = [-1, -1]  // set once, before the handler can run
  nonisolated(unsafe) private static var writing: Int32 = -1

  /// The end to read.
  package static func begin() -> Int32 {
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writing = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: $0)
        _ = write(StopSignals.writing, &byte, 1)
        errno = error
      }
      sigaction(number, &action, nil)
    }
    return ends[0]
  }

  /// The next signal that has come since the last look; nil without one.
  package static func next() -> Int32? {
    var byte: UInt8 = 0
    return read(ends[0], &byte, 1) > 0 ? Int32(byte) : nil
  }
}
