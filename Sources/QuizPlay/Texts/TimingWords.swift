package import QuizCore

/// What time limits come to, in words.
package final class TimingWords: Wording, @unchecked Sendable {
  private var untimed = "off"
  private var question: Template = "{s} s a question"
  private var quiz: Template = "{s} s for the quiz"
  private var some = "on some questions"
  private var byMode = "as the mode sets them"
  private var decimalMark = "."

  package init() {}

  package static let english = TimingWords()

  package static let german: TimingWords = {
    let words = TimingWords()
    words.untimed = "aus"
    words.question = "{s} s je Frage"
    words.quiz = "{s} s für das Quiz"
    words.some = "bei einigen Fragen"
    words.byMode = "wie der Modus es will"
    words.decimalMark = ","
    return words
  }()

  /// The limits that a timing means for a sitting.
  package func inWords(_ timing: LimitSettings.Timing, of beginning: Beginning) -> String {
    switch timing {
    case .untimed: return untimed
    case .every(let seconds): return question(["s": written(seconds, beginning)])
    case .asWritten: return asWritten(beginning)
    }
  }

  private func asWritten(_ beginning: Beginning) -> String {
    let own = beginning.quiz?.timing
    var parts: [String] = []
    if let seconds = own?.question { parts.append(question(["s": written(seconds, beginning)])) }
    if parts.isEmpty, beginning.quiz?.hasQuestionLimits == true { parts.append(some) }
    if let seconds = own?.quiz { parts.append(quiz(["s": written(seconds, beginning)])) }
    if parts.isEmpty { return beginning.mode.decidesLength ? byMode : untimed }
    return parts.joined(separator: ", ")
  }

  private func written(_ seconds: Double, _ beginning: Beginning) -> String {
    Scores.written(seconds * beginning.limits.factor).asRead(decimalMark)
  }
}
