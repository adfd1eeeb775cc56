/// The gaps of a question of kind `gaps`: their places in the text, and what each takes.
extension QuizReader {
  mutating func readGaps(of question: inout Question, _ table: SourceTable) {
    question.words = gapWords(in: table)
    question.reusesWords = flag("reuse", in: table) ?? false
    let entries = gapEntries(in: table)
    if entries.count > Self.mostGaps {
      return note(.manyGaps(entries.count, table.part), at: table["gaps"]?.offset ?? table.offset)
    }
    var ids: [String] = []
    let texts = gapTexts(of: table)
    if texts.isEmpty, table["image"] != nil || table["audio"] != nil { note(.noGaps(table.part), at: table.offset) }
    for (index, written) in texts.enumerated() {
      let own = gapIDs(in: written, question.markup, entries, table.part)
      if index == 0 || written.isRead { ids = own }
      noteEntriesWithoutGap(entries, own, table.part)
    }
    let gaps = entries.compactMap { gap($0, table, question) }
    question.gaps = ids.compactMap { id in gaps.first { $0.id == id } }
    if isThorough { adviseOnGaps(of: question, table) }
  }

  package static let mostGaps = 1000

  private struct GapEntry {
    var id: String
    var keyOffset: Int
    var value: SourceValue
  }

  private mutating func gapEntries(in table: SourceTable) -> [GapEntry] {
    guard let value = table["gaps"] else { return [] }
    guard let fields = fields(value) else {
      wrongType(value, "gaps", table.part, takes: .table)
      return []
    }
    return fields.map { GapEntry(id: $0.key, keyOffset: $0.keyOffset, value: $0.value) }
  }

  /// The words to choose from; an empty one is noted.
  private mutating func gapWords(in table: SourceTable) -> [String] {
    guard let values = list("words", in: table) else { return [] }
    let words = texts(values, "words", table.part)
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }), let value = table["words"] {
      note(.blank(key: "words", table.part), at: value.offset)
    }
    return words
  }

  // MARK: The text

  private struct GapTextValue {
    var text: String
    var offset: Int
    /// Whether it is in the language that is read.
    var isRead: Bool
  }

  /// The text in each of its languages.
  private func gapTexts(of table: SourceTable) -> [GapTextValue] {
    guard let value = table["text"] else { return [] }
    switch value.content {
    case .text(let text): return [GapTextValue(text: text, offset: value.offset, isRead: true)]
    case .map(let fields) where !fields.isEmpty:
      let read = languages.index(among: fields.map(\.key))
      return fields.enumerated().compactMap { index, field in
        guard case .text(let text) = field.value.content else { return nil }
        return GapTextValue(text: text, offset: field.value.offset, isRead: index == read)
      }
    case .null, .bool, .int, .number, .list, .map: return []
    }
  }

  /// The gaps of a text in their order; those without an entry, and those that stand twice, are noted.
  private mutating func gapIDs(
    in written: GapTextValue, _ markup: TextMarkup, _ entries: [GapEntry], _ part: QuizPart
  ) -> [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    let known = Set(entries.map(\.id))
    for case .gap(let id) in GapText.pieces(of: written.text, markup: markup) {
      if !seen.insert(id).inserted {
        note(.gapTwice(id, part), at: written.offset)
        continue
      }
      ids.append(id)
      if !known.contains(id) {
        note(.gapWithoutEntry(id, part, entries: .init(entries.map(\.id))), at: written.offset)
      }
    }
    if ids.isEmpty, entries.isEmpty { note(.noGaps(part), at: written.offset) }
    return ids
  }

  private mutating func noteEntriesWithoutGap(_ entries: [GapEntry], _ ids: [String], _ part: QuizPart) {
    let known = Set(ids)
    for entry in entries where !known.contains(entry.id) {
      note(.entryWithoutGap(entry.id, part, gaps: .init(ids)), at: entry.keyOffset)
    }
  }

  // MARK: An entry

  private mutating func gap(_ entry: GapEntry, _ source: SourceTable, _ question: Question) -> Gap? {
    let part = QuizPart.gap(entry.id, question: source.part.questionID)
    guard let table = table(entry.value, part) else { return nil }
    checkKeys(of: table)
    guard let kind = gapKind(of: table) else {
      note(.gapWithoutSolution(part), at: table.offset)
      return nil
    }
    for field in table.own where !kind.uses(gapKey: field.key) {
      note(.idleGapKey(field.key, part, kind), at: field.keyOffset)
    }
    var gap = Gap(kind, Question(id: entry.id, kind: kind.questionKind, text: ""))
    gap.question.markup = question.markup
    gap.weight = number("weight", in: table, .zeroOrMore) ?? 1
    switch kind {
    case .text: readText(of: &gap.question, table)
    case .number: readNumber(of: &gap.question, table)
    case .choice:
      gap.question.answers = answers(in: table, of: .single)
      if gap.question.answers.isEmpty { note(.noAnswers(.single, part), at: table["answers"]?.offset ?? table.offset) }
    case .word: readWord(of: &gap.question, table, question.words, hasList: source["words"] != nil)
    }
    return gap
  }

  /// Values that a gap takes, by its keys; nil without a solution.
  private func gapKind(of table: SourceTable) -> Gap.Kind? {
    if table["accept"] != nil { return .text }
    if let answers = table["answers"] {
      let keys = gapAnswerKeys(answers)
      return keys.contains("accept") ? .text : keys.contains("value") ? .number : .choice
    }
    switch table["correct"]?.content {
    case nil: return nil
    case .text, .map: return .word
    case .null, .bool, .int, .number, .list: return .number
    }
  }

  private func gapAnswerKeys(_ answers: SourceValue) -> Set<String> {
    guard case .list(let values) = answers.content else { return [] }
    return Set(values.flatMap { fields($0)?.map(\.key) ?? [] })
  }

  private mutating func readWord(
    of question: inout Question, _ table: SourceTable, _ words: [String], hasList: Bool
  ) {
    guard let value = table["correct"], let word = text("correct", in: table) else { return }
    guard hasList else { return note(.noWords(table.part), at: value.offset) }
    if !words.contains(word) { note(.unlistedWord(word, table.part, words: .init(words)), at: value.offset) }
    question.answers = [Answer(id: word, text: word, isCorrect: true)]
  }

  // MARK: Advice

  /// Notes gaps in which nothing is right, and words that are right more often than they can be used.
  private mutating func adviseOnGaps(of question: Question, _ table: SourceTable) {
    guard let value = table["gaps"] else { return }
    for gap in question.gaps {
      let part = QuizPart.gap(gap.id, question: question.id)
      let place = fields(value)?.first { $0.key == gap.id }?.value.offset ?? value.offset
      if !gap.question.isMarked { note(.unmarkedGap(part), at: place) }
      adviseOnWeights(of: gap.question, as: part, at: place)
    }
    guard !question.reusesWords else { return }
    let needed = Dictionary(
      question.gaps.filter { $0.kind == .word }.flatMap(\.question.answers).map { ($0.id, 1) }, uniquingKeysWith: +)
    for word in needed.keys.sorted() where needed[word, default: 0] > question.words.count(where: { $0 == word }) {
      note(.scarceWord(word, table.part), at: value.offset)
    }
  }
}

extension Gap.Kind {
  /// The kind of question that marks such a gap.
  package var questionKind: Question.Kind {
    switch self {
    case .text: .text
    case .number: .number
    case .choice, .word: .single
    }
  }
}
