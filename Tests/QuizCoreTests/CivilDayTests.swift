import QuizCore
import XCTest

final class CivilDayTests: XCTestCase {
  /// A record from before times had a range may hold any.
  func testTimesBeyondAllMeasureAreTheNearest() {
    for milliseconds in [Int.max, Int.min] {
      for offset in [Int.max, Int.min, 1440, -1440] {
        let written = TimeText.written(WallTime(milliseconds: milliseconds), offsetMinutes: offset)
        XCTAssertEqual(written.suffix(6), offset < 0 ? "-24:00" : "+24:00")
        XCTAssertFalse(TimeText.clock(WallTime(milliseconds: milliseconds), offsetMinutes: offset).isEmpty)
      }
    }
    XCTAssertEqual(
      TimeText.written(WallTime(milliseconds: .max), offsetMinutes: 0), "9999-12-31T23:59:59+00:00")
  }

  func testVectors() {
    let table: [(text: String, number: Int, weekday: Int, dayOfYear: Int)] = [
      ("1970-01-01", 0, 4, 1), ("1969-12-31", -1, 3, 365), ("2000-02-29", 11_016, 2, 60),
      ("1900-02-28", -25_509, 3, 59),
      ("2024-02-29", 19_782, 4, 60), ("2026-11-20", 20_777, 5, 324), ("2400-12-31", 157_419, 7, 366),
      ("0001-01-01", -719_162, 1, 1),
    ]
    for row in table {
      let day = CivilDay(row.text)
      XCTAssertEqual(day?.number, row.number, row.text)
      XCTAssertEqual(day?.weekday, row.weekday, row.text)
      XCTAssertEqual(day?.dayOfYear, row.dayOfYear, row.text)
      XCTAssertEqual(CivilDay(number: row.number).text, row.text)
    }
  }

  /// Every day of 400 years, counted by a calendar that only knows month lengths.
  func testRoundTripOver400Years() {
    var expected = CivilDay(year: 1901, month: 1, day: 1)
    var number = expected.number
    while expected.year < 2301 {
      let day = CivilDay(number: number)
      guard day == expected, day.number == number, CivilDay(day.text) == day else {
        return XCTFail("\(day.text) at \(number), expected \(expected.text)")
      }
      expected = Self.next(expected)
      number += 1
    }
    XCTAssertEqual(number - CivilDay(year: 1901, month: 1, day: 1).number, 146_097)
  }

  private static func next(_ day: CivilDay) -> CivilDay {
    let isLeap = day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if day.day < lengths[day.month - 1] { return CivilDay(year: day.year, month: day.month, day: day.day + 1) }
    if day.month < 12 { return CivilDay(year: day.year, month: day.month + 1, day: 1) }
    return CivilDay(year: day.year + 1, month: 1, day: 1)
  }

  func testWhatIsNoDate() {
    let texts = [
      "", "2026", "2026-11", "2026-11-31", "2023-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
      "26-01-01", "2026-1-01", "2026-01-1", "2026-01-01-", " 2026-01-01", "2026/01/01", "+202-01-01", "2026-+1-01",
      "2026-01-+1", "２０２６-01-01", "2026-01-01T00:00:00Z",
    ]
    for text in texts { XCTAssertNil(CivilDay(text), "'\(text)'") }
  }

  func testOrder() {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].compactMap { CivilDay($0) }
    XCTAssertEqual(days.shuffled(by: SplitMix64(seed: 1)).sorted(), days)
  }
}
