import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// A table that was emptied behind the record's back is noticed before anything is told from it or written to it.
final class NoticingTests: ScratchTestCase {
  private func play(_ id: String, _ record: SQLiteRecord) throws {
    var sitting = RecordSitting(id)
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let right = Command.answer(.chosen(["a"]), inputs: [])
    for command in [right, .proceed(inputs: []), right, right] {
      try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: 1000))
    }
  }

  /// Does something with a new record of two sittings, one of them finished, for each table that has rows and loses them.
  private func afterEmptying(_ body: (String, SQLiteRecord) throws -> Void) throws {
    do {
      let record = try open()
      try play("A", record)
      let open = RecordSitting("B")
      try record.begin(open.stored, events: [])
      record.close()
    }
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var count = 0
    for table in SQLiteRecord.watchedTables {
      try restore(whole)
      let database = try Database(path: path)
      try database.run("DELETE FROM \(table)")
      let isEmptied = database.changes > 0
      database.close()
      guard isEmptied else { continue }
      count += 1
      let record = try open()
      XCTAssertEqual(record.notices, [], "opening looks at none: \(table)")
      try body(table, record)
      XCTAssertEqual(record.notices.count, 1, table)
      record.close()
    }
    XCTAssertGreaterThan(count, 19)
  }

  func testReadingNoticesIt() throws {
    try afterEmptying { table, record in
      let rows = try record.reading { () throws(SQLiteError) in try record.database.texts("SELECT 1 FROM \(table)") }
      if SQLiteRecord.derivedTables.contains(table) { XCTAssertNotEqual(rows, [], table) }
    }
  }

  func testWritingNoticesIt() throws {
    try afterEmptying { table, record in
      try play("C", record)
      // Begun and ended sittings are lost with `sittings` and the rows that go with it, but not with tables derived
      // from them.
      if SQLiteRecord.derivedTables.contains(table) { XCTAssertEqual(try record.audit(nil), [], table) }
      XCTAssertTrue(try record.history(player: nil).contains { $0.sitting == "C" }, table)
    }
  }

  func testABackupNoticesIt() throws {
    let file = NSTemporaryDirectory() + "noticing-\(UUID().uuidString).db"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try afterEmptying { _, record in _ = try record.backUp(to: file) }
  }

  func testSeveralStatementsNoticeIt() throws {
    try afterEmptying { table, record in
      try record.reading { () throws(SQLiteError) in try record.database.execute("SELECT 1; DELETE FROM \(table)") }
    }
  }

  /// A record that was emptied in the proper way is no damage, neither here nor in another process.
  func testRemovingEverythingIsNoDamage() throws {
    let record = try open()
    try play("A", record)
    record.close()
    let (one, other) = (try open(), try open())
    try one.delete("A")
    XCTAssertEqual(try other.history(player: nil), [])
    try play("B", other)
    XCTAssertEqual(try one.history(player: nil).map(\.sitting), ["B"])
    XCTAssertEqual(try one.audit(nil) + other.audit(nil), [])
    XCTAssertEqual(one.notices + other.notices, [])
  }

  /// A record that may only be read stays as it is, and says each time why it tells nothing.
  func testALookAloneSaysSoEachTime() throws {
    let record = try open()
    try play("A", record)
    try record.database.run("DELETE FROM history")
    record.close()
    let reader = try SQLiteRecord(reading: folder, now: { Self.time })
    for _ in 1...2 {
      XCTAssertThrowsError(try reader.history(player: nil)) { error in
        XCTAssertEqual((error as? RecordFailure)?.kind, .damaged)
      }
    }
  }

  func testEverythingCountedIsWatched() {
    XCTAssertTrue(Set(SQLiteRecord.countedTables).isSubset(of: SQLiteRecord.watchedTables))
  }
}
