import JSONText
import QuizCore
import XCTest

@testable import QuizEngine

/// More time for one player of a room, as everybody sees it.
final class RoomTimeTests: XCTestCase {
  private let wide =
    #"{"title":"T","questions":[{"id":"a","text":"Wide?","limit":10,"answers":[{"text":"Amazon","correct":true},{"text":"Ems"}]}]}"#

  private func room(_ more: String = "") throws -> RoomStage {
    let stage = try EngineStage()
    try stage.quiz("wide", wide)
    let room = try RoomStage(stage, #"{"quizzes":["wide"],"seed":7\#(more)}"#)
    try room.join("Ada")
    try room.join("Bo")
    let told = try room.host(#"{"do":"time","player":1,"factor":1.5}"#)
    XCTAssertEqual(told.status, 200, told.message)
    return room
  }

  func testTheOthersAreDoneWhileOneHasTime() throws {
    let room = try room()
    try room.act("open")
    XCTAssertEqual(try room.see("Ada")["left_ms"]?.int, 15_000)
    XCTAssertEqual(try room.see("Ada")["question"]?["limit"]?.double, 15)
    XCTAssertEqual(try room.see("Ada")["time_factor"]?.double, 1.5)
    for seen in [try room.see("Bo"), try room.see(as: "screen"), try room.see(as: "host")] {
      XCTAssertEqual(seen["left_ms"]?.int, 10_000)
      XCTAssertNil(seen["time_factor"])
    }
    room.stage.pass(10_000)
    XCTAssertEqual(try room.see("Bo").phase, "locked")
    XCTAssertEqual(try room.see(as: "screen").phase, "locked")
    XCTAssertEqual(try room.see("Ada").phase, "open")
    let host = try room.see(as: "host")
    XCTAssertEqual([host.phase, "\(host["left_ms"]?.int ?? 0)"], ["open", "5000"])
    XCTAssertEqual(host["people"]?.array?.compactMap { $0["time_factor"]?.double }, [1.5])
    let answer = #"{"epoch":1,"answer":["\#(host["question"]?["answers"]?.array?[0]["id"]?.string ?? "")"]}"#
    XCTAssertEqual(try room.answer("Bo", answer).status, 409)
    XCTAssertEqual(try room.answer("Ada", answer).status, 200)
    XCTAssertEqual(try room.see(as: "host").phase, "locked", "nobody is waited for any more")
  }

  func testAFactorIsANumberFromOneToTen() throws {
    let room = try room()
    for body in [#"{"do":"time","player":1}"#, #"{"do":"time","player":1,"factor":0.5}"#, #"{"do":"time","factor":2}"#]
    {
      XCTAssertEqual(try room.host(body).status, 422, body)
    }
  }

  func testAtTheirOwnPaceASittingHasIt() throws {
    let room = try room(#","pace":"own""#)
    try room.act("open")
    for (name, left) in [("Ada", 15_000), ("Bo", 10_000)] {
      let sitting = try XCTUnwrap(try room.see(name)["sitting"]?.string)
      let page = try room.stage.show(sitting, room.tokens[name])
      let lefts = page.objects.compactMap { $0["left_ms"]?.int }
      XCTAssertEqual(lefts, [left], "\(page.objects)")
    }
  }
}
