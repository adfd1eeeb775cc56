package import QuizCore

/// Look-ups of players: callers give an id or a name, the tables hold ids.
extension SQLiteRecord {
  package func players(called text: String) throws(RecordFailure) -> [KnownPlayer] {
    try reading { () throws(SQLiteError) in
      let found = try players("SELECT id, name FROM players WHERE id = ?1 OR name = ?1 ORDER BY number", text)
      return found.filter { $0.id == text }.first.map { [$0] } ?? found
    }
  }

  func players<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws(SQLiteError) -> [KnownPlayer] {
    try database.rows(sql, repeat each values) { KnownPlayer(id: $0.text(0), name: $0.text(1)) }
  }

  /// The id of a player given by id or name, of several namesakes the first added. For an unknown player the text
  /// itself, which no table contains.
  func id(of player: String) throws(SQLiteError) -> String {
    let found = try players(
      "SELECT id, name FROM players WHERE id = ?1 OR name = ?1 ORDER BY id <> ?1, number LIMIT 1", player)
    if let known = found.first {
      identities[player] = known.id
      return known.id
    }
    guard let before = identities[player] else { return player }
    return try players("SELECT id, name FROM players WHERE id = ?", before).first?.id ?? player
  }

  /// The id of a player, entered if the name is new; empty for an empty name.
  func enteredID(of player: String) throws(SQLiteError) -> String {
    if player.isEmpty { return player }
    let known = try id(of: player)
    guard known == player, try players("SELECT id, name FROM players WHERE id = ?", known).isEmpty else { return known }
    var random = SystemRandomNumberGenerator()
    let new = ULID.make(at: now(), &random)
    try database.run("INSERT INTO players (id, name) VALUES (?, ?)", new, player)
    return new
  }

  /// The players' present names, by id.
  func names() throws(SQLiteError) -> [String: String] {
    let players = try players("SELECT id, name FROM players")
    return Dictionary(players.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The filter with the player's id.
  func identified(_ filter: HistoryFilter) throws(SQLiteError) -> HistoryFilter {
    var filter = filter
    if let player = filter.player { filter.player = try id(of: player) }
    return filter
  }

  /// The value of the setting `player` for display: the name, or the id where an earlier player has the same one.
  func saidPlayer(_ id: String) throws(SQLiteError) -> String {
    let found = try players(
      "SELECT id, name FROM players WHERE name = (SELECT name FROM players WHERE id = ?) ORDER BY number LIMIT 1", id)
    return found.first.map { $0.id == id ? $0.name : id } ?? id
  }
}
