import Foundation
import XCTest

/// Plugins take their whole time where they are not played yet: while loading, for the quiz of the day, for what is
/// due, in a quiz that is a program. Players do not wait meanwhile.
final class SlowPluginTests: XCTestCase {
  private static let spin = "while true do end"

  private func engine() throws -> EngineDriver {
    let place = try Place()
    try place.quiz("plain", Samples.statements(3, ""))
    try place.plugin("loading", "\(Self.spin) return { api = 1, name = 'Loading' }")
    try place.plugin("today", "return { api = 1, name = 'Today', today = function() \(Self.spin) end }")
    try place.plugin(
      "due", "return { api = 1, name = 'Due', start = function() return {} end, due = function() \(Self.spin) end }")
    return try EngineDriver(place)
  }

  /// That one is answered before the other, which was asked first.
  private func assertNobodyWaits(
    _ engine: EngineDriver, _ operation: String, _ fields: [String: Any], file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Message? {
    let sitting = try XCTUnwrap(engine.open(["quiz": "plain", "new": true])?.string("sitting"))
    let slow = engine.send(operation, fields)
    let quick = engine.sendCommand(sitting, ["answer": ["true"]])
    XCTAssertEqual(engine.reply(quick)?.int("status"), 200, file: file, line: line)
    XCTAssertFalse(engine.hasReply(slow), "it was waited for", file: file, line: line)
    return engine.reply(slow)
  }

  func testAPluginThatIsSlowToLoad() throws {
    let engine = try engine()
    for _ in 1...2 {
      let wishes = EngineDriver.line(["quiz": "plain", "plugin": "loading", "new": true])
      let reply = try assertNobodyWaits(engine, "open", ["body": wishes])
      XCTAssertEqual(reply?.int("status"), 422, reply?.text ?? "")
    }
  }

  func testTheQuizOfTheDay() throws {
    let engine = try engine()
    let wishes = EngineDriver.line(["daily": true, "plugin": "today", "new": true])
    let reply = try assertNobodyWaits(engine, "open", ["body": wishes])
    XCTAssertEqual(reply?.int("status"), 201, reply?.text ?? "")
  }

  func testWhatIsDue() throws {
    let place = try Place()
    try place.quiz("plain", Samples.statements(3, ""))
    try place.quiz("slow", Samples.statements(3, #""plugin":"due","#))
    try place.plugin(
      "due", "return { api = 1, name = 'Due', start = function() return {} end, due = function() \(Self.spin) end }")
    let engine = try EngineDriver(place)
    let reply = try assertNobodyWaits(engine, "quizzes", [:])
    XCTAssertEqual(reply?.objects.count, 2)
  }

  func testAQuizThatIsAProgram() throws {
    let place = try Place()
    try place.quiz("plain", Samples.statements(3, ""))
    let engine = try EngineDriver(place)
    try place.write("\(Self.spin)", to: "home/quizzes/endless.lua")
    let reply = try assertNobodyWaits(engine, "quizzes", [:])
    XCTAssertEqual(reply?.objects.map { $0.string("id") }, ["plain"])
    let wishes = EngineDriver.line(["quiz": "endless"])
    XCTAssertEqual(try assertNobodyWaits(engine, "open", ["body": wishes])?.int("status"), 422)
  }

  /// Whoever comes while a sitting is read waits for that, and their commands keep their order.
  func testCommandsOfASittingThatIsReadKeepTheirOrder() throws {
    let place = try Place()
    try place.quiz("plain", Samples.statements(6, #""plugin":"heavy","#))
    try place.plugin(
      "heavy", "local n = 0 for i = 1, 3000000 do n = n + i end return { api = 1, name = 'Heavy' }")
    let engine = try EngineDriver(place)
    let sitting = try XCTUnwrap(engine.open(["quiz": "plain"])?.string("sitting"))
    try engine.again(nil)
    let first = engine.sendCommand(sitting, ["answer": ["true"], "step": 1])
    let rest = [
      engine.sendCommand(sitting, ["continue": true]), engine.send("show", ["sitting": sitting]),
      engine.sendCommand(sitting, ["answer": ["false"], "step": 2]), engine.sendCommand(sitting, ["continue": true]),
    ]
    XCTAssertEqual(engine.reply(first)?.int("status"), 200)
    let statuses = rest.map { engine.reply($0)?.int("status") }
    XCTAssertEqual(statuses, [200, 200, 200, 200])
    XCTAssertEqual(engine.answered.suffix(5), [first] + rest)
    let standing = engine.ask("show", ["sitting": sitting])
    XCTAssertEqual(standing?.objects.compactMap { $0.int("step") }.last, 3, standing?.text ?? "")
  }

  /// A visitor without a cookie is one guest, however often the request is begun.
  func testAGuestIsMadeOnce() throws {
    let engine = try engine()
    let wishes = EngineDriver.line(["daily": true, "plugin": "today", "new": true])
    let reply = engine.ask("open", ["body": wishes, "token": ""])
    XCTAssertEqual(reply?.int("status"), 201, reply?.text ?? "")
    let token = try XCTUnwrap(reply?.string("token"))
    let sitting = try XCTUnwrap(reply?.string("sitting"))
    XCTAssertEqual(engine.ask("show", ["sitting": sitting, "token": token])?.int("status"), 200)
  }
}
