internal import QuizCore
internal import QuizRoom
internal import QuizStore

/// The open rooms, held here or by another engine, with their questions.
struct OpenRooms {
  private(set) var ids: Set<String> = []
  private(set) var closed = ClosedQuestions()
  /// Grows with each change, so that derived values can be cached.
  private(set) var version = 0
  private var held: [String: Bool] = [:]
  /// The time of the next look at the record; nil before the first.
  private var nextLook: Int?
  /// The questions of rooms whose sittings were read from the record.
  private var known: [String: ClosedQuestions] = [:]

  /// Milliseconds between two looks at what other engines have opened and closed.
  private static let pause = 2000

  /// A room by its id, and the quizzes of its rounds.
  struct Room {
    var id: String
    var quizzes: () -> [Quiz]
  }

  /// Whether the rooms have to be looked up: `held` says of each that is held here whether it is open.
  func isStale(_ held: [String: Bool], at now: Int) -> Bool {
    nextLook.map { now >= $0 || held != self.held } ?? true
  }

  mutating func update(_ rooms: [Room], held: [String: Bool], at now: Int) {
    (self.held, nextLook) = (held, now + Self.pause)
    let ids = Set(rooms.map(\.id))
    if ids == self.ids { return }
    known = known.filter { ids.contains($0.key) }
    var closed = ClosedQuestions()
    for room in rooms {
      let questions = known[room.id] ?? Self.questions(of: room)
      known[room.id] = questions
      closed.close(questions)
    }
    (self.ids, self.closed) = (ids, closed)
    version += 1
  }

  private static func questions(of room: Room) -> ClosedQuestions {
    room.quizzes().reduce(into: ClosedQuestions()) { $0.close($1) }
  }
}

/// The unsaved parts of rooms, with their sittings.
struct RoomBatch {
  let logs: [RoomSaving]
  let sittings: [Saving]
  /// The room of each sitting.
  private let owners: [String]

  init(_ rooms: [LiveRoom], at time: WallTime) {
    // A room that only waits for others has nothing to save.
    logs = rooms.filter(\.hasToBeSaved).map { $0.saving(at: time) }
    let seats = rooms.flatMap { room in room.changedSeats.map { (room.id, $0) } }
    owners = seats.map(\.0)
    sittings = seats.map { $0.1.saving(at: time) }
  }

  var isEmpty: Bool { logs.isEmpty && sittings.isEmpty }

  /// The rooms of which something could not be saved.
  func lost(_ ofLogs: [RecordFailure?], _ ofSittings: [RecordFailure?], tell: (String) -> Void) -> Set<String> {
    var lost: Set<String> = []
    for (failure, room) in zip(ofLogs, logs.map(\.room)) {
      guard let failure else { continue }
      tell(failure.message)
      lost.insert(room)
    }
    for (failure, room) in zip(ofSittings, owners) {
      guard let failure else { continue }
      tell(failure.message)
      lost.insert(room)
    }
    return lost
  }
}
