import Foundation
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
}
