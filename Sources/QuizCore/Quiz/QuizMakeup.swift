/// The sorts of questions in a quiz, as far as modes check them before they play it.
package struct QuizMakeup: Equatable, Sendable {
  /// The features that make questions alike to every mode.
  package struct Sort: Equatable, Sendable {
    package var kind: Question.Kind
    /// Whether they earn points, now or later.
    package var isMarked: Bool
    /// Whether some answer leads to an outcome.
    package var leadsToOutcomes: Bool

    package init(kind: Question.Kind, isMarked: Bool, leadsToOutcomes: Bool) {
      (self.kind, self.isMarked, self.leadsToOutcomes) = (kind, isMarked, leadsToOutcomes)
    }
  }

  /// Whether outcomes are declared.
  package var declaresOutcomes: Bool
  /// Each once, in no order that means anything.
  package var sorts: [Sort]

  package init(declaresOutcomes: Bool, sorts: [Sort]) {
    (self.declaresOutcomes, self.sorts) = (declaresOutcomes, sorts)
  }

  package init(_ quiz: Quiz) {
    self.init(declaresOutcomes: !quiz.outcomes.isEmpty, sorts: [])
    for question in quiz.questions {
      let sort = Sort(
        kind: question.kind, isMarked: question.countsAsMarked,
        leadsToOutcomes: question.answers.contains { !$0.outcomes.isEmpty })
      if !sorts.contains(sort) { sorts.append(sort) }
    }
  }

  /// True when the quiz has outcomes.
  package var hasOutcomes: Bool { declaresOutcomes || sorts.contains(where: \.leadsToOutcomes) }
}
