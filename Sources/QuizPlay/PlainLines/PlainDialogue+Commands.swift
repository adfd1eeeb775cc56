internal import QuizCore

extension PlainDialogue {
  mutating func perform(_ command: PlainCommand) {
    switch command {
    case .hint: send(.hint)
    case .skip: send(.skip)
    case .back: send(.back)
    case .goTo(let place): send(.goTo(place))
    case .overview: overview()
    case .finish: send(.finish)
    case .time: say([texts.timeLeft(sitting.left(at: io.now()))])
    case .help: say(texts.help(sitting.state, keeps: sitting.keepsProgress))
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

  /// Keep, discard or stay, or without anything to keep leave or stay; the clock stands still until that is decided.
  private mutating func quit() {
    show(sitting.stopClock(at: io.now()))
    let keeps = sitting.keepsProgress
    while !sitting.state.isOver {
      switch readWithoutClock(texts.quitPrompt(keeps: keeps))?.trimmed.lowercased() {
      case nil,
        "k"? where keeps, "keep"? where keeps:
        ending = .kept
        return
      case "l"? where !keeps, "leave"? where !keeps:
        ending = .kept
        return
      case "d"?, "discard"?:
        send(.discard)
        return
      case "s"?, "stay"?:
        sitting.startClock(at: io.now())
        return
      default: say([texts.quitExpected(keeps: keeps)])
      }
    }
  }
}
