import Foundation
import XCTest

/// `grade` and `analyze` from the tables that people have.
final class TableGradeTests: XCTestCase {
  private func place(_ quiz: String = ClassSheets.quiz) throws -> Place {
    let place = try Place()
    try place.quiz("test", quiz)
    return place
  }

  private func grade(
    _ name: String, _ content: Data, _ options: [String] = [], _ place: Place? = nil
  ) throws -> (lines: [Message], outcome: Program.Outcome) {
    let place = try place ?? self.place()
    try content.write(to: URL(fileURLWithPath: place.root + "/" + name))
    let outcome = try place.run(["grade", "test", name] + options)
    return (Message.all(outcome.output), outcome)
  }

  private func compare(_ name: String, _ content: Data, _ options: [String], _ pupils: [ClassSheets.Pupil]) throws {
    let (lines, outcome) = try grade(name, content, options)
    XCTAssertEqual(outcome.code, 0, "\(name): \(outcome.errors)")
    XCTAssertEqual(lines.map { $0.string("participant") }, pupils.map(\.name), name)
    XCTAssertEqual(lines.map { $0.object["points"] as? Double }, pupils.map(\.points), name)
    XCTAssertTrue(outcome.errors.contains("participant 'Ana' comes again"), "\(name): \(outcome.errors)")
    XCTAssertFalse(outcome.errors.contains("without a participant"), name)
  }

  /// Files as six programs write them, unchanged: marks are what an independent sum says.
  func testSheetsOfSixPrograms() throws {
    let (pupils, western) = (ClassSheets.pupils, ClassSheets.western)
    try compare("a.csv", Data("\u{FEFF}\(ClassSheets.excelGerman(pupils))".utf8), [], pupils)
    try compare("b.csv", ClassSheets.windows1252("sep=;\r\n" + ClassSheets.excelGerman(western)), [], western)
    let tabs = ClassSheets.excelGerman(pupils).replacing("; ", with: "\u{1}").replacing(";;;;;;", with: "")
    let text = tabs.replacing(";", with: "\t").replacing("\u{1}", with: "; ")
    try compare("c.txt", ClassSheets.utf16(text), [], pupils)
    try compare("d.csv", Data(ClassSheets.googleForms.utf8), ["--participant", "Username"], pupils)
    let maps = (1...5).flatMap { ["--map", "Response \($0)=q\($0)"] }
    try compare("e.csv", Data(ClassSheets.moodle.utf8), ["--participant", "Last name"] + maps, pupils)
    try compare("f.xlsx", Data(ClassSheets.microsoftForms), ["--participant", "Name"], pupils)
    try compare("g.xlsx", Data(ClassSheets.openpyxl), [], pupils)
    try compare("h.xlsx", Data(ClassSheets.googleSheets), ["--participant", "Email Address"], pupils)
  }

  /// The first sheet that has the columns is read, and it is told where that is another than the first; so are tables of marks.
  func testAWorkbookWithACover() throws {
    let row = { (cells: String...) in cells.map(Workbook.Cell.text) }
    var book = Workbook(rows: [row("Name", "q1"), row("Ada", "a")], isShared: true)
    book.cover = "Klasse 7b, Physik"
    let (lines, outcome) = try grade("in.xlsx", Data(book.bytes))
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(lines.map { $0.string("participant") }, ["Ada"])
    XCTAssertTrue(outcome.errors.contains("the sheet 'Sheet1' is read"), outcome.errors)
    book.cover = nil
    XCTAssertFalse(try grade("in.xlsx", Data(book.bytes)).outcome.errors.contains("is read"))
    // Where no sheet has any, it is the first that is told of.
    book = Workbook(rows: [row("nothing"), row("here")], isShared: true)
    book.cover = "Klasse 7b"
    let none = try grade("in.xlsx", Data(book.bytes)).outcome
    XCTAssertEqual(none.code, 65)
    XCTAssertTrue(none.errors.contains("--participant 'Klasse 7b'"), none.errors)
  }

