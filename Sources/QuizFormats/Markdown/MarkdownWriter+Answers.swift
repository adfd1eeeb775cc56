internal import QuizCore

/// The answers of a question.
extension MarkdownWriter {
  /// The lines below the question; empty when it has no answers, nil when it cannot be said.
  static func answers(_ question: Question, _ losses: inout Losses) -> String? {
    switch question.kind {
    case .info: return ""
    case .single, .multiple: return question.answers.map { choice($0, question, &losses) }.joined()
    case .truefalse: return sides(question, &losses)
    case .order where question.answers.contains { $0.text.isEmpty }:
      losses.noteLeftOut(question, "an item without a text has no place in Markdown")
      return nil
    case .order: return question.answers.enumerated().map { item($0.element, $0.offset + 1, question) }.joined()
    case .match: return pairs(question, &losses)
    case .gaps:
      _ = losses.leavesOutGaps(question)
      return nil
    case .text, .number, .range: return responses(question, &losses)
    }
  }

  private static func choice(_ answer: Answer, _ question: Question, _ losses: inout Losses) -> String {
    let (open, close) = question.kind == .single ? ("(", ")") : ("[", "]")
    var lines = MarkdownBlock.lines(of: answer.text, .behind([], isCodeBelow: true), question.markup)
    let first = lines.removeFirst()
    return "- \(open)\(mark(answer, question, &losses))\(close)\(first.isEmpty ? "" : " " + first)\n"
      + joined(lines, indentedBy: question.markup == .plain ? "      " : "  ") + feedback(answer, "  ", question)
  }

  /// The content of the box: nothing, `x`, a share, or both where a right answer earns a share.
  private static func mark(_ answer: Answer, _ question: Question, _ losses: inout Losses) -> String {
    let isWhole = question.kind == .single && answer.worth == 1
    guard let fraction = answer.fraction, !isWhole else { return answer.isCorrect || isWhole ? "x" : " " }
    return (answer.isCorrect ? "x " : "") + percent(fraction, question, &losses) + "%"
  }

  private static func percent(_ share: Double, _ question: Question, _ losses: inout Losses) -> String {
    if let exact = NumberText.exactPercent(share) { return exact }
    losses.note(question, "the share \(NumberText.written(share)) is written as \(NumberText.percent(share)) %")
    return NumberText.percent(share)
  }

  private static func sides(_ question: Question, _ losses: inout Losses) -> String {
    ["true", "false"].map { side in
      var answer = question.answer(side) ?? Answer(id: side, text: "")
      answer.isCorrect = question.correct.map { $0 == .side(side == "true") } ?? answer.isCorrect
      return "- (\(mark(answer, question, &losses))) \(side == "true" ? "True" : "False")\n"
        + feedback(answer, "  ", question)
    }.joined()
  }

  /// One of the things to be put in order; a text that begins like a box is guarded.
  private static func item(_ answer: Answer, _ number: Int, _ question: Question) -> String {
    var lines = MarkdownBlock.lines(of: answer.text, .behind([], isCodeBelow: false), question.markup)
    var first = lines.removeFirst()
    if case .numbered = MarkdownLine(Array("\(number). \(first)".utf8)[...]).kind {
    } else {
      first = MarkdownBlock.hidden(first)
    }
    let indentation = String(repeating: " ", count: "\(number). ".count)
    return "\(number). \(first)\n" + joined(lines, indentedBy: indentation) + feedback(answer, indentation, question)
  }

  private static func pairs(_ question: Question, _ losses: inout Losses) -> String? {
    if question.pairs.contains(where: { $0.left.isEmpty }) {
      losses.noteLeftOut(question, "a left without a text has no place in Markdown")
      return nil
    }
    let written = { (text: String) in
      question.markup == .plain ? MarkdownText.written(text, hiding: .arrows) : text.replacing("->", with: "-\\>")
    }
    let lines =
      question.pairs.map { "\(written($0.left)) -> \(written($0.right))" } + question.extra.map { "-> \(written($0))" }
    return lines.map { line in
      // A left that begins like a box is guarded.
      if case .item = MarkdownLine(Array("- \(line)".utf8)[...]).kind { return "- \(line)\n" }
      return "- \(MarkdownBlock.hidden(line))\n"
    }.joined()
  }

  // MARK: What is typed

  private static func responses(_ question: Question, _ losses: inout Losses) -> String {
    if question.kind == .range, !question.answers.isEmpty {
      losses.note(question, "the points and feedback of its 'answers' have no place in Markdown and are lost")
    }
    if case .number(let value) = question.correct {
      if question.kind == .number, !question.answers.isEmpty {
        losses.note(question, "its 'answers' beside 'correct' have no place in Markdown and are lost")
      }
      return "Answer: \(number(value, question.tolerance, question, &losses))\n"
    }
    if question.kind == .range { return "" }
    let accepted = question.accept.map { line("Answer", 1, $0, question, &losses) }
    return (accepted + question.answers.map { rule($0, question, &losses) }).joined()
  }

  private static func rule(_ answer: Answer, _ question: Question, _ losses: inout Losses) -> String {
    let feedback = feedback(answer, "  ", question)
    switch answer.rule {
    case .matches(let patterns):
      return patterns.map { line("Answer", answer.worth, $0, question, &losses) + feedback }.joined()
    case .near(let value, let tolerance):
      // Written as it is read: a sign of a number needs no guard.
      let number = number(value, tolerance, question, &losses)
      return head("Answer", answer.worth, question, &losses) + ": \(number)\n" + feedback
    case .otherwise: return head("Otherwise", answer.worth, question, &losses) + ":\n" + feedback
    case .upTo, nil: return ""
    }
  }

  private static func line(
    _ word: String, _ share: Double, _ text: String, _ question: Question, _ losses: inout Losses
  ) -> String {
    let written = MarkdownText.written(text)
    return head(word, share, question, &losses) + ":" + (written.isEmpty ? "" : " " + written) + "\n"
  }

  private static func head(_ word: String, _ share: Double, _ question: Question, _ losses: inout Losses) -> String {
    word + (share == 1 ? "" : " (\(percent(share, question, &losses))%)")
  }

  private static func number(
    _ value: Double, _ tolerance: Tolerance, _ question: Question, _ losses: inout Losses
  ) -> String {
    if case .relative(let share) = tolerance { _ = percent(share, question, &losses) }
    return MarkdownNumber.written(value, tolerance)
  }

  private static func feedback(_ answer: Answer, _ indentation: String, _ question: Question) -> String {
    answer.feedback.map { $0.isEmpty ? "" : quotation($0, indentation, question) } ?? ""
  }
}
