internal import QuizCore

/// Answers of the types that have them in elements of their own.
extension MoodleQuestion {
  private func answers() -> [Int] { tree.children("answer", of: element) }

  /// The share that an answer earns; without a fraction it earns nothing.
  private mutating func share(_ answer: Int) -> Double {
    let (text, offset) = (tree.elements[answer].attributes["fraction"] ?? "0", tree.elements[answer].offset)
    if let percent = NumberText.read(text) { return NumberText.share(percent: percent) }
    note(.badValue(key: "fraction", found: text, takes: "a number"), at: offset)
    return 0
  }

  private mutating func answer(_ element: Int) -> AnswerDraft { answer(element, text(element)) }

  private mutating func answer(_ element: Int, _ text: String) -> AnswerDraft {
    var answer = AnswerDraft(text, at: tree.elements[element].offset)
    answer.feedback = tree.child("feedback", of: element).map { self.text($0) }
    answer.weigh(share(element))
    return answer
  }

  /// Reads choices: with several right answers they add up; a `multichoiceset` is all or nothing.
  mutating func solveChoice(_ draft: inout QuestionDraft, _ type: String) {
    let isSet = type == "multichoiceset"
    draft.kind = isSet || flag("single") == false ? .multiple : .single
    draft.answers = answers().map { answer($0) }
    draft.keepsOrder = flag("shuffleanswers") == false
    if isSet {
      draft.set("partial", .text(PartialRule.all.rawValue), at: offset)
    } else if draft.kind == .multiple {
      draft.answers = draft.answers.asNet
    }
  }

  mutating func solveSide(_ draft: inout QuestionDraft) {
    draft.kind = .truefalse
    var right: Bool?
    for child in answers() {
      var answer = answer(child)
      guard let side = ["true": true, "false": false][answer.text.trimmed.lowercased()] else {
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

  mutating func solveText(_ draft: inout QuestionDraft) {
    draft.kind = .text
    if let usecase = tree.child("usecase", of: element), tree.elements[usecase].text.trimmed == "1" {
      draft.set("caseSensitive", .bool(true), at: tree.elements[usecase].offset)
    }
    let rules = answers().map { answer($0, typed($0)) }
    if rules.isEmpty { note(.fewAnswers(0), at: offset) }
    draft.solve(byTexts: rules, MoodlePattern.read)
  }

  mutating func solveNumber(_ draft: inout QuestionDraft) {
    draft.kind = .number
    var rules: [AnswerDraft] = []
    for child in answers() {
      var rule = answer(child, typed(child))
      if let problem = rule.becomeNumber(tolerance: tolerance(of: child)) { note(problem, at: rule.offset) }
      rules.append(rule)
    }
    checkNumber(rules)
    draft.solve(byNumbers: rules)
  }

  /// Notes a number without answers, and units, which are lost.
  mutating func checkNumber(_ rules: [AnswerDraft]) {
    if rules.isEmpty { note(.fewAnswers(0), at: offset) }
    if let units = tree.child("units", of: element), !tree.elements[units].children.isEmpty {
      note(.lossy("the units of a number", cure: "name the unit in the question"), at: tree.elements[units].offset)
    }
  }

  private mutating func tolerance(of answer: Int) -> Tolerance {
    guard let child = tree.child("tolerance", of: answer), let text = tree.text("tolerance", of: answer) else {
      return .absolute(0)
    }
    if let tolerance = NumberRange.tolerance(text) { return tolerance }
    if !text.isBlank { note(.noTolerance(text), at: tree.elements[child].offset) }
    return .absolute(0)
  }

  mutating func solveMatch(_ draft: inout QuestionDraft) {
    draft.kind = .match
    for child in tree.children("subquestion", of: element) {
      let place = tree.elements[child].offset
      let right = tree.child("answer", of: child).map { self.right($0) } ?? ""
      let left = text(child)
      if right.isEmpty { continue }
      draft.addPair(left, right, at: place)
    }
  }

  /// The right of a pair: text, unless its element says that it is HTML, as one to be dragged does.
  private func right(_ element: Int) -> String {
    tree.elements[element].attributes["format"] == nil ? literal(element) : text(element)
  }

  /// The fractions of an ordering are places, from 1; without them the order of the file counts.
  mutating func solveOrder(_ draft: inout QuestionDraft) {
    draft.kind = .order
    let places = answers().enumerated().map { index, child in
      (NumberText.read(tree.elements[child].attributes["fraction"] ?? "") ?? Double(index), child)
    }
    draft.answers = places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { _, child in
      AnswerDraft(text(child), at: tree.elements[child].offset)
    }
    for item in answers() {
      guard let child = tree.child("feedback", of: item) else { continue }
      let words = text(child)
      if !words.isEmpty { lostFeedback.append((words, "of an item", tree.elements[child].offset)) }
    }
    for (tag, usual, what, cure) in [
      ("gradingtype", ["ALL_OR_NOTHING", "-1"], "the grading type", "only the whole order earns points"),
      ("selecttype", ["ALL", "0"], "the selection of items", "all items are put in order"),
    ] {
      guard let child = tree.child(tag, of: element), let name = tree.text(tag, of: element), !usual.contains(name)
      else { continue }
      note(.lossy("\(what) '\(shown(name))'", cure: cure), at: tree.elements[child].offset)
    }
  }

  mutating func solveEssay(_ draft: inout QuestionDraft) {
    draft.becomeEssay(at: offset)
    for (name, what) in [("graderinfo", "the notes for graders"), ("responsetemplate", "the text to begin with")] {
      guard let child = tree.child(name, of: element), !text(child).isEmpty else { continue }
      note(.lossy(what, cure: "keep it elsewhere"), at: tree.elements[child].offset)
    }
  }
}

extension AnswerDraft {
  /// Turns the text into a number with a tolerance; `*` stands for any other value. Returns the problem when it is not
  /// a number.
  mutating func becomeNumber(tolerance: Tolerance) -> ImportProblem? {
    defer { text = "" }
    if text == "*" {
      rule = [SourceField("otherwise", .bool(true), at: offset)]
      return nil
    }
    guard let value = NumberText.read(text) else { return .notANumber(text) }
    rule = NumberRange.fields(value, tolerance, at: offset)
    return nil
  }
}
