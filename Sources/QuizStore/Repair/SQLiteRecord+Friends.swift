internal import QuizCore

/// Compares friends' scores with the challenges that were accepted.
extension SQLiteRecord {
  /// A score stands beside its code, which says all of it but the title and category that the quiz had here.
  func friendFindings() throws(RecordFailure) -> [RecordFinding] {
    try friendScores().compactMap { score in
      do throws(ChallengeCode.Problem) {
        let (challenge, id) = try ChallengeCode.challenge(score.code)
        var said = FriendScore(id: id, code: score.code, challenge, category: score.category)
        said.title = score.title
        if said == score { return nil }
      } catch {
        if error == .newer { return nil }
      }
      return RecordFinding(nil, .friend(score.player))
    }
  }
}
