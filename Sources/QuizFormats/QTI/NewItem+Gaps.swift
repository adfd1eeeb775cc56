internal import QuizCore

/// Texts with gaps in QTI 2: inline choices, several text entries, and gaps that texts are put into.
extension NewItem {
  /// The class of a field that quizrun wrote as a gap, even where it is the only one.
  static let gapClass = "quizrun-gap"

  /// The inline interactions that are gaps of one text; a single text entry is a question of its own.
  func gaps(among interactions: [Int]) -> [Int] {
    let inline = interactions.filter { NewItem.inline.contains(tree.elements[$0].name) }
    let isGap = inline.contains { element in
      tree.elements[element].name == "inlineChoiceInteraction"
        || tree.elements[element].attributes["class"] == NewItem.gapClass
    }
    return inline.count > 1 || isGap ? inline : []
  }

  /// The text with all its gaps; nil, with findings, when one of them cannot be read.
  mutating func gapQuestion(_ body: Int, _ elements: [Int], _ index: Int, _ count: Int) -> QuestionDraft? {
    var ids: [Int: String] = [:]
    for (place, element) in elements.enumerated() {
      let attributes = tree.elements[element].attributes
      let own = attributes["class"] == NewItem.gapClass ? attributes["label"] : nil
      ids[element] = own ?? String(place + 1)
    }
    var draft = draft(body, elements.first, index, count, gaps: ids.mapValues { MarkupText.escaped("[[\($0)]]") })
    let before = findings.count { !$0.problem.isWarning }
    draft.kind = .gaps
    for element in elements {
      let response = responses[tree.elements[element].attributes["responseIdentifier"] ?? ""] ?? NewResponse()
      tell(response)
      draft.gaps.append(gap(element, ids[element] ?? "", response))
    }
    let points = draft.gaps.reduce(0) { $0 + $1.weight }
    let isOwn = tree.elements[0].attributes["toolName"] == "quizrun"
    if points != 1, !isOwn { draft.set("points", .numeric(points), at: draft.offset) }
    return findings.count { !$0.problem.isWarning } == before ? draft : nil
  }

  private mutating func gap(_ element: Int, _ id: String, _ response: NewResponse) -> GapDraft {
    let place = tree.elements[element].offset
    var gap = GapDraft(id, .single, at: place)
    gap.weight = (response.worth ?? normalMaximum).flatMap { $0 > 0 ? $0 : nil } ?? 1
    if tree.elements[element].name == "inlineChoiceInteraction" {
      gap.solution.answers = choices(element, "inlineChoice").map { choice in
        var answer = AnswerDraft(choice.text, at: choice.offset)
        answer.weigh(response.share(choice.id))
        answer.feedback = feedback.first { $0.id == choice.id }?.text
        return answer
      }
      return gap
    }
    let isNumber = ["float", "integer"].contains(response.baseType) || isNumber(response)
    gap.solution.kind = isNumber ? .number : .text
    if isNumber {
      gap.solution.solve(byNumbers: numbers(response, at: place))
    } else {
      if response.isExact { gap.solution.set("caseSensitive", .bool(true), at: place) }
      gap.solution.solve(byTexts: texts(response, at: place)) { $0 }
    }
    if gap.solution.accept.isEmpty, gap.solution.answers.isEmpty, gap.solution.correct == nil {
      note(.noRightAnswer, at: place)
    }
    return gap
  }

  /// Reads gaps that texts are put into: the texts are the question's words.
  mutating func solveGapMatch(_ draft: inout QuestionDraft, _ interaction: Int, _ response: NewResponse) {
    let inside = tree.descendants(of: interaction, until: [])
    let elements = inside.filter { tree.elements[$0].name == "gap" }
    let own = elements.map { tree.elements[$0].attributes["identifier"] ?? "" }
    var marks: [Int: String] = [:]
    for (place, element) in elements.enumerated() { marks[element] = "[[\(place + 1)]]" }
    let elementsOfItem = tree.elements
    var content = QTIContent(tree: tree, wordings: wordings)
    let (prompt, asked) = (tree.child("prompt", of: interaction), content)
    content.standIn = { element in
      if let mark = marks[element] { return mark }
      if element == prompt { return "<p>\(asked.html(inside: element))</p>" }
      let name = elementsOfItem[element].name
      return ["gapText", "gapImg"].contains(name) || name.hasSuffix("Interaction") && element != interaction ? "" : nil
    }
    if let body = tree.child("itemBody", of: 0) {
      draft.text = content.plain(content.html(inside: body), at: draft.textOffset)
    }
    draft.kind = .gaps
    let words = choices(interaction, "gapText")
    for (place, id) in own.enumerated() {
      let right = response.pairs.compactMap { a, b in b == id ? a : a == id ? b : nil }
      guard let word = words.first(where: { right.contains($0.id) }) else {
        note(.noRightAnswer, at: tree.elements[elements[place]].offset)
        continue
      }
      var gap = GapDraft.word(String(place + 1), word.text, at: word.offset)
      let points = response.mapped.first { $0.key == "\(word.id) \(id)" || $0.key == "\(id) \(word.id)" }?.value ?? 0
      if points > 0, Set(response.mapped.map(\.value).filter { $0 > 0 }).count > 1 { gap.weight = points }
      draft.gaps.append(gap)
    }
    takeWords(words, elements.count, into: &draft)
  }

  /// The words: one without a limit is as often there as there are gaps.
  private func takeWords(_ words: [Choice], _ count: Int, into draft: inout QuestionDraft) {
    let most = words.map { word -> Int in
      let attributes = tree.elements[word.element].attributes
      let most = attributes["matchMax"].flatMap(Int.init) ?? 1
      return most <= 0 || most >= max(2, count) ? 0 : most
    }
    if !words.isEmpty, most.allSatisfy({ $0 == 0 }) {
      draft.set("reuse", .bool(true), at: draft.offset)
      draft.words = words.map { SourceValue(Content.text($0.text), at: $0.offset) }
      return
    }
    draft.words = zip(words, most).flatMap { word, most in
      Array(repeating: SourceValue(Content.text(word.text), at: word.offset), count: most == 0 ? max(1, count) : most)
    }
  }
}