  func testMarksBehindACover() throws {
    let place = try Place()
    try place.quiz("test", Samples.quiz(#"{"id":"why","kind":"text","text":"Why?","points":3,"marked":"by hand"}"#))
    var book = Workbook(rows: [["Name", "why"].map(Workbook.Cell.text), [.text("Ada"), .number(2)]], isShared: true)
    book.cover = "Marks"
    try Data(book.bytes).write(to: URL(fileURLWithPath: place.root + "/marks.xlsx"))
    let (lines, outcome) = try grade("in.csv", Data("Name,why\nAda,so\n".utf8), ["--marks", "marks.xlsx"], place)
    XCTAssertEqual(lines.first?.number("points"), 2, outcome.errors)
    XCTAssertTrue(outcome.errors.contains("marks.xlsx: the first sheet has no columns of a table"), outcome.errors)
  }

  /// A column that alone can be meant need not be named.
  func testWhoItIsIsFoundByTheColumnsName() throws {
    let rows = "q1;q2;q3;q4;q5\nAda;a;;;;\n"
    for name in ["Name", "Schüler", "SCHÜLER/IN", "Teilnehmer", "Vor- und Nachname", "Student", "Participant"] {
      let (lines, outcome) = try grade("in.csv", Data((name + ";" + rows).utf8))
      XCTAssertEqual(lines.map { $0.string("participant") }, ["Ada"], "\(name): \(outcome.errors)")
      XCTAssertEqual(outcome.code, 0, outcome.errors)
    }
    let guesses = [
      "Vorname;Name": "'Name,Vorname'", "Nachname;Vorname": "'Nachname,Vorname'", "Name;Schüler": "'Name'",
      "Klasse;E-Mail": "'E-Mail'",
    ]
    for (names, guess) in guesses {
      let (_, outcome) = try grade("in.csv", Data("\(names);\(rows)".replacing("Ada;", with: "Ada;Lovelace;").utf8))
      XCTAssertEqual(outcome.code, 65, names)
      XCTAssertTrue(outcome.errors.contains("--participant \(guess)"), "\(names): \(outcome.errors)")
    }
    let own = try grade("in.csv", Data("Name;participant;q1\nMiss;Ada;a\n".utf8)).lines
    XCTAssertEqual(own.map { $0.string("participant") }, ["Ada"])
  }

  func testAQuestionThatAsksForTheNameIsOne() throws {
    let place = try place(#"{"title":"T","questions":[{"id":"name","kind":"text","text":"Name","accept":"Ada"}]}"#)
    let (_, outcome) = try grade("in.csv", Data("Name;Klasse\nAda;7b\n".utf8), [], place)
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("--participant 'Name'"), outcome.errors)
  }

  func testOtherColumnsAreNamedOnce() throws {
    let (_, outcome) = try grade("d.csv", Data(ClassSheets.googleForms.utf8), ["--participant", "Username"])
    XCTAssertEqual(
      outcome.errors.components(separatedBy: "'Timestamp', 'Total score'").count, 2, outcome.errors)
  }

  /// One pupil's odd cell costs that cell, nothing else.
  func testCellsThatCannotBeRead() throws {
    let table = "participant,q1,q2,q3,q4,q5\nAda,x,\"2;5\",maybe,seven,Größe\nBob,B,A,0,\"0,7\",-\n,a,,,,\n  ,,,,,\n"
    let (lines, outcome) = try grade("in.csv", Data(table.utf8))
    XCTAssertEqual(outcome.code, 65)
    XCTAssertEqual(lines.count, 2)
    XCTAssertEqual(lines[0].object["points"] as? Double, 0.5)
    let problems = lines[0].object["problems"] as? [[String: String]] ?? []
    XCTAssertEqual(problems.map { $0["question"] }, ["q1", "q2", "q3", "q4"])
    XCTAssertEqual(problems.map { $0["at"] }, ["B2", "C2", "D2", "E2"])
    XCTAssertEqual(problems.map { $0["cell"] }, ["x", "2;5", "maybe", "seven"])
    XCTAssertEqual(
      problems.map { $0["why"] },
      [
        "there is no answer 'x'", "there is no answer '5'", "'maybe' is neither true nor false", "'seven' is no number",
      ])
    XCTAssertEqual(lines[1].object["points"] as? Double, 1)
    XCTAssertNil(lines[1].object["problems"])
    XCTAssertTrue(outcome.errors.contains("left out, without a participant: row 4"), outcome.errors)
    XCTAssertTrue(outcome.errors.contains("4 cells could not be read"), outcome.errors)
  }

  /// Tests rows above the names of the columns: with and without signs between cells.
  func testRowsAboveTheNames() throws {
    for (title, rows) in [("Class 7b", "row 1"), ("Class 7b, results;;;\n\nToday;;", "rows 1 to 3")] {
      let (lines, outcome) = try grade("in.csv", Data("\(title)\nparticipant;q1;q4\nAda;A;0,7\n".utf8))
      XCTAssertEqual(lines.map { $0.object["points"] as? Double }, [2], outcome.errors)
      XCTAssertTrue(outcome.errors.contains("\(rows), above the names of the columns, left out"), outcome.errors)
    }
    let (_, outcome) = try grade("in.csv", Data("Class 7b\nE-Mail;q1\nAda;B\n".utf8))
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("--participant 'E-Mail'"), outcome.errors)
  }

  /// A grid of a form: a column for each left side of a match.
  func testAColumnForEachPair() throws {
    let quiz = """
      {"title":"T","questions":[{"id":"m","kind":"match","text":"Where is it?",
        "pairs":[["France","Paris"],["Italy","Rome"],["Spain","Madrid"]],"extra":["Bern"]}]}
      """
    let table = """
      participant,Where is it? [France],Where is it? [italy],m [Spain]
      Ada,Paris,Rome,Bern
      Bob,,paris,-
      Cy,x,,

      """
    let (lines, outcome) = try grade("in.csv", Data(table.utf8), ["--details"], place(quiz))
    XCTAssertEqual(lines.count, 3, outcome.errors)
    XCTAssertEqual(try XCTUnwrap(lines[0].object["percent"] as? Double), 200 / 3, accuracy: 1e-9)
    XCTAssertEqual(lines[1].object["points"] as? Double, 0)
    let problems = lines[2].object["problems"] as? [[String: String]]
    let problem = ["question": "m", "cell": "x", "at": "B4", "why": "there is no right side 'x' in this question"]
    XCTAssertEqual(problems, [problem])
  }

  /// Points of 0 for everything never come without a message.
  func testTablesWithoutQuestions() throws {
    let (_, none) = try grade(
      "in.csv", Data("Name;;\nparticipant;q1;\nAda;4;\n".utf8), ["--participant", "Name"])
    XCTAssertEqual(none.code, 65)
    XCTAssertTrue(none.errors.contains("no column is a question of the quiz"), none.errors)
    let (_, alone) = try grade("in.csv", Data("participant\nAda\n".utf8))
    XCTAssertTrue(alone.errors.contains("no column for the questions 'q1', 'q2'"), alone.errors)
    for table in ["", "participant,q1\n"] {
      let (_, outcome) = try grade("in.csv", Data(table.utf8))
      XCTAssertTrue(outcome.errors.contains("there is no participant in the input"), outcome.errors)
    }
  }

  func testColumnsWithoutANameAreTold() throws {
    let (lines, outcome) = try grade("in.csv", Data("participant,q1,,\nAda,Paris,7,\nBob,Rome,,8\n".utf8))
    XCTAssertEqual(lines.map { $0.object["points"] as? Double }, [1, 0])
    XCTAssertTrue(outcome.errors.contains("columns without a name, left alone: 'C', 'D'"), outcome.errors)
  }

  /// A number may be a thousand and some, or a few thousandths: only the right one is meant.
  func testNumbersThatCanBeReadInTwoWays() throws {
    let cells = [
      ("1234", "1,234", 1.0), ("1234", "1.234", 1), ("1.234", "1,234", 1), ("-1234", "−1,234", 1), ("1234", "0,234", 0),
      ("3.142", "3,142", 1), ("1234", "1,2345", 0), ("1234567", "1,234,567", 1),
    ]
    for (correct, cell, points) in cells {
      let place = try place(#"{"title":"T","questions":[{"id":"n","kind":"number","text":"N","correct":\#(correct)}]}"#)
      let (lines, outcome) = try grade("in.csv", Data("participant,n\nAda,\"\(cell)\"\n".utf8), [], place)
      XCTAssertEqual(lines.first?.object["points"] as? Double, points, "\(cell): \(outcome.errors)")
    }
  }

  /// Names come back as they were, with what keeps spreadsheets from computing them.
  func testNamesOfTheOwnTable() throws {
    let (lines, _) = try grade("in.csv", Data("participant,q1\n'=Ada,B\n'Bob,B\n=\"007\",B\n".utf8))
    XCTAssertEqual(lines.map { $0.string("participant") }, ["=Ada", "'Bob", "007"])
  }

  func testHTMLIsNoTable() throws {
    let (_, outcome) = try grade("in.xls", Data("<html><table><tr><td>participant</td></tr></table>".utf8))
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("save it as .xlsx or .csv"), outcome.errors)
  }

  func testCellsOfEveryKind() throws {
    let quiz = """
      {"title":"T","questions":[
        {"id":"s","kind":"single","text":"S","answers":[{"id":"b","text":"One","correct":true},{"id":"a","text":"B"},
          {"id":"n","text":"0,50"},{"id":"p","text":"12,5 %"}]},
        {"id":"m","kind":"multiple","text":"M","partial":"all","answers":[{"id":"a","text":"red, green","correct":true},
          {"id":"b","text":"green","correct":true},{"id":"c","text":"red"}]},
        {"id":"o","kind":"order","text":"O","answers":[{"id":"x","text":"first"},{"id":"y","text":"second"},{"id":"z","text":"last"}]},
        {"id":"p","kind":"match","text":"P","pairs":[["France","Paris"],["Italy","Rome"]]},
        {"id":"r","kind":"range","text":"R","min":-10,"max":10,"step":0.5,"correct":-2.5},
        {"id":"t","kind":"text","text":"Sign?","accept":["-"]}]}
      """
    let place = try place(quiz)
    func points(_ question: String, _ cell: String) throws -> Double? {
      let quoted = cell.replacing("\"", with: "\"\"")
      let table = "participant,\(question)\nAda,\"\(quoted)\"\n"
      let (lines, _) = try grade("in.csv", Data(table.utf8), ["--details"], place)
      if lines.first?.object["problems"] != nil { return nil }
      let verdicts = lines.first?.object["verdicts"] as? [String: [String: Any]]
      return verdicts?[question]?["points"] as? Double
    }
    let cases: [(String, String, Double?)] = [
      ("s", "b", 1), ("s", "B", 0), ("s", " one ", 1), ("s", "ONE", 1), ("s", "0.5", 0), ("s", "One;", 1),
      ("s", "b;a", nil), ("s", "12.5%", 0), ("s", "12.5", nil),
      ("s", "-", 0), ("m", "red, green, green", 1), ("m", "green;red, green", 1), ("m", "a b", 1), ("m", "b|a", 1),
      ("m", "a,b", 1), ("m", "A; B;", 1), ("m", "red", 0), ("m", "[\"a\",\"b\"]", 1), ("m", "blue", nil),
      ("o", "x;y;z", 1),
      ("o", "first, second, last", 1), ("o", "x y", nil), ("p", "France=Paris;Italy=Rome", 1),
      ("p", "Italy -> Rome; france → paris", 1), ("p", "France=Rome", 0), ("p", "Spain=Rome", nil), ("r", "-2,5", 1),
      ("r", "\u{2212}2.5", 1), ("r", "11", nil), ("t", "-", 1), ("t", "+", 0),
    ]
    for (question, cell, expected) in cases {
      XCTAssertEqual(try points(question, cell), expected, "\(question): \(cell)")
    }
  }

  func testUnitsAreNamed() throws {
    let cells = [
      ("180 g/mol", "write 180, without g/mol"), ("\"0,7 kg\"", "write 0.7, without kg"),
      ("0x10", "'0x10' is no number"),
    ]
    for (cell, why) in cells {
      let (lines, _) = try grade("in.csv", Data("participant,q4\nAda,\(cell)\n".utf8))
      let problems = lines.first?.object["problems"] as? [[String: String]]
      XCTAssertEqual(problems?.map { $0["why"] }, [why])
    }
  }

  func testColumns() throws {
    let place = try place(
      """
      {"title":"T","questions":[
        {"id":"q1","kind":"number","text":"Same?","correct":1},{"id":"q2","kind":"number","text":"same?  ","correct":2}]}
      """)
    let cases: [(String, [String], Int32, String)] = [
      ("participant,Same?\nA,1", [], 65, "say which with --map"),
      ("participant,Same?,x\nA,1,1", ["--map", "Same?=q1"], 0, "no column for the question 'q2'"),
      ("participant,x\nA,1", ["--map", "B=q1"], 0, ""), ("participant,x\nA,1", ["--map", "y=q1"], 65, "no column 'y'"),
      ("participant,x\nA,1", ["--map", "x=q9"], 65, "no question 'q9'; did you mean"),
      ("participant,x\nA,1", ["--map", "x"], 2, "COLUMN=QUESTION"),
      ("participant,q1,Q1\nA,1,1", [], 65, "are both the question 'q1'"),
      ("ID,q1\nA,1", [], 65, "--participant 'ID'"), ("Name,q1\nA,1", ["--participant", "name"], 0, ""),
      ("participant;q1\nA;1", [], 0, ""), ("participant,q1\nA,0,7", [], 65, "could not be graded"),
      ("participant,q1\nA,1,\n", [], 0, ""), ("participant\nA\n", [], 0, ""),
    ]
    for (table, options, code, text) in cases {
      let (_, outcome) = try grade("in.csv", Data(table.utf8), options, place)
      XCTAssertEqual(outcome.code, code, "\(table) \(options): \(outcome.errors)")
      XCTAssertTrue(text.isEmpty || outcome.errors.contains(text), "\(table) \(options): \(outcome.errors)")
    }
    let json = try place.run(["grade", "test", "--map", "a=q1"], ["{\"participant\":\"A\",\"responses\":{}}"])
    XCTAssertEqual(json.code, 2)
  }

  func testFilesThatAreNoTable() throws {
    let old = try grade("in.xls", Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]))
    XCTAssertEqual(old.outcome.code, 65)
    XCTAssertTrue(old.outcome.errors.contains("save it as .xlsx"), old.outcome.errors)
    let cut = try grade("in.xlsx", Data(ClassSheets.openpyxl.dropLast(50)))
    XCTAssertEqual(cut.outcome.code, 65)
    XCTAssertTrue(cut.outcome.errors.contains("zip archive"), cut.outcome.errors)
  }

  /// A workbook through a pipe, and a run that goes on behind the rows that an earlier one did.
  func testPipesAndCheckpoints() throws {
    let place = try place()
    try Data(ClassSheets.openpyxl).write(to: URL(fileURLWithPath: place.root + "/in.xlsx"))
    let piped = try place.start(["grade", "test"], input: .file(place.root + "/in.xlsx")).finish()
    XCTAssertEqual(piped.output, try place.run(["grade", "test", "in.xlsx"]).output)
    let rows = ClassSheets.excelGerman(ClassSheets.pupils).components(separatedBy: "\r\n")
    let run = ["grade", "test", "in.csv", "--out", "out", "--checkpoint", "note"]
    try place.write(rows.prefix(3).joined(separator: "\n") + "\n", to: "in.csv")
    XCTAssertEqual(try place.run(run).code, 0)
    try place.write(rows.joined(separator: "\n"), to: "in.csv")
    XCTAssertEqual(try place.run(run).code, 0)
    let whole = try place.run(["grade", "test", "in.csv"]).output
    XCTAssertEqual(try String(contentsOfFile: place.root + "/out", encoding: .utf8), whole)
  }

  func testAnalyze() throws {
    let place = try place()
    try Data(ClassSheets.openpyxl).write(to: URL(fileURLWithPath: place.root + "/in.xlsx"))
    let outcome = try place.run(["analyze", "test", "in.xlsx", "--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let object = Message.all(outcome.output).first?.object
    XCTAssertEqual((object?["quiz"] as? [String: Any])?["participants"] as? Int, 5)
    try place.write("participant,q1\nA,a\nB,nothing\n", to: "odd.csv")
    let odd = try place.run(["analyze", "test", "odd.csv", "--json"])
    XCTAssertEqual(odd.code, 65)
    XCTAssertTrue(odd.errors.contains("B3: there is no answer 'nothing'"), odd.errors)
  }
}
