import Foundation
import XCTest

/// kill -9 at any moment loses nothing that was acknowledged.
final class KillTests: XCTestCase {
  /// `QUIZRUN_TEST_KILLS` asks for more.
  private let kills = ProcessInfo.processInfo.environment["QUIZRUN_TEST_KILLS"].flatMap(Int.init) ?? 60
  private static let questions = 300

  /// A long quiz answered by a fixed plan (every third answer is wrong), killed again and again: from the start of the
  /// process on, and while it answers.
  func testNothingAcknowledgedIsLost() throws {
    let place = try Place()
    // Replaying the long sittings of a thousand kills takes longer than a child is waited for.
    place.verifies = kills <= 200
    try place.plugin("lives", Samples.lives.replacing("lives = 3", with: "lives = 1000"))
    try place.quiz("long", Samples.statements(Self.questions, #""plugin":"lives","#))
    var random = SystemRandomNumberGenerator()
    var player = Player()
    var answered = 0
    for round in 0..<kills {
      let before = player.acknowledged
      let seconds = Double.random(in: 0...(round % 3 == 0 ? 0.15 : 0.02), using: &random)
      let lines = round % 3 == 0 ? 0 : Int.random(in: 1...16, using: &random)
      try player.play(place, for: seconds, after: lines)
      answered += player.acknowledged - before
      if testRun?.failureCount ?? 0 > 0 { return XCTFail("stopped in round \(round)") }
      if player.acknowledged > Self.questions - 60 {
        try player.checkScore(place)
        player = Player()
      }
    }
    XCTAssertGreaterThan(answered, kills / 2, "hardly anything was played between the kills")
    try player.checkScore(place)
  }

  /// The other side of the wire: what was answered, and what the program has said about it.
  private struct Player {
    /// Steps whose verdict was seen, or that lie before a question that was.
    var acknowledged = 0
    private var sitting: String?

    private func isWrong(_ step: Int) -> Bool { step % 3 == 0 }

    /// Kills the program so many seconds after it has said so many lines, however slowly it says them.
    mutating func play(_ place: Place, for seconds: Double, after lines: Int) throws {
      let program = try place.start(["long", "--json"])
      for _ in 0..<lines {
        // The last questions are not answered: nothing comes any more.
        guard acknowledged < KillTests.questions - 12, let line = program.readLine() else { break }
        take(line, program)
      }
      let deadline = Date().addingTimeInterval(seconds)
      while let line = program.readLine(within: max(0, deadline.timeIntervalSinceNow)) { take(line, program) }
      program.kill(SIGKILL)
      let outcome = program.finish()
      XCTAssertEqual(outcome.code, 128 + SIGKILL, outcome.errors)
      for line in outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        take(String(line), program)
      }
    }

    private mutating func take(_ line: String, _ program: Program) {
      guard let message = Message(line) else { return XCTFail("no JSON: \(line)") }
      switch message.type {
      case "begin":
        if let sitting {
          XCTAssertEqual(message.bool("resumed"), true)
          XCTAssertEqual(message.string("sitting"), sitting)
        }
        sitting = message.string("sitting")
      case "question": answer(message, program)
      case "verdict":
        let step = message.int("step") ?? 0
        XCTAssertEqual(step, acknowledged + 1)
        XCTAssertEqual(message.bool("correct"), !isWrong(step), "step \(step)")
        acknowledged = step
      default: XCTFail("unexpected: \(line)")
      }
    }

    private mutating func answer(_ question: Message, _ program: Program) {
      let step = question.int("step") ?? 0
      // The answer on its way when the kill came may have arrived, or not.
      XCTAssertTrue([acknowledged + 1, acknowledged + 2].contains(step), "\(step) after \(acknowledged)")
      acknowledged = step - 1
      let lives = 1000 - (0..<step).count { $0 > 0 && isWrong($0) }
      XCTAssertEqual(question.object["status"] as? [String], ["lives \(lives)"], "step \(step)")
      // The last ones are left: an answer on its way must not end the sitting unseen.
      if step > KillTests.questions - 10 { return }
      program.send(#"{"answer":["\#(isWrong(step) ? "false" : "true")"],"step":\#(step)}"#)
    }

    /// Skips the rest: every point of before counts.
    func checkScore(_ place: Place) throws {
      let rest = (acknowledged..<KillTests.questions).map { _ in #"{"skip":true}"# }
      let messages = try place.play(["long"], rest)
      let open = try XCTUnwrap(messages.first("question")?.int("step"))
      XCTAssertTrue([acknowledged + 1, acknowledged + 2].contains(open))
      XCTAssertEqual(messages.last("result")?.number("points"), Double((1..<open).count { !isWrong($0) }))
    }
  }
}
