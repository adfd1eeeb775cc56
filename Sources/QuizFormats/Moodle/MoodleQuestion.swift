internal import QuizCore

/// One `<question>` of Moodle XML.
struct MoodleQuestion {
  let tree: XMLTree
  let element: Int
  private(set) var findings: [ImportFinding] = []
  private let wordings = Wordings()

  init(tree: XMLTree, element: Int) {
    self.tree = tree
    self.element = element
  }

  private var offset: Int { tree.elements[element].offset }

  private mutating func note(_ problem: ImportProblem, at offset: Int) {
    findings.append(ImportFinding(problem, at: offset))
  }

  /// The question; nil when it could not be read, which was noted.
  mutating func read(_ type: String) -> QuestionDraft? {
    let stem = tree.child("questiontext", of: element)
    var draft = QuestionDraft(
      .info, stem.map(text) ?? "", at: offset, textAt: stem.map { tree.elements[$0].offset })
    describe(&draft)
    switch type {
    case "multichoice": solveChoice(&draft)
    case "truefalse": solveSide(&draft)
    case "shortanswer": solveText(&draft)
    case "numerical": solveNumber(&draft)
    case "matching": solveMatch(&draft)
    case "ordering": solveOrder(&draft)
    case "description": draft.kind = .info
    case "essay":
      draft.kind = .text
      note(.lossy("the marking of an essay", cure: "it is asked, and earns no points"), at: offset)
    default: note(.unsupportedType(type), at: offset)
    }
    if !tellsOfFiles() { findings += wordings.findings }
    draft.translations = wordings.translations
    return findings.contains { !$0.problem.isWarning } ? nil : draft
  }

  /// The text of an element that has a `<text>`, without its markup.
  private func text(_ element: Int) -> String {
    let inner = tree.child("text", of: element) ?? element
    let text = tree.elements[inner].text
    let format: GiftTextFormat
    switch tree.elements[element].attributes["format"] ?? "moodle_auto_format" {
    case "html": format = .html
    case "plain_text", "markdown": format = .plain
    default: format = .moodle
    }
    return format.plain(text, wordings, at: tree.elements[inner].offset)
  }

  private func text(_ name: String) -> String? {
    let text = tree.child(name, of: element).map { self.text($0) } ?? ""
    return text.isEmpty ? nil : text
  }

  private mutating func number(_ name: String) -> (value: Double, offset: Int)? {
    guard let child = tree.child(name, of: element), !tree.elements[child].text.isBlank else { return nil }
    let (text, offset) = (tree.elements[child].text.trimmed, tree.elements[child].offset)
    if let value = NumberText.read(text) { return (value, offset) }
    note(.badValue(key: name, found: text, takes: "a number"), at: offset)
    return nil
  }

  private mutating func describe(_ draft: inout QuestionDraft) {
    draft.id = text("idnumber") ?? text("name")
    draft.explanation = text("generalfeedback")
    if let (points, offset) = number("defaultgrade"), points != 1 { draft.set("points", .numeric(points), at: offset) }
    let hints = tree.children("hint", of: element)
    if let first = hints.first, !text(first).isEmpty {
      draft.set("hint", .text(text(first)), at: tree.elements[first].offset)
    }
    if hints.count > 1 {
      note(.lossy("more than one hint", cure: "the first is taken"), at: tree.elements[hints[1]].offset)
    }
    guard let list = tree.child("tags", of: element) else { return }
    var tags: [SourceValue] = []
    for child in tree.children("tag", of: list) {
      let tag = text(child)
      if tag.isEmpty { continue }
      if tag.hasPrefix("difficulty:") {
        draft.set("difficulty", .text(tag.dropFirst(11).trimmed), at: offset)
      } else {
        tags.append(SourceValue(Content.text(tag), at: offset))
      }
    }
    if !tags.isEmpty { draft.set("data", .map([SourceField("tags", .list(tags), at: offset)]), at: offset) }
  }

  /// Tells of a file in the question or one of its answers; false when there is none.
  private mutating func tellsOfFiles() -> Bool {
    let holders = [element] + tree.elements[element].children
    for holder in holders {
      guard let file = tree.child("file", of: holder) else { continue }
      let cure = "save it beside the quiz and name it as 'image'"
      note(.lossy("a file inside the question", cure: cure), at: tree.elements[file].offset)
      return true
    }
    return false
  }

  // MARK: Answers

  private func answers() -> [Int] { tree.children("answer", of: element) }

