extension TerminalSession {
  /// Shows a frame; while the terminal is slow, only the newest one waits.
  func show(_ frame: Frame) {
    guard signals >= 0 else { return }
    if asksForPictures, !question.isAsked, !frame.pictures.isEmpty { ask() }
    (waiting, newest) = (frame, frame)
    pump()
  }

  /// Gives a text to the terminal's clipboard (OSC 52); a terminal that has none takes no notice.
  func copy(_ text: String) {
    guard signals >= 0 else { return }
    unsent += Clipboard.sequence(text)
    pump()
  }

  /// Sends as much as the terminal takes now: first waiting bytes, then the waiting frame.
  func pump() {
    send()
    guard unsent.isEmpty, let frame = waiting else { return }
    waiting = nil
    unsent = painter.bytes(for: frame)[...]
    send()
  }

  private func send() {
    guard !unsent.isEmpty, !isGone else { return }
    switch Output.offer(unsent, to: terminal) {
    case .taken(let count): unsent = unsent.dropFirst(count)
    case .gone: isGone = true
    }
  }
}
