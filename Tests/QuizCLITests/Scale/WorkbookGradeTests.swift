import Archive
import Foundation
import XCTest

/// Tests what pupils type into a workbook, of which Excel and LibreOffice make numbers, percentages, times and dates.
final class WorkbookGradeTests: XCTestCase {
  /// A cell with a number, shown by one of `codes`.
  private struct Cell {
    var question: String
    var value: Double
    var code: String
    /// Points; nil for a cell that is told as unread.
    var points: Double?
    var why: String

    init(_ question: String, _ value: Double, _ code: String, _ points: Double?, _ why: String = "") {
      (self.question, self.value, self.code, self.points, self.why) = (question, value, code, points, why)
    }
  }

  private static let quiz = """
    {"title":"T","questions":[
      {"id":"s","kind":"single","text":"S","answers":[{"text":"50%","correct":true},{"text":"0.5"},{"text":"1"},{"text":"1000"}]},
      {"id":"d","kind":"single","text":"D","answers":[{"text":"1/2","correct":true},{"text":"1/3"},{"text":"007"}]},
      {"id":"t","kind":"text","text":"T","accept":["50%","12:30","0,50 €","007","1/2","15.1.2026"]},
      {"id":"n","kind":"number","text":"N","correct":30},
      {"id":"r","kind":"range","text":"R","min":0,"max":2000,"step":1,"correct":1000},
      {"id":"b","kind":"truefalse","text":"B","correct":true},
      {"id":"m","kind":"multiple","text":"M","answers":[{"text":"1,5","correct":true},{"text":"2"}]}]}
    """

  private static let cells = [
    Cell("s", 0.5, "0%", 1), Cell("s", 0.5, "General", 0), Cell("s", 1000, "#,##0", 0), Cell("s", 1, "0.00", 0),
    Cell("s", 0.3, "0%", nil, "there is no answer '30%'; did you mean '50%'?"), Cell("d", 0.5, "# ?/?", 1),
    Cell("d", 0.5, "General", 1),
    Cell(
      "d", 46024, "d-mmm", nil,
      "'2-Jan' is the date that a spreadsheet program may have made of '1/2': write it as text"),
    Cell("d", 7, "000", 0), Cell("d", 46086, "d-mmm", nil, "there is no answer '5-Mar'"), Cell("t", 0.5, "0%", 1),
    Cell("t", 0.5, "0.00%", 1), Cell("t", 0.520833333333333, "h:mm", 1), Cell("t", 0.520833333333333, "hh:mm:ss", 1),
    Cell("t", 0.5, "#,##0.00\\ \"€\"", 1), Cell("t", 7, "000", 1), Cell("t", 8, "000", 0),
    Cell("t", 46037, "dd/mm/yyyy", 1),
    Cell(
      "t", 46024, "d-mmm", nil,
      "'2-Jan' is the date that a spreadsheet program may have made of '1/2': write it as text"),
    Cell("n", 0.3, "0%", nil, "write 30, without %"), Cell("n", 30, "0.00E+00", 1), Cell("n", 30, "0.00\\ \"€\"", 1),
    Cell("n", 0.520833333333333, "h:mm", nil, "'12:30' is no number"), Cell("r", 1000, "#,##0", 1),
    Cell("b", 1, "0.00", 1), Cell("m", 1.5, "0.00", 1),
  ]

  private static var workbook: [UInt8] {
    let codes = Set(cells.map(\.code)).sorted()
    let questions = ["s", "d", "t", "n", "r", "b", "m"]
    let column = { (question: String) in UnicodeScalar(UInt8(66 + (questions.firstIndex(of: question) ?? 0))) }
    let text = { (place: String, text: String) in "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
    var rows = "<row r=\"1\">" + text("A1", "participant")
    for question in questions { rows += text("\(column(question))1", question) }
    rows += "</row>"
    for (place, cell) in cells.enumerated() {
      let style = (codes.firstIndex(of: cell.code) ?? 0) + 1
      rows += "<row r=\"\(place + 2)\">" + text("A\(place + 2)", "p\(place)")
      rows += "<c r=\"\(column(cell.question))\(place + 2)\" s=\"\(style)\"><v>\(cell.value)</v></c></row>"
    }
    let escaped = { (code: String) in code.replacing("\"", with: "&quot;") }
    let formats = codes.enumerated().map { "<numFmt numFmtId=\"\(164 + $0)\" formatCode=\"\(escaped($1))\"/>" }
    let styles = codes.indices.map { "<xf numFmtId=\"\(164 + $0)\" applyNumberFormat=\"1\"/>" }
    var book = Workbook(rows: [], isShared: false)
    book.sheet = rows
    book.styles =
      "<styleSheet><numFmts>\(formats.joined())</numFmts><cellXfs><xf numFmtId=\"0\"/>\(styles.joined())</cellXfs></styleSheet>"
    return book.bytes
  }

  func testCellsCountAsTheyAreShown() throws {
    let place = try Place()
    try place.quiz("test", Self.quiz)
    try Data(Self.workbook).write(to: URL(fileURLWithPath: place.root + "/in.xlsx"))
    let outcome = try place.run(["grade", "test", "in.xlsx"])
    let lines = Message.all(outcome.output)
    XCTAssertEqual(lines.count, Self.cells.count, outcome.errors)
    for (line, cell) in zip(lines, Self.cells) {
      let name = "\(cell.question): \(cell.value) as \(cell.code)"
      XCTAssertEqual(line.object["points"] as? Double, cell.points ?? 0, name)
      let problems = line.object["problems"] as? [[String: String]]
      XCTAssertEqual(problems?.compactMap { $0["why"] } ?? [], cell.points == nil ? [cell.why] : [], name)
    }
  }
}
