import QuizCore
import XCTest

/// A value kept behind a pointer is a value all the same.
final class IndirectTests: XCTestCase {
  private struct Holder: Equatable {
    @Indirect var numbers: [Int]
    var name: String
  }

  func testAChangedCopyLeavesTheOtherAlone() {
    let first = Holder(numbers: [1, 2], name: "a")
    var second = first

    second.numbers.append(3)
    second.numbers[0] = 7

    XCTAssertEqual(first.numbers, [1, 2])
    XCTAssertEqual(second.numbers, [7, 2, 3])
  }

  func testEqualValuesAreEqualWhereverTheyAreKept() {
    let first = Holder(numbers: [1], name: "a")
    var second = first

    XCTAssertEqual(first, second)
    second.numbers = [2]
    XCTAssertNotEqual(first, second)
    second.numbers = [1]
    XCTAssertEqual(first, second)
  }
}
