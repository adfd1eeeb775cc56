import Foundation
import XCTest

/// `daily --status` before, during and after retries, today and for past days.
final class DailyStatusTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("one", Samples.statements(4))
    place.environment["QUIZRUN_NOW"] = "2026-11-20T12:00:00Z"
    try place.takeWholeQuizzes()
    return place
  }

  private func status(_ place: Place, _ more: [String] = []) throws -> Message {
    let outcome = try place.run(["daily", "--status", "--json"] + more)
    return try XCTUnwrap(Message(outcome.output), outcome.errors)
  }

  private func text(_ place: Place, _ more: [String] = []) throws -> String {
    try place.run(["daily", "--status"] + more).output.replacing("\n", with: " ")
  }

  /// During a retry the day stays worth what it was, and the retry is used.
  func testARetryInProgress() throws {
    let place = try place()
    XCTAssertEqual(try status(place).int("retriesLeft"), 1)
    _ = try place.play(["daily"], [right, right, right, wrong])
    let done = try status(place)
    XCTAssertEqual(done.string("state"), "completed")
    XCTAssertEqual(done.number("points"), 3)
    XCTAssertEqual(done.int("retriesLeft"), 1)
    _ = try place.play(["daily", "--retry"], [wrong, wrong])
    let during = try status(place)
    XCTAssertEqual(during.string("state"), "in_progress")
    XCTAssertEqual(during.int("step"), 3)
    XCTAssertEqual(during.int("of"), 4)
    XCTAssertEqual(during.number("points"), 3, "the best so far")
    XCTAssertEqual(during.number("percent"), 75)
    XCTAssertEqual(during.int("retriesLeft"), 0, "the retry is used")
    XCTAssertEqual(
      try text(place), "Today: Statements, 2 of 4 answered. `quizrun daily` goes on. Best so far: 75 %. ")
    _ = try place.play(["daily"], [wrong, wrong])
    let after = try status(place)
    XCTAssertEqual(after.string("state"), "completed")
    XCTAssertEqual(after.number("points"), 3)
    XCTAssertEqual(after.int("retriesLeft"), 0)
    XCTAssertEqual(try place.run(["daily", "--retry", "--json"]).code, 75)
  }

  /// There are as many retries as the setting says, and the sitting that it names counts.
  func testWhichSittingCounts() throws {
    for (counts, points) in [("first", 2.0), ("best", 4.0)] {
      let place = try place()
      XCTAssertEqual(try place.run(["config", "daily-retries", "2"]).code, 0)
      XCTAssertEqual(try place.run(["config", "daily-counts", counts]).code, 0)
      _ = try place.play(["daily"], [right, right, wrong, wrong])
      _ = try place.play(["daily", "--retry"], [right, right, right, right])
      XCTAssertEqual(try status(place).int("retriesLeft"), 1)
      _ = try place.play(["daily", "--retry"], [right])
      XCTAssertEqual(try status(place).number("points"), points, counts)
      XCTAssertEqual(try status(place).int("retriesLeft"), 0)
      _ = try place.play(["daily"], [wrong, wrong, wrong])
      XCTAssertEqual(try status(place).number("points"), points, counts)
      // A later try does not pass for the first.
      XCTAssertEqual(try text(place).contains("completed (100 %, try 2)."), counts == "best", counts)
      XCTAssertEqual(try text(place).contains("completed (50 %)."), counts == "first", counts)
      XCTAssertEqual(try place.run(["daily", "--retry", "--json"]).code, 75)
    }
  }

  /// A past day is called by its date, and what is told of it can be done.
  func testPastDays() throws {
    let place = try place()
    let past = ["--date", "2026-11-18"]
    XCTAssertEqual(
      try text(place, past),
      "2026-11-18: Statements, not played. `quizrun daily --date 2026-11-18` plays it for practice. ")
    place.environment["QUIZRUN_NOW"] = "2026-11-18T12:00:00Z"
    _ = try place.play(["daily"], [right])
    place.environment["QUIZRUN_NOW"] = "2026-11-20T12:00:00Z"
    XCTAssertEqual(
      try text(place, past), "2026-11-18: Statements, 1 of 4 answered. `quizrun daily --date 2026-11-18` goes on. ")
    _ = try place.play(["daily"] + past, [right, right, wrong])
    XCTAssertEqual(try text(place, past), "2026-11-18: Statements, completed (75 %). ")
    XCTAssertEqual(try status(place, past).int("retriesLeft"), 0)
    XCTAssertEqual(try text(place), "Today: Statements, not begun. `quizrun daily` plays it. ")
    XCTAssertEqual(
      try text(place, ["--date", "2026-11-20"]), "Today: Statements, not begun. `quizrun daily` plays it. ")
    place.environment["LANG"] = "de_DE.UTF-8"
    XCTAssertTrue(try text(place, past).hasPrefix("2026-11-18: Statements, geschafft (75"))
    XCTAssertEqual(try text(place), "Heute: Statements, noch nicht begonnen. `quizrun daily` spielt es. ")
  }
}
