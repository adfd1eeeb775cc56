internal import QuizCore

/// One `<question>` of Moodle XML.
struct MoodleQuestion {
  let tree: XMLTree
  let element: Int
  /// The destination of embedded files.
  let shelf: MediaShelf
  private(set) var findings: [ImportFinding] = []
  let wordings: Wordings
  /// Words for responses as a whole, with the names of their elements.
  var lostFeedback: [(words: String, name: String, offset: Int)] = []

  init(tree: XMLTree, element: Int, shelf: MediaShelf, wordings: Wordings) {
    self.tree = tree
    self.element = element
    self.shelf = shelf
    self.wordings = wordings
  }

  var offset: Int { tree.elements[element].offset }

  mutating func note(_ problem: ImportProblem, at offset: Int) {
    findings.append(ImportFinding(problem, at: offset))
  }

  /// The question, or its parts; empty, with a finding, when it is unreadable.
  mutating func read(_ type: String) -> [QuestionDraft] {
    let stem = tree.child("questiontext", of: element)
    var draft = QuestionDraft(
      .info, stem.map(text) ?? "", at: offset, textAt: stem.map { tree.elements[$0].offset })
    describe(&draft)
    let isKnown = solve(&draft, type)
    if !isKnown { note(.unsupportedType(type), at: offset) }
    takeFeedback()
    placePictures(&draft)
    findings += wordings.recordings
    draft.translations = wordings.translations
    draft.markup = wordings.markup
    if !isKnown { return [] }
    if MoodleQuestion.gapTypes.contains(type) { return cloze(draft) }
    return findings.contains { !$0.problem.isWarning } ? [] : [draft]
  }

  static let gapTypes: Set<String> = ["cloze", "multianswer"]

  /// Gives the question its kind and its answers; false for a type that has no place here.
  private mutating func solve(_ draft: inout QuestionDraft, _ type: String) -> Bool {
    switch type {
    case "multichoice", "multichoiceset": solveChoice(&draft, type)
    case "truefalse": solveSide(&draft)
    case "shortanswer": solveText(&draft)
    case "numerical": solveNumber(&draft)
    case "matching", "ddmatch": solveMatch(&draft)
    case "ordering": solveOrder(&draft)
    case "gapselect": solveGaps(&draft, choices: "selectoption")
    case "ddwtos": solveGaps(&draft, choices: "dragbox")
    case "essay": solveEssay(&draft)
    case let type where MoodleQuestion.calculatedTypes.contains(type): solveCalculated(&draft, type)
    case "description": draft.kind = .info
    default: return MoodleQuestion.gapTypes.contains(type)
    }
    return true
  }

  // MARK: Texts and numbers

  /// The element that holds the text of another.
  func holder(_ element: Int) -> Int { tree.child("text", of: element) ?? element }

  /// The text of an element that has a `<text>`, in the form of the question.
  func text(_ element: Int) -> String {
    let inner = tree.elements[holder(element)]
    let hasPlace = ["questiontext", "answer"].contains(tree.elements[element].name)
    return format(of: element).read(inner.text, wordings, at: inner.offset, hasPlace: hasPlace)
  }

  /// The text of an element that Moodle compares as it is written.
  func typed(_ element: Int) -> String {
    let inner = tree.elements[holder(element)]
    return wordings.typed(inner.text, at: inner.offset)
  }

  /// The text of an element that Moodle shows as it is written: the right of a pair.
  func literal(_ element: Int) -> String {
    let inner = tree.elements[holder(element)]
    return wordings.literal(inner.text, at: inner.offset)
  }

  func format(of element: Int) -> GiftTextFormat {
    switch tree.elements[element].attributes["format"] ?? "moodle_auto_format" {
    case "html": return .html
    case "plain_text": return .plain
    case "markdown": return .markdown
    default: return .moodle
    }
  }

  private func text(_ name: String) -> String? {
    let text = tree.child(name, of: element).map { self.text($0) } ?? ""
    return text.isEmpty ? nil : text
  }

