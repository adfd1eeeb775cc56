import Foundation
import JSONText
import XCTest

@testable import QuizEngine

/// Changed lines about rooms: the engine goes on, and a room stands behind a restart as it stood before.
///
/// `QUIZ_FUZZ_SECONDS` and `QUIZ_FUZZ_SEED` say how long and from where.
final class RoomFuzzTests: XCTestCase {
  private static let verbs = [
    #"{"do":"next"}"#, #"{"do":"open"}"#, #"{"do":"lock"}"#, #"{"do":"reveal"}"#, #"{"do":"board"}"#,
    #"{"do":"pause"}"#,
    #"{"do":"resume"}"#, #"{"do":"again"}"#, #"{"do":"extend","seconds":5,"request":"x"}"#,
    #"{"do":"kick","player":3}"#,
    #"{"do":"rename","player":2,"name":"Eve"}"#, #"{"do":"correct","player":1,"points":-1.5,"why":"late"}"#,
    #"{"do":"enter","name":"Table 4"}"#, #"{"do":"enter","player":2,"answer":["true"]}"#, #"{"do":"lock-joining"}"#,
  ]
  private static let requests = [
    #"{"id":1,"op":"room-join","code":"CODE","name":"Zoe"}"#, #"{"id":1,"op":"rooms","token":"OWNER"}"#,
    #"{"id":1,"op":"room","code":"CODE","token":"TOKEN"}"#, #"{"id":1,"op":"room","code":"CODE","as":"screen"}"#,
    #"{"id":1,"op":"room-answer","code":"CODE","token":"TOKEN","body":"{\"epoch\":EPOCH,\"answer\":[\"true\"]}"}"#,
    #"{"id":1,"op":"room-answer","code":"CODE","token":"TOKEN","body":"{\"epoch\":EPOCH,\"answer\":[\"false\"],\"request\":\"r\"}"}"#,
    #"{"id":1,"op":"watch","audience":"room/CODE","token":"TOKEN","from":3}"#,
    #"{"id":1,"op":"watch","audience":"room/CODE/host","token":"OWNER"}"#,
    #"{"id":1,"op":"unwatch","audience":"room/CODE"}"#,
    #"{"id":1,"op":"room-open","token":"OWNER","body":"{\"quizzes\":[\"sea\"],\"names\":\"generated\",\"pace\":\"own\"}"}"#,
    #"{"id":1,"op":"room-open","token":"OWNER","body":"{\"room\":\"ROOM\"}"}"#,
  ]

  func testChangedLines() throws {
    continueAfterFailure = false
    let settings = ProcessInfo.processInfo.environment
    let seconds = Double(settings["QUIZ_FUZZ_SECONDS"] ?? "") ?? 2
    var chance = ChangedLines(seed: UInt64(settings["QUIZ_FUZZ_SEED"] ?? "") ?? 1)
    let stage = try EngineStage()
    for (id, text) in [("sea", Samples.sea), ("kinds", Samples.kinds)] { try stage.quiz(id, text) }
    let deadline = Date().addingTimeInterval(seconds)
    var count = 0
    while Date() < deadline { count += try evening(on: stage, &chance) }
    print("fuzzed \(count) lines")
  }

  /// A room with three players and a thousand lines, each as it is or changed.
  private func evening(on stage: EngineStage, _ chance: inout ChangedLines) throws -> Int {
    let room = try RoomStage(stage, #"{"quizzes":["sea","kinds"]}"#)
    for name in ["Ada", "Bob", "Cem"] { try room.join(name) }
    let lines = 300
    for _ in 0..<lines {
      stage.engine.take(chance.changed(Array(line(room, &chance).utf8)))
      if chance.next() % 3 == 0 { stage.pass(Int(chance.next() % 4000)) }
    }
    stage.pass(10)
    let before = try room.see(as: "host")
    if before.phase == "over" { return lines }
    try stage.begin()
    let again = try stage.ask("room-open", ["token": room.owner, "body": #"{"room":"\#(room.room)"}"#])
    let after = try XCTUnwrap(again.objects.first, again.message)
    for key in ["round", "epoch", "players", "board", "number", "joining"] {
      XCTAssertEqual(before[key].map(written), after[key].map(written), key)
    }
    XCTAssertEqual(try room.host(#"{"do":"end"}"#).status, 200)
    return lines
  }

  private func written(_ node: JSONNode) -> String { JSONWriter.text(JSONValue(node)) }

  private func line(_ room: RoomStage, _ chance: inout ChangedLines) -> String {
    var text = Self.requests[Int(chance.next() % UInt64(Self.requests.count))]
    if chance.next() % 2 == 0 {
      let verb = Self.verbs[Int(chance.next() % UInt64(Self.verbs.count))].replacing("\"", with: "\\\"")
      text = #"{"id":1,"op":"room-host","code":"CODE","token":"OWNER","body":"\#(verb)"}"#
    }
    let tokens = room.tokens.sorted { $0.key < $1.key }.map(\.value)
    let values = [
      "CODE": room.code, "OWNER": room.owner, "ROOM": room.room, "EPOCH": String(chance.next() % 6),
      "TOKEN": tokens[Int(chance.next() % UInt64(tokens.count))],
    ]
    return values.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}
