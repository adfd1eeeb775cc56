import Archive
import XCTest

@testable import Spreadsheet

/// Sheets as LibreOffice writes them.
final class OpenDocumentTests: XCTestCase {
  private func document(_ body: String, styles: String = "", others: [(String, String)] = []) throws -> [UInt8] {
    let writer = ArchiveWriter()
    let content = """
      <?xml version="1.0" encoding="UTF-8"?>
      <office:document-content xmlns:office="o" xmlns:style="s" xmlns:table="t" xmlns:text="x" xmlns:calcext="c"><office:automatic-styles>
      <style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
      <style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
      <style:style style:name="T1" style:family="text"><style:text-properties style:text-position="sub 58%"/></style:style>
      <style:style style:name="T2" style:family="text"><style:text-properties style:text-position="33% 58%"/></style:style>
      <style:style style:name="T3" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
      </office:automatic-styles><office:body><office:spreadsheet>\(body)</office:spreadsheet></office:body></office:document-content>
      """
    let parts = [("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", content)] + others
    for (name, text) in parts { try writer.add(name, Array(text.replacing("fo:", with: "").utf8)) }
    return writer.finish()
  }

  private func table(_ rows: String, style: String = "ta1") -> String {
    "<table:table table:name=\"Tabelle1\" table:style-name=\"\(style)\"><table:table-column table:number-columns-repeated=\"16384\"/>"
      + rows + "</table:table>"
  }

  private func text(_ text: String) -> String {
    "<table:table-cell office:value-type=\"string\" calcext:value-type=\"string\"><text:p>\(text)</text:p></table:table-cell>"
  }

  private func cell(_ type: String, _ value: String, _ shown: String) -> String {
    "<table:table-cell table:style-name=\"ce1\" office:value-type=\"\(type)\" \(value)><text:p>\(shown)</text:p></table:table-cell>"
  }

  private func rows(_ bytes: [UInt8]) throws -> [SheetRow] {
    let sheet = try Worksheet.read(bytes)
    var rows: [SheetRow] = []
    while let row = try sheet.next() { rows.append(row) }
    return rows
  }

  private func problem(_ bytes: [UInt8]) -> SheetProblem? {
    do { _ = try rows(bytes) } catch { return error as? SheetProblem }
    return nil
  }

  private func written(_ bytes: [UInt8]) throws -> [String] {
    try rows(bytes).map { row in
      row.cells.map { "\(SheetRow.place(column: $0.column, row: row.number))=\($0.text)" }.joined(separator: "|")
    }
  }

  func testASheetOfLibreOffice() throws {
    let empty =
      "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>"
    let body =
      table("<table:table-row>\(text("no"))</table:table-row>", style: "ta2")
      + table(
        """
        <table:table-row><table:table-cell table:number-columns-spanned="3" office:value-type="string"><text:p>Klasse 7b</text:p></table:table-cell>
        <table:covered-table-cell table:number-columns-repeated="2"/></table:table-row>\(empty)
        <table:table-header-rows><table:table-row>\(text("Name"))\(text("H<text:span text:style-name=\"T1\">2</text:span>O, 10<text:span text:style-name=\"T2\">3</text:span>"))
        \(text("<text:span text:style-name=\"T3\">a</text:span><text:s text:c=\"2\"/>b</text:p><text:p>c"))</table:table-row></table:table-header-rows>
        <table:table-row><table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="2.962"><text:p>2,962</text:p></table:table-cell>
        \(cell("percentage", "office:value=\"0.07\"", "7 %"))\(cell("boolean", "office:boolean-value=\"true\"", "WAHR"))
        \(cell("date", "office:date-value=\"1989-11-09\"", "09.11.89"))\(cell("time", "office:time-value=\"PT12H30M00S\"", "12:30"))
        \(cell("currency", "office:currency=\"EUR\" office:value=\"5\"", "5,00\u{A0}€"))</table:table-row>
        <table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>x</text:p></table:table-cell>
        <table:table-cell table:number-columns-repeated="16383"/></table:table-row>
        <table:table-row table:number-rows-repeated="1048569"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        """) + table("<table:table-row>\(text("second"))</table:table-row>")
    let bytes = try document(body)
    XCTAssertEqual(
      try written(bytes),
      [
        "A1=Klasse 7b", "A4=Name|B4=H₂O, 10³|C4=a  b\nc",
        "A5=2,962|B5=2,962|C5=7 %|D5=TRUE|E5=09.11.89|F5=12:30|G5=5,00 €", "A6=x", "A7=x",
      ])
    let day = CellValue.days(1989, 11, 9)
    XCTAssertEqual(
      try rows(bytes)[2].cells.map(\.value),
      [
        .number(2.962), .number(2.962), .percent(7), .truth(true), .date(day: day, seconds: 0), .time(seconds: 45000),
        .number(5),
      ])
    XCTAssertEqual("\(CellValue.civil(day))", "\((year: 1989, month: 11, day: 9))")
  }

