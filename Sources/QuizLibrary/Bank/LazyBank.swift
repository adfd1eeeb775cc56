package import QuizCore
package import QuizStore

/// The bank of fetched questions, opened when something needs it; where nothing was ever fetched, reading creates no file.
package final class LazyBank {
  private let folder: String?
  private let now: () -> WallTime
  /// Reports one sentence to the user.
  private let tell: (String) -> Void
  private var opened: Bank?

  package init(folder: String?, now: @escaping () -> WallTime, tell: @escaping (String) -> Void) {
    self.folder = folder
    self.now = now
    self.tell = tell
  }

  /// The bank for reading; nil before anything was fetched. An unreadable one is reported, and counts as none.
  package func toRead() -> Bank? {
    if let opened { return opened }
    guard let folder, Bank.exists(in: folder) else { return nil }
    do {
      return try open(folder)
    } catch {
      tell("\(error.message); fetched questions are left out")
      return nil
    }
  }

  /// The bank for filling, created if missing.
  package func toFill() throws(Problem) -> Bank {
    if let opened { return opened }
    guard let folder else {
      throw Problem(.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    do { return try open(folder) } catch { throw Problem(error) }
  }

  package func close() {
    opened?.close()
  }

  private func open(_ folder: String) throws(RecordFailure) -> Bank {
    let bank = try Bank(folder: folder, now: now)
    for notice in bank.notices { tell(notice) }
    opened = bank
    return bank
  }
}

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
