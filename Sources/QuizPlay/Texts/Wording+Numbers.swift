package import QuizCore
package import Words

extension Wording {
  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }
}

extension FeedbackWords {
  /// The sentence on questions still to be marked by hand; empty when there are none.
  package func waiting(_ count: Int) -> String { language.waiting(count) ?? "" }

  /// `2 of 3 points`.
  package func score(_ points: Double, of: Double) -> String {
    of == 1 ? scoreOfOne(["n": number(points)]) : scoreOfPoints(["n": number(points), "of": number(of)])
  }
}

extension PaperWords {
  /// `9 questions, 12.5 points`.
  package func extent(questions: Int, points: Double) -> String {
    "\(self.questions(questions)), \(pointCount(points, written: number(points)))"
  }
}

extension RuleWords {
  /// Such a sentence in this language; nil for one that is not known.
  package func words(for sentence: String) -> String? {
    if let own = sentences.first(where: { $0.english == sentence }) { return own[language] }
    let forms = [
      (/within a factor of ([0-9.]+) from the right number/, withinFactor),
      (/within ([0-9.]+) % of the right number/, withinPercent),
      (/within ([0-9.]+) of the right number/, within),
    ]
    for (form, words) in forms {
      guard let found = sentence.wholeMatch(of: form) else { continue }
      return words(["n": decimal(String(found.output.1))])
    }
    return nil
  }
}

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
