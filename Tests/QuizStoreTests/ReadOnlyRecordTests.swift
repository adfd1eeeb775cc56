import Foundation
import Glibc
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// A record that may not be written can be looked into, by its owner and by others.
final class ReadOnlyRecordTests: ScratchTestCase {
  private func asNobody<Value>(_ body: () throws -> Value) throws -> Value {
    guard geteuid() == 0 else { return try body() }
    XCTAssertEqual(seteuid(65_534), 0)
    defer { XCTAssertEqual(seteuid(0), 0) }
    return try body()
  }

  private func permit(_ permissions: Int, _ paths: String...) throws {
    for path in paths where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
  }

  private func reading() throws -> SQLiteRecord { try SQLiteRecord(reading: folder, now: { Self.time }) }

  /// A record with one setting, closed.
  private func written() throws {
    let record = try open()
    try record.set("player", "Ada")
    record.close()
  }

  func testAClosedRecordIsRead() throws {
    try written()
    try permit(0o444, path, path + "-wal", path + "-shm", path + ".lock")
    try permit(0o555, folder)
    defer { try? permit(0o755, folder) }
    let names = try names()
    try asNobody {
      let record = try reading()
      XCTAssertEqual(try record.settings(), ["player": "Ada"])
      XCTAssertEqual(try record.sittings(like: "x"), [])
      XCTAssertThrowsError(try record.set("player", "Bob")) { XCTAssertEqual(($0 as? RecordFailure)?.kind, .readOnly) }
      record.close()
    }
    XCTAssertEqual(try self.names(), names)
  }

  func testTheFileAloneIsRead() throws {
    try written()
    for name in try names() where name != "quizrun.db" {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    try permit(0o444, path)
    try permit(0o555, folder)
    defer { try? permit(0o755, folder) }
    try asNobody { XCTAssertEqual(try reading().settings(), ["player": "Ada"]) }
    XCTAssertEqual(try names(), ["quizrun.db"])
  }

  /// Rows in the log alone are read, or nothing is: never the state of before.
  func testALogThatWasNotFoldedInIsReadOrRefused() throws {
    let writer = try open()
    try writer.set("player", "Ada")
    try permit(0o555, folder)
    defer { try? permit(0o755, folder) }
    for (log, index) in [(0o444, 0o444), (0o444, 0o000), (0o000, 0o000)] {
      try permit(log, path, path + "-wal")
      try permit(index, path + "-shm")
      try asNobody {
        do {
          let settings = try reading().settings()
          XCTAssertEqual(settings, ["player": "Ada"], "\(log) \(index)")
        } catch {
          XCTAssertEqual((error as? RecordFailure)?.kind, .readOnly, "\(log) \(index): \(error)")
        }
      }
    }
    writer.close()
  }

  func testOlderAndNewerFormsAreRefused() throws {
    try written()
    for (version, kind) in [(99, RecordFailure.Kind.newer), (1, .readOnly)] {
      let database = try Database(path: path)
      try database.execute("PRAGMA user_version = \(version)")
      database.close()
      XCTAssertThrowsError(try reading()) { XCTAssertEqual(($0 as? RecordFailure)?.kind, kind) }
    }
  }

  func testADamagedRecordStaysAsItIs() throws {
    try written()
    try Data(repeating: 7, count: 4096).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try reading()) { XCTAssertEqual(($0 as? RecordFailure)?.kind, .damaged) }
    XCTAssertEqual(try names().filter { $0.contains("damaged") }, [])
  }
}
