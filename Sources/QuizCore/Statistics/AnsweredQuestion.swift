/// A question of a finished sitting as statistics count it: once, as it was settled the last time.
package struct AnsweredQuestion: Equatable, Sendable {
  /// The quiz's id and the question's, as in `animals/q1`; of a quiz drawn from many, the question's id is that already.
  package var key: String
  package var text: String
  /// The syntax of the text.
  package var markup = TextMarkup.plain
  package var category: String?
  package var difficulty: String?
  /// The name of the player who was asked.
  package var player: String
  package var verdict: Verdict
  /// Milliseconds the answer took; nil when the question was skipped or its time ran out.
  package var ms: Int?

  package init(
    key: String, text: String, category: String? = nil, difficulty: String? = nil, player: String, verdict: Verdict,
    ms: Int? = nil
  ) {
    self.key = key
    self.text = text
    self.category = category
    self.difficulty = difficulty
    self.player = player
    self.verdict = verdict
    self.ms = ms
  }
}

extension SittingState {
  /// Every settled question once, as last settled, in that order.
  package var answeredQuestions: [AnsweredQuestion] {
    var seen: Set<String> = []
    var answered: [AnsweredQuestion] = []
    for turn in turns.reversed() where turn.isSettled && turn.step.asking != nil {
      guard seen.insert(turn.step.id).inserted, let answer = answer(turn) else { continue }
      answered.append(answer)
    }
    return answered.reversed()
  }

  private func answer(_ turn: Turn) -> AnsweredQuestion? {
    guard case .question(let asked, _) = turn.step.content, let question = question(asked), let verdict = turn.verdict
    else { return nil }
    var ms: Int?
    if case .answered = turn.input { ms = turn.ms }
    var answered = AnsweredQuestion(
      key: key(of: question.id), text: question.textInWords, category: question.category ?? quiz?.category,
      difficulty: question.difficulty, player: turn.step.player, verdict: verdict, ms: ms)
    answered.markup = question.markup
    return answered
  }

  private func key(of question: String) -> String {
    (quiz.map { AnsweredQuestion.keyPrefix(in: $0.id) } ?? "\(beginning.mode.id)/") + question
  }
}

extension AnsweredQuestion {
  /// The prefix of a question's key: its quiz's id; empty for drawn quizzes, whose questions have it already.
  package static func keyPrefix(in quiz: String) -> String {
    Quiz.isDrawn(quiz) ? "" : quiz + "/"
  }
}
