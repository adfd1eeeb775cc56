import Foundation
import Glibc
import XCTest

/// An engine that is killed while a room answers: what was acknowledged is there again, and the room goes on.
final class RoomKillTests: XCTestCase {
  /// `QUIZRUN_TEST_KILLS` asks for more.
  private let kills = ProcessInfo.processInfo.environment["QUIZRUN_TEST_KILLS"].flatMap(Int.init) ?? 5
  private let players = 10

  /// Counts in its state what was right.
  private static let counting = """
    return { api = 1, name = "Counting",
      start = function(ctx) return { right = 0 } end,
      after = function(state, event, ctx) if event.verdict.correct then state.right = state.right + 1 end end,
      result = function(state, ctx) return { headline = state.right .. " right" } end }
    """

  private func body(_ object: [String: Any]) -> String { EngineDriver.line(object) }

  func testKillsLoseNoAcknowledgedAnswer() throws {
    let place = try Place()
    place.patience = 1200
    try place.plugin("counting", Self.counting)
    try place.quiz("long", Samples.statements(kills + 2, #""plugin":"counting","#))
    let engine = try EngineDriver(place)
    let opened = engine.ask("room-open", ["body": body(["quizzes": ["long"]])])
    XCTAssertEqual(opened?.int("status"), 201, opened?.common ?? "")
    let code = try XCTUnwrap(opened?.string("code"))
    var tokens: [String] = []
    for number in 0..<players {
      let joined = engine.ask("room-join", ["code": code, "name": "P\(number)", "token": ""])
      tokens.append(try XCTUnwrap(joined?.string("token"), joined?.common ?? ""))
    }
    for kill in 0..<kills {
      try round(engine, code, tokens, kill)
    }
    XCTAssertEqual(engine.ask("room-host", ["code": code, "body": body(["do": "end"])])?.int("status"), 200)
    try engine.again(nil)
    let room = try XCTUnwrap(opened?.string("room"))
    let outcome = try place.start(["verify", room]).finish(within: place.patience)
    XCTAssertEqual(outcome.code, 0, outcome.output + outcome.errors)
  }

  private func host(_ engine: EngineDriver, _ code: String, _ verb: String) -> Message? {
    engine.ask("room-host", ["code": code, "body": body(["do": verb])])
  }

  /// A question that everybody answers; the engine dies at a moment between the first answer and the board.
  private func round(_ engine: EngineDriver, _ code: String, _ tokens: [String], _ kill: Int) throws {
    let shown = try XCTUnwrap(host(engine, code, kill == 0 ? "open" : "next")?.objects.first)
    let epoch = try XCTUnwrap(shown.int("epoch"))
    let ids = tokens.enumerated().map { number, token in
      engine.send("room-answer", ["code": code, "token": token, "body": answer(epoch, number, kill)])
    }
    var acknowledged: Set<Int> = []
    let patience = Int.random(in: 0...tokens.count)
    for (number, id) in ids.enumerated().prefix(patience) where engine.reply(id)?.int("status") == 200 {
      acknowledged.insert(number)
    }
    let isLocked = kill % 3 == 2
    if isLocked { engine.send("room-host", ["code": code, "body": body(["do": "lock"])]) }
    try engine.again(SIGKILL)
    for (number, token) in tokens.enumerated() {
      let seen = try XCTUnwrap(engine.ask("room", ["code": code, "token": token])?.objects.first)
      XCTAssertEqual(seen.int("epoch"), epoch)
      let mine = (seen.object["mine"] as? [String: Any])?["answer"] as? [String]
      if acknowledged.contains(number) { XCTAssertEqual(mine, [word(number, kill)], "\(number) in \(kill)") }
    }
    if host(engine, code, "resume")?.int("status") == 200 {
      for (number, token) in tokens.enumerated() {
        let again = engine.ask("room-answer", ["code": code, "token": token, "body": answer(epoch, number, kill)])
        XCTAssertEqual(again?.int("status"), 200, again?.common ?? "")
      }
      let locked = host(engine, code, "lock")?.objects.first
      XCTAssertEqual(locked?.int("answered"), tokens.count)
    }
    for verb in ["reveal", "board"] {
      let done = host(engine, code, verb)
      XCTAssertEqual(done?.int("status"), 200, done?.common ?? "")
    }
  }

  private func word(_ number: Int, _ kill: Int) -> String { (number + kill) % 2 == 0 ? "true" : "false" }

  private func answer(_ epoch: Int, _ number: Int, _ kill: Int) -> String {
    body(["epoch": epoch, "answer": [word(number, kill)], "request": "e\(epoch)-\(number)"])
  }
}
