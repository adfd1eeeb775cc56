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
    return AnsweredQuestion(
      key: key(of: question.id), text: question.text, category: question.category ?? quiz?.category,
      difficulty: question.difficulty, player: turn.step.player, verdict: verdict, ms: ms)
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
