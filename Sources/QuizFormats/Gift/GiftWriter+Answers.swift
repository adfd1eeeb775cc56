internal import QuizCore

extension GiftWriter {
  /// The braces and what is in them, with the space before them; empty for a page, nil when it cannot be said.
  static func answers(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> String? {
    let lines: [String]?
    switch question.kind {
    case .info: return ""
    case .single, .multiple: lines = choices(question, quiz, &losses)
    case .truefalse: lines = side(question, &losses)
    case .text: lines = texts(question, &losses)
    case .number: lines = numbers(question)
    case .range: lines = slider(question, &losses)
    case .match: lines = pairs(question, &losses)
    case .order:
      losses.noteLeftOut(question, "putting in order cannot be asked in GIFT")
      lines = nil
    }
    guard let lines else { return nil }
    if lines.isEmpty, question.marked != .byHand { losses.note(question, "it becomes an essay, which somebody marks") }
    let general = question.explanation.map { "\t####\(text($0))\n" } ?? ""
    if lines.count == 1, general.isEmpty { return " {\(lines[0])}\n" }
    if lines.isEmpty, general.isEmpty { return " {}\n" }
    return " {\n" + lines.map { "\t\($0)\n" }.joined() + general + "}\n"
  }

  private static func text(_ text: String) -> String { escaped(text.trimmed) }

  private static func feedback(_ answer: Answer) -> String {
    answer.feedback.map { "#" + text($0) } ?? ""
  }

  private static func weight(_ share: Double) -> String { "%\(NumberText.percent(share))%" }

  private static func choices(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> [String]? {
    let weights = question.weights
    if question.kind == .single {
      if !weights.contains(1) {
        losses.note(question, "no answer earns all points: read back any number can be chosen")
      } else if weights.allSatisfy({ $0 == 1 }) {
        losses.noteLeftOut(question, "a choice of right answers alone cannot be asked in GIFT")
        return nil
      }
    } else if !question.netIsWritten(in: quiz) {
      losses.note(question, "its parts of the points become those of the rule 'net'")
    }
    return zip(question.answers, weights).map { answer, weight in
      let sign = question.kind == .single && weight == 1 ? "=" : "~" + (weight == 0 ? "" : self.weight(weight))
      // A percentage at the start would be taken for a weight.
      let guarded = answer.text.hasPrefix("%") ? "[plain]" : ""
      return sign + guarded + text(answer.text) + feedback(answer)
    }
  }

  private static func side(_ question: Question, _ losses: inout Losses) -> [String]? {
    guard case .side(let side) = question.correct else {
      losses.noteLeftOut(question, "true or false without a right side cannot be asked in GIFT")
      return nil
    }
    let wrong = question.answer(String(!side)).map(feedback) ?? ""
    let right = question.answer(String(side)).map(feedback) ?? ""
    let both = right.isEmpty ? wrong : (wrong.isEmpty ? "#" : wrong) + right
    return [(side ? "TRUE" : "FALSE") + both]
  }

  private static func texts(_ question: Question, _ losses: inout Losses) -> [String]? {
    losses.noteEssay(question)
    if question.marked == .byHand { return [] }
    var rows = question.accept.map { "=" + text($0) }
    if rows.isEmpty {
      for answer in question.answers {
        let patterns = answer.rule == .otherwise ? ["*"] : answer.patterns
        let share = answer.worth == 1 ? "" : weight(answer.worth)
        rows += patterns.map { "=" + share + text($0) + feedback(answer) }
      }
    }
    if rows.contains(where: { $0.contains("->") }) {
      losses.noteLeftOut(question, "a typed text with '->' cannot be asked in GIFT")
      return nil
    }
    return rows
  }

  private static func numbers(_ question: Question) -> [String] {
    if case .number(let value) = question.correct { return ["#" + number(value, question.tolerance)] }
    let rows = question.answers.compactMap { answer -> String? in
      let share = answer.worth == 1 ? "" : weight(answer.worth)
      switch answer.rule {
      case .near(let value, let tolerance): return "=" + share + number(value, tolerance) + feedback(answer)
      case .otherwise: return "=" + share + "*" + feedback(answer)
      default: return nil
      }
    }
    return rows.isEmpty ? [] : ["#"] + rows
  }

  static func number(_ value: Double, _ tolerance: Tolerance) -> String {
    let written = NumberText.written
    switch tolerance {
    case .absolute(let distance): return written(value) + (distance == 0 ? "" : ":" + written(distance))
    case .relative(let share): return written(value) + ":" + written(abs(value * share))
    case .geometric(let factor):
      let (low, high) = (min(value / factor, value * factor), max(value / factor, value * factor))
      return written(low) + ".." + written(high)
    }
  }

  /// A slider with a right place becomes a number to be typed.
  private static func slider(_ question: Question, _ losses: inout Losses) -> [String]? {
    guard case .number(let value) = question.correct else {
      losses.noteLeftOut(question, "a slider without a right place cannot be asked in GIFT")
      return nil
    }
    losses.note(question, "the slider becomes a number to be typed")
    return ["#" + number(value, question.tolerance)]
  }

  private static func pairs(_ question: Question, _ losses: inout Losses) -> [String]? {
    if question.pairs.contains(where: { $0.left.contains("->") }) || question.pairs.count + question.extra.count < 2 {
      losses.noteLeftOut(question, "a single pair, or a left with '->', cannot be asked in GIFT")
      return nil
    }
    return question.pairs.map { "=\(text($0.left)) -> \(text($0.right))" } + question.extra.map { "= -> \(text($0))" }
  }
}
