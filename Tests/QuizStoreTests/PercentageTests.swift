import Foundation
import QuizCoding
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Percentages that older versions let modes give, and that no sum can hold.
final class PercentageTests: ScratchTestCase {
  private func play(_ id: String, _ record: SQLiteRecord) throws {
    var sitting = RecordSitting(id)
    try record.begin(sitting.stored, events: sitting.play(.begin))
    for command in [Command.skip, .proceed(inputs: []), .skip, .skip] {
      try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: 5000))
    }
  }

  func testARecordThatWasSpoiltIsMendedAndTold() throws {
    for spoilt in ["9e999", "-9e999", "1e15"] {
      let record = try open()
      for id in ["A", "B", "C"] { try play(id + spoilt, record) }
      let before = try record.statistics(HistoryFilter(), by: .month)
      record.close()
      let database = try Database(path: path)
      try database.execute(
        """
        UPDATE history SET percent = \(spoilt) WHERE sitting = 'A\(spoilt)';
        UPDATE day_totals SET percents = \(spoilt), best = \(spoilt);
        """)
      database.close()
      let mended = try open()
      XCTAssertEqual(mended.notices.count, 1, spoilt)
      XCTAssertTrue(mended.takeNotices().first?.contains("1 result with an impossible percentage") ?? false, spoilt)
      let after = try mended.statistics(HistoryFilter(), by: .month)
      XCTAssertEqual(after.sittings.sittings, before.sittings.sittings, spoilt)
      XCTAssertLessThanOrEqual(after.sittings.percent?.magnitude ?? 0, 100, spoilt)
      XCTAssertEqual(try mended.history(player: nil).compactMap(\.percent).filter { !$0.isFinite }, [], spoilt)
      mended.close()
      XCTAssertEqual(try open().notices, [], "it is told once: \(spoilt)")
    }
  }

  /// A result of an older version is read without the percentage that no sum can hold.
  func testASpoiltResultIsReadWithoutIt() throws {
    var result = SittingResult()
    (result.points, result.of) = (1, 1e-310)
    for percent in [Double.infinity, -.infinity, .nan, 1e14] {
      result.percent = percent
      let read: SittingResult = try EventCoding.read(EventCoding.bytes(result))
      XCTAssertNil(read.percent, "\(percent)")
      XCTAssertEqual(read.points, 1)
    }
  }
}
