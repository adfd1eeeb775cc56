internal import HTMLEntities
internal import QuizCore

/// Questions with gaps in their text.
extension MoodleQuestion {
  // MARK: Cloze

  /// Reads a Cloze as one text with gaps, which are worth their weights together.
  ///
  /// A gap to which several answers are right becomes a question of its own behind it.
  mutating func cloze(_ whole: QuestionDraft) -> [QuestionDraft] {
    guard let stem = tree.child("questiontext", of: element) else { return [] }
    let inner = tree.elements[holder(stem)]
    let cloze = ClozeText(inner.text)
    for (type, start) in cloze.unknown { note(.unsupportedType("cloze, \(type)"), at: inner.offset + start) }
    if cloze.gaps.count > QuestionDraft.mostParts {
      note(.tooManyParts(cloze.gaps.count), at: inner.offset)
      return []
    }
    if cloze.gaps.isEmpty {
      if cloze.unknown.isEmpty { note(.noGap, at: inner.offset) }
      return []
    }
    let marked = format(of: stem).read(cloze.marked, wordings, at: inner.offset, hasPlace: true)
    let several = cloze.gaps.indices.filter { cloze.gaps[$0].kind.isMultiple }
    var draft = whole
    draft.kind = .gaps
    draft.textOffset = inner.offset
    draft.text = ClozeText.gapped(marked, without: several)
    draft.others.removeAll { $0.key == "points" }
    var isWhole = true
    for index in cloze.gaps.indices where !several.contains(index) {
      guard let gap = gap(cloze.gaps[index], String(index + 1), format(of: stem), at: inner.offset) else {
        isWhole = false
        continue
      }
      draft.gaps.append(gap)
    }
    let points = pointsInTags ?? draft.gaps.reduce(0) { $0 + $1.weight }
    if points != 1 { draft.set("points", .numeric(points), at: offset) }
    translate(&draft, from: marked) { ClozeText.gapped($0, without: several) }
    guard isWhole else { return [] }
    let others = several.compactMap { choice(cloze, $0, whole, marked, format(of: stem), at: inner.offset) }
    return (draft.gaps.isEmpty ? [] : [draft]) + others
  }

  private func translate(_ draft: inout QuestionDraft, from marked: String, _ written: (String) -> String) {
    draft.translations = wordings.translations
    guard let parts = wordings.translations[marked] else { return }
    draft.translations[draft.text] = parts.map { ($0.language, written($0.text)) }
  }

  private func rules(_ gap: ClozeText.Gap, _ format: GiftTextFormat, at start: Int, _ place: Int) -> [AnswerDraft] {
    gap.alternatives.map { alternative in
      let text = gap.kind.isTyped ? typed(alternative.text) : format.read(alternative.text, wordings, at: start)
      var rule = AnswerDraft(text, at: place)
      rule.feedback = alternative.feedback.map { format.read($0, wordings, at: start) }
      rule.weigh(alternative.share)
      return rule
    }
  }

  /// A gap of the text; nil, with a finding, when it has no valid answer.
  private mutating func gap(_ gap: ClozeText.Gap, _ id: String, _ format: GiftTextFormat, at start: Int) -> GapDraft? {
    let place = start + gap.start
    var draft = GapDraft(id, .single, at: place)
    draft.weight = gap.weight
    let rules = rules(gap, format, at: start, place)
    switch gap.kind {
    case .text(let isExact):
      draft.solution.kind = .text
      if isExact { draft.solution.set("caseSensitive", .bool(true), at: place) }
      draft.solution.solve(byTexts: rules, MoodlePattern.read)
    case .number:
      draft.solution.kind = .number
      guard let numbers = numbers(rules, at: place) else { return nil }
      draft.solution.solve(byNumbers: numbers)
    case .choice(_, let isShuffled):
      draft.solution.answers = isShuffled ? rules.sortedByText : rules
    }
    if rules.isEmpty { note(.fewAnswers(0), at: place) }
    return rules.isEmpty ? nil : draft
  }

  /// The rules of a number, each `value:tolerance`; nil, with a finding, when one is none.
  private mutating func numbers(_ rules: [AnswerDraft], at place: Int) -> [AnswerDraft]? {
    var rules = rules
    for index in rules.indices {
      let halves = rules[index].text.split(separator: ":", maxSplits: 1).map(String.init)
      rules[index].text = halves.first ?? ""
      let tolerance = halves.count == 2 ? NumberRange.tolerance(halves[1]) : .absolute(0)
      if tolerance == nil { note(.noTolerance(halves[1]), at: place) }
      if let problem = rules[index].becomeNumber(tolerance: tolerance ?? .absolute(0)) {
        note(problem, at: place)
        return nil
      }
    }
    return rules
  }

