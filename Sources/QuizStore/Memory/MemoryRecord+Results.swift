package import QuizCore

extension MemoryRecord {
  /// The results stored beside sittings.
  struct Results {
    var hidden: Set<String> = []
    var friends: [FriendScore] = []
    var achievements: [String: [EarnedAchievement]] = [:]
    var rescores: [Rescore] = []
  }

  package func hiddenPlayers() throws(RecordFailure) -> Set<String> { results.hidden }

  package func setHidden(_ player: String, _ isHidden: Bool) throws(RecordFailure) {
    added.insert(player)
    if isHidden { results.hidden.insert(player) } else { results.hidden.remove(player) }
  }

  package func sittingsOfSeveral() throws(RecordFailure) -> [String: [KnownPlayer]] {
    sittings.compactMapValues { kept in
      kept.players.count > 1 ? kept.players.map { KnownPlayer(id: $0, name: $0) } : nil
    }
  }

  package func incomparableSittings() throws(RecordFailure) -> Set<String> {
    Set(sittings.filter { !$0.value.sitting.isComparable }.keys)
  }

  package func friendScores() throws(RecordFailure) -> [FriendScore] { results.friends }

  package func addFriendScore(_ score: FriendScore, at time: WallTime) throws(RecordFailure) {
    if !results.friends.contains(where: { $0.id == score.id }) { results.friends.append(score) }
  }

  package func achievements(of player: String) throws(RecordFailure) -> [EarnedAchievement] {
    (results.achievements[player] ?? []).sorted { ($0.day, $0.plugin, $0.id) < ($1.day, $1.plugin, $1.id) }
  }

  package func addAchievements(_ earned: [EarnedAchievement], of player: String) throws(RecordFailure) {
    let there = results.achievements[player] ?? []
    let new = earned.filter { new in !there.contains { $0.plugin == new.plugin && $0.id == new.id } }
    results.achievements[player] = there + new
  }

  package func rescores(of sitting: String) throws(RecordFailure) -> [Rescore] {
    results.rescores.filter { $0.sitting == sitting }
  }

  package func addRescores(_ rescores: [Rescore]) throws(RecordFailure) {
    results.rescores += rescores
  }
}
