package import QuizCore

/// A quiz and what its texts are in its other languages: who answers a paper reads it in the language it was printed in,
/// whichever the one who grades it reads.
package struct QuizTongues {
  package let quiz: Quiz
  private let others: [String: [Question]]

  /// `translations` are the quiz in each of its languages.
  init(_ quiz: Quiz, _ translations: [Quiz]) {
    var quiz = quiz
    var others: [String: [Question]] = [:]
    for question in translations.flatMap(\.questions) { others[question.id, default: []].append(question) }
    for place in quiz.questions.indices {
      quiz.questions[place].accept(others[quiz.questions[place].id] ?? [])
    }
    (self.quiz, self.others) = (quiz, others)
  }

  /// A question as it is in each language; without several, none.
  func inEachLanguage(_ id: String) -> [Question] { others[id] ?? [] }
}

extension Question {
  /// Accepts what is accepted of it in other languages, too.
  fileprivate mutating func accept(_ others: [Question]) {
    guard kind == .text else { return }
    for other in others {
      accept += other.accept.filter { !accept.contains($0) }
      for (place, answer) in other.answers.enumerated() where answers.indices.contains(place) {
        guard case .matches(let own)? = answers[place].rule, case .matches(let more)? = answer.rule else { continue }
        answers[place].rule = .matches(own + more.filter { !own.contains($0) })
      }
    }
  }
}
