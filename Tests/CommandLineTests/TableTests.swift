import JSONText
import XCTest

@testable import CommandLine

/// Tables that fit, and the cells of CSV.
final class TableTests: XCTestCase {
  func testColumnsAreAsWideAsTheirWidestCell() {
    let table = Table(rows: [["a", "12"], ["bcd", "3"]], numbers: [1])
    XCTAssertEqual(table.text(), "a    12\nbcd   3\n")
  }

  func testNoLineIsWiderThanTheLimit() {
    let rows = [["identifier", String(repeating: "long text ", count: 9), "last"], ["x", "短い文", "y"]]
    for width in 10...60 {
      let table = Table(rows: rows, flexible: [0, 1], dispensable: [2], wrapping: nil)
      for line in table.text(width: width).split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count + line.count { $0 > "\u{2E7F}" }, width, String(line))
      }
    }
  }

  func testCellsThatSpreadsheetsWouldRunAreTexts() {
    let cases = [
      ("=1+1", "'=1+1"), ("-3", "-3"), ("+1e5", "+1e5"), ("-x", "'-x"), ("@a", "'@a"), ("=", "="),
      ("a,b", "\"a,b\""), ("say \"a\"", "\"say \"\"a\"\"\""), ("a\u{1B}b", "a\u{FFFD}b"),
    ]
    for (cell, written) in cases { XCTAssertEqual(Table.csvLine([cell]), written + "\n") }
  }

  func testMembersBecomeCells() {
    let object: JSONObject = ["name": .text("Ada"), "points": .int(3)]
    XCTAssertEqual(object.cells(["points", "name", "none"]), ["3", "Ada", ""])
  }
}
