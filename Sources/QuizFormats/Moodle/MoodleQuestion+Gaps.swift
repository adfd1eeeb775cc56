internal import HTMLEntities
internal import QuizCore

/// Questions with gaps in their text.
extension MoodleQuestion {
  // MARK: Cloze

  /// Divides a Cloze into a question for each of its gaps: the text with that gap to fill in.
  ///
  /// The picture goes with each, the general feedback with the last.
  mutating func cut(_ draft: QuestionDraft) -> [QuestionDraft] {
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
    note(.cut(cloze.gaps.count), at: offset)
    let marked = format(of: stem).plain(cloze.marked, wordings, at: inner.offset)
    return cloze.gaps.indices.compactMap { question(cloze, $0, draft, marked, format(of: stem), at: inner.offset) }
  }

  private mutating func question(
    _ cloze: ClozeText, _ index: Int, _ whole: QuestionDraft, _ marked: String, _ format: GiftTextFormat, at start: Int
  ) -> QuestionDraft? {
    let gap = cloze.gaps[index]
    let place = max(start + gap.start, whole.offset + index)
    var draft = QuestionDraft(.text, ClozeText.filled(marked, asking: index + 1), at: place, textAt: start)
    draft.id = whole.id.map { "\($0):c\(index + 1)" }
    draft.others = whole.others.filter { $0.key != "points" }
    draft.data = whole.data
    if gap.weight != 1 { draft.set("points", .numeric(gap.weight), at: place) }
    if index == cloze.gaps.count - 1 { draft.explanation = whole.explanation }
    let rules = gap.alternatives.map { alternative in
      let text = gap.kind.isTyped ? typed(alternative.text) : format.plain(alternative.text, wordings, at: start)
      var rule = AnswerDraft(text, at: place)
      rule.feedback = alternative.feedback.map { format.plain($0, wordings, at: start) }
      rule.weigh(alternative.share)
      return rule
    }
    let isWhole = solve(&draft, gap.kind, rules)
    draft.translations = wordings.translations
    if let parts = wordings.translations[marked] {
      draft.translations[draft.text] = parts.map { ($0.language, ClozeText.filled($0.text, asking: index + 1)) }
    }
    return isWhole ? draft : nil
  }

  /// The accepted text of a gap: HTML editors escape its signs, and nothing in it is markup.
  private func typed(_ text: String) -> String {
    decodeHTMLEntities(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Reads a gap's answers; false, with a finding, when one is invalid.
  private mutating func solve(_ draft: inout QuestionDraft, _ kind: ClozeText.Kind, _ rules: [AnswerDraft]) -> Bool {
    var rules = rules
    switch kind {
    case .text(let isExact):
      draft.kind = .text
      if isExact { draft.set("caseSensitive", .bool(true), at: draft.offset) }
      draft.solve(byTexts: rules, MoodlePattern.read)
    case .choice(let isMultiple, let isShuffled):
      draft.kind = isMultiple ? .multiple : .single
      draft.keepsOrder = !isShuffled
      draft.answers = isMultiple ? rules.asNet : rules
    case .number:
      draft.kind = .number
      for index in rules.indices {
        let halves = rules[index].text.split(separator: ":", maxSplits: 1).map(String.init)
        rules[index].text = halves.first ?? ""
        let tolerance = halves.count == 2 ? NumberRange.tolerance(halves[1]) : .absolute(0)
        if tolerance == nil { note(.noTolerance(halves[1]), at: draft.offset) }
        if let problem = rules[index].becomeNumber(tolerance: tolerance ?? .absolute(0)) {
          note(problem, at: draft.offset)
          return false
        }
      }
      draft.solve(byNumbers: rules)
    }
    if rules.isEmpty { note(.fewAnswers(0), at: draft.offset) }
    return !rules.isEmpty
  }

  // MARK: Choices and gaps apart

  /// Reads `[[1]]` in the text, with the choices below it: each gap is a left, its content the right.
  mutating func solveGaps(_ draft: inout QuestionDraft, choices name: String) {
    draft.kind = .match
    let choices = tree.children(name, of: element).map { (text($0), tree.elements[$0].offset) }
    let groups = Set(tree.children(name, of: element).map { tree.text("group", of: $0) ?? "1" })
    var output = ""
    var rest = draft.text[...]
    while let open = rest.firstRange(of: "[["), let close = rest[open.upperBound...].firstRange(of: "]]") {
      let word = rest[open.upperBound..<close.lowerBound]
      output += rest[..<open.lowerBound]
      rest = rest[close.upperBound...]
      guard let number = Int(word) else {
        output += "[[" + word + "]]"
        continue
      }
      guard choices.indices.contains(number - 1) else {
        note(
          .badValue(key: "[[\(number)]]", found: String(word), takes: "the number of a choice"), at: draft.textOffset)
        continue
      }
      let left = "[\(draft.pairs.count + 1)]"
      output += left
      draft.pairs.append((left, choices[number - 1].0, choices[number - 1].1))
    }
    draft.text = (output + rest).trimmed
    var used = Set(draft.pairs.map(\.right))
    for (text, place) in choices where !text.isEmpty && used.insert(text).inserted {
      draft.extra.append(SourceValue(Content.text(text), at: place))
    }
    if groups.count > 1 {
      note(.lossy("the groups of choices", cure: "all choices are offered for each gap"), at: offset)
    }
    note(.gapsMatched, at: offset)
  }
}
