internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings

/// The extras of a result screen, gathered once there is a result.
final class ResultDesk {
  private let surroundings: Surroundings
  /// True when the sitting can earn achievements.
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
      earned: new, next: next(state, player), challenge: challenge?.comparison(state)?.view,
      share: share(state, player),
      best: best(before: state, player), passMark: passMark(state), canChallenge: stored(state) != nil)
  }

  /// The option `pass` of the mode, if its result has `passed`.
  private func passMark(_ state: SittingState) -> Double? {
    guard state.result?.passed != nil else { return nil }
    return state.beginning.options.first { $0.key == .text("pass") }?.value.double
  }

  private func next(_ state: SittingState, _ player: String) -> String? {
    guard let sitting = stored(state), let record = try? surroundings.record.get() else { return nil }
    return DailyDesk(surroundings: surroundings, record: record, player: player).next(after: sitting)
  }

  /// The stored sitting; nil for practice, which is not recorded.
  private func stored(_ state: SittingState) -> StoredSitting? {
    (try? surroundings.record.get()).flatMap { try? $0.load(state.beginning.sitting).sitting }
  }

  /// A sitting as a code for a friend; of a quiz of the day the sitting that counts.
  func made(_ state: SittingState) -> MadeChallenge {
    do {
      let record = try surroundings.record.get()
      let player = state.beginning.players.first ?? surroundings.playerName
      let maker = ChallengeMaker(surroundings, record)
      return .code(try maker.made(ofCounting: state.beginning.sitting, player: player).code)
    } catch {
      return .refused(error.message)
    }
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

  private func share(_ state: SittingState, _ player: String) -> [String] {
    guard let record = try? surroundings.record.get(), let stored = stored(state) else {
      return ShareText.lines(state, .quiz, surroundings.language)
    }
    return ShareDesk(surroundings, record, player: player).lines(stored, state)
  }
}

extension ChallengeComparison {
  /// The comparison for the result screen.
  fileprivate var view: ComparedSittings {
    ComparedSittings(
      challenger: toBeat.player, player: you, theirs: toBeat.score, yours: score, isWon: isWon,
      answers: answers.map {
        ComparedSittings.Answer(
          question: $0.text, markup: $0.markup, given: $0.given, givenMarkup: $0.givenMarkup, grade: $0.grade)
      })
  }
}
