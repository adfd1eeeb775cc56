import QuizCore
import QuizTesting
import XCTest

/// A record played again comes out the same; a record that was changed does not.
final class ReplayTests: XCTestCase {
  private let seeds = UInt64(400)

  /// Plays a random sitting; all that was recorded of it.
  private func played(_ seed: UInt64) -> (sitting: RandomSitting, events: [SittingEvent]) {
    let sitting = RandomSitting(seed: seed)
    return (sitting, sitting.played())
  }

  private func makers(_ sitting: RandomSitting) -> [() -> any Mode] {
    sitting.layers.indices.map { place in { sitting.layers[place] } }
  }

  func testEveryRandomSittingReplays() {
    for seed in 0..<seeds {
      let (sitting, events) = played(seed)
      var replay = Replay(sitting.beginning, events, layers: makers(sitting))
      if let difference = replay.firstDifference() { XCTFail("seed \(seed): \(difference)") }
      var state = SittingState.initial(sitting.beginning)
      for event in events { state.evolve(event) }
      XCTAssertEqual(replay.state, state, "seed \(seed)")
    }
  }

  func testTheInputsAloneGiveTheSameResult() throws {
    for seed in 0..<seeds {
      let (sitting, events) = played(seed)
      var replay = Replay(sitting.beginning, events, layers: makers(sitting))
      XCTAssertNil(replay.firstDifference())
      let again = try InputReplay.state(sitting.beginning, replay.inputs, layers: makers(sitting))
      XCTAssertEqual(again.result, replay.state.result, "seed \(seed)")
      XCTAssertEqual(again.past.map(\.verdict), replay.state.past.map(\.verdict), "seed \(seed)")
    }
  }

  func testAChangedVerdictIsFoundAtItsStep() throws {
    var found = 0
    for seed in 0..<seeds {
      var (sitting, events) = played(seed)
      guard let index = events.lastIndex(where: \.isSettling), case .took(var turn) = events[index] else { continue }
      turn.verdict?.points += 1
      events[index] = .took(turn)
      var replay = Replay(sitting.beginning, events, layers: makers(sitting))
      let difference = try XCTUnwrap(replay.firstDifference(), "seed \(seed)")
      XCTAssertEqual(difference.event, index, "seed \(seed): \(difference)")
      XCTAssertEqual(difference.question, turn.step.id, "seed \(seed)")
      found += 1
    }
    XCTAssertGreaterThan(found, 100)
  }

  func testEveryChangeOfWhatFollowsIsFound() {
    for seed in 0..<seeds {
      let (sitting, events) = played(seed)
      guard events.count > 3 else { continue }
      for index in [0, events.count / 2, events.count - 1] {
        var changed = events
        switch changed[index] {
        case .ordered(let ids): changed[index] = .ordered(ids + ["extra"])
        case .opened(let step, _, let rest): changed[index] = .opened(step, status: ["forged"], rest: rest)
        case .finished(var result):
          result.points = 1000
          changed[index] = .finished(result)
        default: continue
        }
        var replay = Replay(sitting.beginning, changed, layers: makers(sitting))
        XCTAssertNotNil(replay.firstDifference(), "seed \(seed), event \(index)")
      }
    }
  }

  func testAClockFailureIsTakenFromTheRecord() throws {
    let quiz = Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b"), .single("q2", "*a", "b")])
    var calls = 0
    let slow: () -> any Mode = {
      ScriptedMode("slow") { mode in
        mode.onJudge = { question, turn, context in
          calls += 1
          if calls == 1 { throw HookFailure(plugin: "slow", hook: .judge, message: "too slow", isByClock: true) }
          return Verdict(points: 5, of: 5, correct: true)
        }
      }
    }
    let beginning = Beginning.of(quiz, layers: [slow()], seed: 1)
    var decider = Decider(layers: [slow()], state: .initial(beginning))
    var events = try decider.decide(.begin)
    for _ in 0..<2 { events += try decider.decide(.answer(.chosen(["a"]), inputs: [])) }
    XCTAssertEqual(events.count { if case .hookFailed = $0 { true } else { false } }, 1)
    var replay = Replay(beginning, events, layers: [slow])
    XCTAssertNil(replay.firstDifference())
    XCTAssertEqual(replay.state.result?.points, 6)
  }

  /// A hook that this machine had no time for, and that of the sitting had, is no difference of the record.
  func testAHookThatLacksTimeOnlyHereIsNoted() throws {
    let quiz = Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b"), .single("q2", "*a", "b")])
    var isBusy = false
    let mode: () -> any Mode = {
      ScriptedMode("slow") { mode in
        mode.onJudge = { _, _, _ in
          if isBusy { throw HookFailure(plugin: "slow", hook: .judge, message: "too slow", isByClock: true) }
          return Verdict(points: 5, of: 5, correct: true)
        }
      }
    }
    let beginning = Beginning.of(quiz, layers: [mode()], seed: 1)
    var decider = Decider(layers: [mode()], state: .initial(beginning))
    var events = try decider.decide(.begin)
    for _ in 0..<2 { events += try decider.decide(.answer(.chosen(["a"]), inputs: [])) }
    var replay = Replay(beginning, events, layers: [mode])
    XCTAssertNil(replay.firstDifference())
    XCTAssertFalse(replay.lacksTime)
    isBusy = true
    var starved = Replay(beginning, events, layers: [mode])
    XCTAssertNotNil(starved.firstDifference())
    XCTAssertTrue(starved.lacksTime)
  }

  /// A hook fails as it is recorded to fail, or the record is not the sitting's.
  func testAFailureOfAnotherHookIsFound() throws {
    let quiz = Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b"), .single("q2", "*a", "b")])
    let broken: () -> any Mode = { ScriptedMode("broken") { $0.onStatus = { _ in throw Broken() } } }
    let beginning = Beginning.of(quiz, layers: [broken()], seed: 1)
    var decider = Decider(layers: [broken()], state: .initial(beginning))
    let events = try decider.decide(.begin)
    var honest = Replay(beginning, events, layers: [broken])
    XCTAssertNil(honest.firstDifference())
    let place = try XCTUnwrap(events.firstIndex { if case .hookFailed = $0 { true } else { false } })
    for forged in [
      HookFailure(plugin: "broken", hook: .judge, message: "broken"),
      HookFailure(plugin: "other", hook: .status, message: "broken"),
    ] {
      var changed = events
      changed[place] = .hookFailed(forged)
      var replay = Replay(beginning, changed, layers: [broken])
      XCTAssertEqual(replay.firstDifference()?.event, place, "\(forged)")
    }
  }
}

extension SittingEvent {
  /// A settled question with points.
  fileprivate var isSettling: Bool {
    if case .took(let turn) = self { return turn.isSettled && turn.verdict != nil }
    return false
  }
}
