internal import QuizCore

/// One question of a Markdown quiz while its lines are gathered.
struct MarkdownQuestion {
  let offset: Int
  private let isHeading: Bool
  private let attributes: MarkdownAttributes?
  private let category: String?
  private var text: [String]
  private var explanation: [String] = []
  private var choices: [Choice] = []
  private var responses: [(share: Double, answer: AnswerDraft)] = []
  private var items: [AnswerDraft] = []
  private var pairs: [(left: String, right: String, offset: Int)] = []
  private var extra: [SourceValue] = []
  private var image: (path: String, alt: String, offset: Int)?
  private var wasBlank = false
  /// The spaces before the last answer.
  private var lastIndentation = 0
  private(set) var findings: [ImportFinding] = []

  private struct Choice {
    var answer: AnswerDraft
    var isRadio: Bool
  }

  init(_ line: MarkdownLine, isHeading: Bool, category: String?) {
    var heading = line.text
    attributes = MarkdownAttributes.take(from: &heading)
    text = [heading.unescapedMarkdown]
    offset = line.offset
    self.isHeading = isHeading
    self.category = category
  }

  /// Whether numbered lines are things to be put in order: below a heading, when there are no other answers.
  var takesOrder: Bool { isHeading && choices.isEmpty && responses.isEmpty && pairs.isEmpty }

  var hasAnswers: Bool { !(choices.isEmpty && responses.isEmpty && items.isEmpty && pairs.isEmpty) }

  mutating func take(_ line: MarkdownLine) {
    let plain = line.text.unescapedMarkdown
    switch line.kind {
    case .blank, .heading, .fence: if !hasAnswers { text.append("") }
    case .answer(let isRight, let isRadio, let share):
      var answer = AnswerDraft(plain, at: line.offset)
      if let share { answer.weigh(share) } else { answer.isCorrect = isRight }
      choices.append(Choice(answer: answer, isRadio: isRadio))
      lastIndentation = line.indentation
    case .numbered, .indentedNumber: items.append(AnswerDraft(plain, at: line.offset))
    case .item: takeItem(line)
    case .quote: takeQuote(plain, isIndented: line.indentation > lastIndentation)
    case .response(let share):
      lastIndentation = line.indentation
      responses.append((share, AnswerDraft(plain, at: line.offset)))
    case .image(let alt): if image == nil { image = (line.text, alt, line.offset) }
    case .text where line.indentation == 0 && hasAnswers && wasBlank: explanation.append(plain)
    case .text: takeText(plain)
    }
    wasBlank = line.kind == .blank
  }

  private mutating func takeItem(_ line: MarkdownLine) {
    guard let arrow = line.text.range(ofText: "->") else { return takeText("- " + line.text.unescapedMarkdown) }
    let left = line.text[..<arrow.lowerBound].trimmed.unescapedMarkdown
    let right = line.text[arrow.upperBound...].trimmed.unescapedMarkdown
    if left.isEmpty {
      extra.append(SourceValue(Content.text(right), at: line.offset))
    } else {
      pairs.append((left, right, line.offset))
    }
  }

  /// Indented, a quotation is about the answer above it; else it explains the whole.
  private mutating func takeQuote(_ line: String, isIndented: Bool) {
    guard isIndented, hasAnswers else { return explanation.append(line) }
    if !choices.isEmpty {
      choices[choices.count - 1].answer.feedback.append(line: line)
    } else if !responses.isEmpty {
      responses[responses.count - 1].answer.feedback.append(line: line)
    }
  }

  /// Before the answers, a line belongs to the question; behind them to the answer above.
  private mutating func takeText(_ line: String) {
    if !hasAnswers {
      text.append(line)
    } else if !choices.isEmpty {
      choices[choices.count - 1].answer.text += "\n" + line
    } else if !items.isEmpty {
      items[items.count - 1].text += "\n" + line
    }
  }

  /// A line of a block of code, its fences included.
  mutating func takeVerbatim(_ line: String) { takeText(line) }

  // MARK: The end

  /// The question; nil when it has no answers, or something was noted.
  mutating func finished() -> QuestionDraft? {
    while text.last?.isEmpty == true { text.removeLast() }
    let kind = kind()
    guard let kind else { return nil }
    var draft = QuestionDraft(kind, text.joined(separator: "\n").trimmed, at: offset)
    draft.category = category
    draft.explanation = explanation.isEmpty ? nil : explanation.joined(separator: "\n").trimmed
    draft.id = attributes?.id
    describe(&draft)
    solve(&draft)
    return findings.contains { !$0.problem.isWarning } ? nil : draft
  }

  private mutating func note(_ problem: ImportProblem, at place: Int? = nil) {
    findings.append(ImportFinding(problem, at: place ?? offset))
  }

