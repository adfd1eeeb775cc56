import Foundation
import Glibc
import XCTest

/// In a mode that opens timed questions for ever while no answer comes, the program neither runs on nor stops
/// listening.
final class AbsenceTests: XCTestCase {
  /// Each question has a hundredth of a second, and the hooks work longer than that.
  static let endless = """
    local function work() local s = 0 for i = 1, 50000 do s = s + i % 7 end return s end
    return { api = 1, name = "Endless", quiz = "none",
      start = function() return { n = 0 } end,
      after = function(state) work() state.n = state.n + 1 end,
      next = function(state, ctx)
        work()
        return ctx.ask({ id = "m" .. state.n, kind = "single", text = "Question?",
          answers = { { id = "a", text = "A" }, { id = "b", text = "B" } } }, { limit = 0.01 })
      end,
    }
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.plugin("endless", Self.endless)
    return place
  }

  /// Everything that is written until the program ends by itself, its input still open.
  private func lines(_ program: Program) -> [String] {
    var lines: [String] = []
    while let line = program.readLine() { lines.append(line) }
    return lines
  }

  func testInAPipeItIsKeptAndLeft() throws {
    let place = try place()
    let json = try place.start(["--plugin", "endless", "--json"])
    let lines = lines(json)
    XCTAssertEqual(
      lines.last,
      #"{"type":"warning","message":"the time of 30 questions in a row ran out without an answer: "#
        + #"the sitting stops here"}"#)
    XCTAssertEqual(lines.count { $0.contains(#""type":"timeout""#) }, 30)
    XCTAssertEqual(json.finish().code, 0)
    let plain = try place.start(["--plugin", "endless", "--plain"])
    XCTAssertTrue(self.lines(plain).contains("Your progress is kept. Start the same quiz again to go on."))
    let outcome = plain.finish()
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("ran out without an answer"), outcome.errors)
  }

  /// A player who sends a line now and then counts as present.
  func testALineShowsThatSomebodyIsThere() throws {
    let place = try place()
    let program = try place.start(["--plugin", "endless", "--json"])
    var timeouts = 0
    while timeouts < 50, let line = program.readLine() {
      if line.contains(#""type":"timeout""#) {
        timeouts += 1
        if timeouts.isMultiple(of: 10) { program.send("") }
      }
    }
    XCTAssertEqual(timeouts, 50)
    program.send(#"{"quit":"discard"}"#)
    XCTAssertEqual(program.finish().code, 0)
  }

  /// With the virtual clock a wait is asked for, so it goes on to its end.
  func testAWaitIsNoAbsence() throws {
    let place = try place()
    let messages = try place.play(["--plugin", "endless", "--virtual-clock"], [#"{"wait":1000}"#, #"{"wait":10}"#])
    XCTAssertEqual(messages.of("timeout").count, 101)
    XCTAssertNil(messages.first("warning"))
  }

  /// A quiz of usual length may run out to its end by itself.
  func testAQuizRunsOut() throws {
    let place = try place()
    let questions = (1...40).map { #"{"id":"q\#($0)","kind":"truefalse","text":"Q","correct":true}"# }
    try place.quiz(
      "forty", #"{"title":"Forty","timing":{"question":0.01},"questions":[\#(questions.joined(separator: ","))]}"#)
    let program = try place.start(["forty", "--json"])
    XCTAssertTrue(lines(program).last?.contains(#""type":"result""#) == true)
    XCTAssertEqual(program.finish().code, 0)
  }
}
