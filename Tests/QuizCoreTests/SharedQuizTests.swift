import QuizTesting
import XCTest

@testable import QuizCore

/// Sittings of one quiz share its data once.
final class SharedQuizTests: XCTestCase {
  private func beginning(_ quiz: Quiz, _ id: String) -> Beginning {
    Beginning(
      sitting: id, quiz: quiz, plugins: [], seed: 1, players: ["Ada"], day: CivilDay(year: 2026, month: 11, day: 27))
  }

  private func quiz(_ ids: String...) -> Quiz {
    Quiz(id: "quiz", title: "Quiz", questions: ids.map { Question(id: $0, kind: .single, text: $0) })
  }

  func testSittingsShareWhereQuestionsStand() {
    let shared = quiz("a", "b", "c").toBeShared()
    var states = ["1", "2"].map { SittingState.initial(beginning(shared, $0)) }
    XCTAssertTrue(states[0].usualOrder === states[1].usualOrder)
    for place in states.indices { states[place].evolve(.ordered(["a", "b", "c"])) }
    XCTAssertEqual(states[1].order, ["a", "b", "c"])
    XCTAssertEqual(states[1].questionPlace(of: "c"), 2)
    XCTAssertEqual(states[1].questionIndex(of: "c"), 2)
    XCTAssertNil(states[1].questionPlace(of: "d"))
  }

  func testAnOrderOfItsOwnIsItsOwn() {
    var state = SittingState.initial(beginning(quiz("a", "b", "c").toBeShared(), "1"))
    state.evolve(.ordered(["c", "a"]))
    XCTAssertEqual(state.order, ["c", "a"])
    XCTAssertEqual(state.questionPlace(of: "a"), 1)
    XCTAssertEqual(state.questionIndex(of: "a"), 0, "in the quiz it stands where it stood")
  }

  func testAQuizThatChangesForgetsWhereItsQuestionsStood() {
    var changed = quiz("a", "b", "c").toBeShared()
    changed.questions.remove(at: 0)
    let state = SittingState.initial(beginning(changed, "1"))
    XCTAssertEqual(state.questionIndex(of: "b"), 0)
    XCTAssertNil(state.quizQuestion("a"))
  }

  func testSharingMakesNoOtherQuiz() {
    XCTAssertEqual(quiz("a", "b").toBeShared(), quiz("a", "b"))
    XCTAssertNotEqual(quiz("a", "b").toBeShared(), quiz("b", "a"))
  }
}
