package import QuizCore
package import QuizLibrary
package import QuizStore

/// The questions that a player got wrong or left unanswered the last time.
package struct MissedQuestions {
  /// Ids as `quiz/question`.
  package let ids: Set<String>

  /// `quiz` limits it to the questions of that quiz, also where they were drawn from many.
  package init(of player: String, quiz: String?, in record: any PlayerRecord) throws(Problem) {
    let own = quiz == Quiz.drawnID || quiz.flatMap(Quiz.day) != nil ? nil : quiz
    ids = try recorded { () throws(RecordFailure) in try record.missed(by: player, in: own) }
  }

  package func contains(_ question: Question, of quiz: Quiz) -> Bool {
    ids.contains("\(quiz.id)/\(question.id)") || quiz.isDrawn && ids.contains(question.id)
  }
}
