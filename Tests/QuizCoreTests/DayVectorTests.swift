import Foundation
import QuizCore
import XCTest

/// Days as other quizzes got them wrong, and a year of them in real zones against the calendar of the system.
final class DayVectorTests: XCTestCase {
  private func day(_ text: String) throws -> CivilDay { try XCTUnwrap(CivilDay(text)) }

  private func counted(_ text: String, _ offset: Int = 60) throws -> StreakLedger.CountedDay {
    StreakLedger.CountedDay(try day(text), offsetMinutes: offset)
  }

  /// Milliseconds between two midnights, divided by those of a day, lose a day when the clocks go forward; dates do not.
  func testDaysAreCountedByDates() throws {
    let first = try day("2021-06-19")
    let rows = [
      ("2021-06-19", 0), ("2021-06-20", 1), ("2022-03-13", 267), ("2022-03-14", 268), ("2022-03-27", 281),
      ("2022-03-28", 282), ("2022-10-30", 498), ("2022-10-31", 499), ("2024-02-29", 985), ("2024-03-01", 986),
    ]
    for (text, number) in rows { XCTAssertEqual(try day(text).number - first.number, number, text) }
  }

  /// A streak grows when the last day was exactly yesterday: one day in a row is no two, and today's second game none.
  func testTheEdgesOfARow() throws {
    let rows: [(days: [String], today: String, current: Int, alive: Bool, done: Bool)] = [
      (["2026-11-20"], "2026-11-20", 1, true, true),
      (["2026-11-20", "2026-11-20"], "2026-11-20", 1, true, true),
      (["2026-11-19", "2026-11-20"], "2026-11-20", 2, true, true),
      (["2026-11-19"], "2026-11-20", 1, true, false),
      (["2026-11-18"], "2026-11-20", 0, false, false),
      (["2026-11-18", "2026-11-20"], "2026-11-20", 1, true, true),
    ]
    for row in rows {
      let streak = StreakLedger(try row.days.map { try counted($0) }).streak(today: try counted(row.today))
      XCTAssertEqual(streak.current, row.current, "\(row)")
      XCTAssertEqual(streak.alive, row.alive, "\(row)")
      XCTAssertEqual(streak.hasToday, row.done, "\(row)")
    }
  }

  /// A forgiven day holds twenty days together without counting: 21 follows, not 22. Two of them end it.
  func testAForgivenDayDoesNotCount() throws {
    let twenty = (0..<20).map { StreakLedger.CountedDay(CivilDay(number: 20_700 + $0), offsetMinutes: 60) }
    let after = { StreakLedger.CountedDay(CivilDay(number: $0), offsetMinutes: 60) }
    XCTAssertEqual(StreakLedger(twenty + [after(20_721)], freezes: 1).streak(today: after(20_721)).current, 21)
    XCTAssertEqual(StreakLedger(twenty + [after(20_722)], freezes: 1).streak(today: after(20_722)).current, 1)
    XCTAssertEqual(StreakLedger(twenty + [after(20_722)], freezes: 2).streak(today: after(20_722)).current, 21)
    XCTAssertEqual(StreakLedger(twenty, freezes: 1).streak(today: after(20_721)).alive, true)
    // A second one in the same week is not forgiven, one a week later is.
    let second = twenty + [after(20_721), after(20_723)]
    XCTAssertEqual(StreakLedger(second, freezes: 1).streak(today: after(20_723)).current, 1)
    let later = twenty + (20_721..<20_730).map(after) + [after(20_731)]
    XCTAssertEqual(StreakLedger(later, freezes: 1).streak(today: after(20_731)).current, 30)
  }

  // MARK: Real zones

  private static let zones = [
    "Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns",
  ]

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: zone), zone)
    return calendar
  }

  /// The day and offset of a moment, as the program would have them from the C library.
  private func counted(_ moment: Date, _ calendar: Calendar) -> StreakLedger.CountedDay {
    let parts = calendar.dateComponents([.year, .month, .day], from: moment)
    return StreakLedger.CountedDay(
      CivilDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0),
      offsetMinutes: calendar.timeZone.secondsFromGMT(for: moment) / 60)
  }

  /// Noon on a day of 2026 in a zone, moved by some hours.
  private func moment(_ number: Int, _ hours: Int, _ calendar: Calendar) -> Date {
    let noon = calendar.date(from: DateComponents(year: 2026, month: 1, day: 1 + number, hour: 12)) ?? .distantPast
    return noon.addingTimeInterval(Double(hours) * 3600)
  }

  /// Every day at any hour of a year with both changes of the clocks: never a day missed; leaving one out: always one.
  func testAYearOfDaysInFiveZones() throws {
    var chance = SplitMix64(seed: 3)
    for zone in Self.zones {
      let calendar = try calendar(zone)
      let days = (0..<365).map { counted(moment($0, chance.within(-11, 11), calendar), calendar) }
      XCTAssertEqual(Set(days.map(\.day)).count, 365, zone)
      for (number, day) in days.enumerated().dropFirst() {
        XCTAssertEqual(StreakLedger.missed(days[number - 1], day), 0, "\(zone) \(day.day.text)")
        if number > 1 { XCTAssertEqual(StreakLedger.missed(days[number - 2], day), 1, "\(zone) \(day.day.text)") }
      }
      XCTAssertEqual(StreakLedger(days).streak(today: days[364]).current, 365, zone)
    }
  }

  /// A player is in another of the five zones every few days and plays within any 20 hours. The calendar may jump; the
  /// streak does not break.
  func testATravellerThroughFiveZones() throws {
    var chance = SplitMix64(seed: 5)
    let calendars = try Self.zones.map(calendar)
    for start in 0..<20 {
      var moment = moment(start, 0, calendars[0])
      var place = 0
      var days: [StreakLedger.CountedDay] = []
      while days.count < 400 {
        if chance.within(0, 3) == 0 { place = chance.within(0, 4) }
        days.append(counted(moment, calendars[place]))
        moment += Double(chance.within(4, 20)) * 3600
      }
      let ledger = StreakLedger(days)
      let last = try XCTUnwrap(ledger.days.last)
      XCTAssertEqual(ledger.streak(today: last).current, ledger.days.count, "start \(start)")
    }
  }

  /// Missed or not, against the gap between the true midnights of the system's calendar.
  func testMissedDaysAgainstTheSystemsCalendar() throws {
    var chance = SplitMix64(seed: 8)
    let calendars = try Self.zones.map(calendar)
    for _ in 0..<2000 {
      let (home, away) = (calendars[chance.within(0, 4)], calendars[chance.within(0, 4)])
      let first = moment(chance.within(0, 360), chance.within(-11, 11), home)
      let second = first.addingTimeInterval(Double(chance.within(1, 100)) * 3600)
      guard let end = home.dateInterval(of: .day, for: first)?.end,
        let start = away.dateInterval(of: .day, for: second)?.start
      else { return XCTFail("no day") }
      let hours = start.timeIntervalSince(end) / 3600
      // Where a day is an hour longer or shorter, the offset of the game decides instead of that of midnight.
      if (22..<24).contains(hours) || (hours > 24 && abs(hours.truncatingRemainder(dividingBy: 24) - 23) <= 1) {
        continue
      }
      let expected = hours < 23 ? 0 : Int((hours - 23) / 24) + 1
      XCTAssertEqual(
        StreakLedger.missed(counted(first, home), counted(second, away)), expected, "\(first) \(second) \(hours)")
    }
  }
}
