import Foundation
import QuizCore
import QuizStore
import XCTest

extension HistoryEntry {
  /// Without the player's id, which every record gives for itself.
  var nameless: HistoryEntry {
    var entry = self
    entry.playerID = ""
    return entry
  }
}

/// A folder of its own for each test, removed afterwards.
class ScratchTestCase: XCTestCase {
  private(set) var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "quizstore-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var path: String { folder + "/quizrun.db" }

  /// 2026-11-20T10:15:00Z.
  static let time = WallTime(milliseconds: 1_795_169_700_000)

  func open(_ place: String? = nil) throws -> SQLiteRecord {
    try SQLiteRecord(folder: place ?? folder, now: { Self.time })
  }

  /// Makes the database what it was, without what a log beside it has.
  func restore(_ whole: Data) throws {
    for log in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + log) }
    try whole.write(to: URL(fileURLWithPath: path))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  func assertFailure<Value>(
    _ kind: RecordFailure.Kind, _ message: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> Value
  ) {
    XCTAssertThrowsError(try body(), file: file, line: line) { error in
      XCTAssertEqual(error as? RecordFailure, RecordFailure(kind, message), file: file, line: line)
    }
  }

  /// Its rows tell the same of the settled questions as the sittings.
  func assertSeen(_ record: SQLiteRecord, _ what: String, line: UInt = #line) throws {
    for player in try record.players() {
      for quiz in Set(try record.history(player: player.id).compactMap(\.quiz)) {
        XCTAssertEqual(
          record.seen(by: player.id, in: quiz), (record as any Record).seen(by: player.id, in: quiz),
          "\(what): \(player.name), \(quiz)", line: line)
      }
    }
  }
}
