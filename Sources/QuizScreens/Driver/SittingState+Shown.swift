internal import QuizCore
internal import QuizPlay

extension SittingState {
  /// The grade of each question as last settled, in the order first asked; empty for several players.
  var grades: [VerdictView.Grade?] {
    guard beginning.players.count == 1 else { return [] }
    var grades: [Int: VerdictView.Grade?] = [:]
    for turn in past {
      guard let verdict = turn.verdict, verdict.of > 0 else { continue }
      let grade = VerdictView.Grade(
        correct: verdict.correct, points: verdict.points, settling: VerdictView.Settling(turn.input),
        isGiven: turn.response != nil)
      grades[turn.step.number] = .some(turn.response == nil ? nil : grade)
    }
    return grades.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The grade of each step until now; nil where the player has not seen it.
  var seenGrades: [VerdictView.Grade?] {
    guard beginning.players.count == 1 else { return [] }
    var grades: [Int: VerdictView.Grade] = [:]
    for turn in past {
      guard let verdict = turn.verdict, let asking = turn.step.asking, verdict.of > 0, asking.reveal != .nothing,
        !asking.revealsAtEnd
      else { continue }
      grades[turn.step.number] = VerdictView.Grade(
        correct: verdict.correct, points: verdict.points, settling: VerdictView.Settling(turn.input),
        isGiven: turn.response != nil)
    }
    guard let last = grades.keys.max(), last > 0 else { return [] }
    return (1...last).map { grades[$0] }
  }

  /// The verdicts that the player has seen, with the right answers where those were shown.
  var settledViews: [VerdictView] {
    past.compactMap { turn in
      guard let asking = turn.step.asking, asking.reveal != .nothing, turn.verdict?.of ?? 0 > 0 else { return nil }
      return Projection.verdict(of: turn, self, revealing: asking.revealsAtEnd || asking.reveal == .answer)
    }
  }
}
