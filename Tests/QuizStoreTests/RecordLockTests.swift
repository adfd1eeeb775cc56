import Foundation
import QuizCore
import XCTest

@testable import QuizStore

/// The locks between processes.
final class RecordLockTests: ScratchTestCase {
  func testALockIsHeldByOne() throws {
    let (one, other) = (try RecordLock(path: path + ".lock"), try RecordLock(path: path + ".lock"))
    XCTAssertTrue(one.take(.sitting("A")))
    XCTAssertFalse(other.take(.sitting("A")))
    XCTAssertTrue(other.take(.sitting("B")))
    one.release(.sitting("A"))
    XCTAssertTrue(other.take(.sitting("A")))
  }

  /// Where a file system has no locks, playing goes on without them.
  func testAFileSystemWithoutLocksRefusesNothing() {
    XCTAssertTrue(RecordLock.none.take(.open, shared: true))
    XCTAssertTrue(RecordLock.none.take(.sitting("A")))
  }

  /// A process that opens the file of a database beside SQLite and closes it again loses its lock. Another process
  /// would then take away the log that is read here.
  func testLookingAtThePagesGivesNoLockUp() throws {
    let record = try SQLiteRecord(folder: folder, now: { WallTime(milliseconds: 0) })
    _ = try record.history(player: nil)
    let file = record.path
    let before = try locks(on: file)
    try XCTSkipIf(before == 0, "no locks are listed here")
    try record.checkPages()
    XCTAssertEqual(try locks(on: file), before)
  }

  /// How many locks processes have on a file, as the kernel lists them.
  private func locks(on path: String) throws -> Int {
    let inode = try XCTUnwrap(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int)
    let list = (try? String(contentsOfFile: "/proc/locks", encoding: .utf8)) ?? ""
    return list.split(separator: "\n").count { $0.contains(" POSIX ") && $0.contains(":\(inode) ") }
  }
}
