import QuizCore
import QuizRoom
import XCTest

/// The board adds points up as grading does: nothing is rounded, and the loss of binary fractions separates no players.
final class RoomBoardTests: XCTestCase {
  func testSumsAreWhatTheyAreAndEqualOnesShareAPlace() {
    var state = RoomState(
      RoomPlan(room: "R", seed: 1, rounds: [RoomPlan.Round(sitting: "S", quiz: nil, title: "T", mode: "m")]))
    let points = [0.1 + 0.2, 0.3, 1.0 / 3, 0.299_999_9]
    for (place, points) in points.enumerated() {
      state.evolve(.joined(player: place + 1, name: "P\(place + 1)", visitor: nil))
      state.evolve(.stood(player: place + 1, round: 0, RoomStanding(points: points, of: 1)))
    }
    XCTAssertEqual(state.board.map(\.player), [3, 1, 2, 4])
    XCTAssertEqual(state.board.map(\.place), [1, 2, 2, 4])
    XCTAssertEqual(state.board.map(\.points), [1.0 / 3, 0.1 + 0.2, 0.3, 0.299_999_9])
  }

  func testTeamsHaveTheMeanOfTheirPlayers() throws {
    var plan = RoomPlan(room: "R", seed: 1, rounds: [RoomPlan.Round(sitting: "S", quiz: nil, title: "T", mode: "m")])
    plan.teams = ["Red", "Blue"]
    var state = RoomState(plan)
    func join(_ name: String, _ team: String?) throws(RoomRefusal) {
      for event in try RoomRules.decide(.join(name: name, team: team, visitor: name, chance: 0), state, at: 0) {
        state.evolve(event)
      }
    }
    try join("Ada", "blue")
    for name in ["Bo", "Cem", "Dee"] { try join(name, nil) }
    XCTAssertEqual(
      state.players.map { state.team(of: $0) }, ["Blue", "Red", "Red", "Blue"], "the smallest, then the first")
    XCTAssertThrowsError(try join("Eve", "Green")) {
      XCTAssertEqual($0 as? RoomRefusal, .noSuchTeam("Green", ["Red", "Blue"]))
    }
    for (place, points) in [4.0, 1, 2, 7].enumerated() {
      state.evolve(.stood(player: place + 1, round: 0, RoomStanding(points: points, of: 9)))
    }
    XCTAssertEqual(state.teams.map { "\($0.name) \($0.points) \($0.players)" }, ["Blue 5.5 2", "Red 1.5 2"])
    state.evolve(.kicked(player: 4))
    XCTAssertEqual(state.teams.map { "\($0.name) \($0.points) \($0.players)" }, ["Blue 4.0 1", "Red 1.5 2"])
  }
}
