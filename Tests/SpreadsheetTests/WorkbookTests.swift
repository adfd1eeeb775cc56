import Archive
import Foundation
import XCTest

@testable import Spreadsheet

final class WorkbookTests: XCTestCase {
  private func rows(_ bytes: [UInt8]) throws -> [String] {
    let sheet = try Worksheet.read(bytes)
    var found: [String] = []
    while let row = try sheet.next() {
      found.append(
        row.cells.map { "\(SheetRow.place(column: $0.column, row: row.number))=\($0.text)" }.joined(separator: "|"))
    }
    return found
  }

  private func problem(_ bytes: [UInt8]) -> SheetProblem? {
    do { _ = try rows(bytes) } catch { return error as? SheetProblem }
    return nil
  }

  func testAWorkbookOfExcel() throws {
    let book = SampleBook(
      sheet: """
        <dimension ref="A1:E4"/><cols><col min="1" max="1" width="20"/></cols><sheetData>
        <row r="1" spans="1:5"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="E1" t="s"><v>2</v></c></row>
        <row r="3" spans="1:5"><c r="A3" t="s"><v>3</v></c><c r="B3"><v>0.69999999999999996</v></c>
        <c r="C3" t="b"><v>1</v></c><c r="D3" s="1"><v>46348.385451388887</v></c><c r="E3" t="e"><v>#N/A</v></c></row>
        <row r="4"><c r="A4" t="str"><f>A3&amp;"!"</f><v>Zoë!</v></c><c r="B4" s="2"><v>46348</v></c><c r="C4" t="b"><v>0</v></c>
        <c r="D4"><v>20260001</v></c><c r="E4" s="1"/></row></sheetData><phoneticPr fontId="1"/>
        """,
      shared: [
        "<t>participant</t>", "<t xml:space=\"preserve\"> Wo ist&#10;Rom? </t>",
        "<r><rPr><b/></rPr><t>Question </t></r><r><t>two</t></r><rPh sb=\"0\" eb=\"2\"><t>kana</t></rPh>", "<t>Zoë</t>",
      ])
    XCTAssertEqual(
      try rows(book.bytes),
      [
        "A1=participant|B1= Wo ist\nRom? |E1=Question two",
        "A3=Zoë|B3=0.7|C3=TRUE|D3=2026-11-22 09:15:03|E3=#N/A",
        "A4=Zoë!|B4=2026-11-22|C4=FALSE|D4=20260001",
      ])
  }

  /// Digits that are raised or lowered are signs of their own; what Unicode has no signs for stands behind `^` or `_`.
  func testRaisedAndLoweredRuns() throws {
    let up = { (text: String) in
      "<r><rPr><vertAlign val=\"superscript\"/></rPr><t xml:space=\"preserve\">\(text)</t></r>"
    }
    let down = { (text: String) in "<r><rPr><vertAlign val=\"subscript\"/></rPr><t>\(text)</t></r>" }
    let run = { (text: String) in "<r><t xml:space=\"preserve\">\(text)</t></r>" }
    let book = SampleBook(
      sheet: """
        <sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>
        <c r="C1" t="inlineStr"><is>\(run("H") + down("2") + run("O"))</is></c>
        <c r="D1" t="inlineStr"><is>\(run("x") + up("ab") + run("y") + up("k "))</is></c>
        <c r="E1" t="inlineStr"><is><t>x2</t></is></c></row></sheetData>
        """,
      shared: [
        run("10") + up("2") + run(" m"),
        run("a") + "<r><rPr><vertAlign val=\"baseline\"/></rPr><t>2</t></r>" + up(" "),
      ])
    XCTAssertEqual(try rows(book.bytes), ["A1=10² m|B1=a2 |C1=H₂O|D1=xaby^k |E1=x2"])
  }

  func testCellsThatAreOne() throws {
    let book = SampleBook(
      sheet: """
        <sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells count="4"><mergeCell ref="A1:C1"/>
        <mergeCell ref="E2:E3"/><mergeCell ref="AA7:AB9"/><mergeCell ref="x"/></mergeCells>
        """)
    XCTAssertEqual(
      try MergedCells.all(in: Archive(book.bytes)),
      [MergedCells(column: 4, rows: 2...3), MergedCells(column: 26, rows: 7...9)])
  }

  /// Libraries write formulas without computing them; an empty result is one.
  func testFormulasWithoutAResult() throws {
    let book = SampleBook(
      sheet: """
        <sheetData><row r="1"><c r="A1"><f>B1+0.5</f><v/></c><c r="B1"><f>1+0.234</f></c>
        <c r="C1" t="str"><f>""</f><v></v></c><c r="D1"><v>1</v></c></row></sheetData>
        """)
    let sheet = try Worksheet.read(book.bytes)
    XCTAssertEqual(
      try sheet.next()?.cells,
      [
        SheetRow.Cell(column: 1, text: "=1+0.234", value: .formula),
        SheetRow.Cell(column: 3, text: "1", value: .number(1)),
      ])
  }

