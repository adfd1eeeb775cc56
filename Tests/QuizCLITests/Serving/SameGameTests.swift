import Foundation
import Glibc
import XCTest

/// A sitting is the same game over HTTP as in JSON lines: with connections that break, replies that are lost, engines that
/// are started anew, and a terminal in between.
final class SameGameTests: XCTestCase {
  private static let variables = ProcessInfo.processInfo.environment
  /// `QUIZRUN_TEST_SEEDS` and `QUIZRUN_TEST_SITTINGS` ask for more, from `QUIZRUN_TEST_FIRST` on.
  private let seeds = variables["QUIZRUN_TEST_SEEDS"].flatMap(Int.init) ?? 2
  private let sittings = variables["QUIZRUN_TEST_SITTINGS"].flatMap(Int.init) ?? 12
  private let first = variables["QUIZRUN_TEST_FIRST"].flatMap(Int.init) ?? 0

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// A place for what is served, and one for the same in JSON lines: what modes remember of the sittings before is the
  /// same in both.
  private func places() throws -> (served: Place, other: Place) {
    let places = (served: try Place(), other: try Place())
    for place in [places.served, places.other] {
      place.environment["QUIZRUN_HOME"] = Self.root
      place.patience = 1200
    }
    return places
  }

  func testEveryShippedQuizIsTheSameGame() throws {
    let (place, other) = try places()
    let web = try WebDriver(place)
    let quizzes = try Self.quizzes(web)
    for seed in first..<first + seeds {
      for quiz in quizzes {
        let play = WebPlay(quiz: quiz, seed: seed, isDisturbed: seed % 2 == 1)
        try play.run(web, place)
        try assertSame(play, place, other)
      }
    }
    web.end()
  }

  func testRandomSittingsOverAllModesAreTheSameGame() throws {
    let (place, other) = try places()
    let web = try WebDriver(place)
    let quizzes = try Self.quizzes(web)
    let modes = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/plugins").sorted()
      .filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }
    XCTAssertGreaterThan(modes.count, 15)
    var played: Set<String> = []
    for seed in first..<first + sittings {
      var chance = MadeUpPlayer(seed &* 31 + 7)
      let mode = modes[seed % modes.count]
      // Not every quiz fits every mode.
      for _ in 0..<30 {
        let play = WebPlay(
          quiz: quizzes[chance.draw(quizzes.count)], seed: 10_000 + seed, isDisturbed: chance.happens(50))
        play.plugin = mode
        if chance.happens(50) { play.limit = 2 + chance.draw(7) }
        if mode == "hotseat" { play.players = ["Ada", "Bo"] }
        guard try play.run(web, place) else {
          try assertRefused(play, other)
          continue
        }
        played.insert(mode)
        try assertSame(play, place, other)
        break
      }
    }
    if sittings >= modes.count { XCTAssertEqual(played, Set(modes), "there are modes that were never played") }
    web.end()
  }

  private static func quizzes(_ web: WebDriver) throws -> [String] {
    let text = try web.ask("GET", "/quizzes").text
    let rows = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let quizzes = rows.compactMap { $0["id"] as? String }
    XCTAssertGreaterThan(quizzes.count, 15)
    return quizzes
  }

  /// A play that HTTP refuses, JSON lines refuse too, for the same reason.
  private func assertRefused(_ play: WebPlay, _ place: Place) throws {
    let outcome = try place.run(play.arguments + ["--json"], [])
    XCTAssertNotEqual(outcome.code, 0, "\(play.name): \(play.refusal)")
    XCTAssertTrue(outcome.errors.contains(play.refusal), "\(play.name): \(play.refusal), but \(outcome.errors)")
  }

  private func assertSame(_ play: WebPlay, _ served: Place, _ other: Place) throws {
    let commands = try play.commandsInTime(served)
    let outcome = try other.run(play.arguments + ["--json", "--virtual-clock"], commands.map(EngineDriver.line))
    let expected = Message.all(outcome.output).map(\.common)
    let shown = play.shown.map(\.common)
    for (place, (one, other)) in zip(shown, expected).enumerated() where one != other {
      return XCTFail("\(play.name), object \(place):\n\(one)\nis\n\(other)\nin JSON lines")
    }
    XCTAssertEqual(shown.count, expected.count, play.name)
  }
}
