package import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
package import QuizSittings
internal import QuizWire

/// Plays the sittings of many visitors: lines of requests in, lines of replies and events out.
///
/// It never waits: a request that needs a cell waits on its own fiber, the record is written for all together, and a loop
/// that knows descriptors lets it go on.
package final class Engine: EngineOwner {
  let context: EngineContext
  private(set) lazy var sittings = LiveSittings(self)
  private(set) lazy var rooms = LiveRooms(self)
  private(set) lazy var pages = PageReplies(self)
  private lazy var workshop = WorkshopReplies(context)
  private let version: String
  var housekeeping = Housekeeping()
  /// The last look whether sittings can be saved.
  var lastLook: (time: Int, result: Result<Void, Denial>)?
  /// Whether so much waits to be read that nothing more should be begun.
  private let isFull: () -> Bool

  /// `lines` are the cells for sittings; those of the surroundings load plugins. Pictures go to `folder`, and are named
  /// under `basePath`; `clock` gives steady milliseconds.
  package init(
    _ surroundings: Surroundings, version: String = "", lines: [CellLine], folder: String?, basePath: String = "",
    isWatching: Bool = false,
    clock: @escaping () -> Int = Clock.steady,
    isFull: @escaping () -> Bool = { false }, send: @escaping (String) -> Void
  ) {
    context = EngineContext(
      surroundings, lines: CellLines(lines), folder: folder, basePath: basePath, isWatching: isWatching, clock: clock,
      send: send)
    (self.version, self.isFull) = (version, isFull)
    books.closed = { [weak self] visitor in self?.rooms.closed(to: visitor) ?? ClosedQuestions() }
  }

  // MARK: Requests

  /// Takes a line; a malformed one is dropped, with a notice.
  package func take(_ line: [UInt8]) {
    guard line.count <= EngineRequest.longest, let request = EngineRequest(line) else {
      return books.own.tell("a line that is no request was dropped (\(line.count) bytes)")
    }
    if isFull() { return answer(request, .tooMuch) }
    ask(request)
  }

  /// Does a request, which may wait for cells and for others meanwhile.
  func ask(_ request: EngineRequest) {
    tasks.run { [self] in
      let outcome = Result { () throws(Denial) in try reply(to: request) }
      if tasks.isGivenUp { return answer(request, context.isEnding ? .notSaved : .tooMuch) }
      switch outcome {
      case .success(let reply): if let reply { answer(request, reply) }
      case .failure(let denial): answer(request, denial)
      }
    }
  }

  /// The reply; nil if it comes later.
  private func reply(to request: EngineRequest) throws(Denial) -> EngineReply? {
    switch request.operation {
    case "hello": return hello(request)
    case "health": return try health()
    case "figures": return EngineReply(objects: [figures.line])
    case "key": return try pages.admit(request)
    case "guest": return try pages.admitGuest(request)
    case "enter": return try pages.admitPerson(request)
    case "gone" where request.id.isOfDesk:
      rooms.pauseRooms()
      return nil
    default: break
    }
    let visitor = try visitors.visitor(request.token)
    if Self.changing.contains(request.operation) { try visitors.checkIsNewest(request.token, visitor) }
    switch request.operation {
    case "me": return try pages.describe(request, visitor)
    case "quizzes": return try pages.quizzes(request, visitor)
    case "quiz": return try pages.quiz(request, visitor)
    case "history": return try pages.history(request, visitor)
    case "daily": return try pages.daily(visitor)
    case "settings": return try pages.settings(request, visitor)
    case "open": try sittings.open(request, visitor)
    case "show", PageReplies.playOperation: try sittings.look(request, visitor)
    case "do": try sittings.command(request, visitor)
    case "watch" where request.text(.audience)?.hasPrefix("room/") == true:
      try rooms.watchRoom(request, request.text(.audience) ?? "", visitor)
    case "watch": return try watch(request, visitor)
    case "unwatch": return unwatch(request)
    case WorkshopReplies.operation, WorkshopReplies.pieces: return try workshop.reply(to: request, visitor)
    case let room where room.hasPrefix("room"): return try rooms.roomReply(to: request, visitor)
    default: return try pages.page(request, visitor)
    }
    return nil
  }

  /// The requests that change something, for which a person has one browser at a time.
  private static let changing: Set = ["open", "do", "delete", "room-join", "room-answer"]

  private func hello(_ request: EngineRequest) -> EngineReply {
    context.port = request.whole(.port)
    context.watched.forgetServer()
    rooms.forgetServer()
    media.forget()
    let day = books.own.today.day
    return EngineReply { reply in
      (reply.protocol, reply.version, reply.day, reply.zone) = (1, version, day.text, books.own.zone.name)
    }
  }

  private func watch(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    guard let audience = request.text(.audience), audience.hasPrefix("sitting/") else {
      throw Denial(.unreadable, "'audience' expects 'sitting/ID' or 'room/CODE'")
    }
    let id = String(audience.dropFirst("sitting/".count))
    try sittings.checkOwner(of: id, visitor)
    try rooms.checkIsOpen(id, visitor)
    context.watched.insert([audience], isOfDesk: request.id.isOfDesk)
    return EngineReply()
  }

  private func unwatch(_ request: EngineRequest) -> EngineReply {
    if let audience = request.text(.audience) { rooms.unwatchRoom(audience) }
    return EngineReply()
  }

  // MARK: Going on

  /// Whether a cell is asked, or something waits to be saved.
  package var isBusy: Bool {
    !sittings.decided.isEmpty || rooms.hasUnsavedRooms || !lines.isIdle || tasks.isBusy
  }

  /// The descriptors to poll, with their events.
  package var waiting: [(descriptor: Int32, events: Int32)] { lines.waiting + tasks.waiting }

  /// Continues with the cells' answers, with time, and with saving.
  package func advance() {
    lines.advance { errand in
      sittings.goOn(errand)
      rooms.goOn(errand)
    }
    tasks.advance()
    sittings.letTimePass()
    rooms.letTimePass()
    if context.isWatching { sittings.lookAtFiles() }
    if isTimeToSave { settle() }
  }

  /// Saves requests that arrive together at once: while cells go on, a save waits until most is decided, so that a burst of
  /// any size costs a few syncs.
  /// What a room has decided waits for no cell: while it is written, what comes next arrives.
  private var isTimeToSave: Bool {
    if rooms.hasUnsavedRooms { return true }
    let count = sittings.decided.count
    return count > 0 && (lines.coming == 0 || count >= Self.mostOfAll * lines.coming)
  }

  /// Does work that can wait until no request does.
  package func useLeisure() {
    books.foldLogs()
    rooms.closeOverdue()
    if !context.isWatching { keepHouse() }
  }

  /// Decisions for each that is still to come.
  private static let mostOfAll = 3
  /// Milliseconds after which it is looked again whether cells go on.
  private static let pauseOfBurst = 5

  /// Milliseconds after which it must continue at the latest.
  package var patience: Int {
    if rooms.hasUnsavedRooms { return 0 }
    if !sittings.decided.isEmpty || lines.isCrowded { return Self.pauseOfBurst }
    let keeping = housekeeping.isOver ? Self.pauseOfKeeping : Self.pauseOfBurst
    return min(sittings.patience, rooms.patience ?? .max, tasks.patience ?? .max, keeping)
  }

  /// Saves all, stops all clocks, and lets everything go.
  package func end() {
    context.isEnding = true
    settle()
    rooms.pauseRooms()
    sittings.leaveAll()
    settle()
    tasks.giveAllUp()
    books.close()
  }
}
