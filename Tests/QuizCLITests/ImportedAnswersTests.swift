import Foundation
import XCTest

/// The order of imported answers, and which of them is right, through `quiz convert`.
final class ImportedAnswersTests: XCTestCase {
  private struct Answer: Equatable {
    var text: String
    var isRight: Bool
    var isLast: Bool
  }

  private func convert(_ text: String, _ name: String) throws -> (answers: [Answer], errors: String, code: Int32) {
    let place = try Place()
    try place.write(text, to: name)
    let outcome = try place.run(["quiz", "convert", name, "-", "--to", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let question = (json?["questions"] as? [[String: Any]])?.first
    let answers = (question?["answers"] as? [[String: Any]] ?? []).map {
      Answer(
        text: $0["text"] as? String ?? "", isRight: $0["correct"] as? Bool ?? false,
        isLast: $0["pin"] as? String == "last")
    }
    return (answers, outcome.errors, outcome.code)
  }

  // MARK: Answers that speak of the others

  func testAnswersThatSpeakOfOthersComeLast() throws {
    for text in ["All of the above", "Keine der Antworten"] {
      for (name, file) in [
        ("q.gift", "::q:: Which? {=\(text) ~Zebra ~Bee}"),
        ("q.aiken", "Which?\nA. \(text)\nB. Zebra\nC. Bee\nANSWER: A\n"),
        ("q.csv", "text,a,b,c,correct\nWhich?,\(text),Zebra,Bee,A\n"),
        ("q.md", "### Which?\n- [x] \(text)\n- [ ] Zebra\n- [ ] Bee\n"),
        (
          "q.xml",
          "<quiz><question type=\"multichoice\"><questiontext><text>W?</text></questiontext><answer fraction=\"100\"><text>\(text)</text></answer>"
            + "<answer fraction=\"0\"><text>Zebra</text></answer><answer fraction=\"0\"><text>Bee</text></answer></question></quiz>"
        ),
        (
          "q.json",
          "{\"results\":[{\"type\":\"multiple\",\"question\":\"W?\",\"correct_answer\":\"\(text)\",\"incorrect_answers\":[\"Zebra\",\"Bee\"]}]}"
        ),
      ] {
        let read = try convert(file, name)
        let expected = [("Bee", false), ("Zebra", false), (text, true)].map {
          Answer(text: $0.0, isRight: $0.1, isLast: $0.1)
        }
        XCTAssertEqual(read.answers, expected, name)
        XCTAssertTrue(
          read.errors.contains("'\(text)' refers to the other answers and stays behind them"), "\(name) \(read.errors)")
        XCTAssertEqual(read.code, 0)
      }
    }
  }

  func testAnswersThatSpeakOfOthersInBothLanguages() throws {
    for text in [
      "None of the above.", "all the above", "None of these answers is correct", "ALL OF THESE", "Neither of them",
      "Both",
      "All of the above are true", "No answer is correct", "All four", "Alle oben genannten", "Keine der Antworten",
      "Keine der genannten Antworten ist richtig", "Alle Antworten sind richtig", "Nichts davon", "Beides", "Alle drei",
    ] {
      let read = try convert("::q:: Which? {=\(text) ~Zebra ~Bee}", "q.gift")
      XCTAssertEqual(read.answers.map(\.text), ["Bee", "Zebra", text])
      XCTAssertEqual(read.answers.map(\.isLast), [false, false, true], text)
    }
    for text in [
      "All", "Allspice", "None", "All the king's men", "Both lungs", "Above", "Alle Jahre wieder", "Keine Ahnung", "No",
      "All year",
    ] {
      let read = try convert("::q:: Which? {=\(text) ~Zebra ~Bee}", "q.gift")
      XCTAssertEqual(read.answers.map(\.text), [text, "Zebra", "Bee"].sorted(), text)
      XCTAssertEqual(read.answers.map(\.isLast), [false, false, false], text)
      XCTAssertEqual(read.errors, "")
    }
  }

  /// Letters name places: the written order stays.
  func testAnswersThatNameLettersKeepTheOrder() throws {
    for text in ["Both A and B", "A und B", "Neither 1 nor 2", "A, B and C", "Sowohl A als auch B"] {
      let read = try convert("Which?\nA. Zebra\nB. Bee\nC. Ant\nD. \(text)\nANSWER: D\n", "q.aiken")
      XCTAssertEqual(read.answers.map(\.text), ["Zebra", "Bee", "Ant", text])
      XCTAssertEqual(read.answers.map(\.isLast), [true, true, true, true], text)
    }
    // Also behind one that would come last by itself.
    let mixed = try convert("::a:: What holds? {~None of these ~wool is warm =ice is cold ~Both B and C}", "q.gift")
    XCTAssertEqual(mixed.answers.map(\.text), ["None of these", "wool is warm", "ice is cold", "Both B and C"])
    let kept =
      "<quiz><question type=\"multichoice\"><questiontext><text>W?</text></questiontext><shuffleanswers>false</shuffleanswers>"
      + "<answer fraction=\"0\"><text>Zebra</text></answer><answer fraction=\"100\"><text>Bee</text></answer></question></quiz>"
    XCTAssertEqual(try convert(kept, "q.xml").answers.map(\.text), ["Zebra", "Bee"])
  }

  // MARK: Numbers in tables

  func testNumbersInSheetsOfQuizShowsArePlaces() throws {
    let kahoot =
      "Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,"
      + "Answer 4 - max 75 characters,\"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs\",Correct answer(s) - choose at least one\n"
    for (row, rights, isAmbiguous) in [
      ("1,3,4,2,20,4", ["2"], true), ("1,3,4,2,20,\"2,4\"", ["3", "2"], true), ("10,30,40,20,20,4", ["20"], false),
      ("2,1,3,4,20,3", ["3"], false), ("a,b,c,d,20,B", ["b"], false),
    ] {
      let read = try convert(kahoot + "Which?," + row + "\n", "q.csv")
      XCTAssertEqual(read.answers.filter(\.isRight).map(\.text), rights, row)
      XCTAssertEqual(
        read.answers.map(\.text), row.split(separator: ",").prefix(4).map(String.init), "the written order")
      XCTAssertEqual(read.errors.contains("is taken as the number of the answer"), isAmbiguous, "\(row) \(read.errors)")
    }
  }

  func testNumbersInOtherTablesAreTextsFirst() throws {
    let read = try convert("text,a,b,c,d,correct\nWhich?,1,3,4,2,4\n", "q.csv")
    XCTAssertEqual(read.answers.filter(\.isRight).map(\.text), ["4"])
    XCTAssertTrue(
      read.errors.contains("q.csv:2:16: '4' is taken as the text of an answer, and could be the number of '2'"),
      read.errors)
    XCTAssertEqual(try convert("text,a,b,correct\nWhich?,1,2,2\n", "q.csv").errors, "")
  }
}
