package import QuizCore
package import QuizStore

/// The player's filter of questions: category, difficulty, kind.
package struct QuestionFilter {
  package var category: String?
  package var difficulty: String?
  package var kind: Question.Kind?

  package init(category: String? = nil, difficulty: String? = nil, kind: Question.Kind? = nil) {
    self.category = category
    self.difficulty = difficulty
    self.kind = kind
  }

  package var isEmpty: Bool { category == nil && difficulty == nil && kind == nil }

  /// Whether a question of a quiz passes; pages pass when nothing is asked for.
  package func passes(_ question: Question, in quiz: Quiz) -> Bool {
    passes(question, ofQuiz: quiz.category)
  }

  /// Whether a question passes; without a category of its own it has that of its quiz.
  package func passes(_ question: Question, ofQuiz category: String?) -> Bool {
    if question.kind == .info { return isEmpty }
    return passes(question.kind, question.difficulty ?? "", question.category ?? category ?? "")
  }

  /// Whether the questions of a topic of the bank pass.
  package func passes(_ topic: BankTopic) -> Bool {
    passes(topic.kind, topic.difficulty, topic.category)
  }

  private func passes(_ kind: Question.Kind, _ difficulty: String, _ category: String) -> Bool {
    if let wanted = self.kind, kind != wanted { return false }
    if let wanted = self.difficulty, difficulty.lowercased() != wanted.lowercased() { return false }
    return self.category.map { CategoryName.matches(category, $0) } ?? true
  }
}
