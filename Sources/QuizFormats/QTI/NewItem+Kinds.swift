internal import QuizCore

/// Each interaction of QTI 2 as a kind of question.
extension NewItem {
  mutating func solve(_ draft: inout QuestionDraft, _ interaction: Int, _ response: NewResponse) {
    // Where quizrun wrote gaps, their points are weights.
    let isOwnGaps = draft.isComplete && tree.elements[interaction].name == "gapMatchInteraction"
    if let points = isOwnGaps ? 1 : response.worth ?? normalMaximum, points > 0, points != 1 {
      draft.set("points", .numeric(points), at: draft.offset)
    }
    tell(response)
    switch tree.elements[interaction].name {
    case "choiceInteraction": solveChoice(&draft, interaction, response, "simpleChoice")
    case "inlineChoiceInteraction": solveChoice(&draft, interaction, response, "inlineChoice")
    case "hottextInteraction": solveChoice(&draft, interaction, response, "hottext")
    case "textEntryInteraction": solveEntry(&draft, interaction, response)
    case "extendedTextInteraction": solveEssay(&draft, at: draft.offset)
    case "orderInteraction": solveOrder(&draft, interaction, response)
    case "sliderInteraction": solveSlider(&draft, interaction, response)
    case "matchInteraction":
      let sets = tree.children("simpleMatchSet", of: interaction).map { choices($0, "simpleAssociableChoice") }
      solvePairs(&draft, response, sets.first ?? [], sets.dropFirst().first ?? [])
    case "gapMatchInteraction": solveGapMatch(&draft, interaction, response)
    case "associateInteraction":
      let all = choices(interaction, "simpleAssociableChoice")
      let lefts = Set(response.pairs.map(\.0))
      solvePairs(&draft, response, all.filter { lefts.contains($0.id) }, all.filter { !lefts.contains($0.id) })
    default: note(.unsupportedType(tree.elements[interaction].name))
    }
  }

  typealias Choice = (id: String, text: String, offset: Int, element: Int)

  func choices(_ parent: Int, _ name: String) -> [Choice] {
    let content = QTIContent(tree: tree, wordings: wordings, hasPlace: name == "simpleChoice")
    return tree.descendants(of: parent, until: []).filter { tree.elements[$0].name == name }.map { element in
      (
        tree.elements[element].attributes["identifier"] ?? "", content.text(inside: element),
        tree.elements[element].offset,
        element
      )
    }
  }

  // MARK: Choices

  private mutating func solveChoice(
    _ draft: inout QuestionDraft, _ interaction: Int, _ response: NewResponse, _ name: String
  ) {
    draft.kind = response.isSingle ? .single : .multiple
    draft.keepsOrder = true
    let choices = choices(interaction, name)
    if let sides = QTIContent.sides(choices.map { ($0.id, $0.text) }), response.isSingle,
      let right = choices.first(where: { response.share($0.id) == 1 })
    {
      return solveSide(&draft, choices, sides, right.id)
    }
    let content = QTIContent(tree: tree, wordings: wordings)
    draft.answers = choices.map { choice in
      var answer = AnswerDraft(choice.text, at: choice.offset)
      let share = response.share(choice.id)
      if response.isSingle || !response.mapped.isEmpty { answer.weigh(share) } else { answer.isCorrect = share > 0 }
      let inside = tree.child("feedbackInline", of: choice.element).map { content.text(inside: $0) }
      answer.feedback = inside ?? feedback.first { $0.id == choice.id }?.text
      return answer
    }
    pin(&draft, choices, interaction)
    guard !response.isSingle else { return }
    if response.mapped.isEmpty {
      // Compared as a whole, a response is right or wrong.
      draft.set("partial", .text(PartialRule.all.rawValue), at: draft.offset)
    } else {
      draft.answers = draft.answers.asNet
    }
  }

  /// Choices at the end that stay where they are while others are shuffled stay last.
  private mutating func pin(_ draft: inout QuestionDraft, _ choices: [Choice], _ interaction: Int) {
    let fixed = choices.map { tree.elements[$0.element].attributes["fixed"] == "true" }
    let last = fixed.lastIndex(of: false).map { $0 + 1 } ?? 0
    for index in draft.answers.indices where index >= last { draft.answers[index].isPinnedLast = true }
    guard tree.elements[interaction].attributes["shuffle"] == "true" else { return }
    if let place = fixed.prefix(last).firstIndex(of: true) {
      let cure = "only answers at the end can have a fixed place"
      note(.lossy("the place of '\(shown(choices[place].text))'", cure: cure), at: choices[place].offset)
    }
  }

  private mutating func solveSide(
    _ draft: inout QuestionDraft, _ choices: [Choice], _ sides: [String: Bool], _ right: String
  ) {
    draft.kind = .truefalse
    draft.correct = sides[right].map { SourceValue(Content.bool($0), at: draft.offset) }
    let content = QTIContent(tree: tree, wordings: wordings)
    for choice in choices {
      let inside = tree.child("feedbackInline", of: choice.element).map { content.text(inside: $0) }
      guard let side = sides[choice.id], let said = inside ?? feedback.first(where: { $0.id == choice.id })?.text else {
        continue
      }
      draft.addFeedback(said, of: side, at: choice.offset)
    }
  }

  private mutating func solveOrder(_ draft: inout QuestionDraft, _ interaction: Int, _ response: NewResponse) {
    draft.kind = .order
    let choices = choices(interaction, "simpleChoice")
    let places = response.correct.compactMap { id in choices.first { $0.id == id } }
    if places.count < choices.count { return note(.noRightAnswer, at: draft.offset) }
    draft.answers = places.map { AnswerDraft($0.text, at: $0.offset) }
  }

  // MARK: Pairs

  private mutating func solvePairs(
    _ draft: inout QuestionDraft, _ response: NewResponse, _ first: [Choice], _ second: [Choice]
  ) {
    draft.kind = .match
    var lefts: [String: Choice] = [:]
    for choice in first { lefts[choice.id] = choice }
    var rights: [String: Choice] = [:]
    for choice in second { rights[choice.id] = choice }
    var used: Set<String> = []
    for (a, b) in response.pairs {
      guard let left = lefts[a] ?? lefts[b], let right = rights[b] ?? rights[a] else { continue }
      used.insert(right.text)
      draft.pairs.append((left.text, right.text, left.offset))
    }
    let paired = Set(draft.pairs.map(\.left))
    for choice in first where !paired.contains(choice.text) {
      note(.lossy("'\(shown(choice.text))', which belongs to nothing", cure: "it is left out"), at: choice.offset)
    }
    for choice in second where used.insert(choice.text).inserted {
      draft.extra.append(SourceValue(Content.text(choice.text), at: choice.offset))
    }
  }
}

extension NewResponse {
  /// The two identifiers of each right pair.
  var pairs: [(String, String)] {
    let values = correct.isEmpty ? mapped.filter { $0.value > 0 }.map(\.key) : correct
    return values.compactMap { value in
      let halves = value.split(separator: " ").map(String.init)
      return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
  }
}
