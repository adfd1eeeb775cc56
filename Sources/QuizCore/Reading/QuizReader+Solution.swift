/// The solution of each kind of question.
extension QuizReader {
  mutating func readSolution(of question: inout Question, _ table: SourceTable) {
    switch question.kind {
    case .single, .multiple, .order:
      question.answers = answers(in: table, of: question.kind)
      if table["answers"] == nil || isEmptyList(table["answers"]) {
        note(.noAnswers(question.kind, table.part), at: table["answers"]?.offset ?? table.offset)
      }
    case .truefalse: readSides(of: &question, table)
    case .range: readRange(of: &question, table)
    case .number: readNumber(of: &question, table)
    case .text: readText(of: &question, table)
    case .match: readPairs(of: &question, table)
    case .gaps: readGaps(of: &question, table)
    case .info: break
    }
    readSorting(of: &question, table)
  }

  private func isEmptyList(_ value: SourceValue?) -> Bool {
    if case .list(let values) = value?.content { values.isEmpty } else { false }
  }

  /// A true/false question has exactly the answers `true` and `false`, in this order.
  private mutating func readSides(of question: inout Question, _ table: SourceTable) {
    let given = answers(in: table, of: .truefalse)
    var sides = [
      given.first { $0.id == "true" } ?? Answer(id: "true", text: ""),
      given.first { $0.id == "false" } ?? Answer(id: "false", text: ""),
    ]
    let words = sideWords(table)
    if sides[0].text.isEmpty { sides[0].text = words.true }
    if sides[1].text.isEmpty { sides[1].text = words.false }
    if let said = flag("correct", in: table) {
      if sides[said ? 1 : 0].isCorrect { note(.contradictingSides(said: said, table.part), at: table.offset) }
      sides[said ? 0 : 1].isCorrect = true
    }
    if sides[0].isCorrect != sides[1].isCorrect { question.correct = .side(sides[0].isCorrect) }
    question.answers = sides
  }

  /// The words for true and false in the language of the question, or in English where the program lacks it.
  private func sideWords(_ table: SourceTable) -> SideWords.Pair {
    var tag = languages.quizLanguage
    if case .map(let fields)? = table["text"]?.content, !fields.isEmpty {
      tag = fields[languages.index(among: fields.map(\.key))].key
    }
    return sideWords(in: tag)
  }

