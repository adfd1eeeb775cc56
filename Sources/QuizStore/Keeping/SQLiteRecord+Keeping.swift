internal import QuizCoding
package import QuizCore

/// The memory of modes: whole memories, as results left them, and on top of those single keys, as `keep` stored them.
///
/// A key counts from the moment of its event on, unless its sitting is discarded. Newer values win, however sittings
/// overlap, so that everything here follows from the events alone.
extension SQLiteRecord {
  /// Enters the values that an event remembers; returns its moment in milliseconds, or nil for another event.
  ///
  /// The moment is the time, but never before an earlier value of the mode for the player: setting back a clock makes
  /// no value older.
  func enterRemembered(
    _ event: SittingEvent, of sitting: StoredSitting, _ number: Int, at time: WallTime
  ) throws(SQLiteError) -> Int? {
    guard case .remembered(let values) = event, !sitting.isChallenge else { return nil }
    let owner = try players(of: number)?.first ?? ""
    let mode = sitting.beginning.memoryKey
    let moment = max(time.milliseconds, try earliestMoment(mode, owner, number))
    try keep(values, of: sitting, number, owner: owner, at: moment)
    return moment
  }

  /// The earliest moment: after all values of other sittings for that mode and player, and not before this sitting's.
  private func earliestMoment(_ mode: String, _ player: String, _ number: Int) throws(SQLiteError) -> Int {
    try database.row(
      """
      SELECT max(
        coalesce((SELECT moment + (sitting <> ?3) FROM kept WHERE mode = ?1 AND player = ?2
          ORDER BY moment DESC LIMIT 1), 0),
        coalesce((SELECT max(moment) + 1 FROM memory WHERE mode = ?1 AND player = ?2), 0),
        coalesce((SELECT max(moment) + 1 FROM shared WHERE mode = ?1 AND player = ?2), 0))
      """, mode, player, number
    ) { $0.int(0) } ?? 0
  }

  /// Enters values of a sitting that may still be discarded; values replaced by a later whole memory stay replaced.
  func keep(
    _ values: RememberedValues, of sitting: StoredSitting, _ number: Int, owner: String, at moment: Int
  ) throws(SQLiteError) {
    let (mode, quiz) = (sitting.beginning.memoryKey, sitting.beginning.quiz?.id ?? "")
    for entry in values.memory?.entries ?? [] {
      try database.run(
        """
        INSERT INTO kept (kind, mode, quiz, player, key, sitting, json, moment)
        SELECT 'memory', ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE NOT EXISTS (
          SELECT 1 FROM memory WHERE mode = ?1 AND quiz = ?2 AND player = ?3 AND moment >= ?7)
        \(Self.newerWins)
        """, mode, quiz, owner, EventCoding.text(entry.key.plain), number, EventCoding.text(entry.value), moment)
    }
    for entry in values.shared?.entries ?? [] {
      try database.run(
        """
        INSERT INTO kept (kind, mode, quiz, player, key, sitting, json, moment)
        SELECT 'shared', ?1, '', ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (
          SELECT 1 FROM shared WHERE mode = ?1 AND player = ?2 AND moment >= ?6)
        \(Self.newerWins)
        """, mode, owner, EventCoding.text(entry.key.plain), number, EventCoding.text(entry.value), moment)
    }
  }

  static let newerWins = """
    ON CONFLICT DO UPDATE SET json = excluded.json, moment = excluded.moment WHERE excluded.moment >= moment
    """

