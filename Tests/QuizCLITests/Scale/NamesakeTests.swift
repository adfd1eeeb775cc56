import Foundation
import XCTest

/// Participants who have the same name, and names in two columns.
final class NamesakeTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.quiz(
      "test",
      """
      {"title":"Test","questions":[
        {"id":"q1","kind":"single","text":"?","answers":[{"id":"a","text":"Yes","correct":true},{"id":"b","text":"No"}]},
        {"id":"q2","kind":"text","text":"Why?","points":3,"marked":"by hand"}]}
      """)
    try place.write("Nachname;Vorname;q1;q2\nMüller;Anna;a;x\nMüller;Ben;b;y\nGroß;Eva;a;z\n", to: "class.csv")
    return place
  }

  private func points(_ place: Place, _ participant: String, _ marks: String, to: String = "class.csv") throws -> (
    points: [Double], errors: String, code: Int32
  ) {
    try place.write(marks, to: "marks.csv")
    let outcome = try place.run(["grade", "test", to, "--participant", participant, "--marks", "marks.csv"])
    return (Message.all(outcome.output).compactMap { $0.number("points") }, outcome.errors, outcome.code)
  }

  /// Points of one are never another's: as many rows as participants are theirs in turn, else none gets them.
  func testPointsOfNamesakes() throws {
    let place = try place()
    let inTurn = try points(place, "Nachname", "Nachname;q2\nMüller;3\nGroß;0\nMüller;1\n")
    XCTAssertEqual(inTurn.points, [4, 1, 1], inTurn.errors)
    XCTAssertTrue(inTurn.errors.contains("get their points in the order of the rows: 'Müller'"), inTurn.errors)
    XCTAssertEqual(inTurn.code, 0)
    for marks in ["Nachname;q2\nMüller;3\nGroß;1\n", "Nachname;q2\nMüller;3\nMüller;2\nMüller;1\nGroß;1\n"] {
      let nobody = try points(place, "Nachname", marks)
      XCTAssertEqual(nobody.points, [1, 0, 2], nobody.errors)
      XCTAssertTrue(
        nobody.errors.contains("not given, as several participants have the same name: 'Müller'"), nobody.errors)
      XCTAssertEqual(nobody.code, 65)
    }
    let later = try points(place, "Nachname", "Nachname;q2\nGroß;1\nGroß;3\n")
    XCTAssertEqual(later.points, [1, 0, 4], later.errors)
    XCTAssertTrue(later.errors.contains("the later ones count: 'Groß'"), later.errors)
  }

  /// Namesakes from a pipe and from lines of JSON are told apart in the same way.
  func testNamesakesOfPipesAndLines() throws {
    let place = try place()
    let table = "participant;q1;q2\nMüller;a;x\nMüller;b;y\nGroß;a;z\n"
    let lines = [("Müller", "a"), ("Müller", "b"), ("Groß", "a")]
      .map { #"{"participant":"\#($0)","responses":{"q1":["\#($1)"],"q2":"x"}}"# + "\n" }.joined()
    try place.write(lines, to: "lines")
    for (marks, points, code, told) in [
      ("participant;q2\nMüller;3\nGroß;0\nMüller;1\n", [4.0, 1, 1], Int32(0), "in the order of the rows: 'Müller'"),
      ("participant;q2\nMüller;3\nGroß;1\n", [1, 0, 2], 65, "not given, as several participants have the same name"),
      ("participant;q2\nGroß;1\nGroß;3\n", [1, 0, 4], 0, "the later ones count: 'Groß'"),
    ] {
      try place.write(marks, to: "marks.csv")
      for (input, file) in [(table, "-"), (lines, "-"), ("", "lines")] {
        let outcome = try place.run(["grade", "test", file, "--marks", "marks.csv"], input.isEmpty ? [] : [input])
        XCTAssertEqual(Message.all(outcome.output).compactMap { $0.number("points") }, points, outcome.errors)
        XCTAssertEqual(outcome.code, code, outcome.errors)
        XCTAssertTrue(outcome.errors.contains(told), outcome.errors)
      }
    }
  }

  /// Lines go on at the points of the namesake who is next.
  func testNamesakesOfLinesBehindACheckpoint() throws {
    let place = try place()
    try place.write("participant;q2\nMüller;3\nMüller;1\nGroß;0\n", to: "marks.csv")
    let line = { (name: String) in #"{"participant":"\#(name)","responses":{"q1":["a"],"q2":"x"}}"# + "\n" }
    let run = ["grade", "test", "lines", "--marks", "marks.csv", "--out", "out", "--checkpoint", "note"]
    try place.write(line("Müller") + #"{"participant":"Müller"}"# + "\n", to: "lines")
    XCTAssertEqual(try place.run(run).code, 65)
    // The checkpoint is behind both of them, and no other participant has the name.
    try place.write(line("Müller") + #"{"participant":"Müller"}"# + "\n" + line("Groß"), to: "lines")
    let again = try place.run(run)
    XCTAssertTrue(again.errors.contains("in the order of the rows: 'Müller'"), again.errors)
    XCTAssertFalse(again.errors.contains("without responses"), again.errors)
    let lines = Message.all(try String(contentsOfFile: place.root + "/out", encoding: .utf8))
    XCTAssertEqual(lines.compactMap { $0.number("points") }, [4, 1])
  }

  /// A line with points of its own keeps them, and that is told.
  func testPointsInLinesAndInATable() throws {
    let place = try place()
    try place.write("participant;q2\nA;3\nB;1\n", to: "marks.csv")
    let lines = [#"{"participant":"A","responses":{},"marks":{"q2":2}}"#, #"{"participant":"B","responses":{}}"#]
    let outcome = try place.run(["grade", "test", "--marks", "marks.csv"], lines)
    XCTAssertEqual(Message.all(outcome.output).compactMap { $0.number("points") }, [2, 1], outcome.output)
    XCTAssertTrue(outcome.errors.contains("have points of their own keep them"), outcome.errors)
    XCTAssertTrue(outcome.errors.contains("left out: 'A'"), outcome.errors)
    XCTAssertEqual(outcome.code, 65)
  }

  /// A class that was graded in two runs gives the same as in one.
  func testNamesakesBehindACheckpoint() throws {
    let place = try place()
    try place.write("Nachname;q2\nMüller;3\nMüller;1\nGroß;0\n", to: "marks.csv")
    let command = [
      "grade", "test", "class.csv", "--participant", "Nachname", "--marks", "marks.csv", "--out", "out", "--checkpoint",
      "note",
    ]
    _ = try place.run(command)
    try place.write("Nachname;Vorname;q1;q2\nMüller;Anna;a;x\nMüller;Ben;b;y\nGroß;Eva;a;z\nZ;Z;a;z\n", to: "class.csv")
    let again = try place.run(command)
    XCTAssertEqual(again.code, 0, again.errors)
    let lines = Message.all(try String(contentsOfFile: place.root + "/out", encoding: .utf8))
    XCTAssertEqual(lines.compactMap { $0.number("points") }, [4, 1, 1, 1])
  }

  func testANameInTwoColumns() throws {
    let place = try place()
    let asked = try place.run(["grade", "test", "class.csv"])
    XCTAssertTrue(asked.errors.contains("--participant 'Nachname,Vorname'"), asked.errors)
    let graded = try points(place, "Vorname, Nachname", "participant;q2\nBen Müller;2\nAnna Müller;3\n")
    XCTAssertEqual(graded.points, [4, 2, 1], graded.errors)
    let names = try place.run(["grade", "test", "class.csv", "--participant", "Nachname,Vorname"])
    XCTAssertEqual(
      Message.all(names.output).compactMap { $0.string("participant") }, ["Müller Anna", "Müller Ben", "Groß Eva"])
    XCTAssertEqual(names.errors, "")
    let both = try points(place, "Nachname,Vorname", "Vorname,Nachname,q2\nBen,Müller,2\n")
    XCTAssertEqual(both.points, [1, 2, 1], both.errors)
    let none = try place.run(["grade", "test", "class.csv", "--participant", "Nachname,Rufname"])
    XCTAssertTrue(none.errors.contains("there is no column 'Rufname'"), none.errors)
    try place.write("\"Last, First\";q1\nMüller;a\n", to: "one.csv")
    XCTAssertEqual(try place.run(["grade", "test", "one.csv", "--participant", "Last, First"]).code, 0)
  }
}
