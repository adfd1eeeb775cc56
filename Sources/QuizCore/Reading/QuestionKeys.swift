/// Visits the keys that a question of any kind may have; see `Question.visitKeys`.
///
/// The reader of quiz files, their writer, the stored form and the fields of the workshop are such visitors.
package protocol QuestionKeys {
  associatedtype Failure: Error
  mutating func text(_ key: String, _ value: inout String?, isLong: Bool) throws(Failure)
  /// The path of a picture, a sound or a film.
  mutating func file(_ key: String, _ value: inout String?) throws(Failure)
  /// The id of a section.
  mutating func section(_ key: String, _ value: inout String?) throws(Failure)
  mutating func whole(_ key: String, _ value: inout Int?) throws(Failure)
  mutating func number(_ key: String, _ value: inout Double?, _ rule: QuizProblem.NumberRule) throws(Failure)
  mutating func number(
    _ key: String, _ value: inout Double, else absent: Double, _ rule: QuizProblem.NumberRule
  ) throws(Failure)
  mutating func flag(_ key: String, _ value: inout Bool, else absent: Bool) throws(Failure)
  mutating func word<Word: QuestionWord>(_ key: String, _ value: inout Word?) throws(Failure)
  mutating func data(_ key: String, _ value: inout PlainValue) throws(Failure)
}

extension QuestionKeys {
  mutating func text(_ key: String, _ value: inout String?) throws(Failure) { try text(key, &value, isLong: false) }
}

/// A value that is one of some words.
package protocol QuestionWord: RawRepresentable<String>, CaseIterable, Equatable {}

extension PartialRule: QuestionWord {}

extension Question {
  /// Names every key once that any kind may have, in the order of documentation, files and record.
  package mutating func visitKeys<Keys: QuestionKeys>(_ keys: inout Keys) throws(Keys.Failure) {
    try keys.file("image", &image)
    try keys.text("imageAlt", &imageAlt)
    try keys.file("audio", &audio)
    try keys.file("video", &video)
    try keys.text("category", &category)
    try keys.section("section", &section)
    try keys.text("difficulty", &difficulty)
    try keys.whole("level", &level)
    try keys.number("points", &points, else: 1, .points)
    try keys.number("limit", &limit, .aboveZero)
    try keys.text("hint", &hint, isLong: true)
    try keys.text("explanation", &explanation, isLong: true)
    try keys.text("source", &source)
    try keys.word("partial", &partial)
    try keys.data("data", &data)
  }

  /// The names of these keys, in their order, and which take a number.
  static let commonKeys: (all: [String], numbers: Set<String>) = {
    var (names, question) = (KeyNames(), Question(id: "", kind: .single, text: ""))
    question.visitKeys(&names)
    return (names.all, names.numbers)
  }()
}

/// Collects the names of keys.
private struct KeyNames: QuestionKeys {
  var all: [String] = []
  var numbers: Set<String> = []

  mutating func text(_ key: String, _ value: inout String?, isLong: Bool) { all.append(key) }
  mutating func file(_ key: String, _ value: inout String?) { all.append(key) }
  mutating func section(_ key: String, _ value: inout String?) { all.append(key) }
  mutating func whole(_ key: String, _ value: inout Int?) { addNumber(key) }
  mutating func number(_ key: String, _ value: inout Double?, _ rule: QuizProblem.NumberRule) { addNumber(key) }
  mutating func number(
    _ key: String, _ value: inout Double, else absent: Double, _ rule: QuizProblem.NumberRule
  ) { addNumber(key) }
  mutating func flag(_ key: String, _ value: inout Bool, else absent: Bool) { all.append(key) }
  mutating func word<Word: QuestionWord>(_ key: String, _ value: inout Word?) { all.append(key) }
  mutating func data(_ key: String, _ value: inout PlainValue) { all.append(key) }

  private mutating func addNumber(_ key: String) {
    all.append(key)
    numbers.insert(key)
  }
}

/// Reads the keys from the table that is open.
extension QuizReader: QuestionKeys {
  mutating func readKeys(of question: inout Question, _ table: SourceTable) {
    openTable = table
    question.visitKeys(&self)
    openTable = nil
  }

  package mutating func text(_ key: String, _ value: inout String?, isLong: Bool) {
    if let openTable { value = text(key, in: openTable) }
  }

  package mutating func file(_ key: String, _ value: inout String?) {
    if let openTable { value = image(key, in: openTable) }
  }

  package mutating func section(_ key: String, _ value: inout String?) {
    if let openTable { value = section(in: openTable) }
  }

  package mutating func whole(_ key: String, _ value: inout Int?) {
    if let openTable { value = wholeNumber(key, in: openTable, .moderate) }
  }

  package mutating func number(_ key: String, _ value: inout Double?, _ rule: QuizProblem.NumberRule) {
    if let openTable { value = number(key, in: openTable, rule) }
  }

  package mutating func number(
    _ key: String, _ value: inout Double, else absent: Double, _ rule: QuizProblem.NumberRule
  ) {
    if let openTable { value = number(key, in: openTable, rule) ?? absent }
  }

  package mutating func flag(_ key: String, _ value: inout Bool, else absent: Bool) {
    if let openTable { value = flag(key, in: openTable) ?? absent }
  }

  package mutating func word<Word: QuestionWord>(_ key: String, _ value: inout Word?) {
    if let openTable { value = choice(key, in: openTable, of: Word.self) }
  }

  package mutating func data(_ key: String, _ value: inout PlainValue) {
    if let openTable { value = data(in: openTable) }
  }
}
