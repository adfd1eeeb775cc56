internal import Cells
package import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
package import QuizSittings
internal import QuizWire

/// Plays the sittings of many visitors: lines of requests in, lines of replies and events out.
///
/// It never waits: plugins are asked by errands, the record is written for all together, and a loop that knows descriptors
/// lets it go on.
package final class Engine {
  let books: Books
  let visitors: Visitors
  let media: Media
  /// The cells in which sittings are decided.
  package let lines: [CellLine]
  /// Sittings that are open here.
  var lives: [String: LiveSitting] = [:]
  /// The unloaded sittings whose clock ran without a limit: since when, and the number of their events.
  var asleep: [String: (since: Int, events: Int)] = [:]
  /// The sittings whose answers are on their way from a cell.
  var errands: [ObjectIdentifier: LiveSitting] = [:]
  /// The rooms that are held, by id.
  var rooms: [String: LiveRoom] = [:]
  /// The port on which the server listens; nil before it was reported.
  private(set) var port: Int?
  var seatErrands: [ObjectIdentifier: SeatErrand] = [:]
  /// The decisions not saved yet.
  var decided: [Decided] = []
  var watched = Audiences()
  /// Whether guests' finished sittings show their marks, as far as that was asked.
  var showsMarks: [String: Bool] = [:]
  /// Quizzes as they are played, shared by the sittings that play them.
  let shelf = QuizShelf()
  /// True for an author's sittings, which follow file changes: none is saved, all are decided here.
  let isWatching: Bool
  let clock: () -> Int
  private let version: String
  let send: (String) -> Void
  /// Whether so much waits to be read that nothing more should be begun.
  let isFull: () -> Bool
  var nextBeat = 0
  /// How many sittings were open at once since memory was given back.
  var mostLives = 0
  /// The requests that are under way.
  let tasks: RequestTasks
  var knownRooms = OpenRooms()
  var budget = GuestBudget()
  /// The keys of slow hooks, by modes and quiz.
  var slowHooks: Set<String> = []
  /// Asked for the room on the disk of a folder.
  var diskRoom: (String) -> DiskRoom? = DiskRoom.at
  var nextDiskLook = 0
  var isDiskShort = false
  /// The limits of sittings of which nothing is done just now.
  var limits = RunningLimits()
  /// Whether nothing goes on after this.
  private(set) var isEnding = false

  /// `lines` are the cells for sittings; those of the surroundings load plugins. Pictures go to `folder`; `clock` gives
  /// steady milliseconds.
  package init(
    _ surroundings: Surroundings, version: String = "", lines: [CellLine], folder: String?, isWatching: Bool = false,
    clock: @escaping () -> Int = Clock.steady,
    isFull: @escaping () -> Bool = { false }, send: @escaping (String) -> Void
  ) {
    books = Books(surroundings)
    visitors = Visitors(books)
    self.lines = lines
    self.isWatching = isWatching
    self.clock = clock
    tasks = RequestTasks(surroundings.library.cells.confinement?.queues(), clock)
    self.version = version
    self.isFull = isFull
    self.send = send
    media = Media(folder: folder, surroundings.library, send: send)
    books.closed = { [weak self] visitor in self?.closed(to: visitor) ?? ClosedQuestions() }
  }

  var now: Int { clock() }

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
      if tasks.isGivenUp { return answer(request, isEnding ? .notSaved : .tooMuch) }
      switch outcome {
      case .success(let reply): if let reply { answer(request, reply) }
      case .failure(let denial): answer(request, denial)
      }
    }
  }

  func answer(_ request: EngineRequest, _ denial: Denial) { answer(request, EngineReply(denial, request.language)) }

  func answer(_ request: EngineRequest, _ reply: EngineReply) {
    var reply = reply
    (reply.id, reply.message) = (request.id, reply.message.map(books.own.withoutFolders))
    // A page links only to pages that its visitor may open.
    if request.language != nil, (try? visitors.visitor(request.token)) == .owner { reply.isOwner = true }
    send(reply.lineWithObjects)
  }

  /// The reply; nil if it comes later.
  private func reply(to request: EngineRequest) throws(Denial) -> EngineReply? {
    switch request.operation {
    case "hello": return hello(request)
    case "key": return try admit(request)
    case "guest": return try admitGuest(request)
    case "gone" where request.id.isOfDesk:
      pauseRooms()
      return nil
    default: break
    }
    let visitor = try visitors.visitor(request.token)
    switch request.operation {
    case "me": return try describe(request, visitor)
    case "quizzes": return try quizzes(request, visitor)
    case "quiz": return try quiz(request, visitor)
    case "history": return try history(request, visitor)
    case "daily": return try daily(visitor)
    case "settings": return try settings(request, visitor)
    case "open": try open(request, visitor)
    case "show", Self.playOperation: try look(request, visitor)
    case "do": try command(request, visitor)
    case "watch" where request.text(.audience)?.hasPrefix("room/") == true:
      try watchRoom(request, request.text(.audience) ?? "", visitor)
    case "watch": return try watch(request, visitor)
    case "unwatch": return unwatch(request)
    case let room where room.hasPrefix("room"): return try roomReply(to: request, visitor)
    default: return try page(request, visitor)
    }
    return nil
  }

  private func hello(_ request: EngineRequest) -> EngineReply {
    port = request.whole(.port)
    watched.forgetServer()
    for room in rooms.values { room.news.isCounted = true }
    media.forget()
    let (day, _) = books.own.zone.local(books.own.clock.now())
    return EngineReply { reply in
      (reply.protocol, reply.version, reply.day, reply.zone) = (1, version, day.text, books.own.zone.name)
    }
  }

  private func watch(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    guard let audience = request.text(.audience), audience.hasPrefix("sitting/") else {
      throw Denial(.unreadable, "'audience' expects 'sitting/ID' or 'room/CODE'")
    }
    let id = String(audience.dropFirst("sitting/".count))
    try checkOwner(of: id, visitor)
    try checkIsOpen(id, visitor)
    watched.insert([audience], isOfDesk: request.id.isOfDesk)
    return EngineReply()
  }

  private func unwatch(_ request: EngineRequest) -> EngineReply {
    if let audience = request.text(.audience) { unwatchRoom(audience) }
    return EngineReply()
  }

  // MARK: Going on

  /// Whether a cell is asked, or something waits to be saved.
  package var isBusy: Bool {
    !decided.isEmpty || hasUnsavedRooms || lines.contains { !$0.isIdle } || tasks.isBusy
  }

  /// The descriptors to poll, with their events.
  package var waiting: [(descriptor: Int32, events: Int32)] { lines.compactMap(\.waiting) + tasks.waiting }

  /// Continues with the cells' answers, with time, and with saving.
  package func advance() {
    for line in lines {
      while let errand = line.advance() {
        noteWork(of: line)
        let key = ObjectIdentifier(errand)
        line.next()
        if let live = errands.removeValue(forKey: key) { decide(live) }
        if let errand = seatErrands.removeValue(forKey: key) { goOn(errand) }
      }
    }
    for line in lines { clear(line) }
    tasks.advance()
    letTimePass()
    letTimePassInRooms()
    if isWatching { lookAtFiles() }
    if isTimeToSave { settle() }
  }

  /// True when it is time to save. Sittings decided together are saved together: while cells work, a save waits until
  /// most are decided.
  ///
  /// So a burst of any size costs a few syncs. Only its own sitting waits for a stuck cell. A room's decisions wait for
  /// no cell: while they are written, more arrive.
  private var isTimeToSave: Bool {
    if hasUnsavedRooms { return true }
    if decided.isEmpty { return false }
    let coming = lines.filter { !$0.isSpare && !$0.isStuck }.reduce(0) { $0 + $1.count }
    return coming == 0 || decided.count >= Self.mostOfAll * coming
  }

  /// Does work that can wait until no request does.
  package func useLeisure() { books.foldLogs() }

  /// Decisions for each that is still to come.
  private static let mostOfAll = 3
  /// Milliseconds after which it is looked again whether cells go on.
  private static let pauseOfBurst = 5

  /// Milliseconds after which it must continue at the latest.
  package var patience: Int {
    if hasUnsavedRooms { return 0 }
    if !decided.isEmpty || lines.contains(where: { $0.count > 1 && !$0.isSpare }) { return Self.pauseOfBurst }
    return min(patienceOfSittings, timeToRooms ?? .max, tasks.patience ?? .max)
  }

  private var patienceOfSittings: Int {
    let beat = max(0, nextBeat - now)
    if isWatching && !lives.isEmpty { return min(beat, Sitting.watchEvery) }
    return lives.isEmpty ? 60_000 : min(beat, timeToLimit ?? beat)
  }

  /// Saves all, stops all clocks, and lets everything go.
  package func end() {
    isEnding = true
    settle()
    pauseRooms()
    for live in Array(lives.values) where live.work == nil { begin(Work(kind: .leave(nil), at: now), live) }
    settle()
    tasks.giveAllUp()
    books.close()
  }
}
