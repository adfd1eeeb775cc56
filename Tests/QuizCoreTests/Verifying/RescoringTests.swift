import QuizCore
import QuizTesting
import XCTest

/// A finished sitting under another mode: it gets what was given then, as far as it takes it.
final class RescoringTests: XCTestCase {
  private let quiz = Quiz(
    id: "q", title: "Q", questions: [.single("q1", "*right", "wrong"), .single("q2", "*right", "wrong")])

  private func rescored(_ play: Scenario, _ mode: any Mode) throws -> SittingState {
    var rescoring = Rescoring(.of(quiz, layers: [mode]), turns: play.state.turns, layers: [mode])
    return try rescoring.finished()
  }

  func testTheSameModeGivesTheSame() throws {
    var play = Scenario(quiz)
    play.choose("a")
    play.choose("b")
    XCTAssertEqual(try rescored(play, BuiltInMode()).past.map(\.verdict), play.state.past.map(\.verdict))
  }

  /// An answer that the other mode does not offer is no answer there: the question is skipped.
  func testWhatTheOtherModeDoesNotOfferIsNotGiven() throws {
    var play = Scenario(quiz)
    play.choose("a")
    play.choose("a")
    let hiding = ScriptedMode { mode in
      mode.onNext = { context in
        guard let id = context.state.firstUnsettled else { return .finish(nil) }
        var options = AskOptions()
        if id == "q1" { options.hide = ["a"] }
        return .ask(.ofQuiz(id), options)
      }
    }
    let state = try rescored(play, hiding)
    XCTAssertEqual(state.past.map(\.input).first, .skipped)
    XCTAssertEqual(state.result?.points, 1)
  }
}
