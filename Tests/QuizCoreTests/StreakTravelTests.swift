import QuizCore
import XCTest

/// Streaks of travellers, against quarters of an hour painted one by one.
final class StreakTravelTests: XCTestCase {
  /// Something finished: the moment in minutes since 1970-01-01T00:00Z, and the zone's offset.
  private struct Play {
    var minute: Int
    var offset: Int
    var day: Int { Int((Double(minute + offset) / 1440).rounded(.down)) }
    var counted: StreakLedger.CountedDay {
      StreakLedger.CountedDay(CivilDay(number: day), offsetMinutes: offset)
    }
  }

  /// Streaks by hand: every quarter of an hour is painted that belongs to a played date between its easternmost and its
  /// westernmost zone; 23 hours without paint end a row.
  private struct Wall {
    static let first = 20_440 * 96
    private var painted = Array(repeating: false, count: 80 * 96)
    /// The first quarter of each date.
    private var starts: [Int] = []

    init(_ plays: some Collection<Play>) {
      for day in Set(plays.map(\.day)) {
        let offsets = plays.filter { $0.day == day }.map(\.offset)
        guard let east = offsets.max(), let west = offsets.min() else { continue }
        let (start, end) = (day * 96 - east / 15 - Self.first, (day + 1) * 96 - west / 15 - Self.first)
        for quarter in start..<end { painted[quarter] = true }
        starts.append(start)
      }
    }

    /// How many dates each row has, and the quarter after its last.
    var rows: [(days: Int, end: Int)] {
      var rows: [Range<Int>] = []
      for (quarter, isPainted) in painted.enumerated() where isPainted {
        if let last = rows.last, quarter - last.upperBound < 23 * 4 {
          rows[rows.count - 1] = last.lowerBound..<quarter + 1
        } else {
          rows.append(quarter..<quarter + 1)
        }
      }
      return rows.map { row in (starts.count(where: row.contains), row.upperBound) }
    }

    func current(_ now: Play) -> Int {
      let today = now.day * 96 - now.offset / 15 - Self.first
      guard let last = rows.last, today - last.end < 23 * 4 else { return 0 }
      return last.days
    }

    var best: Int { rows.map(\.days).max() ?? 0 }
  }

  /// Whole, half and quarter hours from the westernmost zone to the easternmost.
  private static let offsets = [-720, -660, -600, -480, -210, 0, 60, 330, 345, 540, 660, 780, 840]

  /// A month with eight trips; some days are left out, some are played several times.
  private func month(_ seed: UInt64) -> [Play] {
    var chance = SplitMix64(seed: seed)
    var (minute, offset) = (20_454 * 1440 + 15 * chance.within(0, 95), 60)
    let trips = Set((0..<8).map { _ in chance.within(0, 39) })
    return (0..<40).map { index in
      if trips.contains(index) { offset = Self.offsets[chance.within(0, Self.offsets.count - 1)] }
      minute += 15 * (chance.within(0, 5) == 0 ? chance.within(1, 200) : chance.within(1, 80))
      return Play(minute: minute, offset: offset)
    }
  }

  func testTravellersAgreeWithThePaintedWall() {
    for seed in 0..<150 as Range<UInt64> {
      let plays = month(seed)
      var best = 0
      for count in 1...plays.count {
        let played = plays[..<count]
        let now = played[count - 1]
        let ledger = StreakLedger(played.map(\.counted))
        let (streak, wall) = (ledger.streak(today: now.counted), Wall(played))
        XCTAssertEqual(streak.current, wall.current(now), "seed \(seed), \(count) plays")
        XCTAssertEqual(streak.best, wall.best, "seed \(seed), \(count) plays")
        XCTAssertTrue(streak.hasToday, "seed \(seed), \(count) plays")
        XCTAssertGreaterThanOrEqual(streak.best, best, "a best never falls: seed \(seed), \(count) plays")
        best = streak.best
        // The result does not depend on the order of the list for days played before another zone is entered.
        XCTAssertEqual(StreakLedger(played.reversed().map(\.counted)), ledger)
      }
    }
  }

  /// With forgiven days, too, playing on takes nothing away.
  func testABestNeverFallsWithForgivenDays() {
    for seed in 0..<300 as Range<UInt64> {
      let (plays, freezes) = (month(seed), 1 + Int(seed % 3))
      var best = 0
      for count in 1...plays.count {
        let now = plays[count - 1].counted
        let streak = StreakLedger(plays[..<count].map(\.counted), freezes: freezes).streak(today: now)
        XCTAssertGreaterThanOrEqual(streak.best, best, "seed \(seed), \(count) plays, \(freezes) freezes")
        best = streak.best
      }
    }
  }

  /// A sitting finished after all days that count does what the result told: a mode's `streak` in `result` is what the
  /// ledger says afterwards.
  func testTheResultTellsTheStreakToCome() {
    for seed in 0..<300 as Range<UInt64> {
      let plays = month(seed)
      for count in 1..<plays.count {
        let now = plays[count].counted
        let before = StreakLedger(plays[..<count].map(\.counted)).streak(today: now)
        let after = StreakLedger(plays[...count].map(\.counted)).streak(today: now)
        guard plays[..<count].allSatisfy({ $0.day < plays[count].day }) else { continue }
        XCTAssertFalse(before.hasToday, "seed \(seed), play \(count)")
        XCTAssertEqual(before.countingToday.current, after.current, "seed \(seed), play \(count)")
        XCTAssertEqual(before.countingToday.best, after.best, "seed \(seed), play \(count)")
      }
    }
  }

  /// Tokyo, Auckland, and the same date in Auckland and Berlin.
  func testPlayingAgainFurtherWestKeepsTheStreak() throws {
    let tokyo = StreakLedger.CountedDay(try XCTUnwrap(CivilDay("2026-11-21")), offsetMinutes: 540)
    let day = try XCTUnwrap(CivilDay("2026-11-23"))
    let auckland = StreakLedger.CountedDay(day, offsetMinutes: 780)
    let berlin = StreakLedger.CountedDay(day, offsetMinutes: 60)
    for days in [[tokyo, auckland], [tokyo, auckland, berlin], [berlin, tokyo, auckland]] {
      for today in [auckland, berlin] {
        XCTAssertEqual(
          StreakLedger(days).streak(today: today), Streak(current: 2, best: 2, alive: true, hasToday: true))
      }
    }
    XCTAssertEqual(StreakLedger([tokyo, berlin]).streak(today: berlin).current, 1)
  }

  /// Eastwards over the date line and back: what is the day before by the calendar is still to be played.
  func testADateThatComesAgain() throws {
    let today = StreakLedger.CountedDay(try XCTUnwrap(CivilDay("2026-11-20")), offsetMinutes: -600)
    let tomorrow = StreakLedger.CountedDay(try XCTUnwrap(CivilDay("2026-11-21")), offsetMinutes: 780)
    let before = StreakLedger([tomorrow]).streak(today: today)
    XCTAssertEqual(before, Streak(current: 1, best: 1, alive: true, hasToday: false))
    XCTAssertEqual(StreakLedger([tomorrow, today]).streak(today: today).current, 2)
  }
}
