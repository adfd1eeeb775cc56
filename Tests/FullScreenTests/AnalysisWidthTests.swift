import Foundation
import XCTest

/// The tables of `quizrun analyze` on terminals of several widths.
final class AnalysisWidthTests: XCTestCase {
  func testLinesEndAtTheTerminalsWidth() throws {
    let house = try House()
    try house.quiz("rivers", House.rivers)
    let lines = (0..<12).map { number in
      let isFirst = number % 2 == 0
      return #"{"participant":\#(number),"responses":{"paris":["\#(isFirst ? "seine" : "marne")"],"#
        + #""longest":"\#(isFirst ? "Rhine" : "Volga")"}}"#
    }
    let path = house.root + "/in"
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    for columns in [40, 60, 80, 200] {
      let screen = try house.start(["analyze", "rivers", path], rows: 80, columns: columns)
      screen.wait("the last lines are written") { screen.rawText.contains("Look at these again") }
      screen.settle()
      let widest = screen.rawText.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
      XCTAssertLessThanOrEqual(widest, columns, screen.rawText)
      XCTAssertTrue(screen.rawText.contains("discrimination"), screen.rawText)
    }
  }
}
