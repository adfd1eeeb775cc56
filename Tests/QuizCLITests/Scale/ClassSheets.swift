import Archive
import Foundation
import Words

/// A class and its test, and the files in which programs write such a class down.
enum ClassSheets {
  struct Pupil {
    var name: String
    var capital: String?
    var even: [String]?
    var star: Bool?
    var half: Double?
    var word: String?

    init(_ name: String, _ capital: String?, _ even: [String]?, _ star: Bool?, _ half: Double?, _ word: String?) {
      (self.name, self.capital, self.even, self.star, self.half, self.word) = (name, capital, even, star, half, word)
    }

    /// The points that a teacher with a pencil gives.
    var points: Double {
      (capital == "Paris" ? 1 : 0) + (even.map { Set($0) == ["2", "4, or four"] } == true ? 2 : 0)
        + (star == true ? 1 : 0) + (half == 0.7 ? 1 : 0) + (word?.uppercased() == "GRÖSSE" ? 0.5 : 0)
    }
  }

  static let quiz = """
    {"title":"Class test","questions":[
      {"id":"q1","kind":"single","text":"What is the capital of France?","answers":[
        {"id":"a","text":"Paris","correct":true},{"id":"b","text":"Rome"},{"id":"c","text":"São Paulo; or Rio"}]},
      {"id":"q2","kind":"multiple","text":"Which, if any,\\nare even?","partial":"all","points":2,"answers":[
        {"id":"a","text":"2","correct":true},{"id":"b","text":"3"},{"id":"c","text":"4, or four","correct":true}]},
      {"id":"q3","kind":"truefalse","text":"The sun is a star.","correct":true},
      {"id":"q4","kind":"number","text":"Half of 1,4?","correct":0.7},
      {"id":"q5","kind":"text","text":"German for \\"size\\"?","points":0.5,"accept":["Größe"]}]}
    """

  static let texts = [
    "What is the capital of France?", "Which, if any,\nare even?", "The sun is a star.", "Half of 1,4?",
    "German for \"size\"?",
  ]

  static let pupils = [
    Pupil("Müller, Zoë", "Paris", ["2", "4, or four"], true, 0.7, "Größe"),
    Pupil("O'Brien \"Bo\"", "Rome", ["2"], false, 0.5, "GRÖSSE"),
    Pupil("Đặng Thị Ánh", nil, nil, nil, nil, nil), Pupil("Ana", "São Paulo; or Rio", ["3"], true, 1.25, "größe"),
    Pupil("Ana", "Paris", ["4, or four", "2"], false, 0.7, nil),
  ]

  /// The pupils whose letters Windows-1252 has.
  static let western = pupils.filter { !$0.name.contains("Đ") }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  private static func minimal(_ text: String, _ sign: Character) -> String {
    text.contains { $0 == sign || $0 == "\"" || $0.isNewline } ? quoted(text) : text
  }

  private static func comma(_ number: Double?) -> String {
    number.map { "\($0)".replacing(".", with: ",") } ?? ""
  }

  /// Excel in German: semicolons, decimal commas, `WAHR`, a tail of empty rows.
  static func excelGerman(_ pupils: [Pupil]) -> String {
    let header = (["Klasse", "participant"] + texts).map { minimal($0, ";") }.joined(separator: ";")
    let rows = pupils.map { pupil in
      [
        "7b", pupil.name, pupil.capital ?? "", pupil.even?.joined(separator: "; ") ?? "",
        pupil.star.map { $0 ? "WAHR" : "FALSCH" } ?? "", comma(pupil.half), pupil.word ?? "",
      ].map { minimal($0, ";") }.joined(separator: ";")
    }
    return ([header] + rows + [";;;;;;", ";;;;;;"]).map { $0 + "\r\n" }.joined()
  }

