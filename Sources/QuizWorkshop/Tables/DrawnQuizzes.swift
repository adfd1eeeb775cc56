package import QuizCore
package import QuizFormats
package import QuizLibrary

/// A quiz with variables, as each seed draws them.
package struct DrawnQuizzes: Sendable {
  private let bytes: [UInt8]
  private let path: String
  private let languages: [String]
  /// The languages of its texts, where it has several.
  private let tongues: [String]

  package init(_ found: QuizAtHand, languages: [String]) {
    (bytes, path, tongues) = (found.bytes, found.path, found.languages)
    self.languages = languages
  }

  /// The quiz under a seed; nil where it gives no values.
  package func quiz(seed: Int, _ readers: QuizReaders) -> Quiz? { read(languages, seed, readers) }

  /// The same in each of its languages.
  package func tongues(seed: Int, _ readers: QuizReaders) -> QuizTongues? {
    guard let quiz = quiz(seed: seed, readers) else { return nil }
    let others = tongues.count > 1 ? tongues.compactMap { read([$0], seed, readers) } : []
    return QuizTongues(quiz, others)
  }

  private func read(_ languages: [String], _ seed: Int, _ readers: QuizReaders) -> Quiz? {
    QuizFile.read(bytes, path: path, languages: languages, seed: seed, readers: readers).quiz
  }
}
