package import QuizCore
package import QuizPlay

/// Lines in and out for a face, from a script; what went over the wire is in `transcript`.
package final class ScriptedLines {
  /// An act of the other end.
  package enum Act {
    case line(String)
    /// A line that was typed before its prompt stood there; a terminal may drop it.
    case early(String)
    /// No input for that many milliseconds of the clock.
    case wait(Int)
  }

  /// The form of typed text in the transcript.
  package enum Echo {
    /// Echoes a line as `‹2›` where it was typed; a terminal also shows its newline.
    case pipe, terminal
    /// On a separate line, after `< `.
    case marked
  }

  package let clock: ManualClock
  package private(set) var transcript = ""
  package private(set) var warnings: [String] = []
  /// Set to make every write fail from now on, as after the reader has gone.
  package var isClosed = false
  private var acts: [Act]
  private let echo: Echo

  package init(_ acts: [Act], echo: Echo, clock: ManualClock = ManualClock()) {
    self.acts = acts
    self.echo = echo
    self.clock = clock
  }

  package convenience init(_ lines: String..., echo: Echo) {
    self.init(lines.map(Act.line), echo: echo)
  }

  package var io: LineIO {
    LineIO(
      read: { [self] in read($0) }, write: { [self] in write($0) }, now: { [self] in clock.now },
      dropTyped: { [self] in dropTyped() }, warn: { [self] in warnings.append($0) })
  }

  private func read(_ patience: Int?) -> LineRead {
    var patience = patience
    while let act = acts.first {
      switch act {
      case .line(let line), .early(let line):
        acts.removeFirst()
        typed(line)
        return .line(line)
      case .wait(let ms):
        let waited = min(ms, patience ?? ms)
        clock.advance(waited)
        acts.removeFirst()
        if waited < ms { acts.insert(.wait(ms - waited), at: 0) }
        patience = patience.map { $0 - waited }
        if patience == 0 { return .timeout }
      }
    }
    return .end
  }

  private func dropTyped() {
    while echo == .terminal, case .early? = acts.first { acts.removeFirst() }
  }

  private func typed(_ line: String) {
    switch echo {
    case .pipe: transcript += "‹\(line)›"
    case .terminal: transcript += "‹\(line)›\n"
    case .marked: transcript += "< \(line)\n"
    }
  }

  private func write(_ text: String) -> Bool {
    if isClosed { return false }
    transcript += text
    return true
  }
}

extension Sitting {
  /// A sitting with everything around it made of doubles.
  package static func of(
    _ quiz: Quiz?, _ layers: any Mode..., seed: Int = 1, players: [String] = ["Ann"],
    limits: LimitSettings = LimitSettings(), record: any Record = RecordDouble()
  ) -> Sitting {
    let used = layers.isEmpty ? [BuiltInMode()] : layers
    let beginning = Beginning.of(quiz, layers: used, seed: seed, players: players, limits: limits)
    return Sitting(.of(beginning), layers: used, record: record, wallClock: { WallTime(milliseconds: 0) })
  }
}
