internal import QuizCore

/// Writes a quiz in Markdown by the rules of docs/formats.md; supported parts read back unchanged.
enum MarkdownWriter {
  private static let carries: Set<String> = Set(
    TableColumn.texts + TableColumn.numbers + [
      "section", "caseSensitive", "typos", "accents", "signs", "answers.feedback", "markup",
    ])

  static func write(_ quiz: Quiz, named name: String? = nil) -> QuizWriting {
    let isMarked = quiz.markup == .markdown || quiz.questions.contains { $0.markup == .markdown }
    let writing = write(quiz, named: name, saysMarkup: isMarked)
    // Plain texts that look like Markdown are read as plain ones only where the file says so.
    guard !isMarked, MarkdownReader.read(writing.bytes).hasMarkup else { return writing }
    return write(quiz, named: name, saysMarkup: true)
  }

  private static func write(_ quiz: Quiz, named name: String?, saysMarkup: Bool) -> QuizWriting {
    var losses = Losses(.md)
    losses.noteQuiz(quiz, carries: Set(GiftReader.quizKeys + ["category", "plugin", "partial", "sections", "markup"]))
    var output = frontMatter(quiz, named: name, saysMarkup: saysMarkup) + title(quiz.title) + "\n"
    if let description = quiz.description {
      output += joined(MarkdownBlock.lines(of: description, .lines, quiz.markup)) + "\n"
    }
    for (place, questions) in quiz.blocks(of: quiz.questions).enumerated() {
      if place > 0 { output += MarkdownSection.written(quiz.sections[place - 1], quiz.markup) }
      for question in questions {
        guard let block = block(question, quiz, &losses) else { continue }
        losses.note(
          question, carries: carries.union(MarkdownWriter.carriesShares(question) ? ["answers.fraction"] : []))
        output += block + "\n"
      }
    }
    return QuizWriting(text: output, losses: losses.sentences)
  }

  /// Shares have a meaning wherever the question can earn points by its answers.
  private static func carriesShares(_ question: Question) -> Bool {
    ![.order, .match, .info, .range].contains(question.kind)
  }

  private static func title(_ title: String) -> String {
    var line = MarkdownText.written(title)
    // Such signs would close the heading.
    if line.hasSuffix("#") { line.insert("\\", at: line.index(before: line.endIndex)) }
    return "# \(line)\n"
  }

  static func joined(_ lines: [String], indentedBy indentation: String = "") -> String {
    lines.map { ($0.isEmpty ? "" : indentation + $0) + "\n" }.joined()
  }

  private static func frontMatter(_ quiz: Quiz, named name: String?, saysMarkup: Bool) -> String {
    let values = [
      ("id", name == nil || name == quiz.id ? nil : quiz.id), ("category", quiz.category), ("language", quiz.language),
      ("author", quiz.author), ("licence", quiz.licence), ("source", quiz.source), ("plugin", quiz.plugin),
      ("markup", saysMarkup ? quiz.markup.rawValue : nil),
    ]
    let rows = values.compactMap { key, value in value.map { MarkdownFrontMatter.written(key, $0) } }
    return rows.isEmpty ? "" : "---\n" + rows.joined() + "---\n\n"
  }

  private static func block(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> String? {
    guard let answers = answers(question, &losses) else { return nil }
    var text = MarkdownBlock.lines(of: question.text, .behind(.braces, isCodeBelow: true), question.markup)
    let heading = text.removeFirst()
    var output = "### \(heading)\(heading.isEmpty ? "" : " ")"
    output += MarkdownAttributes.written(id: question.id, attributes(question, quiz)) + "\n"
    output += joined(text) + "\n"
    if let image = imageLine(question) { output += image + "\n\n" }
    output += answers
    if let explanation = question.explanation, !explanation.isEmpty {
      output += (answers.isEmpty ? "" : "\n") + quotation(explanation, "", question)
    }
    return output
  }

  // MARK: Attributes

  private static func attributes(_ question: Question, _ quiz: Quiz) -> [(String, String)] {
    var values = [("kind", question.kind.rawValue)]
    if question.markup != quiz.markup { values.append(("markup", question.markup.rawValue)) }
    if question.points != 1 { values.append(("points", NumberText.written(question.points))) }
    if let limit = question.limit { values.append(("limit", NumberText.written(limit))) }
    if let level = question.level { values.append(("level", String(level))) }
    let texts = [
      ("category", question.category), ("difficulty", question.difficulty), ("hint", question.hint),
      ("source", question.source), ("partial", question.partial?.rawValue ?? inherited(question, quiz)),
      ("marked", question.marked == .byHand ? "by hand" : nil),
      ("explanation", question.explanation == "" ? "" : nil),
    ]
    values += texts.compactMap { key, value in value.map { (key, $0) } }
    if imageLine(question) == nil {
      if let image = question.image { values.append(("image", image)) }
      if let alt = question.imageAlt { values.append(("imageAlt", alt)) }
    }
    if question.caseSensitive { values.append(("caseSensitive", "true")) }
    if question.textRule.typos != 0 { values.append(("typos", String(question.textRule.typos))) }
    if !question.textRule.accents { values.append(("accents", "false")) }
    if question.textRule.readsPlainDigits { values.append(("signs", "plain")) }
    return values + scale(question)
  }

  private static func scale(_ question: Question) -> [(String, String)] {
    guard question.kind == .range else { return [] }
    var values = [
      ("min", NumberText.written(question.scale.min)), ("max", NumberText.written(question.scale.max)),
      ("step", NumberText.written(question.scale.step)),
    ]
    if !question.scale.labels.isEmpty {
      values.append(
        ("labels", question.scale.labels.map { MarkdownText.written($0, hiding: .bars) }.joined(separator: " | ")))
    }
    return values
  }

  private static func inherited(_ question: Question, _ quiz: Quiz) -> String? {
    question.kind == .multiple && quiz.partial != .net ? quiz.partial.rawValue : nil
  }

  /// The image on a line of its own, when such a line reads back as it is.
  private static func imageLine(_ question: Question) -> String? {
    guard let image = question.image else { return nil }
    let line = "![\(question.imageAlt ?? "")](\(image))"
    let read = MarkdownLine(Array(line.utf8)[...])
    guard read.kind == .image(alt: question.imageAlt ?? ""), read.text == image, question.imageAlt != "",
      !line.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" })
    else { return nil }
    return line
  }

  static func quotation(_ text: String, _ indentation: String, _ question: Question) -> String {
    MarkdownBlock.lines(of: text, .quotation, question.markup).map { "\(indentation)>\($0.isEmpty ? "" : " " + $0)\n" }
      .joined()
  }
}
