import JSONText
import QuizCore
import QuizStore
import XCTest

@testable import QuizEngine

/// The record keeps the port of a room, because the devices of the players come back to that port alone.
final class RoomPortTests: XCTestCase {
  func testTheRecordKnowsThePort() throws {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    greet(stage, 9313)
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    XCTAssertEqual(try port(room), 9313)
    // An engine that was started anew goes on before the server said anything.
    for (port, kept) in [(nil, 9313), (8420, 8420)] {
      try stage.begin()
      if let port { greet(stage, port) }
      let reply = try stage.ask("room-open", ["token": room.owner, "body": #"{"room":"\#(room.room)"}"#])
      XCTAssertEqual(reply.status, 201, reply.message)
      XCTAssertEqual(try self.port(room), kept)
    }
  }

  private func greet(_ stage: EngineStage, _ port: Int) {
    stage.engine.take(Array(#"{"id":900,"op":"hello","server":"1","port":\#(port)}"#.utf8))
  }

  private func port(_ room: RoomStage) throws -> Int? {
    let record = try SQLiteRecord(folder: room.stage.data + "/guests", now: { WallTime(milliseconds: 0) })
    return try record.roomEntry(room.room)?.port
  }
}