  /// As the attributes say, else by the answers; nil without any.
  private mutating func kind() -> Question.Kind? {
    if let name = attributes?.values.first(where: { $0.key == "kind" })?.value {
      if let kind = Question.Kind(rawValue: name) { return kind }
      note(.unknownKind(name, kinds: Question.Kind.allCases.map(\.rawValue)))
      return nil
    }
    if !choices.isEmpty {
      if choices.map({ $0.answer.text.lowercased() }).sorted() == ["false", "true"],
        choices.count(where: { $0.answer.isCorrect }) == 1
      {
        return .truefalse
      }
      let rights = choices.count { $0.answer.isCorrect || ($0.answer.fraction ?? 0) > 0 }
      return rights > 1 && !choices.contains(where: { $0.isRadio }) ? .multiple : .single
    }
    if !pairs.isEmpty { return .match }
    if !responses.isEmpty { return responses.allSatisfy { isNumber($0.answer.text) } ? .number : .text }
    return items.isEmpty ? nil : .order
  }

  private func isNumber(_ text: String) -> Bool { NumberRange.read(MarkdownQuestion.range(text)) != nil }

  /// `3 ± 0.5` as GIFT's `3:0.5`.
  private static func range(_ text: String) -> String {
    text.replacing("+-", with: ":").replacing("+/-", with: ":").replacing("±", with: ":").filter { $0 != " " }
  }

  private mutating func describe(_ draft: inout QuestionDraft) {
    if let image {
      draft.set("image", .text(image.path), at: image.offset)
      if !image.alt.isEmpty { draft.set("imageAlt", .text(image.alt), at: image.offset) }
    }
    for (key, value) in attributes?.values ?? [] {
      switch key {
      case "kind", "correct", "tolerance": continue
      case "id": draft.id = value
      case "category": draft.category = value
      case "labels":
        let labels = value.split(separator: "|").map { SourceValue(Content.text($0.trimmed), at: offset) }
        draft.set(key, .list(labels), at: offset)
      case "caseSensitive": draft.set(key, .bool(value == "true"), at: offset)
      case _ where TableColumn.texts.contains(key): draft.set(key, .text(value), at: offset)
      case _ where TableColumn.numbers.contains(key):
        if let number = NumberText.read(value) {
          draft.set(key, .numeric(number), at: offset)
        } else {
          note(.badValue(key: key, found: value, takes: "a number"))
        }
      default: note(.unknownKey(key, keys: TableColumn.names))
      }
    }
  }

  private mutating func solve(_ draft: inout QuestionDraft) {
    switch draft.kind {
    case .single, .multiple: draft.answers = choices.map(\.answer.trimmed)
    case .truefalse: solveSide(&draft)
    case .order: draft.answers = items
    case .match: (draft.pairs, draft.extra) = (pairs, extra)
    case .text: solveText(&draft)
    case .number: solveNumber(&draft)
    case .range: solveRange(&draft)
    case .info: break
    }
  }

  private mutating func solveSide(_ draft: inout QuestionDraft) {
    for choice in choices {
      guard let side = ["true": true, "false": false][choice.answer.text.lowercased()] else {
        note(.badValue(key: "answer", found: choice.answer.text, takes: "True or False"), at: choice.answer.offset)
        continue
      }
      if choice.answer.isCorrect { draft.correct = SourceValue(Content.bool(side), at: choice.answer.offset) }
      guard let feedback = choice.answer.feedback else { continue }
      var answer = AnswerDraft("", at: choice.answer.offset)
      answer.id = String(side)
      answer.feedback = feedback
      draft.answers.append(answer)
    }
  }

  private mutating func solveText(_ draft: inout QuestionDraft) {
    if responses.allSatisfy({ $0.share == 1 && $0.answer.feedback == nil }) {
      draft.accept = responses.map { SourceValue(Content.text($0.answer.text), at: $0.answer.offset) }
      return
    }
    draft.answers = responses.map { share, answer in
      var rule = answer
      rule.weigh(share)
      rule.rule = [SourceField("accept", .text(answer.text), at: answer.offset)]
      rule.text = ""
      return rule
    }
  }

  private mutating func solveNumber(_ draft: inout QuestionDraft) {
    var rules: [AnswerDraft] = []
    for (share, answer) in responses {
      var rule = answer
      rule.weigh(share)
      if answer.text == "*" {
        rule.rule = [SourceField("otherwise", .bool(true), at: answer.offset)]
      } else if let (value, tolerance) = NumberRange.read(MarkdownQuestion.range(answer.text)) {
        rule.rule = NumberRange.fields(value, tolerance, at: answer.offset)
      } else {
        note(.notANumber(answer.text), at: answer.offset)
      }
      rule.text = ""
      rules.append(rule)
    }
    draft.solve(byNumbers: rules)
  }

  private mutating func solveRange(_ draft: inout QuestionDraft) {
    guard let response = responses.first else { return }
    guard let (value, tolerance) = NumberRange.read(MarkdownQuestion.range(response.answer.text)) else {
      return note(.notANumber(response.answer.text), at: response.answer.offset)
    }
    draft.correct = SourceValue(Content.numeric(value), at: response.answer.offset)
    if tolerance != 0 { draft.tolerance = SourceValue(Content.numeric(tolerance), at: response.answer.offset) }
  }
}

extension String? {
  /// Adds a line to what is there.
  fileprivate mutating func append(line: String) {
    self = map { $0 + "\n" + line } ?? line
  }
}
