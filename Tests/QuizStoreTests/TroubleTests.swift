import Foundation
import Glibc
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Folders that cannot be written, disks that are full, processes that die.
final class TroubleTests: ScratchTestCase {
  private func asNobody<Value>(_ body: () throws -> Value) throws -> Value {
    guard geteuid() == 0 else { return try body() }
    XCTAssertEqual(seteuid(65_534), 0)
    defer { XCTAssertEqual(seteuid(0), 0) }
    return try body()
  }

  func testAFolderThatCannotBeCreated() throws {
    try Data().write(to: URL(fileURLWithPath: folder + "/file"))
    let message =
      "'\(folder)/file' cannot be opened (not a directory): set QUIZRUN_DATA to a folder that can be written"
    assertFailure(.io, message) { try open(folder + "/file/x") }
  }

  func testAFolderThatMayNotBeWritten() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    let advice = "cannot be written: permit it, or set QUIZRUN_DATA to a folder of your own"
    try asNobody {
      assertFailure(.readOnly, "'\(folder)/x' \(advice)") { try open(folder + "/x") }
      assertFailure(.readOnly, "'\(path).lock' \(advice)") { try open() }
    }
  }

  func testADatabaseThatMayNotBeWritten() throws {
    try open().close()
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path + ".lock")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let message = "'\(path)' cannot be written: permit it, or set QUIZRUN_DATA to a folder of your own"
    try asNobody { assertFailure(.readOnly, message) { try open() } }
  }

  func testAFullDiskKeepsTheRecordUsable() throws {
    let record = try open()
    var sitting = RecordSitting()
    let events = sitting.play(.begin)
    try record.begin(sitting.stored, events: events)
    let pages = try record.database.statement("PRAGMA page_count")
    XCTAssertTrue(try pages.step())
    let count = pages.int(0)
    pages.reset()
    try record.database.execute("PRAGMA max_page_count = \(count)")
    let large = SittingEvent.stateChanged(.text(String(repeating: "x", count: 100_000)))
    assertFailure(.full, "the disk is full: free some space for '\(path)', then try again") {
      try record.append([.timePassed(1), large], to: sitting.id, at: WallTime(milliseconds: 2))
    }
    XCTAssertEqual(try record.load(sitting.id).events, events)
    try record.database.execute("PRAGMA max_page_count = 1000000")
    try record.append([large], to: sitting.id, at: WallTime(milliseconds: 2))
    XCTAssertEqual(try record.load(sitting.id).events, events + [large])
  }

  /// A file that may not grow: the write itself fails, as on a disk that is failing.
  func testAFailedWriteKeepsTheRecordUsable() throws {
    signal(SIGXFSZ, SIG_IGN)
    let record = try open()
    var sitting = RecordSitting()
    let events = sitting.play(.begin)
    try record.begin(sitting.stored, events: events)
    var before = rlimit()
    XCTAssertEqual(getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before), 0)
    var tight = before
    tight.rlim_cur = 100_000
    let large = SittingEvent.stateChanged(.text(String(repeating: "x", count: 200_000)))
    XCTAssertEqual(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &tight), 0)
    let result = Result { try record.append([large], to: sitting.id, at: WallTime(milliseconds: 2)) }
    XCTAssertEqual(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before), 0)
    let message = "'\(path)' could not be read or written (disk I/O error): check the disk, then try again"
    assertFailure(.io, message) { try result.get() }
    try record.append([large], to: sitting.id, at: WallTime(milliseconds: 2))
    XCTAssertEqual(try record.load(sitting.id).events, events + [large])
  }

  /// A disk of 1 MB; only root can make one.
  func testAReallyFullDisk() throws {
    guard mount("none", folder, "tmpfs", 0, "size=1m") == 0 else { throw XCTSkip("no file system can be mounted here") }
    defer { XCTAssertEqual(umount(folder), 0) }
    var record: SQLiteRecord? = try open()
    var sitting = RecordSitting()
    try record?.begin(sitting.stored, events: sitting.play(.begin))
    let large = SittingEvent.stateChanged(.text(String(repeating: "x", count: 100_000)))
    var saved = 0
    var failure: RecordFailure?
    while failure == nil, saved < 100 {
      do throws(RecordFailure) {
        try record?.append([large], to: sitting.id, at: WallTime(milliseconds: 2))
        saved += 1
      } catch {
        failure = error
      }
    }
    XCTAssertEqual(failure?.kind, .full)
    XCTAssertGreaterThan(saved, 1)
    let loaded = try record?.load(sitting.id).events.count { $0 == large }
    XCTAssertEqual(loaded, saved)
    record?.close()
    record = nil
  }

  func testAnotherWriterIsWaitedForAndThenNamed() throws {
    let record = try open()
    let other = try Database(path: path)
    try other.execute("BEGIN IMMEDIATE")
    try record.database.run("PRAGMA busy_timeout = 50")
    assertFailure(.busy, "another program is writing to '\(path)': try again in a moment") {
      try record.set("a", "b")
    }
    try other.execute("COMMIT")
    try record.set("a", "b")
  }

  /// What a statement may have to undo goes to a temporary file, and no disk is called full for it.
  func testAStatementThatChangesMegabytes() throws {
    let database = try Database(path: folder + "/large.db")
    try database.execute(
      """
      CREATE TABLE texts (number INTEGER PRIMARY KEY, text TEXT UNIQUE);
      BEGIN;
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
        INSERT INTO texts SELECT i, printf('%06d', i) || hex(zeroblob(500)) FROM n;
      UPDATE texts SET text = text || 'x';
      COMMIT;
      """)
    XCTAssertEqual(try database.texts("SELECT count(*) FROM texts WHERE text LIKE '%x'"), ["6000"])
  }
}
