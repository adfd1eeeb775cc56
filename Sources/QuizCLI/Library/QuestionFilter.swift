internal import QuizCore
internal import QuizStore

/// Which questions a player wants: category, difficulty, kind.
struct QuestionFilter {
  var category: String?
  var difficulty: String?
  var kind: Question.Kind?

  var isEmpty: Bool { category == nil && difficulty == nil && kind == nil }

  /// Whether a question of a quiz passes; pages pass when nothing is asked for.
  func passes(_ question: Question, in quiz: Quiz) -> Bool {
    passes(question, ofQuiz: quiz.category)
  }

  /// Whether a question passes; without a category of its own it has that of its quiz.
  func passes(_ question: Question, ofQuiz category: String?) -> Bool {
    if question.kind == .info { return isEmpty }
    return passes(question.kind, question.difficulty ?? "", question.category ?? category ?? "")
  }

  /// Whether the questions of a topic of the bank pass.
  func passes(_ topic: BankTopic) -> Bool {
    passes(topic.kind, topic.difficulty, topic.category)
  }

  private func passes(_ kind: Question.Kind, _ difficulty: String, _ category: String) -> Bool {
    if let wanted = self.kind, kind != wanted { return false }
    if let wanted = self.difficulty, difficulty.lowercased() != wanted.lowercased() { return false }
    return self.category.map { CategoryName.matches(category, $0) } ?? true
  }
}
