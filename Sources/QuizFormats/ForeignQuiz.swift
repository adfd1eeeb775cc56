internal import QuizCore

/// A parsed file of another program, as plain values: the table of a quiz, and the findings.
struct ForeignQuiz {
  let format: QuizFormat
  /// True when its places are cells (`GridPlace`).
  var isGrid = false
  /// Whether a text of it is there in several languages.
  var isTranslated = false
  /// The parts of an archive, which places count through.
  var parts: [SourcePart] = []
  /// The files that stood inside the quiz's own.
  var media: [QuizMedia] = []
  var findings: [ForeignFinding] = []
  /// The table of the quiz, its list of questions empty.
  var around: SourceValue
  var questions: SourceList
}

extension ForeignQuiz {
  /// The material gathered by a reader; `title` is used when the file names none.
  init(_ imported: ImportedQuiz, title: String) {
    var imported = imported
    imported.settleMarkup()
    self.init(
      format: imported.format, isGrid: imported.isGrid, isTranslated: imported.isTranslated, parts: imported.parts,
      media: imported.media, findings: ForeignFinding.first(of: imported.findings),
      around: imported.tableAround(title: title), questions: SourceList(imported.questions))
  }

  /// Whether a question has variables: of formats that know any.
  var hasVariables: Bool {
    guard [.moodleXML, .qti, .canvas].contains(format) else { return false }
    var found = false
    questions.each { question in
      if case .map(let fields) = question.content, fields.contains(where: { $0.key == "variables" }) { found = true }
    }
    return found
  }

  /// The whole table, each question with its id.
  var table: SourceValue? {
    var all: [SourceValue] = []
    questions.each { all.append($0) }
    return around.with(questions: all)?.without(questionsAt: [])
  }

  /// The table of the questions that could be read, by their ids.
  func table(of ids: [String]) -> SourceValue? {
    guard case .map(let fields)? = table?.content,
      case .list(let all)? = fields.first(where: { $0.key == "questions" })?.value.content
    else { return nil }
    let read = Set(ids)
    let kept = all.filter { question in
      guard case .map(let fields) = question.content,
        case .text(let id)? = fields.first(where: { $0.key == "id" })?.value.content
      else { return false }
      return read.contains(id)
    }
    return kept.count == ids.count ? around.with(questions: kept) : nil
  }
}

/// Tables of questions, of which each is made when it is looked at.
final class SourceList {
  let count: Int
  private let visit: ((SourceValue) -> Void) -> Bool
  /// True when the read value was no list of that length.
  private(set) var isBroken = false

  /// `visit` gives them in their order, and false where it cannot.
  init(count: Int, visit: @escaping ((SourceValue) -> Void) -> Bool) {
    (self.count, self.visit) = (count, visit)
  }

  convenience init(_ values: [SourceValue]) {
    self.init(count: values.count) { visit in
      for value in values { visit(value) }
      return true
    }
  }

  func each(_ visit: (SourceValue) -> Void) {
    if !self.visit(visit) { isBroken = true }
  }

  /// All but some for a reader of quizzes.
  func stream(leavingOut bad: Set<Int> = []) -> QuizReader.QuestionStream {
    QuizReader.QuestionStream(count: count) { [self] _, visit in
      var place = 0
      each { question in
        defer { place += 1 }
        if bad.isEmpty { return visit(.table(question)) }
        if !bad.contains(place) { visit(.table(question.named("q\(place + 1)"))) }
      }
    }
  }
}

/// A finding of a reader, in words.
struct ForeignFinding {
  var message: String
  var isWarning: Bool
  /// True for a notice, which is reported only on conversion.
  var isNotice: Bool
  /// A place in the file, or in its parts.
  var offset: Int
}

extension ForeignFinding {
  /// The most findings passed on: no reader wants more, and they would take more memory than the file.
  private static let most = 20_000

  fileprivate static func first(of findings: [ImportFinding]) -> [ForeignFinding] {
    let told = findings.prefix(most).map(ForeignFinding.init)
    guard findings.count > most, let last = told.last else { return told }
    let message = "\(findings.count - most) more things were found in the file: mend those above first"
    return told + [ForeignFinding(message: message, isWarning: false, isNotice: false, offset: last.offset)]
  }

  init(_ finding: ImportFinding) {
    self.init(
      message: finding.problem.message, isWarning: finding.problem.isWarning, isNotice: finding.problem.isNotice,
      offset: finding.offset)
  }
}
