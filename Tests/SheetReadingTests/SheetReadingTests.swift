import CImage
import CScan
import SheetLayout
import SheetReading
import SheetTesting
import XCTest

final class SheetReadingTests: XCTestCase {
  private func bubble(_ name: String, _ page: SheetLayout.Page) throws -> SheetLayout.Bubble {
    try XCTUnwrap(page.parts.flatMap(\.bubbles).first { $0.name == name }, name)
  }

  private func read(_ canvas: SheetCanvas, _ page: SheetLayout.Page) throws -> SheetReading {
    let pairs = [(0.0, 0.0), (210, 0), (210, 297), (0, 297)].map { x, y in
      (paper: SheetPoint(x, y), pixel: SheetPoint(x * canvas.scale, y * canvas.scale))
    }
    return SheetReader(page, canvas.paper, try XCTUnwrap(SheetPlane(pairs)), canvas.picture).reading
  }

  private func texts(_ reading: SheetReading) -> [String: String] {
    Dictionary(uniqueKeysWithValues: reading.cells.map { ($0.name, $0.text) })
  }

  /// What is drawn into bubbles by name, and what is read.
  private func reading(_ marks: [(SheetCanvas.Mark, String)], ink: Double = 0.8) throws -> SheetReading {
    var (canvas, page) = PrintedPage.all()
    for (mark, name) in marks {
      let bubble = try bubble(name, page)
      canvas.mark(mark, bubble.x, bubble.y, ink: ink)
    }
    return try read(canvas, page)
  }

  func testEveryKindOfMarkCounts() throws {
    let reading = try reading([
      (.filling, "1:A"), (.cross, "2:B"), (.heavyCross, "3:C"), (.tick, "5:D"), (.filling, "4:A"), (.cross, "4:C"),
      (.cross, "13#1:1"), (.filling, "13#2:8"), (.tick, "13#0:-"), (.cross, "14.1:B"), (.cross, "14.3:A"),
      (.filling, "15.1:B"),
    ])
    XCTAssertEqual(reading.doubts, [])
    let texts = texts(reading)
    XCTAssertEqual(
      texts.filter { !$0.value.isEmpty },
      [
        "1": "A", "2": "B", "3": "C", "4": "A C", "5": "D", "13": "-18", "14": "1B 3A", "15.1": "B",
      ])
    XCTAssertNil(texts["15.2"], "a line has no bubbles")
  }

  func testAnEmptySheetHasNoDoubts() throws {
    let reading = try reading([])
    XCTAssertEqual(reading.doubts, [])
    XCTAssertTrue(reading.cells.allSatisfy(\.text.isEmpty))
    XCTAssertEqual(reading.cells.count, 15)
  }

  func testAFilledMarkThatIsCrossedOutTwiceDoesNotCount() throws {
    let reading = try reading([
      (.crossedOut, "1:A"), (.filling, "1:C"), (.crossedOut, "2:B"), (.heavyCross, "3:A"), (.filling, "5:A"),
    ])
    XCTAssertEqual(reading.doubts, [])
    XCTAssertEqual(texts(reading).filter { !$0.value.isEmpty }, ["1": "C", "3": "A", "5": "A"])
  }

  func testWhatIsDoubtfulIsNotGuessed() throws {
    var (canvas, page) = PrintedPage.all()
    let strong = ["1:A", "2:A", "3:A", "5:A", "6:A", "7:A", "9:A", "13#1:4", "13#3:2", "14.1:A"]
    for name in strong {
      let bubble = try bubble(name, page)
      canvas.mark(.filling, bubble.x, bubble.y, ink: 0.9)
    }
    func at(_ name: String, _ draw: (inout SheetCanvas, SheetLayout.Bubble) -> Void) throws {
      draw(&canvas, try bubble(name, page))
    }
    try at("2:C") { $0.mark(.cross, $1.x, $1.y) }
    try at("3:B") { $0.mark(.filling, $1.x, $1.y, ink: 0.25) }
    try at("6:C") { $0.veil($1.x, $1.y, 9, 0.22) }
    try at("7:D") { $0.veil($1.x, $1.y, 9, 0.09) }
    try at("9:C") { $0.veil($1.x, $1.y, 6, 0.13) }
    try at("14.2:C") { $0.mark(.filling, $1.x, $1.y, ink: 0.3) }
    try at("10:B") { $0.mark(.filling, $1.x, $1.y, ink: 0.3) }
    let reading = try read(canvas, page)
    let why = Dictionary(reading.doubts.map { ($0.part, $0.why) }) { first, _ in first }
    XCTAssertEqual(Set(why.keys), ["2", "3", "6", "13", "14.2", "10"])
    XCTAssertEqual(why["2"], .several)
    XCTAssertEqual(why["6"], .smudge)
    XCTAssertEqual(why["13"], .digits)
    let texts = texts(reading)
    for cell in ["2", "3", "6", "13", "14", "10"] { XCTAssertEqual(texts[cell], "", cell) }
    for cell in ["7", "9"] { XCTAssertEqual(texts[cell], "A", "what a rubber leaves is no doubt") }
  }

  func testALightPencilIsMeasuredAgainstItself() throws {
    let names = ["1:A", "2:B", "3:C", "5:D", "6:A", "7:B", "9:C"]
    let reading = try reading(names.map { (.filling, $0) }, ink: 0.42)
    XCTAssertEqual(reading.doubts, [])
    XCTAssertEqual(texts(reading).filter { !$0.value.isEmpty }.count, names.count)
  }

