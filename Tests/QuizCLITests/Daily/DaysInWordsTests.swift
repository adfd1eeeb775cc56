import XCTest

/// Days for ears: players of plain lines get words where others get signs below names of days.
final class DaysInWordsTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    for number in 1...3 { try place.quiz("quiz\(number)", Samples.statements(4)) }
    for (day, answers) in [("16", "true"), ("17", "false"), ("19", "true")] {
      place.environment["QUIZRUN_NOW"] = "2026-11-\(day)T12:00:00Z"
      _ = try place.play(["daily"], Array(repeating: #"{"answer":["\#(answers)"]}"#, count: 5))
    }
    _ = try place.play(["daily", "--retry"], Array(repeating: #"{"answer":["true"]}"#, count: 5))
    return place
  }

  func testStreak() throws {
    let place = try place()
    XCTAssertTrue(try place.run(["streak"]).output.contains("\n  ..  ..  ..  ##  ##  ..  ##\n"))
    let line = "\nLast 7 days  3 days: 2026-11-16, 2026-11-17, 2026-11-19\n"
    let heard = try place.run(["streak"], [], ["ACCESSIBLE": "1"]).output
    XCTAssertTrue(heard.hasSuffix(line), heard)
    XCTAssertEqual(try place.run(["config", "plain", "true"]).code, 0)
    XCTAssertEqual(try place.run(["streak"]).output, heard)
    let later = ["QUIZRUN_NOW": "2026-12-20T12:00:00Z"]
    XCTAssertTrue(try place.run(["streak"], [], later).output.hasSuffix("\nLast 7 days  0 days\n"))
  }

  func testMonth() throws {
    let place = try place()
    let seen = try place.run(["daily", "--month"]).output
    XCTAssertTrue(seen.contains("⬜"), seen)
    let heard = try place.run(["daily", "--month"], [], ["ACCESSIBLE": "1"]).output.split(separator: "\n").map(
      String.init)
    XCTAssertEqual(heard.first, seen.split(separator: "\n").first.map(String.init))
    XCTAssertEqual(heard.dropFirst().map { String($0.prefix(12)) }, ["2026-11-16: ", "2026-11-17: ", "2026-11-19: "])
    XCTAssertTrue(heard.dropFirst().allSatisfy { $0.contains(" of 5") }, "\(heard)")
  }
}
