import Foundation
import XCTest

@testable import Spreadsheet

final class DelimitedTests: XCTestCase {
  /// Rows as texts: number, then the cells with their columns.
  private func rows(_ bytes: [UInt8], piece: Int = .max, known: Set<String> = []) throws -> [String] {
    var rest = bytes[...]
    let sheet = try Worksheet(isKnown: known.contains) {
      if rest.isEmpty { return nil }
      defer { rest = rest.dropFirst(piece) }
      return Array(rest.prefix(piece))
    }
    var found: [String] = []
    while let row = try sheet.next() {
      found.append(
        row.cells.map { "\(SheetRow.place(column: $0.column, row: row.number))=\($0.text)" }.joined(separator: "|"))
    }
    return found
  }

  private func rows(_ text: String, known: Set<String> = []) throws -> [String] {
    try rows(Array(text.utf8), known: known)
  }

  func testCells() throws {
    let cases: [(String, [String])] = [
      ("", []), ("\n\n", []), ("\u{FEFF}", []), ("\u{FEFF}\n", []), ("sep=\n\na,b", ["A1=sep=", "A3=a,b"]),
      ("a,b\n1,2", ["A1=a|B1=b", "A2=1|B2=2"]), ("a,b\r\n1,2\r\n", ["A1=a|B1=b", "A2=1|B2=2"]),
      ("a,b\r1,2\r", ["A1=a|B1=b", "A2=1|B2=2"]), ("a;b\n1,5;2\n", ["A1=a|B1=b", "A2=1,5|B2=2"]),
      ("a\tb, c;d\n1\t2", ["A1=a|B1=b, c;d", "A2=1|B2=2"]), ("a,,c\n,,\n\n1", ["A1=a|C1=c", "A4=1"]),
      ("a,b\n\"x,\"\"y\"\"\n z\",2\n3,4", ["A1=a|B1=b", "A2=x,\"y\"\n z|B2=2", "A3=3|B3=4"]),
      ("a,b\n\"x\r\ny\",2", ["A1=a|B1=b", "A2=x\ny|B2=2"]), ("a, \"b, c\"\n1,2", ["A1=a|B1=b, c", "A2=1|B2=2"]),
      ("a,b\n\"5\" cm,2", ["A1=a|B1=b", "A2=5 cm|B2=2"]), ("a,b\n5\" x,2", ["A1=a|B1=b", "A2=5\" x|B2=2"]),
      ("a,b\n=\"007\",\"=\"\"0,5\"\"\"\n=\"a\"\"b\",=1", ["A1=a|B1=b", "A2=007|B2=0,5", "A3==\"a\"\"b\"|B3==1"]),
      ("\n\na,b\n1,2", ["A3=a|B3=b", "A4=1|B4=2"]), ("a,\"\"\n", ["A1=a"]),
    ]
    for (text, expected) in cases { XCTAssertEqual(try rows(text), expected, text) }
  }

  /// A quotation mark that nothing closes costs no more than its cell.
  func testUnclosedQuotes() throws {
    XCTAssertEqual(try rows("a,b\n1,\"x\n2,y\n"), ["A1=a|B1=b", "A2=1|B2=\"x", "A3=2|B3=y"])
    let long = String(repeating: "2,y\n", count: 100_000)
    let found = try rows("a,b\n1,\"x\n" + long + "3,\"z\"\n")
    XCTAssertEqual(found.count, 100_003)
    XCTAssertEqual(found[1], "A2=1|B2=\"x")
    XCTAssertEqual(found.last, "A100003=3|B100003=z")
  }

  func testTheSignBetweenCells() throws {
    XCTAssertEqual(try rows("sep=;\na,b;c\n1;2"), ["A1=a,b|B1=c", "A2=1|B2=2"])
    XCTAssertEqual(try rows("\u{FEFF}sep=;\r\na;b\r\n"), ["A1=a|B1=b"])
    XCTAssertEqual(try rows("\"sep=,\"\na,b;c\n"), ["A1=a|B1=b;c"])
    XCTAssertEqual(try rows("sep=|\na|b\n"), ["A1=a|B1=b"])
    XCTAssertEqual(try rows("separate,b\n"), ["A1=separate|B1=b"])
    // More commas than semicolons, but the columns are known.
    let known: Set = ["participant", "One, two, or three?", "q2"]
    XCTAssertEqual(
      try rows("participant;One, two, or three?;q2\nAda;1,5;2", known: known),
      ["A1=participant|B1=One, two, or three?|C1=q2", "A2=Ada|B2=1,5|C2=2"])
  }

