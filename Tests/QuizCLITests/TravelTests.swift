import Foundation
import QuizCore
import XCTest

/// Tests streaks of a player who travels, through the program with `TZ` and `QUIZRUN_NOW`.
final class TravelTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  /// A zone as `TZ` writes it, east of Greenwich with a minus, and its offset in minutes.
  private static let zones: [(tz: String, offset: Int)] = [
    ("XAA-14", 840), ("XBB-13", 780), ("XCC-9", 540), ("XDD-5:30", 330), ("XEE-1", 60), ("XFF0", 0), ("XGG3:30", -210),
    ("XHH8", -480), ("XII10", -600), ("XJJ11", -660),
  ]

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("one", Samples.statements(1))
    return place
  }

  private func at(_ minute: Int, _ tz: String) -> [String: String?] {
    let (day, rest) = (minute / 1440, minute % 1440)
    let time = String(format: "%02d:%02d:00", rest / 60, rest % 60)
    return ["QUIZRUN_NOW": "\(CivilDay(number: day).text)T\(time)Z", "TZ": tz]
  }

  /// Plays the quiz of the day, or once more what there is when that is done; the streak afterwards.
  private func play(_ place: Place, _ settings: [String: String?]) throws -> (current: Int, best: Int, today: Bool) {
    let daily = try place.play(["daily"], [right], settings)
    if daily.first("begin") == nil { _ = try place.play(["one", "--new"], [right], settings) }
    let streak = try XCTUnwrap(Message(try place.run(["streak", "--json"], [], settings).output))
    return (
      try XCTUnwrap(streak.int("current")), try XCTUnwrap(streak.int("best")), try XCTUnwrap(streak.bool("today"))
    )
  }

  func testPlayingAgainFurtherWestKeepsTheStreak() throws {
    let place = try place()
    let trips = [
      ("2026-11-21T12:00:00+09:00", "JST-9", 1), ("2026-11-23T09:00:00+13:00", "NZDT-13", 2),
      ("2026-11-23T01:00:00+01:00", "CET-1", 2),
    ]
    for (time, zone, expected) in trips {
      let streak = try play(place, ["QUIZRUN_NOW": time, "TZ": zone])
      XCTAssertEqual(streak.current, expected, zone)
      XCTAssertEqual(streak.best, expected, zone)
    }
    let told = try place.run(
      ["streak", "--explain"], [], ["QUIZRUN_NOW": "2026-11-23T02:00:00+01:00", "TZ": "CET-1"])
    XCTAssertTrue(told.output.hasPrefix("Current  2 days, today is done\nBest     2 days\n"), told.output)
    XCTAssertTrue(told.output.contains("2026-11-23  day 2 in a row – "), told.output)
  }

  /// A fortnight of dailies with eight trips; every streak is compared with one counted minute by minute.
  func testAFortnightBetweenZones() throws {
    for seed in [11, 12, 13] as [UInt64] {
      let place = try place()
      var chance = SplitMix64(seed: seed)
      var (minute, zone) = (20_768 * 1440 + 60 * chance.within(0, 23), Self.zones[4])
      var plays: [(minute: Int, offset: Int)] = []
      var best = 0
      for index in 0..<16 {
        if index % 2 == 1 { zone = Self.zones[chance.within(0, Self.zones.count - 1)] }
        minute += 30 * (index % 5 == 4 ? chance.within(30, 100) : chance.within(10, 50))
        plays.append((minute, zone.offset))
        let streak = try play(place, at(minute, zone.tz))
        let expected = Self.row(plays)
        best = max(best, expected)
        let what = "seed \(seed): \(plays.map { ($0.minute - 20_768 * 1440, $0.offset) })"
        XCTAssertEqual(streak.current, expected, what)
        XCTAssertEqual(streak.best, best, what)
        XCTAssertTrue(streak.today, what)
      }
    }
  }

  /// The row that goes on with the last of the plays: half hours of dates that were played, walked back through until 23 hours
  /// have none.
  private static func row(_ plays: [(minute: Int, offset: Int)]) -> Int {
    var dates: [Int: (west: Int, east: Int)] = [:]
    for play in plays {
      let date = (play.minute + play.offset) / 1440
      let known = dates[date] ?? (play.offset, play.offset)
      dates[date] = (min(known.west, play.offset), max(known.east, play.offset))
    }
    func counted(_ minute: Int) -> [Int] {
      dates.filter { minute >= $0.key * 1440 - $0.value.east && minute < ($0.key + 1) * 1440 - $0.value.west }.map(
        \.key)
    }
    var minute = dates.map { ($0.key + 1) * 1440 - $0.value.west }.max() ?? 0
    var (found, without) = (Set<Int>(), 0)
    while without < 23 * 60 {
      minute -= 30
      let here = counted(minute)
      found.formUnion(here)
      without = here.isEmpty ? without + 30 : 0
    }
    return found.count
  }
}
