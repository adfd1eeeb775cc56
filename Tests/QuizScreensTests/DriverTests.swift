import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import TerminalTesting
import XCTest

@testable import QuizScreens

/// Whole sittings through the loop, on a scripted screen with a scripted clock.
final class DriverTests: XCTestCase {
  let screen = ScriptedScreen(Size(rows: 24, columns: 80))
  let record = RecordDouble()
  let space = Key.character(" ")

  func face(_ settings: ScreenSettings = ScreenSettings()) -> FullScreenFace {
    FullScreenFace(screen: screen.screen, settings: settings, now: { [screen] in screen.now })
  }

  func sitting(_ quiz: Quiz) -> Sitting {
    Samples.sitting(Samples.beginning(quiz), record: record)
  }

  var shown: String { screen.frames.last?.text ?? "" }

  func wasShown(_ text: String) -> Bool { screen.frames.contains { $0.text.contains(text) } }

  func testAWholeQuizFromTheCoverToTheResult() throws {
    let questions = Samples.all.filter { $0.kind != .order && $0.kind != .match }
    let quiz = Samples.quiz(questions)
    screen.press(.enter)
    screen.press(.character("2"), .enter, .enter)
    screen.press(space, .down, .down, space, .enter, .enter)
    screen.press(.character("2"), .enter, .right)
    screen.press(.end, .enter, .enter)
    screen.press(.enter)
    screen.type("8")
    screen.press(.enter, .enter)
    screen.type("cat")
    screen.press(.enter, .enter)
    screen.press(.character("l"))
    var limits: LimitSettings?
    let ending = try face().play(Samples.beginning(quiz)) { given in
      limits = given
      return sitting(quiz)
    }
    XCTAssertEqual(ending, .toList)
    XCTAssertEqual(limits, LimitSettings())
    XCTAssertTrue(shown.contains("6 of 6 points"), shown)
    XCTAssertEqual(record.sittings.count, 1)
  }

  func testBackAndChange() throws {
    let quiz = Samples.quiz([Samples.single, Samples.truefalse]) { quiz in
      quiz.navigation.back = true
      quiz.reveal = .end
    }
    screen.press(.character("1"), .enter, .character("b"), .character("2"), .enter, .character("2"), .enter)
    screen.press(.enter, .enter)
    XCTAssertEqual(try face().play(sitting(quiz)), .finished)
    XCTAssertTrue(wasShown("Review"))
    XCTAssertTrue(shown.contains("2 of 2 points"), shown)
  }

