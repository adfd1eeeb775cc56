package import QuizCore

/// The questions of open rooms, whose answers stay hidden from all who may play there.
package struct ClosedQuestions: Equatable, Sendable {
  /// Quizzes of which every question is closed, by id.
  private var quizzes: Set<String> = []
  /// Single questions, named as drawn quizzes name them: `sea/q1`.
  private var questions: Set<String> = []
  /// Quizzes of files with at least one closed question.
  private var touched: Set<String> = []

  package init() {}

  package var isEmpty: Bool { quizzes.isEmpty && questions.isEmpty }

  /// Closes all of a quiz, even questions that the room's limit or filter leaves out.
  package mutating func close(_ quiz: Quiz) {
    let names = Self.names(of: quiz)
    questions.formUnion(names)
    touched.formUnion(names.flatMap(Self.quizzes))
    if quiz.id == Quiz.drawnID { return }
    quizzes.insert(quiz.id)
    touched.insert(quiz.id)
  }

  package mutating func close(_ other: ClosedQuestions) {
    quizzes.formUnion(other.quizzes)
    questions.formUnion(other.questions)
    touched.formUnion(other.touched)
  }

  /// Whether a question is closed; `quiz` is the id of the file that it stands in, nil for one of the bank.
  package func contains(_ question: String, ofQuiz quiz: String?) -> Bool {
    isClosed(quiz.map { "\($0)/\(question)" } ?? question)
  }

  /// Whether a quiz asks something that is closed.
  package func touches(_ quiz: Quiz) -> Bool { touches(quiz: quiz.id, questions: quiz.questions.lazy.map(\.id)) }

  /// The same by the ids of the quiz and of its questions.
  package func touches(quiz: String, questions: some Sequence<String>) -> Bool {
    Quiz.isDrawn(quiz) ? quizzes.contains(quiz) || questions.contains(where: isClosed) : touched.contains(quiz)
  }

  private func isClosed(_ name: String) -> Bool {
    questions.contains(name) || Self.quizzes(in: name).contains(where: quizzes.contains)
  }

  private static func names(of quiz: Quiz) -> [String] {
    quiz.questions.map { quiz.isDrawn ? $0.id : "\(quiz.id)/\($0.id)" }
  }

  /// The quizzes that a name may name: an id may have a slash in it.
  private static func quizzes(in name: String) -> [String] {
    name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "/") }.map { String(name[..<$0]) }
  }
}
