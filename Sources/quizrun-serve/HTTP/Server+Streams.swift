internal import QuizWeb
internal import QuizWire

/// Events on their way from the engine to all listeners.
extension Server {
  /// Begins a stream that the engine granted: from now on it misses nothing.
  func begin(_ stream: EventStream, _ exchange: Exchange, _ reply: EngineReply) {
    exchange.stream = stream
    listen(stream, reply)
  }

  private func listen(_ stream: EventStream, _ reply: EngineReply) {
    stream.names = stream.subject.names(reply)
    for name in stream.names { streams[name, default: [:]][ObjectIdentifier(stream)] = stream }
    guard stream.subject.isRoom else { return }
    stream.send(reply.objects.map { EventQueue.frame($0, place: reply.place) }, at: reply.place)
  }

  func take(_ event: EngineEvent) {
    switch event.name {
    case "engine" where event.isUp == true: everyStream.forEach(watchAgain)
    case "certificates": readCertificateAnew()
    case "restarts": figures.restarts = [event.engineRestarts ?? 0, event.serverRestarts ?? 0]
    case "left": listeners(event).forEach(tellAnew)
    case "room": spread(event)
    default:
      for stream in listeners(event) { stream.change { queue in event.objects.forEach { queue.add($0) } } }
    }
  }

  /// Sends an event to its listeners, written only once.
  private func spread(_ event: EngineEvent) {
    let listeners = listeners(event)
    guard !listeners.isEmpty else { return }
    let frames = event.objects.map { EventQueue.frame($0, place: event.place) }
    for stream in listeners {
      stream.send(frames, at: event.place)
      if event.isFarewell { stream.end() }
    }
  }

  private func listeners(_ event: EngineEvent) -> [EventStream] {
    event.audiences.flatMap { streams[$0].map { Array($0.values) } ?? [] }
  }

  /// All streams, each once.
  var everyStream: [EventStream] {
    Array(Dictionary(streams.values.flatMap { $0.map { ($0.key, $0.value) } }) { first, _ in first }.values)
  }

  /// Sends the present state to a stream that missed events.
  func tellAnew(_ stream: EventStream) {
    guard case .sitting(let sitting) = stream.subject else { return }
    let asked = link.ask(.show(sitting, token: stream.token)) { stream.caughtUp($0) }
    if asked != .sent { stream.caughtUp(EngineReply(id: 0, status: 503)) }
  }

  /// Subscribes a stream anew, as a new engine knows none.
  private func watchAgain(_ stream: EventStream) {
    link.ask(stream.subject.watch(token: stream.token, place: stream.place)) { [weak self] reply in
      guard stream.subject.isRoom else {
        return reply.status < 400 ? self?.tellAnew(stream) ?? () : stream.caughtUp(reply)
      }
      self?.forget(stream)
      // A stream that cannot go on is ended; the browser's next request learns the reason.
      if reply.status < 400 { self?.listen(stream, reply) } else { stream.end() }
    }
  }

  /// A stream has ended; the engine hears of the last one that listened to something.
  func stopped(_ stream: EventStream) {
    for name in forget(stream) { link.ask(.unwatch(name, token: stream.token)) { _ in } }
  }

  /// Removes a stream; returns the subjects without a listener left.
  @discardableResult
  private func forget(_ stream: EventStream) -> [String] {
    stream.names.filter { name in
      guard streams[name]?.removeValue(forKey: ObjectIdentifier(stream)) != nil, streams[name]?.isEmpty == true else {
        return false
      }
      streams[name] = nil
      return true
    }
  }
}
