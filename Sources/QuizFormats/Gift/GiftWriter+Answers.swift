internal import Markup
internal import QuizCore

extension GiftWriter {
  /// The braces with their content, and the space before them; empty for a page, nil when GIFT cannot express it.
  static func answers(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> String? {
    if losses.leavesOutAsTooFew(question) { return nil }
    let lines: [String]?
    switch question.kind {
    case .info: return ""
    case .single, .multiple: lines = choices(question, quiz, &losses)
    case .truefalse: lines = side(question, &losses)
    case .text: lines = texts(question, &losses)
    case .number: lines = numbers(question)
    case .range: lines = slider(question, &losses)
    case .match: lines = pairs(question, &losses)
    case .gaps:
      _ = losses.leavesOutGaps(question)
      lines = nil
    case .order:
      losses.noteLeftOut(question, "putting in order cannot be asked in GIFT")
      lines = nil
    }
    guard let lines else { return nil }
    if lines.isEmpty, question.marked != .byHand { losses.note(question, "it becomes an essay, to be marked by hand") }
    let general = question.explanation.map { "\t####\(text($0, question))\n" } ?? ""
    if lines.count == 1, general.isEmpty { return " {\(lines[0])}\n" }
    if lines.isEmpty, general.isEmpty { return " {}\n" }
    return " {\n" + lines.map { "\t\($0)\n" }.joined() + general + "}\n"
  }

  /// A text; one that begins with the name of a format is marked as plain.
  private static func text(_ text: String, _ question: Question) -> String {
    question.markup == .plain ? plain(text) : escaped(html(text, question))
  }

  /// A text that is typed, and the same with the mark of plain text.
  private static func plain(_ text: String) -> String {
    let text = text.trimmed
    return (GiftTextFormat.allCases.contains { text.hasPrefix("[\($0.rawValue)]") } ? "[plain]" : "") + escaped(text)
  }

  /// The same behind the sign of an answer, where a percentage would be taken for a weight.
  private static func answer(_ text: String, _ question: Question) -> String {
    question.markup == .plain ? typed(text) : self.text(text, question)
  }

  private static func typed(_ text: String) -> String {
    text.trimmed.hasPrefix("%") ? "[plain]" + escaped(text.trimmed) : plain(text)
  }

  private static func feedback(_ answer: Answer, _ question: Question) -> String {
    answer.feedback.map { "#" + text($0, question) } ?? ""
  }

  private static func weight(_ share: Double) -> String { "%\(NumberText.percent(share))%" }

  private static func choices(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> [String]? {
    let weights = question.weights
    if question.kind == .single {
      if !weights.contains(1) {
        losses.note(question, "no answer earns all points: read back any number can be chosen")
      }
    } else if !question.netIsWritten(in: quiz) {
      losses.note(question, "its parts of the points become those of the rule 'net'")
    }
    // Without a `~` the answers would be typed.
    let isRightThroughout = question.kind == .single && weights.allSatisfy { $0 == 1 }
    return zip(question.answers, weights).enumerated().map { place, pair in
      let (answer, weight) = pair
      let isMarked = question.kind == .single && weight == 1 && !(isRightThroughout && place > 0)
      let sign = isMarked ? "=" : "~" + (weight == 0 ? "" : self.weight(weight))
      return sign + self.answer(answer.text, question) + feedback(answer, question)
    }
  }

  private static func side(_ question: Question, _ losses: inout Losses) -> [String]? {
    guard case .side(let side) = question.correct else {
      losses.noteLeftOut(question, "true or false without a right side cannot be asked in GIFT")
      return nil
    }
    let wrong = question.answer(String(!side)).map { feedback($0, question) } ?? ""
    let right = question.answer(String(side)).map { feedback($0, question) } ?? ""
    let both = right.isEmpty ? wrong : (wrong.isEmpty ? "#" : wrong) + right
    return [(side ? "TRUE" : "FALSE") + both]
  }

  private static func texts(_ question: Question, _ losses: inout Losses) -> [String]? {
    losses.noteEssay(question)
    if question.marked == .byHand { return [] }
    let written = { (pattern: String) in typed(MoodlePattern.written(pattern)) }
    var rows = question.accept.map { "=" + written($0) }
    if rows.isEmpty {
      for answer in question.answers {
        let patterns = answer.rule == .otherwise ? ["*"] : answer.patterns
        let share = answer.worth == 1 ? "" : weight(answer.worth)
        rows += patterns.map { "=" + share + written($0) + feedback(answer, question) }
      }
    }
    if rows.contains(where: { $0.contains("->") }) {
      losses.noteLeftOut(question, "a typed text with '->' cannot be asked in GIFT")
      return nil
    }
    return rows
  }

  private static func numbers(_ question: Question) -> [String] {
    if case .number(let value) = question.correct { return numbers(value, question.tolerance) }
    let rows = question.answers.flatMap { answer -> [String] in
      let share = answer.worth == 1 ? "" : weight(answer.worth)
      switch answer.rule {
      case .near(let value, let tolerance):
        return spans(value, tolerance).map { "=" + share + $0 + feedback(answer, question) }
      case .otherwise: return ["=" + share + "*" + feedback(answer, question)]
      default: return []
      }
    }
    return rows.isEmpty ? [] : ["#"] + rows
  }

  /// The lines of a right number; if it is not in the middle of its range, a line of its own comes first.
  private static func numbers(_ value: Double, _ tolerance: Tolerance) -> [String] {
    let spans = spans(value, tolerance)
    return spans.count == 1 ? ["#" + spans[0]] : ["#"] + spans.map { "=" + $0 }
  }

  private static func spans(_ value: Double, _ tolerance: Tolerance) -> [String] {
    let spans = NumberRange.spans(value, tolerance)
    if spans.count > 1 {
      return spans.map { span in
        let bounds = [span.low, span.high].map(NumberText.written)
        return span.low == span.high ? bounds[0] : bounds.joined(separator: "..")
      }
    }
    guard case .relative(let share) = tolerance else { return [NumberRange.written(value, tolerance)] }
    return [NumberRange.written(value, .absolute(abs(value * share)))]
  }

  /// A slider with a right place becomes a number to be typed.
  private static func slider(_ question: Question, _ losses: inout Losses) -> [String]? {
    guard case .number(let value) = question.correct else {
      losses.noteLeftOut(question, "a slider without a right place cannot be asked in GIFT")
      return nil
    }
    losses.note(question, "the slider becomes a number to be typed")
    return numbers(value, question.tolerance)
  }

  private static func pairs(_ question: Question, _ losses: inout Losses) -> [String]? {
    if question.pairs.contains(where: { $0.left.contains("->") }) {
      losses.noteLeftOut(question, "a left with '->' cannot be asked in GIFT")
      return nil
    }
    let right = { (text: String) -> String in
      let texts = MarkedTexts(markup: question.markup, form: .tex)
      return texts.isMarked(text) ? "[html]" + escaped(html(text, question)) : plain(texts.plain(text))
    }
    return question.pairs.map { "=\(text($0.left, question)) -> \(right($0.right))" }
      + question.extra.map { "= -> \(right($0))" }
  }
}
