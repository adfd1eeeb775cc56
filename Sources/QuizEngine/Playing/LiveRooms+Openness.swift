internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore

/// How much a guest is shown of a sitting while rooms are open.
enum Openness {
  case all
  /// The steps and responses without marks: it is played in an open room.
  case unmarked
  /// Nothing, until the rooms that ask its questions are over.
  case nothing
}

/// The quizzes that open rooms hide from guests, decided here for every request and event.
extension LiveRooms {
  /// Reads the record for rooms of other engines every few seconds.
  var openRooms: OpenRooms {
    let held = rooms.mapValues { !$0.state.isOver }
    if knownRooms.isStale(held, at: now) {
      var open = rooms.values.filter { !$0.state.isOver }.map { room in
        OpenRooms.Room(id: room.id) { room.rounds.compactMap(\.guide.beginning.quiz) }
      }
      open += roomsElsewhere
      knownRooms.update(open, held: held, at: now)
    }
    return knownRooms
  }

  /// The rooms that were open when their engine ended, if used within a day or open until a later time.
  private var roomsElsewhere: [OpenRooms.Room] {
    guard books.hasGuests, let record = try? books.recordOfGuests() else { return [] }
    let now = books.own.clock.now().milliseconds
    let open = (try? record.openRooms(since: WallTime(milliseconds: 0))) ?? []
    return open.filter { entry in
      guard rooms[entry.plan.room] == nil else { return false }
      return entry.plan.until.map { $0.milliseconds > now } ?? (entry.last.milliseconds >= now - 86_400_000)
    }.map { entry in
      OpenRooms.Room(id: entry.plan.room) {
        entry.plan.rounds.compactMap { (try? record.load($0.sitting))?.sitting.beginning.quiz }
      }
    }
  }

  /// The questions hidden from a visitor.
  func closed(to visitor: Visitor) -> ClosedQuestions { visitor == .owner ? ClosedQuestions() : openRooms.closed }

  func openness(of stored: StoredSitting, to visitor: Visitor) -> Openness {
    if visitor == .owner { return .all }
    let open = openRooms
    if let room = stored.request[RoomIDs.requestKey], open.ids.contains(room) { return .unmarked }
    return stored.beginning.quiz.map(open.closed.touches) == true ? .nothing : .all
  }

  func openness(of live: LiveSitting) -> Openness {
    if live.visitor == .owner { return .all }
    let version = openRooms.version
    if let known = live.openness, known.version == version { return known.openness }
    let openness = openness(of: live.sitting.stored, to: live.visitor)
    live.openness = (version, openness)
    return openness
  }

  /// Denies sittings that an open room hides altogether.
  func checkIsOpen(_ live: LiveSitting) throws(Denial) {
    if openness(of: live) == .nothing { throw .inRoom }
  }

  /// The same by its id.
  func checkIsOpen(_ id: String, _ visitor: Visitor) throws(Denial) {
    if let live = sittings[id] { return try checkIsOpen(live) }
    guard visitor != .owner, !openRooms.closed.isEmpty else { return }
    let stored = (try? books.record(of: visitor).load(id))?.sitting
    if let stored, openness(of: stored, to: visitor) == .nothing { throw .inRoom }
  }

  /// Denies what sums a sitting up, as long as its room is open too.
  func checkIsTold(_ stored: StoredSitting, to visitor: Visitor) throws(Denial) {
    switch openness(of: stored, to: visitor) {
    case .all: break
    case .unmarked: throw .roomIsOpen
    case .nothing: throw .inRoom
    }
  }
}

extension Moment {
  /// The moment without its verdict.
  var unmarked: Moment {
    switch self {
    case .verdict(let view): return .verdict(view.unmarked)
    case .step(.question(var view)):
      view.status = []
      return .step(.question(view))
    case .step(.page(var view)):
      view.status = []
      return .step(.page(view))
    case .result(let result):
      var told = SittingResult()
      told.ms = result.ms
      return .result(told)
    case .hint, .timeout, .waitingForFinish, .warning, .news, .refused, .discarded: return self
    }
  }
}
