package import QuizCore
package import QuizLibrary
package import QuizRoom
package import QuizStore

/// The rooms that were held here: they are in the record of guests.
package struct PastRooms {
  package let surroundings: Surroundings
  /// The same world with the record of guests; nil where there is no folder.
  package let guests: Surroundings?

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    guests = surroundings.record.place.map { surroundings.keeping(in: $0 + "/guests") }
  }

  /// The record with rooms and their sittings; nil before the first guest. Throws where nobody may look.
  package func record() throws(Problem) -> SQLiteRecord? {
    guard let guests, let place = guests.record.place else { return nil }
    let path = place + "/quizrun.db"
    guard Files.exists(path) else {
      if let barrier = Files.barrier(before: path) { throw Problem(RecordFailure.unreadable(place, barrier)) }
      return nil
    }
    return try guests.record.toRead().onDisk
  }

  /// The newest first.
  package func rooms() throws(Problem) -> [RoomEntry] {
    guard let record = try record() else { return [] }
    return try recorded(record.rooms())
  }

  /// The port at which the players' devices look for an unfinished room; nil where none was given. Throws while the
  /// room is open elsewhere.
  package func port(of room: String) throws(Problem) -> Int? {
    guard let record = try record() else { return nil }
    let entry = try recorded(record.roomEntry(room))
    guard let entry, !entry.isOver else { return nil }
    defer { record.release(room) }
    // A room open elsewhere occupies its port; the error should name the room.
    guard try recorded({ () throws(RecordFailure) in try record.claim(room) }) else {
      throw Problem(.tryLater, "this room is open in another program")
    }
    return entry.port
  }

  /// The outcome of deleting rooms.
  package struct Forgetting {
    package var gone: [String] = []
    /// The rooms that stay, since another program has them open.
    package var held: [String] = []
    /// Why it went no further, or why traces are left in the file.
    package var problem: Problem?
  }

  /// Removes rooms with all that came of them, for good.
  package func forget(_ rooms: [String]) throws(Problem) -> Forgetting {
    var forgetting = Forgetting()
    guard !rooms.isEmpty, let record = try guests?.record.toChange().onDisk else { return forgetting }
    do throws(RecordFailure) {
      let people = Set(try PeopleBook.here(in: surroundings)?.people().map(\.player) ?? [])
      for room in rooms {
        do throws(RecordFailure) {
          try record.forgetRoom(room, keeping: people)
          forgetting.gone.append(room)
        } catch {
          guard error.kind == .busy else { throw error }
          forgetting.held.append(room)
        }
      }
    } catch {
      forgetting.problem = Problem(error)
    }
    if forgetting.gone.isEmpty { return forgetting }
    do { try record.wipe() } catch { forgetting.problem = forgetting.problem ?? Problem(error) }
    return forgetting
  }

  /// The id of a room, by the whole of it or by as much of its beginning or end as means one alone.
  package func known(_ word: String) throws(Problem) -> String {
    guard let id = try id(word) else {
      throw Problem(.noInput, "there is no room '\(word)': `quizrun rooms` lists them")
    }
    return id
  }

  private func id(_ word: String) throws(Problem) -> String? {
    let key = word.uppercased()
    let found = try rooms().map(\.plan.room).filter {
      $0 == key || key.count >= 4 && ($0.hasPrefix(key) || $0.hasSuffix(key))
    }
    if found.count > 1 { throw Problem(.usage, "'\(word)' means several rooms: \(found.joined(separator: ", "))") }
    return found.first
  }

  /// A room by its id, or a part of it; nil when none is meant.
  package func ledger(_ word: String) throws(Problem) -> RoomLedger? {
    guard let id = try id(word), let record = try record() else { return nil }
    return try recorded(RoomLedger(id, in: record))
  }
}

/// A room, read from its log.
package struct RoomLedger {
  package let stored: StoredRoom
  package let events: [RoomEvent]
  package let state: RoomState
  private let sitting: (String) -> SittingState?

  /// A room by its id; nil when there is none.
  package init?(_ id: String, in record: SQLiteRecord) throws(RecordFailure) {
    guard let (room, events, _) = try record.room(id) else { return nil }
    self.init(stored: room, events: events) { id in
      (try? record.load(id)).map { stored, events, _ in
        events.reduce(into: SittingState.initial(stored.beginning)) { $0.evolve($1) }
      }
    }
  }

  /// `sitting` reads one of the room's sittings.
  init(stored: StoredRoom, events: [RoomEvent], sitting: @escaping (String) -> SittingState?) {
    self.stored = stored
    self.events = events
    self.sitting = sitting
    state = events.reduce(into: RoomState(stored.plan)) { $0.evolve($1) }
  }

  /// The sittings of a player, by round, as far as there can be some.
  package func sittings(of player: RoomState.Player) -> [(round: Int, id: String)] {
    let ids = RoomIDs(room: stored.plan.room)
    return stored.plan.rounds.indices.map { round in
      (round, ids.sitting(player.number, round: round, take: state.takes[round] ?? 0))
    }
  }

  /// A player's answers, apart from points.
  package struct Tally: Equatable, Sendable {
    package var right = 0
    package var answered = 0
    package var questions = 0
  }

  /// The player's tally: at everybody's own pace from the sittings, otherwise from the room's log.
  package func tally(of player: RoomState.Player) -> Tally {
    guard stored.plan.pace == .own else {
      return Tally(
        right: right(of: player.number), answered: state.questions.count { $0.answers[player.number] != nil },
        questions: state.questions.count)
    }
    return sittings(of: player).compactMap { sitting($0.id) }.reduce(into: Tally()) { tally, sitting in
      let past = sitting.past
      tally.right += past.count { $0.verdict?.correct == true }
      tally.answered += past.count { if case .answered = $0.input { true } else { false } }
      tally.questions += sitting.length ?? past.count
    }
  }

  /// The ids of the questions to be marked by hand, in the order of the rounds.
  package var waiting: [String] {
    let ids = RoomIDs(room: stored.plan.room)
    return stored.plan.rounds.indices.flatMap { round -> [String] in
      guard let guide = sitting(ids.sitting(0, round: round, take: 0)) else { return [] }
      return guide.orderedQuestions.filter { guide.quizQuestion($0)?.marked == .byHand }
    }
  }

  /// The number of right answers of a player in the room, among the judged ones.
  private func right(of player: Int) -> Int {
    var right = 0
    var pending = 0
    for event in events {
      switch event {
      case .judged(let judged):
        pending = judged.contains { $0.player == player && $0.correct == true } ? 1 : 0
        right += pending
      case .reopened:
        right -= pending
        pending = 0
      case .opened: pending = 0
      default: break
      }
    }
    return right
  }
}
