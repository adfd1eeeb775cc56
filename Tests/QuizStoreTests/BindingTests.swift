import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Scores that `rescore` kept and achievements follow from no event: changes to their rows by hand show all the same.
final class BindingTests: ScratchTestCase {
  private let day = CivilDay(year: 2026, month: 11, day: 20)

  private func play(_ id: String, _ record: SQLiteRecord) throws {
    var sitting = RecordSitting(id)
    try record.begin(sitting.stored, events: sitting.play(.begin))
    for command in [Command.skip, .proceed(inputs: []), .skip, .skip] {
      try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: 5000))
    }
  }

  private func score(_ sitting: String, _ points: Double) -> Rescore {
    var result = SittingResult()
    result.points = points
    return Rescore(sitting: sitting, at: WallTime(milliseconds: 7000), plugins: ["grade"], result: result)
  }

  private func earned(_ id: String, after days: Int = 0) -> EarnedAchievement {
    EarnedAchievement(plugin: "p", id: id, day: CivilDay(number: day.number + days))
  }

  private func filled() throws -> SQLiteRecord {
    let record = try open()
    for id in ["A", "B"] { try play(id, record) }
    try record.addRescores([score("A", 1), score("A", 2), score("B", 2)])
    try record.addAchievements([earned("week"), earned("month", after: 3)], of: "Ada")
    return record
  }

  private func changed(_ sql: String) throws -> [RecordFinding] {
    let database = try Database(path: path)
    try database.execute(sql)
    XCTAssertGreaterThan(database.changes, 0, sql)
    database.close()
    let record = try open()
    defer { record.close() }
    return try record.audit(nil)
  }

  func testRowsOfByHandShow() throws {
    let record = try filled()
    XCTAssertEqual(try record.audit(nil), [])
    record.close()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let changes: [(sql: String, sittings: Set<String?>)] = [
      ("UPDATE rescores SET json = replace(json, '1', '3') WHERE number = 1", ["A"]),
      ("UPDATE rescores SET at = at + 1 WHERE number = 3", ["B"]),
      ("UPDATE rescores SET plugins = '[\"x\"]' WHERE number = 2", ["A"]),
      ("UPDATE rescores SET sitting = 'B' WHERE number = 2", ["A", "B"]),
      ("INSERT INTO rescores SELECT 9, sitting, at, plugins, version, json FROM rescores WHERE number = 3", ["B"]),
      ("DELETE FROM rescores WHERE number = 1", ["A"]),
      ("UPDATE achievements SET day = day - 1 WHERE id = 'week'", [nil]),
      ("UPDATE achievements SET id = 'year' WHERE id = 'week'", [nil]),
      ("INSERT INTO achievements SELECT player, plugin, 'year', day FROM achievements LIMIT 1", [nil]),
      ("DELETE FROM achievements WHERE id = 'week'", [nil]),
      ("DELETE FROM chain WHERE part = 3", [nil]),
    ]
    for (sql, sittings) in changes {
      try restore(whole)
      XCTAssertEqual(Set(try changed(sql).map(\.sitting)), sittings, sql)
    }
  }

  /// Rows that are added later repair nothing.
  func testItStaysFoundOut() throws {
    try filled().close()
    _ = try changed("UPDATE rescores SET at = 1 WHERE number = 1")
    _ = try changed("UPDATE achievements SET day = 1 WHERE id = 'week'")
    let record = try open()
    try record.addRescores([score("A", 5)])
    try record.addAchievements([earned("year"), earned("week")], of: "Ada")
    XCTAssertEqual(Set(try record.audit(nil).map(\.sitting)), ["A", nil])
    XCTAssertEqual(Set(try record.audit(["A"]).map(\.sitting)), ["A"])
    XCTAssertEqual(try record.audit(["B"]), [])
  }

  func testLinksGoWithTheirRows() throws {
    let record = try filled()
    try record.delete("A")
    XCTAssertEqual(try record.audit(nil), [])
    try record.addAchievements([earned("week", after: -2), earned("month", after: 9), earned("year")], of: "Bob")
    try record.mergePlayer("Bob", into: "Ada")
    XCTAssertEqual(
      try record.achievements(of: "Ada"), [earned("week", after: -2), earned("year"), earned("month", after: 3)])
    XCTAssertEqual(try record.audit(nil), [])
    try record.removePlayer("Ada")
    XCTAssertEqual(try record.audit(nil), [])
    XCTAssertEqual(try record.database.texts("SELECT sitting FROM chain"), [])
  }

  func testTheyComeInWithAnotherRecord() throws {
    let record = try filled()
    let copy = folder + "/copy.db"
    _ = try record.backUp(to: copy)
    try record.addRescores([score("B", 4)])
    let place = folder + "/other"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let other = try open(place)
    try other.know(try record.players().map { KnownPlayer(id: $0.id, name: $0.name) })
    try other.addAchievements([earned("week", after: 1), earned("month")], of: "Ada")
    _ = try RestoredRecord(of: copy, in: place, toMerge: true, now: { Self.time }).merge()
    XCTAssertEqual(try other.achievements(of: "Ada"), [earned("month"), earned("week")])
    XCTAssertEqual(try other.rescores(of: "A").count, 2)
    XCTAssertEqual(try other.audit(nil), [])
    XCTAssertEqual(try record.audit(nil), [])
  }

  /// A backup is not lost for one of them; what is wrong with it goes along, and is found there.
  func testABackupWithAChangedRowIsRestored() throws {
    try filled().close()
    XCTAssertEqual(try changed("UPDATE achievements SET day = 1 WHERE id = 'week'").count, 2)
    let copy = folder + "/copy.db"
    let record = try open()
    _ = try record.backUp(to: copy)
    let place = folder + "/other"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try RestoredRecord(of: copy, in: place, now: { Self.time }).replace(force: false)
    XCTAssertEqual(try open(place).audit(nil).count, 2)
  }

  /// The record of an earlier quizrun has no links for them: it gets them, and verifies.
  func testAnOlderRecordIsBound() throws {
    try filled().close()
    let database = try Database(path: path)
    try database.execute(
      """
      DELETE FROM chain WHERE part > 1;
      DELETE FROM migrations WHERE name IN ('bindings', 'percents', 'doors', 'owners', 'bonds', 'nights', 'data');
      DROP INDEX history_nights;
      ALTER TABLE history DROP COLUMN data;
      DROP TABLE percent_spans;
      DROP INDEX history_percent;
      ALTER TABLE rooms DROP COLUMN port;
      ALTER TABLE beginnings DROP COLUMN players;
      DROP TABLE bonds;
      PRAGMA user_version = \(Migration.ofRecord.count - 7);
      """)
    database.close()
    do {
      let scratch = try Database(path: path)
      let record = SQLiteRecord(path: path, lock: .none, database: scratch, now: { Self.time })
      try scratch.transaction({ () throws(SQLiteError) in try record.closeChain() }, failing: { $0 })
      scratch.close()
    }
    let record = try open()
    XCTAssertEqual(try record.audit(nil), [])
    XCTAssertEqual(try record.database.texts("SELECT count(*) FROM chain WHERE part > 1"), ["5"])
    record.close()
    XCTAssertEqual(try changed("UPDATE achievements SET day = 1 WHERE id = 'week'").count, 2)
  }
}
