internal import QuizCore

/// Reads quizzes for text2qti (https://github.com/gpoore/text2qti): lines that begin with a sign, and indented lines
/// that belong to them.
struct Text2QTIReader {
  private var imported = ImportedQuiz(.text2qti)
  private var open: Text2QTIQuestion?
  /// The item that the next lines continue, and the indentation of the first of them.
  private var item: (mark: Text2QTIMark, block: MarkdownBlock, offset: Int, indentation: Int?)?
  /// The facts before a question that belong to it.
  private var (title, points): (String?, Double?) = (nil, nil)
  private var textTitle: String?
  /// The group that is open, with the points of each of its questions.
  private var group: (id: String, pick: Int?, points: Double?, start: Int)?
  private var groups = 0
  /// True within a comment; `program` is the fence of executable code, whose lines are skipped.
  private var isInComment = false
  private var program: MarkdownFence?
  /// The fence of a block of code that belongs to an item.
  private var fence: MarkdownFence?

  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    var reader = Text2QTIReader()
    for line in UploadLine.all(bytes) { reader.take(line) }
    reader.closeQuestion()
    reader.closeGroup()
    return reader.imported
  }

  // MARK: Lines

  private mutating func take(_ line: UploadLine) {
    if isLeftOut(line) { return }
    let isFurtherIn = line.text.first?.isWhitespace ?? true
    if fence == nil, !isFurtherIn, let (mark, text) = Text2QTIMark.read(line.text) {
      closeItem()
      return begin(mark, text, line)
    }
    guard item != nil else {
      if !line.isBlank { imported.note(.strayText(line.text.trimmed), at: line.offset) }
      return
    }
    add(line)
  }

  /// Whether it is a comment, or code that text2qti runs.
  private mutating func isLeftOut(_ line: UploadLine) -> Bool {
    let mark = line.text.trimmed
    if isInComment {
      isInComment = mark != "END_COMMENT"
      return true
    }
    if let open = program {
      if MarkdownFence(mark).map(open.isClosed) == true { program = nil }
      return true
    }
    if fence == nil, line.text.hasPrefix("COMMENT"), mark == "COMMENT" {
      isInComment = true
    } else if fence == nil, line.text.hasPrefix("```"), let start = MarkdownFence(mark), mark.contains(".run") {
      closeItem()
      program = start
      imported.note(.lossy("code that is run", cure: "write what it prints"), at: line.offset)
    } else {
      return fence == nil && line.text.hasPrefix("%")
    }
    return true
  }

  private mutating func add(_ line: UploadLine) {
    let space = line.text.prefix { $0 == " " || $0 == "\t" }.count
    if !line.isBlank, item?.indentation == nil { item?.indentation = space }
    let text = String(line.text.dropFirst(min(space, item?.indentation ?? 0)))
    item?.block.add(text)
    guard let mark = MarkdownFence(text.trimmed) else { return }
    if let open = fence {
      if open.isClosed(by: mark) { fence = nil }
    } else {
      fence = mark
    }
  }

  private mutating func begin(_ mark: Text2QTIMark, _ text: String, _ line: UploadLine) {
    switch mark {
    case .question:
      closeQuestion()
      let id = title
      open = Text2QTIQuestion(at: line.offset, id: id, points: points ?? group?.points, section: group?.id)
      (title, points) = (nil, nil)
    case .group:
      closeQuestion()
      closeGroup()
      groups += 1
      group = ("group-\(groups)", nil, nil, imported.questions.count)
    case .endGroup:
      closeQuestion()
      closeGroup()
    case .title, .points, .textTitle, .text: closeQuestion()
    case .essay, .upload: open?.take(mark, "", at: line.offset)
    case .quiz, .setting, .pick, .groupPoints, .choice, .box, .short, .number, .feedback, .right, .wrong, .solution:
      break
    }
    item = (mark, MarkdownBlock(text), line.offset, nil)
    fence = MarkdownFence(text)
  }

  // MARK: Items

  /// Adds the finished item to the question, or to the quiz.
  private mutating func closeItem() {
    guard let (mark, block, offset, _) = item else { return }
    (item, fence) = (nil, nil)
    let text = block.text
    switch mark {
    case .quiz(let key): imported.fields.append(SourceField(key, .text(text), at: offset))
    case .setting(let name): takeSetting(name, text, at: offset)
    case .title: title = text
    case .points: points = number(text, "Points", at: offset)
    case .groupPoints:
      let points = number(text, "Points per question", at: offset)
      group?.points = points
    case .pick:
      let pick = number(text, "Pick", at: offset).map { max(1, Int(min($0, 1e6))) }
      group?.pick = pick
    case .textTitle: textTitle = text
    case .text:
      var page = QuestionDraft(.info, [textTitle, text].compactMap { $0 }.joined(separator: "\n\n"), at: offset)
      if let group { page.set("section", .text(group.id), at: offset) }
      textTitle = nil
      imported.add(page)
    case .group, .endGroup, .essay, .upload: break
    case .question, .choice, .box, .short, .number, .feedback, .right, .wrong, .solution:
      guard open != nil else { return imported.note(.strayText(text), at: offset) }
      open?.take(mark, text, at: offset)
    }
  }

  private mutating func takeSetting(_ name: String, _ value: String, at offset: Int) {
    let isTrue = value.lowercased() == "true"
    switch name {
    case "shuffle answers":
      imported.fields.append(
        SourceField("shuffle", .map([SourceField("answers", .bool(isTrue), at: offset)]), at: offset))
    case "can't go back", "one question at a time", "show correct answers": break
    default: imported.note(.lossy("the setting '\(name)'", cure: "say it when the quiz is played"), at: offset)
    }
  }

  private mutating func number(_ text: String, _ key: String, at offset: Int) -> Double? {
    if let number = NumberText.read(text), number >= 0 { return number }
    imported.note(.badValue(key: key, found: text, takes: "a number"), at: offset)
    return nil
  }

  private mutating func closeGroup() {
    if let group, imported.questions.count > group.start { imported.sections.append((group.id, group.pick ?? 1)) }
    group = nil
  }

  private mutating func closeQuestion() {
    closeItem()
    open?.add(to: &imported)
    open = nil
  }
}
