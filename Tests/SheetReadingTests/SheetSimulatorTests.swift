import Foundation
import SheetLayout
import SheetReading
import SheetTesting
import XCTest

/// Sheets of many pupils under scanners and cameras: no reading is wrong, and few are in doubt where pages are good.
///
/// `QUIZRUN_SHEETS` is the number of pages in each light; 170 make 500 pages.
final class SheetSimulatorTests: XCTestCase {
  private let pages = ProcessInfo.processInfo.environment["QUIZRUN_SHEETS"].flatMap(Int.init) ?? 4

  /// What came of the pages of one light.
  private struct Count {
    var cells = 0
    var doubts: [String] = []
  }

  private func read(
    seeds: Range<UInt64>,
    _ light: (inout SheetCanvas, inout SheetNumbers) -> (picture: GreyPicture, plane: SheetPlane)?
  ) throws -> Count {
    var count = Count()
    for seed in seeds {
      var (canvas, page) = PrintedPage.all(.a4)
      var pupil = SheetPupil(seed: seed)
      let expected = pupil.fill(page, on: &canvas)
      var numbers = SheetNumbers(seed: seed &+ 1_000_000)
      let seen = try XCTUnwrap(light(&canvas, &numbers))
      let reading = SheetReader(page, .a4, seen.plane, seen.picture).reading
      count.doubts += reading.doubts.map { "\(seed) \($0.part) \($0.why) \($0.signs.joined())" }
      count.cells += reading.cells.count
      for cell in reading.cells where !reading.doubts.contains(where: { $0.cell == cell.name }) {
        XCTAssertEqual(cell.text, expected[cell.name] ?? "", "\(cell.name) of pupil \(seed)")
      }
    }
    return count
  }

  private var seeds: Range<UInt64> { 1..<UInt64(pages + 1) }

  func testScans() throws {
    let count = try read(seeds: seeds) { canvas, numbers in
      canvas.photographed(&numbers, corners: 0.006, scale: numbers.between(0.95, 1.02), noise: 3)
    }
    XCTAssertLessThanOrEqual(count.doubts.count * 100, max(100, count.cells), "\(count.doubts)")
  }

  func testPhotographs() throws {
    let count = try read(seeds: seeds) { canvas, numbers in
      canvas.photographed(
        &numbers, corners: 0.04, dimming: numbers.between(0, 0.35), noise: 5, isTurned: numbers.next() % 2 == 0)
    }
    XCTAssertLessThanOrEqual(count.doubts.count * 100, max(100, count.cells), "\(count.doubts)")
  }

  /// Doubts as they come, but nothing wrong.
  func testCreasedAndDarkPages() throws {
    _ = try read(seeds: seeds) { canvas, numbers in
      for _ in 0..<2 { canvas.crease(at: numbers.between(30, 260), by: numbers.between(-1.2, 1.2)) }
      return canvas.photographed(&numbers, corners: 0.05, dimming: numbers.between(0.5, 0.8), noise: 8)
    }
  }
}
