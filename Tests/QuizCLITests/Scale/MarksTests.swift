import Foundation
import XCTest

/// Tests what `grade` writes for a teacher: marks as a table, sheets for the class, points given by hand.
final class MarksTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.quiz(
      "test",
      """
      {"title":"Test <b>","bands":[{"from":50,"title":"Fine"}],"questions":[
        {"id":"q1","kind":"single","text":"1 < 2?","explanation":"So it is.","answers":[
          {"id":"a","text":"Yes","correct":true},{"id":"b","text":"No","feedback":"Look again."}]},
        {"id":"=q2","kind":"text","text":"Why?","points":3,"marked":"by hand"}]}
      """)
    try place.write("Name,q1,=q2\n\"=HYPERLINK(\"\"x\"\"), Ada\",a,Because.\n<b>Bob</b>,b,-\nCy,z,?\n", to: "class.csv")
    return place
  }

  private func text(_ place: Place, _ path: String) throws -> String {
    try String(contentsOfFile: place.root + "/" + path, encoding: .utf8)
  }

  func testMarksAndSheetsInOneCommand() throws {
    let place = try place()
    let outcome = try place.run([
      "grade", "test", "class.csv", "--participant", "Name", "--csv", "marks.csv", "--feedback", "sheets.html",
      "--details",
    ])
    XCTAssertEqual(outcome.code, 65, outcome.errors)
    XCTAssertEqual(
      try text(place, "marks.csv"),
      """
      participant,points,of,percent,headline,outcome,band,passed,q1,'=q2,waiting,problems\r
      "'=HYPERLINK(""x""), Ada",1,1,100,Fine,,Fine,,1,,'=q2,\r
      <b>Bob</b>,0,1,0,0 of 1 so far,,,,0,,'=q2,\r
      Cy,0,1,0,0 of 1 so far,,,,0,,'=q2,B4: there is no answer 'z'\r

      """)
    let sheets = try text(place, "sheets.html")
    XCTAssertEqual(sheets.components(separatedBy: "<section ").count, 4)
    for part in [
      "data-participant=\"=HYPERLINK(&quot;x&quot;), Ada\"", "<h1>&lt;b&gt;Bob&lt;/b&gt;</h1>", "1 &lt; 2?",
      "Look again.",
      "So it is.", "Right answer</dt>\n<dd dir=\"auto\">Yes", "____ points", "could not be read",
      "still to be marked by hand",
    ] {
      XCTAssertTrue(sheets.contains(part), part)
    }
    XCTAssertFalse(sheets.contains("<b>Bob"))
    XCTAssertFalse(sheets.contains("http:"), "something is loaded")
    let plain = try place.run(["grade", "test", "class.csv", "--participant", "Name", "--details"])
    XCTAssertEqual(plain.output, outcome.output)
  }

  /// The headline is for people: what is for programs beside it is the same in every language.
  func testTheHeadlineSpeaksTheReadersLanguage() throws {
    let place = try place()
    let command = ["grade", "test", "class.csv", "--csv", "marks.csv"]
    let german = try place.run(command, [], ["LANG": "de_DE.UTF-8"])
    let table = try text(place, "marks.csv")
    XCTAssertTrue(table.hasPrefix("participant,points,of,percent,headline,"), table)
    XCTAssertTrue(table.contains("<b>Bob</b>,0,1,0,bisher 0 von 1,"), table)
    XCTAssertEqual(try place.run(command).output, german.output, "lines are for programs")
  }

  /// The table that was written comes back with points in it, whatever the column of the responses is called.
  func testMarksComeBackInTheTableThatWasWritten() throws {
    let place = try place()
    try place.write("participant;=q2\n<b>Bob</b>;2,5\n", to: "points.csv")
    let outcome = try place.run(["grade", "test", "class.csv", "--participant", "Name", "--marks", "points.csv"])
    XCTAssertTrue(outcome.output.contains(#""participant":"<b>Bob</b>","points":2.5"#), outcome.output + outcome.errors)
    try place.write("pupil no;=q2\n<b>Bob</b>;2,5\n", to: "points.csv")
    let other = try place.run(["grade", "test", "class.csv", "--participant", "Name", "--marks", "points.csv"])
    XCTAssertEqual(other.code, 65)
    XCTAssertTrue(other.errors.contains("--participant: there is no column 'Name'"), other.errors)
  }

  /// A picture stands in the sheets of everybody, and once in the file.
  func testPicturesOfSheets() throws {
    let place = try Place()
    let dot = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADElEQVR42mNkYPgPAAEEAQBw6fu+AAAAAElFTkSuQmCC"
    try place.quiz(
      "test",
      """
      {"title":"T","questions":[
        {"id":"q1","text":"Which?","image":"a.png","imageAlt":"Two \\"dots\\"","answers":[{"text":"a","correct":true},{"text":"b"}]},
        {"id":"q2","text":"And?","image":"gone.png","answers":[{"text":"a","correct":true},{"text":"b"}]},
        {"id":"q3","text":"Same?","image":"a.png","answers":[{"text":"a","correct":true},{"text":"b"}]}]}
      """)
    try Data(base64Encoded: dot)?.write(to: URL(fileURLWithPath: place.root + "/home/quizzes/a.png"))
    try place.write("participant,q1,q2,q3\nAda,a,a,b\nBob,b,b,b\n", to: "class.csv")
    let outcome = try place.run(["grade", "test", "class.csv", "--feedback", "sheets.html"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(outcome.errors.components(separatedBy: "'gone.png' of question 'q2' cannot be read").count, 2)
    let sheets = try text(place, "sheets.html")
    XCTAssertEqual(sheets.components(separatedBy: "data:image/png;base64,\(dot)").count, 2)
    XCTAssertTrue(sheets.contains("width: min(100%, 2px, 120mm); aspect-ratio: 2 / 1;"))
    let shown = "<div class=\"picture picture-1\" role=\"img\" aria-label=\"Two &quot;dots&quot;\">"
    XCTAssertEqual(sheets.components(separatedBy: shown).count, 3)
    XCTAssertEqual(try place.run(["grade", "test", "class.csv", "--csv", "m.csv"]).errors, "quizrun: wrote m.csv\n")
  }

  func testAFileForEach() throws {
    let place = try place()
    try place.write("participant,q1\n../../x,a\nAna,a\nana,b\n.,a\n", to: "class.csv")
    let outcome = try place.run(["grade", "test", "class.csv", "--feedback", "sheets/"], [], ["LANG": "de_DE.UTF-8"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.root + "/sheets").sorted()
    XCTAssertEqual(names, ["Ana.html", "ana-2.html", "participant.html", "x.html"])
    XCTAssertTrue(try text(place, "sheets/ana-2.html").contains("Deine Antwort"))
  }

  func testPointsByHand() throws {
    let place = try place()
    try place.write("\u{FEFF}Name;=q2;q1\r\n<b>Bob</b>;2,5;1\r\nCy;4;\r\nDee;1;\r\n", to: "points.csv")
    let run = ["grade", "test", "class.csv", "--participant", "Name"]
    let outcome = try place.run(run + ["--marks", "points.csv"])
    XCTAssertEqual(outcome.code, 65)
    let lines = Message.all(outcome.output)
    XCTAssertEqual(lines.map { $0.object["points"] as? Double }, [1, 2.5, 0])
    XCTAssertEqual(lines.map { $0.object["of"] as? Double }, [1, 4, 1])
    XCTAssertEqual(lines.map { $0.object["waiting"] as? [String] }, [["=q2"], nil, ["=q2"]])
    for text in [".csv: B3: '4': points from 0 to 3", "without responses: 'Dee'", "left alone: 'q1'"] {
      XCTAssertTrue(outcome.errors.contains(text), outcome.errors)
    }
    // Lines of JSON take the same points.
    let json = ["{\"participant\":\"<b>Bob</b>\",\"responses\":{\"q1\":[\"a\"]}}"]
    let graded = try place.run(["grade", "test", "--marks", "points.csv", "--participant", "Name"], json)
    XCTAssertEqual(Message.all(graded.output).first?.object["points"] as? Double, 3.5)
    XCTAssertEqual(try place.run(["grade", "test", "--marks", "none.csv"], json).code, 66)
  }

  /// In play such a question is unmarked so far, and the result says so.
  func testInPlay() throws {
    let place = try place()
    let played = try place.run(["test", "--json"], ["{\"answer\":[\"a\"]}", "{\"answer\":\"Because.\"}"])
    let result = Message.all(played.output).last
    XCTAssertEqual(result?.object["waiting"] as? [String], ["=q2"])
    XCTAssertEqual(result?.object["of"] as? Double, 1)
    let plain = try place.run(["test", "--plain", "--new"], ["2", "Because."], ["LANG": "de_DE.UTF-8"])
    XCTAssertTrue(plain.output.contains("1 Frage wird noch von Hand gewertet."), plain.output)
    XCTAssertTrue(plain.output.contains("bisher 0 von 1"), plain.output)
  }

  func testWhatDoesNotGoTogether() throws {
    let place = try place()
    let run = ["grade", "test", "class.csv", "--out", "o", "--checkpoint", "c", "--csv", "m"]
    XCTAssertEqual(try place.run(run).code, 2)
    XCTAssertEqual(
      try place.run(["grade", "test", "class.csv", "--participant", "Name", "--csv", "none/m.csv"]).code, 74)
  }
}
