import QuizCore
import QuizPlay
import XCTest

/// A month of days as squares.
final class MonthTextTests: XCTestCase {
  func testRowsAreWeeks() throws {
    let day = { CivilDay(year: 2026, month: 11, day: $0) }
    var results: MonthText.Results = [day(1): 100, day(2): 80, day(3): 0, day(24): 100]
    results[CivilDay(year: 2026, month: 10, day: 31)] = 50
    results.updateValue(nil, forKey: day(4))
    XCTAssertEqual(
      MonthText.lines(day(9), results, today: day(17)),
      ["quizrun daily 2026-11 4/17", "            🟩", "🟨🟥🟩⬜⬜⬜⬜", "⬜⬜⬜⬜⬜⬜⬜", "⬜⬜"])
  }

  func testMonthsAreAsLongAsTheyAre() {
    for (year, month, count) in [(2026, 2, 28), (2028, 2, 29), (2026, 12, 31), (2027, 4, 30)] {
      XCTAssertEqual(MonthText.days(of: CivilDay(year: year, month: month, day: 9)).count, count)
    }
  }
}
