package import QuizCore
internal import QuizPlay

/// A quiz with its texts in other languages: a paper may be in another language than its grader's.
package struct QuizTongues {
  package let quiz: Quiz
  private let others: [String: [Question]]

  /// `translations` are the quiz in each of its languages.
  init(_ quiz: Quiz, _ translations: [Quiz]) {
    var quiz = quiz
    var others: [String: [Question]] = [:]
    for question in translations.flatMap(\.questions) { others[question.id, default: []].append(question) }
    for question in ([quiz] + translations).flatMap(\.questions) where question.markup != .plain {
      others[question.id, default: []].append(question.withoutMarkup)
    }
    for place in quiz.questions.indices {
      quiz.questions[place].accept(others[quiz.questions[place].id] ?? [])
    }
    (self.quiz, self.others) = (quiz, others)
  }

  /// A question as it is in each of several languages, and without the signs of its markup.
  func inEachLanguage(_ id: String) -> [Question] { others[id] ?? [] }
}

extension Question {
  /// The question with plain texts, as people copy them from a page.
  fileprivate var withoutMarkup: Question {
    var question = self
    question.markup = .plain
    question.text = markup.plain(text)
    for place in answers.indices { question.answers[place].text = markup.plain(answers[place].text) }
    question.pairs = pairs.map { Pair(markup.plain($0.left), markup.plain($0.right)) }
    question.extra = extra.map(markup.plain)
    question.gaps = gaps.map { gap in
      var gap = gap
      if gap.kind == .choice { gap.question = gap.question.withoutMarkup }
      return gap
    }
    return question
  }

  /// Accepts the texts of the other languages as well.
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
