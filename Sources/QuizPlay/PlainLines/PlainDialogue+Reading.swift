internal import QuizCore
internal import Words

/// The outcome of waiting for a line.
enum PlainRead: Equatable {
  case line(String, PlainMeaning)
  case end
  /// Time ran out meanwhile: another step is open now, or none.
  case movedOn
}

extension PlainDialogue {
  /// Asks and waits for a line; meanwhile time is saved, announced, and can run out.
  mutating func read(_ prompt: PlainPrompt) -> PlainRead {
    defer { if prompt.isSecret { io.hideTyped(false) } }
    ask(prompt)
    while true {
      switch io.read(patience) {
      case .line(let line):
        lineWasRead()
        return .line(line, prompt.meaning(of: line, texts.language))
      case .tooLong:
        lineWasRead()
        say([texts.words.lineTooLong])
        ask(prompt)
      case .end: return .end
      case .resumed: askAnew(prompt)
      case .timeout:
        let news = sitting.look(at: io.now())
        if !news.isEmpty { shown = nil }
        let moments = news + sitting.tick(at: io.now())
        show(moments)
        if sitting.seemsAlone { leaveAlone() }
        if !news.isEmpty || moments.contains(where: \.movesOn) { return .movedOn }
        let notices = countdowns.notices(sitting.left(at: io.now()), texts)
        if !notices.isEmpty { say(notices) }
        if !notices.isEmpty || !moments.isEmpty { ask(prompt) }
      }
    }
  }

  /// Asks and waits for a line that the prompt can have; nil when something else came instead, which was seen to.
  mutating func readFitting(_ prompt: PlainPrompt) -> PlainMeaning? {
    switch read(prompt) {
    case .movedOn: return nil
    case .end:
      ending = .kept
      return nil
    case .line(let line, let meaning):
      if !refuse(line, meaning, prompt) { return meaning }
      return nil
    }
  }

  /// Explains a line that the prompt does not take; false when it has a meaning.
  mutating func refuse(_ line: String, _ meaning: PlainMeaning, _ prompt: PlainPrompt) -> Bool {
    // A secret line is not repeated either.
    if prompt.isSecret, meaning.isMistake { return refuseSecret(meaning, prompt) }
    switch meaning {
    case .wrong: say([texts.wrong(line, prompt)])
    case .unknownCommand: say([texts.unknownCommand(line, prompt)])
    case .unclear(let number): say([number.question(about: line.trimmed, texts.language) ?? ""])
    default: return false
    }
    return true
  }

  private mutating func refuseSecret(_ meaning: PlainMeaning, _ prompt: PlainPrompt) -> Bool {
    say([meaning == .unknownCommand ? texts.unknownCommand("…", prompt) : texts.wrong("…", prompt)])
    return true
  }

  /// Milliseconds to wait at most: to the next mark, the limit, or the next saving of the time spent.
  private var patience: Int? {
    let left = sitting.left(at: io.now())
    let most = sitting.isWatched ? Sitting.watchEvery : 1000
    guard let toLimit = [left.question, left.quiz].compactMap({ $0 }).min() else {
      return sitting.isWatched ? most : nil
    }
    return min(most, toLimit, countdowns.toNextMark(left) ?? most)
  }

  /// Asks while the clock stands still (a dialog, or before the next clock starts); nil at the end of the input.
  mutating func readWithoutClock(_ prompt: PlainPrompt) -> (line: String, meaning: PlainMeaning)? {
    ask(prompt)
    while true {
      switch io.read(nil) {
      case .line(let line):
        lineWasRead()
        return (line, prompt.meaning(of: line, texts.language))
      case .tooLong:
        lineWasRead()
        say([texts.words.lineTooLong])
        ask(prompt)
      case .end: return nil
      case .resumed: askAnew(prompt)
      case .timeout: continue
      }
    }
  }

  /// Leaves after many limits in a row without a line; on a terminal every question with a limit waits for Enter.
  private mutating func leaveAlone() {
    warn(texts.nobodyThere(sitting.patience))
    ending = .kept
  }

  /// Gives time to read a verdict before a question with a limit, which is not shown yet.
  ///
  /// False when the player has left meanwhile.
  mutating func pauseBeforeClock() -> Bool {
    let moments = sitting.stopClock(at: io.now())
    waitForNext()
    if ending != nil || sitting.state.isDiscarded { return false }
    show(moments)
    sitting.startClock(at: io.now())
    return true
  }

  private mutating func waitForNext() {
    while isOpen {
      guard let (line, meaning) = readWithoutClock(.next) else { return ending = .kept }
      switch meaning {
      case .enter: return
      case .command(let command):
        perform(command, at: .next)
        _ = sitting.stopClock(at: io.now())
      default: _ = refuse(line, meaning, .next)
      }
    }
  }

  // MARK: What was typed too early

  /// The cursor behind a prompt. What was typed before it stood there is meant for an earlier one: it is dropped where a clock
  /// runs, or ran there, unless the same prompt is only asked again.
  mutating func ask(_ prompt: PlainPrompt) {
    let isAgain = asked.map { $0.prompt.isAsked(againBy: prompt) && $0.step == sitting.state.open?.stepID } ?? false
    let isTimed = sitting.state.timeLeft != nil
    if !isAgain && (isTimed || asked?.isTimed == true) { io.dropTyped() }
    asked = (prompt, sitting.state.open?.stepID, isTimed)
    if prompt.isSecret { io.hideTyped(true) }
    write(prompt: texts.prompt(prompt))
  }

  /// The prompt once more, behind what others have written while the program was stopped.
  private mutating func askAnew(_ prompt: PlainPrompt) {
    othersWrote()
    ask(prompt)
  }
}
