import QuizWorkshop
import XCTest

/// The steps of a chart of totals.
final class HistogramTests: XCTestCase {
  private func labels(_ values: [Double]) -> [String] {
    Histogram(values.sorted().map { (value: $0, count: 1) }).bars.map(\.label)
  }

  func testWholeValuesHaveWholeSteps() {
    XCTAssertEqual(labels([0, 1, 2, 4]), ["0", "1", "2", "3", "4"])
    XCTAssertEqual(labels([0, 30]).first, "0 to 4")
  }

  /// Two pupils of a tiny class are not parted by ten empty steps.
  func testFewValuesHaveFewSteps() {
    XCTAssertEqual(labels([3.25, 3.75]), ["3.2 to under 3.4", "3.4 to under 3.6", "3.6 to 3.75"])
    XCTAssertEqual(labels((0..<40).map { Double($0) / 8 }).count, 10)
  }

  func testOneValueIsOneStep() {
    XCTAssertEqual(labels([2.5]).count, 1)
  }
}
