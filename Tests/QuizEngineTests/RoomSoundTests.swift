import Foundation
import JSONText
import XCTest

@testable import QuizEngine

/// Sounds in rooms: on the screen, on phones, or both, and once more when the host says so.
final class RoomSoundTests: XCTestCase {
  private func room(_ sound: String?) throws -> RoomStage {
    let stage = try EngineStage()
    try FileManager.default.createDirectory(atPath: stage.home + "/media", withIntermediateDirectories: true)
    try stage.quiz(
      "tunes",
      #"{"title":"T","questions":[{"id":"a","kind":"single","audio":"a.wav","answers":[{"text":"x","correct":true,"audio":"a.wav"},{"text":"y"}]},{"id":"b","kind":"truefalse","text":"Quiet.","correct":true}]}"#
    )
    try Data("RIFF\0\0\0\0WAVEfmt ".utf8).write(to: URL(fileURLWithPath: stage.home + "/quizzes/a.wav"))
    let more = sound.map { #","sound":"\#($0)""# } ?? ""
    let room = try RoomStage(stage, #"{"quizzes":["tunes"],"seed":7\#(more)}"#)
    try room.join("Ada")
    try room.act("open")
    return room
  }

  private func isHeard(_ node: JSONNode) -> Bool {
    let question = node["question"]
    let own = question?["audio"]?.string != nil
    XCTAssertEqual(question?["answers"]?.array?.first?["audio"]?.string != nil, own)
    XCTAssertNil(question?["problem"])
    return own
  }

  func testWhere() throws {
    for (sound, screen, phones) in [
      (nil, true, false), ("screen", true, false), ("phones", false, true), ("both", true, true),
    ] {
      let room = try room(sound)
      XCTAssertEqual(isHeard(try room.see(as: "screen")), screen, sound ?? "")
      XCTAssertEqual(isHeard(try room.see("Ada")), phones, sound ?? "")
      XCTAssertTrue(isHeard(try room.see(as: "host")))
    }
    let stage = try EngineStage()
    try stage.quiz("q", #"{"title":"T","questions":[{"kind":"info","text":"x"}]}"#)
    let reply = try stage.ask(
      "room-open", ["token": try stage.owner(), "body": #"{"quizzes":["q"],"sound":"loud"}"#])
    XCTAssertEqual(reply.status, 422)
    XCTAssertEqual(reply.message, "'sound' takes screen, phones or both, not 'loud'")
  }

  func testPlayingAgain() throws {
    let room = try room(nil)
    XCTAssertNil(try room.see(as: "screen")["plays"])
    XCTAssertEqual(try room.act("play")["plays"]?.int, 1)
    XCTAssertEqual(try room.host(#"{"do":"play"}"#).status, 200)
    XCTAssertEqual(try room.see(as: "screen")["plays"]?.int, 2)
    XCTAssertNil(try room.see("Ada")["plays"])
    try room.act("lock")
    try room.act("play")
    try room.act("reveal")
    try room.act("board")
    XCTAssertEqual(try room.host(#"{"do":"play"}"#).status, 409)
    try room.act("next")
    XCTAssertEqual(try room.host(#"{"do":"play"}"#).status, 409, "there is no sound")
  }
}