  func sideWords(in language: String?) -> SideWords.Pair {
    let tag = language ?? "en"
    return SideWords.byLanguage[String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })] ?? ("True", "False")
  }

  private mutating func readRange(of question: inout Question, _ table: SourceTable) {
    question.scale = scale(in: table)
    readRightNumber(of: &question, table)
    // The slider's first answer that reaches a value applies to it, so they stand from low to high.
    question.answers = answers(in: table, of: .range).enumerated()
      .sorted { (bound($0.element), $0.offset) < (bound($1.element), $1.offset) }.map(\.element)
    guard case .number(let right) = question.correct, let value = table["correct"] else { return }
    let scale = question.scale
    if right < scale.min || right > scale.max {
      note(.outsideScale(right, table.part, min: scale.min, max: scale.max), at: value.offset)
    }
  }

  private func bound(_ answer: Answer) -> Double { if case .upTo(let bound) = answer.rule { bound } else { .infinity } }

  private mutating func scale(in table: SourceTable) -> Scale {
    var scale = Scale(
      min: number("min", in: table, .any) ?? 0, max: number("max", in: table, .any) ?? 1,
      step: number("step", in: table, .aboveZero) ?? 0.01)
    if let labels = table["labels"], let texts = twoTexts(labels, "labels", table.part, .twoTexts) {
      scale.labels = [texts.0, texts.1]
    }
    let span = scale.max - scale.min
    if !(span > 0 && span.isFinite) {
      let place = (table["min"] ?? table["max"])?.offset ?? table.offset
      note(.emptyScale(table.part, min: scale.min, max: scale.max), at: place)
    } else if let value = table["step"], scale.step > span {
      note(.stepTooLarge(table.part, step: scale.step, span: span), at: value.offset)
    }
    return scale
  }

  mutating func readNumber(of question: inout Question, _ table: SourceTable) {
    readRightNumber(of: &question, table)
    question.answers = otherwiseLast(answers(in: table, of: .number))
  }

  private mutating func readRightNumber(of question: inout Question, _ table: SourceTable) {
    question.correct = number("correct", in: table, .any).map(Question.Correct.number)
    question.tolerance = tolerance(in: table) ?? .absolute(0)
  }

  mutating func readText(of question: inout Question, _ table: SourceTable) {
    question.accept = patterns("accept", in: table) ?? []
    question.caseSensitive = flag("caseSensitive", in: table) ?? false
    question.textRule.typos = wholeNumber("typos", in: table, .typos) ?? 0
    question.textRule.accents = flag("accents", in: table) ?? true
    question.textRule.readsPlainDigits = choice("signs", in: table, of: TextSigns.self) == .plain
    question.answers = otherwiseLast(answers(in: table, of: .text))
    if choice("marked", in: table, of: MarkedBy.self) == .hand { question.marked = .byHand }
    if isThorough { adviseOnTypos(of: question, table) }
  }

  private func otherwiseLast(_ answers: [Answer]) -> [Answer] {
    answers.filter { $0.rule != .otherwise } + answers.filter { $0.rule == .otherwise }
  }

  private mutating func readPairs(of question: inout Question, _ table: SourceTable) {
    for value in list("extra", in: table) ?? [] {
      if let name = side(value, "extra", table.part, isLeft: false, of: &question) { question.extra.append(name) }
    }
    guard let value = table["pairs"] else {
      note(.noPairs(table.part), at: table.offset)
      return
    }
    guard let sources = list("pairs", in: table) else { return }
    if sources.isEmpty { note(.noPairs(table.part), at: value.offset) }
    var seen = SeenIDs()
    var pairs: [Pair] = []
    for source in sources {
      guard case .list(let sides) = source.content, sides.count == 2 else {
        wrongType(source, "pairs", table.part, takes: .pair)
        continue
      }
      let left = side(sides[0], "pairs", table.part, isLeft: true, of: &question)
      let right = side(sides[1], "pairs", table.part, isLeft: false, of: &question)
      guard let left, let right else { continue }
      if let first = seen.insert(left, at: source.offset) {
        note(.equalLefts(left, table.part, first: first), at: source.offset)
      }
      pairs.append(Pair(left, right))
    }
    question.pairs = pairs
  }

  /// The name of a side: a text, or of a table with a picture or a sound its text, else the picture in words.
  private mutating func side(
    _ value: SourceValue, _ key: String, _ part: QuizPart, isLeft: Bool, of question: inout Question
  ) -> String? {
    guard SourceValue.isSide(value), let fields = fields(value) else { return text(value, key, part) }
    let inner = SourceTable(.side(question: part.questionID), fields, at: value.offset)
    checkKeys(of: inner)
    let media = tileMedia(in: inner)
    let text = text("text", in: inner) ?? ""
    guard let name = text.isEmpty ? media.name : text else {
      note(.missing(key: "text", inner.part), at: value.offset)
      return nil
    }
    if !media.isNothing, question.mediaSide(name, isLeft: isLeft) == nil {
      let side = MediaSide(name: name, hasText: !text.isEmpty, isLeft: isLeft, media: media)
      question.mediaSides.append(side)
    }
    return name
  }

  /// The picture and sound of an answer, an item or a side.
  mutating func tileMedia(in table: SourceTable) -> TileMedia {
    TileMedia(
      image: image("image", in: table), imageAlt: text("imageAlt", in: table), audio: image("audio", in: table))
  }

  /// `0.5`, `{"relative": 0.05}` or `{"geometric": 2}`.
  mutating func tolerance(in table: SourceTable) -> Tolerance? {
    guard let value = table["tolerance"] else { return nil }
    guard case .map(let fields) = value.content else {
      switch value.content {
      case .int, .number: return number(value, "tolerance", table.part, .zeroOrMore).map(Tolerance.absolute)
      default:
        wrongType(value, "tolerance", table.part, takes: .tolerance)
        return nil
      }
    }
    let inner = SourceTable(.tolerance(question: table.part.questionID), fields, at: value.offset)
    checkKeys(of: inner)
    let isGeometric = inner["geometric"] != nil
    guard isGeometric != (inner["relative"] != nil) else {
      wrongType(value, "tolerance", table.part, takes: .tolerance)
      return nil
    }
    if isGeometric { return number("geometric", in: inner, .aboveZero).map(Tolerance.geometric) }
    return number("relative", in: inner, .zeroOrMore).map(Tolerance.relative)
  }
}

