import Foundation
import JSONText
import XCTest

@testable import QuizEngine

/// Changed lines from the server: the engine answers each that is a request, and goes on.
///
/// `QUIZ_FUZZ_SECONDS` and `QUIZ_FUZZ_SEED` say how long and from where.
final class EngineFuzzTests: XCTestCase {
  private static let lines = [
    #"{"id":1,"op":"hello","server":"1"}"#, #"{"id":1,"op":"me","token":"TOKEN"}"#,
    #"{"id":1,"op":"guest","name":"Ada","token":"TOKEN"}"#, #"{"id":1,"op":"quizzes","token":"TOKEN","lang":"de"}"#,
    #"{"id":1,"op":"quiz","quiz":"sea"}"#, #"{"id":1,"op":"history","limit":3,"token":"TOKEN"}"#,
    #"{"id":1,"op":"daily","token":"TOKEN"}"#, #"{"id":1,"op":"settings","set":{"seconds":"20"},"token":"TOKEN"}"#,
    #"{"id":1,"op":"open","token":"TOKEN","body":"{\"quiz\":\"sea\",\"seed\":7,\"limit\":2,\"timed\":3,\"set\":{\"a\":[1,2]}}"}"#,
    #"{"id":1,"op":"open","body":"{\"quiz\":\"race\",\"practice\":true,\"new\":true}"}"#,
    #"{"id":1,"op":"open","body":"{\"daily\":true,\"date\":\"2026-11-01\"}"}"#,
    #"{"id":1,"op":"open","body":"{\"challenge\":\"quizrun1-AAAA\"}"}"#,
    #"{"id":1,"op":"show","sitting":"SITTING","token":"TOKEN"}"#,
    #"{"id":1,"op":"play","sitting":"SITTING","token":"TOKEN"}"#,
    #"{"id":1,"op":"do","sitting":"SITTING","token":"TOKEN","body":"{\"answer\":[\"true\"],\"step\":1,\"request\":\"a\"}"}"#,
    #"{"id":1,"op":"do","sitting":"SITTING","token":"TOKEN","body":"{\"continue\":true,\"request\":\"b\"}"}"#,
    #"{"id":1,"op":"do","sitting":"SITTING","token":"TOKEN","body":"{\"select\":[\"false\"]}"}"#,
    #"{"id":1,"op":"watch","audience":"sitting/SITTING","token":"TOKEN"}"#,
    #"{"id":1,"op":"unwatch","audience":"sitting/SITTING"}"#,
  ]

  func testChangedLines() throws {
    let settings = ProcessInfo.processInfo.environment
    let seconds = Double(settings["QUIZ_FUZZ_SECONDS"] ?? "") ?? 2
    var chance = ChangedLines(seed: UInt64(settings["QUIZ_FUZZ_SEED"] ?? "") ?? 1)
    let stage = try EngineStage()
    for (id, text) in [("sea", Samples.sea), ("race", Samples.race), ("hurry", Samples.hurry)] {
      try stage.quiz(id, text)
    }
    let token = try stage.owner()
    var sitting = try stage.open(#"{"quiz":"sea"}"#, token).sitting
    let deadline = Date().addingTimeInterval(seconds)
    var count = 0
    while Date() < deadline {
      count += 1
      let line = Self.lines[Int(chance.next() % UInt64(Self.lines.count))]
        .replacing("TOKEN", with: token).replacing("SITTING", with: sitting)
      stage.engine.take(chance.changed(Array(line.utf8)))
      if chance.next() % 3 == 0 { stage.pass(Int(chance.next() % 4000)) }
      if count % 200 == 0 {
        XCTAssertEqual(try stage.ask("hello")["protocol"]?.int, 1, "after \(count)")
        let opened = try stage.open(#"{"quiz":"sea","new":true}"#, token)
        XCTAssertEqual(opened.status, 201, "after \(count): \(opened.message)")
        sitting = opened.sitting
      }
      if count % 5000 == 0 { try stage.begin() }
    }
    print("fuzzed \(count) lines")
  }
}
