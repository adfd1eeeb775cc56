internal import QuizCore

extension PlainDialogue {
  mutating func perform(_ command: PlainCommand, at prompt: PlainPrompt) {
    switch command {
    case .hint: send(.hint)
    case .skip: send(.skip)
    case .back: send(.back)
    case .goTo(let place): send(.goTo(place))
    case .overview: overview()
    case .finish: send(.finish)
    case .time: say([texts.timeLeft(sitting.left(at: io.now()))])
    case .help: say(texts.help(prompt, isFree: sitting.state.isFree, sitting.leaving))
    case .quit: quit()
    }
  }

  /// Which questions are answered and which are open (free navigation).
  private mutating func overview() {
    guard sitting.state.isFree else { return say([texts.refusal(.notFree)]) }
    let open = Set(sitting.state.remaining)
    let questions = sitting.state.orderedQuestions.enumerated()
    say(
      texts.overview(
        answered: questions.filter { !open.contains($0.element) }.map { $0.offset + 1 },
        open: questions.filter { open.contains($0.element) }.map { $0.offset + 1 }))
  }

  /// Keep, discard or stay, or without anything to keep leave or stay; the clock stands still until that is decided. Where
  /// nothing was done there is nothing to ask.
  private mutating func quit() {
    show(sitting.stopClock(at: io.now()))
    if !sitting.state.isTouched { return ending = .notBegun }
    let prompt = PlainPrompt.quit(sitting.leaving)
    while isOpen {
      guard let (line, meaning) = readWithoutClock(prompt) else { return ending = .kept }
      switch meaning {
      case .choice(.keep): return ending = .kept
      case .choice(.discard): send(.discard)
      case .choice(.stay): return sitting.startClock(at: io.now())
      case .command(let command): perform(command, at: prompt)
      default: _ = refuse(line, meaning, prompt)
      }
    }
  }

  /// Whether the sitting is to end for good; the clock stands still until that is decided.
  mutating func isMeant(_ doubt: EndDoubt) -> Bool {
    show(sitting.stopClock(at: io.now()))
    guard isOpen else { return false }
    say([texts.ends(doubt)])
    guard let (_, meaning) = readWithoutClock(.confirm) else {
      ending = .kept
      return false
    }
    sitting.startClock(at: io.now())
    return meaning == .choice(.confirmed)
  }
}
