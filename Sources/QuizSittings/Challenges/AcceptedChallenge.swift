package import QuizCore
package import QuizStore

/// The challenge that a sitting accepts, to be compared with once the sitting is finished, however it is gone on with.
package struct AcceptedChallenge {
  package let challenge: Challenge
  package let found: ChallengeDesk.Found

  package init(_ challenge: Challenge, _ found: ChallengeDesk.Found) {
    self.challenge = challenge
    self.found = found
  }

  /// The challenge of a recorded sitting, which holds quiz and modes itself; nil when it accepts none, or its code is
  /// unreadable.
  package init?(of stored: StoredSitting, _ surroundings: Surroundings, _ record: any PlayerRecord) {
    guard let id = stored.request[StoredSitting.challengeKey] else { return nil }
    let friends = (try? record.friendScores()) ?? []
    guard let code = stored.request[StoredSitting.codeKey] ?? friends.first(where: { $0.id == id })?.code,
      let (challenge, _) = try? ChallengeCode.challenge(code),
      let found = try? ChallengeDesk(surroundings: surroundings, record: record).found(challenge, in: stored)
    else { return nil }
    self.init(challenge, found)
  }

  /// The claimed score where a replay confirms it; otherwise the replayed score.
  package var toBeat: ScoreToBeat {
    let given = found.state.result.map(Challenge.Score.init) ?? Challenge.Score()
    return ScoreToBeat(player: challenge.player, score: found.difference == nil ? challenge.score : given)
  }

  /// Nil without a result.
  package func comparison(_ state: SittingState) -> ChallengeComparison? {
    state.result.map { result in
      ChallengeComparison(
        toBeat: toBeat, theirs: found.state, yours: state, score: Challenge.Score(result),
        isTrue: found.difference == nil)
    }
  }
}
