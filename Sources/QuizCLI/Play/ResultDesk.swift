internal import QuizCore
internal import QuizScreens

/// What a result screen shows beyond the result, gathered once there is one.
final class ResultDesk {
  private let shell: Shell
  /// Whether what was played can earn something.
  private let counts: Bool
  let challenge: AcceptedChallenge?
  /// The names of the achievements that were earned.
  private(set) var earned: [String] = []

  init(_ shell: Shell, counts: Bool = true, challenge: AcceptedChallenge? = nil) {
    self.shell = shell
    self.counts = counts
    self.challenge = challenge
  }

  func extras(_ state: SittingState) -> ResultExtras {
    let new = counts ? EarnedNotice.names(shell, state.beginning.players.first ?? shell.playerName) : []
    earned += new
    return ResultExtras(earned: new, challenge: challenge?.comparison(state)?.view)
  }
}
