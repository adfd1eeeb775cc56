internal import QuizWeb
internal import QuizWire

/// Events on their way from the engine to all who listen.
extension Server {
  /// The engine lets somebody listen: from now on nothing is missed.
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
    case "left": listeners(event).forEach(tellAnew)
    case "room": spread(event)
    default:
      for stream in listeners(event) { stream.change { queue in event.objects.forEach { queue.add($0) } } }
    }
  }

  /// Written once, whoever gets it.
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

  /// Those who listen, each once.
  var everyStream: [EventStream] {
    Array(Dictionary(streams.values.flatMap { $0.map { ($0.key, $0.value) } }) { first, _ in first }.values)
  }

  /// What stands now goes to a stream that missed something.
  func tellAnew(_ stream: EventStream) {
    guard case .sitting(let sitting) = stream.subject else { return }
    let asked = link.ask(.show(sitting, token: stream.token)) { stream.caughtUp($0) }
    if asked != .sent { stream.caughtUp(EngineReply(id: 0, status: 503)) }
  }

  /// A new engine knows nobody who watches.
  private func watchAgain(_ stream: EventStream) {
    link.ask(stream.subject.watch(token: stream.token, place: stream.place)) { [weak self] reply in
      guard stream.subject.isRoom else {
        return reply.status < 400 ? self?.tellAnew(stream) ?? () : stream.caughtUp(reply)
      }
      self?.forget(stream)
      // Who cannot go on is asked to come anew, and is told then why that cannot be.
      if reply.status < 400 { self?.listen(stream, reply) } else { stream.end() }
    }
  }

  /// A stream has ended; the engine hears of the last one that listened to something.
  func stopped(_ stream: EventStream) {
    for name in forget(stream) { link.ask(.unwatch(name, token: stream.token)) { _ in } }
  }

  /// The names to which nobody listens any more.
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
