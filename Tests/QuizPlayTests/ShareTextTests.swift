import QuizCore
import QuizPlay
import QuizTesting
import Words
import XCTest

/// Tests the text of a result that is shown to others.
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

  private func played(_ title: String = "Q", answers: [String?] = ["a", "b", nil]) -> SittingState {
    var play = Scenario(
      Quiz(
        id: "q", title: title,
        questions: [.single("q1", "*a", "b"), .single("q2", "*a", "b"), .single("q3", "*a", "b")]))
    for answer in answers { if let answer { play.choose(answer) } else { play.when(.skip) } }
    return play.state
  }

  /// A headline in place of the score is a sentence of its own.
  func testAHeadlineStandsBehindAColon() {
    for (title, first) in [
      ("Climb", "quizrun Climb: You take home 0 €"), ("Who are you?", "quizrun Who are you? You take home 0 €"),
    ] {
      var state = played(title)
      var result = SittingResult()
      result.headline = "You take home 0 €"
      state.evolve(.finished(result))
      XCTAssertEqual(ShareText.lines(state).first, first)
    }
  }

  /// Without points and without words of the mode the headline is the title, which stands there already.
  func testATitleThatIsTheHeadlineIsNotSaidTwice() {
    for title in ["Climb", "Who are you?"] {
      var play = Scenario(Quiz(id: "q", title: title, questions: [.single("q1", "liked", "disliked")]))
      play.choose("a")
      XCTAssertEqual(play.state.result?.headline, title)
      XCTAssertEqual(ShareText.lines(play.state), ["quizrun \(title)"])
    }
  }

  func testTheFirstLineSaysWhatWasPlayed() {
    XCTAssertEqual(ShareText.lines(played()), ["quizrun Q 1/3", "🟩🟥⬜"])
    let day = CivilDay("2026-11-22")!
    XCTAssertEqual(
      ShareText.lines(played(), .daily(day, streak: 7)), ["quizrun daily 2026-11-22 1/3 🔥7", "🟩🟥⬜"])
    XCTAssertEqual(ShareText.lines(played(), .daily(day, streak: 1)).first, "quizrun daily 2026-11-22 1/3")
    XCTAssertEqual(
      ShareText.lines(played(), .daily(day, streak: 0, mark: "k7f2m")),
      ["quizrun daily 2026-11-22 1/3", "🟩🟥⬜", "set k7f2m"])
    XCTAssertEqual(
      ShareText.lines(played(), .daily(day, streak: 7, number: 2), .german).first,
      "quizrun daily 2026-11-22 1/3 (try 2) 🔥7")
  }
}
