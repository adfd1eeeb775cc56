import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// The loop: durable before shown, clocks, resuming.
final class SittingTests: XCTestCase {
  private let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), .single("q3", "*a", "b")) {
    $0.timing.question = 5
  }
  private let right = Command.answer(.chosen(["a"]), inputs: [])

  private func resumed(_ record: RecordDouble) throws -> Sitting {
    let (stored, events, _) = try record.load("01ARZ3NDEKTSV4RRFFQ69G5FAV")
    return Sitting(
      stored, events: events, layers: [BuiltInMode()], record: record, wallClock: { WallTime(milliseconds: 0) })
  }

  func testAnAnswerIsKeptBeforeItsFeedbackIsShown() throws {
    let record = RecordDouble()
    let sitting = Sitting.of(quiz, record: record)
    _ = try sitting.begun(at: 0)
    let (moments, _) = sitting.perform(right, at: 100)
    XCTAssertEqual(moments.count, 2)
    let state = try resumed(record).state
    XCTAssertEqual(state, sitting.state)
    XCTAssertEqual(state.past.first?.ms, 100)
  }

  func testALateResponseNeverCountsForTheNextQuestion() throws {
    let sitting = Sitting.of(quiz)
    _ = try sitting.begun(at: 0)
    let (moments, refusal) = sitting.perform(right, at: 5000)
    XCTAssertEqual(refusal, .late)
    XCTAssertEqual(moments.first, .timeout(step: 1))
    XCTAssertEqual(sitting.state.open?.id, "q2")
    XCTAssertNil(sitting.perform(right, at: 5001).refusal)
  }

  /// Work of hooks is no part of any clock, and of a tick that comes late only the first limit is settled.
  func testTheWorkOfHooksIsNotThePlayers() throws {
    let clock = ManualClock()
    let mode = ScriptedMode { mode in
      mode.onNext = { context in
        clock.advance(400)
        return context.defaultStep
      }
    }
    var timed = quiz
    timed.timing.quiz = 60
    let stored = StoredSitting.of(Beginning.of(timed, layers: [mode]))
    let sitting = Sitting(
      stored, layers: [mode], record: RecordDouble(), wallClock: { WallTime(milliseconds: 0) }, workClock: { clock.now }
    )
    _ = try sitting.begin()
    sitting.startClock(at: clock.now)
    clock.advance(1000)
    XCTAssertNil(sitting.perform(right, at: clock.now).refusal)
    XCTAssertEqual(sitting.left(at: clock.now).question, 5000)
    XCTAssertEqual(sitting.left(at: clock.now).quiz, 59_000)
    clock.advance(2000)
    XCTAssertEqual(sitting.left(at: clock.now).question, 3000)
    clock.advance(60_000)
    XCTAssertEqual(sitting.tick(at: clock.now).first, .timeout(step: 2))
    XCTAssertEqual(sitting.state.open?.id, "q3")
    XCTAssertEqual(sitting.left(at: clock.now).question, 5000)
  }

  func testALateDiscardStillDiscards() throws {
    let sitting = Sitting.of(quiz)
    _ = try sitting.begun(at: 0)
    XCTAssertNil(sitting.perform(.discard, at: 6000).refusal)
    XCTAssertTrue(sitting.state.isDiscarded)
  }

  func testTimeIsSavedEverySecondAndAtQuit() throws {
    let record = RecordDouble()
    let sitting = Sitting.of(quiz, record: record)
    _ = try sitting.begun(at: 0)
    XCTAssertEqual(sitting.tick(at: 999), [])
    XCTAssertEqual(try resumed(record).state.questionLeft, 5000)
    _ = sitting.tick(at: 1000)
    XCTAssertEqual(try resumed(record).state.questionLeft, 4000)
    sitting.stopClock(at: 1700)
    XCTAssertEqual(try resumed(record).state.questionLeft, 3300)
    XCTAssertEqual(sitting.timeLeft(at: 9999), 3300, "the clock stands still")
    sitting.startClock(at: 10_000)
    XCTAssertEqual(sitting.timeLeft(at: 10_300), 3000)
  }

  func testLeavingAndReturningRefillsNothing() throws {
    let record = RecordDouble()
    let first = Sitting.of(quiz, record: record)
    _ = try first.begun(at: 0)
    _ = first.perform(right, at: 1000)
    first.stopClock(at: 3000)
    let second = try resumed(record)
    guard case .step(.question(let view))? = try second.begun(at: 50_000).first else {
      return XCTFail("a question is open")
    }
    XCTAssertEqual(view.id, "q2")
    XCTAssertEqual(view.leftMs, 3000)
    XCTAssertEqual(view.step, 2)
  }

  func testARecordThatFailsIsToldOnceAndTheSittingGoesOn() throws {
    let record = RecordDouble()
    let sitting = Sitting.of(quiz, record: record)
    _ = try sitting.begun(at: 0)
    record.failure = RecordFailure(.full, "the disk is full")
    XCTAssertEqual(
      sitting.perform(right, at: 0).moments.first,
      .warning("the disk is full; the sitting goes on, but it is not saved"))
    let (moments, _) = sitting.perform(right, at: 0)
    XCTAssertFalse(moments.contains { if case .warning = $0 { true } else { false } })
    record.failure = nil
    _ = sitting.perform(right, at: 0)
    XCTAssertEqual(try resumed(record).state, sitting.state, "what could not be kept is kept with the next command")
  }

  func testAFinishedSittingShowsItsResultAgain() throws {
    let record = RecordDouble()
    let sitting = Sitting.of(quiz, record: record)
    _ = try sitting.begun(at: 0)
    for _ in 0..<3 { _ = sitting.perform(right, at: 0) }
    guard case .result(let result)? = try resumed(record).begin().first else {
      return XCTFail("a result is there")
    }
    XCTAssertEqual(result.points, 3)
    XCTAssertEqual(try record.history(player: "Ann").map(\.headline), ["3 of 3"])
  }

  /// A sitting played in one go, and one that is left and resumed before every command, end alike.
  func testInterruptedAtEveryCommandEqualsNeverInterrupted() throws {
    for seed in UInt64(1)...60 {
      var random = RandomSitting(seed: seed)
      let record = RecordDouble()
      let whole = sitting(random, record)
      _ = try whole.begun(at: 0)
      var commands: [(Command, Int)] = []
      var now = 0
      for _ in 0..<25 where !whole.state.isOver {
        now += Int(seed % 7) * 100
        let command = random.command(at: whole.state)
        commands.append((command, now))
        _ = whole.perform(command, at: now)
      }
      whole.stopClock(at: now)
      let other = RecordDouble()
      var piece = sitting(random, other)
      _ = try piece.begun(at: 0)
      for (command, time) in commands {
        let before = piece.left(at: 0)
        piece.stopClock(at: 0)
        let (stored, events, _) = try other.load(piece.stored.beginning.sitting)
        piece = Sitting(
          stored, events: events, layers: random.layers, record: other, wallClock: { WallTime(milliseconds: 0) })
        _ = try piece.begun(at: 0)
        XCTAssertEqual(piece.left(at: 0).question, before.question)
        _ = piece.letPass(time - (commands.last { $0.1 < time }?.1 ?? 0))
        _ = piece.perform(command, at: 0)
      }
      XCTAssertEqual(whole.state.past.map(\.input), piece.state.past.map(\.input), "seed \(seed)")
    }
  }

  private func sitting(_ random: RandomSitting, _ record: RecordDouble) -> Sitting {
    Sitting(.of(random.beginning), layers: random.layers, record: record, wallClock: { WallTime(milliseconds: 0) })
  }
}

extension Sitting {
  /// Begins, and starts the clock as faces do.
  fileprivate func begun(at now: Int) throws(Refusal) -> [Moment] {
    let moments = try begin()
    startClock(at: now)
    return moments
  }
}
