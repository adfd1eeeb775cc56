internal import CHTTPServer
internal import CMicroHTTPD
internal import Glibc
internal import QuizWeb
internal import QuizWire

/// The handling of a request, in the order of the library's callbacks.
extension Server {
  func opened(_ connection: VisitorConnection) {
    connection.deadline = now() + WebLimits.arrival * 1000
    connections[ObjectIdentifier(connection)] = connection
  }

  func closed(_ connection: VisitorConnection) {
    connections[ObjectIdentifier(connection)] = nil
  }

  func began(_ connection: OpaquePointer) {
    arrived += 1
    wait(WebLimits.arrival, for: connection)
  }

  private func wait(_ seconds: Int?, for connection: OpaquePointer) {
    VisitorConnection.of(connection)?.deadline = seconds.map { now() + $0 * 1000 }
  }

  /// Called when the headers have arrived, for each piece of the body, at its end, and again when there is an answer.
  /// False closes the connection.
  func handle(_ exchange: Exchange, method: UnsafePointer<CChar>, _ piece: UnsafeRawBufferPointer) -> Bool {
    switch exchange.stage {
    case .new:
      exchange.begin(String(cString: method), under: desk.settings.basePath)
      return arrived(exchange)
    case .introduced:
      exchange.stage = .arriving
      return piece.isEmpty || exchange.add(piece)
    case .arriving where !piece.isEmpty: return exchange.add(piece)
    case .arriving: return decide(exchange)
    case .decided(let answer): return send(answer, exchange)
    case .waiting: return true
    case .answered: return false
    }
  }

  /// A refusal of a request with a body does not wait for it: that closes the connection. Any other would close it too if
  /// it were given now.
  private func arrived(_ exchange: Exchange) -> Bool {
    guard let request = exchange.request else { return false }
    exchange.stage = .arriving
    wait(WebLimits.arrival, for: exchange.connection)
    let face = request.face
    if chttp_header_size(exchange.connection) > WebLimits.headers {
      return send(.refusal(431, "the headers are longer than \(WebLimits.headers) bytes", face), exchange)
    }
    guard request.announcesBody else { return true }
    if let refusal = desk.refusal(request) { return send(refusal, exchange) }
    return desk.isIntroduced(request) ? introduce(request, exchange) : true
  }

  /// Asks who sends a long body before it is read.
  private func introduce(_ request: WebRequest, _ exchange: Exchange) -> Bool {
    let asked = link.ask(desk.introduction(of: request)) { [weak self, desk] reply in
      if let refusal = desk.refusal(reply, to: request) {
        exchange.stage = .decided(refusal)
      } else {
        (exchange.stage, exchange.mostBytes) = (.introduced, desk.mostBytes(of: request))
        if let folder = self?.scans, desk.takesFiles(request) { exchange.uploads = UploadFiles(request, in: folder) }
        self?.wait(desk.arrival(of: request), for: exchange.connection)
      }
      MHD_resume_connection(exchange.connection)
    }
    guard case .sent = asked else {
      return send(.later("too much is waiting, or the engine is starting: send this again", request.face), exchange)
    }
    wait(nil, for: exchange.connection)
    exchange.stage = .waiting
    MHD_suspend_connection(exchange.connection)
    return true
  }

  private func decide(_ exchange: Exchange) -> Bool {
    wait(nil, for: exchange.connection)
    guard let request = exchange.whole() else { return false }
    exchange.request = request
    if exchange.isTooLong { return send(desk.tooLong(request), exchange) }
    return waitForTurn(request, exchange) ?? follow(desk.decide(request), request, exchange)
  }

  private func follow(_ decision: WebDesk.Decision, _ request: WebRequest, _ exchange: Exchange) -> Bool {
    switch decision {
    case .answer(let answer): return send(answer, exchange)
    case .media(let name): return send(name, exchange)
    case .metrics:
      return ask(EngineRequest("figures"), exchange) { [weak self] in
        .answer(.figures(self?.figures ?? ServerFigures(), $0.status < 400 ? $0.page() : nil))
      }
    case .ask(let question, let form):
      return ask(question, exchange) { [desk] in desk.next($0, as: form, to: request) }
    case .events(let subject):
      let (question, then) = listening(to: subject, request, exchange)
      return ask(question, exchange, then: then)
    }
  }

  /// The request to the engine for a stream of events, and the decision after its reply.
  private func listening(
    to subject: StreamSubject, _ request: WebRequest, _ exchange: Exchange
  ) -> (EngineRequest, (EngineReply) -> WebDesk.Decision) {
    let stream = EventStream(exchange.connection, subject, token: desk.token(of: request))
    return (
      subject.watch(token: stream.token),
      { [weak self, desk] reply in
        if reply.status < 400 { self?.begin(stream, exchange, reply) }
        return desk.next(reply, as: .objects, to: request)
      }
    )
  }

  /// Suspends the connection until the reply has come, and all further ones it leads to.
  private func ask(
    _ question: EngineRequest, _ exchange: Exchange, then: @escaping (EngineReply) -> WebDesk.Decision
  ) -> Bool {
    if let refusal = post(question, exchange, then: then) { return send(refusal, exchange) }
    exchange.stage = .waiting
    MHD_suspend_connection(exchange.connection)
    return true
  }

  /// Sends a question; why not, where that cannot be.
  private func post(
    _ question: EngineRequest, _ exchange: Exchange, then: @escaping (EngineReply) -> WebDesk.Decision
  ) -> WebAnswer? {
    let from = exchange.request.map { question.coming(from: desk.settings.visitor(of: $0)) } ?? question
    let isCheck = ["health", "figures"].contains(question.operation)
    let asked = link.ask(from, within: isCheck ? WebLimits.check : WebLimits.reply) { [weak self] reply in
      self?.look(at: reply, to: question, exchange)
      self?.go(on: then(reply), exchange)
    }
    if isCheck && asked != .sent {
      guard case .answer(let answer) = then(EngineReply(id: 0, status: 503, message: Self.isStarting)) else {
        return nil
      }
      return answer
    }
    let face = exchange.request?.face ?? .objects
    return switch asked {
    case .sent: nil
    case .tooLong: WebLimits.tooLong(face)
    case .full: .later(Self.isStarting, face)
    }
  }

  private static let isStarting = "too much is waiting, or the engine is starting: send this again"

  /// Follows a decision while the connection is suspended.
  func go(on decision: WebDesk.Decision, _ exchange: Exchange) {
    guard let request = exchange.request else { return }
    switch decision {
    case .answer(let answer): exchange.stage = .decided(answer)
    case .ask(let question, let form):
      link.isUrgent = true
      let refusal = post(question, exchange) { [desk] in desk.next($0, as: form, to: request) }
      guard let refusal else { return }
      exchange.stage = .decided(refusal)
    case .events(let subject):
      link.isUrgent = true
      let (question, then) = listening(to: subject, request, exchange)
      guard let refusal = post(question, exchange, then: then) else { return }
      exchange.stage = .decided(refusal)
    case .media, .metrics: exchange.stage = .decided(WebAnswer(500))
    }
    MHD_resume_connection(exchange.connection)
  }

  /// All was sent, or the connection has ended.
  func ended(_ exchange: Exchange) {
    if let stream = exchange.stream { stopped(stream) }
    wait(WebLimits.idle, for: exchange.connection)
    written(exchange)
  }
}
