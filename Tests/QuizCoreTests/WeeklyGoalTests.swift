import QuizCore
import XCTest

/// So many days a week instead of a chain.
final class WeeklyGoalTests: XCTestCase {
  private func days(_ texts: String...) -> [CivilDay] { texts.compactMap { CivilDay($0) } }

  func testAWeekOverTheNewYear() throws {
    // Monday 2026-12-28 to Sunday 2027-01-03.
    let days = days("2026-12-28", "2026-12-31", "2027-01-01", "2027-01-01", "2027-01-04")
    for (today, done, weeks) in [
      ("2026-12-27", 0, 0), ("2027-01-01", 3, 1), ("2027-01-03", 3, 1), ("2027-01-04", 1, 1), ("2027-01-10", 1, 1),
      ("2027-01-11", 0, 0),
    ] {
      let goal = try XCTUnwrap(WeeklyGoal(3, days: days, today: XCTUnwrap(CivilDay(today))))
      XCTAssertEqual(goal.done, done, today)
      XCTAssertEqual(goal.weeks, weeks, today)
      XCTAssertEqual(goal.isReached, done >= 3)
    }
    XCTAssertNil(WeeklyGoal(0, days: days, today: days[0]))
  }

  /// Every week of a year, with one that had too few.
  func testWeeksInARow() throws {
    let monday = CivilDay(year: 2026, month: 1, day: 5)
    var all: [CivilDay] = []
    for week in 0..<52 {
      for day in 0..<(week == 20 ? 1 : 2) { all.append(CivilDay(number: monday.number + 7 * week + 3 * day)) }
    }
    let sunday = CivilDay(number: monday.number + 51 * 7 + 6)
    XCTAssertEqual(WeeklyGoal(2, days: all, today: sunday)?.weeks, 31)
    XCTAssertEqual(WeeklyGoal(1, days: all, today: sunday)?.weeks, 52)
    XCTAssertEqual(WeeklyGoal(3, days: all, today: sunday)?.weeks, 0)
  }
}
