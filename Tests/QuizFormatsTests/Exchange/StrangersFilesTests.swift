import Archive
import QuizCore
import QuizFormats
import XCTest

/// Files as programs of others write them, of which something was once lost without a word.
final class StrangersFilesTests: XCTestCase {
  func testTexts() throws {
    for test in texts { try test.check() }
  }

  private let texts: [ForeignCase] = [
    ForeignCase(
      "a no-break space behind the letter", .aiken, "\u{A0}Fifth?\nA.\u{A0}x\nB)\u{2003}w\nANSWER: A\n",
      #"{"kind": "single", "text": "Fifth?", "answers": [{"text": "w"}, {"text": "x", "correct": true}]}"#),
    ForeignCase(
      "answers in two places", .gift, "Two blanks {=a} and 1️⃣{=b}\n\nOne {=c} only \\{x\\}\n\nEnd {=d} 2️⃣}\n",
      #"{"kind": "text", "text": "One _____ only {x}", "accept": ["c"]}"#,
      "1️⃣: the question has answers in a second pair of braces, which would be shown as text: write a question for each, or '\\{' for a brace in the text",
      "2️⃣: '}' without '{' before it: write '\\}' for a brace in the text"),
    ForeignCase(
      "a minus that is none of ASCII", .md, "### Coldest?\n\nAnswer: −5 ± 0,5\n\n### Warmest?\n\nAnswer: –3\n",
      #"""
      {"kind": "number", "text": "Coldest?", "correct": -5, "tolerance": 0.5},
      {"kind": "number", "text": "Warmest?", "correct": -3}
      """#),
    ForeignCase(
      "Blackboard's own text", .qti,
      """
      <questestinterop><assessment title="B"><section><item title="x"><itemmetadata>
      <bbmd_questiontype>Multiple Choice</bbmd_questiontype><qmd_absolutescore_max>10</qmd_absolutescore_max></itemmetadata>
      <presentation><flow class="Block"><flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK"><material>
      <mat_extension><mat_formattedtext type="HTML">&lt;p&gt;2 &lt;b&gt;+&lt;/b&gt; 2?&lt;/p&gt;</mat_formattedtext></mat_extension>
      </material></flow></flow><flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single">
      <render_choice><flow_label><response_label ident="aaa"><flow_mat><material><mat_extension>
      <mat_formattedtext type="HTML">&lt;p&gt;3&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow_mat></response_label>
      </flow_label><flow_label><response_label ident="bbb"><flow_mat><material><mat_extension>
      <mat_formattedtext type="SMART_TEXT">&lt;i&gt;4&lt;/i&gt;</mat_formattedtext></mat_extension></material></flow_mat>
      </response_label></flow_label></render_choice></response_lid></flow></flow></presentation>
      <resprocessing scoremodel="SumOfScores"><outcomes><decvar varname="SCORE" maxvalue="10"/></outcomes>
      <respcondition title="correct"><conditionvar><varequal respident="response">bbb</varequal></conditionvar>
      <setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct"/></respcondition>
      <respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set">0</setvar>
      <displayfeedback linkrefid="incorrect"/></respcondition></resprocessing>
      <itemfeedback ident="correct"><flow_mat><material><mattext>Good!</mattext></material></flow_mat></itemfeedback>
      <itemfeedback ident="incorrect"><material><mat_extension><mat_formattedtext>No.</mat_formattedtext></mat_extension></material>
      </itemfeedback></item></section></assessment></questestinterop>
      """,
      #"""
      {"kind": "single", "markup": "markdown", "text": "2 **+** 2?", "points": 10,
        "answers": [{"text": "3"}, {"text": "*4*", "correct": true, "feedback": "Good!"}]}
      """#,
      "1:49: warning: the feedback 'No.' of wrong responses cannot be carried over: write it as feedback of the answers, or as the explanation"
    ),
  ]

  /// A package of Blackboard calls its files `.dat`.
  func testAPackageOfBlackboard() throws {
    let item = """
      <questestinterop><assessment title="B"><section><item><presentation><material><mattext>What?</mattext></material>
      <response_str ident="r"><render_fib/></response_str></presentation><resprocessing><respcondition><conditionvar>
      <varequal respident="r">x</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item></section>
      </assessment></questestinterop>
      """
    let bytes = try QTITests.zip([("imsmanifest.xml", "<manifest/>"), ("res00001.dat", item), ("res00002.dat", "<x/>")])
    let reading = QuizFile.read(bytes, path: "b.zip")
    XCTAssertEqual(reading.quiz?.questions.map(\.accept), [["x"]], "\(reading.diagnostics)")
  }

  /// A table as Excel saves it under "Unicode Text".
  func testATableInUTF16() throws {
    let text = "question\ta\tb\tc\tcorrect\r\nCapital of France?\tLyon\tParis\tNice\tParis\r\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let reading = QuizFile.read(bytes, path: "ut.txt")
    XCTAssertEqual(reading.diagnostics, [])
    XCTAssertEqual(reading.quiz?.plugin, nil)
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["Capital of France?"])
    XCTAssertEqual(reading.quiz?.questions[0].answers.filter(\.isCorrect).map(\.text), ["Paris"])
  }

  func testSheetsOfOtherPrograms() throws {
    let kinds = [
      ("application/vnd.oasis.opendocument.spreadsheet", "the file is a workbook without a sheet"),
      ("application/vnd.oasis.opendocument.text", "the file is a zip archive without a workbook in it"),
    ]
    for (type, message) in kinds {
      let bytes = try QTITests.zip([("mimetype", type), ("content.xml", "<x/>"), ("styles.xml", "<x/>")])
      XCTAssertEqual(QuizFormat(path: "a.ods", content: bytes), .xlsx)
      XCTAssertEqual(QuizFile.read(bytes, path: "a.ods").diagnostics.map(\.message), [message])
    }
    let numbers = try QTITests.zip([("Index/Document.iwa", "x")])
    XCTAssertEqual(
      QuizFile.read(numbers, path: "a.numbers").diagnostics.map(\.message),
      ["the file is a sheet of Numbers: save it as .xlsx or .csv"])
  }

  /// A sheet as LibreOffice saves it, and as a file among the quizzes.
  func testASheetOfLibreOffice() throws {
    let rows = [["Klasse 7b"], ["Frage", "Antwort A", "Antwort B", "Richtig"], ["Anteil?", "71 %", "50 %", "A"]]
    let cells = rows.map { row in
      row.map { "<table:table-cell office:value-type=\"string\"><text:p>\($0)</text:p></table:table-cell>" }.joined()
    }
    let table = cells.map { "<table:table-row>\($0)</table:table-row>" }.joined()
    let bytes = try QTITests.zip([
      ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
      (
        "content.xml",
        "<x xmlns:table=\"t\" xmlns:office=\"o\" xmlns:text=\"x\"><table:table>\(table)</table:table></x>"
      ),
    ])
    XCTAssertEqual(QuizFormat(path: "a.ODS"), .xlsx)
    let reading = QuizFile.read(bytes, path: "a.ods")
    XCTAssertEqual(reading.diagnostics, [])
    XCTAssertEqual(reading.quiz?.language, "de")
    XCTAssertEqual(reading.quiz?.questions[0].answers.filter(\.isCorrect).map(\.text), ["71 %"])
  }

  /// A cover, and a page of notes, stand before the questions; cells that were made one are those of the sheet that is read.
  func testAWorkbookWithACover() throws {
    let table = { (name: String, rows: [[String]]) in
      let cells = rows.map { row in
        row.map { "<table:table-cell office:value-type=\"string\"><text:p>\($0)</text:p></table:table-cell>" }.joined()
      }
      let all = cells.map { "<table:table-row>\($0)</table:table-row>" }.joined()
      return "<table:table table:name=\"\(name)\">\(all)</table:table>"
    }
    let questions = table(
      "Fragen", [["Frage", "Antwort A", "Antwort B", "Richtig"], ["Anteil?", "71 %", "50 %", "A"]])
    let book = { (tables: String) in
      try QTITests.zip([
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", "<x xmlns:table=\"t\" xmlns:office=\"o\" xmlns:text=\"x\">\(tables)</x>"),
      ])
    }
    let bytes = try book(table("Deckblatt", [["Klasse 7b"], ["Physik"]]) + table("Leer", []) + questions)
    let reading = QuizFile.read(bytes, path: "a.ods")
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      ["a.ods:1:1: warning: the first sheet has no columns of questions: the sheet 'Fragen' is read; put it first"])
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["Anteil?"])
    XCTAssertEqual(reading.quiz?.questions.first?.answers.filter(\.isCorrect).map(\.text), ["71 %"])
    let first = QuizFile.read(try book(questions + table("Deckblatt", [["Frage", "Richtig"]])), path: "a.ods")
    XCTAssertEqual(first.diagnostics, [])
    XCTAssertEqual(first.quiz?.questions.count, 1)
    // Where none has questions, the first is told of.
    let none = QuizFile.read(try book(table("Deckblatt", [["Klasse 7b"]]) + table("B", [["x"]])), path: "a.ods")
    XCTAssertNil(none.quiz)
    XCTAssertTrue(none.diagnostics.first?.message.contains("Klasse 7b") ?? false, "\(none.diagnostics)")
  }

  // MARK: What is written

  func testAWorthOfNothingIsKept() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [{"id": "q1", "kind": "number", "text": "?", "correct": 1, "points": 0},
        {"id": "q2", "kind": "number", "text": "?", "correct": 1}]}
      """#)
    for format in [QuizFormat.qti, .canvas, .moodleXML, .csv, .md] {
      let writing = QuizWriter.write(quiz, as: format)
      XCTAssertEqual(
        foreign(writing.bytes, format).quiz?.questions.map(\.points), [0, 1], "\(format) \(writing.losses)")
    }
  }

  /// Spaces of other kinds come back as they were.
  func testNoBreakSpacesAndTabsAreKept() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [{"id": "q1", "kind": "single", "text": "10\u00a0km?\n\tif x:",
        "answers": [{"text": "a\tb"}, {"text": "c\u00a0d", "correct": true}]}]}
      """#)
    for format in [QuizFormat.qti, .canvas, .moodleXML] {
      let read = foreign(QuizWriter.write(quiz, as: format).bytes, format).quiz?.questions.first
      XCTAssertEqual(read?.text, quiz.questions[0].text, "\(format)")
      XCTAssertEqual(read?.answers.map(\.text), ["a\tb", "c\u{A0}d"], "\(format)")
    }
  }

  func testIDsThatAreLostAreTold() throws {
    let ids = { (ids: [String]) in
      let questions = ids.map {
        #"{"id": "\#($0)", "kind": "single", "text": "Q?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#
      }
      return try cleanQuiz(#"{"title": "T", "questions": [\#(questions.joined(separator: ","))]}"#)
    }
    for (format, title) in [(QuizFormat.aiken, "Aiken"), (.opentdb, "Open Trivia DB")] {
      let told = { QuizWriter.write(try ids($0), as: format).losses.filter { $0.hasPrefix("the ids of questions") } }
      XCTAssertEqual(try told(["q1", "q2"]), [])
      XCTAssertEqual(
        try told(["q1", "s1"]),
        ["the ids of questions have no place in \(title): read back they are q1, q2, q3, …"])
    }
  }

  // MARK: Cards and workbooks

  func testFurtherFilesOnABackAreTold() {
    let text = """
      #separator:tab
      #html:true
      "q<img src=""a.png"">"	"r<img src=""a.png""><img src=""c.png""><img src=""d.png"">[sound:3.mp3][sound:4.mp3]"
      "s<img src=""e.png"">"	"t<img src=""e.png""><img src=""f.png"">[sound:5.mp3]"
      """
    let reading = foreign(Array(text.utf8), .anki, path: "d.txt")
    XCTAssertEqual(
      reading.diagnostics.map(\.message),
      [
        "1 card with several sounds on the back: the first of each is kept"
      ])
  }

  /// Merged cells below each other count for each of their rows; merged names of columns do not.
  func testMergedCellsOfAWorkbook() throws {
    let bytes = try SheetNumberTests.workbook(
      [
        ["question", "a", "b", "correct", "category", "points"], ["", "", "", "", "", ""],
        ["One?", "x", "y", "x", "Rivers", "2|General"], ["Two?", "x", "y", "y"], ["Three?", "x", "y", "x", "Lakes"],
      ], merged: ["A1:A2", "E3:E4", "F3:F5", "B1:C1"])
    let reading = foreign(bytes, .xlsx, path: "s.xlsx")
    XCTAssertEqual(reading.diagnostics, [])
    XCTAssertEqual(reading.quiz?.questions.map(\.category), ["Rivers", "Rivers", "Lakes"])
    XCTAssertEqual(reading.quiz?.questions.map(\.points), [2, 2, 2])
  }
}
