import XCTest

/// The limit of tries of a day by keys: again on the result, and a new start beside what was begun.
final class DayKeyTests: XCTestCase {
  private func house() throws -> House {
    let house = try House()
    house.environment["QUIZRUN_NOW"] = "2026-11-20T12:00:00Z"
    let questions = (1...3).map { #"{"id":"q\#($0)","kind":"truefalse","text":"Statement \#($0)","correct":true}"# }
    try house.quiz("rivers", #"{"title":"Statements","questions":["# + questions.joined(separator: ",") + "]}")
    for (key, value) in [("daily-retries", "0"), ("daily-counts", "first")] {
      XCTAssertEqual(try house.run(["config", key, value]).code, 0)
    }
    return house
  }

  private func status(_ house: House) throws -> String {
    String(decoding: try house.run(["daily", "--status", "--json"]).output, as: UTF8.self)
  }

  /// Skips the questions of the day from one on, to the result.
  private func skip(_ screen: FullScreen, from first: Int = 1) {
    for number in first...3 {
      screen.wait(for: "\(number)/3")
      screen.type("s")
      screen.wait(for: "Skipped")
      screen.type("\r")
    }
  }

  func testAgainOnTheResultIsPractice() throws {
    let house = try house()
    let screen = try house.start(["daily"])
    screen.wait(for: "Enter starts")
    screen.type("\r")
    skip(screen)
    screen.wait(for: "0 of 3")
    screen.type("r")
    screen.wait(for: "practice")
    screen.type("\r")
    skip(screen)
    screen.wait(for: "0 of 3")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
    XCTAssertTrue(try status(house).contains(#""state":"completed""#))
    XCTAssertEqual(
      String(decoding: try house.run(["history", "--all-players", "--csv"]).output, as: UTF8.self).split(
        separator: "\n"
      ).count, 2)
  }

  func testANewStartBesideABegunDayIsPractice() throws {
    let house = try house()
    let first = try house.start(["daily"])
    first.wait(for: "Enter starts")
    first.type("\r")
    first.wait(for: "1/3")
    first.type("s")
    first.wait(for: "Skipped")
    first.type("q")
    first.wait(for: "goes on where you are")
    first.type("l")
    XCTAssertEqual(first.end(), .code(0))
    let screen = try house.start(["daily"])
    screen.wait(for: "Continue")
    screen.type("n")
    screen.wait(for: "practice")
    screen.type("\r")
    skip(screen)
    screen.wait(for: "0 of 3")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
    XCTAssertTrue(try status(house).contains(#""state":"in_progress""#))
  }
}
