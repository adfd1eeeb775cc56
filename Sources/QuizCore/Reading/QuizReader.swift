/// Reads a quiz table: the one place that knows its keys, their types, defaults and rules.
///
/// All errors of a file are found in one pass. The reader never sees a file: a format hands it values with their places.
package struct QuizReader {
  /// The version of the quiz table this reader knows (`format`).
  package static let format = 1

  /// Hands over a quiz's questions, one after the other: their tables, or where `takesPlain` says so plain ones as they are.
  package struct QuestionStream {
    package typealias Each = (_ takesPlain: Bool, _ visit: (Item) -> Void) -> Void

    package enum Item {
      case table(SourceValue)
      case plain(PlainQuestion)
    }

    /// How many there seem to be.
    var count: Int
    var each: Each

    package init(count: Int, each: @escaping Each) {
      self.count = count
      self.each = each
    }
  }

  var languages: LanguageChoice
  /// The markup of the quiz, for questions that name none.
  var markup = TextMarkup.plain
  /// The ids of the quiz's `outcomes`; nil when it lists none.
  var declaredOutcomes: [String]?
  var declaredOutcomeSet: Set<String> = []
  /// Whether to look for what `quiz check` advises against, too.
  let isThorough: Bool
  /// The offset of each question; filled by a thorough reading only.
  var questionPlaces: [Int] = []
  /// The offset of each of the quiz's `sections`, by id.
  var sectionPlaces: [String: Int] = [:]
  /// The offset of each section's `pick`, by id.
  var pickPlaces: [String: Int] = [:]
  /// The ids of the sections, in order.
  var sectionIDs: [String] = []
  /// The languages that texts are written in where they are in several, in the order in which they come first.
  private(set) var tongues: [String] = []
  /// The names of each category that is written in several languages, the one that is read first.
  private(set) var categories: [[String]] = []
  /// The table of the question whose keys are visited.
  var openTable: SourceTable?
  private var findings: [Finding] = []
  private var known: Set<Finding> = []
  /// The offsets of the values of `defaults`; `notedPlaces` holds the ones that already have a finding.
  private var sharedPlaces: Set<Int> = []
  private var notedPlaces: Set<Int> = []

  private init(_ languages: [String], quizLanguage: String? = nil, isThorough: Bool = false) {
    self.isThorough = isThorough
    self.languages = LanguageChoice(preferred: languages, quizLanguage: quizLanguage)
  }

  /// Reads a whole quiz; `id` is used when the table gives none, `languages` are the player's, best first.
  ///
  /// `thorough` also gives advice. With a stream of questions the table's own list is not read, so that a large file is
  /// never in memory twice.
  package static func quiz(
    from source: SourceValue, id: String, languages: [String], thorough: Bool = false,
    questions stream: QuestionStream? = nil
  ) -> QuizReading {
    var reader = QuizReader(languages, isThorough: thorough)
    let quiz = reader.quiz(source, fileID: id, stream)
    let title = quiz.flatMap { $0.title.isEmpty ? nil : $0.title }
    return QuizReading(
      id: quiz?.id ?? id, title: title, quiz: reader.hasErrors ? nil : quiz, findings: reader.sortedFindings,
      languages: reader.tongues, categories: reader.categories)
  }

  /// Reads one question made by a mode during play; without an id it gets `q` and its number, from 1.
  ///
  /// `quiz` is the quiz that is played: its language, markup and outcomes hold for the question.
  package static func question(
    from source: SourceValue, index: Int, languages: [String], in quiz: Quiz? = nil
  ) -> QuestionReading {
    var reader = QuizReader(languages, quizLanguage: quiz?.language)
    reader.markup = quiz?.markup ?? .plain
    reader.declare(quiz?.outcomes.map(\.id) ?? [])
    for section in quiz?.sections ?? [] { reader.declare(section: section.id, at: 0) }
    let question = reader.question(source, index: index, defaults: [])?.question
    return QuestionReading(question: reader.hasErrors ? nil : question, findings: reader.sortedFindings)
  }

  /// Notes a finding once; of a place in `defaults`, which every question shares, only the first.
  mutating func note(_ problem: QuizProblem, at offset: Int) {
    if sharedPlaces.contains(offset), !notedPlaces.insert(offset).inserted { return }
    let finding = Finding(problem, at: offset)
    if known.insert(finding).inserted { findings.append(finding) }
  }

  /// Remembers where the fields of `defaults` and all that is in them stand.
  mutating func share(_ fields: [SourceField]) {
    var rest = fields
    while let field = rest.popLast() {
      sharedPlaces.formUnion([field.keyOffset, field.value.offset])
      switch field.value.content {
      case .map(let inner): rest += inner
      case .list(let values): rest += values.map { SourceField(key: "", keyOffset: $0.offset, value: $0) }
      default: break
      }
    }
  }

  mutating func note(languages tags: [String]) {
    for tag in tags where !tongues.contains(tag) { tongues.append(tag) }
  }

  mutating func note(category names: [String], read: Int) {
    let names = [names[read]] + names.filter { $0 != names[read] }
    if !categories.contains(names) { categories.append(names) }
  }

  mutating func declare(_ outcomes: [String]) {
    guard !outcomes.isEmpty else { return }
    declaredOutcomes = outcomes
    declaredOutcomeSet = Set(outcomes)
  }

  mutating func declare(section id: String, at place: Int) {
    sectionIDs.append(id)
    sectionPlaces[id] = place
  }

  private var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }

  private var sortedFindings: [Finding] {
    findings.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }
}

/// A finding in a quiz table, with its place.
package struct Finding: Hashable, Sendable {
  /// Byte offset in the file, of the key or value that is meant.
  package var offset: Int
  package var problem: QuizProblem

  package var severity: Severity { problem.isWarning ? .warning : .error }

  package init(_ problem: QuizProblem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }

  package enum Severity: String, Sendable {
    case error, warning
  }
}

/// The outcome of reading a quiz table: all findings in the file's order, and the quiz unless one is an error.
package struct QuizReading: Sendable {
  /// The id and title as far as they could be read, errors or not.
  package var id: String
  package var title: String?
  @Indirect package var quiz: Quiz?
  package var findings: [Finding]
  /// The languages of its texts, where they are written in several.
  package var languages: [String] = []
  /// The names of each category that is written in several, the one that is read first.
  package var categories: [[String]] = []
  /// Whether values were drawn for it by the seed.
  package var hasVariables = false
}

/// The outcome of reading one question: all findings, and the question unless one is an error.
package struct QuestionReading: Sendable {
  package var question: Question?
  package var findings: [Finding]
}
