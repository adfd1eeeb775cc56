import JSONText
import QuizCore
import QuizStore
import XCTest

@testable import QuizEngine

/// Tests what guests may leave here: so many sittings, and only while the disk has room.
final class GuestBudgetTests: XCTestCase {
  private func stage() throws -> EngineStage {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    return stage
  }

  private func open(_ stage: EngineStage, _ token: String? = nil, from address: String = "10.0.0.1") throws -> JSONNode
  {
    var fields = ["body": #"{"quiz":"sea","new":true}"#, "address": address]
    fields["token"] = token
    return try stage.ask("open", fields)
  }

  /// A guest who looked at twenty quizzes gets the next one: the oldest that was not answered goes.
  func testTheOldestUnansweredSittingGoes() throws {
    let stage = try stage()
    let first = try open(stage)
    let token = try XCTUnwrap(first["token"]?.string)
    _ = try stage.act(first.sitting, token, #"{"answer":["true"]}"#)
    let second = try open(stage, token)
    for _ in 0..<18 { XCTAssertEqual(try open(stage, token).status, 201) }
    XCTAssertEqual(try open(stage, token).status, 201)
    XCTAssertEqual(try stage.show(first.sitting, token).status, 200, "what was answered stays")
    XCTAssertEqual(try stage.show(second.sitting, token).status, 404)
  }

  /// Where all of them were begun, one has to be finished first.
  func testWhatWasBegunIsKept() throws {
    let stage = try stage()
    var token: String?
    for _ in 0..<20 {
      let opened = try open(stage, token)
      token = token ?? opened["token"]?.string
      _ = try stage.act(opened.sitting, token, #"{"answer":["true"]}"#)
    }
    XCTAssertEqual(try open(stage, token).status, 422)
    let home = try stage.ask("home", ["token": token ?? ""]).objects.first
    XCTAssertEqual(home?["unfinished"]?.int, 20)
  }

  /// Forty at once without a cookie, then one each half second, from each address by itself.
  func testStrangersOfAnAddressBeginOneByOne() throws {
    let stage = try stage()
    for _ in 0..<40 { XCTAssertEqual(try open(stage).status, 201) }
    let denied = try open(stage)
    XCTAssertEqual(denied.status, 429)
    XCTAssertNil(denied["token"])
    XCTAssertEqual(try stage.ask("guest", ["address": "10.0.0.1"]).status, 429)
    XCTAssertEqual(try open(stage, from: "10.0.0.2").status, 201)
    stage.pass(1000)
    XCTAssertEqual([try open(stage).status, try open(stage).status, try open(stage).status], [201, 201, 429])
  }

  /// Two hundred unanswered sittings of an address stay, however many guests began them.
  func testAnAddressKeepsTwoHundredUnanswered() throws {
    let stage = try stage()
    var opened: [(sitting: String, token: String)] = []
    for number in 0..<205 {
      stage.pass(600)
      let reply = try open(stage)
      XCTAssertEqual(reply.status, 201)
      opened.append((reply.sitting, reply["token"]?.string ?? ""))
      if number == 1 { _ = try stage.act(reply.sitting, opened[1].token, #"{"answer":["true"]}"#) }
    }
    let kept = try opened.prefix(6).map { try stage.show($0.sitting, $0.token).status == 200 }
    XCTAssertEqual(kept, [false, true, false, false, false, true])
  }

  func testOfAllTogetherTheOldestAreFound() throws {
    let stage = try stage()
    var sittings: [String] = []
    for number in 0..<4 {
      let reply = try open(stage)
      sittings.append(reply.sitting)
      if number == 0 { _ = try stage.act(reply.sitting, reply["token"]?.string, #"{"answer":["true"]}"#) }
    }
    let record = try SQLiteRecord(folder: stage.data + "/guests", now: { WallTime(milliseconds: 0) })
    XCTAssertEqual(try record.unanswered(beyond: 1, most: 10), [sittings[2], sittings[1]])
  }

  /// A disk that is nearly full takes nothing of guests, and what the owner plays.
  func testAFullDiskLeavesRoomForTheOwner() throws {
    let stage = try stage()
    let owner = try stage.owner()
    let guest = try open(stage)
    let token = try XCTUnwrap(guest["token"]?.string)
    stage.engine.guests.diskRoom = { _ in DiskRoom(free: 400_000_000, total: 4_000_000_000) }
    stage.pass(2000)
    XCTAssertEqual(try open(stage).status, 503)
    XCTAssertEqual(try stage.act(guest.sitting, token, #"{"answer":["true"]}"#).status, 503)
    XCTAssertEqual(try stage.ask("guest").status, 503)
    XCTAssertEqual(try stage.open(#"{"quiz":"sea"}"#, owner).status, 201)
    stage.engine.guests.diskRoom = { _ in DiskRoom(free: 4_000_000_000, total: 100_000_000_000) }
    stage.pass(2000)
    XCTAssertEqual(try open(stage).status, 503, "less than a twentieth")
    stage.engine.guests.diskRoom = { _ in DiskRoom(free: 6_000_000_000, total: 100_000_000_000) }
    stage.pass(2000)
    XCTAssertEqual(try stage.act(guest.sitting, token, #"{"answer":["true"]}"#).status, 200)
  }
}
