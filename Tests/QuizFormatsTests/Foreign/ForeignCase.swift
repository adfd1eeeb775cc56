import QuizCore
import QuizFormats
import XCTest

/// A text of a foreign format, the questions it must give (as the list of a JSON quiz), and what must be found in it.
struct ForeignCase {
  var name: String
  var format: QuizFormat
  var text: String
  var questions: String
  var findings: [String]

  init(_ name: String, _ format: QuizFormat, _ text: String, _ questions: String, _ findings: String...) {
    self.name = name
    self.format = format
    self.text = text
    self.questions = questions
    self.findings = findings
  }

  /// Marks in the text are places of the findings. Ids of questions and answers are those they get by their places.
  func check(file: StaticString = #filePath, line: UInt = #line) throws {
    let marked = MarkedText(text)
    let reading = QuizFile.read(Array(marked.text.utf8), path: "q.x", format: format)
    let found = reading.diagnostics.map { String($0.description.dropFirst("q.x:".count)) }
    XCTAssertEqual(found, findings.map(marked.resolved), name, file: file, line: line)
    if questions.isEmpty { return XCTAssertNil(reading.quiz, name, file: file, line: line) }
    let expected = try cleanQuiz(#"{"title": "T", "questions": ["# + questions + "]}", file: file, line: line)
    let read = reading.quiz?.questions ?? []
    XCTAssertEqual(read.count, expected.questions.count, name, file: file, line: line)
    for (a, b) in zip(read, expected.questions) { XCTAssertEqual(a, b, name, file: file, line: line) }
  }
}

/// Bytes as a quiz of a format.
func foreign(_ bytes: [UInt8], _ format: QuizFormat, path: String = "q.x") -> QuizFileReading {
  QuizFile.read(bytes, path: path, format: format)
}