  func testTheClockStandsStillInDialogsAndOnAnswerScreens() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.single]) { $0.timing.question = 5 }
    screen.feed([.key(.character("q"))], after: 2000)
    screen.feed([.key(.character("s"))], after: 60_000)
    screen.feed([.key(.character("?"))], after: 1000)
    screen.feed([.key(.escape)], after: 60_000)
    screen.press(.character("2"), .enter)
    screen.feed([.key(.enter)], after: 60_000)
    screen.feed([.key(.character("q"))], after: 4000)
    screen.press(.character("k"))
    let sitting = sitting(quiz)
    XCTAssertEqual(try face().play(sitting), .kept)
    XCTAssertFalse(wasShown("Time's up"))
    XCTAssertEqual(sitting.state.questionLeft, 1000)
    XCTAssertEqual(sitting.state.elapsed, 7000)
  }

  func testTimeOutSubmitsWhatIsTicked() throws {
    let quiz = Samples.quiz([Samples.multiple, Samples.truefalse]) { $0.timing.question = 3 }
    screen.press(.character("1"))
    screen.feed([.key(.character("3"))], after: 1000)
    screen.feed([.key(.enter)], after: 5000)
    screen.feed([.key(.character("q"))], after: 100)
    screen.press(.character("k"))
    let sitting = sitting(quiz)
    XCTAssertEqual(try face().play(sitting), .kept)
    XCTAssertTrue(wasShown("Time's up"))
    XCTAssertTrue(wasShown("✅  3 Ostrich") && !wasShown("not ticked"))
    XCTAssertTrue(wasShown("✅  Right   1 of 1 point · Time's up"))
    XCTAssertEqual(sitting.state.past.first?.verdict?.correct, true)
    XCTAssertEqual(sitting.state.questionLeft, 2900, "the next question's clock starts when it is seen")
  }

  func testWhatIsTypedCountsWhenTimeRunsOut() throws {
    let quiz = Samples.quiz([Samples.text]) { $0.timing.question = 2 }
    for letter in "cat" { screen.feed([.key(.character(letter))], after: 600) }
    screen.feed([.key(.enter)], after: 1000)
    screen.press(.enter)
    XCTAssertEqual(try face().play(sitting(quiz)), .finished)
    XCTAssertTrue(shown.contains("1 of 1 point"), shown)
  }

  func testAKeyOnItsWayDoesNotAnswerTheNextQuestion() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.multiple]) { quiz in
      quiz.timing.question = 2
      quiz.reveal = .never
    }
    screen.feed([.key(.enter)], after: 2100)
    screen.feed([.key(.character("q"))], after: 300)
    screen.press(.character("k"))
    let sitting = sitting(quiz)
    XCTAssertEqual(try face().play(sitting), .kept)
    XCTAssertEqual(sitting.state.openQuestion?.id, "q2")
  }

  func testTheCountdownIsDrawnOnlyWhenItChanges() throws {
    let quiz = Samples.quiz([Samples.truefalse]) { $0.timing.question = 10 }
    screen.feed([.signal(15)], after: 5500)
    XCTAssertEqual(try face(ScreenSettings(animated: false)).play(sitting(quiz)), .interrupted(signal: 15))
    XCTAssertEqual(screen.frames.count, 6)
    XCTAssertTrue(shown.contains("█████░░░░░  5 s"), shown)
  }

  func testNothingIsDrawnWithoutAKeyOrACountdown() throws {
    screen.feed([.key(.function(9))], after: 3_600_000)
    screen.feed([.hangUp], after: 3_600_000)
    let quiz = Samples.quiz([Samples.truefalse])
    XCTAssertEqual(try face().play(sitting(quiz)), .interrupted(signal: 1))
    XCTAssertEqual(screen.frames.count, 2)
  }

  func testASignalKeepsTimeAndDraft() throws {
    let quiz = Samples.quiz([Samples.range]) { $0.timing.question = 60 }
    screen.feed([.key(.right)], after: 1500)
    screen.feed([.signal(2)], after: 100)
    XCTAssertEqual(try face().play(sitting(quiz)), .interrupted(signal: 2))
    var state = SittingState.initial(Samples.beginning(quiz))
    for event in record.allEvents { state.evolve(event) }
    XCTAssertEqual(state.draft, .value(6))
    XCTAssertEqual(state.questionLeft, 58_400)
  }

  func testSlidingIsNotKeptStepByStep() throws {
    let quiz = Samples.quiz([Samples.range])
    for index in 0..<20 { screen.feed([.key(index % 2 == 0 ? .left : .right)], after: 30) }
    screen.press(.character("q"), .character("l"))
    XCTAssertEqual(try face().play(sitting(quiz)), .kept)
    let drafts = record.allEvents.filter { if case .selected = $0 { true } else { false } }
    XCTAssertTrue((1...4).contains(drafts.count), "\(drafts.count) drafts")
  }

  func testASittingGoesOnWhereItWasLeft() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.multiple]) { $0.timing.question = 30 }
    screen.press(.character("2"), .enter, .enter, .character("3"))
    screen.feed([.signal(15)], after: 10_000)
    XCTAssertEqual(try face().play(sitting(quiz)), .interrupted(signal: 15))
    let stored = StoredSitting(
      beginning: Samples.beginning(quiz), started: WallTime(milliseconds: 0), zone: "UTC", offsetMinutes: 0)
    let resumed = Sitting(
      stored, events: record.allEvents, layers: [BuiltInMode()], record: record,
      wallClock: { WallTime(milliseconds: 0) })
    screen.feed([.hangUp], after: 5000)
    XCTAssertEqual(try face().play(resumed), .interrupted(signal: 1))
    XCTAssertTrue(shown.contains("[✓] 3 Ostrich"), shown)
    XCTAssertEqual(resumed.state.questionLeft, 15_000)
    XCTAssertEqual(record.sittings.count, 1)
  }

  func testTheQuizsTimeRunsOutOnAPage() throws {
    let quiz = Samples.quiz([Samples.info, Samples.truefalse]) { $0.timing.quiz = 5 }
    screen.feed([.key(.enter)], after: 6000)
    XCTAssertEqual(try face().play(sitting(quiz)), .finished)
    XCTAssertTrue(wasShown("Quiz 1 s"))
    XCTAssertTrue(shown.contains("0 of 1 point"), shown)
  }

  func testAKeyThatComesTooLateDoesNotCount() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.single]) { $0.timing.question = 2 }
    // The key comes when the time is already up, before the loop has noticed.
    screen.feed([.key(.character("1"))], after: 1900)
    var now = 0
    let slow = FullScreenFace(
      screen: screen.screen, settings: ScreenSettings(),
      now: { [screen] in
        now = max(now, screen.now > 1800 ? 2500 : screen.now)
        return now
      })
    screen.press(.character("q"), .character("k"))
    let sitting = sitting(quiz)
    XCTAssertEqual(try slow.play(sitting), .kept)
    XCTAssertTrue(wasShown("Time's up"))
    XCTAssertEqual(sitting.state.past.first?.response, nil, "what came too late does not count")
  }

  func testSuspendedTimeDoesNotCount() throws {
    let quiz = Samples.quiz([Samples.truefalse]) { $0.timing.question = 10 }
    screen.feed([.key(.down)], after: 1000)
    // The scripted clock does not move while the program is stopped, so the time away is taken from what follows.
    screen.feed([.resumed(away: 2000)], after: 2000)
    screen.feed([.key(.character("q"))], after: 1000)
    screen.press(.character("k"))
    let sitting = sitting(quiz)
    XCTAssertEqual(try face().play(sitting), .kept)
    XCTAssertEqual(sitting.state.questionLeft, 8000)
  }

  func testResizeKeepsTheSelection() throws {
    let quiz = Samples.quiz([Samples.single])
    screen.press(.character("2"))
    screen.feed([.resize(Size(rows: 5, columns: 20))])
    screen.feed([.resize(Size(rows: 12, columns: 40))])
    screen.press(.enter, .enter, .enter)
    XCTAssertEqual(try face().play(sitting(quiz)), .finished)
    XCTAssertTrue(wasShown("Make the window"))
    XCTAssertTrue(shown.contains("1 of 1 point"))
  }

  func testKeysThatComeTogetherReachTheSitting() throws {
    let quiz = Samples.quiz([Samples.truefalse])
    screen.feed([.key(.enter), .key(.character("2")), .key(.enter), .key(.enter), .key(.enter)])
    let ending = try face().play(Samples.beginning(quiz)) { _ in sitting(quiz) }
    XCTAssertEqual(ending, .finished)
  }

  func testTheTimingSwitch() throws {
    let timed = Samples.quiz([Samples.truefalse]) { $0.timing.question = 20 }
    let untimed = Samples.quiz([Samples.truefalse])
    let cases: [(Quiz, Int, LimitSettings.Timing)] = [
      (timed, 0, .asWritten), (timed, 1, .untimed), (timed, 2, .asWritten),
      (untimed, 0, .asWritten), (untimed, 1, .every(20)), (untimed, 2, .asWritten),
    ]
    for (quiz, presses, expected) in cases {
      var scene = StartScene(Samples.beginning(quiz), ScreenSettings())
      let canvas = Canvas(
        size: Size(rows: 24, columns: 80), settings: ScreenSettings(), depth: .none, pictures: PictureShelf { _ in nil }
      )
      for _ in 0..<presses { _ = scene.update(.character("t"), canvas) }
      XCTAssertEqual(scene.limits.timing, expected, "\(quiz.timing) \(presses)")
    }
  }

  func testLeavingTheCover() throws {
    let quiz = Samples.quiz([Samples.truefalse])
    for key in [Key.character("q"), .escape] {
      screen.press(key)
      let ending = try face().play(Samples.beginning(quiz)) { _ in sitting(quiz) }
      XCTAssertEqual(ending, .notBegun)
    }
    screen.press(.paste("\n"))
    XCTAssertThrowsError(try face().play(Samples.beginning(quiz)) { _ in sitting(quiz) }) {
      XCTAssertEqual($0 as? Interruption, Interruption(signal: 1), "pasted text starts nothing")
    }
    XCTAssertEqual(record.sittings.count, 0)
  }

  func testAFullDiskIsToldAndTheSittingGoesOn() throws {
    record.failure = RecordFailure(.full, "the disk is full")
    screen.press(.character("2"), .enter, .enter, .enter)
    XCTAssertEqual(try face().play(sitting(Samples.quiz([Samples.truefalse])), notices: ["one", "two"]), .finished)
    XCTAssertTrue(wasShown("one"))
    XCTAssertTrue(wasShown("two"))
    XCTAssertTrue(wasShown("the disk is full; the sitting goes on, but it is not saved"))
  }
}

extension FullScreenFace {
  /// The cover, then the sitting that is made with its time limits.
  func play(_ beginning: Beginning, prepare: (LimitSettings) -> Sitting) throws -> Ending {
    switch try cover(beginning) {
    case .begins(let limits): return try play(prepare(limits))
    case .wishes, .left: return .notBegun
    }
  }
}