  /// Google Forms: everything quoted, a timestamp first, ticked boxes with semicolons between, line feeds alone.
  static var googleForms: String {
    let header = (["Timestamp", "Username", "Total score"] + texts).map(quoted).joined(separator: ",")
    let rows = pupils.map { pupil in
      [
        "2026/11/22 9:14:03 AM GMT+1", pupil.name, "3.00 / 5", pupil.capital ?? "",
        pupil.even?.joined(separator: ";") ?? "",
        pupil.star.map { $0 ? "True" : "False" } ?? "", pupil.half.map { "\($0)" } ?? "", pupil.word ?? "",
      ].map(quoted).joined(separator: ",")
    }
    return ([header] + rows).joined(separator: "\n")
  }

  /// Moodle's responses: numbered columns, `-` where nothing was given, several answers with `; ` between.
  static var moodle: String {
    let fixed = ["Last name", "Email address", "Status", "Started", "Completed", "Duration", "Grade/5.50"]
    let header = (fixed + (1...5).map { "Response \($0)" }).map(quoted).joined(separator: ",")
    let rows = pupils.enumerated().map { place, pupil in
      [
        pupil.name, "p\(place)@example.org", "Finished", "22 November 2026 9:14 AM", "22 November 2026 9:30 AM",
        "16 mins",
        "3.00", pupil.capital ?? "-", pupil.even?.joined(separator: "; ") ?? "-",
        pupil.star.map { $0 ? "True" : "False" } ?? "-",
        pupil.half.map { "\($0)" } ?? "-", pupil.word ?? "-",
      ].map(quoted).joined(separator: ",")
    }
    return "\u{FEFF}" + ([header] + rows).map { $0 + "\n" }.joined()
  }

  /// Microsoft Forms' workbook: dates as numbers, points and feedback beside each question, lists that end with a semicolon.
  static var microsoftForms: [UInt8] {
    let names = ["ID", "Start time", "Completion time", "Email", "Name", "Total points", "Quiz feedback"]
    let header =
      names
      + texts.flatMap { [$0.replacing("\n", with: "_x000D_\n") + "\u{A0}", "Points - \($0)", "Feedback - \($0)"] }
    let rows = pupils.enumerated().map { place, pupil -> [Workbook.Cell] in
      let given: [Workbook.Cell] = [
        .text(pupil.capital ?? ""), .text(pupil.even.map { $0.map { $0 + ";" }.joined() } ?? ""),
        .text(pupil.star.map { $0 ? "True" : "False" } ?? ""), pupil.half.map(Workbook.Cell.number) ?? .text(""),
        .text(pupil.word ?? ""),
      ]
      return [
        .number(Double(place + 1)), .date(46348.385), .date(46348.396), .text("anonymous"), .text(pupil.name),
        .text(""),
        .text(""),
      ] + given.flatMap { [$0, .text(""), .text("")] }
    }
    return Workbook(rows: [header.map(Workbook.Cell.text)] + rows, isShared: true).bytes
  }

  /// The answers of a Google form, saved from its spreadsheet: ticked boxes with commas between.
  static var googleSheets: [UInt8] {
    let rows = pupils.map { pupil -> [Workbook.Cell] in
      [
        .date(46348.385), .text(pupil.name), .text("3 / 5"), .text(pupil.capital ?? ""),
        .text(pupil.even?.joined(separator: ", ") ?? ""), .text(pupil.star.map { $0 ? "True" : "False" } ?? ""),
        pupil.half.map(Workbook.Cell.number) ?? .text(""), .text(pupil.word ?? ""),
      ]
    }
    let header = (["Timestamp", "Email Address", "Score"] + texts).map(Workbook.Cell.text)
    return Workbook(rows: [header] + rows, isShared: true).bytes
  }

