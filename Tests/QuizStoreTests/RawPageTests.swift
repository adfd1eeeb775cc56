import Foundation
import XCTest

@testable import QuizStore

/// Pages of a file that leads in circles, or lets many rows share what one may have.
final class RawPageTests: ScratchTestCase {
  private static let size = 4096

  /// A file of ten pages: the second has a thousand cells at one place, of a value of 25,000 bytes that goes on from page 3.
  private func write(_ next: [Int: Int]) throws -> RawPages {
    var bytes = [UInt8](repeating: 0, count: 10 * Self.size)
    func put(_ number: Int, _ count: Int, at place: Int) {
      for index in 0..<count { bytes[place + index] = UInt8(number >> (8 * (count - 1 - index)) & 255) }
    }
    put(Self.size, 2, at: 16)
    let page = Self.size
    bytes[page] = 13
    put(1000, 2, at: page + 3)
    for cell in 0..<1000 { put(3000, 2, at: page + 8 + 2 * cell) }
    // The size, the row id, and a header of one text; Of 25,000 bytes 489 are here.
    bytes.replaceSubrange(page + 3000..<page + 3008, with: [0x81, 0xC3, 0x28, 1, 4, 0x83, 0x86, 0x55])
    put(3, 4, at: page + 3004 + 489)
    for (from, to) in next { put(to, 4, at: (from - 1) * Self.size) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try XCTUnwrap(RawPages(path: path))
  }

  func testACircleOfPagesGivesNothing() throws {
    let pages = try write([3: 4, 4: 5, 5: 3])
    pages.refill()
    XCTAssertEqual(try XCTUnwrap(RawRows(pages, 2)).rows, [])
    pages.refill()
    XCTAssertNil(pages.overflow(from: 3, count: 20_000))
    XCTAssertNotNil(pages.overflow(from: 3, count: 12_000))
  }

  func testRowsHaveNoMoreThanTheFile() throws {
    let pages = try write([3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9])
    pages.refill()
    let rows = try XCTUnwrap(RawRows(pages, 2)).rows
    XCTAssertLessThan(rows.count, 10)
    pages.refill()
    XCTAssertNotNil(pages.overflow(from: 3, count: 24_000), "as much again for the next table")
  }

  /// A log may name any page; no other is looked for.
  func testOnlyPagesThatAreThereAreNamed() throws {
    XCTAssertEqual(try write([:]).numbers, Array(1...10))
  }
}
