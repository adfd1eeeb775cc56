import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// What is shown to others of a result.
final class ShareTextTests: XCTestCase {
  private func squares(_ state: SittingState) -> [String] {
    ShareText.lines(state).filter { $0.contains { "🟩🟨🟥".contains($0) } }
  }

  /// A question without a right answer has no square: there was nothing to be right about.
  func testOnlyMarkedQuestionsHaveSquares() {
    var play = Scenario(
      Quiz(
        id: "q", title: "Q",
        questions: [.single("q1", "*a", "b"), .single("q2", "liked", "disliked"), .single("q3", "*a", "b")]))
    for _ in 0..<3 { play.choose("b") }
    XCTAssertEqual(squares(play.state), ["🟥🟥"])
  }
}
