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
    var chance = UInt64(settings["QUIZ_FUZZ_SEED"] ?? "") ?? 1
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
      let line = Self.lines[Int(Self.next(&chance) % UInt64(Self.lines.count))]
        .replacing("TOKEN", with: token).replacing("SITTING", with: sitting)
      stage.engine.take(Self.changed(Array(line.utf8), &chance))
      if Self.next(&chance) % 3 == 0 { stage.pass(Int(Self.next(&chance) % 4000)) }
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

  private static func changed(_ bytes: [UInt8], _ chance: inout UInt64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<next(&chance) % 4 where !bytes.isEmpty {
      let place = Int(next(&chance) % UInt64(bytes.count))
      let end = min(bytes.count, place + Int(next(&chance) % 12))
      switch next(&chance) % 6 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next(&chance))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert([0, 0x22, 0x5B, 0x5C, 0x7B, 0x80, 0x39, 0x2D][Int(next(&chance) % 8)], at: place)
      case 4: bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: Int(next(&chance) % 900)), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  /// SplitMix64: the same changes from the same seed.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