  /// Makes the keys of a sitting permanent, once it can no longer be discarded.
  func settleKept(_ number: Int) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO kept (kind, mode, quiz, player, key, sitting, json, moment)
      SELECT kind, mode, quiz, player, key, 0, json, moment FROM kept WHERE sitting = ?
      \(Self.newerWins)
      """, number)
    try forgetKept(number)
  }

  /// Removes the values of a sitting.
  func forgetKept(_ number: Int) throws(SQLiteError) {
    try database.run("DELETE FROM kept WHERE sitting = ?", number)
  }

  /// The last moment at which the sitting remembered something, in milliseconds; 0 without one.
  func lastKept(_ number: Int) throws(SQLiteError) -> Int {
    try database.row(
      "SELECT coalesce(max(at), 0) FROM events WHERE sitting = ? AND json LIKE '{\"remembered\":%'", number
    ) { $0.int(0) } ?? 0
  }

  // MARK: Without a sitting

  /// Such values stand where those of removed sittings stand: they belong to no sitting either.
  package func remember(
    _ memory: PlainValue, mode: String, quiz: String, of player: String, at time: WallTime
  ) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      let owner = try enteredID(of: player)
      let moment = max(time.milliseconds, try earliestMoment(mode, owner, 0))
      for table in ["left_behind", "kept"] {
        let (column, value) = table == "kept" ? (", sitting", ", 0") : ("", "")
        for entry in memory.entries {
          try database.run(
            """
            INSERT INTO \(table) (kind, mode, quiz, player, key, json, moment\(column))
            VALUES ('memory', ?, ?, ?, ?, ?, ?\(value)) \(Self.newerWins)
            """, mode, quiz, owner, EventCoding.text(entry.key.plain), EventCoding.text(entry.value), moment)
        }
      }
    }
  }

  package func changes(of player: String, mode: String) throws(RecordFailure) -> [MemoryChange] {
    try reading { () throws(SQLiteError) in
      let owner = try id(of: player)
      let changes = try changesInSittings(owner, mode) + changesLeftBehind(owner, mode)
      return changes.enumerated().sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }
        .map(\.element)
    }
  }

  private func changesInSittings(_ owner: String, _ mode: String) throws(SQLiteError) -> [MemoryChange] {
    try database.rows(
      """
      SELECT sittings.id, sittings.quiz, sittings.offset, events.at, events.version, events.json
      FROM sittings CROSS JOIN events ON events.sitting = sittings.number
      WHERE sittings.player = ?1 AND sittings.mode = ?2 AND status <> 2 AND events.json LIKE '{"remembered":%'
      ORDER BY events.at, sittings.number, events.ordinal
      """, owner, String(mode.prefix { $0 != "@" })
    ) { row in
      let event: SittingEvent? = try? EventCoding.read(row.bytes(5), version: row.int(4))
      return (event?.memory?.entries ?? []).map { entry in
        MemoryChange(
          quiz: row.optionalText(1) ?? "", key: entry.key, value: entry.value, sitting: row.text(0),
          moment: WallTime(milliseconds: row.int(3)), offsetMinutes: row.int(2))
      }
    }.flatMap { $0 }
  }

  private func changesLeftBehind(_ owner: String, _ mode: String) throws(SQLiteError) -> [MemoryChange] {
    try database.rows(
      "SELECT quiz, key, json, moment FROM left_behind WHERE kind = 'memory' AND player = ?1 AND mode = ?2 ORDER BY moment",
      owner, mode
    ) { row -> MemoryChange? in
      guard let written: PlainValue = try? EventCoding.read(row.bytes(1)), let key = PlainKey(plain: written),
        let value: PlainValue = try? EventCoding.read(row.bytes(2))
      else { return nil }
      return MemoryChange(
        quiz: row.text(0), key: key, value: value, sitting: nil, moment: WallTime(milliseconds: row.int(3)),
        offsetMinutes: 0)
    }.compactMap { $0 }
  }

  // MARK: Whole memories

  /// Stores the mode's memory at the end of a sitting. `position` is its end in the chain: later memories of deleted
  /// sittings stay.
  func keepMemory(
    of sitting: StoredSitting, _ number: Int, _ result: SittingResult, owner: String, ended: WallTime,
    at position: Int = .max
  ) throws(SQLiteError) {
    if sitting.isChallenge { return }
    try settleKept(number)
    let (mode, quiz) = (sitting.beginning.memoryKey, sitting.beginning.quiz?.id ?? "")
    if result.memory == nil && result.shared == nil { return }
    let moment = max(ended.milliseconds, try lastKept(number))
    if let memory = result.memory {
      try database.run(
        """
        INSERT OR REPLACE INTO memory (mode, quiz, player, json, moment) SELECT ?1, ?2, ?3, ?4, max(?6, coalesce(
          (SELECT moment FROM memory WHERE mode = ?1 AND quiz = ?2 AND player = ?3), 0))
        WHERE NOT EXISTS (SELECT 1 FROM remembered
          WHERE kind = 'memory' AND mode = ?1 AND quiz = ?2 AND player = ?3 AND position > ?5)
        """, mode, quiz, owner, EventCoding.text(memory), position, moment)
    }
    if let shared = result.shared {
      try database.run(
        """
        INSERT OR REPLACE INTO shared (mode, player, json, moment) SELECT ?1, ?2, ?3, max(?5, coalesce(
          (SELECT moment FROM shared WHERE mode = ?1 AND player = ?2), 0))
        WHERE NOT EXISTS (SELECT 1 FROM remembered
          WHERE kind = 'shared' AND mode = ?1 AND player = ?2 AND position > ?4)
        """, mode, owner, EventCoding.text(shared), position, moment)
    }
    try dropReplaced(mode, owner)
  }

  /// Removes keys that are older than the whole memory below them.
  func dropReplaced(_ mode: String, _ player: String) throws(SQLiteError) {
    try database.run(
      """
      DELETE FROM kept WHERE mode = ?1 AND player = ?2 AND moment <= CASE kind
        WHEN 'memory' THEN (SELECT memory.moment FROM memory
          WHERE memory.mode = ?1 AND memory.quiz = kept.quiz AND memory.player = ?2)
        ELSE (SELECT shared.moment FROM shared WHERE shared.mode = ?1 AND shared.player = ?2) END
      """, mode, player)
  }

  // MARK: Reading

  /// The memory of a mode in stored form: the whole, and the keys on top of it, oldest first.
  struct WrittenMemory {
    var whole: [UInt8]?
    var kept: [(key: [UInt8], json: [UInt8])] = []

    /// Nil when nothing was ever remembered.
    func value() throws(UnreadableForm) -> PlainValue? {
      let base: PlainValue? = if let whole { try EventCoding.read(whole) } else { nil }
      if kept.isEmpty { return base }
      var entries: [PlainField] = []
      for row in kept {
        guard let key = PlainKey(plain: try EventCoding.read(row.key)) else { throw .malformed("a key") }
        entries.append(PlainField(key, try EventCoding.read(row.json)))
      }
      return (base ?? .empty).remembering(.table(of: entries))
    }
  }

  /// `quiz` is nil for the memory over all quizzes; `player` is an id.
  func writtenMemory(_ mode: String, _ quiz: String?, _ player: String) throws(SQLiteError) -> WrittenMemory {
    var memory = WrittenMemory()
    let kind = quiz == nil ? "shared" : "memory"
    let whole = try database.statement(
      quiz == nil
        ? "SELECT json FROM shared WHERE mode = ?1 AND player = ?2"
        : "SELECT json FROM memory WHERE mode = ?1 AND player = ?2 AND quiz = ?3")
    do {
      defer { whole.reset() }
      whole.bind(mode, at: 1)
      whole.bind(player, at: 2)
      if let quiz { whole.bind(quiz, at: 3) }
      if try whole.step() { memory.whole = whole.bytes(0) }
    }
    memory.kept = try database.rows(
      "SELECT key, json FROM kept WHERE kind = ? AND mode = ? AND quiz = ? AND player = ? ORDER BY moment, sitting",
      kind, mode, quiz ?? "", player
    ) { ($0.bytes(0), $0.bytes(1)) }
    return memory
  }
}

extension PlainKey {
  /// The key as the record writes it.
  var plain: PlainValue {
    switch self {
    case .int(let value): .int(value)
    case .text(let value): .text(value)
    }
  }

  init?(plain: PlainValue) {
    switch plain {
    case .int(let value): self = .int(value)
    case .text(let value): self = .text(value)
    default: return nil
    }
  }
}

extension SittingEvent {
  /// The memory of the quiz that it remembers, empty where it remembers none; nil for every other event.
  fileprivate var memory: PlainValue? {
    if case .remembered(let values) = self { values.memory ?? .empty } else { nil }
  }
}
