package import QuizCore

/// The size of a record, as commands report it.
package struct RecordContent: Equatable, Sendable {
  /// The sittings that were not discarded.
  package var sittings = 0
  package var players = 0
  package var rooms = 0
  /// The unfinished ones among the sittings; no history lists them.
  package var begun = 0
  /// Sittings that were discarded: `verify` and `player export` have them, and no listing.
  package var discarded = 0

  package init(sittings: Int = 0, players: Int = 0, rooms: Int = 0, begun: Int = 0, discarded: Int = 0) {
    (self.sittings, self.players, self.rooms) = (sittings, players, rooms)
    (self.begun, self.discarded) = (begun, discarded)
  }

  func minus(_ other: RecordContent) -> RecordContent {
    RecordContent(
      sittings: sittings - other.sittings, players: players - other.players, rooms: rooms - other.rooms,
      begun: begun - other.begun, discarded: discarded - other.discarded)
  }
}

/// The result of merging a record into another.
package struct MergeReport: Equatable, Sendable {
  package var added = RecordContent()
  /// Sittings that were here and went on in the other record.
  package var goneOn = 0
  /// The sittings that were continued in both records; each branch is a sitting of its own now.
  package var forked = 0
  /// The sittings left alone, since they are open elsewhere.
  package var open = 0
  /// The players who now share a name, by name.
  package var namesakes: [[KnownPlayer]] = []
}

extension Database {
  /// The numbers of sittings, players and rooms.
  func content() throws(SQLiteError) -> RecordContent {
    RecordContent(
      sittings: try count("SELECT count(*) FROM sittings WHERE status < 2"),
      players: try count("SELECT count(*) FROM players"), rooms: try count("SELECT count(*) FROM rooms"),
      begun: try count("SELECT count(*) FROM sittings WHERE status = 0"),
      discarded: try count("SELECT count(*) FROM sittings WHERE status = 2"))
  }

  /// The number that a query gives.
  func count(_ sql: String) throws(SQLiteError) -> Int {
    try row(sql) { $0.int(0) } ?? 0
  }
}
