internal import QuizCore

extension PlainDialogue {
  /// Handles one line of the player.
  mutating func takeTurn() {
    if sitting.broken != nil { return waitForRepair() }
    switch Projection.view(of: sitting.shownState) {
    case .question(let view)?: takeTurn(view)
    case .page(let view)? where view.page.inputs.isEmpty: takeTurn(view)
    case .page(let view)?:
      if let inputs = askInputs(view.page.inputs, buttons: view.page.actions) { send(.proceed(inputs: inputs)) }
    case nil:
      let meaning = readFitting(.finish)
      act(on: meaning, at: .finish)
    }
  }

  private mutating func takeTurn(_ view: QuestionView) {
    let prompt = PlainPrompt.question(view)
    switch readFitting(prompt) {
    case .reply(let reply)?: respond(reply, view)
    case .enter?: if let draft = sitting.state.draft { answer(draft, view) }
    case let other: act(on: other, at: prompt)
    }
  }

  private mutating func takeTurn(_ view: PageView) {
    switch readFitting(.page(view)) {
    case .enter?: send(.proceed(inputs: []))
    case let other: act(on: other, at: .page(view))
    }
  }

  /// Carries out a command or button that any prompt takes.
  private mutating func act(on meaning: PlainMeaning?, at prompt: PlainPrompt) {
    switch meaning {
    case .command(let command)?: perform(command, at: prompt)
    case .button(let id)?: send(.action(id, inputs: []))
    default: break
    }
  }

  /// Waits until the files of a watched sitting are usable again; until then no answer is taken.
  private mutating func waitForRepair() {
    switch read(.repair) {
    case .movedOn: shown = nil
    case .end: ending = .kept
    case .line(_, .command(let command)): perform(command, at: .repair)
    case .line(let line, let meaning):
      if refuse(line, meaning, .repair) { return }
      show(sitting.look(at: io.now()))
      if let broken = sitting.broken { say([texts.sentence(broken)]) }
    }
  }

  private mutating func respond(_ reply: Reply, _ view: QuestionView) {
    guard let projection = Projection(state: sitting.state), let reply = completed(reply, view) else { return }
    do {
      answer(try projection.response(to: reply), view)
    } catch {
      say([texts.refusal(error)])
    }
  }

  /// Submits a response after the mode's inputs; until then it counts as a draft.
  private mutating func answer(_ response: Response, _ view: QuestionView) {
    var inputs: [PlainField] = []
    if !view.inputs.isEmpty {
      guard send(.select(response)), let given = askInputs(view.inputs, buttons: view.actions) else { return }
      inputs = given
    }
    send(.answer(response, inputs: inputs))
  }

  /// Performs a command; false when it was refused, or not confirmed.
  @discardableResult
  mutating func send(_ command: Command) -> Bool {
    if let doubt = sitting.endDoubt(about: command), !isMeant(doubt) { return false }
    let (moments, refusal) = sitting.perform(command, at: io.now())
    show(moments)
    if let refusal { say([texts.refusal(refusal)]) }
    return refusal == nil
  }

  // MARK: Inputs

  /// The inputs of a mode, one line each; nil when something else came instead.
  private mutating func askInputs(_ specs: [NamedSpec], buttons: [Action]) -> [PlainField]? {
    var fields: [PlainField] = []
    for named in specs {
      guard let value = askInput(named, buttons) else { return nil }
      if let given = value { fields.append(PlainField(named.name, given)) }
    }
    return fields
  }

  /// The value; nil inside for the default, nil outside when something else came instead.
  private mutating func askInput(_ named: NamedSpec, _ buttons: [Action]) -> PlainValue?? {
    let prompt = PlainPrompt.input(named, buttons: buttons)
    let step = sitting.state.open
    say(texts.choices(of: named.spec))
    while isOpen {
      let read = read(prompt)
      guard case .line(let line, let meaning) = read else {
        if read == .end { ending = .kept }
        return nil
      }
      switch meaning {
      case .enter: return .some(nil)
      case .value(let value): return value
      case .command(let command):
        perform(command, at: prompt)
        guard command.isQuestion || command == .quit && sitting.state.isSameStep(as: step) else { return nil }
      case .button:
        act(on: meaning, at: prompt)
        return nil
      default: _ = refuse(line, meaning, prompt)
      }
    }
    return nil
  }
}
