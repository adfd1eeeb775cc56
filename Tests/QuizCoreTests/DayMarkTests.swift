import QuizCore
import XCTest

final class DayMarkTests: XCTestCase {
  private let today = CivilDay(number: 20_000)

  /// The last seven days of a player who played so many days ago.
  private func marks(_ played: [Int]) -> [DayMark] {
    let days = played.map { StreakLedger.CountedDay(CivilDay(number: today.number - $0), offsetMinutes: 0) }
    return DayMarks(StreakLedger(days).links, today: today).last(7).map(\.mark)
  }

  /// No day counts as missed before the first one.
  func testNothingIsMissedBeforeTheFirstDay() {
    XCTAssertEqual(marks([]), Array(repeating: .before, count: 6) + [.open])
    XCTAssertEqual(marks([0]), Array(repeating: .before, count: 6) + [.done])
    XCTAssertEqual(marks([5, 1]), [.before, .done, .missed, .missed, .missed, .done, .open])
  }
}
