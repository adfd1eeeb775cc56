package import QuizCore

/// The days on which a player played, for streaks.
extension SQLiteRecord {
  package func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay] {
    try reading { () throws(SQLiteError) in
      let owner = try id(of: player)
      var days = try database.rows(Self.zonesOfDays, owner) { row in
        let offsets = row.int(1)...max(row.int(1), row.int(2))
        return StreakLedger.CountedDay(CivilDay(number: row.int(0)), offsetsMinutes: offsets)
      }
      let idle = try idleDays(of: owner)
      if !idle.isEmpty { days.removeAll { idle.contains($0.day) } }
      let kept = try keptDays(of: owner)
      return kept.isEmpty ? days : StreakLedger(days + kept).days
    }
  }

  /// The rated cards of some sittings: of every key that a mode remembered on a day, the value that was remembered last.
  ///
  /// A rating stores the sitting's day as `last`, or is of a mode without it. A card that was only suspended or buried has
  /// none, or an older one; a rating that was taken back left `false`, or the older one.
  private static func ratings(in played: String) -> String {
    """
    SELECT number, day, offset FROM (
      SELECT played.number AS number, (events.at + offset * 60000 - ?2) / 86400000 AS day, offset, began, kept.value AS value,
        kept.type AS type, max(events.ordinal)
      FROM \(played) CROSS JOIN events ON events.sitting = played.number
      CROSS JOIN json_each(events.json, '$.remembered.memory') AS kept
      WHERE events.json LIKE '{"remembered":%'
      GROUP BY played.number, day, kept.key)
    WHERE type <> 'false' AND (type <> 'object' OR coalesce(json_extract(value, '$.last') >= began,
      json_extract(value, '$.suspended') IS NULL AND json_extract(value, '$.buried') IS NULL))
    """
  }

  /// True of the `number` of a sitting whose rules count days on which a mode remembered something.
  private static let countsKeptDays =
    "(SELECT json_extract(json, '$.rules') FROM beginnings WHERE sitting = number) >= \(Beginning.keptDaysFrom)"

  /// The days of finished sittings in which cards were suspended or buried, and none rated; not those with others as well.
  private func idleDays(of player: String) throws(SQLiteError) -> Set<CivilDay> {
    var days: Set<CivilDay> = []
    try database.each(
      """
      WITH played AS MATERIALIZED (
        SELECT number, offset, day AS began FROM history
        WHERE player = ?1 AND percent IS NULL AND \(Self.countsKeptDays) AND EXISTS (
          SELECT 1 FROM events WHERE sitting = number AND json LIKE '{"remembered":%')),
      idle AS MATERIALIZED (
        SELECT number, began FROM played WHERE number NOT IN (SELECT number FROM (\(Self.ratings(in: "played")))))
      SELECT DISTINCT began FROM idle WHERE began NOT IN (
        SELECT day FROM history WHERE player = ?1 AND number NOT IN (SELECT number FROM idle))
      """, player, dayStarts * 3_600_000
    ) { days.insert(CivilDay(number: $0.int(0))) }
    return days
  }

  /// The days on which a mode remembered something new, such as the rating of a card.
  ///
  /// They come from unfinished sittings, and from those that ended on a later day than they began.
  private func keptDays(of player: String) throws(SQLiteError) -> [StreakLedger.CountedDay] {
    try database.rows(
      """
      WITH played AS (
        SELECT number, offset, coalesce(day, (started + offset * 60000 - ?2) / 86400000) AS began FROM sittings
        WHERE status = 0 AND player = ?1 AND \(Self.countsKeptDays)
        UNION ALL
        SELECT number, offset, day FROM history
        WHERE player = ?1 AND (finished + offset * 60000) / 86400000 > day AND \(Self.countsKeptDays))
      SELECT DISTINCT day, offset FROM (\(Self.ratings(in: "played")))
      """, player, dayStarts * 3_600_000
    ) { StreakLedger.CountedDay(CivilDay(number: $0.int(0)), offsetMinutes: $0.int(1)) }
  }

  /// The days of a player with the least and the greatest offset from UTC, each found with three looks into the index
  /// `history_zones`, however often it was played.
  private static let zonesOfDays = """
    WITH RECURSIVE played (day) AS (
      SELECT min(day) FROM history WHERE player = ?1
      UNION ALL
      SELECT (SELECT min(day) FROM history WHERE player = ?1 AND day > played.day) FROM played WHERE day IS NOT NULL)
    SELECT day, (SELECT min(offset) FROM history WHERE player = ?1 AND history.day = played.day),
      (SELECT max(offset) FROM history WHERE player = ?1 AND history.day = played.day)
    FROM played WHERE day IS NOT NULL
    """
}
