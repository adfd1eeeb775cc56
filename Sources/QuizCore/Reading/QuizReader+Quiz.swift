/// The quiz's own keys.
extension QuizReader {
  mutating func quiz(_ source: SourceValue, fileID: String, _ stream: QuestionStream?) -> Quiz? {
    guard let table = table(source, .quiz) else { return nil }
    checkKeys(of: table)
    checkFormat(of: table)
    let language = name("language", in: table)
    languages.setQuizLanguage(language)
    let id = identifier(in: table) ?? fileID
    var quiz = Quiz(id: id, title: requiredText("title", in: table) ?? "", questions: [])
    quiz.language = language
    markup = choice("markup", in: table, of: TextMarkup.self) ?? .plain
    quiz.markup = markup
    readDescription(of: &quiz, table)
    readManner(of: &quiz, table)
    var outcomePlaces: [Int] = []
    quiz.outcomes = outcomes(in: table, &outcomePlaces)
    declare(quiz.outcomes.map(\.id))
    quiz.bands = bands(in: table)
    quiz.sections = sections(in: table)
    quiz.questions = questions(in: table, stream)
    if isThorough {
      adviseOnSections(of: quiz)
      if let value = table["pick"] { adviseOnPick(of: quiz, at: value.offset) }
      adviseOnOutcomes(of: quiz, at: outcomePlaces)
      adviseOnPurpose(of: quiz, at: questionPlaces)
    }
    let isMarked = quiz.questions.isEmpty || quiz.questions.contains(where: \.isMarked)
    quiz.reveal = choice("reveal", in: table, of: Reveal.self) ?? (isMarked ? .each : .never)
    quiz.gatherSections()
    return quiz
  }

  private mutating func checkFormat(of table: SourceTable) {
    guard let value = table["format"], let format = wholeNumber("format", in: table, .any) else { return }
    if format != QuizReader.format { note(.unknownFormat(format), at: value.offset) }
  }

  private mutating func readDescription(of quiz: inout Quiz, _ table: SourceTable) {
    quiz.description = text("description", in: table)
    quiz.image = image("image", in: table)
    quiz.imageAlt = text("imageAlt", in: table)
    quiz.category = text("category", in: table)
    quiz.author = text("author", in: table)
    quiz.licence = text("licence", in: table)
    quiz.source = text("source", in: table)
    quiz.tags = texts("tags", in: table) ?? []
    quiz.data = data(in: table)
  }

  private mutating func readManner(of quiz: inout Quiz, _ table: SourceTable) {
    quiz.plugin = plugin(in: table)
    quiz.options = options(in: table)
    quiz.partial = choice("partial", in: table, of: PartialRule.self) ?? .net
    let daily = flag("daily", in: table)
    (quiz.isDaily, quiz.canBeDrawnFrom) = (daily ?? false, daily ?? true)
    quiz.pick = wholeNumber("pick", in: table, .oneOrMore)
    quiz.shuffle = shuffle(in: table)
    quiz.navigation = navigation(in: table)
    quiz.timing = timing(in: table)
  }

  /// The name of a mode, without the `.lua` of its file.
  private mutating func plugin(in table: SourceTable) -> String? {
    guard let value = table["plugin"], let name = name("plugin", in: table) else { return nil }
    let isPath = name.contains { $0 == "/" || $0 == "\\" } || name.hasPrefix(".")
    if isPath { note(.pluginIsPath(name), at: value.offset) }
    let bare = name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
    if bare.isEmpty { note(.blank(key: "plugin", .quiz), at: value.offset) }
    return bare
  }

  private mutating func options(in table: SourceTable) -> [PlainField] {
    guard let value = table["options"] else { return [] }
    guard fields(value) != nil else {
      wrongType(value, "options", table.part, takes: .table)
      return []
    }
    return value.plain.fields ?? []
  }

  private mutating func shuffle(in table: SourceTable) -> Shuffle {
    guard let inner = subtable("shuffle", in: table, .shuffle) else { return Shuffle() }
    return Shuffle(
      questions: flag("questions", in: inner) ?? false, answers: flag("answers", in: inner) ?? false)
  }

  private mutating func navigation(in table: SourceTable) -> Navigation {
    guard let inner = subtable("navigation", in: table, .navigation) else { return Navigation() }
    return Navigation(
      back: flag("back", in: inner) ?? false, free: flag("free", in: inner) ?? false,
      skip: flag("skip", in: inner) ?? true)
  }

  private mutating func timing(in table: SourceTable) -> Timing {
    guard let inner = subtable("timing", in: table, .timing) else { return Timing() }
    return Timing(
      question: number("question", in: inner, .aboveZero), quiz: number("quiz", in: inner, .aboveZero),
      whileClosed: choice("whileClosed", in: inner, of: Timing.WhileClosed.self) ?? .pauses)
  }

  /// The declared outcomes; `places` is where each stands.
  private mutating func outcomes(in table: SourceTable, _ places: inout [Int]) -> [Outcome] {
    var outcomes: [Outcome] = []
    var seen = SeenIDs()
    for (index, source) in (list("outcomes", in: table) ?? []).enumerated() {
      let name = apparentID(fields(source) ?? [], else: String(index + 1))
      guard let inner = self.table(source, .outcome(name)) else { continue }
      checkKeys(of: inner)
      guard let value = inner["id"] else {
        note(.missing(key: "id", inner.part), at: inner.offset)
        continue
      }
      let outcome = Outcome(
        id: self.name("id", in: inner) ?? name, title: text("title", in: inner), emoji: text("emoji", in: inner),
        image: image("image", in: inner), text: text("text", in: inner), data: data(in: inner))
      if let first = seen.insert(outcome.id, at: value.offset) {
        note(.equalIDs(outcome.id, .outcome, first: first, isGiven: false), at: value.offset)
      }
      outcomes.append(outcome)
      places.append(inner.offset)
    }
    return outcomes
  }

  private mutating func bands(in table: SourceTable) -> [Band] {
    var bands: [Band] = []
    var places: [Int] = []
    for (index, source) in (list("bands", in: table) ?? []).enumerated() {
      guard let inner = self.table(source, .band(index + 1)) else { continue }
      checkKeys(of: inner)
      if inner["from"] == nil { note(.missing(key: "from", inner.part), at: inner.offset) }
      let from = number("from", in: inner, .moderate) ?? 0
      bands.append(
        Band(
          from: from, title: text("title", in: inner), emoji: text("emoji", in: inner),
          image: image("image", in: inner), text: text("text", in: inner)))
      places.append(inner.offset)
    }
    if isThorough { adviseOnBands(bands, at: places) }
    return bands
  }
}
