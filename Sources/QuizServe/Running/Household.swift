internal import Glibc
internal import LinePipe

/// The parent of server and engine: it starts both, passes their lines on, starts either anew, and ends with both.
package final class Household {
  private let plan: ServePlan
  private let programs: Programs
  private let tell: (String) -> Void
  /// Told once, when the server answers for the first time.
  private let serving: (Int) -> Void
  private var engine: Member
  private var server: Member
  private var port: Int?
  /// The `hello` of a server that was not answered yet.
  private var greeting: Int?
  private var isServing = false
  private var isEnding: Int?
  private var failure: Int32?

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

  /// A program that is started anew when it ends.
  private struct Member {
    let name: String
    var child: Child?
    var pause = RestartPause()
    /// When it is to be started.
    var next: Int? = 0
  }

  /// The longest lines towards the engine, and towards the server.
  private static let longest = (engine: 256 << 10, server: LineOutbox.usual)
  /// Milliseconds that the engine has to save what it does.
  private static let patience = 10_000

  package init(
    _ plan: ServePlan, _ programs: Programs, tell: @escaping (String) -> Void, serving: @escaping (Int) -> Void
  ) {
    self.plan = plan
    self.programs = programs
    self.tell = tell
    self.serving = serving
    engine = Member(name: "engine")
    server = Member(name: "server")
  }

  /// Goes on until a signal ends it; the exit code.
  package func run() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let signals = StopSignals.begin()
    while failure == nil && !(isEnding != nil && engine.child == nil) {
      startWhatIsDue()
      wait(signals)
      if StopSignals.hasCome() { end() }
      pass()
      if let told = isEnding, steady() - told > Self.patience { engine.child?.kill() }
    }
    for child in [server.child, engine.child].compactMap({ $0 }) { _ = child.ending() }
    return failure ?? 0
  }

  private func startWhatIsDue() {
    guard isEnding == nil else { return }
    if let next = engine.next, next <= steady() {
      let program = programs.engine
      engine.child = Child(program.path, program.arguments, longestLine: Self.longest.server)
      started(&engine)
      if engine.child != nil { server.child?.send(ServerLine.engine(isUp: true)) }
    }
    if let next = server.next, next <= steady() {
      let arguments = plan.arguments(media: programs.media, version: programs.version, port: port)
      server.child = Child(programs.server, arguments, longestLine: Self.longest.engine)
      started(&server)
      if engine.child == nil { server.child?.send(ServerLine.engine(isUp: false)) }
    }
  }

  private func started(_ member: inout Member) {
    member.next = member.child == nil ? steady() + member.pause.afterLife(of: 0) : nil
    if member.child == nil { tell("the \(member.name) cannot be started: \(String(cString: strerror(errno)))") }
  }

  /// Until something can be read or written, or is due.
  private func wait(_ signals: Int32) {
    let (toEngine, toServer) = (engine.child, server.child)
    var places = [
      Self.place(signals, POLLIN),
      Self.place(toServer?.isFull == true ? -1 : toEngine?.outputDescriptor ?? -1, POLLIN),
      Self.place(toEngine?.isFull == true ? -1 : toServer?.outputDescriptor ?? -1, POLLIN),
      Self.place(toEngine?.hasMoreToWrite == true ? toEngine?.inputDescriptor ?? -1 : -1, POLLOUT),
      Self.place(toServer?.hasMoreToWrite == true ? toServer?.inputDescriptor ?? -1 : -1, POLLOUT),
    ]
    let due = [engine.next, server.next].compactMap { $0 }.min().map { max(0, $0 - steady()) } ?? 1000
    poll(&places, UInt(places.count), Int32(min(due, 1000)))
  }

  private static func place(_ descriptor: Int32, _ events: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Whole lines, in both directions.
  private func pass() {
    engine.child?.write()
    server.child?.write()
    if let child = server.child, engine.child?.isFull != true {
      child.read().map { $0.forEach(passToEngine) } ?? ended(&server)
    }
    if let child = engine.child, server.child?.isFull != true {
      if let lines = child.read() { lines.forEach(passToServer) } else { engineEnded() }
    }
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
    server.child?.send(line)
    guard let id = greeting, let port, ServerLine.answers(line, id) else { return }
    greeting = nil
    if !isServing { serving(port) }
    isServing = true
  }

  private func engineEnded() {
    ended(&engine)
    server.child?.send(ServerLine.engine(isUp: false))
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
    tell("the \(member.name) ended (\(Self.words(ending))) and is started anew")
  }

  private static func words(_ ending: Child.Ending) -> String {
    switch ending {
    case .exit(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    }
  }

  /// The engine first, so that what it has done is told; who insists does not wait.
  private func end() {
    if isEnding != nil { engine.child?.kill() }
    isEnding = isEnding ?? steady()
    engine.child?.closeInput()
  }
}
