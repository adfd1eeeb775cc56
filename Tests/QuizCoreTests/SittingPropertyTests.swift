import QuizCore
import QuizTesting
import XCTest

/// Tests what holds for every sitting on random ones.
final class SittingPropertyTests: XCTestCase {
  private static let seeds = UInt64(1)...400

  private func play(_ seed: UInt64, steps: Int = 60) -> Scenario {
    var random = RandomSitting(seed: seed)
    var play = Scenario(random.beginning, random.layers)
    play.when(.begin)
    for _ in 0..<steps where !play.state.isOver { play.when(random.command(at: play.state)) }
    return play
  }

  func testTheEventsAreTheSitting() {
    for seed in Self.seeds {
      let play = self.play(seed)
      XCTAssertEqual(SittingState.replaying(play.events, play.state.beginning), play.state, "seed \(seed)")
    }
  }

  func testTheSameCommandsGiveTheSameEvents() {
    for seed in Self.seeds {
      let play = self.play(seed)
      var again = Scenario(play.state.beginning, RandomSitting(seed: seed).layers)
      for command in play.commands { again.when(command) }
      XCTAssertEqual(again.events, play.events, "seed \(seed)")
      XCTAssertEqual(again.state, play.state, "seed \(seed)")
    }
  }

  func testResumedAtEveryStepEqualsNeverInterrupted() {
    for seed in Self.seeds {
      let play = self.play(seed)
      var events: [SittingEvent] = []
      for command in play.commands {
        var resumed = Scenario(play.state.beginning, RandomSitting(seed: seed).layers, given: events)
        resumed.when(command)
        events = resumed.events
      }
      XCTAssertEqual(events, play.events, "seed \(seed)")
    }
  }

  func testDecidingInPlaceGivesTheSameEventsAndState() {
    for seed in Self.seeds {
      var random = RandomSitting(seed: seed)
      var play = Scenario(random.beginning, random.layers)
      var decider = Decider(layers: RandomSitting(seed: seed).layers, state: play.state)
      play.when(.begin)
      var watched: [SittingEvent] = []
      _ = try? decider.decide(.begin) { event, _ in watched.append(event) }
      for _ in 0..<60 where !play.state.isOver {
        let command = random.command(at: play.state)
        play.when(command)
        let events = try? decider.decide(command) { event, state in
          watched.append(event)
          XCTAssertEqual(state.turns.count, state.past.count + state.turns.count { !$0.isSettled }, "seed \(seed)")
        }
        XCTAssertEqual(events ?? [], play.latest, "seed \(seed)")
        XCTAssertEqual(decider.state, play.state, "seed \(seed)")
      }
      XCTAssertEqual(watched, play.events, "seed \(seed)")
    }
  }

  func testWhatIsKeptAlongAgreesWithTheTurns() {
    for seed in Self.seeds {
      let state = play(seed).state
      let isPage = { (id: String) in state.quizQuestion(id)?.kind == .info }
      let isSettled = { (id: String) in state.records[id]?.isSettled == true }
      XCTAssertEqual(state.orderedQuestions, state.order.filter { !isPage($0) }, "seed \(seed)")
      XCTAssertEqual(Array(state.remaining), state.orderedQuestions.filter { !isSettled($0) }, "seed \(seed)")
      XCTAssertEqual(state.past, state.turns.filter(\.isSettled), "seed \(seed)")
      XCTAssertEqual(state.settledCount, state.records.values.count { $0.isSettled }, "seed \(seed)")
      XCTAssertEqual((0...state.pastCount).map(state.pastTurn), state.past.map { $0 } + [nil], "seed \(seed)")
    }
  }

  func testARefusedCommandChangesNothing() {
    var refused = 0
    for seed in Self.seeds {
      var random = RandomSitting(seed: seed)
      var play = Scenario(random.beginning, random.layers)
      play.when(.begin)
      for _ in 0..<60 where !play.state.isOver {
        let before = play.state
        play.when(random.command(at: play.state))
        if play.refusal != nil {
          refused += 1
          XCTAssertEqual(play.state, before, "seed \(seed)")
        }
      }
    }
    XCTAssertGreaterThan(refused, 100, "the player sends nonsense too")
  }

