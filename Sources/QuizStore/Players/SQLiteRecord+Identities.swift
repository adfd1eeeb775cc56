internal import QuizCore

/// The change from names to ids that the migration `identities` makes beyond its tables.
extension SQLiteRecord {
  /// The tables with a column `player`; in tables of totals '' stands for all players.
  static let tablesOfPlayers = [
    "sittings", "history", "answers", "memory", "shared", "achievements", "topic_totals", "question_totals",
    "day_totals", "span_totals", "quiz_totals", "quiz_spans", "quiz_topics", "quiz_questions", "month_topics",
    "month_questions", "latest",
  ]

  /// Gives an id to every player in the tables, and replaces their names by ids.
  func identify() throws(SQLiteError) {
    for player in try named() {
      try database.run(
        "INSERT OR IGNORE INTO players (id, name, added, hidden) VALUES (?, ?, ?, ?)", player.id, player.name,
        player.added, player.hidden)
    }
    for table in Self.tablesOfPlayers {
      try database.execute(
        """
        UPDATE \(table) SET player = coalesce((SELECT id FROM players WHERE name = player), player)
        WHERE player <> '';
        """)
    }
    try database.execute(
      """
      UPDATE sittings SET players = (
        SELECT json_group_array(id) FROM (
          SELECT coalesce(players.id, value) AS id FROM json_each(sittings.players)
          LEFT JOIN players ON players.name = value ORDER BY key)) WHERE json_valid(players);
      UPDATE settings SET value = coalesce((SELECT id FROM players WHERE name = value), value) WHERE key = 'player';
      DROP TABLE names;
      """)
  }

  /// Gives players whose row was lost the name under which they began a sitting.
  func nameUnknownPlayers() throws(SQLiteError) {
    try database.execute(
      """
      INSERT OR IGNORE INTO players (id, name)
      SELECT part.value, recorded.value FROM sittings JOIN beginnings ON sitting = number,
        json_each(CASE WHEN json_valid(sittings.players) THEN sittings.players ELSE '[]' END) AS part,
        json_each(
          CASE WHEN json_valid(beginnings.json) THEN beginnings.json ELSE '{}' END, '$.players') AS recorded
      WHERE recorded.key = part.key AND part.value NOT IN (SELECT id FROM players) ORDER BY number;
      """)
  }

  /// The names under which players began sittings and which they have no more.
  func findFormerNames() throws(SQLiteError) {
    try database.execute(
      """
      CREATE TEMP TABLE begun AS SELECT DISTINCT part.value AS id, recorded.value AS name
      FROM sittings JOIN beginnings ON sitting = number,
        json_each(iif(json_valid(sittings.players), sittings.players, '[]')) AS part,
        json_each(iif(json_valid(beginnings.json), beginnings.json, '{}'), '$.players') AS recorded
      WHERE recorded.key = part.key;
      UPDATE players SET former = (
        SELECT json_group_array(begun.name) FROM temp.begun
        WHERE begun.id = players.id AND begun.name <> players.name);
      DROP TABLE temp.begun;
      """)
  }

  private struct Named {
    var id: String
    var name: String
    var added: Int?
    var hidden: Int
  }

  /// All players that a table names, the first to appear first.
  private func named() throws(SQLiteError) -> [Named] {
    let owners = Self.tablesOfPlayers.map { "SELECT player AS name FROM \($0)" }.joined(separator: " UNION ")
    return try database.rows(
      """
      WITH parts AS (
        SELECT value AS name, sittings.id, started, number
        FROM sittings, json_each(CASE WHEN json_valid(players) THEN players ELSE '[]' END)),
      everybody AS (
        SELECT name FROM names UNION \(owners) UNION SELECT name FROM parts
        UNION SELECT value FROM settings WHERE key = 'player')
      SELECT everybody.name, added, coalesce(hidden, 0), first.id, first.started FROM everybody
      LEFT JOIN names ON names.name = everybody.name
      LEFT JOIN (SELECT name, id, started, min(number) AS number FROM parts GROUP BY name) AS first
        ON first.name = everybody.name
      WHERE everybody.name <> '' ORDER BY first.number IS NULL, first.number, added, everybody.name
      """
    ) { row in
      let (name, added) = (row.text(0), row.optionalInt(1))
      let anchor = added.map(String.init) ?? row.optionalText(3)
      let time = added ?? row.optionalInt(4) ?? now().milliseconds
      let id = Self.id(of: name, since: WallTime(milliseconds: time), anchor ?? "\(UInt64.random(in: .min ... .max))")
      return Named(id: id, name: name, added: added, hidden: row.int(2))
    }
  }

  /// The same in every copy of a record, so that copies that are merged later know each other's players.
  private static func id(of name: String, since time: WallTime, _ anchor: String) -> String {
    ULID.text(time, hashing: "\(name)\n\(anchor)")
  }
}
