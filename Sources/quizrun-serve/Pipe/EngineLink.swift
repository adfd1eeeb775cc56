internal import Glibc
internal import LinePipe
internal import QuizWeb
internal import QuizWire

/// The pipes to the engine, and the requests waiting for replies.
final class EngineLink {
  private let input = PipeEnd(STDIN_FILENO)
  private let output = PipeEnd(STDOUT_FILENO)
  private var inbox = LineInbox(limit: LineOutbox.usual)
  private var outbox = LineOutbox()
  /// A random start, as replies to an earlier server may still come.
  private var last = Int.random(in: 0..<1 << 32) << 20
  private var waiting: [Int: Waiting] = [:]
  /// The parent says when it is not.
  private var isUp = true

  private struct Waiting {
    let deadline: Int
    let take: (EngineReply) -> Void
  }

  var inputDescriptor: Int32 { input.descriptor }
  var outputDescriptor: Int32 { output.descriptor }
  var hasMoreToWrite: Bool { !outbox.isEmpty }
  /// Whether the pipe did not take all of it.
  private(set) var isStuck = false
  /// Whether something that was asked is a part of an answer, which waited already.
  var isUrgent = false

  /// Whether a request is on its way.
  enum Asked {
    case sent
    /// The engine cannot take a request now.
    case full
    /// The line would be longer than the engine takes.
    case tooLong
  }

  /// Asks. The reply comes later, and is a 503 when there will be none.
  @discardableResult
  func ask(
    _ request: EngineRequest, within seconds: Int = WebLimits.reply, _ take: @escaping (EngineReply) -> Void
  ) -> Asked {
    let line = request.line(id: last + 1)
    guard line.count <= EngineRequest.longest else { return .tooLong }
    guard isUp, outbox.add(line) else { return .full }
    last += 1
    waiting[last] = Waiting(deadline: now() + seconds * 1000, take: take)
    return .sent
  }

  /// The events received; replies go to their requests. Nil when the parent has gone.
  func read() -> [EngineEvent]? {
    guard let bytes = input.read() else { return nil }
    var events: [EngineEvent] = []
    for line in inbox.add(bytes) {
      switch EngineLine(line) {
      case .reply(let reply): reply.id.number.flatMap { waiting.removeValue(forKey: $0) }?.take(reply)
      case .event(let event):
        if event.name == "engine" { engine(isUp: event.isUp ?? true) }
        events.append(event)
      case nil: ErrorLines.say("a line of the engine cannot be read and was passed over")
      }
    }
    return events
  }

  /// Writes to the engine; false when it has gone.
  func write() -> Bool {
    defer { (isStuck, isUrgent) = (!outbox.isEmpty, false) }
    return output.write(&outbox)
  }

  /// Answers the requests that have waited too long.
  func expire(at time: Int) {
    for (id, one) in waiting where one.deadline <= time {
      waiting.removeValue(forKey: id)
      one.take(EngineReply(id: id, status: 503, message: "the engine does not answer"))
    }
  }

  private func engine(isUp: Bool) {
    self.isUp = isUp
    guard !isUp else { return }
    let all = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (id, one) in all {
      one.take(EngineReply(id: id, status: 503, message: "the engine is starting anew: send this again"))
    }
  }
}
