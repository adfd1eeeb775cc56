/// Questions: what all kinds share, and which kind it is.
extension QuizReader {
  mutating func questions(in table: SourceTable, _ stream: QuestionStream?) -> [Question] {
    var batch = QuestionBatch(defaults: defaults(in: table))
    guard let value = table["questions"] else {
      note(.missing(key: "questions", .quiz), at: table.offset)
      return []
    }
    guard let sources = list("questions", in: table) else { return [] }
    batch.questions.reserveCapacity(stream?.count ?? sources.count)
    batch.seen.reserve(stream?.count ?? sources.count)
    if let stream {
      let words = sideWords(in: languages.quizLanguage)
      stream.each(batch.defaults.isEmpty && !isThorough) { item in
        switch item {
        case .table(let source): take(source, into: &batch)
        case .plain(let plain): take(plain, words, into: &batch)
        }
      }
    } else {
      for source in sources { take(source, into: &batch) }
    }
    if batch.count == 0 { note(.noQuestions, at: value.offset) }
    if let first = batch.nameless { note(.noID(.question(first.id), count: first.count), at: first.offset) }
    if isThorough { adviseOnMarks(of: batch.questions, at: batch.places) }
    questionPlaces = batch.places
    return batch.questions
  }

  /// Questions while they are read.
  private struct QuestionBatch {
    let defaults: [SourceField]
    /// The number of tables so far, including unreadable ones.
    var count = 0
    var questions: [Question] = []
    /// The offset of each question, for advice.
    var places: [Int] = []
    var seen = SeenIDs()
    /// The first question without an id of its own, and how many there are.
    var nameless: (id: String, offset: Int, count: Int)?

    mutating func takeWithoutID(_ id: String, at offset: Int) {
      nameless = (nameless?.id ?? id, nameless?.offset ?? offset, (nameless?.count ?? 0) + 1)
    }
  }

  private mutating func take(_ source: SourceValue, into batch: inout QuestionBatch) {
    batch.count += 1
    guard let read = question(source, index: batch.count - 1, defaults: batch.defaults) else { return }
    noteIfEqual(read, &batch.seen)
    noteIfSection(read.question, at: read.idOffset)
    batch.questions.append(read.question)
    guard isThorough else { return }
    batch.places.append(source.offset)
    adviseOnWeights(of: read.question, at: source.offset)
    if !read.hasOwnID { batch.takeWithoutID(read.question.id, at: source.offset) }
  }

  private mutating func take(_ plain: PlainQuestion, _ words: SideWords.Pair, into batch: inout QuestionBatch) {
    batch.count += 1
    batch.questions.append(plain.question(number: batch.count, words, markup))
    let id = batch.questions[batch.questions.count - 1].id
    if let first = batch.seen.insert(id, at: plain.idOffset) {
      note(.equalIDs(id, .question, first: first, isGiven: plain.id == nil), at: plain.idOffset)
    }
  }

  /// A question and where its id stands; `hasOwnID` is false when it got its id by its place.
  struct ReadQuestion {
    var question: Question
    var idOffset: Int
    var hasOwnID: Bool
  }

  private mutating func noteIfEqual(_ read: ReadQuestion, _ seen: inout SeenIDs) {
    guard let first = seen.insert(read.question.id, at: read.idOffset) else { return }
    note(.equalIDs(read.question.id, .question, first: first, isGiven: !read.hasOwnID), at: read.idOffset)
  }

  /// The fields of `defaults`, used where a question has none of its own.
  private mutating func defaults(in table: SourceTable) -> [SourceField] {
    guard let value = table["defaults"] else { return [] }
    guard let fields = fields(value) else {
      wrongType(value, "defaults", table.part, takes: .table)
      return []
    }
    for field in fields where field.key == "id" { note(.idInDefaults, at: field.keyOffset) }
    let shared = fields.filter { $0.key != "id" }
    checkKeys(of: SourceTable(.defaults, shared, at: value.offset))
    share(shared)
    // Keys that no question reads are dropped once, instead of for each question.
    let names = QuizPart.defaults.keys
    return shared.filter { names.contains($0.key) }
  }

