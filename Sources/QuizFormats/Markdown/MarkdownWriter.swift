internal import QuizCore

/// Writes a quiz in Markdown by the rules of docs/formats.md.
enum MarkdownWriter {
  private static let carries: Set<String> = Set(
    TableColumn.texts + TableColumn.numbers + ["caseSensitive", "answers.feedback", "answers.fraction"])

  static func write(_ quiz: Quiz) -> QuizWriting {
    var losses = Losses(.md)
    losses.noteQuiz(quiz, carries: Set(GiftReader.quizKeys + ["category", "plugin"]))
    var output = frontMatter(quiz) + "# \(escaped(quiz.title.oneLine))\n\n"
    if let description = quiz.description { output += lines(description) + "\n\n" }
    for question in quiz.questions {
      guard let block = block(question, quiz, &losses) else { continue }
      losses.note(question, carries: carries)
      output += block + "\n"
    }
    return QuizWriting(text: output, losses: losses.sentences)
  }

  private static func frontMatter(_ quiz: Quiz) -> String {
    let values = [
      ("category", quiz.category), ("language", quiz.language), ("author", quiz.author), ("licence", quiz.licence),
      ("source", quiz.source), ("plugin", quiz.plugin),
    ]
    let rows = values.compactMap { key, value in value.map { "\(key): \($0.oneLine)\n" } }
    return rows.isEmpty ? "" : "---\n" + rows.joined() + "---\n\n"
  }

