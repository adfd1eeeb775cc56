internal import QuizCoding
package import QuizCore
package import QuizRoom

/// Rooms and their logs.
extension SQLiteRecord {
  /// A room with its log, and the time of its last entry; nil when there is none.
  package func room(
    _ id: String
  ) throws(RecordFailure) -> (room: StoredRoom, events: [RoomEvent], last: WallTime)? {
    guard let entry = try roomEntry(id) else { return nil }
    let rows = try reading(eventRows(ofRoom: id))
    var events: [RoomEvent] = []
    var last = entry.started
    for (index, row) in rows.enumerated() {
      guard row.place == index + 1 else { throw .incompleteRoom(id) }
      do {
        events.append(try EventCoding.read(row.json, version: row.version))
      } catch {
        throw RecordFailure(error, in: "event \(row.place) of the room '\(id)'")
      }
      last = max(last, row.at)
    }
    let stored = StoredRoom(plan: entry.plan, code: entry.code, started: entry.started, port: entry.port)
    return (stored, events, last)
  }

  /// The id of the open room that has a code.
  package func openRoom(code: String) throws(RecordFailure) -> String? {
    try roomEntries("WHERE code = ? AND status = 0", code).first?.entry.plan.room
  }

  /// A room as lists have it.
  package func roomEntry(_ id: String) throws(RecordFailure) -> RoomEntry? {
    try roomEntries("WHERE id = ?", id).first?.entry
  }

  /// All rooms, the newest first.
  package func rooms() throws(RecordFailure) -> [RoomEntry] {
    try roomEntries("WHERE ?1 = ?1", "").map(\.entry)
  }

  /// The open rooms in which something happened since.
  package func openRooms(since: WallTime) throws(RecordFailure) -> [RoomEntry] {
    try roomEntries("WHERE status = 0 AND ?1 = ?1", "").map(\.entry).filter { $0.last >= since }
  }

  private func roomEntries(
    _ condition: String, _ value: String
  ) throws(RecordFailure) -> [(number: Int, entry: RoomEntry)] {
    let rows = try reading { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT number, json, version, code, started, last, players, status, port FROM rooms \(condition)
        ORDER BY number DESC
        """, value
      ) { RoomRow($0) }
    }
    var entries: [(number: Int, entry: RoomEntry)] = []
    for row in rows { entries.append((row.number, try row.entry)) }
    return entries
  }

  private struct RoomRow {
    let number: Int
    private let json: [UInt8]
    private let version: Int
    private let code: String
    private let started, last: WallTime
    private let players: Int
    private let isOver: Bool
    private let port: Int?

    init(_ statement: Statement) {
      number = statement.int(0)
      (json, version, code) = (statement.bytes(1), statement.int(2), statement.text(3))
      started = WallTime(milliseconds: statement.int(4))
      last = WallTime(milliseconds: statement.int(5))
      (players, isOver) = (statement.int(6), statement.int(7) != 0)
      port = statement.isNull(8) ? nil : statement.int(8)
    }

    var entry: RoomEntry {
      get throws(RecordFailure) {
        do throws(UnreadableForm) {
          let plan: RoomPlan = try EventCoding.read(json, version: version)
          return RoomEntry(
            plan: plan, code: code, started: started, last: last, players: players, isOver: isOver, port: port)
        } catch {
          throw RecordFailure(error, in: "a room")
        }
      }
    }
  }

  private func eventRows(
    ofRoom id: String
  ) throws(SQLiteError) -> [(place: Int, version: Int, at: WallTime, json: [UInt8])] {
    try database.rows(
      "SELECT place, version, at, json FROM room_events WHERE room = ? ORDER BY place", id
    ) { ($0.int(0), $0.int(1), WallTime(milliseconds: $0.int(2)), $0.bytes(3)) }
  }

  // MARK: Saving

  /// The rows that are new; inside of a transaction.
  func enter(_ saving: RoomSaving) throws(SQLiteError) {
    for guest in saving.guests { try enter(guest) }
    if let beginning = saving.beginning {
      try database.run(
        """
        INSERT INTO rooms (id, code, started, last, status, players, version, json) VALUES (?, ?, ?, ?, 0, 0, ?, ?)
        """,
        saving.room, beginning.code, beginning.started.milliseconds, saving.time.milliseconds, EventCoding.version,
        EventCoding.text(beginning.plan))
    }
    for (place, event) in saving.events.enumerated() {
      try database.run(
        """
        INSERT INTO room_events (room, place, version, at, json) VALUES (?, ?, ?, ?, ?)
        """,
        saving.room, saving.first + place, EventCoding.version, saving.time.milliseconds, EventCoding.text(event))
    }
    if !saving.events.isEmpty { try extendLog(ofRoom: saving.room, from: saving.first) }
    try database.run(
      "UPDATE rooms SET last = ?, status = ?, players = ?, port = coalesce(?, port) WHERE id = ?",
      saving.time.milliseconds, saving.isOver ? 1 : 0, saving.players, saving.port, saving.room)
  }
}
