import JSONText
import XCTest

@testable import QuizEngine

/// Tests the roles in rooms: who may do what, and what is told to none.
final class RoomRoleTests: XCTestCase {
  private func stage() throws -> EngineStage {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.quiz("kinds", Samples.kinds)
    return stage
  }

  /// From outside, a locked room does not exist; the screen stays, as a projector could not be set up again.
  func testALockedRoomIsNoneFromOutside() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    try room.join("Ada")
    try room.act("lock-joining")
    let requests: [(String, [String: String])] = [
      ("room-answer", ["body": #"{"epoch":1,"answer":["true"]}"#]), ("room-host", ["body": #"{"do":"open"}"#]),
      ("room", ["as": "host"]), ("watch", [:]),
    ]
    for (operation, fields) in requests {
      let replies = try [room.code, "000000"].map { code in
        try stage.ask(operation, fields.merging(["code": code, "audience": "room/\(code)"]) { $1 })
      }
      XCTAssertEqual(replies.map(\.status), [404, 404], operation)
      XCTAssertEqual(replies[0].message, replies[1].message, operation)
    }
    XCTAssertEqual(try room.see("Ada").phase, "lobby")
    XCTAssertEqual(try stage.ask("room", ["code": room.code, "as": "screen"]).status, 200)
  }

  /// A name with an answer would let a new player in and drop the answer.
  func testSomebodyNewIsEnteredByTheNameAlone() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"]}"#)
    try room.act("open")
    XCTAssertEqual(try room.host(#"{"do":"enter","name":"Table 2","answer":["true"]}"#).status, 422)
    XCTAssertEqual(try room.see(as: "host")["players"]?.int, 0)
  }

  /// Sends every request of rooms in every role, beginning with none: the statuses.
  func testEveryRequestByEverybody() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    let other = try RoomStage(stage, #"{"quizzes":["kinds"]}"#)
    try room.join("Ada")
    let kicked = try room.join("Eve")
    try other.join("Bob")
    XCTAssertEqual(try room.host(#"{"do":"kick","player":\#(kicked)}"#).status, 200)
    try room.act("open")
    let tokens = [
      "", "forged", try XCTUnwrap(other.tokens["Bob"]), try XCTUnwrap(room.tokens["Eve"]),
      try XCTUnwrap(room.tokens["Ada"]), room.owner,
    ]
    let requests: [(String, [String: String], [Int])] = [
      ("room-open", ["body": #"{"quizzes":["sea"]}"#], [403, 403, 403, 403, 403, 201]),
      ("room-open", ["body": #"{"room":"\#(room.room)"}"#], [403, 403, 403, 403, 403, 201]),
      ("rooms", [:], [403, 403, 403, 403, 403, 200]),
      ("room-past", ["room": room.room], [403, 403, 403, 403, 403, 200]),
      ("room-past", ["room": "01JD0000000000000000000000"], [403, 403, 403, 403, 403, 404]),
      ("room", ["code": room.code], [200, 200, 200, 200, 200, 200]),
      ("room", ["code": room.code, "as": "screen"], [200, 200, 200, 200, 200, 200]),
      ("room", ["code": room.code, "as": "host"], [403, 403, 403, 403, 403, 200]),
      ("room-answer", ["code": room.code, "body": #"{"epoch":1,"answer":["true"]}"#], [403, 403, 403, 403, 200, 403]),
      ("room-host", ["code": room.code, "body": #"{"do":"pause"}"#], [403, 403, 403, 403, 403, 200]),
      ("watch", ["audience": "room/\(room.code)"], [403, 403, 403, 403, 200, 403]),
      ("watch", ["audience": "room/\(room.code)/screen"], [200, 200, 200, 200, 200, 200]),
      ("watch", ["audience": "room/\(room.code)/host"], [403, 403, 403, 403, 403, 200]),
      ("room-join", ["code": room.code, "name": "New"], [201, 409, 201, 403, 201, 403]),
      ("room", ["code": "99999"], [404, 404, 404, 404, 404, 404]),
      ("room-join", ["code": "abcdef", "name": "New"], [404, 404, 404, 404, 404, 404]),
    ]
    for (operation, fields, statuses) in requests {
      for (token, status) in zip(tokens, statuses) {
        let fields = operation == "room-join" && token == tokens[2] ? fields.merging(["name": "Bob"]) { $1 } : fields
        let reply = try stage.ask(operation, fields.merging(["token": token]) { $1 })
        XCTAssertEqual(reply.status, status, "\(operation) \(fields) by \(tokens.firstIndex(of: token) ?? 0)")
      }
    }
    // Players who are not in are told nothing of the question; a removed one is told why.
    XCTAssertNil(try room.see("Nobody")["question"])
    XCTAssertEqual(try room.see("Eve")["reason"]?.string, "kicked")
    XCTAssertNil(try room.see("Eve")["question"])
  }

  func testTwoRoomsNeverSeeEachOther() throws {
    let stage = try stage()
    let rooms = try [#"{"quizzes":["sea"]}"#, #"{"quizzes":["kinds"]}"#].map { try RoomStage(stage, $0) }
    for (index, room) in rooms.enumerated() {
      try room.join("Player \(index)")
      XCTAssertEqual(try room.watch("Player \(index)").status, 200)
      for role in ["screen", "host"] {
        let fields = ["token": room.owner, "audience": "room/\(room.code)/\(role)"]
        XCTAssertEqual(try stage.ask("watch", fields).status, 200)
      }
    }
    let first = stage.events.count
    for verb in ["open", "lock", "reveal", "board", "next", "pause", "resume", "end"] { try rooms[0].act(verb) }
    stage.pass(1000)
    let events = stage.events[first...]
    XCTAssertGreaterThan(events.count, 10)
    for event in events {
      let audiences = event["to"]?.array?.compactMap(\.string) ?? []
      let room = event.objects.first?["room"]?.string ?? ""
      XCTAssertTrue(audiences.allSatisfy { $0.hasPrefix("room/\(room)/") }, "\(audiences)")
      // Of the other room nothing but who looks was ever told.
      if room == rooms[1].room { XCTAssertEqual(event.objects.first?.phase, "lobby") }
    }
    XCTAssertEqual(try rooms[1].see("Player 1").phase, "lobby")
  }

  /// The bytes that a player is told before the reveal are the same whatever is right.
  func testNothingTellsWhatIsRightBeforeTheReveal() throws {
    var told: [[String]] = []
    for right in ["true", "false"] {
      let stage = try EngineStage()
      try stage.quiz("sea", Samples.sea.replacing("\"correct\":true", with: "\"correct\":\(right)"))
      let room = try RoomStage(stage, #"{"quizzes":["sea"],"seed":1}"#)
      try room.join("Ada")
      XCTAssertEqual(try room.watch("Ada").status, 200)
      try room.act("open")
      _ = try room.answer("Ada", #"{"epoch":1,"answer":["true"]}"#)
      var lines = [
        JSONWriter.text(JSONValue(try room.see("Ada"))), JSONWriter.text(JSONValue(try room.see(as: "screen"))),
      ]
      try room.act("lock")
      lines += [
        JSONWriter.text(JSONValue(try room.see("Ada"))), JSONWriter.text(JSONValue(try room.see(as: "screen"))),
      ]
      let audience = "room/\(room.room)/player/1"
      lines += stage.events.filter { $0["to"]?.array?.first?.string == audience }.map { JSONWriter.text(JSONValue($0)) }
      told.append(lines.map { $0.replacing(room.room, with: "ROOM").replacing(room.code, with: "CODE") })
      try room.act("reveal")
      XCTAssertEqual(try room.see("Ada")["verdict"]?["correct"]?.bool, right == "true")
    }
    XCTAssertEqual(told[0], told[1])
    XCTAssertGreaterThan(told[0].count, 5)
  }

  /// The screen is everybody's: points of homework stay away until it closes, whatever its quiz reveals.
  func testTheScreenOfHomeworkTellsNothingBeforeItsReveal() throws {
    for reveal in ["each", "end", "never"] {
      var told: [[String]] = []
      for right in ["true", "false"] {
        let stage = try EngineStage()
        let quiz = Samples.sea.replacing("\"correct\":true", with: "\"correct\":\(right)")
        try stage.quiz("sea", quiz.replacing("\"Sea\",", with: "\"Sea\",\"reveal\":\"\(reveal)\","))
        let room = try RoomStage(stage, #"{"quizzes":["sea"],"seed":1,"pace":"own"}"#)
        for name in ["Ada", "Bob"] {
          try room.join(name)
          XCTAssertEqual(try room.watch(name).status, 200)
        }
        XCTAssertEqual(try stage.ask("watch", ["audience": "room/\(room.code)/screen"]).status, 200)
        try room.act("open")
        let sitting = try XCTUnwrap(try room.see("Ada")["sitting"]?.string)
        for _ in 0..<2 {
          XCTAssertEqual(try stage.act(sitting, room.tokens["Ada"], #"{"answer":["true"]}"#).status, 200)
          _ = try stage.act(sitting, room.tokens["Ada"], #"{"continue":true}"#)
          stage.pass(1000)
        }
        let seen = [try room.see("Ada"), try room.see("Bob"), try room.see("Nobody"), try room.see(as: "screen")]
        told.append(
          (seen + stage.events).map {
            JSONWriter.text(JSONValue($0)).replacing(/[0-9A-Z]{26}/, with: "ID").replacing(room.code, with: "CODE")
          })
        // The same board as the host has, and the whole once all is over.
        try room.act("end")
        let points = right == "true" ? 2.0 : 0
        let last = try room.see(as: "host")
        XCTAssertEqual(last["board"]?.array?.first { $0["name"]?.string == "Ada" }?["points"]?.double, points)
      }
      XCTAssertEqual(told[0], told[1], reveal)
    }
  }

  func testFiftyAnswersAtOnceLeaveOne() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    try room.join("Ada")
    try room.act("open")
    let ids = (0..<50).map { number in
      stage.send(
        "room-answer",
        [
          "token": room.tokens["Ada"] ?? "", "code": room.code,
          "body": #"{"epoch":1,"answer":["\#(number == 49 ? "false" : "true")"],"request":"r\#(number)"}"#,
        ])
    }
    stage.engine.advance()
    for id in ids { XCTAssertEqual(stage.reply(id)?["kept"]?.bool, true) }
    let seen = try room.act("lock")
    XCTAssertEqual(seen["answered"]?.int, 1)
    XCTAssertEqual(seen["counts"]?["false"]?.int, 1)
    XCTAssertEqual(seen["counts"]?["true"]?.int, 0)
    try room.act("reveal")
    XCTAssertEqual(try room.act("board").rows, ["Ada 1 0.0"])
  }

  func testGuestsGetNoQuizOfAnOpenRoomByThemselves() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    try room.join("Ada")
    XCTAssertEqual(try stage.open(#"{"quiz":"sea"}"#, room.tokens["Ada"]).status, 403)
    XCTAssertEqual(try stage.open(#"{"quiz":"sea"}"#, nil).status, 403)
    XCTAssertEqual(try stage.open(#"{"quiz":"kinds"}"#, nil).status, 201)
    XCTAssertEqual(try stage.open(#"{"quiz":"sea"}"#, room.owner).status, 201)
    // Not behind a restart either.
    try stage.begin()
    XCTAssertEqual(try stage.open(#"{"quiz":"sea"}"#, room.tokens["Ada"]).status, 403)
    try room.act("end")
    XCTAssertEqual(try stage.open(#"{"quiz":"sea"}"#, room.tokens["Ada"]).status, 201)
  }
}