extension QuizPart {
  /// The question this part belongs to; empty for parts of the quiz itself.
  var questionID: String {
    switch self {
    case .question(let id), .answer(_, let id), .tolerance(let id), .side(let id): return id
    case .gap(let gap, let id): return "\(id).\(gap)"
    case .quiz, .defaults, .outcome, .band, .section, .shuffle, .navigation, .timing: return ""
    }
  }
}

extension SourceValue {
  /// Whether a side is a table with a picture or a sound, not one of languages.
  static func isSide(_ value: SourceValue) -> Bool {
    guard case .map(let fields) = value.content else { return false }
    return fields.contains { ["text", "image", "imageAlt", "audio"].contains($0.key) }
  }
}

/// The values of `signs`: how the signs of a typed text are compared.
package enum TextSigns: String, CaseIterable {
  /// Raised and lowered digits are signs of their own, formulas of chemistry excepted.
  case exact
  /// Raised and lowered digits are plain ones.
  case plain
}

/// The values of `marked`: a typed answer is marked by its rule, or later by a person.
package enum MarkedBy: String, CaseIterable {
  case hand = "by hand"
  case rule = "by rule"
}

/// The words for true and false in the languages of quizzes, which are more than those of the interface.
package enum SideWords {
  package typealias Pair = (true: String, false: String)
  private typealias Entry = (language: String, words: Pair)

  private static let first: [Entry] = [
    ("en", ("True", "False")), ("de", ("Wahr", "Falsch")), ("fr", ("Vrai", "Faux")), ("es", ("Verdadero", "Falso")),
  ]

  /// Languages that had the English words once.
  private static let later: [Entry] = [
    ("it", ("Vero", "Falso")), ("pt", ("Verdadeiro", "Falso")), ("nl", ("Waar", "Onwaar")), ("ca", ("Cert", "Fals")),
    ("ro", ("Adevărat", "Fals")), ("pl", ("Prawda", "Fałsz")), ("cs", ("Pravda", "Nepravda")),
    ("hr", ("Točno", "Netočno")), ("sv", ("Sant", "Falskt")), ("da", ("Sandt", "Falsk")), ("nb", ("Sant", "Usant")),
    ("no", ("Sant", "Usant")),
    ("fi", ("Oikein", "Väärin")), ("et", ("Õige", "Vale")), ("lt", ("Tiesa", "Netiesa")), ("hu", ("Igaz", "Hamis")),
    ("tr", ("Doğru", "Yanlış")), ("el", ("Σωστό", "Λάθος")), ("ru", ("Верно", "Неверно")),
    ("uk", ("Правда", "Неправда")),
    ("bg", ("Вярно", "Невярно")), ("eo", ("Vera", "Malvera")), ("id", ("Benar", "Salah")),
  ]

  package static let byLanguage = Dictionary(uniqueKeysWithValues: (first + later).map { ($0.language, $0.words) })

  /// The language whose words these are, in any order; nil for others.
  package static func language(of texts: [String]) -> String? {
    let all = first + later
    return all.first { [$0.words.true, $0.words.false] == texts || [$0.words.false, $0.words.true] == texts }?.language
  }

  /// The English words in place of those of languages that had them once.
  fileprivate static func once(_ texts: [String]) -> Pair? {
    later.contains { [$0.words.true, $0.words.false] == texts } ? byLanguage["en"] : nil
  }
}

extension Quiz {
  /// The quiz as it was read when fewer languages had words for true and false: codes of then have its hash.
  package var withSidesOfOnce: Quiz {
    var quiz = self
    for place in questions.indices where questions[place].kind == .truefalse {
      guard let words = SideWords.once(questions[place].answers.map(\.text)) else { continue }
      quiz.questions[place].answers[0].text = words.true
      quiz.questions[place].answers[1].text = words.false
    }
    return quiz
  }
}