  func testCellsThatAreOne() throws {
    let body = table(
      "<table:table-row>\(text("a"))<table:table-cell table:number-rows-spanned=\"3\" office:value-type=\"string\"><text:p>b</text:p></table:table-cell></table:table-row>"
        + "<table:table-row><table:table-cell/><table:covered-table-cell/></table:table-row>")
    let merged = try MergedCells.all(in: Archive(try document(body)))
    XCTAssertEqual(merged, [MergedCells(column: 1, rows: 1...3)])
  }

  func testWhatIsRefused() throws {
    XCTAssertEqual(problem(try document("")), .noSheet)
    let manifest = ("META-INF/manifest.xml", "<manifest:manifest><manifest:encryption-data/></manifest:manifest>")
    XCTAssertEqual(problem(try document(table(""), others: [manifest])), .encrypted)
    guard case .brokenXML? = problem(try document("<table:table>")) else { return XCTFail("read") }
  }

  /// A few words of a file could ask for billions of cells.
  func testWhatComesTooOften() throws {
    let rows = { (times: String) in
      "<table:table-row table:number-rows-repeated=\"\(times)\">\(self.text("a"))</table:table-row>"
    }
    let columns = { (times: String) in
      "<table:table-row><table:table-cell table:number-columns-repeated=\"\(times)\" office:value-type=\"string\"><text:p>b</text:p>"
        + "</table:table-cell></table:table-row>"
    }
    XCTAssertEqual(try written(document(table(rows("100001")))).count, 100_001)
    XCTAssertEqual(try self.rows(document(table(columns("9999999"))))[0].cells.count, 16384)
    let wide = String(repeating: columns("16384"), count: 1000)
    for many in [rows("100002"), rows("99999999999999"), rows("60000") + rows("60000"), wide] {
      guard case .tooLong(let line)? = problem(try document(table(many))) else {
        return XCTFail(String(many.prefix(200)))
      }
      XCTAssertEqual(line, many == wide ? 7 : many.hasSuffix(rows("60000")) ? 60001 : 1)
    }
  }

  /// Documents whose content is changed are read or refused, never a crash.
  func testMutatedDocuments() throws {
    let body = table(
      "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell table:number-columns-repeated=\"3\" office:value-type=\"date\" "
        + "office:date-value=\"1989-11-09T12:00:00\"><text:p>a<text:s text:c=\"2\"/><text:span text:style-name=\"T1\">2</text:span></text:p>"
        + "</table:table-cell>\(cell("time", "office:time-value=\"PT12H30M00S\"", "x"))\(cell("percentage", "office:value=\"1e300\"", "y"))</table:table-row>"
    )
    var state: UInt64 = FuzzTime.seed(7)
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    try FuzzTime.run("documents", rounds: 300) {
      var bytes = Array(body.utf8)
      for _ in 0..<(1 + draw(3)) {
        let place = draw(bytes.count)
        switch draw(4) {
        case 0: bytes[place] = UInt8(draw(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Array("9999999".utf8), at: place)
        default: bytes.insert(bytes[draw(bytes.count)], at: place)
        }
      }
      let archive = try document(String(decoding: bytes, as: UTF8.self))
      guard let sheet = try? Worksheet.read(archive) else { return }
      var count = 0
      while count < 100, (try? sheet.next()) != nil { count += 1 }
      _ = try? MergedCells.all(in: Archive(archive))
    }
  }
}
