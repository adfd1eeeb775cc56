internal import QuizCore

/// One `<assessmentItem>` of QTI 2, as TAO and others write them.
struct NewItem {
  let tree: XMLTree
  private(set) var findings: [ImportFinding] = []
  let wordings: Wordings
  /// The elements that hold the question's text.
  private(set) var stems: Set<Int> = []
  let responses: [String: NewResponse]
  /// Words that are shown behind the response, by identifier.
  private(set) var feedback: [(id: String, text: String, offset: Int)] = []

  init(tree: XMLTree, wordings: Wordings) {
    self.tree = tree
    self.wordings = wordings
    responses = tree.elements.count > OldItem.mostElements ? [:] : NewResponse.all(in: tree)
  }

  var offset: Int { tree.elements.first?.offset ?? 0 }

  mutating func note(_ problem: ImportProblem, at offset: Int? = nil) {
    findings.append(ImportFinding(problem, at: offset ?? self.offset))
  }

  static let inline: Set<String> = ["textEntryInteraction", "inlineChoiceInteraction"]
  /// Interactions that become a question.
  private static let known: Set<String> = inline.union([
    "choiceInteraction", "orderInteraction", "matchInteraction", "associateInteraction", "extendedTextInteraction",
    "sliderInteraction", "gapMatchInteraction", "hottextInteraction",
  ])

  /// The questions that the item is: one for each of its interactions.
  mutating func read() -> [QuestionDraft] {
    if tree.elements.count > OldItem.mostElements {
      note(.tooLarge(tree.elements.count))
      return []
    }
    guard let body = tree.child("itemBody", of: 0) else {
      note(.unsupportedType("assessmentItem without itemBody"))
      return []
    }
    let all = tree.descendants(of: body, until: ["prompt"]).filter { tree.elements[$0].name.hasSuffix("Interaction") }
    let interactions = all.filter { NewItem.known.contains(tree.elements[$0].name) }
    for other in all where !NewItem.known.contains(tree.elements[other].name) {
      note(.unsupportedType(tree.elements[other].name), at: tree.elements[other].offset)
    }
    tellOfStart()
    tellOfRubrics(body)
    tellOfTranscripts()
    readFeedback()
    // Its numbers are drawn anew for each player, and the right answer with them.
    if let drawn = drawn(in: body) {
      note(.unsupportedType("item with drawn values (\(tree.elements[drawn].name))"), at: tree.elements[drawn].offset)
      return []
    }
    stems.insert(tree.elements[body].offset)
    if interactions.count > QuestionDraft.mostParts {
      note(.tooManyParts(interactions.count))
      return []
    }
    if all.isEmpty { return [draft(body, nil, 0, 0)] }
    let gaps = gaps(among: interactions)
    let parts = interactions.filter { !gaps.contains($0) || $0 == gaps.first }
    if parts.count > 1 { note(.cut(parts.count)) }
    return parts.enumerated().compactMap { index, interaction in
      gaps.contains(interaction)
        ? gapQuestion(body, gaps, index, parts.count) : question(body, interaction, index, parts.count)
    }
  }

  /// The first element that shows or sets a value that is drawn.
  private func drawn(in body: Int) -> Int? {
    let shown = tree.descendants(of: body, until: []).first { tree.elements[$0].name == "printedVariable" }
    return shown ?? tree.elements.indices.first { tree.elements[$0].name == "setCorrectResponse" }
  }

  /// Reports the words in place of a sound, which may give away what is to be heard.
  private mutating func tellOfTranscripts() {
    for (index, element) in tree.elements.enumerated() where element.name == "object" {
      guard element.attributes["type"]?.hasPrefix("audio/") == true else { continue }
      let words = QTIContent(tree: tree, wordings: Wordings()).text(inside: index)
      if words.isEmpty { continue }
      let cure = "write them into the question if players may read them"
      note(.lossy("the words '\(shown(words))' in place of a sound", cure: cure), at: element.offset)
    }
  }

  /// Reports texts for markers.
  private mutating func tellOfRubrics(_ body: Int) {
    for element in tree.descendants(of: body, until: ["rubricBlock"]) {
      let rubric = tree.elements[element]
      guard rubric.name == "rubricBlock", !QTIContent.isForPlayers(rubric) else { continue }
      note(.lossy("a text for \(shown(rubric.attributes["view"] ?? ""))", cure: "keep it elsewhere"), at: rubric.offset)
    }
  }

