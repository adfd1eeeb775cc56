internal import QuizCore
internal import QuizScreens
internal import QuizSittings

/// What a result screen shows beyond the result, gathered once there is one.
final class ResultDesk {
  private let surroundings: Surroundings
  /// Whether what was played can earn something.
  private let counts: Bool
  let challenge: AcceptedChallenge?
  /// The names of the achievements that were earned.
  private(set) var earned: [String] = []

  init(_ surroundings: Surroundings, counts: Bool = true, challenge: AcceptedChallenge? = nil) {
    self.surroundings = surroundings
    self.counts = counts
    self.challenge = challenge
  }

  func extras(_ state: SittingState) -> ResultExtras {
    let new = counts ? EarnedNotice.names(surroundings, state.beginning.players.first ?? surroundings.playerName) : []
    earned += new
    return ResultExtras(earned: new, challenge: challenge?.comparison(state)?.view)
  }
}

extension ChallengeComparison {
  /// For the result screen.
  fileprivate var view: ChallengeView {
    ChallengeView(
      challenger: toBeat.player, player: you, theirs: toBeat.score, yours: score, isWon: isWon,
      answers: answers.map { ChallengeView.Answer(question: $0.text, given: $0.given, grade: $0.grade) })
  }
}
