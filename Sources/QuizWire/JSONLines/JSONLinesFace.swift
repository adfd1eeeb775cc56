package import QuizCore
package import QuizPlay
internal import Words

/// Play for programs: one JSON object a line, in and out.
package struct JSONLinesFace {
  private let sitting: Sitting
  private let io: LineIO
  /// True when only `wait` moves time.
  private let isVirtual: Bool

  package init(_ sitting: Sitting, _ io: LineIO, virtualClock: Bool) {
    self.sitting = sitting
    self.io = io
    isVirtual = virtualClock
  }

  /// Plays from the present step to the end, or to the end of the input.
  ///
  /// First come `warnings` on differences from files or options, then `missed`, the timeouts and verdicts while quizrun
  /// was closed. The sitting's `begin` is sent once it is saved, for a challenge with the score `toBeat`.
  package func play(
    resumed: Bool, warnings: [String] = [], missed: [Moment] = [], toBeat: ScoreToBeat? = nil
  ) throws(Refusal) -> Ending {
    var moments = warnings.map(Moment.warning) + missed + (try sitting.begin())
    guard write(BeginView(sitting.stored, resumed: resumed, toBeat: toBeat).line) else { return leave(.outputClosed) }
    if !isVirtual { sitting.startClock(at: io.now()) }
    while true {
      guard show(moments) else { return leave(.outputClosed) }
      if sitting.state.isDiscarded { return .discarded }
      if sitting.state.result != nil { return .finished }
      if sitting.seemsAlone { return leaveAlone() }
      switch io.read(patience) {
      case .end: return leave(.kept)
      case .timeout, .resumed: moments = sitting.look(at: io.now()) + (isVirtual ? [] : sitting.tick(at: io.now()))
      case .tooLong:
        sitting.playerIsThere()
        moments = refuse("the line is longer than 1 MB and was not read; send a shorter one")
      case .line(let line):
        sitting.playerIsThere()
        guard let next = take(line) else { return leave(.kept) }
        moments = next
      }
    }
  }

  /// Milliseconds to wait for a line at most.
  private var patience: Int? {
    let toLimit = isVirtual ? nil : sitting.timeLeft(at: io.now()).map { min($0, 1000) }
    return sitting.isWatched ? min(toLimit ?? Sitting.watchEvery, Sitting.watchEvery) : toLimit
  }

  /// Saves the time that ran; when it was the last of it the sitting is finished after all.
  private func leave(_ ending: Ending) -> Ending {
    let isShown = show(sitting.stopClock(at: io.now()))
    return isShown && ending == .kept && sitting.state.result != nil ? .finished : ending
  }

  /// Leaves a sitting without input through many limits in a row.
  private func leaveAlone() -> Ending {
    show([.warning(sitting.nobodyThere(.english))]) ? leave(.kept) : leave(.outputClosed)
  }

  private func show(_ moments: [Moment]) -> Bool {
    moments.compactMap { $0.checkingMedia(io.plays).line }.allSatisfy(write)
  }

  private func write(_ line: String) -> Bool { io.write(line + "\n") }

  /// The moments that a line leads to; nil when it asks to keep the sitting and leave.
  private func take(_ line: String) -> [Moment]? {
    if line.allSatisfy(\.isWhitespace) { return [] }
    switch sitting.order(line) {
    case .leave: return nil
    case .command(let command): return send(command)
    case .wait(let ms): return isVirtual ? sitting.letPass(ms) : refuse("wait needs --virtual-clock")
    case .refused(let refusal): return refuse(refusal.message)
    }
  }

  private func send(_ command: Command) -> [Moment] {
    let (moments, refusal) = sitting.perform(command, at: io.now())
    if let refusal { return moments + refuse(refusal.sentence) }
    return moments
  }

  private func refuse(_ message: String) -> [Moment] { [.refused(message)] }
}
