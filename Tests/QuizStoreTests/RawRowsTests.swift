import Foundation
import XCTest

@testable import QuizStore

/// Rows of a file whose pages lead where they should not.
final class RawRowsTests: ScratchTestCase {
  private static let pageSize = 512

  /// A database of pages of 512 bytes, the first one empty.
  private func pages(_ pages: [[UInt8]]) throws -> RawPages {
    var first = [UInt8](repeating: 0, count: Self.pageSize)
    first[16] = 2
    let bytes = ([first] + pages).flatMap { $0 + [UInt8](repeating: 0, count: Self.pageSize - $0.count) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let opened = try XCTUnwrap(RawPages(path: path))
    opened.refill()
    return opened
  }

  /// A page of a table whose rows have one text of `size` bytes each; the rest of all of them begins on page 3.
  private func leaf(rows: Int, text size: Int) -> [UInt8] {
    let type = 13 + 2 * size
    let header: [UInt8] = [4, 0x80 | UInt8(type >> 14), 0x80 | UInt8(type >> 7 & 0x7F), UInt8(type & 0x7F)]
    let count = header.count + size
    let usable = Self.pageSize
    let least = (usable - 12) * 32 / 255 - 23
    let surplus = least + (count - least) % (usable - 4)
    let local = surplus <= usable - 35 ? surplus : least
    var page = [0x0D, 0, 0, 0, UInt8(rows), 0, 0, 0] + [UInt8](repeating: 0, count: Self.pageSize - 8)
    var place = Self.pageSize
    for row in 0..<rows {
      let head: [UInt8] = [0x80 | UInt8(count >> 7), UInt8(count & 0x7F), UInt8(row + 1)]
      let cell = head + header + [UInt8](repeating: 0x61, count: local - header.count) + [0, 0, 0, 3]
      place -= cell.count
      page.replaceSubrange(place..<place + cell.count, with: cell)
      (page[8 + 2 * row], page[9 + 2 * row]) = (UInt8(place >> 8), UInt8(place & 0xFF))
    }
    return page
  }

  private func rest(next: UInt8) -> [UInt8] { [0, 0, 0, next] + [UInt8](repeating: 0x62, count: Self.pageSize - 4) }

  func testARowGoesOnOnOtherPages() throws {
    let pages = try pages([leaf(rows: 1, text: 1100), rest(next: 4), rest(next: 0)])
    let rows = try XCTUnwrap(RawRows(pages, 2)).rows
    XCTAssertEqual(rows.count, 1)
    guard case .text(let text)? = rows.first?.values.first else { return XCTFail("no text") }
    XCTAssertEqual(text.count, 1100)
  }

  /// Pages in a circle hold no row, however long that says to be.
  func testPagesInACircleAreLeft() throws {
    let empty = [[UInt8]](repeating: [], count: 20)
    let pages = try pages([leaf(rows: 1, text: 6000), rest(next: 4), rest(next: 3)] + empty)
    XCTAssertEqual(try XCTUnwrap(RawRows(pages, 2)).rows, [])
  }

  /// Rows that share a page are no larger together than four times the file, until all pages are read anew.
  func testPagesThatManyRowsShareAreReadAFewTimes() throws {
    let pages = try pages([leaf(rows: 9, text: 520), rest(next: 4), rest(next: 0)])
    XCTAssertEqual(try XCTUnwrap(RawRows(pages, 2)).rows.count, 9)
    XCTAssertEqual(try XCTUnwrap(RawRows(pages, 2)).rows.count, 5)
    XCTAssertEqual(try XCTUnwrap(RawRows(pages, 2)).rows.count, 0)
    pages.refill()
    XCTAssertEqual(try XCTUnwrap(RawRows(pages, 2)).rows.count, 9)
  }
}
