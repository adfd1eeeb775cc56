package import QuizCore

/// A sitting to be decided in a test: commands in, the events and the state that came of them.
///
///     var play = Scenario(.of(.single("q1", "*yes", "no")))
///     play.when(.answer(.chosen(["a"]), inputs: []))
///     XCTAssertEqual(play.state.result?.points, 1)
package struct Scenario {
  package let layers: [any Mode]
  package private(set) var state: SittingState
  /// All events so far.
  package private(set) var events: [SittingEvent] = []
  /// The events of the last command.
  package private(set) var latest: [SittingEvent] = []
  /// The refusal of the last command.
  package private(set) var refusal: Refusal?
  /// Commands that were taken.
  package private(set) var commands: [Command] = []

  /// A sitting that has begun.
  package init(
    _ quiz: Quiz?, _ layers: any Mode..., seed: Int = 1, players: [String] = ["Ann"],
    limits: LimitSettings = LimitSettings()
  ) {
    let used = layers.isEmpty ? [BuiltInMode()] : layers
    self.init(.of(quiz, layers: used, seed: seed, players: players, limits: limits), used)
    when(.begin)
  }

  /// A sitting before its beginning, or after the given events.
  package init(_ beginning: Beginning, _ layers: [any Mode], given events: [SittingEvent] = []) {
    self.layers = layers
    self.events = events
    state = .replaying(events, beginning)
  }

  package mutating func when(_ commands: Command...) {
    for command in commands { decide(command) }
  }

  private mutating func decide(_ command: Command) {
    do {
      latest = try Decider.decide(command, state, layers)
      refusal = nil
      commands.append(command)
    } catch {
      latest = []
      refusal = error
    }
    for event in latest { state.evolve(event) }
    events += latest
  }

  // MARK: Commands in short

  package mutating func choose(_ ids: String...) { when(.answer(.chosen(ids), inputs: [])) }
  package mutating func give(_ response: Response) { when(.answer(response, inputs: [])) }
  package mutating func wait(_ milliseconds: Int) { when(.pass(milliseconds)) }

  // MARK: What came of it

  /// The open question or page: `q1`, `q1 try 2`, `page intro`, `waiting`, `result`, `discarded`.
  package var at: String {
    if state.isDiscarded { return "discarded" }
    if state.result != nil { return "result" }
    if state.isWaitingForFinish { return "waiting" }
    guard let open = state.open else { return "nothing" }
    if open.asking == nil { return "page \(open.id)" }
    return open.attempt == 1 ? open.id : "\(open.id) try \(open.attempt)"
  }

  /// The verdicts of all settled turns, as `q1 1/1`.
  package var marks: [String] {
    state.past.map { turn in
      let verdict = turn.verdict
      return "\(turn.step.id) \(Scores.written(verdict?.points ?? 0))/\(Scores.written(verdict?.of ?? 0))"
    }
  }

  /// The hooks that failed, oldest first.
  package var failures: [Hook] {
    events.compactMap { event in
      if case .hookFailed(let failure) = event { return failure.hook }
      return nil
    }
  }
}
