internal import QuizCore
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizStore

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
    let player = state.beginning.players.first ?? surroundings.playerName
    let new = counts ? EarnedNotice.names(surroundings, player) : []
    earned += new
    return ResultExtras(
      earned: new, challenge: challenge?.comparison(state)?.view, share: share(state, player),
      best: best(before: state, player))
  }

  /// The best of the player's other sittings of the same quiz under the same mode, in percent.
  private func best(before state: SittingState, _ player: String) -> Double? {
    guard state.result?.percent != nil, let quiz = state.quiz?.id, let record = try? surroundings.record.get() else {
      return nil
    }
    let mode = state.beginning.mode.id
    let others = ((try? record.history(player: player)) ?? []).filter { entry in
      entry.isFinished && entry.quiz == quiz && entry.mode == mode && entry.sitting != state.beginning.sitting
    }
    return others.compactMap(\.percent).max()
  }

  /// Of practice the record knows nothing.
  private func share(_ state: SittingState, _ player: String) -> [String] {
    guard let record = try? surroundings.record.get(),
      let stored = try? record.load(state.beginning.sitting).sitting
    else { return ShareText.lines(state, .quiz, surroundings.language) }
    return ShareDesk(surroundings, record, player: player).lines(stored, state)
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
