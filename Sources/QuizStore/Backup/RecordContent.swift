/// How much is in a record, as commands tell it.
package struct RecordContent: Equatable, Sendable {
  package var sittings = 0
  package var players = 0
  package var rooms = 0

  package init(sittings: Int = 0, players: Int = 0, rooms: Int = 0) {
    (self.sittings, self.players, self.rooms) = (sittings, players, rooms)
  }
}

extension Database {
  /// Sittings that were not discarded, and everybody who has an id.
  func content() throws(SQLiteError) -> RecordContent {
    RecordContent(
      sittings: try count("SELECT count(*) FROM sittings WHERE status < 2"),
      players: try count("SELECT count(*) FROM players"), rooms: try count("SELECT count(*) FROM rooms"))
  }

  /// The number that a query gives.
  func count(_ sql: String) throws(SQLiteError) -> Int {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }
}
