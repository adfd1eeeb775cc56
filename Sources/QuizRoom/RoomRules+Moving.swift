/// The host's orders that move a room on: to open a question, lock it, show its answer or the board, pause, and go on.
extension RoomRules {
  /// In a room where all play in their own time the host only starts.
  static func inOwnPace(_ command: RoomCommand, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    switch command {
    case .start, .open, .next:
      guard state.phase == .lobby else { throw .notNow(.isUnderWay) }
      return [.started]
    default: throw .notInOwnPace(command.verb)
    }
  }

  /// In a room where all have the same question the host decides when the next one comes.
  static func together(_ command: RoomCommand, _ state: RoomState, _ ms: Int) throws(RoomRefusal) -> [RoomEvent] {
    switch command {
    case .open(let question): return try open(question, state)
    case .next(let question): return try next(question, state)
    case .lock:
      try expect(.open, state, .nothingOpen)
      return [.locked(clock(state, ms))]
    case .reveal:
      try expect(.locked, state, .notLocked)
      guard state.isJudged else { throw .notJudged }
      return [.revealed]
    case .board:
      try expect(.reveal, state, .notRevealed)
      return [.boarded]
    case .pause:
      try expect(.open, state, .nothingOpen)
      return state.isPaused ? [] : [.paused(clock(state, ms))]
    case .resume:
      guard state.isPaused else { throw .notNow(.nothingPaused) }
      return [.resumed]
    case .again:
      guard state.phase == .open || state.phase == .locked else {
        throw .notNow(.isRevealed)
      }
      if state.phase == .locked && !state.isJudged { throw .notJudged }
      return [.reopened]
    case .extend(let ms): return try extend(ms, state)
    default: throw .onlyInOwnPace
    }
  }

  private static func expect(
    _ phase: RoomState.Phase, _ state: RoomState, _ otherwise: RoomRefusal.Hindrance
  ) throws(RoomRefusal) {
    if state.phase != phase { throw .notNow(otherwise) }
  }

  private static func open(_ question: RoomQuestion?, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    try checkBetween(state)
    guard let question else { throw .noMoreQuestions }
    return [.opened(question)]
  }

  private static func next(_ question: RoomQuestion?, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    try checkBetween(state)
    return [question.map(RoomEvent.opened) ?? .ended]
  }

  private static func checkBetween(_ state: RoomState) throws(RoomRefusal) {
    switch state.phase {
    case .lobby, .reveal, .board: break
    case .open: throw .notNow(.stillOpen)
    case .locked: throw .notNow(.notRevealed)
    case .over: throw .over
    }
  }

  private static func extend(_ ms: Int, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    try expect(.open, state, .nothingOpen)
    guard (1000...3_600_000).contains(ms) else { throw .badSeconds }
    guard state.current?.limit != nil else { throw .noLimit }
    return [.extended(ms)]
  }
}

extension RoomCommand {
  fileprivate var verb: String {
    switch self {
    case .lock: return "lock"
    case .reveal: return "reveal"
    case .board: return "board"
    case .pause: return "pause"
    case .resume: return "resume"
    case .again: return "again"
    case .extend: return "extend"
    case .join, .answer, .enter, .start, .open, .next, .kick, .rename, .allow, .correct, .hide, .lockJoining, .end,
      .tick,
      .judge, .stand:
      return "that"
    }
  }
}
