internal import QuizCore

/// The answers of a question, and its attributes.
extension MarkdownQuestion {
  mutating func describe(_ draft: inout QuestionDraft) {
    if let image {
      draft.set("image", .text(image.path), at: image.offset)
      if !image.alt.isEmpty { draft.set("imageAlt", .text(image.alt), at: image.offset) }
    }
    for (key, value) in attributes?.values ?? [] {
      switch key {
      case "kind": continue
      case "markup" where TextMarkup(rawValue: value) != nil: continue
      case "markup": note(.badValue(key: key, found: value, takes: "plain or markdown"))
      case "id": draft.id = value
      case "category": draft.category = value
      case "explanation": if draft.explanation == nil { draft.explanation = value }
      case "tolerance":
        let tolerance = NumberRange.tolerance(value)
        draft.tolerance = tolerance.flatMap { NumberRange.content($0, at: offset) }.map { SourceValue($0, at: offset) }
        if tolerance == nil { note(.badValue(key: key, found: value, takes: "0.5, 5% or x2")) }
      case "labels":
        let labels = value.split(separator: "|", omittingEmptySubsequences: false).map { label in
          SourceValue(Content.text(MarkdownText.plain(label)), at: offset)
        }
        draft.set(key, .list(labels), at: offset)
      case "caseSensitive", "accents":
        if ["true", "false"].contains(value) {
          draft.set(key, .bool(value == "true"), at: offset)
        } else {
          note(.badValue(key: key, found: value, takes: "true or false"))
        }
      case "signs" where ["exact", "plain"].contains(value): draft.set(key, .text(value), at: offset)
      case "signs": note(.badValue(key: key, found: value, takes: "exact or plain"))
      case "typos" where Int(value) != nil: draft.set(key, .int(Int(value) ?? 0), at: offset)
      case "typos": note(.badValue(key: key, found: value, takes: "a whole number"))
      case _ where TableColumn.texts.contains(key):
        if !draft.others.contains(where: { $0.key == key }) { draft.set(key, .text(value), at: offset) }
      case _ where TableColumn.numbers.contains(key):
        if let number = NumberText.read(value) {
          draft.set(key, .numeric(number), at: offset)
        } else {
          note(.badValue(key: key, found: value, takes: "a number"))
        }
      default:
        note(
          .unknownKey(
            key,
            keys: ["id", "kind", "markup", "tolerance", "labels", "caseSensitive", "typos", "accents", "signs"]
              + TableColumn.texts
              + TableColumn.numbers)
        )
      }
    }
  }

  mutating func solve(_ draft: inout QuestionDraft) {
    tellOfStrays(draft.kind)
    switch draft.kind {
    case .single, .multiple: solveChoice(&draft)
    case .truefalse: solveSide(&draft)
    case .order: draft.answers = items.map { answer($0) }
    case .match: solveMatch(&draft)
    case .gaps, .info: break
    case .text: solveText(&draft)
    case .number: solveNumber(&draft)
    case .range: solveRange(&draft)
    }
  }

  /// Answers of another kind than the question has.
  private mutating func tellOfStrays(_ kind: Question.Kind) {
    var strays: [MarkdownLine] = []
    let isChoice = [.single, .multiple, .truefalse].contains(kind)
    if !isChoice { strays += choices.map(\.line) }
    if kind != .order { strays += items.map(\.line) }
    if kind != .match { strays += pairs }
    if kind == .range { strays += responses.dropFirst().map(\.line) }
    if ![.text, .number, .range].contains(kind), !isChoice || choices.isEmpty { strays += responses.map(\.line) }
    for line in strays { note(.strayAnswer(line.written, kind: kind.rawValue), at: line.offset) }
  }

  private func answer(_ choice: Choice) -> AnswerDraft {
    var answer = AnswerDraft(said(choice), at: choice.line.offset)
    answer.feedback = choice.feedback.isEmpty ? nil : said(choice.feedback)
    return answer
  }

  /// Shares of a choice of any number stay shares, all of the points and none among them: they add up.
  private mutating func solveChoice(_ draft: inout QuestionDraft) {
    draft.answers = choices.map { choice in
      var answer = answer(choice)
      answer.isCorrect = choice.box.isRight
      guard let share = choice.box.share else { return answer }
      if draft.kind == .multiple || choice.box.isRight || share == 0 {
        answer.fraction = share
      } else {
        answer.weigh(share)
      }
      return answer
    }
  }

