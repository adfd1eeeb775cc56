import QuizCore
import QuizFormats
import XCTest

/// Formats by the ending, errors of the text itself, and how diagnostics read.
final class QuizFileTests: XCTestCase {
  func testFormats() {
    XCTAssertEqual(QuizFormat(path: "a/b.json"), .json)
    XCTAssertEqual(QuizFormat(path: "B.JSON"), .json)
    XCTAssertEqual(QuizFormat(path: "x.y.lua"), .lua)
    XCTAssertEqual(QuizFormat(path: "x.apkg"), .apkg)
    for path in ["a/json", ".json", "", "a.json/b", "a.doc", "a."] { XCTAssertNil(QuizFormat(path: path), path) }
  }

  func testAnEndingThatIsNoQuiz() {
    let reading = QuizFile.read([], path: "quizzes/animals.doc")
    XCTAssertNil(reading.quiz)
    XCTAssertEqual(reading.id, "animals")
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "quizzes/animals.doc: the name of a quiz file ends in '.json', '.lua', '.gift', '.aiken', '.csv', '.tsv', '.md', "
          + "'.xml', '.xlsx', '.txt' or '.apkg', found 'animals.doc'"
      ])
  }

  func testTextThatIsNoJSON() {
    let reading = QuizFile.read(Array("{\n  \"title\": T }".utf8), path: "a.json")
    XCTAssertNil(reading.quiz)
    XCTAssertEqual(reading.diagnostics.map(\.line), [2])
    XCTAssertEqual(reading.diagnostics.map(\.column), [12])
    XCTAssertTrue(reading.diagnostics[0].description.hasPrefix("a.json:2:12: "))
  }

  func testAColumnCountsScalars() {
    ReadingCase(
      "wide", #"{"title": "🐱é", "pick": 1️⃣0, "questions": [{"kind": "info", "text": "?"}]}"#,
      "1️⃣: 'pick' of the quiz takes a whole number from 1 to a billion, found '0'"
    ).check()
  }

  func testABrokenQuizKeepsItsIDAndTitle() {
    let reading = QuizFile.read(Array(#"{"id": "x", "title": "T"}"#.utf8), path: "a.json")
    XCTAssertEqual(reading.id, "x")
    XCTAssertEqual(reading.title, "T")
    XCTAssertNil(reading.quiz)
  }
}
