package import QuizCore
package import QuizStore

/// A finished sitting of several players, seen by each of them.
package struct SharedSitting {
  package let record: any PlayerRecord
  package let players: [KnownPlayer]

  /// The entry with a player's own score, where the result has a ranking; `player` is an id or a name.
  package func own(_ entry: HistoryEntry, of player: String) -> HistoryEntry {
    let own = (try? entries(entry))?.first { $0.playerID == player || $0.player == player }
    return own ?? entry
  }

  /// An entry for each place of the result's ranking, with that player's own score.
  package func entries(_ entry: HistoryEntry) throws(RecordFailure) -> [HistoryEntry] {
    let (stored, events, _) = try record.load(entry.sitting)
    guard case .finished(let result)? = events.last(where: \.isResult) else { return [] }
    let known = Dictionary(zip(stored.beginning.players, players), uniquingKeysWith: { first, _ in first })
    return result.ranking.map { standing in
      var own = entry
      let player = known[standing.player] ?? KnownPlayer(id: standing.player, name: standing.player)
      (own.player, own.playerID) = (player.name, player.id)
      own.points = standing.points
      own.of = standing.of
      own.percent = standing.of.flatMap { Amount(percentOf: standing.points, $0)?.value }
      return own
    }
  }
}

extension SittingEvent {
  fileprivate var isResult: Bool {
    if case .finished = self { return true }
    return false
  }
}
