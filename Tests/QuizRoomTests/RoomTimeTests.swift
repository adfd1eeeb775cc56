import QuizCore
import QuizRoom
import XCTest

/// Players to whom the host gave more time: the others do not get it, and the question waits for their answer.
final class RoomTimeTests: XCTestCase {
  private var state = RoomState(
    RoomPlan(room: "R", seed: 1, rounds: [RoomPlan.Round(sitting: "S", quiz: nil, title: "T", mode: "m")]))

  private func take(_ command: RoomCommand, at ms: Int = 0) throws(RoomRefusal) {
    for event in try RoomRules.decide(command, state, at: ms) { state.evolve(event) }
  }

  private func answer(_ player: Int, at ms: Int) throws(RoomRefusal) {
    try take(.answer(player: player, epoch: 1, .chosen(["a"]), inputs: [], request: nil), at: ms)
  }

  private func opened(factor: Double = 1.5) throws {
    for name in ["Ada", "Bo"] { try take(.join(name: name, team: nil, visitor: name, chance: 0)) }
    try take(.allow(player: 1, factor: factor))
    try take(.open(RoomQuestion(round: 0, number: 1, limit: 10_000)))
  }

  func testTheLockWaitsForThoseWithMoreTime() throws {
    try opened()
    try take(.tick, at: 10_000)
    XCTAssertEqual(state.phase, .open)
    XCTAssertThrowsError(try answer(2, at: 10_000)) { XCTAssertEqual($0 as? RoomRefusal, .late) }
    try answer(1, at: 14_999)
    XCTAssertEqual(state.current?.answers[1]?.ms, 9_999, "as if it had come that many times sooner")
    try take(.tick, at: 15_000)
    XCTAssertEqual(state.phase, .locked)
  }

  func testItWaitsNoLongerThanTheirTime() throws {
    try opened()
    try take(.tick, at: 15_000)
    XCTAssertEqual(state.phase, .locked)
    XCTAssertEqual(state.current?.elapsed, 15_000)
  }

  func testAnAnswerGivenInTimeIsNotWaitedFor() throws {
    try opened()
    try answer(1, at: 3_000)
    XCTAssertEqual(state.current?.answers[1]?.ms, 2_000)
    try take(.tick, at: 10_000)
    XCTAssertEqual(state.phase, .locked)
  }

  func testAFactorIsTakenBackAndHasBounds() throws {
    try opened(factor: 10)
    try take(.allow(player: 1, factor: 1))
    XCTAssertEqual(state.factors, [:])
    for factor in [0.5, 10.5, .nan, .infinity] {
      XCTAssertThrowsError(try take(.allow(player: 1, factor: factor))) {
        XCTAssertEqual($0 as? RoomRefusal, .badFactor)
      }
    }
    for factor in [0, -1, 1e308, .nan] { state.evolve(.allowed(player: 1, factor: factor)) }
    XCTAssertEqual(state.factors, [:], "nothing that a log was given by hand")
    XCTAssertThrowsError(try take(.allow(player: 3, factor: 2))) { XCTAssertEqual($0 as? RoomRefusal, .unknownPlayer) }
  }

  func testWithoutALimitNothingChanges() throws {
    for name in ["Ada", "Bo"] { try take(.join(name: name, team: nil, visitor: name, chance: 0)) }
    try take(.allow(player: 1, factor: 2))
    try take(.open(RoomQuestion(round: 0, number: 1)))
    try answer(1, at: 8_000)
    XCTAssertEqual(state.current?.answers[1]?.ms, 8_000)
  }
}
