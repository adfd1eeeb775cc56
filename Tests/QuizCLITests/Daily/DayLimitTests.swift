import Foundation
import XCTest

/// The limit of tries of a day, whichever way leads to its quiz: beyond it everything is practice.
final class DayLimitTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#
  private let day = "2026-12-31"

  private func place(retries: Int = 0) throws -> Place {
    let place = try Place()
    for number in 1...3 { try place.quiz("quiz\(number)", Samples.statements(4)) }
    place.environment["QUIZRUN_NOW"] = "2026-12-31T12:00:00Z"
    XCTAssertEqual(try place.run(["config", "daily-retries", String(retries)]).code, 0)
    return place
  }

  private func status(_ place: Place) throws -> Message {
    try XCTUnwrap(Message(try place.run(["daily", "--status", "--json"]).output))
  }

  private func history(_ place: Place) throws -> Int {
    let outcome = try place.run(["history", "--json"])
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [Any]).count
  }

  private func code(_ place: Place) throws -> String {
    let outcome = try place.run(["challenge", "create", "--daily"])
    return String(try XCTUnwrap(outcome.output.split(whereSeparator: \.isWhitespace).last, outcome.errors))
  }

  /// By id and by code, in JSON lines and in plain lines.
  func testBeyondTheLimitItIsPractice() throws {
    let place = try place()
    _ = try place.play(["daily"], Array(repeating: wrong, count: 5))
    let code = try code(place)
    XCTAssertEqual(try place.run(["daily", "--retry", "--json"]).code, 75)
    let ways: [[String]] = [
      ["daily-\(day)"], ["daily-\(day)", "--new"], ["daily-\(day)", "--limit", "2"], ["daily-\(day)", "--seed", "5"],
      ["challenge", "accept", code],
    ]
    for way in ways {
      let played = try place.play(way, Array(repeating: right, count: 5))
      XCTAssertNotNil(played.last("result"), "\(way)")
      XCTAssertTrue(played.of("warning").map(\.text).joined().contains("practice"), "\(way): \(played.map(\.text))")
      let lines = Array(repeating: "1", count: 5)
      XCTAssertEqual(try place.run(way + ["--plain"], lines).code, 0)
      XCTAssertEqual(try status(place).number("percent"), 0, "\(way)")
      XCTAssertEqual(try history(place), 1, "\(way)")
    }
    XCTAssertTrue(try place.run(["daily", "--month"]).output.contains("🟥"))
  }

  /// The result of a day says when the next comes; other results do not.
  func testAResultSaysWhenTheNextComes() throws {
    let place = try place()
    let lines = Array(repeating: "1", count: 5)
    XCTAssertFalse(try place.run(["quiz1", "--plain"], lines).output.contains("The next one comes"))
    let result = try place.run(["daily", "--plain"], lines).output
    XCTAssertTrue(result.hasSuffix("The next one comes in 12 h 0 min.\n"), result)
    XCTAssertEqual(try place.run(["daily", "--stats", "--month"]).code, 2)
    XCTAssertEqual(try place.run(["daily", "--stats", "--status", "--short"]).code, 2)
    // The squares of a month have no form for programs, and the status plays nothing.
    for words in [["--month", "--json"], ["--month", "--retry"], ["--status", "--retry"]] {
      let refused = try place.run(["daily"] + words)
      XCTAssertEqual(refused.code, 2)
      XCTAssertEqual(refused.errors, "quizrun: \(words[0]) and \(words[1]) cannot be given together\n")
    }
  }

  /// Within the limit, by id it is a try like every other.
  func testByIdItIsTheDay() throws {
    let place = try place(retries: 1)
    _ = try place.play(["daily-\(day)"], Array(repeating: wrong, count: 5))
    XCTAssertEqual(try status(place).string("state"), "completed")
    XCTAssertEqual(try status(place).int("retriesLeft"), 1)
    _ = try place.play(["daily-\(day)"], Array(repeating: right, count: 5))
    XCTAssertEqual(try status(place).number("percent"), 100)
    XCTAssertEqual(try status(place).int("retriesLeft"), 0)
    let share = try place.run(["history", "--share"]).output
    XCTAssertTrue(share.hasPrefix("quizrun daily 2026-12-31 5/5 (try 2)"), share)
    let month = try place.run(["daily", "--month"]).output
    XCTAssertTrue(month.hasSuffix("⬜⬜2 \n"), month)
    _ = try place.play(["daily-\(day)"], Array(repeating: wrong, count: 5))
    XCTAssertEqual(try history(place), 2)
  }

  /// A friend's code of the day is a try of it, too, also where its score does not count.
  func testACodeIsATry() throws {
    let (one, other) = (try place(retries: 1), try place(retries: 1))
    _ = try one.play(["daily"], Array(repeating: right, count: 5))
    let code = try code(one)
    _ = try other.play(["daily"], Array(repeating: wrong, count: 5))
    _ = try other.play(["challenge", "accept", code], Array(repeating: right, count: 5))
    XCTAssertEqual(try history(other), 2)
    XCTAssertEqual(try status(other).int("retriesLeft"), 0)
    XCTAssertEqual(try other.run(["daily", "--retry", "--json"]).code, 75)
    _ = try other.play(["challenge", "accept", code], Array(repeating: right, count: 5))
    XCTAssertEqual(try history(other), 2)
  }

  /// A begun day goes on; another sitting beside it is practice, so that a day never has two.
  func testABegunDayHasNoOtherBesideIt() throws {
    for retries in [0, 1] {
      let place = try place(retries: retries)
      XCTAssertEqual(try place.run(["config", "daily-counts", "first"]).code, 0)
      _ = try place.play(["daily"], [right, right])
      _ = try place.play(["daily-\(day)", "--new"], Array(repeating: right, count: 5))
      XCTAssertEqual(try status(place).string("state"), "in_progress")
      XCTAssertEqual(try place.run(["daily", "--status", "--short"]).output, "🔥0 open\n")
      XCTAssertEqual(try history(place), 1)
      let last = try place.play(["daily"], Array(repeating: wrong, count: 3)).last("result")
      XCTAssertEqual(last?.number("points"), 2)
      XCTAssertEqual(try status(place).number("percent"), 40)
    }
  }

  /// A begun try is not thrown away to be begun as the first once more; yesterday's may be.
  func testABegunTryIsNotDiscarded() throws {
    for retries in [0, 1] {
      let place = try place(retries: retries)
      XCTAssertEqual(try place.run(["config", "daily-counts", "first"]).code, 0)
      for way in [["daily"], ["daily-\(day)"]] {
        let json = try place.play(way, [wrong, #"{"quit":"discard"}"#])
        XCTAssertTrue(json.last("error")?.text.contains("a try of today's quiz stays") == true, "\(json.map(\.text))")
        let plain = try place.run(way + ["--plain"], [":q", "d", "l"])
        XCTAssertTrue(plain.output.contains("Today's quiz goes on where you are. l leaves, s stays:"), plain.output)
        XCTAssertTrue(plain.output.contains("A try of today's quiz stays"), plain.output)
      }
      XCTAssertEqual(try status(place).string("state"), "in_progress")
      _ = try place.play(["daily"], Array(repeating: right, count: 5))
      XCTAssertEqual(try status(place).number("percent"), 60, "the two wrong ones stay")
    }
    let place = try place()
    _ = try place.play(["daily"], [wrong])
    place.environment["QUIZRUN_NOW"] = "2027-01-01T12:00:00Z"
    _ = try place.play(["daily", "--date", day], [#"{"quit":"discard"}"#])
    XCTAssertEqual(try history(place), 0)
  }

  /// A sitting that was only looked at is no try.
  func testALookIsNoTry() throws {
    let place = try place()
    _ = try place.play(["daily"], [#"{"quit":"discard"}"#])
    XCTAssertEqual(try status(place).string("state"), "new")
    XCTAssertEqual(try history(place), 0)
  }

  /// A day that is over has no try left.
  func testAPastDayByIdIsPractice() throws {
    let place = try place(retries: 3)
    _ = try place.play(["daily-2026-12-30"], Array(repeating: right, count: 5))
    XCTAssertEqual(try history(place), 0)
  }
}
