import QuizCore
import QuizTesting
import XCTest

/// Layers, failures of hooks and what stands in for them.
final class DeciderHookTests: XCTestCase {
  private let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), .single("q3", "*a", "b"))

  // MARK: Layers

  func testTheLastJudgeWinsAndMayAskTheOneBelow() {
    let mode = ScriptedMode("mode") {
      $0.onJudge = { question, turn, context in
        var verdict = context.judgeBelow(question, turn)
        verdict.points += 10
        return verdict
      }
    }
    let doubler = ScriptedMode("doubler") {
      $0.onJudge = { question, turn, context in
        var verdict = context.judgeBelow(question, turn)
        verdict.points *= 2
        verdict.feedback = "doubled"
        return verdict
      }
    }
    var play = Scenario(quiz, mode, doubler)
    play.choose("a")
    XCTAssertEqual(play.state.past.first?.verdict, Verdict(points: 22, of: 1, correct: true, feedback: "doubled"))
  }

  func testStatusLinesAddUpInLayerOrder() {
    let mode = ScriptedMode("mode") { $0.onStatus = { _ in ["lives 3"] } }
    let first = ScriptedMode("first") { $0.onStatus = { context in ["past \(context.state.past.count)"] } }
    let silent = ScriptedMode("silent")
    var play = Scenario(Quiz.of(.info("p"), .single("q1", "*a", "b")), mode, first, silent)
    XCTAssertEqual(play.state.status, ["lives 3", "past 0"], "a page has them too, for the verdict before it")
    play.when(.proceed(inputs: []))
    XCTAssertEqual(play.state.status, ["lives 3", "past 0"])
  }

  /// A status that a mode cannot give without a question is no failure: the question behind the page gives it.
  func testAPageCountsNoFailedStatus() {
    let mode = ScriptedMode("mode") { mode in
      mode.onStatus = { context in
        guard let asked = context.shown else { throw Broken() }
        return [StatusEntry(asked.id)]
      }
    }
    var play = Scenario(Quiz.of(.info("p"), .single("q1", "*a", "b")), mode)
    XCTAssertEqual(play.state.status, [])
    play.when(.proceed(inputs: []))
    XCTAssertEqual(play.state.status, ["q1"])
    XCTAssertEqual(play.failures, [])
  }

  func testOnlyTheModeHoldsState() {
    let mode = ScriptedMode("mode") { mode in
      mode.onStart = { _ in .record([PlainField("n", .int(0))]) }
      mode.onAfter = { _, context in .record([PlainField("n", .int(context.count("n") + 1))]) }
    }
    var play = Scenario(quiz, mode, ScriptedMode("modifier") { $0.onStatus = { ["n \($0.count("n"))"] } })
    play.choose("a")
    XCTAssertEqual(play.state.modeState["n"], .int(1))
    XCTAssertEqual(play.state.status, ["n 1"])
    play.choose("b")
    XCTAssertEqual(play.state.status, ["n 2"])
  }

  func testInAfterRemainingAndPastAlreadyCountTheEvent() {
    var seen: [String] = []
    let mode = ScriptedMode {
      $0.onAfter = { turn, context in
        seen.append("\(turn.step.id): \(context.state.past.count) past, \(context.state.remaining.count) remain")
        return context.state.modeState
      }
    }
    var play = Scenario(quiz, mode)
    play.choose("a")
    play.when(.skip)
    play.wait(1)
    XCTAssertEqual(seen, ["q1: 1 past, 2 remain", "q2: 2 past, 1 remain"])
  }

  // MARK: Failures

  func testAFailedStartRefusesTheSitting() {
    let mode = ScriptedMode { $0.onStart = { _ in throw Broken("no such day") } }
    let beginning = Beginning.of(quiz, layers: [mode])
    var play = Scenario(beginning, [mode])
    play.when(.begin)
    XCTAssertEqual(play.refusal, .mode(HookFailure(plugin: "scripted", hook: .start, message: "no such day")))
    XCTAssertEqual(play.state, .initial(beginning))
  }

  func testFailedHooksGiveTheDefaultAndTheSecondTimeTheyAreOff() {
    var calls: [Hook: Int] = [:]
    func fail(_ hook: Hook) throws { calls[hook, default: 0] += 1; throw Broken("\(hook)") }
    let mode = ScriptedMode { mode in
      mode.onNext = { context in
        try fail(.next); return context.defaultStep
      }
      mode.onJudge = { question, turn, context in
        try fail(.judge); return context.judgeBelow(question, turn)
      }
      mode.onAfter = { _, context in
        try fail(.after); return context.state.modeState
      }
      mode.onStatus = { _ in
        try fail(.status); return []
      }
      mode.onResult = { _ in
        try fail(.result); return SittingResult()
      }
    }
    var play = Scenario(quiz, mode)
    for _ in 0..<3 { play.choose("a") }
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(play.marks, ["q1 1/1", "q2 1/1", "q3 1/1"])
    XCTAssertEqual(play.state.result?.headline, "3 of 3")
    XCTAssertEqual(calls, [.next: 2, .judge: 2, .after: 2, .status: 2, .result: 1])
    XCTAssertEqual(play.failures.count, 9)
  }

  func testAFailedJudgeLeavesItToTheLayerBelow() {
    let mode = ScriptedMode("mode") { $0.onJudge = { _, _, _ in Verdict(points: 5, of: 5, correct: true) } }
    let broken = ScriptedMode("broken") { $0.onJudge = { _, _, _ in throw Broken() } }
    var play = Scenario(quiz, mode, broken)
    play.choose("b")
    XCTAssertEqual(play.marks, ["q1 5/5"])
    XCTAssertEqual(play.failures, [.judge])
  }

  func testFailuresAreCountedByPluginAndHook() {
    let first = ScriptedMode("first") { $0.onStatus = { _ in throw Broken() } }
    let second = ScriptedMode("second") { $0.onStatus = { _ in throw Broken() } }
    var play = Scenario(quiz, BuiltInMode(), first, second)
    play.choose("a")
    play.choose("a")
    XCTAssertEqual(play.failures.count, 4)
    let counted = [HookPlace(plugin: "first", hook: .status): 2, HookPlace(plugin: "second", hook: .status): 2]
    XCTAssertEqual(play.state.failures, counted)
  }

  func testAStepThatCannotBeAskedIsAFailureOfNext() {
    let made = Question.single("q1", "*a", "b")
    let table: [(name: String, step: Step)] = [
      ("unknown", .ask(.ofQuiz("nowhere"), AskOptions())), ("a page", .ask(.ofQuiz("p"), AskOptions())),
      ("a made one with an id of the quiz", .ask(.made(made), AskOptions())),
    ]
    for row in table {
      var play = Scenario(Quiz.of(.info("p"), .single("q1", "*a", "b")), ScriptedMode { $0.onNext = { _ in row.step } })
      XCTAssertEqual(play.failures, [.next], row.name)
      play.when(.proceed(inputs: []))
      XCTAssertEqual(play.at, "q1", row.name)
    }
  }

  func testAMadeQuestionIsAskedAgainByItsId() {
    let mode = ScriptedMode { mode in
      mode.onNext = { context in
        switch context.state.past.count {
        case 0: return .ask(.made(.number("sum", 4)), AskOptions())
        case 1: return .ask(.ofQuiz("sum"), AskOptions())
        default: return .finish(nil)
        }
      }
    }
    var play = Scenario(nil, mode)
    play.give(.value(3))
    XCTAssertEqual(play.at, "sum try 2")
    play.give(.value(4))
    XCTAssertEqual(play.marks, ["sum 0/1", "sum 1/1"])
    XCTAssertEqual(play.state.result?.of, 1)
  }
}
