import XCTest

@testable import QuizPlay

/// Tests the names of verdicts.
final class VerdictGradeTests: XCTestCase {
  func testWhatWasSkippedOrLateIsNotWrong() {
    typealias Case = (Bool?, Double, VerdictView.Settling, Bool, VerdictView.Grade)
    let cases: [Case] = [
      (true, 1, .answered, true, .right), (false, 0, .answered, true, .wrong), (false, 0.5, .answered, true, .partly),
      (nil, 0, .answered, true, .unmarked), (false, 0, .skipped, false, .skipped), (nil, 0, .skipped, false, .skipped),
      (false, 0, .timedOut, false, .late), (nil, 0, .timedOut, false, .late), (false, 0, .timedOut, true, .late),
      (nil, 0, .timedOut, true, .unmarked), (true, 1, .timedOut, true, .right), (false, 0.5, .timedOut, true, .partly),
      (false, -1, .timedOut, true, .late),
    ]
    for (correct, points, settling, isGiven, grade) in cases {
      XCTAssertEqual(
        VerdictView.Grade(correct: correct, points: points, settling: settling, isGiven: isGiven), grade,
        "\(String(describing: correct)) \(points) \(settling) \(isGiven)")
    }
  }
}
