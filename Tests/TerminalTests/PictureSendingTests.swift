import Foundation
import Terminal
import TerminalTesting
import XCTest

/// Pictures on a terminal that draws them itself.
final class PictureSendingTests: XCTestCase {
  private let size = Size(rows: 10, columns: 20)

  /// 8 × 8 pixels of one colour: four rows of eight cells.
  private func picture(_ shade: UInt8) throws -> CellPicture {
    let pixels = Array(repeating: [shade, shade, shade, 255] as [UInt8], count: 64).flatMap { $0 }
    let picture = try XCTUnwrap(Picture(width: 8, height: 8, pixels: pixels))
    return try XCTUnwrap(picture.fitted(to: size, depth: .trueColour))
  }

  private func frame(_ picture: CellPicture? = nil, row: Int = 2, column: Int = 3, over: String = "") -> Frame {
    var frame = Frame(size)
    if let picture { frame.put(picture, row: row, column: column) }
    frame.put(over, row: 0, column: 0)
    return frame
  }

  private func painter() -> FramePainter {
    var painter = FramePainter(depth: .trueColour)
    painter.drawPictures(from: 7)
    return painter
  }

  private typealias Shown = EmulatedPictures.Shown

  func testItIsSentOnceAndPlacedAgain() throws {
    let picture = try picture(9)
    var (painter, terminal) = (painter(), Emulator(size))
    terminal.take(painter.bytes(for: frame(picture)))
    XCTAssertEqual(
      terminal.pictures.shown, [Shown(number: 7, row: 2, column: 3, rows: 4, columns: 8)])
    XCTAssertEqual(terminal.lines.joined(), "", "nothing stands under it")
    let file = try XCTUnwrap(Data(base64Encoded: terminal.pictures.sent[7] ?? ""))
    XCTAssertEqual(try Picture(file: Array(file)).width, 8)

    XCTAssertEqual(painter.bytes(for: frame(picture)), [])
    terminal.take(painter.bytes(for: frame(picture, row: 5)))
    XCTAssertEqual(terminal.pictures.shown.map(\.row), [5])
    terminal.take(painter.bytes(for: frame()))
    XCTAssertEqual(terminal.pictures.shown, [])
    terminal.take(painter.bytes(for: frame(try self.picture(9), row: 1)))
    painter.invalidate()
    terminal.take(painter.bytes(for: frame(picture, row: 1, over: "x")))
    XCTAssertEqual(terminal.pictures.shown.map(\.row), [1])
    XCTAssertEqual(terminal.pictures.transmissions, 1)
    XCTAssertEqual(terminal.pictures.unknown + terminal.unknown, [])
    terminal.take(painter.bytes(for: Frame(Size(rows: 3, columns: 3))))
    XCTAssertEqual(terminal.pictures.shown, [], "a smaller screen")
  }

  func testAPictureTakesThePlaceOfAnother() throws {
    var (painter, terminal) = (painter(), Emulator(size))
    terminal.take(painter.bytes(for: frame(try picture(1))))
    terminal.take(painter.bytes(for: frame(try picture(2))))
    XCTAssertEqual(terminal.pictures.shown.map(\.number), [8])
    var both = frame(try picture(1), row: 0)
    both.put(try picture(1), row: 5, column: 3)
    terminal.take(painter.bytes(for: both))
    XCTAssertEqual(terminal.pictures.shown.map(\.number), [7, 7])
    XCTAssertEqual(terminal.pictures.transmissions, 2)
  }

  /// Between others on an empty row the cells are the same with a picture and without.
  func testAPictureOnEmptyCells() throws {
    var (painter, terminal) = (painter(), Emulator(size))
    terminal.take(painter.bytes(for: frame()))
    terminal.take(painter.bytes(for: frame(try picture(1))))
    XCTAssertEqual(terminal.pictures.shown.count, 1)
  }

  func testWhatIsOutsideOrCoveredIsNotShown() throws {
    let picture = try picture(1)
    var (painter, terminal) = (painter(), Emulator(size))
    terminal.take(painter.bytes(for: frame(picture, row: 8, column: -2)))
    XCTAssertEqual(
      terminal.pictures.shown, [Shown(number: 7, row: 8, column: 0, rows: 2, columns: 6, part: "2 0 6 4")])
    terminal.take(painter.bytes(for: frame(picture, row: -1, column: 14)))
    XCTAssertEqual(
      terminal.pictures.shown, [Shown(number: 7, row: 0, column: 14, rows: 3, columns: 6, part: "0 2 6 6")])
    // A row that is written over its middle: blocks, as everywhere else.
    var covered = frame(picture)
    covered.put("words", row: 3, column: 5)
    terminal.take(painter.bytes(for: covered))
    XCTAssertEqual(terminal.pictures.shown, [])
    XCTAssertTrue(terminal.lines[3].contains("words"))
    XCTAssertEqual(terminal.cells[2][3].codes, "0;38;2;1;1;1;48;2;1;1;1")
    var header = frame(picture, row: 0)
    header.fill(row: 0, column: 0, rows: 2, columns: 20)
    terminal.take(painter.bytes(for: header))
    XCTAssertEqual(
      terminal.pictures.shown, [Shown(number: 7, row: 2, column: 3, rows: 2, columns: 8, part: "0 4 8 4")])
    terminal.take(painter.bytes(for: frame(picture, row: 50)))
    XCTAssertEqual(terminal.pictures.shown, [])
  }

  func testALargePictureIsMadeSmallerAndSentInPieces() throws {
    var random = SplitMix(state: 1)
    let pixels = (0..<(1600 * 300 * 4)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let large = try XCTUnwrap(Picture(width: 1600, height: 300, pixels: pixels)?.fitted(to: size, depth: .trueColour))
    var (painter, terminal) = (painter(), Emulator(size))
    let bytes = painter.bytes(for: frame(large))
    for start in stride(from: 0, to: bytes.count, by: 1000) {
      terminal.take(Array(bytes[start..<min(bytes.count, start + 1000)]))
    }
    let file = try XCTUnwrap(Data(base64Encoded: terminal.pictures.sent[7] ?? ""))
    let sent = try Picture(file: Array(file))
    XCTAssertEqual([sent.width, sent.height], [800, 150])
    XCTAssertEqual(terminal.pictures.unknown, [])
    XCTAssertEqual(terminal.pictures.shown.count, 1)
    let longest = String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}").map(\.utf8.count).max() ?? 0
    XCTAssertLessThan(longest, 4200)
  }

  func testTheTerminalKeepsOnlySomeOfThem() throws {
    var (painter, terminal) = (painter(), Emulator(size))
    for shade in 0..<40 { terminal.take(painter.bytes(for: frame(try picture(UInt8(shade))))) }
    XCTAssertEqual(terminal.pictures.sent.count, 16)
    XCTAssertEqual(terminal.pictures.shown.count, 1)
    XCTAssertEqual(terminal.pictures.unknown, [])
  }
}
