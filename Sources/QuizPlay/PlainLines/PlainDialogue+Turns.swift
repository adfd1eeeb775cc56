internal import QuizCore

extension PlainDialogue {
  /// One line of the player, and what it leads to.
  mutating func takeTurn() {
    if sitting.broken != nil { return waitForRepair() }
    let view = Projection.view(of: sitting.state)
    let read: PlainRead
    switch view {
    case .question(let view)?: read = self.read(texts.prompt(view))
    case .page?: read = self.read(texts.pagePrompt)
    case nil: read = self.read(texts.finishPrompt)
    }
    switch (read, view) {
    case (.movedOn, _): break
    case (.end, _): ending = .kept
    case (.line(let line), .question(let view)?): take(line, for: view)
    case (.line(let line), .page(let view)?): take(line, for: view)
    case (.line(let line), nil): takeWhileWaiting(line)
    }
  }

  private mutating func take(_ line: String, for view: QuestionView) {
    switch PlainInput(line, view) {
    case .command(let command): perform(command)
    case .action(let id): send(.action(id, inputs: []))
    case .reply(let reply): respond(reply, view)
    case .draft: respondWithDraft(view)
    case .unknownCommand: say([texts.unknownCommand(line)])
    case .wrong: say([texts.wrong(line, view)])
    }
  }

  /// Enter leaves a page, and so does any line that means nothing else where there are no buttons to mistype.
  private mutating func take(_ line: String, for view: PageView) {
    if let id = view.page.actions.named(line) {
      send(.action(id, inputs: []))
    } else if let command = PlainCommand(line, needsColon: false) {
      perform(command)
    } else if !view.page.actions.isEmpty && !line.allSatisfy(\.isWhitespace) {
      say([texts.noButton(line, view.page.actions)])
    } else if let inputs = askInputs(view.page.inputs) {
      send(.proceed(inputs: inputs))
    }
  }

  /// Nothing can be answered until the files of a watched sitting can be used again.
  private mutating func waitForRepair() {
    switch read(texts.repairPrompt) {
    case .movedOn: shown = nil
    case .end: ending = .kept
    case .line(let line):
      if PlainCommand(line, needsColon: false) == .quit { return perform(.quit) }
      show(sitting.look(at: io.now()))
      if let broken = sitting.broken { say([texts.sentence(broken)]) }
    }
  }

  private mutating func takeWhileWaiting(_ line: String) {
    guard let command = PlainCommand(line, needsColon: false) else { return say([texts.finishExpected]) }
    perform(command)
  }

  private mutating func respond(_ reply: Reply, _ view: QuestionView) {
    guard let projection = Projection(state: sitting.state) else { return }
    do {
      answer(try projection.response(to: reply), view)
    } catch {
      say([texts.refusal(error)])
    }
  }

  private mutating func respondWithDraft(_ view: QuestionView) {
    if let draft = sitting.state.draft { answer(draft, view) }
  }

  /// Submits a response, after the inputs that the mode wants with it; until then it counts as ticked.
  private mutating func answer(_ response: Response, _ view: QuestionView) {
    var inputs: [PlainField] = []
    if !view.inputs.isEmpty {
      guard send(.select(response)), let given = askInputs(view.inputs) else { return }
      inputs = given
    }
    send(.answer(response, inputs: inputs))
  }

  /// Does what the player wants; false when it could not be taken.
  @discardableResult
  mutating func send(_ command: Command) -> Bool {
    let (moments, refusal) = sitting.perform(command, at: io.now())
    show(moments)
    if let refusal { say([texts.refusal(refusal)]) }
    return refusal == nil
  }

  // MARK: Inputs

  /// The inputs of a mode, one line each; nil when something else came instead.
  private mutating func askInputs(_ specs: [NamedSpec]) -> [PlainField]? {
    var fields: [PlainField] = []
    for named in specs {
      guard let value = askInput(named) else { return nil }
      if let given = value { fields.append(PlainField(named.name, given)) }
    }
    return fields
  }

  /// The value; nil inside for the default, nil outside when something else came instead.
  private mutating func askInput(_ named: NamedSpec) -> PlainValue?? {
    while endingIsOpen {
      switch read(texts.inputPrompt(named)) {
      case .movedOn: return nil
      case .end:
        ending = .kept
        return nil
      case .line(let line):
        let text = line.trimmed
        if text.isEmpty && named.spec.initial != nil { return .some(nil) }
        if let command = PlainCommand(text, needsColon: named.spec.takesWords) {
          perform(command)
          if command.isQuestion && endingIsOpen { continue }
          return nil
        }
        if !text.isEmpty, let value = named.spec.parsed(text) { return value }
        say([texts.badInput(named)])
      }
    }
    return nil
  }

  private var endingIsOpen: Bool { ending == nil && !sitting.state.isOver }
}

extension ValueSpec {
  /// Whether a letter could be a value, so that commands need their colon.
  var takesWords: Bool {
    switch type {
    case .text, .choice, .list, .map, .bool: return true
    case .int, .number, .percent, .seconds: return false
    }
  }
}
