internal import QuizCore

/// Numbers with what is still right around them, as GIFT writes them.
enum NumberRange {
  /// `3`, `3:0.5` (3 ± 0.5) or `2.5..3.5`; the middle and half the width.
  static func read(_ text: String) -> (value: Double, tolerance: Double)? {
    if let dots = text.range(ofText: "..") {
      guard let low = NumberText.read(text[..<dots.lowerBound]), let high = NumberText.read(text[dots.upperBound...]),
        (high - low).isFinite
      else { return nil }
      // Rounded where the arithmetic would show: (0.1 + 0.3) / 2 is 0.2.
      return (tidy(low / 2 + high / 2), tidy(abs(high - low) / 2))
    }
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count <= 2, let value = NumberText.read(halves[0]) else { return nil }
    if halves.count == 1 { return (value, 0) }
    guard let tolerance = NumberText.read(halves[1]) else { return nil }
    return (value, abs(tolerance))
  }

  private static func tidy(_ value: Double) -> Double {
    let scaled = value * 1e12
    return abs(scaled) < 1e15 ? scaled.rounded() / 1e12 : value
  }

  /// The keys of an answer that applies there.
  static func fields(_ value: Double, _ tolerance: Double, at offset: Int) -> [SourceField] {
    var fields = [SourceField("value", .numeric(value), at: offset)]
    if tolerance != 0 { fields.append(SourceField("tolerance", .numeric(tolerance), at: offset)) }
    return fields
  }
}

extension QuestionDraft {
  /// Gives a question its right number when there is a single one without a word about it, else its rules.
  mutating func solve(byNumbers rules: [AnswerDraft]) {
    guard rules.count == 1, let only = rules.first, only.isCorrect, only.feedback == nil,
      let value = only.rule.first(where: { $0.key == "value" })?.value
    else {
      answers = rules
      return
    }
    correct = value
    tolerance = only.rule.first { $0.key == "tolerance" }?.value
  }
}

extension [AnswerDraft] {
  /// Weights that are exactly those of the rule `net` as right and wrong answers: 1/n for each right one, -1/n for each
  /// wrong one. Other weights are shares, a whole one too: what is chosen adds up.
  var asNet: [AnswerDraft] {
    let worths = map { $0.fraction ?? ($0.isCorrect ? 1 : 0) }
    let count = Double(worths.count { $0 > 0 })
    guard count > 0, worths.allSatisfy({ abs(abs($0) - 1 / count) < 1e-6 }) else { return map(\.withShare) }
    return zip(self, worths).map { answer, worth in
      var answer = answer
      answer.fraction = nil
      answer.isCorrect = worth > 0
      return answer
    }
  }
}

extension AnswerDraft {
  fileprivate var withShare: AnswerDraft {
    var answer = self
    if isCorrect { answer.fraction = fraction ?? 1 }
    return answer
  }
}

extension QuestionDraft {
  /// Gives a question its accepted texts when all of them are simply right, else its rules.
  mutating func solve(byTexts rules: [AnswerDraft]) {
    if rules.allSatisfy({ $0.isCorrect && ($0.feedback ?? "").isEmpty }) {
      accept = rules.map { SourceValue(Content.text($0.text), at: $0.offset) }
      return
    }
    answers = rules.map { rule in
      var rule = rule
      rule.rule = [SourceField("accept", .text(rule.text), at: rule.offset)]
      rule.text = ""
      return rule
    }
  }
}

extension String {
  func range(ofText text: String) -> Range<String.Index>? {
    ranges(of: text).first
  }
}
