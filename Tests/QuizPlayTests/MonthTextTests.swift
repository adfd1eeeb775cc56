import QuizCore
import QuizPlay
import XCTest

/// A month of days as squares.
final class MonthTextTests: XCTestCase {
  func testRowsAreWeeks() throws {
    let day = { CivilDay(year: 2026, month: 11, day: $0) }
    let score = { DayScore(percent: $0) }
    var results: MonthText.Results = [day(1): score(100), day(2): score(80), day(3): score(0), day(24): score(100)]
    results[CivilDay(year: 2026, month: 10, day: 31)] = score(50)
    results[day(4)] = score(nil)
    XCTAssertEqual(
      MonthText.lines(day(9), results, today: day(17)),
      ["quizrun daily 2026-11 4/17", "            🟩", "🟨🟥🟩⬜⬜⬜⬜", "⬜⬜⬜⬜⬜⬜⬜", "⬜⬜"])
  }

  /// Two cells wide, as a square is.
  func testALaterTryStandsAsItsNumber() {
    let day = { CivilDay(year: 2026, month: 11, day: $0) }
    let results = [day(2): DayScore(percent: 100, number: 2), day(3): DayScore(percent: 100, number: 11)]
    XCTAssertEqual(
      MonthText.rows(day(9), results, today: day(4)), [Array(repeating: "  ", count: 6) + ["⬜"], ["2 ", "11", "⬜"]])
  }

  func testMonthsAreAsLongAsTheyAre() {
    for (year, month, count) in [(2026, 2, 28), (2028, 2, 29), (2026, 12, 31), (2027, 4, 30)] {
      XCTAssertEqual(MonthText.days(of: CivilDay(year: year, month: month, day: 9)).count, count)
    }
  }
}
