import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

final class SQLiteRecordTests: ScratchTestCase {
  private let right = Command.answer(.chosen(["a"]), inputs: [])

  func testEverythingOutlivesTheProcess() throws {
    var sitting = RecordSitting(request: ["seed": "7"], files: [StoredFile(plugin: "p", sha256: "aa", bytes: [1])])
    var first: SQLiteRecord? = try open()
    let events = sitting.play(.begin)
    try first?.begin(sitting.stored, events: events)
    try first?.set("player", "Ada")
    first = nil
    let second = try open()
    let back = try second.load(sitting.id)
    XCTAssertEqual(back.sitting, sitting.stored)
    XCTAssertEqual(back.events, events)
    let more = sitting.play(right)
    try second.append(more, to: sitting.id, at: WallTime(milliseconds: 3))
    second.close()
    let third = try open()
    XCTAssertEqual(try third.load(sitting.id).events, events + more)
    XCTAssertEqual(try third.setting("player"), "Ada")
    XCTAssertEqual(third.notices, [])
  }

  func testFoldersAndFilesAreForTheOwnerAlone() throws {
    let deep = folder + "/a/b"
    let record = try open(deep + "/")
    try record.set("a", "b")
    let files = ["", "-wal", "-shm", ".lock"].map { ("\(deep)/quizrun.db\($0)", 0o600) }
    for (place, permissions) in [(folder + "/a", 0o700), (deep, 0o700)] + files {
      let attributes = try FileManager.default.attributesOfItem(atPath: place)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, permissions, place)
    }
  }

  func testClosingFoldsTheLogIntoTheDatabase() throws {
    let record = try open()
    try record.set("player", "Ada")
    let log = URL(fileURLWithPath: path + "-wal")
    XCTAssertFalse(try Data(contentsOf: log).isEmpty)
    record.close()
    XCTAssertTrue(try Data(contentsOf: log).isEmpty)
    for name in try names() where name != "quizrun.db" {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    XCTAssertEqual(try open().setting("player"), "Ada")
  }

  func testPluginBytesAreKeptOnce() throws {
    let record = try open()
    let files = [
      StoredFile(plugin: "p", sha256: "aa", bytes: [1, 2]),
      StoredFile(plugin: "q", module: "words", sha256: "aa", bytes: [1, 2]),
    ]
    for id in ["A", "B"] { try record.begin(RecordSitting(id, files: files).stored, events: []) }
    XCTAssertEqual(try number(record, "SELECT count(*) FROM files"), 1)
    XCTAssertEqual(try number(record, "SELECT count(*) FROM uses"), 4)
    XCTAssertEqual(try record.load("B").sitting.files, files)
  }

  func testWritesAreDurableAndLogged() throws {
    let record = try open()
    try record.set("a", "b")
    XCTAssertEqual(try number(record, "PRAGMA synchronous"), 2)
    let statement = try record.database.statement("PRAGMA journal_mode")
    XCTAssertTrue(try statement.step())
    XCTAssertEqual(statement.text(0), "wal")
  }

  /// Rows that an answer does not change are not written: one row for each event, the counters only when they differ.
  func testAnAnswerTouchesNoMoreThanItMust() throws {
    let record = try open()
    var sitting = RecordSitting()
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let before = try number(record, "SELECT total_changes()")
    try record.append([.timePassed(1000)], to: sitting.id, at: WallTime(milliseconds: 2))
    XCTAssertEqual(try number(record, "SELECT total_changes()") - before, 1)
    let events = sitting.play(right)
    try record.append(events, to: sitting.id, at: WallTime(milliseconds: 2))
    XCTAssertEqual(try number(record, "SELECT total_changes()") - before, 1 + events.count + 1)
  }

  func testTwoConnectionsSeeOneAnother() throws {
    let (first, second) = (try open(), try open())
    var sitting = RecordSitting()
    let events = sitting.play(.begin)
    try first.begin(sitting.stored, events: events)
    XCTAssertEqual(try second.load(sitting.id).events, events)
    let more = sitting.play(right)
    try second.append(more, to: sitting.id, at: WallTime(milliseconds: 2))
    assertFailure(
      .busy, "the sitting '\(sitting.id)' went on in another window: continue there, or open it again here"
    ) {
      try first.append([.timePassed(1)], to: sitting.id, at: WallTime(milliseconds: 3))
    }
    XCTAssertEqual(try first.load(sitting.id).events, events + more)
    try first.append([.timePassed(1)], to: sitting.id, at: WallTime(milliseconds: 3))
  }

  func testOneProcessAtATimeHasASitting() throws {
    let (first, second) = (try open(), try open())
    XCTAssertTrue(try first.claim("A"))
    XCTAssertTrue(try first.claim("A"))
    XCTAssertFalse(try second.claim("A"))
    XCTAssertTrue(try second.claim("B"))
    first.release("A")
    XCTAssertTrue(try second.claim("A"))
    XCTAssertFalse(try first.claim("B"))
  }

  func testClaimsEndWithTheRecord() throws {
    var first: SQLiteRecord? = try open()
    XCTAssertEqual(try first?.claim("A"), true)
    first = nil
    XCTAssertTrue(try open().claim("A"))
  }

  // MARK: Migrations

  func testMigrationsAreAppendedAndNamed() throws {
    XCTAssertEqual(
      Migration.ofRecord.map(\.name),
      [
        "sittings", "statistics", "quizzes", "results", "company", "identities", "zones", "chain", "formerNames",
        "keeping", "serving", "rooms", "bindings", "percents", "doors", "owners", "bonds", "nights",
        "data",
      ])
    let record = try open()
    XCTAssertEqual(try number(record, "PRAGMA user_version"), Migration.ofRecord.count)
    XCTAssertEqual(
      try number(record, "SELECT applied FROM migrations WHERE name = 'sittings'"), Self.time.milliseconds)
  }

  func testALaterMigrationKeepsWhatIsThere() throws {
    let steps = [
      Migration(name: "one", sql: "CREATE TABLE t (a)"), Migration(name: "two", sql: "ALTER TABLE t ADD COLUMN b"),
    ]
    let first = try Database(path: path)
    try first.migrate([steps[0]], at: 1)
    try first.run("INSERT INTO t VALUES (1)")
    first.close()
    let second = try Database(path: path)
    try second.migrate(steps, at: 2)
    try second.migrate(steps, at: 3)
    try second.run("INSERT INTO t VALUES (2, 3)")
    XCTAssertEqual(try number(second, "SELECT count(*) FROM t"), 2)
    XCTAssertEqual(try number(second, "SELECT max(applied) FROM migrations"), 2)
    XCTAssertEqual(try second.version(), 2)
  }

  func testAMigrationThatFailsChangesNothing() throws {
    let database = try Database(path: path)
    let steps = [Migration(name: "one", sql: "CREATE TABLE t (a)"), Migration(name: "two", sql: "nonsense")]
    XCTAssertThrowsError(try database.migrate(steps, at: 1))
    XCTAssertEqual(try database.version(), 0)
    XCTAssertEqual(try number(database, "SELECT count(*) FROM sqlite_schema"), 0)
  }

  func testANewerRecordIsRefused() throws {
    let record = try open()
    // As a newer quizrun writes it: the header and the table of migrations agree.
    let rows = (Migration.ofRecord.count..<99).map { "('newer \($0)', 0)" }.joined(separator: ",")
    try record.database.execute("INSERT INTO migrations (name, applied) VALUES \(rows)")
    try record.database.execute("PRAGMA user_version = 99")
    record.close()
    let message =
      "the record '\(path)' was written by a newer quizrun: update quizrun, or set QUIZRUN_DATA to another folder"
    assertFailure(.newer, message) { try open() }
    XCTAssertFalse(try names().contains { $0.contains("damaged") })
  }

  func testANewerEventIsRefused() throws {
    let record = try open()
    let sitting = RecordSitting()
    try record.begin(sitting.stored, events: [.keptDropped])
    try record.database.run("UPDATE events SET json = '{\"teleported\":true}'")
    let place = "event 0 of the sitting '\(sitting.id)'"
    assertFailure(
      .newer, "\(place) was written by a newer quizrun (it says 'teleported'): update quizrun to open it"
    ) { try record.load(sitting.id) }
    try record.database.run("UPDATE beginnings SET version = 2")
    assertFailure(
      .newer,
      "the sitting '\(sitting.id)' was written by a newer quizrun (it says 'version 2'): update quizrun to open it"
    ) { try record.load(sitting.id) }
  }

  func number(_ record: SQLiteRecord, _ sql: String) throws -> Int { try number(record.database, sql) }

  private func number(_ database: Database, _ sql: String) throws -> Int {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    XCTAssertTrue(try statement.step())
    return statement.int(0)
  }
}
