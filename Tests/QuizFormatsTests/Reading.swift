import QuizCore
import QuizFormats
import XCTest

/// A sample that must give exactly these findings, in this order.
struct ReadingCase {
  var name: String
  var sample: String
  var expected: [String]

  init(_ name: String, _ sample: String, _ expected: String...) {
    self.name = name
    self.sample = sample
    self.expected = expected
  }

  /// The same for a quiz with these keys beside a title and a page.
  static func quiz(_ name: String, _ fields: String, _ expected: String...) -> ReadingCase {
    var wrapped = ReadingCase(name, #"{"title": "T", "questions": [{"kind": "info", "text": "?"}], "# + fields + "}")
    wrapped.expected = expected
    return wrapped
  }

  /// The same for a quiz of these questions.
  static func questions(_ name: String, _ sample: String, _ expected: String...) -> ReadingCase {
    var wrapped = ReadingCase(name, #"{"title": "T", "questions": ["# + sample + "]}")
    wrapped.expected = expected
    return wrapped
  }

  func check(_ file: StaticString = #filePath, _ line: UInt = #line) {
    let marked = MarkedText(sample)
    let reading = QuizFile.read(Array(marked.text.utf8), path: "q.json")
    let found = reading.diagnostics.map { String($0.description.dropFirst("q.json:".count)) }
    XCTAssertEqual(found, expected.map(marked.resolved), name, file: file, line: line)
    let hasError = reading.diagnostics.contains { $0.severity == .error }
    XCTAssertEqual(reading.quiz == nil, hasError, "\(name): a quiz, or an error", file: file, line: line)
  }
}

/// Reads a JSON quiz that must be clean.
func cleanQuiz(
  _ json: String, languages: [String] = [], file: StaticString = #filePath, line: UInt = #line
) throws -> Quiz {
  let reading = QuizFile.read(Array(json.utf8), path: "quizzes/sample.json", languages: languages)
  XCTAssertEqual(reading.diagnostics.map(\.description), [], file: file, line: line)
  return try XCTUnwrap(reading.quiz, file: file, line: line)
}

/// The one question of a clean quiz.
func cleanQuestion(_ json: String, file: StaticString = #filePath, line: UInt = #line) throws -> Question {
  try cleanQuiz(#"{"title": "T", "questions": ["# + json + "]}", file: file, line: line).questions[0]
}
