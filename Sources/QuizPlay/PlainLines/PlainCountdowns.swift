internal import QuizCore

/// Tells the time that is left at few marks: half of a long limit, 10 and 5 seconds; more would drown a listener.
struct PlainCountdowns {
  private var question = Marks(limit: nil, left: nil)
  private var quiz = Marks(limit: nil, left: nil)

  mutating func watchQuestion(limit: Double?, left: Int?) {
    question = Marks(limit: limit.map { Int(min(1e12, $0 * 1000)) }, left: left)
  }

  mutating func watchQuiz(_ state: SittingState) {
    quiz = Marks(limit: state.beginning.limits.quiz(state.quiz), left: state.quizLeft)
  }

  /// Sentences for the marks that were reached.
  mutating func notices(_ left: (question: Int?, quiz: Int?), _ text: PlainText) -> [String] {
    let ofQuestion = question.reached(left.question).map(text.questionLeft)
    let ofQuiz = quiz.reached(left.quiz).map(text.quizLeft)
    return [ofQuestion, ofQuiz].compactMap { $0 }
  }

  /// Milliseconds to the next mark.
  func toNextMark(_ left: (question: Int?, quiz: Int?)) -> Int? {
    [question.toNext(left.question), quiz.toNext(left.quiz)].compactMap { $0 }.min()
  }

  private struct Marks {
    /// Milliseconds left at which something is said, largest first.
    private var marks: [Int]

    init(limit: Int?, left: Int?) {
      guard let limit, let left else {
        marks = []
        return
      }
      marks = (limit > 20_000 ? [limit / 2, 10_000, 5_000] : [10_000, 5_000]).filter { $0 < left }
    }

    mutating func reached(_ left: Int?) -> Int? {
      guard let left else { return nil }
      var last: Int?
      while let mark = marks.first, left <= mark {
        last = left
        marks.removeFirst()
      }
      return last
    }

    func toNext(_ left: Int?) -> Int? {
      guard let left, let mark = marks.first else { return nil }
      return max(0, left - mark)
    }
  }
}
