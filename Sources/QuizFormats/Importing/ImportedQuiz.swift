internal import Markup
internal import QuizCore

/// Places of cells as numbers that ascend row by row.
enum GridPlace {
  private static let width = 20_000

  /// A row from 1 as spreadsheet programs number it, a column from 0.
  static func offset(row: Int, column: Int) -> Int { row * width + min(column, width - 2) + 1 }

  /// Row and column, both from 1.
  static func position(of offset: Int) -> (line: Int, column: Int) {
    (max(1, offset / width), max(1, offset % width))
  }
}

/// A text of an archive, which places of the whole count through from its start on.
struct SourcePart {
  var name: String
  var bytes: [UInt8]
  var start: Int
}

/// The material that the reader of a foreign format gathers: the parts it could read, and its findings.
struct ImportedQuiz {
  let format: QuizFormat
  /// Keys of the quiz itself.
  var fields: [SourceField] = []
  /// The parts from which some questions are drawn.
  var sections: [(id: String, pick: Int)] = []
  /// The form of the quiz's own texts.
  var markup = TextMarkup.plain
  private(set) var questions: [SourceValue] = []
  private(set) var findings: [ImportFinding] = []
  /// True when its places are cells (`GridPlace`).
  var isGrid = false
  /// The parts of an archive, when it is one: places count through all of them.
  var parts: [SourcePart] = []
  /// The files that stood inside the quiz's own.
  var media: [QuizMedia] = []
  /// Whether a text of it is there in several languages.
  private(set) var isTranslated = false
  /// How many questions are chosen from, or typed.
  private(set) var choices = 0
  private var ids: Set<String> = []
  /// Elements of XML that have no place in a quiz, by name, with the place of the first.
  var unknown: [String: (count: Int, offset: Int)] = [:]

  init(_ format: QuizFormat) {
    self.format = format
  }

  mutating func note(_ problem: ImportProblem, at offset: Int) {
    findings.append(ImportFinding(problem, at: offset))
  }

  /// Whether there is a question with that id already.
  func has(_ id: String) -> Bool { ids.contains(id) }

  /// Adds a question, or notes its problem and skips it.
  mutating func add(_ draft: QuestionDraft) {
    if let problem = draft.problem {
      findings.append(problem)
      return
    }
    if ![.info, .order, .match].contains(draft.kind) { choices += 1 }
    var draft = draft
    if format == .text2qti { draft.noteMarkup() }
    if [.qti, .canvas].contains(format) { draft.makeTiles() }
    if [.qti, .canvas, .moodleXML, .gift].contains(format) { draft.dropMarkup() }
    loseOutsideImage(of: &draft)
    // A name that is there twice is no id; a made-up one that is taken gets another.
    if let id = draft.id, id.isEmpty || ids.contains(id) { draft.id = nil }
    if draft.id == nil, ids.contains("q\(questions.count + 1)") {
      draft.id = freeID("q\(questions.count + 1)")
    }
    ids.insert(draft.id ?? "q\(questions.count + 1)")
    checkWeights(draft)
    for answer in draft.arrange() { note(.pinned(answer.text), at: answer.offset) }
    if !draft.translations.isEmpty { isTranslated = true }
    questions.append(draft.table())
  }

  /// An image from elsewhere is lost, the question is not.
  private mutating func loseOutsideImage(of draft: inout QuestionDraft) {
    guard let index = draft.others.firstIndex(where: { $0.key == "image" }),
      case .text(let path) = draft.others[index].value.content, !QuizReader.staysInside(path)
    else { return }
    note(.outsideImage(path), at: draft.others[index].value.offset)
    draft.others.remove(at: index)
  }

  private func freeID(_ taken: String) -> String {
    var number = 2
    while ids.contains("\(taken)-\(number)") { number += 1 }
    return "\(taken)-\(number)"
  }

  /// Right answers of a question to which any number can be chosen should earn all of the points together.
  private mutating func checkWeights(_ draft: QuestionDraft) {
    guard draft.kind == .multiple, draft.answers.contains(where: { $0.fraction != nil }) else { return }
    let sum = draft.answers.map { max(0, $0.fraction ?? ($0.isCorrect ? 1 : 0)) }.reduce(0, +)
    if abs(sum - 1) > 0.001 { note(.weightsDoNotAddUp(sum), at: draft.offset) }
  }

  // MARK: Markup

  /// The form that most texts have: that of the quiz's own, or of more than half of the questions.
  var settledMarkup: TextMarkup {
    let count = questions.count { $0.isMarkdown }
    return markup == .markdown || (count > 0 && count * 2 > questions.count) ? .markdown : .plain
  }

  /// True when a text was read as Markdown.
  var hasMarkup: Bool { markup == .markdown || questions.contains(where: \.isMarkdown) }

  /// Says once for the quiz that its texts have markup, where most have it.
  mutating func settleMarkup() {
    guard settledMarkup == .markdown else { return }
    if markup == .plain, let index = fields.firstIndex(where: { $0.key == "description" }),
      case .text(let text) = fields[index].value.content
    {
      fields[index].value.content = .text(MarkupSource.written(plain: text))
    }
    fields.append(SourceField("markup", .text(TextMarkup.markdown.rawValue), at: 0))
    questions = questions.map { question in
      guard case .map(var fields) = question.content else { return question }
      if question.isMarkdown {
        fields.removeAll { $0.key == "markup" }
      } else {
        fields.append(SourceField("markup", .text(TextMarkup.plain.rawValue), at: question.offset))
      }
      return SourceValue(Content.map(fields), at: question.offset)
    }
  }

  /// The quiz as a table without its questions; `title` is used when the file names none.
  func tableAround(title: String) -> SourceValue {
    var fields = fields
    if !fields.contains(where: { $0.key == "title" }) {
      fields.insert(SourceField("title", .text(title), at: 0), at: 0)
    }
    if !sections.isEmpty {
      let tables = sections.map { section in
        SourceValue(
          Content.map([
            SourceField("id", .text(section.id), at: 0), SourceField("pick", .int(section.pick), at: 0),
          ]), at: 0)
      }
      fields.append(SourceField("sections", .list(tables), at: 0))
    }
    fields.append(SourceField("questions", .list([]), at: 0))
    return SourceValue(Content.map(fields), at: 0)
  }
}

extension SourceValue {
  /// True for the table of a question with markup.
  fileprivate var isMarkdown: Bool {
    guard case .map(let fields) = content else { return false }
    return fields.contains { $0.key == "markup" && $0.value.content == .text(TextMarkup.markdown.rawValue) }
  }
}
