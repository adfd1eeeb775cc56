internal import QuizCore

/// Reads a quiz in Markdown by the rules of docs/formats.md.
struct MarkdownReader {
  var imported = ImportedQuiz(.md)
  let lines: [MarkdownLine]
  let code: MarkdownCode
  let outline: MarkdownOutline
  /// The last line that ends a question between tags.
  let lastTag: Int
  private let answers: MarkdownAnswerList
  var index = 0
  private var title: String?
  private var description = MarkdownBlock()
  private var category: String?
  /// The syntax that the front matter names; nil where each question shows it.
  private var markup: TextMarkup?
  private var sections: [MarkdownSection] = []
  /// Whether lines belong to the last section's text: it has no question yet.
  private var isInSectionText = false
  var question: MarkdownQuestion?
  /// Findings reported only if there is a quiz: questions without answers, and stray text.
  private var remarks: [ImportFinding] = []
  /// Whether the line before belonged to no question.
  private var isStray = false
  /// How many questions have begun, and which numbers of the list of answers belong to one.
  private var count = 0
  private var answered: Set<Int> = []

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
    lastTag = lines.lastIndex { $0.written == Self.closingTag } ?? -1
    answers = MarkdownAnswerList(lines, code)
    outline = MarkdownOutline(lines, code, without: answers.lines)
  }

  private mutating func read() {
    let front = MarkdownFrontMatter(lines)
    imported.fields = front.fields
    markup = front.markup
    imported.markup = markup ?? .plain
    for finding in front.findings { imported.note(finding.problem, at: finding.offset) }
    index = front.count
    while index < lines.count {
      take(lines[index])
      index += 1
    }
    endQuestion()
    if markup == nil, description.hasMarkup || sections.contains(where: \.text.hasMarkup) {
      imported.markup = .markdown
    }
    imported.markup = imported.settledMarkup
    describe()
    takeSections()
    let isQuiz = !imported.questions.isEmpty || !imported.findings.allSatisfy(\.problem.isWarning)
    guard isQuiz else { return }
    for start in code.open where start >= front.count { imported.note(.openFence, at: lines[start].offset) }
    for finding in remarks { imported.note(finding.problem, at: finding.offset) }
    for (number, key) in answers.keys where !answered.contains(number) {
      imported.note(.strayText("\(number). \(key.text)"), at: key.offset)
    }
  }

  /// The title and the description, unless the front matter says them.
  private mutating func describe() {
    let described = imported.markup == .markdown ? description.source() : description.text
    for (key, text) in [("title", title ?? ""), ("description", described)] where !text.isEmpty {
      if imported.fields.contains(where: { $0.key == key }) { continue }
      imported.fields.append(SourceField(key, .text(text), at: 0))
    }
  }

  private mutating func takeSections() {
    if sections.isEmpty { return }
    let tables = sections.indices.map { sections[$0].table(imported.markup) }
    for finding in sections.flatMap(\.findings) { imported.note(finding.problem, at: finding.offset) }
    imported.fields.append(SourceField("sections", .list(tables), at: tables[0].offset))
  }

  private mutating func take(_ line: MarkdownLine) {
    if let end = code.ends[index] { return takeCode(line, through: end) }
    if answers.lines.contains(index) || takeTagged(line) { return }
    switch line.kind {
    case .heading(1) where title == nil && question == nil && imported.questions.isEmpty:
      title = MarkdownText.plain(line.text)
    case .heading(let level): takeHeading(line, level)
    case .numbered where beginsQuestion(line): begin(line, isHeading: false)
    case .labelled where outline.answersFollow[index] || outline.hasLabelledQuestions: begin(line, isHeading: false)
    case .text where startsParagraph(line): begin(line, isHeading: false)
    default: takeInner(line)
    }
  }

  private mutating func takeInner(_ line: MarkdownLine) {
    tellOfQuestion(line)
    if question != nil {
      question?.take(line, isLettered: outline.isLettered[index])
      return
    }
    if line.isAnswer || outline.isLettered[index], !isReferences {
      return imported.note(.answerBeforeQuestion(line.written), at: line.offset)
    }
    takeStray(line)
  }

  /// Tells of a line that goes into a text and looks as if it were a question with answers below it.
  private mutating func tellOfQuestion(_ line: MarkdownLine) {
    guard question?.hasAnswers ?? isDescription, !isInSectionText, [.text, .numbered].contains(line.kind),
      MarkdownLabel.endsAsking(line.text),
      let next = lines[(index + 1)...].first(where: { $0.kind != .blank })
    else { return }
    let isList = [.item, .numbered, .indentedNumber].contains(next.kind) || next.letter != nil
    let isBulleted = next.kind == .text && next.text.first.map { "•◦▪‣–—·".contains($0) } == true
    if isList || isBulleted { remarks.append(ImportFinding(.seemsQuestion(line.text), at: line.offset)) }
  }

  /// A line outside of all questions: the description before the first, else nothing that a quiz has a place for.
  private mutating func takeStray(_ line: MarkdownLine) {
    if isInSectionText { return sections[sections.count - 1].text.add(line.written, indentation: line.indentation) }
    if isDescription { return description.add(line.written, indentation: line.indentation) }
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
    if !(question?.isHeading ?? false), let number = MarkdownLabel.number(of: line.written), answers.keys[number] != nil
    {
      return true
    }
    guard let question else { return outline.answersFollow[index] || outline.sectionHasAnswers[index] }
    if question.takesOrder { return outline.answersFollow[index] && !question.hasItems }
    return outline.answersFollow[index] || !(question.isHeading && question.hasAnswers)
  }

  /// True when a heading is a usual title for a list of sources.
  private static func namesReferences(_ heading: String) -> Bool {
    let words = MarkdownText.plain(heading).lowercased().filter { $0.isLetter || $0 == " " }.trimmed
    return [
      "references", "reference", "sources", "bibliography", "further reading", "resources", "links", "footnotes",
      "literature", "works cited", "credits", "quellen", "literatur", "quellenangaben", "weiterführende links",
      "einzelnachweise", "literaturverzeichnis",
    ].contains(words)
  }

  private var isReferences: Bool { category.map(MarkdownReader.namesReferences) ?? false }

  /// True when a line after a blank one, outside of lists, begins a question.
  ///
  /// Answers follow it, and the question before it has its own; for the first question the answers follow directly.
  private func startsParagraph(_ line: MarkdownLine) -> Bool {
    guard line.indentation == 0, line.letter == nil || !outline.isLettered[index], outline.answersFollow[index],
      outline.choicesFollow[index] || MarkdownLabel.asks(line.text), !MarkdownReader.explains(line.text)
    else { return false }
    guard let question else { return !isInSectionText && !isReferences && isRightAboveAnswers(line) }
    return question.hasAnswers && index > 0 && [.blank, .rule].contains(lines[index - 1].kind)
  }

  /// Whether nothing but the rest of its paragraph stands between a line and answers with letters, or others that a question
  /// by its looks has.
  private func isRightAboveAnswers(_ line: MarkdownLine) -> Bool {
    if index > 0, lines[index - 1].kind == .text { return false }
    let paragraph = lines[(index + 1)...].prefix { $0.kind == .text && $0.letter == nil }
    let behind = lines[paragraph.endIndex...]
    guard let answer = behind.indices.first(where: { ![.blank, .rule].contains(behind[$0].kind) }) else { return false }
    if outline.isLettered[answer] { return true }
    let last = paragraph.last ?? line
    return MarkdownLabel.asks(last.text) && (behind[answer].isAnswer || behind[answer].kind == .key)
  }

  /// Whether a line behind the answers is about them: a link alone, or one that says so.
  static func explains(_ text: String) -> Bool {
    if text.hasPrefix("["), text.hasSuffix(")"), text.contains("](") { return true }
    let words = text.lowercased().drop { "*_~ ".contains($0) }
    return explaining.contains { words.hasPrefix($0) }
  }

  private static let explaining = [
    "explanation", "reference", "source", "note:", "hint:", "see ", "rationale", "erklärung", "begründung", "hinweis:",
    "quelle:",
  ]

  // MARK: Questions

  mutating func begin(_ line: MarkdownLine, isHeading: Bool) {
    endQuestion()
    isStray = false
    isInSectionText = false
    question = MarkdownQuestion(line, isHeading: isHeading, category: isReferences ? nil : category, markup: markup)
    question?.section = sections.last?.id
    count += 1
    let number = MarkdownLabel.number(of: line.written) ?? count
    if let key = answers.keys[number], answered.insert(number).inserted { question?.listed = key }
  }

  /// A block of code, its fences included.
  mutating func takeCode(_ line: MarkdownLine, through end: Int) {
    let start = index
    // Code whose fence stands behind a marker begins where its closing fence does.
    let indentation = code.isFence(start, ofBlockAt: start) ? line.indentation : lines[end].indentation
    for place in start...end {
      let isFence = code.isFence(place, ofBlockAt: start)
      let text = isFence ? lines[place].written : lines[place].text(without: indentation)
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

  mutating func endQuestion() {
    guard var ended = question else { return }
    question = nil
    let draft = ended.finished()
    for finding in ended.findings { imported.note(finding.problem, at: finding.offset) }
    if let draft { return imported.add(draft) }
    if ended.findings.isEmpty { remarks.append(ImportFinding(.fewAnswers(0), at: ended.offset)) }
  }
}
