import Foundation
import XCTest

/// Every shipped quiz under its mode is the same game through the engine as in JSON lines: with engines that are started anew,
/// and a terminal in between.
final class SameGameTests: XCTestCase {
  /// `QUIZRUN_TEST_SEEDS` asks for more.
  private let seeds = ProcessInfo.processInfo.environment["QUIZRUN_TEST_SEEDS"].flatMap(Int.init) ?? 2
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// One sitting as somebody played it.
  private struct Play {
    var quiz: String
    var seed: Int
    var sitting = ""
    var shown: [Message] = []
    var commands: [[String: Any]] = []
  }

  func testEveryShippedQuizIsTheSameGame() throws {
    let place = try Place()
    place.environment["QUIZRUN_HOME"] = Self.root
    // What modes remember of the sittings before is the same in both.
    let other = try Place()
    other.environment["QUIZRUN_HOME"] = Self.root
    let engine = try EngineDriver(place)
    let quizzes = try XCTUnwrap(engine.ask("quizzes")).objects.compactMap { $0.string("id") }
    XCTAssertGreaterThan(quizzes.count, 15)
    for quiz in quizzes {
      for seed in 0..<seeds {
        let play = try played(quiz, seed, engine, place)
        try assertSame(play, other)
      }
    }
    program(engine)
  }

  private func program(_ engine: EngineDriver) {
    engine.program.closeInput()
    XCTAssertEqual(engine.program.finish().code, 0)
  }

  /// Plays to the result; odd seeds with a new engine and a terminal now and then.
  private func played(_ quiz: String, _ seed: Int, _ engine: EngineDriver, _ place: Place) throws -> Play {
    var player = MadeUpPlayer(seed)
    var play = Play(quiz: quiz, seed: seed)
    let opened = try XCTUnwrap(engine.open(["quiz": quiz, "seed": seed, "new": true]))
    play.sitting = try XCTUnwrap(opened.string("sitting"), opened.text)
    play.shown = opened.objects
    for turn in 0..<500 {
      guard let last = play.shown.last, last.type != "result" else { return play }
      if seed % 2 == 1 && player.happens(8) { try engine.again(player.happens(50) ? SIGKILL : nil) }
      if last.type == "verdict" {
        let reply = try XCTUnwrap(engine.act(play.sitting, ["continue": true, "request": "on \(turn)"]))
        XCTAssertEqual(reply.int("status"), 200, reply.text)
        play.shown += reply.objects
        if reply.objects.isEmpty { try playOn(&play, &player, turn, engine) }
      } else if seed % 2 == 1 && player.happens(8) {
        try playInTerminal(&play, &player, engine, place)
      } else {
        try playOn(&play, &player, turn, engine)
      }
    }
    XCTFail("\(quiz) \(seed) does not end")
    return play
  }

  private func playOn(_ play: inout Play, _ player: inout MadeUpPlayer, _ turn: Int, _ engine: EngineDriver) throws {
    let command = play.shown.last.flatMap { player.command($0) } ?? ["finish": true]
    play.commands.append(command)
    let reply = try XCTUnwrap(engine.act(play.sitting, command.merging(["request": "c \(turn)"]) { $1 }))
    if reply.int("status") == 422 {
      play.shown += [Message(EngineDriver.line(["type": "error", "message": reply.string("message") ?? ""]))!]
      play.shown += try XCTUnwrap(engine.ask("show", ["sitting": play.sitting])).objects.map { shown in
        Message(EngineDriver.line(shown.object.merging(["again": true]) { $1 }))!
      }
    } else {
      XCTAssertEqual(reply.int("status"), 200, reply.text)
      play.shown += reply.objects
    }
  }

  /// One command in a terminal, which goes on with the sitting and leaves it.
  private func playInTerminal(
    _ play: inout Play, _ player: inout MadeUpPlayer, _ engine: EngineDriver, _ place: Place
  ) throws {
    XCTAssertEqual(engine.act(play.sitting, ["quit": "keep"])?.int("status"), 200)
    let command = play.shown.last.flatMap { player.command($0) } ?? ["finish": true]
    play.commands.append(command)
    let outcome = try place.run(
      [play.quiz, "--json", "--seed", String(play.seed)], [EngineDriver.line(command)])
    let lines = Message.all(outcome.output)
    XCTAssertEqual(lines.first?.string("sitting"), play.sitting, "another sitting went on")
    play.shown += lines.dropFirst(2)
  }

  private func assertSame(_ play: Play, _ place: Place) throws {
    let outcome = try place.run(
      [play.quiz, "--json", "--seed", String(play.seed), "--new"], play.commands.map(EngineDriver.line))
    let expected = Message.all(outcome.output).map(\.common)
    let shown = play.shown.filter { $0.bool("again") == nil }.map(\.common)
    for (place, (one, other)) in zip(shown, expected).enumerated() where one != other {
      return XCTFail("\(play.quiz), seed \(play.seed), object \(place):\n\(one)\nis\n\(other)\nin JSON lines")
    }
    XCTAssertEqual(shown.count, expected.count, "\(play.quiz), seed \(play.seed)")
  }
}
