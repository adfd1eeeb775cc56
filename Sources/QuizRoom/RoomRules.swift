/// The rules of a room: a command and the state lead to events.
///
/// They know no quiz, plugin or clock; `ms` is the time on the open question's clock.
package enum RoomRules {
  package static let mostPlayers = 5000
  package static let longestReason = 200

  package static func decide(
    _ command: RoomCommand, _ state: RoomState, at ms: Int
  ) throws(RoomRefusal) -> [RoomEvent] {
    switch command {
    case .tick: return tick(state, ms)
    case .judge(let judged): return state.current?.isLocked == true && !state.isJudged ? [.judged(judged)] : []
    case .correct(let player, let points, let why): return try correct(player, points, why, state)
    default: break
    }
    if state.isOver { throw .over }
    switch command {
    case .join(let name, let team, let visitor, let chance): return try join(name, team, visitor, chance, state)
    case .answer(let player, let epoch, let response, let inputs, let request):
      let answer = RoomAnswer(player: player, response: response, inputs: inputs, ms: ms, request: request)
      return try self.answer(answer, epoch, state)
    case .enter(let player, let response, let inputs):
      let answer = RoomAnswer(player: player, response: response, inputs: inputs, ms: ms, isEntered: true)
      return try enter(answer, state)
    case .kick(let player):
      _ = try present(player, state)
      return [.kicked(player: player)]
    case .rename(let player, let name): return try rename(player, name, state)
    case .allow(let player, let factor): return try allow(player, factor, state)
    case .hide(let text): return try hide(text, state)
    case .lockJoining: return [.joiningLocked(!state.isJoiningLocked)]
    case .stand(let player, let round, let standing): return try stand(player, round, standing, state)
    case .end: return end(state, ms)
    default: return state.plan.pace == .own ? try inOwnPace(command, state) : try together(command, state, ms)
    }
  }

  /// Up to the limit, and the lock when it is reached.
  private static func tick(_ state: RoomState, _ ms: Int) -> [RoomEvent] {
    guard state.isRunning, let asked = state.current else { return [] }
    if let closing = state.closing, ms >= closing { return [.locked(closing)] }
    return ms > asked.elapsed ? [.ticked(ms)] : []
  }

  /// Ends the room. An open question is locked first, so that its answers count.
  private static func end(_ state: RoomState, _ ms: Int) -> [RoomEvent] {
    guard state.phase == .open, state.plan.pace == .together else { return [.ended] }
    return [.locked(clock(state, ms)), .ended]
  }

  /// The time on the clock: at most that of the lock, and at least the time already known.
  static func clock(_ state: RoomState, _ ms: Int) -> Int {
    guard let asked = state.current else { return 0 }
    let shown = state.isPaused ? asked.elapsed : max(asked.elapsed, ms)
    return min(shown, max(asked.elapsed, state.closing ?? shown))
  }

  // MARK: The host's word about one player

  static func present(_ player: Int, _ state: RoomState) throws(RoomRefusal) -> RoomState.Player {
    guard let known = state.player(player), !known.isKicked else { throw .unknownPlayer }
    return known
  }

  private static func correct(
    _ player: Int, _ points: Double, _ why: String, _ state: RoomState
  ) throws(RoomRefusal) -> [RoomEvent] {
    _ = try present(player, state)
    guard points.isFinite, points != 0, points.magnitude <= 1_000_000 else { throw .badPoints }
    guard !why.isEmpty, why.count <= longestReason else { throw .badReason }
    return [.corrected(player: player, points: points, why: why)]
  }

  package static let factors = 1.0...10.0

  private static func allow(
    _ player: Int, _ factor: Double, _ state: RoomState
  ) throws(RoomRefusal) -> [RoomEvent] {
    _ = try present(player, state)
    guard factors.contains(factor) else { throw .badFactor }
    return (state.factors[player] ?? 1) == factor ? [] : [.allowed(player: player, factor: factor)]
  }

  private static func rename(_ player: Int, _ name: String, _ state: RoomState) throws(RoomRefusal) -> [RoomEvent] {
    let known = try present(player, state)
    guard let name = RoomName.cleaned(name) else { throw .badName }
    if known.name == name { return [] }
    if state.present.contains(where: { $0.number != player && RoomName.isSame($0.name, name) }) {
      throw .nameTaken(name)
    }
    return [.renamed(player: player, name: name)]
  }
}
