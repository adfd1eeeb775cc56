internal import QuizCoding
package import QuizCore

extension SQLiteRecord {
  package func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] {
    let rows = try reading(unfinishedRows(id(of: player)))
    let names = try reading(self.names())
    var sittings: [UnfinishedSitting] = []
    for row in rows {
      do throws(UnreadableForm) {
        var sitting = row.sitting
        sitting.players = try EventCoding.read(row.players)
        sitting.players = sitting.players.map { names[$0] ?? $0 }
        sitting.request = try EventCoding.read(row.request)
        sittings.append(sitting)
      } catch {
        throw RecordFailure(error, in: "the sitting '\(row.sitting.sitting)'")
      }
    }
    return sittings
  }

  package func history(player: String?) throws(RecordFailure) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    try visitFinished(HistoryFilter(player: player)) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  package func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue {
    let written = try reading(writtenMemory(mode, quiz, id(of: player)))
    do { return try written.value() ?? .empty } catch {
      throw RecordFailure(error, in: "the memory of the mode '\(mode)' for '\(player)'")
    }
  }

  private struct UnfinishedRow {
    var sitting: UnfinishedSitting
    var players: [UInt8]
    var request: [UInt8]
  }

  private func unfinishedRows(_ player: String) throws(SQLiteError) -> [UnfinishedRow] {
    try database.rows(
      """
      SELECT id, quiz, mode, players, started, request, seed, settled, length, \(Self.isTouched) FROM sittings
      WHERE status = 0 AND player = ?
      ORDER BY started / 1000 DESC, \(Self.newestBranch) DESC, \(Self.lastPlayed) DESC, number DESC
      """, player
    ) { row in
      var sitting = UnfinishedSitting(
        sitting: row.text(0), quiz: row.optionalText(1), mode: row.text(2), players: [],
        started: WallTime(milliseconds: row.int(4)), request: [:], seed: row.int(6),
        settled: row.int(7), length: row.optionalInt(8))
      sitting.isTouched = row.int(9) != 0
      return UnfinishedRow(sitting: sitting, players: row.bytes(3), request: row.bytes(5))
    }
  }

  /// Whether the player has done more in a row of `sittings` than open it and read pages, or a limit has run; as
  /// `SittingState.isTouched` has it.
  static let isTouched = """
    (settled > 0 OR timed <> 0 OR EXISTS (SELECT 1 FROM events WHERE events.sitting = sittings.number
      AND (json LIKE '{"remembered":%'
        OR json LIKE '{"took":%' AND (json_type(json, '$.took.input.continued') IS NULL
          OR coalesce(json_extract(json, '$.took.input.continued.inputs'), '[]') <> '[]'))))
    """

  /// A number shared by all branches of a sitting, and greater for one begun later. Times do not do, as clocks may
  /// stand still.
  static let newestBranch = "max(number) OVER (PARTITION BY \(originOfRow))"

  /// The time of the last event in a row of `sittings`: of two branches the one played last can be continued.
  static let lastPlayed = """
    (SELECT at FROM events WHERE events.sitting = sittings.number AND json NOT LIKE '{"remembered":%'
      ORDER BY ordinal DESC LIMIT 1)
    """

  // MARK: Settings

  /// The setting of the default player; the table holds an id.
  private static let playerKey = "player"

  package func setting(_ key: String) throws(RecordFailure) -> String? {
    try settings()[key]
  }

  package func set(_ key: String, _ value: String?) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      if var value {
        if key == Self.playerKey { value = try enteredID(of: value) }
        try database.run("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, value)
      } else {
        try database.run("DELETE FROM settings WHERE key = ?", key)
      }
    }
  }

  package func settings() throws(RecordFailure) -> [String: String] {
    try reading { () throws(SQLiteError) in
      var settings: [String: String] = [:]
      try database.each("SELECT key, value FROM settings") { settings[$0.text(0)] = $0.text(1) }
      if let player = settings[Self.playerKey] { settings[Self.playerKey] = try saidPlayer(player) }
      return settings
    }
  }

  // MARK: Claims

  package func claim(_ sitting: String) throws(RecordFailure) -> Bool {
    lock.take(.sitting(sitting))
  }

  package func release(_ sitting: String) {
    lock.release(.sitting(sitting))
    open[sitting] = nil
  }
}
