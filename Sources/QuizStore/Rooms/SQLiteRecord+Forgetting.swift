package import QuizCore
internal import QuizRoom

/// Taking rooms out of the record.
extension SQLiteRecord {
  /// Removes a room with its log, its sittings, and the players and cookies of guests with nothing else here.
  ///
  /// `wipe` removes its traces from the file. The players in `kept` stay, as people who come back.
  package func forgetRoom(_ id: String, keeping kept: Set<String> = []) throws(RecordFailure) {
    guard let (room, events, _) = try room(id) else { throw .missing(id) }
    guard try claim(id) else { throw .roomOpenElsewhere(id) }
    defer { release(id) }
    let sittings = try reading(self.sittings(ofRoom: id))
    defer { for sitting in sittings { release(sitting) } }
    for sitting in sittings where try !claim(sitting) { throw .openElsewhere(sitting) }
    let state = events.reduce(into: RoomState(room.plan)) { $0.evolve($1) }
    let seats = (0...state.players.count).map(RoomIDs(room: id).player)
    let guests = state.players.compactMap(\.visitor)
    do { try database.run("PRAGMA secure_delete = ON") } catch { throw RecordFailure(error, path: path) }
    try writing { () throws(SQLiteError) in
      for sitting in sittings {
        try keepRemembered(sitting)
        try remove(sitting)
      }
      try database.run("DELETE FROM room_events WHERE room = ?", id)
      try database.run("DELETE FROM rooms WHERE id = ?", id)
      try unbindLog(ofRoom: id)
      var gone: [String] = []
      for player in seats + guests where !kept.contains(player) {
        if try !isNeeded(player) { gone.append(player) }
      }
      for player in gone { try removeRows(of: player) }
      try unchain(sittings + gone)
      try removeWhatNothingNeeds()
    }
  }

  /// The guests who did nothing since a time, alone or in rooms, without those in `kept`; each by the id of its cookie.
  package func idleGuests(since time: WallTime, besides kept: Set<String>) throws(RecordFailure) -> [String] {
    let entries = Dictionary(try rooms().map { ($0.plan.room, $0) }, uniquingKeysWith: { first, _ in first })
    let seats = try seats()
    // Players of rooms go with their rooms.
    var busy = kept.union(seats.map(\.id)).union(entries.keys.map { RoomIDs(room: $0).player(0) })
    for seat in seats where entries[seat.room].map({ $0.last >= time }) ?? false {
      if let visitor = seat.visitor { busy.insert(visitor) }
    }
    let idle = try reading { () throws(SQLiteError) in
      try database.texts(
        """
        SELECT id FROM players WHERE max(
          coalesce(added, 0),
          coalesce((SELECT max(made) FROM visitors WHERE player = players.id), 0),
          coalesce((SELECT max(started) FROM sittings WHERE player = players.id), 0),
          coalesce((SELECT max(finished) FROM history WHERE player = players.id), 0),
          coalesce((SELECT max(at) FROM events JOIN sittings ON sittings.number = events.sitting
            WHERE sittings.player = players.id AND sittings.status = 0), 0)) < ? ORDER BY number
        """, time.milliseconds)
    }
    return idle.filter { !busy.contains($0) }
  }

  private func sittings(ofRoom id: String) throws(SQLiteError) -> [String] {
    try database.texts(
      "SELECT id FROM sittings WHERE json_extract(request, '$.' || ?2) = ?1 ORDER BY number", id, RoomIDs.requestKey)
  }

  /// Whether a guest has played something else, or is in another room.
  private func isNeeded(_ player: String) throws(SQLiteError) -> Bool {
    try database.row(
      """
      SELECT EXISTS (SELECT 1 FROM sittings WHERE player = ?1)
        OR EXISTS (SELECT 1 FROM room_events WHERE instr(json, ?1) > 0)
      """, player
    ) { $0.int(0) != 0 } ?? false
  }
}
