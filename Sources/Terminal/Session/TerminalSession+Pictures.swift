internal import Glibc

extension TerminalSession {
  /// Asks whether the terminal draws pictures itself; until it says so they are blocks.
  func ask() {
    question.ask(at: SteadyClock.milliseconds)
    unsent += PictureQuestion.sequence
    // A terminal that does not know such a string may have written it down.
    painter.invalidate()
  }

  /// Takes the terminal's answers; the present frame is redrawn where its pictures change.
  func takeAnswers() {
    for answer in parser.takeAnswers() {
      switch question.take(answer, at: SteadyClock.milliseconds) {
      case .draws: painter.drawPictures(from: Self.firstPictureNumber)
      case .failed: painter.pictureFailed()
      case .nothing: continue
      }
      if let newest { waiting = newest }
      pump()
    }
  }

  /// The first number of this process's pictures, as other programs in the same terminal have pictures, too.
  private static var firstPictureNumber: UInt32 { UInt32(truncatingIfNeeded: getpid() & 0x3F_FFFF) << 8 | 1 }

  /// Takes an answer that is still on its way, so that it does not appear as typed text in the shell.
  func awaitAnswer() {
    let end = SteadyClock.milliseconds + Self.answerPatience
    while !isGone, question.isWaiting(at: SteadyClock.milliseconds), SteadyClock.milliseconds < end {
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(clamping: end - SteadyClock.milliseconds)) > 0 else { return }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return }
      _ = parser.parse(buffer[..<count])
      for answer in parser.takeAnswers() { _ = question.take(answer, at: SteadyClock.milliseconds) }
    }
  }

  private static let answerPatience = 200
}