  func testHTMLUnderTheNameOfAWorkbook() {
    for text in ["<html><table>", "\u{FEFF}<?xml version=\"1.0\"?><Workbook>"] {
      XCTAssertThrowsError(try Worksheet.read(Array(text.utf8))) { XCTAssertEqual($0 as? SheetProblem, .markup) }
    }
  }

  /// Texts in the cells themselves, no places, prefixes, absolute targets: as libraries write.
  func testOtherWriters() throws {
    var book = SampleBook(
      sheet: """
        <x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a_x000D_
        b_x005F_x0041_</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:r><x:t>1</x:t></x:r><x:r><x:t>2</x:t></x:r></x:is></x:c></x:row>
        <x:row/><x:row><x:c/><x:c t="n"><x:v>1E-3</x:v></x:c><x:c t="d"><x:v>2026-11-22T09:14:03</x:v></x:c></x:row></x:sheetData>
        """)
    book.prefix = "x:"
    book.target = "/xl/worksheets/sheet1.xml"
    XCTAssertEqual(try rows(book.bytes), ["A1=a\nb_x0041_|B1=12", "B3=0.001|C3=2026-11-22T09:14:03"])
  }

  func testTheFirstSheetThatIsShown() throws {
    var book = SampleBook(sheet: "<sheetData><row><c><v>7</v></c></row></sheetData>")
    book.sheets = """
      <sheet name="Lists" sheetId="2" state="hidden" r:id="rId9"/><sheet name="Chart" sheetId="3" r:id="rId8"/>
      <sheet name="Class" sheetId="1" r:id="rId1"/>
      """
    XCTAssertEqual(try rows(book.bytes), ["A1=7"])
    book.sheets = "<sheet name=\"Chart\" sheetId=\"3\" r:id=\"rId8\"/>"
    XCTAssertEqual(problem(book.bytes), .noSheet)
  }

  /// The first whose rows are meant, with every row; a hidden one is none where others are shown.
  func testTheFirstSheetThatIsMeant() throws {
    var book = SampleBook(
      sheet: "<sheetData><row><c><v>7</v></c></row><row/><row><c><v>8</v></c></row></sheetData>")
    book.sheets = """
      <sheet name="Chart" sheetId="3" r:id="rId8"/><sheet name="Lists" sheetId="2" r:id="rId9"/>
      <sheet name="Class" sheetId="1" r:id="rId1"/>
      """
    let meant = { (text: String) in
      let sheet = try Worksheet.first(in: try Archive(book.bytes)) {
        $0.contains { $0.cells.contains { $0.text == text } }
      }
      var rows: [String] = []
      while let row = try sheet.next() { rows.append(row.cells.map(\.text).joined()) }
      return "\(sheet.number) \(sheet.name) \(rows)"
    }
    XCTAssertEqual(try meant("8"), "1 Class [\"7\", \"8\"]")
    XCTAssertEqual(try meant("99"), "0 Lists [\"99\"]")
    XCTAssertEqual(try meant("none"), "0 Lists [\"99\"]")
    book.sheets = book.sheets.replacing("sheetId=\"1\"", with: "sheetId=\"1\" state=\"hidden\"")
    XCTAssertEqual(try meant("8"), "0 Lists [\"99\"]")
  }

  /// Dates whose form the system decides, and the two counts of days.
  func testDatesOfTheSystem() throws {
    var formats = CellFormats()
    XCTAssertEqual(formats.shown("46348.5", style: 0).text, "46348.5")
    XCTAssertEqual(formats.shown("1e300", style: 0).text, "1e+300")
    XCTAssertEqual(formats.shown("x", style: 0).text, "x")
    let style = "<styleSheet><cellXfs><xf numFmtId=\"14\"/><xf numFmtId=\"0\"/></cellXfs></styleSheet>"
    formats = try CellFormats(Array(style.utf8), part: "styles")
    for (value, text) in [
      ("1", "1900-01-01"), ("59", "1900-02-28"), ("61", "1900-03-01"), ("36526", "2000-01-01"), ("0.75", "18:00:00"),
      ("46348.999999999", "2026-11-23"), ("-1", "-1"),
    ] {
      XCTAssertEqual(formats.shown(value, style: 0).text, text)
    }
    formats.countsFrom1904 = true
    XCTAssertEqual(formats.shown("0", style: 0).text, "1904-01-01")
    XCTAssertEqual(formats.shown("44886", style: 0).text, "2026-11-22")
  }