  // MARK: Text

  /// The item's text for one of its interactions: inline ones as gaps, others without their content.
  mutating func draft(
    _ body: Int, _ asked: Int?, _ index: Int, _ count: Int, gaps: [Int: String] = [:]
  ) -> QuestionDraft {
    var content = QTIContent(tree: tree, wordings: wordings, hasPlace: true)
    let tree = tree
    content.standIn = { element in
      let name = tree.elements[element].name
      if let gap = gaps[element] { return gap }
      if NewItem.inline.contains(name) { return element == asked ? "_____" : "…" }
      if name == "hottext" || name == "gap" { return nil }
      if name == "gapMatchInteraction" || name == "hottextInteraction" { return element == asked ? nil : "" }
      return name.hasSuffix("Interaction") ? "" : nil
    }
    var html = content.html(inside: body)
    if let prompt = asked.flatMap({ tree.child("prompt", of: $0) }) {
      html += "<p>" + content.html(inside: prompt) + "</p>"
    }
    let place = tree.elements[body].offset
    var draft = QuestionDraft(
      .info, content.plain(html, at: place), at: max(offset + index, asked.map { tree.elements[$0].offset } ?? offset),
      textAt: place)
    // A field alone behind the text says nothing more than the kind does.
    let field = "\n" + wordings.written("_____")
    if count == 1, draft.text.hasSuffix(field) { draft.text = draft.text.dropLast(field.count).trimmed }
    draft.markup = wordings.markup
    let title = tree.elements[0].attributes["title"]?.trimmed
    let attributes = tree.elements[0].attributes
    // An id that is no identifier stands beside the one that took its place.
    draft.id = (attributes["toolName"] == "quizrun" ? attributes["label"] : nil) ?? attributes["identifier"]
    draft.isComplete = attributes["toolName"] == "quizrun"
    if draft.text.isEmpty, let title { draft.text = wordings.written(title) }
    if count > 1 { draft.id = draft.id.map { "\($0):c\(index + 1)" } }
    if index == max(0, count - 1), let said = feedback.first(where: { $0.id == "" }) { draft.explanation = said.text }
    return draft
  }

  /// Feedback that is called like an answer belongs to it; a single other one is the explanation.
  private mutating func readFeedback() {
    let content = QTIContent(tree: tree, wordings: wordings)
    let choices = Set(
      tree.elements.filter { ["simpleChoice", "inlineChoice", "hottext"].contains($0.name) }
        .compactMap { $0.attributes["identifier"] })
    let insideOfChoices = Set(
      tree.elements.filter { ["simpleChoice", "inlineChoice", "hottext"].contains($0.name) }.flatMap(\.children))
    var others: [(text: String, offset: Int)] = []
    for (index, element) in tree.elements.enumerated() {
      guard ["modalFeedback", "feedbackBlock", "feedbackInline"].contains(element.name),
        !insideOfChoices.contains(index) || element.name == "modalFeedback"
      else { continue }
      let text = content.text(inside: index)
      let id = element.attributes["identifier"] ?? ""
      if text.isEmpty { continue }
      if choices.contains(id), element.attributes["showHide"] != "hide" {
        feedback.append((id, text, element.offset))
      } else {
        others.append((text, element.offset))
      }
    }
    if others.count == 1, let only = others.first { feedback.append(("", only.text, only.offset)) }
    for other in others where others.count > 1 {
      let cure = "write it as feedback of the answers, or as the explanation"
      note(.lossy("the feedback '\(shown(other.text))'", cure: cure), at: other.offset)
    }
  }

  private mutating func question(_ body: Int, _ interaction: Int, _ index: Int, _ count: Int) -> QuestionDraft? {
    var draft = draft(body, interaction, index, count)
    let before = findings.count { !$0.problem.isWarning }
    let response = responses[tree.elements[interaction].attributes["responseIdentifier"] ?? ""] ?? NewResponse()
    solve(&draft, interaction, response)
    return findings.count { !$0.problem.isWarning } == before ? draft : nil
  }
}
