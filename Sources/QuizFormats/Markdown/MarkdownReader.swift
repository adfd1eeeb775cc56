internal import QuizCore

/// Reads a quiz in Markdown by the rules of docs/formats.md.
struct MarkdownReader {
  private var imported = ImportedQuiz(.md)
  private let lines: [MarkdownLine]
  private var index = 0
  private var title: String?
  private var description: [String] = []
  private var category: String?
  private var question: MarkdownQuestion?
  /// Questions without answers, which are told of only when there is a quiz.
  private var unanswered: [ImportFinding] = []

  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    var lines: [MarkdownLine] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lines.append(MarkdownLine(bytes[start..<end]))
      start = end + 1
    }
    var reader = MarkdownReader(lines: lines)
    reader.read()
    return reader.imported
  }

  private init(lines: [MarkdownLine]) {
    self.lines = lines
  }

  private mutating func read() {
    readFrontMatter()
    while index < lines.count {
      take(lines[index])
      index += 1
    }
    endQuestion()
    if let title, !imported.fields.contains(where: { $0.key == "title" }) {
      imported.fields.append(SourceField("title", .text(title), at: 0))
    }
    let text = description.joined(separator: "\n").trimmed
    if !text.isEmpty, !imported.fields.contains(where: { $0.key == "description" }) {
      imported.fields.append(SourceField("description", .text(text), at: 0))
    }
    if imported.questions.isEmpty, imported.findings.allSatisfy(\.problem.isWarning) { return }
    for finding in unanswered { imported.note(finding.problem, at: finding.offset) }
  }

  /// `key: value` lines between two lines `---` at the very start.
  private mutating func readFrontMatter() {
    guard lines.first?.text == "---", let end = lines.dropFirst().firstIndex(where: { $0.text == "---" }) else {
      return
    }
    for line in lines[1..<end] {
      guard let colon = line.text.firstIndex(of: ":") else { continue }
      let key = line.text[..<colon].trimmed
      var value = line.text[line.text.index(after: colon)...].trimmed
      if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = String(value.dropFirst().dropLast()) }
      let keys = ["id", "category", "plugin"] + GiftReader.quizKeys
      if keys.contains(key), !value.isEmpty {
        imported.fields.append(SourceField(key, .text(value), at: line.offset))
      }
    }
    index = end + 1
  }

  private mutating func take(_ line: MarkdownLine) {
    switch line.kind {
    case .heading(1) where title == nil && question == nil && imported.questions.isEmpty:
      title = line.text.unescapedMarkdown
    case .heading(let level): takeHeading(line, level)
    case .numbered where !(question?.takesOrder ?? false) || answersFollow: begin(line, isHeading: false)
    case .fence: takeFence(line)
    case .text where startsParagraph(line): begin(line, isHeading: false)
    case .text where question == nil: if imported.questions.isEmpty { description.append(line.text) }
    case .blank where question == nil: if imported.questions.isEmpty { description.append("") }
    default: question?.take(line)
    }
  }

  /// A heading of the first two levels without answers of its own is a category.
  private mutating func takeHeading(_ line: MarkdownLine, _ level: Int) {
    if level <= 2, !line.text.hasSuffix("}"), !answersFollow {
      endQuestion()
      category = line.text.unescapedMarkdown
    } else {
      begin(line, isHeading: true)
    }
  }

  /// Whether answers come before the next heading and the next numbered line.
  private var answersFollow: Bool {
    var isFenced = false
    for line in lines[(index + 1)...] {
      if line.kind == .fence { isFenced.toggle() }
      if isFenced { continue }
      switch line.kind {
      case .answer, .response: return true
      case .heading, .numbered: return false
      case .item where line.text.contains("->"): return true
      default: continue
      }
    }
    return false
  }

  /// Whether a line behind a blank one, outside of all lists, is a question of its own: answers follow it, and the question
  /// before it has its own.
  private func startsParagraph(_ line: MarkdownLine) -> Bool {
    guard let question, question.hasAnswers, line.indentation == 0, index > 0, lines[index - 1].kind == .blank else {
      return false
    }
    return answersFollow && !MarkdownReader.explains(line.text)
  }

  /// Whether a line behind the answers is about them: a link alone, or one that says so.
  private static func explains(_ text: String) -> Bool {
    if text.hasPrefix("["), text.hasSuffix(")"), text.contains("](") { return true }
    let words = text.lowercased().drop { "*_~ ".contains($0) }
    return ["explanation", "reference", "source", "note:", "hint:", "see "].contains { words.hasPrefix($0) }
  }

  private mutating func begin(_ line: MarkdownLine, isHeading: Bool) {
    endQuestion()
    question = MarkdownQuestion(line, isHeading: isHeading, category: category)
  }

  private mutating func takeFence(_ line: MarkdownLine) {
    let start = index
    question?.takeVerbatim(line.text)
    let sign = line.text.prefix(3)
    while index + 1 < lines.count {
      index += 1
      question?.takeVerbatim(lines[index].text(without: line.indentation))
      if lines[index].kind == .fence, lines[index].text.hasPrefix(sign) { return }
    }
    // A fence that never ends hides nothing.
    if question == nil { index = start }
  }

  private mutating func endQuestion() {
    guard var ended = question else { return }
    question = nil
    guard let draft = ended.finished() else {
      let own = ended.findings
      if own.isEmpty { unanswered.append(ImportFinding(.fewAnswers(0), at: ended.offset)) }
      for finding in own { imported.note(finding.problem, at: finding.offset) }
      return
    }
    for finding in ended.findings { imported.note(finding.problem, at: finding.offset) }
    imported.add(draft)
  }
}
