import XCTest

@testable import QuizCore

/// A walk asks a mode once for what is the same for everybody, and each time for what is not.
final class KnownOutcomesTests: XCTestCase {
  /// A mode in its quicker form that counts how often each hook is asked.
  private final class Counting: Mode {
    let info = ModeInfo(id: "counting", name: "Counting", fits: .any, hooks: [.start, .after, .result])
    var asked: [Hook: Int] = [:]
    var onAfter: (HookContext) -> Void = { _ in }
    var onResult: (HookContext) -> Void = { _ in }
    /// The state after a turn.
    var next: (WalkHooks.State, WalkedTurn) -> WalkHooks.State = { state, turn in state + [UInt8(turn.verdict.points)] }

    var walkHooks: WalkHooks? {
      WalkHooks(
        start: { _ in
          self.asked[.start, default: 0] += 1
          return []
        },
        after: { state, turn, _, context in
          self.asked[.after, default: 0] += 1
          self.onAfter(context)
          return self.next(state, turn)
        },
        result: { state, context in
          self.asked[.result, default: 0] += 1
          self.onResult(context)
          var result = SittingResult()
          result.headline = "\(state)"
          return result
        })
    }
  }

  private func walk(_ mode: Counting, questions: Int = 3) throws -> Walk {
    let list = (1...questions).map { number in
      Question(
        id: "q\(number)", kind: .single, text: "T",
        answers: [Answer(id: "a", text: "A", isCorrect: true), Answer(id: "b", text: "B")])
    }
    let beginning = Beginning(
      sitting: "s", quiz: Quiz(id: "t", title: "T", questions: list), seed: 1, players: [""],
      day: CivilDay(year: 2026, month: 11, day: 20))
    return try XCTUnwrap(Walk(beginning, [mode]))
  }

  private func headline(_ walk: Walk, _ player: String, _ answers: String) -> String? {
    let chosen = Array(answers)
    return walk.result(of: player) { walk.turn($0, choosing: String(chosen[$0])) }?.headline
  }

  func testWhatIsTheSameForEverybodyIsAskedOnce() throws {
    let mode = Counting()
    let walk = try walk(mode)
    for player in ["Ada", "Bob", "Eve"] {
      XCTAssertEqual(headline(walk, player, "aba"), "[1, 0, 1]")
    }
    XCTAssertEqual(mode.asked, [.start: 1, .after: 3, .result: 1])
    XCTAssertEqual(headline(walk, "Ida", "abb"), "[1, 0, 0]")
    XCTAssertEqual(mode.asked, [.start: 1, .after: 4, .result: 2])
  }

  func testTheSameStateAtAnotherPlaceIsAskedAnew() throws {
    let mode = Counting()
    mode.next = { state, turn in [UInt8(turn.turn.step.number)] }
    let walk = try walk(mode)
    XCTAssertEqual(headline(walk, "Ada", "aaa"), headline(walk, "Bob", "bbb"))
    XCTAssertEqual(mode.asked, [.start: 1, .after: 6, .result: 1])
  }

  func testAHookThatLooksAtThePlayerOrTheSittingIsAskedEachTime() throws {
    for (name, look) in [
      ("the player", { $0.notePlayer() }), ("the sitting", { _ = $0.state.turns }),
    ] as [(String, (HookContext) -> Void)] {
      let after = Counting()
      after.onAfter = look
      let walked = try walk(after)
      for player in ["Ada", "Bob"] { XCTAssertEqual(headline(walked, player, "aaa"), "[1, 1, 1]") }
      XCTAssertEqual(after.asked, [.start: 1, .after: 6, .result: 1], name)
      let result = Counting()
      result.onResult = look
      let again = try walk(result)
      for player in ["Ada", "Bob"] { XCTAssertEqual(headline(again, player, "aaa"), "[1, 1, 1]") }
      XCTAssertEqual(result.asked, [.start: 1, .after: 3, .result: 2], name)
    }
  }

  func testWhatIsKeptIsBoundedAndRightBeyond() throws {
    let mode = Counting()
    mode.next = { state, turn in state + Array(repeating: UInt8(turn.verdict.points), count: 1000) }
    let walk = try walk(mode, questions: 12)
    func answers(_ number: Int) -> String {
      String((0..<12).map { number >> $0 & 1 == 1 ? Character("a") : "b" })
    }
    for _ in 0..<2 {
      for number in 0..<400 {
        let expected = (0..<12).flatMap { [UInt8](repeating: UInt8(number >> $0 & 1), count: 1000) }
        XCTAssertEqual(headline(walk, "Ada", answers(number)), "\(expected)", "\(number)")
      }
    }
    XCTAssertGreaterThan(mode.asked[.result] ?? 0, 400, "more than the bound was kept")
  }

  func testAnEndIsKnownOnceSomebodyCameToIt() throws {
    let mode = Counting()
    let walk = try walk(mode)
    func end(_ answers: String) -> Walk.End? {
      let chosen = Array(answers)
      return walk.end { walk.turn($0, choosing: String(chosen[$0])).number }
    }
    XCTAssertNil(end("aba"))
    let result = walk.result(of: "Ada") { walk.turn($0, choosing: ["a", "b", "a"][$0]) }
    let known = try XCTUnwrap(end("aba"))
    XCTAssertEqual(walk.result(at: known), result)
    XCTAssertEqual(result?.points, 2)
    XCTAssertNil(end("abb"), "the last turn was never taken")
    XCTAssertNil(walk.end { _ in nil }, "a turn without a number")
    XCTAssertEqual(mode.asked, [.start: 1, .after: 3, .result: 1])
  }

  func testEqualStatesWithOtherPointsAreOtherEnds() throws {
    let mode = Counting()
    mode.next = { state, _ in state }
    let walk = try walk(mode)
    for answers in ["aaa", "bbb"] { XCTAssertEqual(headline(walk, "Ada", answers), "[]") }
    let ends = ["a", "b"].map { answer in walk.end { walk.turn($0, choosing: answer).number } }
    XCTAssertEqual(ends.map { $0.flatMap(walk.result)?.points }, [3, 0])
  }

  func testAnEndIsUnknownWhereTheResultIsPersonal() throws {
    let mode = Counting()
    mode.onResult = { $0.notePlayer() }
    let walk = try walk(mode)
    XCTAssertEqual(headline(walk, "Ada", "aaa"), "[1, 1, 1]")
    let end = try XCTUnwrap(walk.end { walk.turn($0, choosing: "a").number })
    XCTAssertNil(walk.result(at: end))
  }
}
