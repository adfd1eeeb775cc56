internal import QuizCoding
package import QuizCore

/// A sitting on its way from one record to another, with the time of each of its events.
package struct CarriedSitting: Equatable, Sendable {
  package var sitting: StoredSitting
  package var events: [SittingEvent]
  package var times: [WallTime]
  /// The players, in the order of the beginning, with their ids, so that both records know the same people.
  package var players: [KnownPlayer]

  package init(_ sitting: StoredSitting, _ events: [SittingEvent], _ times: [WallTime], players: [KnownPlayer]) {
    (self.sitting, self.events, self.times, self.players) = (sitting, events, times, players)
  }
}

extension SQLiteRecord {
  /// A sitting with all that another record needs.
  package func carried(_ id: String) throws(RecordFailure) -> CarriedSitting {
    let found = try read(id)
    let number = found.opening.number
    let ids: [String] = try reading(self.players(of: number) ?? [])
    let times: [WallTime] = try reading(eventRows(of: number).map { $0.at })
    let known = zip(ids, found.opening.sitting.players).map { KnownPlayer(id: $0, name: $1) }
    return CarriedSitting(found.opening.sitting, found.events, times, players: known)
  }

  /// Enters sittings that another record had, with their players under their ids and each event at its time.
  package func enter(_ carried: [CarriedSitting]) throws(RecordFailure) {
    try know(carried.flatMap(\.players))
    try writing { () throws(SQLiteError) in
      for one in carried { try enterRows(of: one) }
      try mendChain()
      try rebuild()
      try markFilled()
    }
  }

  private func enterRows(of carried: CarriedSitting) throws(SQLiteError) {
    var sitting = carried.sitting
    sitting.playerIDs = carried.players.map(\.id)
    let number = try enter(sitting)
    var progress = SittingProgress(sitting.beginning)
    for (place, event) in carried.events.enumerated() {
      try database.run(
        "INSERT INTO events (sitting, ordinal, version, at, json) VALUES (?, ?, ?, ?, ?)", number, place,
        EventCoding.version, carried.times[place].milliseconds, EventCoding.text(event))
      progress.note(event)
    }
    try database.run("UPDATE sittings SET status = ? WHERE number = ?", progress.status.rawValue, number)
  }

  /// Enters players under the ids that another record knows them by.
  package func know(_ players: [KnownPlayer]) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      for player in players {
        try database.run("INSERT OR IGNORE INTO players (id, name) VALUES (?, ?)", player.id, player.name)
      }
    }
  }

  /// Enters memories that the present sittings do not yield, since their own sittings were deleted.
  package func remember(_ memories: [ModeMemory], of player: String) throws(RecordFailure) {
    let known = try self.memories(of: player, mode: nil)
    try writing { () throws(SQLiteError) in
      for memory in memories where !known.contains(memory) {
        try database.run(
          """
          INSERT OR REPLACE INTO remembered (kind, mode, quiz, player, json, position, moment)
          VALUES (?, ?, ?, ?, ?, 0, 0)
          """, memory.quiz == nil ? "shared" : "memory", memory.mode, memory.quiz ?? "", player,
          EventCoding.text(memory.value))
      }
      try rebuild()
      try markFilled()
    }
  }
}
