internal import QuizCore

/// The kind of an item of QTI 1.2: by Canvas' word for it, or else by its responses.
extension OldItem {
  mutating func solve(_ draft: QuestionDraft, _ responses: [Response], _ scoring: OldScoring) -> [QuestionDraft] {
    var draft = draft
    let type = metadata["question_type"] ?? metadata["cc_profile"] ?? metadata["qmd_itemtype"] ?? ""
    switch type {
    case "text_only_question": return [draft]
    case "essay_question", "cc.essay.v0p1", "Essay":
      draft.becomeEssay(at: offset)
      return [draft]
    case "categorization_question": return solveCategories(&draft, responses, scoring)
    case "fill_in_multiple_blanks_question", "multiple_dropdowns_question":
      return gaps(draft, responses, scoring, type)
    case "calculated_question", "formula_question":
      if solveFormula(&draft) { return [draft] }
      note(.unsupportedType(type))
      return []
    case "file_upload_question", "hot_spot_question", "hotspot_question":
      note(.unsupportedType(type))
      return []
    default: break
    }
    if responses.isEmpty { return [draft] }
    if type == "matching_question" { return solveMatch(&draft, responses, scoring) }
    if responses.count == 1 { return solve(&draft, responses[0], scoring, type) ? [draft] : [] }
    if responses.allSatisfy({ $0.typed == nil && !$0.name.isEmpty }) { return solveMatch(&draft, responses, scoring) }
    let areGaps = responses.allSatisfy { !$0.isOrdered && !$0.takesSeveral && ($0.typed != nil || !$0.choices.isEmpty) }
    return areGaps ? gaps(draft, responses, scoring, type) : cut(draft, responses, scoring, type)
  }

  mutating func solve(
    _ draft: inout QuestionDraft, _ response: Response, _ scoring: OldScoring, _ type: String
  ) -> Bool {
    if response.isOrdered {
      solveOrder(&draft, response, scoring)
    } else if let typed = response.typed {
      let isNumber = type == "numerical_question" || ["integer", "decimal", "scientific"].contains(typed)
      isNumber ? solveNumber(&draft, response, scoring) : solveText(&draft, response, scoring)
    } else if response.choices.isEmpty {
      note(.unsupportedType(type.isEmpty ? "item without choices" : type))
      return false
    } else if type == "true_false_question" || type == "cc.true_false.v0p1" || response.sides != nil,
      let sides = response.sides
    {
      solveSide(&draft, response, sides, scoring)
    } else {
      solveChoice(&draft, response, scoring, isMultiple: response.takesSeveral)
    }
    return true
  }

  // MARK: Choices

  mutating func solveChoice(
    _ draft: inout QuestionDraft, _ response: Response, _ scoring: OldScoring, isMultiple: Bool
  ) {
    draft.kind = isMultiple ? .multiple : .single
    draft.keepsOrder = true
    let shares = scoring.shares(of: response.id)
    let adds = scoring.conditions.contains { $0.adds && $0.score ?? 0 != 0 }
    draft.answers = response.choices.map { choice in
      var answer = AnswerDraft(choice.text, at: choice.offset)
      let share = shares.first { $0.value == choice.id }?.share ?? 0
      if isMultiple && !adds { answer.isCorrect = share > 0 } else { answer.weigh(share) }
      answer.feedback = scoring.feedback(for: choice.id, id: choice.id)
      return answer
    }
    if isMultiple, adds { draft.answers = draft.answers.asNet }
  }

  private mutating func solveSide(
    _ draft: inout QuestionDraft, _ response: Response, _ sides: [String: Bool], _ scoring: OldScoring
  ) {
    draft.kind = .truefalse
    let right = scoring.shares(of: response.id).first { $0.share > 0 }.flatMap { sides[$0.value] }
    guard let right else { return note(.noRightAnswer) }
    draft.correct = SourceValue(Content.bool(right), at: offset)
    for choice in response.choices {
      guard let side = sides[choice.id], let said = scoring.feedback(for: choice.id, id: choice.id) else { continue }
      draft.addFeedback(said, of: side, at: choice.offset)
    }
  }

  private mutating func solveOrder(_ draft: inout QuestionDraft, _ response: Response, _ scoring: OldScoring) {
    draft.kind = .order
    let order = scoring.conditions.first { $0.score ?? 0 > 0 && !$0.values.isEmpty }?.values.map(\.value) ?? []
    let places = order.compactMap { id in response.choices.first { $0.id == id } }
    if places.count < response.choices.count { return note(.noRightAnswer) }
    draft.answers = places.map { AnswerDraft($0.text, at: $0.offset) }
  }

  // MARK: Typed

  mutating func solveText(_ draft: inout QuestionDraft, _ response: Response, _ scoring: OldScoring) {
    let shares = scoring.shares(of: response.id)
    if shares.isEmpty { return draft.becomeEssay(at: offset) }
    draft.kind = .text
    if shares.contains(where: \.isExact) { draft.set("caseSensitive", .bool(true), at: response.offset) }
    draft.solve(
      byTexts: shares.map { given in
        var rule = AnswerDraft(given.pattern, at: response.offset)
        rule.weigh(given.share)
        rule.feedback = scoring.feedback(for: given.value)
        return rule
      }
    ) { $0 }
  }