  func testGoingBackAndGivingTheSameAgainChangesNothing() {
    var tried = 0
    for seed in Self.seeds {
      var random = RandomSitting(seed: seed)
      var play = Scenario(random.beginning, random.layers)
      play.when(.begin)
      for _ in 0..<40 where !play.state.isOver {
        var aside = play
        aside.when(.back)
        // From the last pages free navigation goes back to waiting for `finish`, and says so again.
        let isSubmitted = play.state.isFree && play.state.open?.asking == nil
        if aside.refusal == nil, play.state.reopened == nil, !isSubmitted, let turn = aside.state.reopened {
          tried += 1
          switch turn.input {
          case .answered(let response, let inputs): aside.when(.answer(response, inputs: inputs))
          default: aside.when(.skip)
          }
          if aside.refusal == nil { checkSame(aside.state, play.state, seed) }
        }
        play.when(random.command(at: play.state))
      }
    }
    XCTAssertGreaterThan(tried, 300)
  }

  /// The turns, what is kept, what is open.
  private func inShort(_ state: SittingState) -> String {
    func name(_ step: OpenStep) -> String { step.asking == nil ? step.id : "\(step.id).\(step.attempt)" }
    func list(_ turns: [Turn]) -> String {
      turns.map { name($0.step) + ($0.isSettled ? "" : "'") }.joined(separator: " ")
    }
    return "\(list(state.turns)) | \(list(state.kept)) | \(state.open.map(name) ?? "-")"
  }

  private func checkSame(_ a: SittingState, _ b: SittingState, _ seed: UInt64) {
    XCTAssertEqual(inShort(a), inShort(b), "seed \(seed)")
    XCTAssertEqual(a.modeState, b.modeState, "seed \(seed)")
    XCTAssertEqual(a.open, b.open, "seed \(seed)")
    XCTAssertTrue(withoutTime(a.past) == withoutTime(b.past) && a.kept == b.kept, "seed \(seed)")
  }

  /// Looking at a question again may have taken time.
  private func withoutTime(_ turns: [Turn]) -> [Turn] {
    turns.map { turn in
      var turn = turn
      turn.ms = 0
      return turn
    }
  }

  /// Invariants of every state on the way.
  func testWhatAlwaysHolds() {
    var finished = 0
    for seed in Self.seeds {
      var random = RandomSitting(seed: seed)
      var play = Scenario(random.beginning, random.layers)
      play.when(.begin)
      var elapsed = 0
      for _ in 0..<200 where !play.state.isOver {
        play.when(random.command(at: play.state))
        check(play.state, seed)
        XCTAssertGreaterThanOrEqual(play.state.elapsed, elapsed, "seed \(seed)")
        elapsed = play.state.elapsed
      }
      if play.state.result != nil { finished += 1 }
    }
    XCTAssertGreaterThan(finished, 250, "most players reach the end")
  }

  private func check(_ state: SittingState, _ seed: UInt64) {
    XCTAssertTrue(state.past.allSatisfy { $0.verdict != nil }, "seed \(seed): every settled turn has a verdict")
    var tries: [String: Int] = [:]
    for turn in state.past {
      XCTAssertEqual(turn.step.attempt, tries[turn.step.id, default: 0] + 1, "seed \(seed): tries of \(turn.step.id)")
      tries[turn.step.id] = turn.step.attempt
      if let limit = turn.step.asking?.limit { XCTAssertLessThanOrEqual(turn.ms, limit, "seed \(seed)") }
    }
    let settled = Set(state.past.map(\.step.id))
    XCTAssertTrue(settled.isDisjoint(with: state.remaining), "seed \(seed)")
    XCTAssertEqual(settled.union(state.remaining).isSuperset(of: state.orderedQuestions), true, "seed \(seed)")
    if let result = state.result, let points = result.points, let of = result.of {
      XCTAssertLessThanOrEqual(points, of + 1e-9, "seed \(seed)")
    }
  }
}
