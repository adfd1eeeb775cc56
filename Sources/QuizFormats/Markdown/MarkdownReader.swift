internal import QuizCore

/// Reads a quiz in Markdown by the rules of docs/formats.md.
struct MarkdownReader {
  private var imported = ImportedQuiz(.md)
  private let lines: [MarkdownLine]
  private let code: MarkdownCode
  private let outline: MarkdownOutline
  private var index = 0
  private var title: String?
  private var description = MarkdownBlock()
  private var category: String?
  private var sections: [MarkdownSection] = []
  /// Whether lines belong to the last section's text: it has no question yet.
  private var isInSectionText = false
  private var question: MarkdownQuestion?
  /// What is told of only when there is a quiz: questions without answers, and text that belongs to none.
  private var remarks: [ImportFinding] = []
  /// Whether the line before belonged to no question.
  private var isStray = false

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
    code = MarkdownCode(lines)
    outline = MarkdownOutline(lines, code)
  }

  private mutating func read() {
    let front = MarkdownFrontMatter(lines)
    imported.fields = front.fields
    for finding in front.findings { imported.note(finding.problem, at: finding.offset) }
    index = front.count
    while index < lines.count {
      take(lines[index])
      index += 1
    }
    endQuestion()
    describe()
    takeSections()
    let isQuiz = !imported.questions.isEmpty || !imported.findings.allSatisfy(\.problem.isWarning)
    guard isQuiz else { return }
    for start in code.open where start >= front.count { imported.note(.openFence, at: lines[start].offset) }
    for finding in remarks { imported.note(finding.problem, at: finding.offset) }
  }

  /// The title and the description, unless the front matter says them.
  private mutating func describe() {
    for (key, text) in [("title", title ?? ""), ("description", description.text)] where !text.isEmpty {
      if imported.fields.contains(where: { $0.key == key }) { continue }
      imported.fields.append(SourceField(key, .text(text), at: 0))
    }
  }

  private mutating func takeSections() {
    if sections.isEmpty { return }
    let tables = sections.indices.map { sections[$0].table() }
    for finding in sections.flatMap(\.findings) { imported.note(finding.problem, at: finding.offset) }
    imported.fields.append(SourceField("sections", .list(tables), at: tables[0].offset))
  }

  private mutating func take(_ line: MarkdownLine) {
    if let end = code.ends[index] { return takeCode(line, through: end) }
    switch line.kind {
    case .heading(1) where title == nil && question == nil && imported.questions.isEmpty:
      title = MarkdownText.plain(line.text)
    case .heading(let level): takeHeading(line, level)
    case .numbered where beginsQuestion(line): begin(line, isHeading: false)
    case .text where startsParagraph(line): begin(line, isHeading: false)
    default: takeInner(line)
    }
  }

  private mutating func takeInner(_ line: MarkdownLine) {
    guard question == nil else {
      question?.take(line)
      return
    }
    if line.isAnswer, !isReferences { return imported.note(.answerBeforeQuestion(line.written), at: line.offset) }
    takeStray(line)
  }

  /// A line outside of all questions: the description before the first, else nothing that a quiz has a place for.
  private mutating func takeStray(_ line: MarkdownLine) {
    if isInSectionText { return sections[sections.count - 1].text.add(line.written) }
    if isDescription { return description.add(line.written) }
    if line.kind == .blank || line.kind == .rule { return }
    if !isStray { remarks.append(ImportFinding(.strayText(line.written), at: line.offset)) }
    isStray = true
  }

  /// Whether nothing has begun yet that could have a text of its own.
  private var isDescription: Bool { imported.questions.isEmpty && category == nil && sections.isEmpty }

  // MARK: Headings and numbers

  /// A heading without answers of its own is a category: one of the first two levels, or one above numbered questions.
  private mutating func takeHeading(_ line: MarkdownLine, _ level: Int) {
    if let section = MarkdownSection(line) {
      endQuestion()
      category = nil
      sections.append(section)
      isInSectionText = true
      return
    }
    let hasAttributes = line.text.hasSuffix("}")
    let isCategory = level <= 2 ? !outline.answersFollow[index] : outline.numberedQuestionFollows[index]
    let isReferences = MarkdownReader.namesReferences(line.text) && !outline.answersFollow[index]
    if !hasAttributes, isCategory || isReferences {
      endQuestion()
      category = MarkdownText.plain(line.text)
      isInSectionText = false
      isStray = false
    } else {
      begin(line, isHeading: true)
    }
  }

  /// Whether a numbered line is a question: not where things are put in order or claims stand below a question, and not in
  /// a list without any answers.
  private func beginsQuestion(_ line: MarkdownLine) -> Bool {
    guard let question else { return outline.answersFollow[index] || outline.sectionHasAnswers[index] }
    if question.takesOrder { return outline.answersFollow[index] && !question.hasItems }
    return outline.answersFollow[index] || !(question.isHeading && question.hasAnswers)
  }

  /// What sections that list sources are called.
  private static func namesReferences(_ heading: String) -> Bool {
    let words = MarkdownText.plain(heading).lowercased().filter { $0.isLetter || $0 == " " }.trimmed
    return [
      "references", "reference", "sources", "bibliography", "further reading", "resources", "links", "footnotes",
      "literature", "works cited", "credits", "quellen", "literatur", "quellenangaben", "weiterführende links",
      "einzelnachweise", "literaturverzeichnis",
    ].contains(words)
  }

  private var isReferences: Bool { category.map(MarkdownReader.namesReferences) ?? false }

  /// Whether a line behind a blank one, outside of all lists, is a question of its own: answers follow it, and the question
  /// before it has its own.
  private func startsParagraph(_ line: MarkdownLine) -> Bool {
    guard let question, question.hasAnswers, line.indentation == 0, index > 0, outline.answersFollow[index] else {
      return false
    }
    return [.blank, .rule].contains(lines[index - 1].kind) && !MarkdownReader.explains(line.text)
  }

  /// Whether a line behind the answers is about them: a link alone, or one that says so.
  private static func explains(_ text: String) -> Bool {
    if text.hasPrefix("["), text.hasSuffix(")"), text.contains("](") { return true }
    let words = text.lowercased().drop { "*_~ ".contains($0) }
    return ["explanation", "reference", "source", "note:", "hint:", "see "].contains { words.hasPrefix($0) }
  }

  // MARK: Questions

  private mutating func begin(_ line: MarkdownLine, isHeading: Bool) {
    endQuestion()
    isStray = false
    isInSectionText = false
    question = MarkdownQuestion(line, isHeading: isHeading, category: isReferences ? nil : category)
    question?.section = sections.last?.id
  }

  /// A block of code, its fences included.
  private mutating func takeCode(_ line: MarkdownLine, through end: Int) {
    let isClosed = code.isClosed(index)
    for place in index...end {
      let isFence = place == index || (place == end && isClosed)
      let text = isFence ? lines[place].written : lines[place].text(without: line.indentation)
      if question != nil {
        question?.takeCode(text)
      } else if isInSectionText {
        sections[sections.count - 1].text.add(code: text)
      } else if isDescription {
        description.add(code: text)
      } else {
        takeStray(lines[place])
      }
    }
    index = end
  }

  private mutating func endQuestion() {
    guard var ended = question else { return }
    question = nil
    let draft = ended.finished()
    for finding in ended.findings { imported.note(finding.problem, at: finding.offset) }
    if let draft { return imported.add(draft) }
    if ended.findings.isEmpty { remarks.append(ImportFinding(.fewAnswers(0), at: ended.offset)) }
  }
}
