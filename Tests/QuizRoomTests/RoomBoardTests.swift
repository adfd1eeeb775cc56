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
}
