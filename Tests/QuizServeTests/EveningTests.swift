import Foundation
import XCTest

/// A whole evening with the real programs: four rounds, eight teams, one without a phone, one phone lost and back, a corrected
/// score, the host killed and started again.
final class EveningTests: XCTestCase {
  private static let teams = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Table 8"]
  private static let questions = 3
  /// Their points by a plain model.
  private var points = [Int](repeating: 0, count: EveningTests.teams.count)
  private var phones: [Phone] = []
  private var epoch = 0

  private func quizzes(_ house: HostedRoom) throws -> [String] {
    try (1...4).map { round in
      let questions = (1...Self.questions).map { number in
        #"{"id":"q\#(number)","text":"Round \#(round), question \#(number)?","answers":[{"text":"Right","correct":true},{"text":"Wrong"}]}"#
      }
      return try house.quiz(
        "round\(round)", #"{"title":"Round \#(round)","questions":[\#(questions.joined(separator: ","))]}"#)
    }
  }

  /// Whether a team knows it.
  private func isRight(_ team: Int, _ epoch: Int) -> Bool { (team * 5 + epoch * 3 + team * epoch) % 7 < 4 }

  private func answer(_ house: HostedRoom, _ teams: [Int]) throws {
    for team in teams {
      let ids = [isRight(team, epoch) ? "a" : "b"]
      if isRight(team, epoch) { points[team] += 1 }
      if team < phones.count {
        XCTAssertEqual(try phones[team].answer(ids, epoch: epoch), 200, Self.teams[team])
      } else {
        try house.order(["do": "enter", "player": team + 1, "answer": ids])
      }
    }
    if teams.contains(where: { $0 >= phones.count }) {
      _ = try house.wait("the entered answer") { room in
        room["epoch"] as? Int == epoch && !((room["missing"] as? [String] ?? ["Table 8"]).contains("Table 8"))
      }
    }
  }

  private func next(_ house: HostedRoom, _ verb: String = "next") throws {
    epoch += 1
    try house.lead(verb, to: "open", epoch: epoch)
  }

  private func settle(_ house: HostedRoom) throws {
    let locked = try house.lead("lock", to: "locked")
    XCTAssertNotNil(locked["counts"], "the host sees the spread")
    XCTAssertNil(try phones[0].look()["counts"], "a player does not before the reveal")
    try house.lead("reveal", to: "reveal")
    let shown = try phones[0].look()
    XCTAssertEqual((shown["verdict"] as? [String: Any])?["correct"] as? Bool, isRight(0, epoch), "\(shown)")
    try checkBoard(try house.lead("board", to: "board"))
  }

  /// The board is what the model says: points, and places that equals share.
  private func checkBoard(_ room: [String: Any]) throws {
    let board = try XCTUnwrap(room["board"] as? [[String: Any]])
    XCTAssertEqual(board.count, Self.teams.count)
    for row in board {
      let team = try XCTUnwrap(row["player"] as? Int) - 1
      XCTAssertEqual(row["name"] as? String, Self.teams[team])
      XCTAssertEqual(row["points"] as? Double, Double(points[team]), Self.teams[team])
      XCTAssertEqual(row["place"] as? Int, 1 + points.count { $0 > points[team] }, Self.teams[team])
    }
  }

  func testAWholeEvening() throws {
    let house = try HostedRoom()
    try house.start(try quizzes(house) + ["--seed", "3"])
    for name in Self.teams.dropLast() { phones.append(try Phone(house, name: name)) }
    XCTAssertEqual(phones.map(\.player), Array(1...7))
    try house.order(["do": "enter", "name": "Table 8"])
    _ = try house.wait("all eight") { $0["players"] as? Int == 8 }
    let all = Array(Self.teams.indices)

    // The first round, as it should be.
    for number in 1...Self.questions {
      try next(house, number == 1 ? "open" : "next")
      try answer(house, all)
      try settle(house)
    }
    // A phone is lost in the second, for a question and a half.
    try next(house)
    try answer(house, all.filter { $0 != 2 })
    try settle(house)
    try next(house)
    let back = try phones[2].stream(since: 1)
    XCTAssertTrue(back.contains("\"phase\":\"open\"") && back.contains("\"epoch\":\(epoch)"), back)
    try answer(house, all)
    try settle(house)
    try next(house)
    try answer(house, all)
    try settle(house)
    // In the third a score is corrected, and the host's machine dies while a question is open.
    try next(house)
    try answer(house, [0, 1, 2, 3])
    try house.order(["do": "correct", "player": 5, "points": 2, "why": "a second right answer"])
    points[4] += 2
    _ = try house.wait("the correction's reply") { ($0["answered"] as? Int) == 4 }
    try waitUntilCorrected(house)
    house.kill()
    try house.start(["--room", house.room])
    let paused = try house.wait("the room, paused") { $0["phase"] as? String == "paused" }
    XCTAssertEqual(paused["epoch"] as? Int, epoch)
    XCTAssertEqual(paused["answered"] as? Int, 4, "no answer is lost")
    XCTAssertEqual(paused["players"] as? Int, 8)
    try house.lead("resume", to: "open")
    try answer(house, [4, 5, 6, 7])
    try settle(house)
    for _ in 2...Self.questions {
      try next(house)
      try answer(house, all)
      try settle(house)
    }
    // The fourth to its end.
    for _ in 1...Self.questions {
      try next(house)
      try answer(house, all)
      try settle(house)
    }
    try checkBoard(try house.lead("next", to: "over"))
    XCTAssertEqual(try phones[6].look()["phase"] as? String, "over")
    XCTAssertEqual(house.leave(), 0, house.said)
    XCTAssertTrue(house.said.contains("quizrun rooms \(house.room)"), house.said)
  }

  /// The order was answered when a later one is, as they are done in turn.
  private func waitUntilCorrected(_ house: HostedRoom) throws {
    try house.order(["do": "lock-joining"])
    _ = try house.wait("the next order") { $0["joining"] as? Bool == false }
  }
}