  mutating func solveNumber(_ draft: inout QuestionDraft, _ response: Response, _ scoring: OldScoring) {
    draft.kind = .number
    var rules: [AnswerDraft] = []
    for condition in scoring.conditions {
      guard let score = condition.score, score > 0 else { continue }
      let exact = condition.values.lazy.compactMap { NumberText.read($0.value) }.first
      var rule = AnswerDraft("", at: response.offset)
      rule.weigh(NumberText.share(percent: 100 * score / scoring.most))
      rule.feedback = condition.links.lazy.compactMap { scoring.feedback[$0] }.first { !$0.isEmpty }
      if let low = condition.low, let high = condition.high, low <= high {
        let middle = NumberRange.between(low, high).middle
        rules += rule.rules(for: exact.flatMap { (low...high).contains($0) ? $0 : nil } ?? middle, from: low, to: high)
      } else if let exact {
        rules.append(rule.near(exact, .absolute(0)))
      }
    }
    if rules.isEmpty { return note(.noRightAnswer) }
    draft.solve(byNumbers: rules)
  }

  // MARK: Several places

  private mutating func solveMatch(
    _ draft: inout QuestionDraft, _ responses: [Response], _ scoring: OldScoring
  ) -> [QuestionDraft] {
    draft.kind = .match
    var used: Set<String> = []
    for response in responses {
      let right = scoring.shares(of: response.id).first { $0.share > 0 }?.value
      guard let choice = response.choices.first(where: { $0.id == right }) else {
        note(.noRightAnswer, at: response.offset)
        continue
      }
      used.insert(choice.text)
      draft.pairs.append((response.name, choice.text, response.offset))
    }
    for choice in responses.first?.choices ?? [] where used.insert(choice.text).inserted {
      draft.extra.append(SourceValue(Content.text(choice.text), at: choice.offset))
    }
    return [draft]
  }

  /// Reads categories as a match: each item is a left, its category the right.
  private mutating func solveCategories(
    _ draft: inout QuestionDraft, _ responses: [Response], _ scoring: OldScoring
  ) -> [QuestionDraft] {
    draft.kind = .match
    var categories: [String: String] = [:]
    for response in responses {
      for given in scoring.shares(of: response.id) where categories[given.value] == nil {
        categories[given.value] = response.name
      }
    }
    for choice in responses.first?.choices ?? [] {
      if let category = categories[choice.id] {
        draft.pairs.append((choice.text, category, choice.offset))
      } else {
        note(.lossy("the item '\(shown(choice.text))' of no category", cure: "it is left out"), at: choice.offset)
      }
    }
    note(.lossy("points for whole categories", cure: "each item earns its part of them"))
    return [draft]
  }

  /// A question for each place to respond: `[name]` in the text is the one of that name.
  private mutating func cut(
    _ draft: QuestionDraft, _ responses: [Response], _ scoring: OldScoring, _ type: String
  ) -> [QuestionDraft] {
    if responses.count > QuestionDraft.mostParts {
      note(.tooManyParts(responses.count))
      return []
    }
    let points = metadata["points_possible"].flatMap(NumberText.read) ?? 1
    if responses.count > 1 { note(.cut(responses.count)) }
    return responses.enumerated().compactMap { index, response in
      var part = QuestionDraft(
        .text, text(of: draft.text, responses, asking: index), at: max(draft.offset + index, response.offset),
        textAt: draft.textOffset)
      part.markup = draft.markup
      part.id = responses.count == 1 ? draft.id : draft.id.map { "\($0):c\(index + 1)" }
      let share = points / Double(responses.count)
      if share != 1 { part.set("points", .numeric(share), at: response.offset) }
      if index == responses.count - 1 { part.explanation = draft.explanation }
      if type == "fill_in_multiple_blanks_question", response.typed == nil {
        part.accept = response.choices.map { SourceValue(Content.text(Marking.pattern(of: $0.text)), at: $0.offset) }
        return part
      }
      return solve(&part, response, scoring.scoped(to: response.id), type) ? part : nil
    }
  }

  private func text(of whole: String, _ responses: [Response], asking number: Int) -> String {
    var text = whole
    var isThere = false
    for (index, response) in responses.enumerated() where !response.name.isEmpty {
      let mark = "[\(response.name)]"
      if index == number { isThere = text.contains(mark) }
      text = text.replacing(mark, with: index == number ? wordings.written("_____") : "…")
    }
    let name = responses[number].name
    return isThere || responses.count == 1 ? text : text + "\n" + (name.isEmpty ? "(\(number + 1))" : name)
  }
}

extension OldItem.Response {
  var sides: [String: Bool]? { QTIContent.sides(choices.map { ($0.id, $0.text) }) }
}

extension QTIContent {
  /// Which choices say true and false, when there are these two alone.
  static func sides(_ choices: [(id: String, text: String)]) -> [String: Bool]? {
    guard choices.count == 2 else { return nil }
    let words = ["true": true, "false": false, "wahr": true, "falsch": false, "richtig": true]
    let sides = choices.compactMap { choice in words[choice.text.lowercased()].map { (choice.id, $0) } }
    guard sides.count == 2, sides[0].1 != sides[1].1 else { return nil }
    return Dictionary(sides) { first, _ in first }
  }
}

extension QuestionDraft {
  /// Multiplies its points.
  mutating func multiplyPoints(by factor: Double) {
    var points = 1.0
    if let index = others.firstIndex(where: { $0.key == "points" }) {
      switch others[index].value.content {
      case .int(let value): points = Double(value)
      case .number(let value): points = value
      default: break
      }
      others.remove(at: index)
    }
    if points * factor != 1 { set("points", .numeric(points * factor), at: offset) }
  }
}
