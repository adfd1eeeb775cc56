import XCTest

@testable import QuizCore

/// Rare details of questions and answers are shared by their copies, which must not show.
final class SeldomTests: XCTestCase {
  func testACopyIsChangedAlone() {
    var first = Question(id: "q", kind: .text, text: "Who?")
    first.hint = "Think."
    first.accept = ["Ada"]
    var second = first
    second.hint = "Think again."
    second.accept.append("Ada Lovelace")
    XCTAssertEqual(first.hint, "Think.")
    XCTAssertEqual(first.accept, ["Ada"])
    XCTAssertEqual(second.accept, ["Ada", "Ada Lovelace"])
    XCTAssertNotEqual(first, second)
  }

  func testNothingIsEqualToWhatBecameNothingAgain() {
    let plain = Answer(id: "a", text: "Yes")
    var changed = plain
    changed.feedback = "Right."
    XCTAssertNotEqual(changed, plain)
    changed.feedback = nil
    XCTAssertEqual(changed, plain)
    XCTAssertEqual(plain, changed)
  }

  func testTheUsualTakesNoRoom() {
    var question = Question(id: "q", kind: .single, text: "Who?")
    question.hint = nil
    question.tolerance = .absolute(0)
    question.data = .empty
    XCTAssertNil(question.details.other)
    question.limit = 10
    XCTAssertNotNil(question.details.other)
  }
}