  /// A workbook as openpyxl or LibreOffice leave it: true and false as such, numbers for ids.
  static var openpyxl: [UInt8] {
    let rows = pupils.map { pupil -> [Workbook.Cell] in
      [
        .text(pupil.name), .text(pupil.capital ?? ""), .text(pupil.even?.joined(separator: ", ") ?? ""),
        pupil.star.map(Workbook.Cell.bool) ?? .text(""), pupil.half.map(Workbook.Cell.number) ?? .text(""),
        .text(pupil.word ?? ""),
      ]
    }
    let header = ["Participant", "q1", "q2", "q3", "q4", "q5"].map(Workbook.Cell.text)
    return Workbook(rows: [header] + rows + [[.text("")]], isShared: false).bytes
  }

  static func utf16(_ text: String) -> Data {
    Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
  }

  static func windows1252(_ text: String) -> Data { text.data(using: .windowsCP1252) ?? Data() }
}

/// A workbook of one sheet.
struct Workbook {
  enum Cell {
    case text(String)
    case number(Double)
    case date(Double)
    case bool(Bool)
  }

  var rows: [[Cell]]
  var isShared: Bool
  /// Rows as they stand in the file, instead of `rows`.
  var sheet: String?
  /// The text in the one cell of a sheet before it; nil without such a sheet.
  var cover: String?
  var styles = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"22\"/></cellXfs></styleSheet>"

  init(rows: [[Cell]], isShared: Bool) {
    self.rows = rows
    self.isShared = isShared
  }

  var bytes: [UInt8] {
    var shared: [String] = []
    let body = rows.enumerated().map { row, cells in
      "<row r=\"\(row + 1)\">" + cells.enumerated().map { cell($1, $0, row + 1, &shared) }.joined() + "</row>"
    }
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let link = { (id: String, type: String, target: String) in
      "<Relationship Id=\"\(id)\" Type=\"\(relations)/\(type)\" Target=\"\(target)\"/>"
    }
    let parts = [
      ("_rels/.rels", "<Relationships>\(link("r", "officeDocument", "xl/workbook.xml"))</Relationships>"),
      (
        "xl/workbook.xml",
        "<workbook xmlns:r=\"\(relations)\"><sheets>\(cover == nil ? "" : "<sheet name=\"Deckblatt\" sheetId=\"2\" r:id=\"d\"/>")<sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"a\"/></sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships>" + link("a", "worksheet", "worksheets/sheet1.xml")
          + link("b", "sharedStrings", "sharedStrings.xml")
          + link("c", "styles", "styles.xml") + link("d", "worksheet", "worksheets/sheet2.xml") + "</Relationships>"
      ),
      (
        "xl/worksheets/sheet2.xml",
        "<worksheet><sheetData><row><c t=\"inlineStr\"><is><t>\(cover ?? "")</t></is></c></row></sheetData></worksheet>"
      ),
      ("xl/styles.xml", styles),
      ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(sheet ?? body.joined())</sheetData></worksheet>"),
      ("xl/sharedStrings.xml", "<sst>\(shared.map { "<si><t xml:space=\"preserve\">\($0)</t></si>" }.joined())</sst>"),
    ]
    let writer = ArchiveWriter()
    for (name, text) in parts { try? writer.add(name, Array(text.utf8)) }
    return writer.finish()
  }

  private func cell(_ cell: Cell, _ column: Int, _ row: Int, _ shared: inout [String]) -> String {
    let place = "\(column < 26 ? "" : "A")\(Character(UnicodeScalar(UInt8(65 + column % 26))))\(row)"
    switch cell {
    case .text(""): return ""
    case .text(let text):
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      if !isShared { return "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(escaped)</t></is></c>" }
      shared.append(escaped)
      return "<c r=\"\(place)\" t=\"s\"><v>\(shared.count - 1)</v></c>"
    case .number(let number): return "<c r=\"\(place)\"><v>\(number)</v></c>"
    case .date(let number): return "<c r=\"\(place)\" s=\"1\"><v>\(number)</v></c>"
    case .bool(let flag): return "<c r=\"\(place)\" t=\"b\"><v>\(flag ? 1 : 0)</v></c>"
    }
  }
}
