internal import QuizCoding
package import QuizCore
internal import QuizRoom

/// A player's seat in a room; the record has the sittings there under an id of its own.
package struct RecordedSeat: Equatable, Sendable {
  package var room: String
  package var number: Int
  /// The id under which the record has the seat's sittings.
  package var id: String
  /// The guest with a device; nil for a seat that the host made.
  package var visitor: String?
  /// The names that it has had, the last one of today.
  package var names: [String]
}

/// A person among guests and rooms: a device, and a seat in each room.
package struct RoomPerson: Equatable, Sendable {
  package var ids: Set<String>
  package var seats: [RecordedSeat]
}

extension SQLiteRecord {
  /// The name of a seat whose player was removed.
  package static let nobody = "–"

  /// The seats of all players in all rooms.
  package func seats() throws(RecordFailure) -> [RecordedSeat] {
    var seats: [RecordedSeat] = []
    for entry in try rooms() {
      guard let (_, events, _) = try room(entry.plan.room) else { continue }
      let ids = RoomIDs(room: entry.plan.room)
      var places: [Int: Int] = [:]
      for event in events {
        switch event {
        case .joined(let number, let name, let visitor):
          places[number] = seats.count
          seats.append(
            RecordedSeat(
              room: entry.plan.room, number: number, id: ids.player(number), visitor: visitor, names: [name]))
        case .renamed(let number, let name): if let place = places[number] { seats[place].names.append(name) }
        default: break
        }
      }
    }
    return seats
  }

  /// All that a person is known by, whichever of the ids is named.
  package func person(_ id: String) throws(RecordFailure) -> RoomPerson { Self.person(id, try seats()) }

  private static func person(_ id: String, _ seats: [RecordedSeat]) -> RoomPerson {
    var person = RoomPerson(ids: [id], seats: [])
    while true {
      person.seats = seats.filter { person.ids.contains($0.id) || $0.visitor.map(person.ids.contains) ?? false }
      let ids = person.ids.union(person.seats.map(\.id)).union(person.seats.compactMap(\.visitor))
      if ids == person.ids { return person }
      person.ids = ids
    }
  }

  /// All persons with this id, or with this name now or earlier, here or in a room; each once.
  package func people(called text: String) throws(RecordFailure) -> [KnownPlayer] {
    let seats = try seats()
    let seated = seats.filter { $0.id == text || $0.visitor == text || $0.names.contains(text) }
    let found =
      try players(called: text) + seated.map { KnownPlayer(id: $0.visitor ?? $0.id, name: $0.names.last ?? "") }
    var people: [KnownPlayer] = []
    var known: Set<String> = []
    for player in found where !known.contains(player.id) {
      let person = Self.person(player.id, seats)
      known.formUnion(person.ids)
      people.append(KnownPlayer(id: person.seats.lazy.compactMap(\.visitor).first ?? player.id, name: player.name))
    }
    return people
  }

  // MARK: Leaving

  /// Removes a person's names from the logs of rooms, in a transaction; the answers stay.
  func leaveRooms(_ person: RoomPerson) throws(SQLiteError) {
    for (room, seats) in Dictionary(grouping: person.seats, by: \.room).sorted(by: { $0.key < $1.key }) {
      let numbers = Set(seats.map(\.number))
      let words = Set(person.seats.flatMap(\.names).flatMap(RoomEvent.words))
      for (place, event) in try events(ofRoom: room) {
        guard let without = event.without(numbers, words) else { continue }
        try database.run(
          "UPDATE room_events SET version = ?, json = ? WHERE room = ? AND place = ?", EventCoding.version,
          EventCoding.text(without), room, place)
      }
      try leaveRoster(of: room, Set(seats.flatMap(\.names).map(RoomName.key)))
      try bindLog(ofRoom: room)
    }
    for seat in person.seats {
      try database.run("UPDATE players SET name = ?, former = '[]' WHERE id = ?", Self.nobody, seat.id)
    }
  }

  /// Gives the seats of a guest in some rooms to another one, in a transaction.
  func moveSeats(in rooms: [String], from old: String, to new: String) throws(SQLiteError) {
    for room in rooms {
      for (place, event) in try events(ofRoom: room) {
        guard case .joined(let player, let name, .some(old)) = event else { continue }
        try database.run(
          "UPDATE room_events SET version = ?, json = ? WHERE room = ? AND place = ?", EventCoding.version,
          EventCoding.text(RoomEvent.joined(player: player, name: name, visitor: new)), room, place)
      }
      try bindLog(ofRoom: room)
    }
  }

  private func events(ofRoom room: String) throws(SQLiteError) -> [(place: Int, event: RoomEvent)] {
    var events: [(place: Int, event: RoomEvent)] = []
    try database.each("SELECT place, version, json FROM room_events WHERE room = ? ORDER BY place", room) { row in
      if let event: RoomEvent = try? EventCoding.read(row.bytes(2), version: row.int(1)) {
        events.append((row.int(0), event))
      }
    }
    return events
  }

  private func leaveRoster(of room: String, _ keys: Set<String>) throws(SQLiteError) {
    let read: RoomPlan? = try database.row("SELECT version, json FROM rooms WHERE id = ?", room) {
      try? EventCoding.read($0.bytes(1), version: $0.int(0))
    }
    guard var plan = read, plan.roster.contains(where: { keys.contains(RoomName.key($0)) }) else { return }
    plan.roster.removeAll { keys.contains(RoomName.key($0)) }
    try database.run(
      "UPDATE rooms SET version = ?, json = ? WHERE id = ?", EventCoding.version, EventCoding.text(plan), room)
  }

  /// True for a sitting of a room, whose log needs it.
  func isOfRoom(_ sitting: String) throws(SQLiteError) -> Bool {
    let request = "iif(json_valid(request), json_extract(request, '$.\(RoomIDs.requestKey)'), NULL)"
    return try !database.texts("SELECT 1 FROM sittings WHERE id = ? AND \(request) IS NOT NULL", sitting).isEmpty
  }
}

extension RoomEvent {
  /// The words of a name or a sentence, in the form in which names are compared.
  fileprivate static func words(_ text: String) -> [String] {
    RoomName.key(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The event without the names of players; nil where it has none of theirs. A reason goes when a word of a name stands in it.
  fileprivate func without(_ numbers: Set<Int>, _ words: Set<String>) -> RoomEvent? {
    switch self {
    case .joined(let player, _, _) where numbers.contains(player):
      return .joined(player: player, name: SQLiteRecord.nobody, visitor: nil)
    case .renamed(let player, _) where numbers.contains(player):
      return .renamed(player: player, name: SQLiteRecord.nobody)
    case .corrected(let player, let points, let why)
    where numbers.contains(player) || !words.isDisjoint(with: Self.words(why)):
      return .corrected(player: player, points: points, why: SQLiteRecord.nobody)
    default: return nil
    }
  }
}
