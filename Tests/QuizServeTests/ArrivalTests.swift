import Foundation
import WebTesting
import XCTest

/// Many players at once: how often the engine is asked.
final class ArrivalTests: XCTestCase {
  /// Between two turns lie 30 milliseconds. What arrives meanwhile, while answers are sent too, waits for the next one: it
  /// would wake three programs and cost a sync of its own.
  func testUnderLoadTheEngineIsAskedOnceATurn() throws {
    // It takes its time, as one that saves.
    let engine = try FakeEngine { _ in
      usleep(1000)
      return [:]
    }
    defer { engine.stop() }
    let players = try (0..<60).map { _ in try WebClient(port: engine.port) }
    let text = WebClient.text("GET", "/quizzes", port: engine.port, ["Accept: application/json"])
    var begin = Date()
    var before = 0
    for number in 0..<900 {
      let player = players[number % players.count]
      if number >= players.count { XCTAssertEqual(try player.reply().status, 200) }
      player.send(text)
      // The first second shows that there are many.
      if number == 300 { (begin, before) = (Date(), engine.readCount) }
      usleep(3000)
    }
    for player in players { XCTAssertEqual(try player.reply().status, 200) }
    let turns = Date().timeIntervalSince(begin) / 0.03
    let reads = engine.readCount - before
    XCTAssertLessThan(Double(reads), 1.25 * turns + 5, "in \(Int(turns)) turns")
    XCTAssertEqual(engine.asked("quizzes").count, 900)
  }
}