  private static func block(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> String? {
    guard let answers = answers(question, &losses) else { return nil }
    let parts = question.text.trimmed.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    var output = "### \(escaped(String(parts.first ?? ""))) "
    output += MarkdownAttributes.written(id: question.id, attributes(question, quiz)) + "\n"
    output += (parts.count > 1 ? lines(String(parts[1])) + "\n" : "") + "\n"
    if let image = question.image, !image.contains(where: { " ()<>".contains($0) }) {
      let alt = (question.imageAlt ?? "").filter { $0 != "]" && $0 != "[" }
      output += "![\(alt.oneLine)](\(image))\n\n"
    }
    output += answers
    if let explanation = question.explanation { output += (answers.isEmpty ? "" : "\n") + quotation(explanation, "") }
    return output
  }

  private static func attributes(_ question: Question, _ quiz: Quiz) -> [(String, String)] {
    var values = [("kind", question.kind.rawValue)]
    if question.points != 1 { values.append(("points", NumberText.written(question.points))) }
    if let limit = question.limit { values.append(("limit", NumberText.written(limit))) }
    if let level = question.level { values.append(("level", String(level))) }
    let texts = [
      ("category", question.category), ("difficulty", question.difficulty), ("hint", question.hint),
      ("source", question.source), ("partial", question.partial?.rawValue ?? inherited(question, quiz)),
    ]
    values += texts.compactMap { key, value in value.map { (key, $0) } }
    if let image = question.image, image.contains(where: { " ()<>".contains($0) }) {
      values.append(("image", image))
      if let alt = question.imageAlt { values.append(("imageAlt", alt)) }
    }
    if question.caseSensitive { values.append(("caseSensitive", "true")) }
    if question.kind == .range {
      values += [
        ("min", NumberText.written(question.scale.min)), ("max", NumberText.written(question.scale.max)),
        ("step", NumberText.written(question.scale.step)),
      ]
      if !question.scale.labels.isEmpty { values.append(("labels", question.scale.labels.joined(separator: " | "))) }
    }
    return values
  }

  private static func inherited(_ question: Question, _ quiz: Quiz) -> String? {
    question.kind == .multiple && quiz.partial != .net ? quiz.partial.rawValue : nil
  }

  private static func answers(_ question: Question, _ losses: inout Losses) -> String? {
    switch question.kind {
    case .info: return ""
    case .single, .multiple: return question.answers.map { choice($0, question) }.joined()
    case .truefalse:
      return ["true", "false"].map { side in
        let isRight = question.correct == .side(side == "true")
        let feedback = question.answer(side)?.feedback.map { quotation($0, "  ") } ?? ""
        return "- (\(isRight ? "x" : " ")) \(side == "true" ? "True" : "False")\n" + feedback
      }.joined()
    case .order:
      return question.answers.enumerated().map { "\($0.offset + 1). \(line($0.element.text))\n" }.joined()
    case .match:
      if question.pairs.contains(where: { $0.left.contains("->") }) {
        losses.noteLeftOut(question, "a left with '->' has no place in Markdown")
        return nil
      }
      return question.pairs.map { "- \(line($0.left)) -> \(line($0.right))\n" }.joined()
        + question.extra.map { "- -> \(line($0))\n" }.joined()
    case .text, .number: return responses(question)
    case .range:
      if !question.answers.isEmpty {
        losses.note(question, "what its 'answers' say has no place in Markdown and is lost")
      }
      return responses(question)
    }
  }

  private static func choice(_ answer: Answer, _ question: Question) -> String {
    var mark = answer.isCorrect ? "x" : " "
    if let fraction = answer.fraction { mark = NumberText.percent(fraction) + "%" }
    let (open, close) = question.kind == .single ? ("(", ")") : ("[", "]")
    return "- \(open)\(mark)\(close) \(line(answer.text))\n" + (answer.feedback.map { quotation($0, "  ") } ?? "")
  }

  private static func responses(_ question: Question) -> String {
    if case .number(let value) = question.correct {
      return "Answer: \(number(value, question.tolerance))\n"
    }
    var output = question.accept.map { "Answer: \(line($0))\n" }.joined()
    for answer in question.answers {
      let share = answer.worth == 1 ? "" : " (\(NumberText.percent(answer.worth))%)"
      let feedback = answer.feedback.map { quotation($0, "  ") } ?? ""
      switch answer.rule {
      case .matches(let patterns): output += patterns.map { "Answer\(share): \(line($0))\n" + feedback }.joined()
      case .near(let value, let tolerance): output += "Answer\(share): \(number(value, tolerance))\n" + feedback
      case .otherwise: output += "Answer\(share): \(question.kind == .text ? "\\*" : "*")\n" + feedback
      case .upTo, nil: break
      }
    }
    return output
  }

  private static func number(_ value: Double, _ tolerance: Tolerance) -> String {
    GiftWriter.number(value, tolerance).replacing(":", with: " ± ")
  }

  // MARK: Texts

  /// A text on one line.
  private static func line(_ text: String) -> String { escaped(text.oneLine.trimmed) }

  /// A text of several lines; one that could be more than text is guarded by a backslash.
  private static func lines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isFence = { (line: String) in line.hasPrefix("```") }
    // Only fences that end keep what is between them as it is.
    guard lines.count(where: isFence) % 2 == 0 else { return lines.map(escaped).joined(separator: "\n") }
    var isCode = false
    return lines.map { line in
      if isFence(line) { isCode.toggle() }
      return isCode || isFence(line) ? line : escaped(line)
    }.joined(separator: "\n")
  }

  private static func quotation(_ text: String, _ indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(indentation)> \(escaped(String($0)))\n" }
      .joined()
  }

  /// Backslashes doubled, and one before what would begin or end something else.
  private static func escaped(_ text: String) -> String {
    var output = text.replacing("\\", with: "\\\\")
    let line = MarkdownLine(Array(output.utf8)[...])
    let isText = line.kind == .text || line.kind == .blank
    if !isText || output.hasPrefix("[") || output.hasPrefix("(") || output == "---" {
      if case .response = line.kind {
        output = output.replacing(":", with: "\\:", maxReplacements: 1)
      } else if case .numbered = line.kind {
        let digits = output.prefix { $0.isNumber }.count
        let index = output.index(output.startIndex, offsetBy: digits)
        output.insert("\\", at: index)
      } else {
        output = "\\" + output
      }
    }
    if output.hasSuffix("}") || output.hasSuffix("#") { output.insert("\\", at: output.index(before: output.endIndex)) }
    return output
  }
}
