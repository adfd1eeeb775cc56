import Foundation
import Terminal
import TerminalTesting
import XCTest

final class PictureTests: XCTestCase {
  /// Small PNG files by name, base64.
  private let files = [
    "rgba": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR4nGP4z8DwHwyB9H9OTk4GAEAjBhZHor2jAAAAAElFTkSuQmCC",
    "rgb": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGNgZGL+9fsPAAYDAvhOlq22AAAAAElFTkSuQmCC",
    "grey": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNgOAEAAMsAyWnIw2wAAAAASUVORK5CYII=",
    "grey1": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAABAQAAAADLe9LuAAAACklEQVR4nGNYCgAApwCm5bnF4gAAAABJRU5ErkJggg==",
    "palette":
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUKFB4oMjzVG7TpAAAAAXRSTlOArV5bRgAAAAtJREFUeJxjYGQAAAAFAALRZjN4AAAAAElFTkSuQmCC",
    "interlaced": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAFoEvQfAAAADUlEQVR4nGNg5+D8DwABSgEYk803mAAAAABJRU5ErkJggg==",
    "wide":
      "iVBORw0KGgoAAAANSUhEUgAAE4gAAAABCAAAAAAXehtUAAAAHElEQVR4nO3BMQEAAADCoPVPbQo/oAAAAACAuwETiQABvmKQDwAAAABJRU5ErkJggg==",
    "huge": "iVBORw0KGgoAAAANSUhEUn////9/////CAYAAAAUyQtmAAAACUlEQVR4nGMAAAABAAFe/335AAAAAElFTkSuQmCC",
    "nodata": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAAElFTkSuQmCC",
    "short": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  ]

  private func bytes(_ name: String) -> [UInt8] {
    Data(base64Encoded: files[name] ?? "").map { Array($0) } ?? []
  }

  func testPixelsOfEveryKindOfPNG() throws {
    let table: [(name: String, width: Int, height: Int, pixels: [UInt8])] = [
      ("rgba", 2, 2, [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 0]),
      ("rgb", 2, 1, [1, 2, 3, 255, 250, 251, 252, 255]),
      ("grey", 2, 1, [0, 0, 0, 255, 200, 200, 200, 255]),
      ("grey1", 8, 1, [255, 0, 255, 0, 0, 255, 0, 255].flatMap { [$0, $0, $0, 255] }),
      ("palette", 2, 1, [40, 50, 60, 255, 10, 20, 30, 128]),
      ("interlaced", 1, 1, [7, 8, 9, 255]),
    ]
    for row in table {
      let expected = Picture(width: row.width, height: row.height, pixels: row.pixels)
      XCTAssertNotNil(expected)
      XCTAssertEqual(try Picture(file: bytes(row.name)), expected, row.name)
    }
  }

  func testWhatCannotBeShownSaysWhy() {
    let table: [(name: String, bytes: [UInt8], sentence: String)] = [
      ("nothing", [], "neither a PNG nor a JPEG picture"),
      ("text", Array("GIF89a and more".utf8), "neither a PNG nor a JPEG picture"),
      ("wide", bytes("wide"), "the picture has 5000 × 1 pixels, at most 4096 × 4096 can be shown; scale it down"),
      ("no data", bytes("nodata"), "the picture is damaged (IEND: out of place)"),
      ("cut", Array(bytes("rgba").prefix(50)), "the picture is damaged (read beyond end of data)"),
      ("too few rows", bytes("short"), "the picture is damaged (Not enough image data)"),
    ]
    for row in table {
      XCTAssertThrowsError(try Picture(file: row.bytes), row.name) { XCTAssertEqual("\($0)", row.sentence, row.name) }
    }
    XCTAssertThrowsError(try Picture(file: bytes("huge")))
  }

