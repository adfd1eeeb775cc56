/// A finding in a quiz table, with its place.
package struct Finding: Hashable, Sendable {
  /// Byte offset in the file, of the key or value that is meant.
  package var offset: Int
  package var problem: QuizProblem

  package var severity: Severity { problem.isWarning ? .warning : .error }

  package init(_ problem: QuizProblem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }

  package enum Severity: String, Sendable {
    case error, warning
  }
}

/// The outcome of reading a quiz table: all findings in the file's order, and the quiz unless one is an error.
package struct QuizReading: Sendable {
  /// The id and title as far as they could be read, errors or not.
  package var id: String
  package var title: String?
  @Indirect package var quiz: Quiz?
  package var findings: [Finding]
  /// The languages of its texts, where they are written in several.
  package var languages: [String] = []
  /// The names of each category that is written in several, the one that is read first.
  package var categories: [[String]] = []
}

/// The outcome of reading one question: all findings, and the question unless one is an error.
package struct QuestionReading: Sendable {
  package var question: Question?
  package var findings: [Finding]
}
