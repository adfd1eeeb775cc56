import Archive

/// A workbook with the parts that Excel writes.
struct SampleBook {
  /// The content of the sheet's element.
  var sheet: String
  /// The content of each shared string.
  var shared: [String] = []
  /// Before every element of the sheet.
  var prefix = ""
  var head = ""
  var target = "worksheets/sheet1.xml"
  var sheets = "<sheet name=\"Class\" sheetId=\"1\" r:id=\"rId1\"/>"

  init(sheet: String, shared: [String] = []) {
    self.sheet = sheet
    self.shared = shared
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006/relationships"

  var bytes: [UInt8] {
    let (r, main) = (SampleBook.relations, SampleBook.main)
    let namespace = prefix.isEmpty ? "xmlns=\"\(main)\"" : "xmlns:\(prefix.dropLast())=\"\(main)\""
    let parts: [(String, String)] = [
      ("[Content_Types].xml", "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"),
      ("_rels/.rels", links([("rId1", "officeDocument", "xl/workbook.xml")])),
      (
        "xl/workbook.xml",
        "<workbook xmlns=\"\(main)\" xmlns:r=\"\(r)\"><workbookPr/><sheets>\(sheets)</sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        links([
          ("rId3", "styles", "styles.xml"), ("rId1", "worksheet", target),
          ("rId4", "sharedStrings", "sharedStrings.xml"),
          ("rId8", "chartsheet", "chartsheets/sheet1.xml"), ("rId9", "worksheet", "worksheets/sheet2.xml"),
        ])
      ),
      ("xl/worksheets/sheet2.xml", "<worksheet><sheetData><row><c><v>99</v></c></row></sheetData></worksheet>"),
      ("xl/styles.xml", SampleBook.styles),
      (
        "xl/sharedStrings.xml",
        "<sst xmlns=\"\(main)\" count=\"9\">\(shared.map { "<si>\($0)</si>" }.joined())</sst>"
      ),
      ("xl/worksheets/sheet1.xml", "\(head)<\(prefix)worksheet \(namespace)>\(sheet)</\(prefix)worksheet>"),
    ]
    let writer = ArchiveWriter()
    for (name, text) in parts { try? writer.add(name, Array((SampleBook.declaration + text).utf8)) }
    return writer.finish()
  }

  private static let styles = """
    <styleSheet xmlns="\(main)"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="164"/></cellXfs></styleSheet>
    """

  private func links(_ links: [(id: String, type: String, target: String)]) -> String {
    let all = links.map {
      "<Relationship Id=\"\($0.id)\" Type=\"\(SampleBook.relations)/\($0.type)\" Target=\"\($0.target)\"/>"
    }
    return "<Relationships xmlns=\"\(SampleBook.package)\">\(all.joined())</Relationships>"
  }
}
