/// Memoised outcomes of hooks that depend on the turn and the mode's state alone.
///
/// Under one seed a hook's draws depend on the turn's place alone: the same turn after the same state has the same
/// outcome. Many modes have a few hundred states, so that most participants only need look-ups.
struct KnownOutcomes {
  private(set) var states: [WalkHooks.State] = []
  private var numbers: [WalkHooks.State: Int] = [:]
  /// State after state and turn, by the numbers of both.
  private var following: [UInt64: Int] = [:]
  private var results: [Int: SittingResult] = [:]
  private var bytes = 0
  /// Bytes of the longest state.
  private(set) var longest = 0
  /// The state after `start`.
  var first: Int?

  private static let mostStates = 8000
  private static let mostBytes = 1 << 20
  private static let mostFollowing = 64000

  /// The number of a state; nil when it is new and no more are kept.
  mutating func number(of state: WalkHooks.State) -> Int? {
    if let known = numbers[state] { return known }
    if states.count >= Self.mostStates || bytes >= Self.mostBytes { return nil }
    states.append(state)
    numbers[state] = states.count - 1
    bytes += state.count
    longest = max(longest, state.count)
    return states.count - 1
  }

  /// The state after a turn, by the numbers of both.
  func next(after state: Int, _ turn: Int) -> Int? { following[Self.key(state, turn)] }

  mutating func keep(_ next: Int, after state: Int, _ turn: Int) {
    if following.count < Self.mostFollowing { following[Self.key(state, turn)] = next }
  }

  func result(in state: Int) -> SittingResult? { results[state] }

  mutating func keep(_ result: SittingResult, in state: Int) { results[state] = result }

  private static func key(_ state: Int, _ turn: Int) -> UInt64 { UInt64(state) << 32 | UInt64(turn) }
}
