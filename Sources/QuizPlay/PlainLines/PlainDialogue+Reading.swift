internal import QuizCore

/// What came of waiting for a line.
enum PlainRead: Equatable {
  case line(String)
  case end
  /// Time ran out meanwhile: another step is open now, or none.
  case movedOn
}

extension PlainDialogue {
  /// Asks and waits for a line; meanwhile time is saved, told at its marks, and can run out.
  mutating func read(_ prompt: String) -> PlainRead {
    if let line = queued {
      queued = nil
      return .line(line)
    }
    ask(prompt)
    while true {
      switch io.read(patience) {
      case .line(let line):
        lineWasRead()
        return .line(line)
      case .end: return .end
      case .timeout:
        let news = sitting.look(at: io.now())
        if !news.isEmpty { shown = nil }
        let moments = news + sitting.tick(at: io.now())
        show(moments)
        if !news.isEmpty || moments.contains(where: \.movesOn) { return .movedOn }
        let notices = countdowns.notices(sitting.left(at: io.now()), texts)
        if !notices.isEmpty { say(notices) }
        if !notices.isEmpty || !moments.isEmpty { ask(prompt) }
      }
    }
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
  mutating func readWithoutClock(_ prompt: String) -> String? {
    ask(prompt)
    while true {
      switch io.read(nil) {
      case .line(let line):
        lineWasRead()
        return line
      case .end: return nil
      case .timeout: continue
      }
    }
  }

  /// Gives time to read a verdict before a question whose time is limited; what is typed already counts for that question.
  mutating func pauseBeforeClock() {
    let moments = sitting.stopClock(at: io.now())
    if let line = readWithoutClock(texts.nextPrompt) {
      if !line.allSatisfy(\.isWhitespace) { queued = line }
    } else {
      ending = .kept
    }
    show(moments)
    sitting.startClock(at: io.now())
  }
}