  /// `Answer: B` below boxes says which of them is right.
  mutating func markByResponse() {
    let areLettered = areLettered
    for response in responses {
      guard
        let (rights, rest) = MarkdownKey.rights(
          response.plain, among: choices.map(\.plain), areLettered: areLettered)
      else {
        // A word that begins an explanation too.
        if response.isKey, response.plain.count > 1 || choices.contains(where: \.box.isRight) {
          explanation.add(response.line.written)
        } else {
          let takes = "an answer's number (1), letter (A) or text"
          note(.badValue(key: "Answer", found: response.plain, takes: takes), at: response.line.offset)
        }
        continue
      }
      if !rest.isEmpty { explanation.add(rest) }
      let marked = choices.indices.filter { choices[$0].box.isRight }
      if marked.isEmpty {
        for right in rights { choices[right].box.isRight = true }
      } else if marked != rights.sorted() {
        note(.contradiction(response.plain), at: response.line.offset)
      }
    }
    responses = []
  }

  private mutating func solveSide(_ draft: inout QuestionDraft) {
    for choice in choices {
      guard let side = ["true": true, "false": false][choice.plain.lowercased()] else {
        note(.badValue(key: "answer", found: choice.plain, takes: "True or False"), at: choice.line.offset)
        continue
      }
      if choice.box.isRight { draft.correct = SourceValue(Content.bool(side), at: choice.line.offset) }
      if choice.feedback.isEmpty, choice.box.share == nil { continue }
      var answer = AnswerDraft("", at: choice.line.offset)
      answer.id = String(side)
      answer.feedback = choice.feedback.isEmpty ? nil : said(choice.feedback)
      answer.fraction = choice.box.share
      draft.answers.append(answer)
    }
  }

  private mutating func solveMatch(_ draft: inout QuestionDraft) {
    for line in pairs {
      guard let arrow = MarkdownText.range(of: "->", in: line.text) else { continue }
      let bytes = Array(line.text.utf8)
      let (left, right) = (side(bytes[..<arrow.lowerBound]), side(bytes[arrow.upperBound...]))
      draft.addPair(left, right, at: line.offset)
    }
  }

  private func side(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return markup == .markdown ? text.trimmedMarkdown : MarkdownText.plain(text)
  }

  // MARK: What is typed

  private func rule(_ response: Response) -> AnswerDraft {
    var rule = AnswerDraft("", at: response.line.offset)
    rule.weigh(response.share)
    rule.feedback = response.feedback.isEmpty ? nil : said(response.feedback)
    if response.isOtherwise { rule.rule = [SourceField("otherwise", .bool(true), at: response.line.offset)] }
    return rule
  }

  private mutating func solveText(_ draft: inout QuestionDraft) {
    if responses.allSatisfy({ $0.share == 1 && $0.feedback.isEmpty && !$0.isOtherwise }) {
      draft.accept = responses.map { SourceValue(Content.text($0.plain), at: $0.line.offset) }
      return
    }
    draft.answers = responses.map { response in
      var rule = rule(response)
      if !response.isOtherwise { rule.rule = [SourceField("accept", .text(response.plain), at: response.line.offset)] }
      return rule
    }
  }

  private mutating func solveNumber(_ draft: inout QuestionDraft) {
    var rules: [AnswerDraft] = []
    for response in responses {
      var rule = rule(response)
      if response.plain == "*" {
        rule.rule = [SourceField("otherwise", .bool(true), at: response.line.offset)]
      } else if let number = MarkdownNumber(response.plain, at: response.line.offset) {
        rule.rule = number.fields(at: response.line.offset)
      } else if !response.isOtherwise {
        note(.notANumber(response.plain), at: response.line.offset)
      }
      rules.append(rule)
    }
    let tolerance = draft.tolerance
    draft.solve(byNumbers: rules)
    if draft.correct != nil { draft.tolerance = draft.tolerance ?? tolerance }
  }

  private mutating func solveRange(_ draft: inout QuestionDraft) {
    guard let response = responses.first else { return }
    guard let number = MarkdownNumber(response.plain, at: response.line.offset) else {
      return note(.notANumber(response.plain), at: response.line.offset)
    }
    draft.correct = SourceValue(Content.numeric(number.value), at: response.line.offset)
    if let tolerance = number.tolerance { draft.tolerance = SourceValue(tolerance, at: response.line.offset) }
  }
}

extension MarkdownQuestion.Response {
  /// Whether it is a number, or stands for every other one.
  var isNumber: Bool { isOtherwise || MarkdownNumber(plain) != nil }
}
