import Foundation
import XCTest

/// Days through the program: midnight, zones and a clock that is set back.
final class DayPlayTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func home(_ quizzes: Int = 1) throws -> Place {
    let place = try Place()
    for number in 1...quizzes { try place.quiz("quiz\(number)", Samples.statements(2)) }
    try place.takeWholeQuizzes()
    return place
  }

  private func at(_ time: String, _ zone: String = "UTC") -> [String: String?] {
    ["QUIZRUN_NOW": time, "TZ": zone]
  }

  private func status(_ place: Place, _ time: String, _ zone: String = "UTC") throws -> Message {
    let outcome = try place.run(["daily", "--status", "--json"], [], at(time, zone))
    return try XCTUnwrap(Message(outcome.output), outcome.errors)
  }

  private func history(_ place: Place) throws -> [[String: Any]] {
    let outcome = try place.run(["history", "--all-players", "--json"])
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  private func streak(_ message: Message) -> [String: Any] { message.object["streak"] as? [String: Any] ?? [:] }

  /// Begun before midnight, finished after it: it is the quiz of the day on which it began, and the next day's is new.
  func testMidnightDuringASitting() throws {
    let place = try home()
    let program = try place.start(["daily", "--json"], at("2026-11-20T23:59:57Z"))
    for _ in 0..<2 { _ = program.readLine() }
    program.send(right)
    Thread.sleep(forTimeInterval: 3.5)  // the program's own clock must pass midnight
    program.send(right)
    XCTAssertEqual(program.finish().code, 0)
    let entry = try XCTUnwrap(try history(place).first)
    XCTAssertEqual(entry["day"] as? String, "2026-11-20")
    XCTAssertEqual((entry["finished"] as? String)?.prefix(10), "2026-11-21")
    let next = try status(place, "2026-11-21T00:00:10Z")
    XCTAssertEqual(next.string("day"), "2026-11-21")
    XCTAssertEqual(next.string("state"), "new", "yesterday's game takes nothing from today's")
    XCTAssertEqual(streak(next)["current"] as? Int, 1)
    XCTAssertEqual(streak(next)["alive"] as? Bool, true)
  }

  /// Of a day's sittings with equal results the first one counts, and it is its result that is shown.
  func testTheFirstOfEqualResultsCounts() throws {
    let place = try home()
    let clock = at("2026-11-20T12:00:00Z")
    _ = try place.play(["daily", "--virtual-clock"], [#"{"wait":5000}"#, right, right], clock)
    _ = try place.play(["daily", "--retry", "--virtual-clock"], [#"{"wait":9000}"#, right, right], clock)
    let shown = try place.play(["daily"], [], clock)
    XCTAssertEqual(shown.last("result")?.int("ms"), 5000)
  }

  /// Left before midnight: the day after has its own quiz, and `--date` goes on with the day that was begun.
  func testADayThatWasBegunGoesOn() throws {
    let place = try home()
    _ = try place.play(["daily"], [right], at("2026-11-20T23:59:00Z"))
    XCTAssertEqual(try status(place, "2026-11-21T00:01:00Z").string("state"), "new")
    let late = try place.play(["daily", "--date", "2026-11-20"], [right], at("2026-11-21T00:01:00Z"))
    XCTAssertEqual(late.first("begin")?.bool("resumed"), true)
    XCTAssertEqual(late.first("question")?.int("step"), 2)
    XCTAssertEqual(late.last("result")?.number("points"), 2)
    XCTAssertEqual(try history(place).map { $0["day"] as? String }, ["2026-11-20"])
    XCTAssertEqual(try status(place, "2026-11-20T23:59:30Z").string("state"), "completed")
    // A day that is completed, or was never begun, is practice.
    let practice = try place.play(["daily", "--date", "2026-11-20"], [right, right], at("2026-11-21T00:01:00Z"))
    XCTAssertEqual(practice.first("begin")?.bool("resumed"), false)
    XCTAssertEqual(try history(place).count, 1)
  }

  func testTheZoneChangesBetweenStartAndFinish() throws {
    let place = try home()
    _ = try place.play(["daily"], [right], at("2026-11-20T23:30:00+01:00", "CET-1"))
    // 15:00 on the same day in Los Angeles, half past midnight in Berlin.
    _ = try place.play(["daily"], [right], at("2026-11-20T15:30:00-08:00", "PST8"))
    let entries = try history(place)
    XCTAssertEqual(entries.map { $0["day"] as? String }, ["2026-11-20"])
    XCTAssertEqual(try status(place, "2026-11-20T16:00:00-08:00", "PST8").string("state"), "completed")
    XCTAssertEqual(try status(place, "2026-11-21T01:00:00+01:00", "CET-1").string("state"), "new")
  }

  /// A clock that is set back brings an earlier day: nothing is lost, nothing counts twice.
  func testTheClockIsSetBack() throws {
    let place = try home()
    _ = try place.play(["daily"], [right, right], at("2026-11-20T12:00:00Z"))
    _ = try place.play(["daily"], [right, right], at("2026-11-21T12:00:00Z"))
    let back = try status(place, "2026-11-20T13:00:00Z")
    XCTAssertEqual(back.string("state"), "completed")
    XCTAssertEqual(streak(back)["current"] as? Int, 2)
    let earlier = try status(place, "2026-11-19T13:00:00Z")
    XCTAssertEqual(earlier.string("state"), "new")
    XCTAssertEqual(streak(earlier)["current"] as? Int, 2)
    _ = try place.play(["daily"], [right, right], at("2026-11-19T13:00:00Z"))
    XCTAssertEqual(streak(try status(place, "2026-11-21T13:00:00Z"))["current"] as? Int, 3)
    // A sitting that seems to end before it began keeps its order and takes no time.
    _ = try place.play(["daily"], [right], at("2026-11-22T12:00:00Z"))
    _ = try place.play(["daily", "--date", "2026-11-22"], [right], at("2026-11-22T01:00:00Z"))
    let last = try XCTUnwrap(try history(place).first { $0["day"] as? String == "2026-11-22" })
    XCTAssertGreaterThanOrEqual(last["ms"] as? Int ?? -1, 0)
    XCTAssertEqual(last["points"] as? Int, 2)
  }

  /// Editing the list rewrites no day that was played or looked at.
  func testPublishedDaysStay() throws {
    let place = try home(3)
    func published() throws -> [String?] {
      try (18...20).map { try status(place, "2026-11-\($0)T12:00:00Z").string("quiz") }
    }
    let before = try published()
    try place.quiz("quiz0", Samples.statements(1))
    try place.quiz("quiz9", Samples.statements(1))
    XCTAssertEqual(try published(), before)
    let gone = try XCTUnwrap(before[0])
    try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/\(gone).json")
    XCTAssertEqual(Array(try published().dropFirst()), Array(before.dropFirst()))
  }

  /// A new day never overwrites the one before, though it may have the same quiz and the same seed would not.
  func testEveryDayHasItsOwnSitting() throws {
    let place = try home()
    var seeds: Set<Int> = []
    for day in 18...20 {
      let messages = try place.play(["daily"], [right, right], at("2026-11-\(day)T12:00:00Z"))
      seeds.insert(try XCTUnwrap(messages.first("begin")?.int("seed")))
    }
    XCTAssertEqual(seeds.count, 3)
    XCTAssertEqual(try history(place).compactMap { $0["day"] as? String }, ["2026-11-20", "2026-11-19", "2026-11-18"])
  }
}
