import Terminal
import XCTest

@testable import QuizScreens

extension Frame {
  /// The place of a text's first cell; nil where it is not shown. The signs before it must be of one cell.
  func place(of text: String, after skipped: Int = 0) -> Position? {
    for (row, line) in lines.enumerated().dropFirst(skipped) {
      if let found = line.range(of: text) { return Position(row: row, column: line[..<found.lowerBound].count) }
    }
    return nil
  }
}

extension Player {
  /// Clicks on a text of the screen, `into` cells behind its first.
  mutating func click(
    _ text: String, into cells: Int = 0, after skipped: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard var place = frame.place(of: text, after: skipped) else {
      return XCTFail("'\(text)' is not shown:\n\(frame.picture)", file: file, line: line)
    }
    place.column += cells
    take(.click(place))
  }

  /// Turns the wheel.
  mutating func wheel(up: Int = 0, down: Int = 0) {
    for _ in 0..<up { take(.wheel(isUp: true)) }
    for _ in 0..<down { take(.wheel(isUp: false)) }
  }
}
