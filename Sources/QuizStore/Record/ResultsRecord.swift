package import QuizCore

/// Results stored beside sittings for comparison: friends' scores, achievements, scores under other modes.
package protocol ResultsRecord: AnyObject {
  /// Ids of the players that no leaderboard shows.
  func hiddenPlayers() throws(RecordFailure) -> Set<String>
  func setHidden(_ player: String, _ isHidden: Bool) throws(RecordFailure)

  /// The players of every sitting that more than one took part in, by its id.
  func sittingsOfSeveral() throws(RecordFailure) -> [String: [KnownPlayer]]

  /// Ids of the sittings that are no whole quiz under the quiz's own settings.
  func incomparableSittings() throws(RecordFailure) -> Set<String>

  /// Scores of accepted challenges, in the order they were accepted.
  func friendScores() throws(RecordFailure) -> [FriendScore]
  /// Adding a challenge that is there changes nothing.
  func addFriendScore(_ score: FriendScore, at time: WallTime) throws(RecordFailure)

  /// A player's achievements, oldest first.
  func achievements(of player: String) throws(RecordFailure) -> [EarnedAchievement]
  /// Adds achievements; one that is already there keeps its day.
  func addAchievements(_ earned: [EarnedAchievement], of player: String) throws(RecordFailure)

  /// A sitting's scores under other modes, oldest first.
  func rescores(of sitting: String) throws(RecordFailure) -> [Rescore]
  func addRescores(_ rescores: [Rescore]) throws(RecordFailure)
}
