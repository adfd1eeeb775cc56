import QuizCore
import XCTest

/// Counted days, missed days, zones, flights and freezes.
final class StreakTests: XCTestCase {
  private func counted(_ text: String, _ offset: Int = 60) throws -> StreakLedger.CountedDay {
    StreakLedger.CountedDay(try XCTUnwrap(CivilDay(text)), offsetMinutes: offset)
  }

  func testRows() throws {
    let cases: [(days: [String], today: String, freezes: Int, current: Int, best: Int, alive: Bool)] = [
      ([], "2026-03-01", 0, 0, 0, false),
      (["2026-03-01"], "2026-03-01", 0, 1, 1, true),
      (["2026-02-28"], "2026-03-01", 0, 1, 1, true),
      (["2026-02-27"], "2026-03-01", 0, 0, 1, false),
      (["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-02", 0, 3, 3, true),
      (["2026-02-20", "2026-02-21", "2026-02-22", "2026-03-01"], "2026-03-01", 0, 1, 3, true),
      (["2025-12-31", "2026-01-01"], "2026-01-01", 0, 2, 2, true),
      (["2026-02-26", "2026-02-28"], "2026-03-01", 1, 2, 2, true),
      (["2026-02-26", "2026-02-28"], "2026-03-02", 1, 0, 2, false),
      (["2026-02-26", "2026-02-28"], "2026-03-02", 2, 2, 2, true),
      (["2026-03-05"], "2026-03-01", 0, 1, 1, true),
    ]
    for row in cases {
      let ledger = StreakLedger(try row.days.map { try counted($0) }, freezes: row.freezes)
      let streak = ledger.streak(today: try counted(row.today))
      XCTAssertEqual(streak.current, row.current, "\(row)")
      XCTAssertEqual(streak.best, row.best, "\(row)")
      XCTAssertEqual(streak.alive, row.alive, "\(row)")
    }
  }

  func testTheClockOfTheZoneDecides() throws {
    // A flight from Berlin to Los Angeles makes the gap longer than a day's border, never a missed day.
    let berlin = try counted("2026-03-01", 60)
    XCTAssertEqual(StreakLedger.missed(berlin, try counted("2026-03-02", -480)), 0)
    // Across the date line eastwards a date comes twice, westwards one is left out.
    XCTAssertEqual(StreakLedger.missed(try counted("2026-03-01", -600), try counted("2026-03-03", 780)), 0)
    // A day of 23 hours, skipped: missed.
    XCTAssertEqual(StreakLedger.missed(try counted("2026-03-28", 60), try counted("2026-03-30", 120)), 1)
    // Eastwards by an hour and a half: 22 hours and a half are none, 23 hours are one.
    XCTAssertEqual(StreakLedger.missed(try counted("2026-03-01", 0), try counted("2026-03-03", 90)), 0)
    XCTAssertEqual(StreakLedger.missed(try counted("2026-03-01", 0), try counted("2026-03-03", 60)), 1)
    XCTAssertEqual(StreakLedger.missed(try counted("2026-03-01"), try counted("2026-03-05")), 3)
  }

  /// One missed day in any seven is forgiven: the next one at the earliest seven days later.
  func testAFreezeComesBackAfterSevenDays() throws {
    for second in [7, 8, 9] {
      // Day 2 is missed, and another one.
      let played = (1...10).filter { $0 != 2 && $0 != second }.filter { $0 <= second + 1 }
      let days = try played.map { try counted("2026-03-\($0 < 10 ? "0" : "")\($0)") }
      let streak = StreakLedger(days, freezes: 1).streak(today: try XCTUnwrap(days.last))
      XCTAssertEqual(streak.current, second == 9 ? played.count : 1, "\(second)")
    }
  }

  func testAYearOfDaysInFiveZonesNeverBreaks() throws {
    let offsets: [[Int]] = [[60, 120], [-480, -420], [330, 330], [720, 780], [-210, -150]]
    for offset in offsets {
      let days = (0..<365).map { number in
        StreakLedger.CountedDay(
          CivilDay(number: 20_454 + number), offsetMinutes: number > 87 && number < 297 ? offset[1] : offset[0])
      }
      for length in stride(from: 1, through: 365, by: 13) {
        let streak = StreakLedger(Array(days[..<length])).streak(today: days[length - 1])
        XCTAssertEqual(streak.current, length)
      }
    }
  }

  func testATravellerWhoPlaysEveryDayKeepsTheStreak() throws {
    var chance = SplitMix64(seed: 7)
    let offsets = [-600, -480, -300, 0, 60, 330, 540, 780]
    var days: [StreakLedger.CountedDay] = []
    var minute = 20_454 * 1440
    for _ in 0..<200 {
      let offset = offsets[chance.within(0, offsets.count - 1)]
      let local = CivilDay(number: (minute + offset) / 1440)
      days.append(StreakLedger.CountedDay(local, offsetMinutes: offset))
      minute += 20 * 60 + chance.within(0, 180)
    }
    let ledger = StreakLedger(days)
    let streak = ledger.streak(today: try XCTUnwrap(days.last))
    XCTAssertEqual(streak.current, ledger.days.count)
  }

  func testTodayCountsInAResult() throws {
    var streak = Streak(current: 4, best: 9, alive: true)
    XCTAssertEqual(streak.countingToday.current, 5)
    streak.hasToday = true
    XCTAssertEqual(streak.countingToday.current, 4)
    XCTAssertEqual(Streak(current: 0, best: 2, alive: false).countingToday.current, 1)
    XCTAssertEqual(Streak(current: 3, best: 3, alive: true).countingToday.best, 4)
  }
}
