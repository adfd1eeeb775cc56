import Foundation
import Glibc
import QuizTesting
import Words
import XCTest

/// Quizzes whose `data` was made to hinder the modes that read it.
final class CollidingDataTests: XCTestCase {
  private static let count = 20_000
  /// The seed for hashes in sittings of rules 1: the same in all of them, and known to everybody.
  private static let known = CollidingTexts(seed: 0x9E37_79B9)
  private static let exam = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("plugins/exam.lua").path

  /// Plays a quiz with those texts as values and as keys of `data`; the processor's seconds it took, and what was said.
  private func play(_ texts: [String], _ place: Place) throws -> (seconds: Double, messages: [Message]) {
    let list = texts.map { "\"\($0)\"" }.joined(separator: ",")
    let keys = texts.map { "\"\($0)\":1" }.joined(separator: ",")
    let questions = [("values", "{\"texts\":[\(list)]}"), ("keys", "{\(keys)}")].map { id, data in
      #"{"id":"\#(id)","kind":"truefalse","text":"\#(id)","correct":true,"data":\#(data)}"#
    }
    try place.quiz("laden", Samples.quiz(questions.joined(separator: ","), #""id":"laden","#))
    let start = Self.secondsOfChildren
    let messages = try place.play(
      ["laden", "--plugin", Self.exam], [#"{"answer":["true"]}"#, #"{"answer":["false"]}"#])
    return (Self.secondsOfChildren - start, messages)
  }

  /// Texts that collide under the seed that all sittings shared are as good as any others: a sitting has its own.
  func testCollidingTextsDoNoHarm() throws {
    let scattered = try play(CollidingTexts.scattered(Self.count), Place())
    let place = try Place()
    let colliding = try play(Self.known.make(Self.count), place)
    for messages in [scattered.messages, colliding.messages] {
      XCTAssertTrue(messages.of("warning").isEmpty, "\(messages.of("warning").map(\.text))")
      XCTAssertEqual(messages.of("verdict").compactMap { $0.bool("correct") }, [true, false])
      XCTAssertEqual(messages.last("result")?.number("points"), 0.75, "a wrong answer costs in an exam")
    }
    XCTAssertLessThan(colliding.seconds, 3 * scattered.seconds)
    XCTAssertEqual(try place.run(["verify"]).output, "1 sitting replayed: all equal.\n")
  }

  /// That those texts harm where the seed is the shared one: in a sitting of rules 1 the hooks run out of time.
  func testTheyHarmSittingsThatShareTheSeed() throws {
    for (texts, isSlow) in [(Self.known.make(Self.count), true), (CollidingTexts.scattered(Self.count), false)] {
      let place = try Place()
      _ = try play(texts, place)
      try place.forge("update beginnings set json=replace(json,'\"rules\":9','\"rules\":1')")
      try place.acceptEvents()
      XCTAssertEqual(try place.run(["verify"]).output.contains("stopped by its time"), isSlow)
    }
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(-1, &usage)  // RUSAGE_CHILDREN, which Swift imports as another type
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