  /// Pages under a camera, turned, dim and noisy: what is read is right, and what is not is a doubt.
  func testPhotographedPages() throws {
    var numbers = SheetNumbers(seed: 7)
    let rounds = ProcessInfo.processInfo.environment["QUIZRUN_SHEETS"].flatMap(Int.init) ?? 3
    var (read, doubts) = (0, 0)
    for round in 0..<rounds {
      var (canvas, page) = PrintedPage.all()
      var expected: [String: String] = [:]
      let ink = numbers.between(0.5, 0.95)
      for part in page.parts where part.part.form != .line {
        guard case .letters = part.part.form, let bubble = part.bubbles.randomElement(using: &numbers) else { continue }
        let mark: SheetCanvas.Mark = [.filling, .cross, .tick, .heavyCross][Int(numbers.next() % 4)]
        canvas.mark(mark, bubble.x, bubble.y, ink: ink, width: numbers.between(0.35, 0.6))
        let before = expected[part.part.cell].map { $0 + " " } ?? ""
        expected[part.part.cell] = before + part.part.prefix + bubble.sign
      }
      let photo = try XCTUnwrap(
        canvas.photographed(
          &numbers, corners: 0.04, dimming: numbers.between(0, 0.4), noise: 5, isTurned: round % 2 == 1))
      let reading = SheetReader(page, .a4, photo.plane, photo.picture).reading
      doubts += reading.doubts.count
      for cell in reading.cells where !reading.doubts.contains(where: { $0.cell == cell.name }) {
        read += 1
        XCTAssertEqual(cell.text, expected[cell.name] ?? "", "\(cell.name) in round \(round)")
      }
    }
    XCTAssertLessThanOrEqual(doubts * 100, read)
  }

  /// The printed marks are those that the library knows, with their corners in its order.
  func testTheLibraryFindsTheCornerMarks() throws {
    for paper in SheetPaper.allCases {
      let canvas = PrintedPage.all(paper).canvas
      let picture = canvas.picture
      var found = [cscan_tag](repeating: cscan_tag(), count: 4)
      let count = cscan_tags(picture.pixels, UInt32(picture.width), UInt32(picture.height), 1.5, &found)
      XCTAssertEqual(count, 4)
      for tag in found {
        let corners = withUnsafeBytes(of: tag.corners) { Array($0.bindMemory(to: Double.self)) }
        for (place, corner) in paper.corners(ofTag: Int(tag.id)).enumerated() {
          XCTAssertEqual(corners[2 * place], corner.x * canvas.scale, accuracy: 1)
          XCTAssertEqual(corners[2 * place + 1], corner.y * canvas.scale, accuracy: 1)
        }
      }
    }
  }

  /// A photograph that is mostly table is no blank page, whatever could be read on it.
  func testAPageOnADarkTableIsNotBlank() {
    let (width, height) = (600, 800)
    let table = [UInt8](repeating: 20, count: width * height)
    var page = table
    for row in 300..<600 {
      for column in 200..<400 { page[row * width + column] = column % 20 < 2 ? 90 : 180 }
    }
    XCTAssertFalse(GreyPicture(width: width, height: height, pixels: page).isBlank)
    XCTAssertTrue(GreyPicture(width: width, height: height, pixels: table).isBlank)
    XCTAssertTrue(SheetCanvas(.a4).picture.isBlank)
  }

  func testDamagedPicturesAreRefused() {
    var numbers = SheetNumbers(seed: 3)
    let small = PrintedPage.all().canvas.picture
    var count = 0
    let png = cimage_write_png(small.pixels, UInt32(small.width), UInt32(small.height), 1, &count)
    defer { free(png) }
    let bytes = Array(UnsafeBufferPointer(start: png, count: count))
    for round in 0..<60 {
      var damaged = round % 2 == 0 ? Array(bytes.prefix(Int(numbers.next() % UInt64(count)))) : bytes
      for _ in 0..<3 where !damaged.isEmpty {
        damaged[Int(numbers.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: numbers.next())
      }
      var grey = cscan_grey()
      let code = cscan_read(damaged, damaged.count, &grey)
      if round % 2 == 0 { XCTAssertNotEqual(Int(code), CSCAN_OK) }
      cscan_free(&grey)
    }
  }
}

/// A page with every kind of question, as it is printed.
enum PrintedPage {
  private static let questions: [SheetQuestion] =
    (1...12).map { .init($0, [.init("\($0)", .letters(["A", "B", "C", "D"], takesSeveral: $0 % 4 == 0))]) }
    + [
      .init(13, [.init("13", .digits(4))]),
      .init(
        14,
        (1...3).map { .init("14.\($0)", cell: "14", prefix: "\($0)", .letters(["A", "B", "C"], takesSeveral: false)) }),
      .init(15, [.init("15.1", .letters(["A", "B"], takesSeveral: false)), .init("15.2", .line)]),
    ]

  static func all(_ paper: SheetPaper = .a4) -> (canvas: SheetCanvas, page: SheetLayout.Page) {
    let page = SheetLayout(paper, questions).pages[0]
    var canvas = SheetCanvas(paper)
    for (id, corner) in paper.tags.enumerated() {
      for (row, squares) in SheetTag.isBlack(id).enumerated() {
        for (column, isBlack) in squares.enumerated() where isBlack {
          let side = SheetPaper.tagSide / 8
          canvas.square(corner.x + Double(column) * side, corner.y + Double(row) * side, side)
        }
      }
    }
    for bubble in page.parts.flatMap(\.bubbles) {
      canvas.ring(bubble.x, bubble.y)
      canvas.line((bubble.x - 0.6, bubble.y + 0.8), (bubble.x, bubble.y - 0.8), width: 0.35, ink: 0.33)
      canvas.line((bubble.x + 0.6, bubble.y + 0.8), (bubble.x, bubble.y - 0.8), width: 0.35, ink: 0.33)
    }
    return (canvas, page)
  }
}
