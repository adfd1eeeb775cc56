internal import QuizCore
internal import QuizStore

extension SittingPlan {
  /// What the players are called who were said by name or id; who is new to the record is called as was said.
  static func names(of players: [String], _ record: LazyRecord, areSaid: Bool) throws(Problem) -> [String] {
    guard let kept = try? record.toRead() else { return players }
    var names: [String] = []
    for player in players {
      let known =
        areSaid
        ? try NearNames(record: kept).player(meantBy: player) : (try? kept.players(called: player))?.first
      names.append(known?.name ?? player)
    }
    if Set(names).count < names.count {
      throw Problem(.usage, "the players of one sitting need different names: `quizrun player rename` gives another")
    }
    return names
  }
}