  func testWhatIsNoWorkbook() throws {
    let writer = ArchiveWriter()
    try writer.add("mimetype", Array("application/vnd.oasis.opendocument.text".utf8))
    XCTAssertEqual(problem(writer.finish()), .noWorkbook(found: nil))
    let other = ArchiveWriter()
    try other.add("readme.txt", [])
    XCTAssertEqual(problem(other.finish()), .noWorkbook(found: nil))
    let whole = SampleBook(sheet: "<sheetData><row><c><v>7</v></c></row></sheetData>")
    XCTAssertEqual(problem(Array(whole.bytes.dropLast(40))), .archive(.notAnArchive))
    let broken = SampleBook(sheet: "<sheetData><row>")
    XCTAssertEqual(problem(broken.bytes), .brokenXML(part: "xl/worksheets/sheet1.xml", line: 2, "mismatched tag"))
    var bomb = SampleBook(sheet: "<sheetData/>")
    bomb.head = "<!DOCTYPE x [<!ENTITY a \"aaaa\">]>"
    XCTAssertEqual(problem(bomb.bytes), .doctype(part: "xl/worksheets/sheet1.xml"))
    // A default value of an attribute would stand in every element.
    bomb.head = "<!DOCTYPE x [<!ATTLIST c a CDATA \"aaaa\">]>"
    XCTAssertEqual(problem(bomb.bytes), .doctype(part: "xl/worksheets/sheet1.xml"))
    let deep = SampleBook(sheet: String(repeating: "<a>", count: 70) + String(repeating: "</a>", count: 70))
    guard case .brokenXML? = problem(deep.bytes) else { return XCTFail("read") }
  }

  /// A row that no spreadsheet program has, and a text that many cells share.
  func testMoreThanASpreadsheetHolds() throws {
    for number in ["9223372036854775807", "0", "-5", "1048577"] {
      let book = SampleBook(sheet: "<sheetData><row r=\"\(number)\"><c><v>7</v></c></row><row/></sheetData>")
      XCTAssertEqual(problem(book.bytes), .tooLong(line: 1), number)
    }
    let cells = String(repeating: "<c t=\"s\"><v>0</v></c>", count: 600)
    let long = "<t>" + String(repeating: "long text ", count: 50_000) + "</t>"
    let shared = SampleBook(sheet: "<sheetData><row>\(cells)</row></sheetData>", shared: [long])
    XCTAssertEqual(problem(shared.bytes), .tooLong(line: 1))
  }

  /// Rows come as they are read: a sheet of many needs no more memory than one of few.
  func testManyRows() throws {
    let row = "<row><c t=\"s\"><v>0</v></c><c><v>5</v></c></row>"
    let book = SampleBook(
      sheet: "<sheetData>" + String(repeating: row, count: 50_000) + "</sheetData>", shared: ["<t>x</t>"])
    let sheet = try Worksheet.read(book.bytes)
    var (count, last) = (0, SheetRow(number: 0, line: 0, cells: []))
    while let row = try sheet.next() { (count, last) = (count + 1, row) }
    XCTAssertEqual(count, 50_000)
    XCTAssertEqual(
      last,
      SheetRow(
        number: 50_000, line: 50_000,
        cells: [.init(column: 0, text: "x"), .init(column: 1, text: "5", value: .number(5))]))
  }

  /// Workbooks whose parts are changed are read or refused, never a crash.
  func testMutatedWorkbooks() {
    let sheet = """
      <sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="XFD1" t="inlineStr"><is><t>x_x0041_</t></is></c></row>
      <row r="2"><c r="B2" s="1"><v>46348.4</v></c></row></sheetData>
      """
    var state: UInt64 = FuzzTime.seed(7)
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func changed(_ text: String) -> String {
      var bytes = Array(text.utf8)
      for _ in 0..<draw(4) {
        let place = draw(bytes.count)
        switch draw(4) {
        case 0: bytes[place] = UInt8(draw(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Array("99999999999999999999".utf8), at: place)
        default: bytes.insert(bytes[draw(bytes.count)], at: place)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    FuzzTime.run("workbooks", rounds: 1500) {
      var book = SampleBook(sheet: changed(sheet), shared: [changed("<t>a</t><rPh><t>b</t></rPh>")])
      book.sheets = changed("<sheet name=\"a\" sheetId=\"1\" r:id=\"rId1\"/>")
      book.target = changed("worksheets/sheet1.xml")
      _ = try? rows(book.bytes)
    }
  }
}