  /// The accepted text of a gap: HTML editors escape its signs, and nothing in it is markup.
  private func typed(_ text: String) -> String {
    decodeHTMLEntities(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A gap to which several answers are right, as a question: the text with a line in its place.
  private mutating func choice(
    _ cloze: ClozeText, _ index: Int, _ whole: QuestionDraft, _ marked: String, _ format: GiftTextFormat, at start: Int
  ) -> QuestionDraft? {
    let gap = cloze.gaps[index]
    let place = max(start + gap.start, whole.offset + index)
    note(.severalInGap(index + 1), at: place)
    var draft = QuestionDraft(
      .multiple, ClozeText.filled(marked, asking: index + 1, gap: wordings.written("_____")), at: place,
      textAt: start)
    draft.id = whole.id.map { "\($0):c\(index + 1)" }
    draft.others = whole.others.filter { $0.key != "points" }
    draft.data = whole.data
    if gap.weight != 1 { draft.set("points", .numeric(gap.weight), at: place) }
    if case .choice(_, let isShuffled) = gap.kind { draft.keepsOrder = !isShuffled }
    draft.answers = rules(gap, format, at: start, place).asNet
    translate(&draft, from: marked) { ClozeText.filled($0, asking: index + 1, gap: wordings.written("_____")) }
    if draft.answers.isEmpty { note(.fewAnswers(0), at: place) }
    return draft.answers.isEmpty ? nil : draft
  }

  // MARK: Choices and gaps apart

  /// Reads `[[1]]` in the text, with the choices below it.
  ///
  /// A gap of `gapselect` offers the choices of its group; in `ddwtos` words are put into the gaps.
  mutating func solveGaps(_ draft: inout QuestionDraft, choices name: String) {
    draft.kind = .gaps
    let choices = tree.children(name, of: element).map { child in
      GapChoice(
        text: text(child), group: tree.text("group", of: child) ?? "1", offset: tree.elements[child].offset,
        isInfinite: tree.child("infinite", of: child).map { tree.elements[$0].text.trimmed != "0" } ?? false)
    }
    let isShuffled = flag("shuffleanswers") ?? false
    var output = ""
    var rest = draft.text[...]
    while let open = rest.firstRange(of: "[["), let close = rest[open.upperBound...].firstRange(of: "]]") {
      let word = rest[open.upperBound..<close.lowerBound]
      output += rest[..<open.lowerBound]
      rest = rest[close.upperBound...]
      guard let number = Int(word) else {
        output += "[ [" + word + "] ]"
        continue
      }
      guard choices.indices.contains(number - 1) else {
        note(
          .badValue(key: "[[\(number)]]", found: String(word), takes: "the number of a choice"), at: draft.textOffset)
        continue
      }
      let id = String(draft.gaps.count + 1)
      output += "[[\(id)]]"
      draft.gaps.append(
        name == "selectoption"
          ? select(id, choices[number - 1], choices, isShuffled)
          : .word(id, choices[number - 1].text, at: choices[number - 1].offset))
    }
    draft.text = (output + rest).trimmed
    if name == "dragbox" { takeWords(of: choices, into: &draft, isShuffled) }
  }

  /// A choice that gaps share.
  private struct GapChoice {
    var text: String
    var group: String
    var offset: Int
    /// Whether it may go into any number of gaps.
    var isInfinite: Bool
  }

  /// A list of the choices of a group, one of which is right.
  private func select(_ id: String, _ right: GapChoice, _ choices: [GapChoice], _ isShuffled: Bool) -> GapDraft {
    var gap = GapDraft(id, .single, at: right.offset)
    let answers = choices.filter { $0.group == right.group && !$0.text.isEmpty }.map { choice in
      var answer = AnswerDraft(choice.text, at: choice.offset)
      answer.isCorrect = choice.text == right.text
      return answer
    }
    gap.solution.answers = isShuffled ? answers.sortedByText : answers
    return gap
  }

  /// The words of all boxes: one that may be used without end is as often there as there are gaps.
  private mutating func takeWords(of choices: [GapChoice], into draft: inout QuestionDraft, _ isShuffled: Bool) {
    var words = choices.filter { !$0.text.isEmpty }
    if !words.isEmpty, words.allSatisfy(\.isInfinite) {
      draft.set("reuse", .bool(true), at: offset)
    } else {
      words = words.flatMap { Array(repeating: $0, count: $0.isInfinite ? max(1, draft.gaps.count) : 1) }
    }
    if isShuffled { words.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) } }
    draft.words = words.map { SourceValue(Content.text($0.text), at: $0.offset) }
    if Set(choices.map(\.group)).count > 1 {
      note(.lossy("the groups of choices", cure: "all words are offered for each gap"), at: offset)
    }
  }
}