  /// The share that an answer earns; without a fraction it is 1 for `fallback`.
  private mutating func share(_ answer: Int) -> Double {
    let (text, offset) = (tree.elements[answer].attributes["fraction"] ?? "0", tree.elements[answer].offset)
    if let percent = NumberText.read(text) { return NumberText.share(percent: percent) }
    note(.badValue(key: "fraction", found: text, takes: "a number"), at: offset)
    return 0
  }

  private mutating func answer(_ element: Int) -> AnswerDraft {
    var answer = AnswerDraft(text(element), at: tree.elements[element].offset)
    answer.feedback = tree.child("feedback", of: element).map { text($0) }
    answer.weigh(share(element))
    return answer
  }

  private mutating func solveChoice(_ draft: inout QuestionDraft) {
    let single = tree.child("single", of: element).map { tree.elements[$0].text.trimmed.lowercased() }
    let isSingle = single == nil || single == "true" || single == "1"
    draft.kind = isSingle ? .single : .multiple
    draft.answers = answers().map { answer($0) }
    let shuffles = tree.child("shuffleanswers", of: element).map { tree.elements[$0].text.trimmed.lowercased() }
    draft.keepsOrder = shuffles == "false" || shuffles == "0"
    if !isSingle { draft.answers = draft.answers.asNet }
  }

  private mutating func solveSide(_ draft: inout QuestionDraft) {
    draft.kind = .truefalse
    var right: Bool?
    for child in answers() {
      var answer = answer(child)
      guard let side = ["true": true, "false": false][answer.text.lowercased()] else {
        note(.badValue(key: "answer", found: answer.text, takes: "true or false"), at: answer.offset)
        continue
      }
      if answer.isCorrect { right = side }
      answer.id = String(side)
      answer.text = ""
      answer.isCorrect = false
      answer.fraction = nil
      if answer.feedback?.isEmpty == false { draft.answers.append(answer) }
    }
    guard let right else { return note(.noRightAnswer, at: offset) }
    draft.correct = SourceValue(Content.bool(right), at: offset)
  }

  private mutating func solveText(_ draft: inout QuestionDraft) {
    draft.kind = .text
    if let usecase = tree.child("usecase", of: element), tree.elements[usecase].text.trimmed == "1" {
      draft.set("caseSensitive", .bool(true), at: tree.elements[usecase].offset)
    }
    let rules = answers().map { answer($0) }
    if rules.isEmpty { note(.fewAnswers(0), at: offset) }
    if rules.allSatisfy({ $0.isCorrect && ($0.feedback ?? "").isEmpty }) {
      draft.accept = rules.map { SourceValue(Content.text($0.text), at: $0.offset) }
      return
    }
    draft.answers = rules.map { rule in
      var rule = rule
      rule.rule = [SourceField("accept", .text(rule.text), at: rule.offset)]
      rule.text = ""
      return rule
    }
  }

  private mutating func solveNumber(_ draft: inout QuestionDraft) {
    draft.kind = .number
    var rules: [AnswerDraft] = []
    for child in answers() {
      var rule = answer(child)
      if rule.text == "*" {
        rule.rule = [SourceField("otherwise", .bool(true), at: rule.offset)]
      } else if let value = NumberText.read(rule.text) {
        let text = tree.child("tolerance", of: child).map { tree.elements[$0].text.trimmed } ?? "0"
        rule.rule = NumberRange.fields(value, abs(NumberText.read(text) ?? 0), at: rule.offset)
      } else {
        note(.notANumber(rule.text), at: rule.offset)
      }
      rule.text = ""
      rules.append(rule)
    }
    if rules.isEmpty { note(.fewAnswers(0), at: offset) }
    if let units = tree.child("units", of: element), !tree.elements[units].children.isEmpty {
      note(.lossy("the units of a number", cure: "name the unit in the question"), at: tree.elements[units].offset)
    }
    draft.solve(byNumbers: rules)
  }

  private mutating func solveMatch(_ draft: inout QuestionDraft) {
    draft.kind = .match
    for child in tree.children("subquestion", of: element) {
      let place = tree.elements[child].offset
      let right = tree.child("answer", of: child).map { text($0) } ?? ""
      let left = text(child)
      if right.isEmpty { continue }
      if left.isEmpty {
        draft.extra.append(SourceValue(Content.text(right), at: place))
      } else {
        draft.pairs.append((left, right, place))
      }
    }
  }

  /// The fractions of an ordering are places, from 1; without them the order of the file counts.
  private mutating func solveOrder(_ draft: inout QuestionDraft) {
    draft.kind = .order
    let places = answers().enumerated().map { index, child in
      (NumberText.read(tree.elements[child].attributes["fraction"] ?? "") ?? Double(index), child)
    }
    draft.answers = places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { _, child in
      AnswerDraft(text(child), at: tree.elements[child].offset)
    }
  }
}
