import JSONText
import XCTest

@testable import QuizEngine

/// Teams of a room: who is in which, and when their points are told.
final class RoomTeamTests: XCTestCase {
  private func stage() throws -> EngineStage {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    return stage
  }

  func testTheMeanOfATeamStandsOnTheBoardAlone() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"],"seed":1,"teams":["Red","Blue"]}"#)
    try room.join("Ada", team: "Blue")
    try room.join("Bo")
    try room.join("Cem")
    XCTAssertEqual(try room.see("Bo")["team"]?.string, "Red", "the smaller one")
    XCTAssertEqual(try room.see(as: "host")["people"]?.array?.map { $0["team"]?.string }, ["Blue", "Red", "Red"])
    try room.act("open")
    for (name, answer) in [("Ada", "true"), ("Bo", "false"), ("Cem", "true")] {
      XCTAssertEqual(try room.answer(name, #"{"epoch":1,"answer":["\#(answer)"]}"#).status, 200)
    }
    try room.act("lock")
    XCTAssertNil(try room.see("Ada")["place_of"], "nothing is told before the reveal")
    let shown = try room.act("reveal")
    XCTAssertTrue(shown["teams"]?.array?.allSatisfy { $0["points"] == nil } == true)
    XCTAssertNotNil(try room.see("Ada")["place_of"], "one's own place stands beside the verdict")
    let board = try room.act("board")
    let teams = (board["teams"]?.array ?? []).map {
      "\($0["name"]?.string ?? "") \($0["points"]?.double ?? -1) \($0["players"]?.int ?? 0)"
    }
    let points = Dictionary(
      uniqueKeysWithValues: (board["board"]?.array ?? []).map {
        ($0["name"]?.string ?? "", $0["points"]?.double ?? 0)
      })
    let means = ["Red": ((points["Bo"] ?? 0) + (points["Cem"] ?? 0)) / 2, "Blue": points["Ada"] ?? 0]
    XCTAssertEqual(Set(teams), ["Red \(means["Red"] ?? 0) 2", "Blue \(means["Blue"] ?? 0) 1"])
    XCTAssertEqual(board["board"]?.array?.map { $0["team"]?.string }.contains("Blue"), true)
    XCTAssertTrue(try room.see("Ada")["teams"]?.array?.count == 2)
  }

  func testWhatIsNoListOfTeamsIsRefused() throws {
    let stage = try stage()
    let token = try stage.owner()
    for teams in [#"["Red"]"#, #""Red""#, #"["Red","red"]"#, #"["Red"," "]"#, "[1,2]"] {
      let reply = try stage.ask("room-open", ["token": token, "body": #"{"quizzes":["sea"],"teams":\#(teams)}"#])
      XCTAssertEqual(reply.status, 422, teams)
    }
    let room = try RoomStage(stage, #"{"quizzes":["sea"],"teams":["Red","Blue"]}"#)
    let reply = try stage.ask("room-join", ["code": room.code, "name": "Ada", "team": "Green"])
    XCTAssertEqual(reply.status, 422, reply.message)
  }
}
