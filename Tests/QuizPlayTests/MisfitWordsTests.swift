import QuizCore
import QuizTesting
import Words
import XCTest

@testable import QuizPlay

/// Sentences about what cannot be taken: in English those that programs read.
final class MisfitWordsTests: XCTestCase {
  func testEnglishSaysWhatProgramsAreTold() {
    let specs = [
      ValueSpec(.int, min: 1, max: 20), ValueSpec(.number, min: 0.5), ValueSpec(.percent), ValueSpec(.seconds),
      ValueSpec(.seconds, max: 9), ValueSpec(.bool), ValueSpec(.text),
      ValueSpec(.choice, choices: [.text("a"), .int(2)]),
      ValueSpec(.list), ValueSpec(.list, min: 1, values: .int), ValueSpec(.map, values: .bool),
    ]
    for spec in specs { XCTAssertEqual(spec.inWords(.english), spec.inWords) }
    let list = NamedSpec("l", ValueSpec(.list, min: 1, values: .int))
    let secret = NamedSpec("s", ValueSpec(.text, isSecret: true))
    let refusals: [Refusal] = [
      .notBegun, .begunAlready, .over, .noQuestionOpen, .noPageOpen, .allAnswered, .unitGiven("3", unit: "m"),
      .unknownAnswer("x"), .answerTwice("x"), .oneAnswerExpected, .outOfRange(3, min: 0, max: 1.5), .incompleteOrder,
      .unknownItem("x"), .noSkip, .noHint, .unknownAction("lif", known: ["life", "gift"]),
      .unknownAction("xyz", known: ["life", "gift"]), .unknownInput("x", known: []), .missingInput("l", list),
      .badInput("s", .text("x"), secret), .badInput("l", .list([.text("a")]), list), .badInput("l", .text("a"), list),
      .noBack, .nothingToGoBackTo, .readOnly, .timeIsUp, .interrupted, .late, .notFree, .noSuchPlace(9, count: 3),
    ]
    for refusal in refusals { XCTAssertEqual(refusal.sentence(.english), refusal.sentence) }
  }
}
