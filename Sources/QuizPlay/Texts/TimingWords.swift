package import QuizCore
package import Words

extension TimingWords {
  /// The limits that a timing means for a sitting.
  package func inWords(_ timing: LimitSettings.Timing, of beginning: Beginning) -> String {
    switch timing {
    case .untimed: return isOff
    case .every(let seconds): return question(["time": written(seconds, beginning)])
    case .asWritten: return asWritten(beginning)
    }
  }

  private func asWritten(_ beginning: Beginning) -> String {
    let own = beginning.quiz?.timing
    var parts: [String] = []
    if let seconds = own?.question { parts.append(question(["time": written(seconds, beginning)])) }
    if parts.isEmpty, beginning.quiz?.hasQuestionLimits == true { parts.append(some) }
    if let seconds = own?.quiz { parts.append(quiz(["time": written(seconds, beginning)])) }
    if parts.isEmpty { return beginning.mode.decidesLength ? byMode : isOff }
    return parts.joined(separator: ", ")
  }

  /// `20 s`, and `30 min` for longer times in whole minutes.
  private func written(_ seconds: Double, _ beginning: Beginning) -> String {
    let seconds = seconds * beginning.limits.factor
    if seconds > 120, seconds.truncatingRemainder(dividingBy: 60) == 0 { return "\(Scores.written(seconds / 60)) min" }
    return "\(Scores.written(seconds).asRead(decimalMark)) s"
  }
}
