internal import QuizCore
internal import Words

extension PlainText {
  // MARK: Prompts

  func prompt(_ prompt: PlainPrompt) -> String {
    switch prompt {
    case .choose(let count): return words.quizPrompt(["n": String(count)])
    case .goOn: return words.goOnPrompt
    case .confirm: return words.confirmPrompt
    case .start: return words.startPrompt
    case .question(let view):
      let prompt = view.draft == nil ? words.answerPrompt : words.answerPromptWithDraft
      return prompt(["expected": expected(view)])
    case .page(let view):
      return view.page.proceeding.map { words.namedPagePrompt(["name": $0]) } ?? words.pagePrompt
    case .input(let named, _): return input(named)
    case .next: return words.nextPrompt
    case .finish: return words.finishPrompt
    case .repair: return words.repairPrompt
    case .quit(.unsaved): return words.quitPromptUnsaved
    case .quit(.keptOrDiscarded): return words.quitPrompt
    case .quit(.kept): return words.quitPromptToday
    }
  }

  private func input(_ named: NamedSpec) -> String {
    let name = named.spec.about ?? named.name
    let isNumbered = !named.spec.labels.isEmpty
    let places = words.places(["n": String(named.spec.choices.count)])
    var expected = isNumbered ? places : named.spec.inWords(language)
    if named.spec.isSecret { expected += "; " + words.notShown }
    guard let standard = named.spec.initial else { return words.inputPrompt(["name": name, "expected": expected]) }
    return words.inputPromptWithDefault([
      "name": name, "expected": expected, "default": named.spec.label(of: standard),
    ])
  }

  /// The response that a question takes, for its prompt.
  private func expected(_ view: QuestionView) -> String {
    let count = view.answers.count
    let places = count == 1 ? "1" : words.places(["n": String(count)])
    switch view.kind {
    case .single: return places
    case .truefalse:
      let letters = PlainReply.sideLetters(view, language)
      return words.trueOrFalse(["places": places, "true": letters.true, "false": letters.false])
    case .multiple: return words.anyOf(["places": places, "example": example(count)])
    case .range:
      return words.numberBetween(["min": number(view.scale?.min ?? 0), "max": number(view.scale?.max ?? 1)])
    case .number: return words.aNumber
    case .text: return words.aText
    case .order: return words.allOf(["places": places, "example": orderExample(count)])
    case .match:
      return words.pairs(["n": String(view.left.count), "letter": lastLetter(view)])
    case .gaps: return words.gaps(["n": String(view.gaps.count), "example": gapExample(view)])
    case .info: return words.enterKey
    }
  }

  private func example(_ count: Int) -> String { count > 2 ? "1,3" : "1" }

  private func orderExample(_ count: Int) -> String {
    let last = max(1, count)
    return ([last] + Array(1..<last)).map { String($0) }.joined(separator: " ")
  }

  private func lastLetter(_ view: QuestionView) -> String { PlainReply.letters(max(0, view.right.count - 1)) }

  /// The warning before a sitting ends for good.
  func ends(_ doubt: EndDoubt) -> String {
    switch doubt {
    case .open(let count): words.endsOpen(["n": String(count)])
    case .button(let label): words.endsByButton(["button": label])
    }
  }

  // MARK: What could not be taken

  func wrong(_ line: String, _ prompt: PlainPrompt) -> String {
    switch prompt {
    case .question(let view): return cannotTake(line, prompt, expected(view))
    case .page(let view) where !view.page.actions.isEmpty:
      let buttons = view.page.actions.map { keys(of: $0, prompt) }.joined(separator: ", ")
      return words.noButton(["line": line.trimmed, "buttons": buttons])
    case .input(let named, _): return wrong(line, named.spec)
    case .finish: return words.finishExpected
    case .quit(let leaving): return leaving == .keptOrDiscarded ? words.quitExpected : words.quitExpectedUnsaved
    case .choose(let count): return words.quizExpected(["n": String(count)])
    case .start, .page, .next, .repair, .goOn, .confirm: return cannotTake(line, prompt, words.enterKey)
    }
  }

  private func wrong(_ line: String, _ spec: ValueSpec) -> String {
    if !spec.isSecret, let misfit = spec.misfit(in: line.trimmed) { return sentence(misfit.inWords(language)) }
    let places = words.places(["n": String(spec.choices.count)])
    return words.expected(["expected": spec.labels.isEmpty ? spec.inWords(language) : places])
  }

  private func cannotTake(_ line: String, _ prompt: PlainPrompt, _ expected: String) -> String {
    let typed = line.trimmed
    let sentence = typed.isEmpty ? words.nothingTyped : words.cannotTake
    return sentence(["line": typed, "expected": expected, "help": prompt.key(.help)])
  }

  /// `Without a partner: 2, 3. …`
  func pairsMissing(_ pairs: [Pair], _ view: QuestionView) -> String {
    let open = view.left.indices.filter { place in !pairs.contains { $0.left == view.left[place].id } }
    return words.pairsMissing(["missing": open.map { String($0 + 1) }.joined(separator: ", ")])
  }

  func unknownCommand(_ line: String, _ prompt: PlainPrompt) -> String {
    let sentence = prompt.takesAnyText ? words.unknownCommandOrText : words.unknownCommand
    return sentence(["line": line.trimmed, "help": prompt.key(.help)])
  }
}