  /// Whether an element says yes: `1`, `true`, or by being there; nil without it.
  func flag(_ name: String) -> Bool? {
    tree.child(name, of: element).map { !["0", "false"].contains(tree.elements[$0].text.trimmed.lowercased()) }
  }

  private mutating func number(_ name: String) -> (value: Double, offset: Int)? {
    guard let child = tree.child(name, of: element), !tree.elements[child].text.isBlank else { return nil }
    let (text, offset) = (tree.elements[child].text.trimmed, tree.elements[child].offset)
    if let value = NumberText.read(text) { return (value, offset) }
    note(.badValue(key: name, found: text, takes: "a number"), at: offset)
    return nil
  }

  // MARK: What all types have

  private mutating func describe(_ draft: inout QuestionDraft) {
    draft.id = text("idnumber") ?? text("name")
    draft.explanation = text("generalfeedback")
    if let (points, offset) = number("defaultgrade"), points != 1 { draft.set("points", .numeric(points), at: offset) }
    let hints = tree.children("hint", of: element).filter { !text($0).isEmpty }
    if let first = hints.first { draft.set("hint", .text(text(first)), at: tree.elements[first].offset) }
    if hints.count > 1 {
      note(.lossy("more than one hint", cure: "the first is taken"), at: tree.elements[hints[1]].offset)
    }
    takeTags(&draft)
  }

  /// The points of a Cloze that quizrun wrote, which Moodle gives the points of its weights.
  var pointsInTags: Double? {
    guard let list = tree.child("tags", of: element) else { return nil }
    return tree.children("tag", of: list).lazy.compactMap { points(inTag: tree.elements[holder($0)].text.trimmed) }
      .first
  }

  private func points(inTag tag: String) -> Double? {
    guard tag.hasPrefix("points:"), MoodleQuestion.gapTypes.contains(tree.elements[element].attributes["type"] ?? "")
    else { return nil }
    return NumberText.read(tag.dropFirst(7))
  }

  private func takeTags(_ draft: inout QuestionDraft) {
    guard let list = tree.child("tags", of: element) else { return }
    var tags: [SourceValue] = []
    for child in tree.children("tag", of: list) {
      // A tag is no text with a format.
      let tag = tree.elements[holder(child)].text.trimmed
      if tag.isEmpty { continue }
      if tag.hasPrefix("difficulty:") {
        draft.set("difficulty", .text(tag.dropFirst(11).trimmed), at: offset)
      } else if points(inTag: tag) != nil {
        continue
      } else {
        tags.append(SourceValue(Content.text(tag), at: offset))
      }
    }
    if !tags.isEmpty { draft.data.append(SourceField("tags", .list(tags), at: offset)) }
  }

  /// Moodle's own standard feedback, in the most frequent languages; it adds nothing.
  private static let standardFeedback: Set<String> = [
    "your answer is correct.", "your answer is partially correct.", "your answer is incorrect.",
    "die antwort ist richtig.", "die antwort ist teilweise richtig.", "die antwort ist falsch.",
    "votre réponse est correcte.", "votre réponse est partiellement correcte.", "votre réponse est incorrecte.",
    "respuesta correcta", "respuesta parcialmente correcta.", "respuesta incorrecta.", "risposta corretta.",
    "risposta parzialmente esatta.", "risposta errata.", "sua resposta está correta.",
    "sua resposta está parcialmente correta.", "sua resposta está incorreta.", "je antwoord is correct.",
    "je antwoord is gedeeltelijk correct.", "je antwoord is onjuist.",
    "ihre antwort ist richtig.", "ihre antwort ist teilweise richtig.", "ihre antwort ist falsch.",
  ]

  /// Gathers words for all right, partly right and wrong responses, which have no place.
  private mutating func takeFeedback() {
    for name in ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"] {
      guard let child = tree.child(name, of: element) else { continue }
      let words = text(child)
      if words.isEmpty || MoodleQuestion.standardFeedback.contains(words.lowercased()) { continue }
      lostFeedback.append((words, name, tree.elements[child].offset))
    }
  }
}
