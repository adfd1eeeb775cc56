internal import QuizCoding
internal import QuizCore

/// The players' present names, for lists.
struct TodaysNames {
  /// The names, by id.
  let names: [String: String]
  /// All former names of players.
  let former: [String]

  init(_ database: Database) throws(SQLiteError) {
    var names: [String: String] = [:]
    var former: Set<String> = []
    try database.each("SELECT id, name, former FROM players") { row in
      names[row.text(0)] = row.text(1)
      let before = row.bytes(2)
      if before.count > 2, let list: [String] = try? EventCoding.read(before) { former.formUnion(list) }
    }
    self.names = names
    self.former = former.sorted()
  }

  /// True when a text may contain a former name.
  func mayBeOld(_ text: String?) -> Bool {
    guard let text, !former.isEmpty else { return false }
    return former.contains { text.contains($0) }
  }
}

extension SQLiteRecord {
  /// An entry, which has an id for its player, with today's name, in its headline and data too.
  func named(_ entry: HistoryEntry, _ today: TodaysNames) -> HistoryEntry {
    var entry = entry
    entry.player = today.names[entry.playerID] ?? entry.playerID
    let texts = [entry.headline, entry.data.map { EventCoding.text($0) }]
    if texts.contains(where: today.mayBeOld), let names = try? renaming(of: entry.sitting, today) {
      entry.headline = entry.headline.map(names.text)
      entry.data = entry.data.map(names.value)
    }
    return entry
  }

  private func renaming(of sitting: String, _ today: TodaysNames) throws(SQLiteError) -> Renaming {
    try database.row(
      """
      SELECT sittings.players, iif(json_valid(json), json ->> '$.players', '[]')
      FROM sittings JOIN beginnings ON sitting = number WHERE id = ?
      """, sitting
    ) { row -> Renaming? in
      guard let ids: [String] = try? EventCoding.read(row.bytes(0)),
        let then: [String] = try? EventCoding.read(row.bytes(1))
      else { return nil }
      return Renaming(then, ids.map { today.names[$0] ?? $0 })
    } ?? Renaming()
  }
}
