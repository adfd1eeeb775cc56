import Archive
import QuizCore
import QuizFormats
import XCTest

/// Kahoot's spreadsheet as its template is: banners, names in the eighth line, numbered empty lines.
final class KahootTests: XCTestCase {
  private static let names = [
    "Question - max 120 characters", "Answer 1 - max 75 characters", "Answer 2 - max 75 characters",
    "Answer 3 - max 75 characters", "Answer 4 - max 75 characters",
    "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one",
  ]
  private static let banners = [
    "Quiz template",
    "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one). Have fun creating your awesome quiz!",
    "Remember: questions have a limit of 120 characters and answers can have 75 characters max. If several answers are correct, separate them with a comma.",
    "See an example question below (don't forget to overwrite this with your first question!)",
    "And remember,  if you're not using Excel you need to export to .xlsx format before you upload to Kahoot!",
  ]

  /// A workbook: texts shared, numbers as numbers; the first row of `rows` is the second.
  static func workbook(_ rows: [[String?]]) throws -> [UInt8] {
    var shared: [String] = []
    var sheet = ""
    for (row, cells) in rows.enumerated() {
      sheet += "<row r=\"\(row + 1)\">"
      for (column, cell) in cells.enumerated() {
        guard let cell else { continue }
        let place = "\(UnicodeScalar(UInt8(65 + column)))\(row + 1)"
        if Double(cell) != nil {
          sheet += "<c r=\"\(place)\"><v>\(cell)</v></c>"
        } else {
          sheet += "<c r=\"\(place)\" t=\"s\"><v>\(shared.count)</v></c>"
          shared.append(cell.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))
        }
      }
      sheet += "</row>"
    }
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return try QTITests.zip([
      ("[Content_Types].xml", "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"),
      (
        "_rels/.rels",
        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"rId1\" Type=\"\(office)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
      ),
      (
        "xl/workbook.xml",
        "<workbook xmlns=\"\(main)\" xmlns:r=\"\(office)\"><sheets><sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"rId1\" Type=\"\(office)/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId2\" Type=\"\(office)/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>"
      ),
      (
        "xl/sharedStrings.xml",
        "<sst xmlns=\"\(main)\">" + shared.map { "<si><t xml:space=\"preserve\">\($0)</t></si>" }.joined() + "</sst>"
      ),
      ("xl/worksheets/sheet1.xml", "<worksheet xmlns=\"\(main)\"><sheetData>\(sheet)</sheetData></worksheet>"),
    ])
  }

  /// The template with these questions below the names.
  private static func template(_ questions: [[String?]]) -> [[String?]] {
    [[], [nil, banners[0]]] + banners.dropFirst().map { [nil, $0] } + [[], [nil] + names]
      + questions.enumerated().map { [String($0.offset + 1)] + $0.element }
      + (questions.count..<20).map { [String($0 + 1)] }
  }

  private static let questions: [[String?]] = [
    ["Which number is fourth?", "1", "3", "4", "2", "20", "4"],
    ["Which are odd?", "one", "two", "three", nil, "90", "1,3"],
    ["Read as a number", "a", "b", "c", nil, "5", "1.3"],
  ]

  static func samples(_ format: QuizFormat) throws -> [[UInt8]] {
    format == .xlsx ? [try workbook(template(questions))] : []
  }

  private static let expected = #"""
    {"title": "T", "questions": [
      {"id": "q1", "kind": "single", "text": "Which number is fourth?", "limit": 20, "answers": [{"text": "1"}, {"text": "3"},
        {"text": "4"}, {"text": "2", "correct": true}]},
      {"id": "q2", "kind": "multiple", "text": "Which are odd?", "limit": 90, "answers": [{"text": "one", "correct": true},
        {"text": "two"}, {"text": "three", "correct": true}]},
      {"id": "q3", "kind": "multiple", "text": "Read as a number", "limit": 5, "answers": [{"text": "a", "correct": true},
        {"text": "b"}, {"text": "c", "correct": true}]}]}
    """#

  func testTheWorkbook() throws {
    let bytes = try Self.workbook(Self.template(Self.questions))
    let reading = QuizFile.read(bytes, path: "k.xlsx")
    XCTAssertEqual(reading.quiz?.questions, try cleanQuiz(Self.expected).questions)
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "k.xlsx:9:8: warning: '4' is taken as the number of the answer '2', and is also the text of one: write the letter of the one that is meant"
      ])
    XCTAssertEqual(QuizFormat(path: "k.zip", content: bytes), .xlsx)
  }

  func testTheSameAsText() throws {
    for separator in [",", ";", "\t"] {
      let text = Self.template(Self.questions).map { row in
        row.map { cell in (cell ?? "").contains(",") || (cell ?? "").contains(";") ? "\"\(cell ?? "")\"" : cell ?? "" }
          .joined(separator: separator)
      }.joined(separator: "\r\n")
      let reading = QuizFile.read(Array(text.utf8), path: separator == "\t" ? "k.tsv" : "k.csv")
      XCTAssertEqual(reading.quiz?.questions, try cleanQuiz(Self.expected).questions, separator)
    }
  }

  func testProblemsHaveRowAndColumn() throws {
    let bytes = try Self.workbook(
      Self.template([["Which?", "a", "b", nil, nil, "soon", "9"], ["Fine?", "a", "b", nil, nil, "5", "1"]]))
    let reading = QuizFile.read(bytes, path: "k.xlsx")
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["Fine?"])
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "k.xlsx:9:7: 'limit' takes a number, found 'soon'",
        "k.xlsx:9:8: 'correct' takes an answer's number (1), letter (A) or text; several with ';' between, found '9'",
      ])
  }

  func testFilesThatAreNoWorkbook() throws {
    let reading = QuizFile.read(Array("text,correct\nA?,true\n".utf8), path: "k.xlsx")
    XCTAssertNil(reading.quiz)
    XCTAssertEqual(reading.diagnostics.count, 1, "\(reading.diagnostics)")
    let old = QuizFile.read([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], path: "k.xlsx")
    XCTAssertTrue(old.diagnostics.first?.message.contains("old kind (.xls)") == true, "\(old.diagnostics)")
    let empty = QuizFile.read(try Self.workbook([["just", "words"]]), path: "k.xlsx")
    XCTAssertTrue(
      empty.diagnostics.contains { $0.description.hasPrefix("k.xlsx:1:1: the first line must name the columns") },
      "\(empty.diagnostics)")
  }
}