  mutating func question(_ source: SourceValue, index: Int, defaults: [SourceField]) -> ReadQuestion? {
    let given = "q\(index + 1)"
    let apparent = apparentID(fields(source) ?? [], else: given)
    guard let table = table(source, .question(apparent), defaults: defaults) else { return nil }
    checkKeys(of: table)
    let own = identifier(in: table)
    let kind = kind(of: table)
    var question = Question(id: own ?? given, kind: kind ?? .single, text: requiredQuestionText(in: table))
    readCommon(of: &question, table)
    if let kind {
      noteIdleKeys(of: table, kind)
      readSolution(of: &question, table)
    } else {
      question.answers = answers(in: table, of: nil)
    }
    let idOffset = own == nil ? table.offset : table["id"]?.offset ?? table.offset
    return ReadQuestion(question: question, idOffset: idOffset, hasOwnID: own != nil)
  }

  /// The kind as written; without one, answers make a `single`, or a `multiple` when more than one is marked right.
  private mutating func kind(of table: SourceTable) -> Question.Kind? {
    if table["kind"] != nil { return choice("kind", in: table, of: Question.Kind.self) }
    guard let answers = table["answers"] else {
      note(.noKind(table.part), at: table.offset)
      return nil
    }
    guard case .list(let values) = answers.content else { return nil }
    let right = values.filter { answer in
      fields(answer)?.contains { $0.key == "correct" && $0.value.content == .bool(true) } ?? false
    }
    return right.count > 1 ? .multiple : .single
  }

  /// A question needs a text, unless an image, a sound or a film asks.
  private mutating func requiredQuestionText(in table: SourceTable) -> String {
    if ["image", "audio", "video"].contains(where: { table[$0] != nil }) { return text("text", in: table) ?? "" }
    return requiredText("text", in: table) ?? ""
  }

  private mutating func readCommon(of question: inout Question, _ table: SourceTable) {
    question.markup = choice("markup", in: table, of: TextMarkup.self) ?? markup
    readKeys(of: &question, table)
  }

  /// Notes a question's own keys that its kind does not use; those of `defaults` serve other kinds.
  private mutating func noteIdleKeys(of table: SourceTable, _ kind: Question.Kind) {
    for field in table.own where !kind.uses(questionKey: field.key) {
      note(.idleKey(field.key, table.part, kind), at: field.keyOffset)
    }
  }
}

/// A question of the plainest shape, as its format reads it without a table: with nothing in it to note, whatever quiz it is in.
package struct PlainQuestion {
  /// Nil when it gives itself none.
  package var id: String?
  /// The offset of its id, or without one of the question.
  package var idOffset: Int
  package var kind: Question.Kind?
  package var text: String?
  package var category: String?
  package var difficulty: String?
  package var hint: String?
  package var explanation: String?
  /// The choices; nil for a true/false question.
  package var answers: [Answer]?
  /// The right side of a true/false question.
  package var side: Bool?

  package init(at offset: Int) { idOffset = offset }

  /// The question; `number` is its place, from 1.
  func question(number: Int, _ words: SideWords.Pair, _ markup: TextMarkup) -> Question {
    var question = Question(id: id ?? "q\(number)", kind: kind ?? .single, text: text ?? "", answers: answers ?? [])
    question.markup = markup
    question.category = category
    question.difficulty = difficulty
    question.hint = hint
    question.explanation = explanation
    guard kind == .truefalse else { return question }
    question.correct = side.map(Question.Correct.side)
    question.answers = [
      Answer(id: "true", text: words.true, isCorrect: side == true),
      Answer(id: "false", text: words.false, isCorrect: side == false),
    ]
    return question
  }
}
