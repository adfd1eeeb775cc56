import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Sittings whose rows go with a damaged page: afterwards each is its player's, or has no player.
final class AttributionTests: ScratchTestCase {
  /// Plays a quiz to its end.
  private func play(_ id: String, as player: String, _ record: SQLiteRecord) throws {
    var sitting = RecordSitting(id)
    var stored = sitting.stored
    stored.playerIDs = [player]
    try record.begin(stored, events: sitting.play(.begin))
    for command in [Command.skip, .proceed(inputs: []), .skip, .skip] {
      try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: 5000))
    }
  }

  /// Three guests of one name, with a finished sitting each; the third has an open one too.
  private func guests() throws -> [String] {
    let record = try open()
    defer { record.close() }
    var guests: [String] = []
    for number in 1...3 {
      guests.append(try record.admitGuest("token \(number)", named: "Ada"))
      try play("S\(number)", as: guests[number - 1], record)
    }
    var open = RecordSitting("S4")
    var stored = open.stored
    stored.playerIDs = [guests[2]]
    try record.begin(stored, events: open.play(.begin))
    return guests
  }

  /// Fills the first page of a table with 0xFF.
  private func damage(_ table: String) throws {
    let database = try Database(path: path)
    let page = try database.count("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'")
    database.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(repeating: 0xFF, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private func owned(_ record: SQLiteRecord, _ player: String) throws -> [String] {
    try record.sittings(of: player).map(\.sitting).sorted()
  }

  func testGuestsOfOneNameKeepTheirOwn() throws {
    let guests = try guests()
    try damage("sittings")
    let record = try open()
    XCTAssertEqual(try owned(record, guests[0]), ["S1"])
    XCTAssertEqual(try owned(record, guests[1]), ["S2"])
    XCTAssertEqual(try owned(record, guests[2]), ["S3", "S4"])
    XCTAssertEqual(try record.audit(nil), [])
  }

  func testPlayersWhoWereMadeOneStayOne() throws {
    var record = try open()
    for (id, name) in [("S1", "Adah"), ("S2", "Ada")] {
      var sitting = RecordSitting(id, player: name)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      try record.append(sitting.play(.skip), to: id, at: WallTime(milliseconds: 5000))
    }
    try record.mergePlayer("Adah", into: "Ada")
    XCTAssertEqual(try record.audit(nil), [])
    record.close()
    try damage("sittings")
    record = try open()
    XCTAssertEqual(try record.players().map(\.name), ["Ada"])
    XCTAssertEqual(try owned(record, "Ada"), ["S1", "S2"])
  }

  /// Before ids stood beside beginnings, the history says whose finished sittings are; an open one stays aside.
  func testOlderRecordsGoByTheirHistory() throws {
    let guests = try guests()
    try forgetOwners()
    try damage("sittings")
    let record = try open()
    XCTAssertEqual(try guests.map { try owned(record, $0) }, [["S1"], ["S2"], ["S3"]])
    let kept = "quizrun.db.damaged-20261120-101500"
    XCTAssertEqual(
      record.notices,
      [
        "the record '\(path)' was damaged and is kept as '\(kept)'; 3 sittings and 3 results could be read and were "
          + "carried over; 1 sitting could not be attributed to a player: only '\(kept)' has it"
      ])
  }

  func testWhereThereWasOnePlayerAlone() throws {
    var record = try open()
    for id in ["S1", "S2"] {
      var sitting = RecordSitting(id)
      try record.begin(sitting.stored, events: sitting.play(.begin))
    }
    record.close()
    try forgetOwners()
    try damage("sittings")
    record = try open()
    XCTAssertEqual(try owned(record, "Ada"), ["S1", "S2"])
  }

  /// Takes the ids from beside the beginnings, as records of before have none there.
  private func forgetOwners() throws {
    let database = try Database(path: path)
    try database.execute("UPDATE beginnings SET players = NULL")
    database.close()
  }
}
