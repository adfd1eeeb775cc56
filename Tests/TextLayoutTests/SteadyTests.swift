import TextLayout
import Glibc
import XCTest

final class SteadyTests: XCTestCase {
  func testOrdinaryTextsStayAsTheyAre() {
    let marked = "a" + String(repeating: "\u{301}\u{316}", count: 50)
    for text in ["", "Ada", String(repeating: "é", count: 500), String(repeating: marked + "b", count: 5)] {
      XCTAssertEqual(Array(text.steady.utf8), Array(text.utf8))
    }
  }

  /// A hundred thousand marks out of order took minutes to compare.
  func testLongRunsOfMarksAreBroken() {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 60000) + "b"
    let steady = text.steady
    XCTAssertEqual(steady.unicodeScalars.count { $0 == "\u{34F}" }, 1199)
    XCTAssertEqual(steady.unicodeScalars.filter { $0 != "\u{34F}" }.map(\.value), text.unicodeScalars.map(\.value))
    let start = clock()
    XCTAssertTrue(Set([steady, steady + "c"]).contains(steady))
    XCTAssertFalse(steady.folded.isEmpty)
    // Processor time, and much of it: what goes wrong here takes minutes.
    XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 20)
  }
}