  /// A title above the names says nothing of the signs.
  func testTheSignBelowATitle() throws {
    XCTAssertEqual(
      try rows("Class 7b, results, today\n\nname;x\n1,5;2\n", known: ["x"]),
      ["A1=Class 7b, results, today", "A3=name|B3=x", "A4=1,5|B4=2"])
    XCTAssertEqual(
      try rows("Class; 7b\nname,y\n", known: ["x"]), ["A1=Class|B1= 7b", "A2=name,y"])
  }

  func testEncodings() throws {
    let text = "Name;Größe\nZoë „x“;1,5 €\n"
    let expected = ["A1=Name|B1=Größe", "A2=Zoë „x“|B2=1,5 €"]
    var windows = Array("Name;Gr".utf8) + [0xF6, 0xDF] + Array("e\nZo".utf8)
    windows += [0xEB, 0x20, 0x84, 0x78, 0x93] + Array(";1,5 ".utf8) + [0x80, 0x0A]
    let little = Array(text.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let all = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
      windows,
    ]
    for (place, bytes) in all.enumerated() {
      XCTAssertEqual(try rows(bytes), expected, "\(place)")
      for piece in [1, 2, 3, 7] { XCTAssertEqual(try rows(bytes, piece: piece), expected, "\(place) by \(piece)") }
    }
    let emoji = Array("a,😀\n".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    XCTAssertEqual(try rows([0xFF, 0xFE] + emoji, piece: 3), ["A1=a|B1=😀"])
    // One row of another encoding is read by itself.
    XCTAssertEqual(try rows(Array("ä,b\n".utf8) + [0xE4, 0x2C, 0x62]), ["A1=ä|B1=b", "A2=ä|B2=b"])
  }

  func testLinesAndPieces() throws {
    let text = "sep=,\n\na,b\n\"x\ny\",2\n3,4\n"
    for piece in [1, 3, 100] {
      var rest = Array(text.utf8)[...]
      let sheet = try Worksheet { () -> [UInt8]? in
        if rest.isEmpty { return nil }
        defer { rest = rest.dropFirst(piece) }
        return Array(rest.prefix(piece))
      }
      var found: [[Int]] = []
      while let row = try sheet.next() { found.append([row.number, row.line, row.lines]) }
      XCTAssertEqual(found, [[2, 3, 1], [3, 4, 2], [4, 6, 1]])
    }
  }

  func testNamesOfPlaces() {
    for (column, name) in [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16383, "XFD")] {
      XCTAssertEqual(SheetRow.columnName(column), name)
      XCTAssertEqual(SheetRow.column(named: name), column)
    }
    XCTAssertEqual(SheetRow.column(named: "bc"), 54)
    for name in ["", "A1", "ABCD", "ä"] { XCTAssertNil(SheetRow.column(named: name)) }
  }

  func testWhatIsNoText() {
    XCTAssertThrowsError(try Worksheet.read([0xD0, 0xCF, 0x11, 0xE0, 0xA1])) {
      XCTAssertEqual($0 as? SheetProblem, .oldWorkbook)
    }
    let endless = Array("a,b\n".utf8) + Array(repeating: UInt8(ascii: "x"), count: 9 << 20)
    XCTAssertThrowsError(try rows(endless, piece: 1 << 16)) { XCTAssertEqual($0 as? SheetProblem, .tooLong(line: 2)) }
  }

  /// Texts whose bytes are changed are read whatever they are, in pieces of any size alike.
  func testMutatedTexts() throws {
    let quoted = Array("sep=;\r\na;\"b\"\"\n\";c\r\n1;2,5;\"x\"y\r\n;;\r\n".utf8)
    let wide: [UInt8] = "a,\"😀\"\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let samples: [[UInt8]] = [quoted, Array("a\tb\n\u{FEFF}ä\t😀\r".utf8), [0xFF, 0xFE] + wide]
    var state: UInt64 = FuzzTime.seed(3)
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    try FuzzTime.run("texts", rounds: 2000) {
      var bytes = samples[draw(samples.count)]
      for _ in 0...draw(5) where !bytes.isEmpty {
        let place = draw(bytes.count)
        switch draw(4) {
        case 0: bytes[place] = UInt8(draw(256))
        case 1: bytes[place] = Array("\",;\t\r\n \0".utf8)[draw(8)]
        case 2: bytes.remove(at: place)
        default: bytes.insert(bytes[draw(bytes.count)], at: place)
        }
      }
      XCTAssertEqual(try rows(bytes, piece: 1 + draw(5)), try rows(bytes), "\(bytes)")
    }
  }
}
