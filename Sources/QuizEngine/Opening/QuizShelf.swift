internal import QuizCore

/// Quizzes as they are played, each once: many sittings of the same one share its questions, and where they stand.
final class QuizShelf {
  private var quizzes: [String: [Quiz]] = [:]
  private var count = 0

  private static let most = 1000
  private static let mostOfOne = 16

  /// The same quiz, in the memory of the first sitting that had it.
  func shared(_ quiz: Quiz) -> Quiz {
    if let known = quizzes[quiz.id]?.first(where: { $0 == quiz }) { return known }
    if count >= Self.most { (quizzes, count) = ([:], 0) }
    if quizzes[quiz.id, default: []].count >= Self.mostOfOne { quizzes[quiz.id]?.removeFirst() } else { count += 1 }
    let quiz = quiz.toBeShared()
    quizzes[quiz.id, default: []].append(quiz)
    return quiz
  }
}
