import QuizCore
import QuizFormats
import XCTest

/// Numbers in a workbook of questions, which Excel and LibreOffice show in their formats.
final class SheetNumberTests: XCTestCase {
  private static let codes = ["General", "0%", "h:mm", "000", "#,##0", "d-mmm", "0.00"]

  /// A workbook; `0.5|0%` is a number that a code shows.
  static func workbook(_ rows: [[String]], merged: [String] = []) throws -> [UInt8] {
    var sheet = ""
    for (row, cells) in rows.enumerated() {
      sheet += "<row r=\"\(row + 1)\">"
      for (column, cell) in cells.enumerated() where !cell.isEmpty {
        let place = "\(UnicodeScalar(UInt8(65 + column)))\(row + 1)"
        let halves = cell.split(separator: "|").map(String.init)
        if halves.count == 2, let style = codes.firstIndex(of: halves[1]) {
          sheet += "<c r=\"\(place)\" s=\"\(style)\"><v>\(halves[0])</v></c>"
        } else {
          sheet += "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(cell)</t></is></c>"
        }
      }
      sheet += "</row>"
    }
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let formats = codes.enumerated().map { "<numFmt numFmtId=\"\(170 + $0)\" formatCode=\"\($1)\"/>" }
    let styles = codes.indices.map { "<xf numFmtId=\"\(170 + $0)\"/>" }
    return try QTITests.zip([
      ("[Content_Types].xml", "<Types/>"),
      (
        "_rels/.rels",
        "<Relationships><Relationship Id=\"a\" Type=\"\(office)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
      ),
      ("xl/workbook.xml", "<workbook xmlns:r=\"\(office)\"><sheets><sheet name=\"S\" r:id=\"a\"/></sheets></workbook>"),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id=\"a\" Type=\"\(office)/worksheet\" Target=\"sheet.xml\"/><Relationship Id=\"b\" Type=\"\(office)/styles\" Target=\"styles.xml\"/></Relationships>"
      ),
      (
        "xl/styles.xml",
        "<styleSheet><numFmts>\(formats.joined())</numFmts><cellXfs>\(styles.joined())</cellXfs></styleSheet>"
      ),
      (
        "xl/sheet.xml",
        "<worksheet><sheetData>\(sheet)</sheetData><mergeCells>\(merged.map { "<mergeCell ref=\"\($0)\"/>" }.joined())</mergeCells></worksheet>"
      ),
    ])
  }

  func testQuestionsInNumbers() throws {
    let bytes = try Self.workbook([
      ["Question", "Kind", "A", "B", "C", "Correct", "Points", "Tolerance", "Min", "Max", "Fraction1"],
      ["What part?", "", "0.5|0%", "0.25|0%", "0.125|0%", "B", "2|0.00"],
      ["When?", "", "0.520833333333333|h:mm", "0.25|h:mm", "7|000", "0.25|h:mm"],
      ["How many?", "number", "", "", "", "1000|#,##0", "", "0.05|0%"],
      ["Slide", "range", "", "", "", "1500|#,##0", "", "", "1000|#,##0", "2000|#,##0"],
      ["Which?", "", "x", "y", "", "2|0.00", "1|0.00"],
      ["Weigh", "multiple", "x", "y", "", "", "", "", "", "", "0.125|0%"],
      ["Any number?", "number", "1000|#,##0", "2000|#,##0"],
    ])
    let reading = foreign(bytes, .xlsx, path: "s.xlsx")
    let quiz = try XCTUnwrap(reading.quiz, "\(reading.diagnostics)")
    let expected = try cleanQuiz(
      #"""
      {"title": "T", "questions": [
        {"id": "q1", "kind": "single", "text": "What part?", "points": 2,
          "answers": [{"text": "50%"}, {"text": "25%", "correct": true}, {"text": "13%"}]},
        {"id": "q2", "kind": "single", "text": "When?",
          "answers": [{"text": "12:30"}, {"text": "6:00", "correct": true}, {"text": "007"}]},
        {"id": "q3", "kind": "number", "text": "How many?", "correct": 1000, "tolerance": {"relative": 0.05}},
        {"id": "q4", "kind": "range", "text": "Slide", "correct": 1500, "min": 1000, "max": 2000},
        {"id": "q5", "kind": "single", "text": "Which?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]},
        {"id": "q6", "kind": "multiple", "text": "Weigh", "answers": [{"text": "x", "fraction": 0.125}, {"text": "y"}]},
        {"id": "q7", "kind": "number", "text": "Any number?",
          "answers": [{"value": 1000, "correct": true}, {"value": 2000, "correct": true}]}]}
      """#)
    for (a, b) in zip(quiz.questions, expected.questions) { XCTAssertEqual(a, b) }
    XCTAssertEqual(quiz.questions.count, expected.questions.count)
  }
}
