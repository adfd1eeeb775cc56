import QuizCore
import XCTest

/// Numbers of strangers: which can be added up and shown.
final class AmountTests: XCTestCase {
  func testBounds() {
    for number in [0, 1, -1, 1e-310, 1e12, -1e12] { XCTAssertEqual(Amount(number)?.value, number) }
    for number in [Double.nan, .infinity, -.infinity, 1.1e12, -1.1e12] { XCTAssertNil(Amount(number), "\(number)") }
    for total in [0, 1e-6, 1, 1e12] { XCTAssertEqual(Amount(total: total)?.value, total) }
    for total in [1e-310, 9e-7, -1, 2e12, .nan, .infinity] { XCTAssertNil(Amount(total: total), "\(total)") }
    XCTAssertEqual(Amount(-0.0)?.value.sign, .plus)
    XCTAssertEqual(Amount(nearest: -0.0).value.sign, .plus)
    XCTAssertEqual(Amount(nearest: .infinity).value, 1e12)
    XCTAssertEqual(Amount(nearest: .nan).value, 0)
  }

  func testPercentages() {
    XCTAssertEqual(Amount(percentOf: 1, 4)?.value, 25)
    for (points, of) in [(1, 0), (0, 0), (1, 1e-310), (1e12, 1), (.nan, 1), (1, .infinity * 0)] {
      XCTAssertNil(Amount(percentOf: points, of), "\(points) of \(of)")
    }
    for points in [1, -1e12, 1e12] {
      for of in [1e-310, 1e-6, 1, 1e12] { XCTAssertTrue(Scores.percent(points, of: of).isFinite) }
    }
  }
}
