import Archive
import Foundation

/// The class that `docs/teachers.md` shows as a table, and the workbook in which Excel saves it.
struct ClassTable {
  /// The first row is the header.
  let rows: [[String]]

  init(_ document: Document) {
    let lines = document.prose.map(\.line)
    let start = lines.firstIndex { $0.hasPrefix("| Name |") } ?? lines.endIndex
    let table = lines[start...].prefix { $0.hasPrefix("|") }
    rows = table.filter { !$0.hasPrefix("|---") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Texts stand in a list of their own, numbers are numbers, and below the class there are rows with nothing but a style.
  var workbook: [UInt8] {
    var texts: [String] = []
    let body = rows.enumerated().map { row, cells in
      let inside = cells.enumerated().map { Self.cell($1, $0, row + 1, &texts) }.joined()
      return "<row r=\"\(row + 1)\" spans=\"1:\(cells.count)\" x14ac:dyDescent=\"0.25\">\(inside)</row>"
    }
    let tail = (rows.count + 1...rows.count + 3).map { "<row r=\"\($0)\"><c r=\"A\($0)\" s=\"1\"/></row>" }
    let sheet =
      "<worksheet xmlns=\"\(Self.main)\" xmlns:r=\"\(Self.relations)\" xmlns:x14ac=\"\(Self.more)\">"
      + "<dimension ref=\"A1:H\(rows.count + 3)\"/><sheetViews><sheetView tabSelected=\"1\" workbookViewId=\"0\"/></sheetViews>"
      + "<sheetFormatPr baseColWidth=\"10\" defaultRowHeight=\"15\" x14ac:dyDescent=\"0.25\"/>"
      + "<cols><col min=\"1\" max=\"1\" width=\"18.7\" customWidth=\"1\"/></cols>"
      + "<sheetData>\((body + tail).joined())</sheetData><pageMargins left=\"0.7\" right=\"0.7\" top=\"0.78\" bottom=\"0.78\" header=\"0.3\" footer=\"0.3\"/></worksheet>"
    let list = texts.map { "<si><t>\($0)</t></si>" }.joined()
    let shared = "<sst xmlns=\"\(Self.main)\" count=\"\(texts.count)\" uniqueCount=\"\(texts.count)\">\(list)</sst>"
    let writer = ArchiveWriter()
    for (name, text) in Self.parts + [("xl/worksheets/sheet1.xml", sheet), ("xl/sharedStrings.xml", shared)] {
      let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\r\n"
      try? writer.add(name, Array((head + text).utf8))
    }
    return writer.finish()
  }

  private static func cell(_ text: String, _ column: Int, _ row: Int, _ texts: inout [String]) -> String {
    let place = "\(Character(UnicodeScalar(UInt8(65 + column))))\(row)"
    if text.isEmpty { return "" }
    if let number = Int(text) { return "<c r=\"\(place)\"><v>\(number)</v></c>" }
    texts.append(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))
    return "<c r=\"\(place)\" t=\"s\"><v>\(texts.count - 1)</v></c>"
  }

  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006/relationships"
  private static let more = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"
  private static let kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  /// The parts that are the same in every workbook.
  private static let parts = [
    (
      "[Content_Types].xml",
      "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
        + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
        + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
        + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"\(kinds).sheet.main+xml\"/>"
        + "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"\(kinds).worksheet+xml\"/>"
        + "<Override PartName=\"/xl/styles.xml\" ContentType=\"\(kinds).styles+xml\"/>"
        + "<Override PartName=\"/xl/sharedStrings.xml\" ContentType=\"\(kinds).sharedStrings+xml\"/></Types>"
    ),
    (
      "_rels/.rels",
      "<Relationships xmlns=\"\(package)\"><Relationship Id=\"rId1\" Type=\"\(relations)/officeDocument\""
        + " Target=\"xl/workbook.xml\"/></Relationships>"
    ),
    (
      "xl/workbook.xml",
      "<workbook xmlns=\"\(main)\" xmlns:r=\"\(relations)\"><fileVersion appName=\"xl\" lastEdited=\"7\"/><workbookPr/>"
        + "<bookViews><workbookView xWindow=\"0\" yWindow=\"0\"/></bookViews>"
        + "<sheets><sheet name=\"Tabelle1\" sheetId=\"1\" r:id=\"rId1\"/></sheets><calcPr calcId=\"191029\"/></workbook>"
    ),
    (
      "xl/_rels/workbook.xml.rels",
      "<Relationships xmlns=\"\(package)\"><Relationship Id=\"rId3\" Type=\"\(relations)/styles\" Target=\"styles.xml\"/>"
        + "<Relationship Id=\"rId1\" Type=\"\(relations)/worksheet\" Target=\"worksheets/sheet1.xml\"/>"
        + "<Relationship Id=\"rId4\" Type=\"\(relations)/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>"
    ),
    (
      "xl/styles.xml",
      "<styleSheet xmlns=\"\(main)\"><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"49\"/></cellXfs></styleSheet>"
    ),
  ]
}
