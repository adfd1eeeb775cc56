import QuizCore
import QuizTesting
import XCTest

/// A sitting takes so much of the record, whatever its hooks and its players do, and no more.
final class RecordUseTests: XCTestCase {
  private let quiz = Quiz.of(
    Question(id: "t", kind: .text, text: "?"), .single("q1", "*a", "b"), .single("q2", "*a", "b"))
  private let big = String(repeating: "x", count: 500_000)

  private func pages(_ set: (ScriptedMode) -> Void) -> ScriptedMode {
    ScriptedMode("fat") { mode in
      mode.onNext = { context in
        context.pastCount > 0 ? .finish(nil) : .show(Page(id: "p\(context.turnCount)", body: "Read."))
      }
      set(mode)
    }
  }

  /// Pages until the sitting ends; how many there were.
  private func read(_ play: inout Scenario, most: Int = 200) -> Int {
    for count in 0..<most {
      if play.state.isOver { return count }
      play.when(.proceed(inputs: []))
    }
    return most
  }

  private func expectEnd(_ mode: ScriptedMode, by hook: Hook, line: UInt = #line) {
    var play = Scenario(quiz, mode)
    let count = read(&play)
    XCTAssertEqual(play.failures, [hook], line: line)
    XCTAssertNotNil(play.state.result, line: line)
    XCTAssertTrue((4..<40).contains(count), "\(count) pages", line: line)
    XCTAssertLessThanOrEqual(play.state.use.bytes, RecordUse.most, line: line)
    XCTAssertEqual(SittingState.replaying(play.events, play.state.beginning), play.state, line: line)
  }

  func testWhatHooksGiveHasAnEnd() {
    expectEnd(pages { $0.onActed = { [big] turn, context in .text("\(turn.step.id) \(big)") } }, by: .acted)
    expectEnd(
      pages { mode in
        mode.onKeep = { [big] turn, _ in RememberedValues(memory: .record([PlainField(turn.step.id, .text(big))])) }
      }, by: .keep)
    expectEnd(
      ScriptedMode { $0.onNext = { [big] in .show(Page(id: "p\($0.turnCount)", body: big)) } }, by: .next)
    expectEnd(
      ScriptedMode { mode in
        mode.onNext = { [big] context in
          var options = AskOptions()
          options.actions = [Action(id: "again", label: big)]
          return context.turnCount > 90 ? .finish(nil) : .ask(.ofQuiz("q1"), options)
        }
        mode.onActed = { _, _ in .empty }
      }, acting: "again", by: .next)
  }

  private func expectEnd(_ mode: ScriptedMode, acting action: String, by hook: Hook) {
    var play = Scenario(quiz, mode)
    for _ in 0..<100 where !play.state.isOver { play.when(.action(action, inputs: [])) }
    XCTAssertEqual(play.failures, [hook])
    XCTAssertNotNil(play.state.result)
  }

  /// A text of control characters is written six times as long.
  func testTextsCountAsTheyAreWritten() {
    let text = String(repeating: "\u{1}", count: 1000)
    var play = Scenario(quiz, pages { $0.onActed = { turn, _ in .text(turn.step.id + text) } })
    play.when(.proceed(inputs: []))
    XCTAssertGreaterThan(play.state.use.bytes, 6000)
  }

  func testFeedbackAndResultsThatAreTooLongAreLeftOut() {
    let mode = ScriptedMode { mode in
      mode.onJudge = { [big] _, _, _ in
        Verdict(points: 1, of: 1, correct: true, feedback: String(repeating: big, count: 30))
      }
      mode.onResult = { [big] _ in
        var result = SittingResult()
        result.memory = .text(String(repeating: big, count: 30))
        return result
      }
    }
    var play = Scenario(quiz, mode)
    play.give(.text("a"))
    XCTAssertEqual(play.failures, [.judge, .result])
    XCTAssertEqual(play.state.result?.points, 1, "the points stay")
    XCTAssertNil(play.state.result?.memory)
  }

  /// Nothing depends on the header: it is left out, and the sitting goes on.
  func testALongHeaderEndsNothing() {
    let mode = ScriptedMode { $0.onStatus = { [big] _ in [StatusEntry(String(repeating: big, count: 3))] } }
    var play = Scenario(quiz, mode)
    play.give(.text("a"))
    play.choose("a")
    XCTAssertEqual(play.failures, [.status, .status], "then it is off")
    XCTAssertEqual(play.at, "q2")
    XCTAssertEqual(play.state.status, [])
  }

  func testWhatPlayersTypeHasAnEnd() {
    var free = quiz
    free.navigation.free = true
    var play = Scenario(free)
    for round in 0..<200 where !play.state.isOver {
      play.when(.goTo(1))
      play.give(.text("\(round)" + String(repeating: "y", count: 200_000)))
    }
    XCTAssertEqual(play.failures, [.next])
    XCTAssertNotNil(play.state.result)
    XCTAssertEqual(SittingState.replaying(play.events, play.state.beginning), play.state)
  }

  func testSittingsUnderOlderRulesGoOn() {
    let mode = pages { $0.onActed = { [big] turn, _ in .text("\(turn.step.id) \(big)") } }
    var beginning = Beginning.of(quiz, layers: [mode])
    beginning.rules = 8
    var play = Scenario(beginning, [mode])
    play.when(.begin)
    XCTAssertEqual(read(&play, most: 60), 60)
    XCTAssertEqual(play.failures, [])
  }

  /// A quiz of many questions is no reason to end.
  func testTheQuizItselfTakesNothing() {
    let questions = (0..<3000).map { number in
      var question = Question.single("q\(number)", "*a", "b")
      question.text = String(repeating: "long ", count: 2000)
      question.hint = "a hint"
      return question
    }
    let quiz = Quiz(id: "long", title: "Long", questions: questions)
    var decider = Decider(layers: [BuiltInMode()], state: .initial(.of(quiz, layers: [BuiltInMode()])))
    _ = try? decider.decide(.begin)
    for _ in questions { _ = try? decider.decide(.answer(.chosen(["a"]), inputs: [])) }
    XCTAssertEqual(decider.state.result?.points, 3000)
    XCTAssertLessThan(decider.state.use.bytes, 100_000)
  }
}
