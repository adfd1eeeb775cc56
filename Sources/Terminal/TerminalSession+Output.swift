extension TerminalSession {
  /// Shows a frame; while the terminal is slow, only the newest one waits.
  func show(_ frame: Frame) {
    guard signals >= 0 else { return }
    waiting = frame
    pump()
    startRescue()
  }

  /// Sends what the terminal takes now: first the bytes that wait, then the frame that waits.
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

  /// Starts the rescue child behind the first frame, which it must not delay.
  private func startRescue() {
    guard rescue == nil, !rescueArguments.isEmpty, !isGone else { return }
    rescue = RescueLine(arguments: rescueArguments, terminal: terminal)
    rescue?.arm(modes)
    guardTerminal()
  }
}
