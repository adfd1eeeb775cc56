/// Answers with letters, and what says which answer is right elsewhere than in a box.
extension MarkdownQuestion {
  /// True when lettered lines are answers: there are no others yet, and no explanation.
  var takesLetters: Bool { responses.isEmpty && (choices.isEmpty || areLettered) && !isExplaining }

  /// Whether the answers have letters: all of them do, or none.
  var areLettered: Bool { choices.last?.letter != nil }

  mutating func takeLetter(_ letter: MarkdownLetter, _ line: MarkdownLine) {
    if choices.isEmpty { demote() }
    var choice = Choice(line: line, letter: letter, text: MarkdownBlock(local(letter.text, of: line)))
    choice.box.isRight = letter.isRight
    choices.append(choice)
    lastIndentation = line.indentation
  }

  /// Another word for `Answer:` where a question has answers to choose from, or none yet.
  mutating func takeKey(_ line: MarkdownLine) {
    guard items.isEmpty, pairs.isEmpty else { return takeText(line) }
    takeResponse(Response(line: line, share: 1, isOtherwise: false, isKey: true))
  }

  /// Makes answers with letters a part of the question, which has others.
  mutating func demoteLetters() {
    for choice in choices {
      text.add(choice.line.written, indentation: choice.line.indentation)
      var rest = choice.text
      rest.dropFirst()
      text.add(rest)
      explanation.add(choice.feedback)
    }
    choices = []
  }

  // MARK: The end

  /// Applies the list of answers at the end, and decides which lettered answers are right.
  mutating func settleKeys() {
    if let listed, responses.isEmpty, items.isEmpty, pairs.isEmpty, !choices.contains(where: \.box.isRight) {
      var line = MarkdownLine(Array(listed.text.utf8)[...])
      (line.kind, line.text, line.offset) = (.key, listed.text, listed.offset)
      responses.append(Response(line: line, share: 1, isOtherwise: false))
    }
    let areLettered = areLettered
    if areLettered, isNamedOtherwise || isTyped { return demoteLetters() }
    if !choices.isEmpty, !isNamedOtherwise { markByResponse() }
    if !areLettered || choices.contains(where: \.box.isRight) { return }
    // One that alone stands out is the right one.
    let emphasized = choices.indices.filter { choices[$0].letter?.isEmphasized == true }
    if emphasized.count == 1 { return choices[emphasized[0]].box.isRight = true }
    if findings.allSatisfy(\.problem.isWarning) { note(.noRightAnswer, at: choices[0].line.offset) }
  }

  /// Whether it says that it is of a kind in which nothing is chosen.
  private var isNamedOtherwise: Bool {
    guard let kind = attributes?.values.first(where: { $0.key == "kind" })?.value else { return false }
    return !["single", "multiple", "truefalse"].contains(kind)
  }

  /// True when its `Answer:` is none of the lettered answers, which then belong to its text.
  private var isTyped: Bool {
    let own = responses.filter { $0.line.kind != .key }
    let texts = choices.map(\.plain)
    return !own.isEmpty
      && own.allSatisfy { $0.plain.count > 1 && MarkdownKey.rights($0.plain, among: texts, areLettered: true) == nil }
  }
}

extension MarkdownQuestion {
  /// Puts a quotation into the question's text when a line of something else follows.
  mutating func endQuotation(before kind: MarkdownLine.Kind) {
    switch kind {
    case .quote: break
    case .blank, .rule, .fence: if !quotation.isEmpty { quotation.add("") }
    default:
      if quotation.isEmpty { return }
      text.add(quoting: quotation)
      quotation = MarkdownBlock()
    }
  }

  /// Indented below an answer, a quotation is about that answer; below all answers it explains the whole, above them it
  /// belongs to the question.
  mutating func takeQuote(_ line: MarkdownLine) {
    if areLettered, responses.isEmpty, let key = MarkdownKey.text(of: line.quoted) {
      var line = line
      line.text = key
      return takeResponse(Response(line: line, share: 1, isOtherwise: false, isKey: true))
    }
    guard hasAnswers else { return quotation.add(line.quoted) }
    guard line.indentation > lastIndentation, !isExplaining else { return explanation.add(line.quoted) }
    if !choices.isEmpty {
      choices[choices.count - 1].feedback.add(line.quoted)
    } else if !responses.isEmpty {
      responses[responses.count - 1].feedback.add(line.quoted)
    } else if !items.isEmpty {
      items[items.count - 1].feedback.add(line.quoted)
    } else {
      explanation.add(line.quoted)
    }
  }
}
