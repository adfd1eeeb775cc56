import QuizCore
import QuizFormats
import XCTest

/// Text and pictures that stand before the player in a source arrive, or are reported.
final class SourceTextTests: XCTestCase {
  // MARK: Quotations of Markdown

  func testAQuotationAboveTheAnswersBelongsToTheQuestion() throws {
    for test in quotations { try test.check() }
  }

  private let quotations: [ForeignCase] = [
    ForeignCase(
      "between two lines", .md,
      """
      ### Quote:

      > Call me Ishmael.
      > It is damp.

      Who?

      - [x] Melville
      - [ ] Poe

      > So it goes.
      """,
      #"""
      {"kind": "single", "markup": "markdown", "text": "Quote:\n\n> Call me Ishmael.\n> It is damp.\n\nWho?", "explanation": "So it goes.",
        "answers": [{"text": "Melville", "correct": true}, {"text": "Poe"}]}
      """#),
    ForeignCase(
      "right above the answers, two of them, and one that explains", .md,
      "### Who said it?\n> To be\n\n> or not\n- [x] Hamlet\n- [ ] Lear\n\n> Act 3",
      #"""
      {"kind": "single", "markup": "markdown", "text": "Who said it?\n> To be\n>\n> or not", "explanation": "Act 3",
        "answers": [{"text": "Hamlet", "correct": true}, {"text": "Lear"}]}
      """#),
    ForeignCase(
      "above letters and a key, and above a typed answer", .md,
      "1. Who?\n\n> To be\n\nA) Hamlet\nB) Lear\n\nAnswer: A\n\n2. Where?\n\n> In Denmark\n\nAnswer: Elsinore",
      #"""
      {"kind": "single", "markup": "markdown", "text": "Who?\n\n> To be", "answers": [{"text": "Hamlet", "correct": true}, {"text": "Lear"}]},
      {"kind": "text", "markup": "markdown", "text": "Where?\n\n> In Denmark", "accept": ["Elsinore"]}
      """#),
    ForeignCase(
      "of a page without answers it explains", .md, "### Read {kind=info}\n\nThis.\n\n> Because.",
      #"{"kind": "info", "text": "Read\n\nThis.", "explanation": "Because."}"#),
  ]

  // MARK: Lines of Aiken

  func testShortLinesOfAStemAreKept() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "A", "questions": [
        {"id": "q1", "text": "Which is the sum?\n\n1\n2\n+\n7", "answers": [{"text": "10", "correct": true}, {"text": "11"}]},
        {"id": "q2", "text": "if x:\n    y\n    zz\n  end", "answers": [{"text": "a", "correct": true}, {"text": "b"}]}]}
      """#)
    let writing = QuizWriter.write(quiz, as: .aiken, named: "A")
    XCTAssertTrue(writing.text.hasPrefix("Which is the sum? 1 2 + 7\nA. 10"), writing.text)
    XCTAssertTrue(writing.text.contains("if x: y\nzz\nend\n"), writing.text)
    XCTAssertEqual(writing.losses.filter { $0.contains("joined") }.count, 2, "\(writing.losses)")
    let read = QuizFile.read(writing.bytes, path: "A.aiken")
    XCTAssertEqual(read.quiz?.questions.map(\.text), ["Which is the sum? 1 2 + 7", "if x: y\nzz\nend"])
  }

  func testShortLinesOfAikenAreReadOrReported() throws {
    try ForeignCase(
      "lines of one character", .aiken, "1️⃣7\n\nWhich is it?\n+\n2️⃣A. x\nB. y\n3️⃣z\n.\nANSWER: A\n",
      #"{"kind": "single", "text": "Which is it?\n+", "answers": [{"text": "x", "correct": true}, {"text": "y"}]}"#,
      "1️⃣: warning: this text belongs to no question and is left out: '7'",
      "3️⃣: warning: this text belongs to no question and is left out: 'z'"
    ).check()
  }

  // MARK: Pictures of workbooks

  private func told(_ entries: [(String, String)], path: String) throws -> [String] {
    let reading = QuizFile.read(try QTITests.zip(entries), path: path)
    XCTAssertEqual(reading.quiz?.questions.count, 1, "\(reading.diagnostics)")
    return reading.diagnostics.map(\.description)
  }

  private static let rows = """
    <row r="1"><c r="A1" t="inlineStr"><is><t>Question</t></is></c><c r="B1" t="inlineStr"><is><t>Correct</t></is></c>\
    <c r="C1" t="inlineStr"><is><t>Points</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Which?</t></is></c>\
    <c r="B2" t="inlineStr"><is><t>x</t></is></c><c r="C2" vm="1"><v>1</v></c></row>
    """

  private func book(_ more: [(String, String)]) -> [(String, String)] {
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    func relations(_ id: String, _ type: String, _ target: String) -> String {
      "<Relationships><Relationship Id=\"\(id)\" Type=\"\(office)/\(type)\" Target=\"\(target)\"/></Relationships>"
    }
    return [
      ("[Content_Types].xml", "<Types/>"), ("_rels/.rels", relations("a", "officeDocument", "xl/workbook.xml")),
      ("xl/workbook.xml", "<workbook xmlns:r=\"\(office)\"><sheets><sheet name=\"S\" r:id=\"a\"/></sheets></workbook>"),
      ("xl/_rels/workbook.xml.rels", relations("a", "worksheet", "worksheets/sheet1.xml")),
      ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(Self.rows)</sheetData></worksheet>"),
      ("xl/worksheets/_rels/sheet1.xml.rels", relations("d", "drawing", "../drawings/drawing1.xml")),
    ] + more
  }

  func testPicturesOfAWorkbookAreReported() throws {
    let anchor = { (row: Int) in
      "<xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:row>\(row)</xdr:row></xdr:from><xdr:to><xdr:col>9</xdr:col><xdr:row>9</xdr:row></xdr:to><xdr:pic/></xdr:twoCellAnchor>"
    }
    let drawing = "<xdr:wsDr xmlns:xdr=\"x\">\(anchor(4))\(anchor(1))</xdr:wsDr>"
    XCTAssertEqual(
      try told(book([("xl/drawings/drawing1.xml", drawing)]), path: "a.xlsx"),
      [
        "a.xlsx:2:4: warning: 2 pictures on the sheet are left out: save each as a file beside the quiz and name it in a column 'image'"
      ])
    XCTAssertEqual(
      try told(book([("xl/richData/richValueRel.xml", "<x/>")]), path: "a.xlsx").map { $0.prefix(43) },
      ["a.xlsx:2:3: warning: 1 picture on the sheet"])
    XCTAssertEqual(try told(book([]), path: "a.xlsx"), [])
  }

  func testPicturesOfASheetOfLibreOfficeAreReported() throws {
    let cell = { (text: String, more: String) in
      "<table:table-cell office:value-type=\"string\"><text:p>\(text)</text:p>\(more)</table:table-cell>"
    }
    let rows = [
      [("Question", ""), ("Correct", "")], [("Which?", ""), ("x", "<draw:frame><draw:image/></draw:frame>")],
    ]
    let table = rows.map { "<table:table-row>\($0.map(cell).joined())</table:table-row>" }.joined()
    let content =
      "<x xmlns:table=\"t\" xmlns:office=\"o\" xmlns:text=\"x\" xmlns:draw=\"d\"><table:table>\(table)</table:table></x>"
    let entries = [("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", content)]
    XCTAssertEqual(
      try told(entries, path: "a.ods").map { $0.prefix(42) }, ["a.ods:2:2: warning: 1 picture on the sheet"])
  }
}