  /// Damaged files give a picture or an error, and nothing worse.
  func testDamagedFiles() {
    var random = SplitMix(state: 3)
    var errors = 0
    for name in files.keys.sorted() {
      for _ in 0..<300 {
        var bytes = bytes(name)
        for _ in 0...Int(random.next() % 3) {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
        if (try? Picture(file: bytes)) == nil { errors += 1 }
      }
    }
    XCTAssertGreaterThan(errors, 2000)
  }

  func testPixelsMustFitTheSides() {
    XCTAssertNil(Picture(width: 2, height: 2, pixels: Array(repeating: 0, count: 15)))
    XCTAssertNil(Picture(width: 0, height: 2, pixels: []))
    XCTAssertNil(Picture(width: -1, height: -1, pixels: [1, 2, 3, 4]))
    XCTAssertNil(Picture(width: .max, height: 2, pixels: []))
  }

  func testSizeInCells() throws {
    let table: [(width: Int, height: Int, box: Size, size: Size?)] = [
      (480, 320, Size(rows: 8, columns: 24), Size(rows: 8, columns: 24)),
      (480, 320, Size(rows: 4, columns: 80), Size(rows: 4, columns: 12)),
      (480, 320, Size(rows: 40, columns: 24), Size(rows: 8, columns: 24)),
      (10, 10, Size(rows: 20, columns: 80), Size(rows: 5, columns: 10)),
      (10, 5, Size(rows: 20, columns: 80), Size(rows: 3, columns: 10)),
      (1000, 1, Size(rows: 10, columns: 10), Size(rows: 1, columns: 10)),
      (1, 1000, Size(rows: 10, columns: 10), Size(rows: 10, columns: 1)),
      (10, 10, Size(rows: 0, columns: 10), nil),
      (10, 10, Size(rows: 10, columns: 0), nil),
    ]
    for row in table {
      let pixels = [UInt8](repeating: 255, count: row.width * row.height * 4)
      let picture = try XCTUnwrap(Picture(width: row.width, height: row.height, pixels: pixels))
      XCTAssertEqual(picture.fitted(to: row.box, depth: .trueColour)?.size, row.size, "\(row.width) × \(row.height)")
    }
  }

  func testTooFewColoursForAPicture() throws {
    let picture = try Picture(file: bytes("rgba"))
    let box = Size(rows: 4, columns: 4)
    XCTAssertNil(picture.fitted(to: box, depth: .none))
    XCTAssertNil(picture.fitted(to: box, depth: .ansi16))
    XCTAssertNotNil(picture.fitted(to: box, depth: .indexed256))
  }

  func testCellsShowTwoPixelsEach() throws {
    let cells = try XCTUnwrap(Picture(file: bytes("rgba")).fitted(to: Size(rows: 4, columns: 4), depth: .trueColour))
    XCTAssertEqual(
      drawn(cells),
      [
        Emulator.Cell(text: "▀", codes: "0;38;2;255;0;0;48;2;0;0;255"),
        Emulator.Cell(text: "▀", codes: "0;38;2;0;255;0"),
      ])
  }

  func testTransparentPixelsShowTheBackground() throws {
    let pixels: [UInt8] = [9, 9, 9, 0, 9, 9, 9, 127, 1, 2, 3, 128, 9, 9, 9, 0]
    let picture = try XCTUnwrap(Picture(width: 2, height: 2, pixels: pixels))
    let cells = try XCTUnwrap(picture.fitted(to: Size(rows: 4, columns: 4), depth: .trueColour))
    XCTAssertEqual(drawn(cells), [Emulator.Cell(text: "▄", codes: "0;38;2;1;2;3"), Emulator.Cell()])
  }

  func testAverage() throws {
    // Black and white columns side by side, and a transparent one that must not darken the mean.
    let row: [UInt8] = [0, 0, 0, 255, 200, 200, 200, 255, 0, 0, 0, 0, 100, 50, 25, 255]
    let picture = try XCTUnwrap(Picture(width: 4, height: 1, pixels: row))
    let cells = try XCTUnwrap(picture.fitted(to: Size(rows: 1, columns: 2), depth: .trueColour))
    XCTAssertEqual(drawn(cells).map(\.codes), ["0;38;2;100;100;100", "0;38;2;100;50;25"])
  }

  func testPicturesAreClipped() throws {
    let cells = try XCTUnwrap(Picture(file: bytes("rgba")).fitted(to: Size(rows: 4, columns: 4), depth: .trueColour))
    var frame = Frame(Size(rows: 2, columns: 3))
    frame.put(cells, row: 1, column: 2)
    frame.put(cells, row: 0, column: -1)
    frame.put(cells, row: 5, column: 5)
    XCTAssertEqual(frame.lines, ["▀", "  ▀"])
  }

  /// The first two cells of a picture as a terminal shows them.
  private func drawn(_ cells: CellPicture) -> [Emulator.Cell] {
    var frame = Frame(Size(rows: 1, columns: 2))
    frame.put(cells, row: 0, column: 0)
    var painter = FramePainter(depth: .trueColour)
    var terminal = Emulator(frame.size)
    terminal.take(painter.bytes(for: frame))
    return terminal.cells[0]
  }
}
