internal import QuizCore

/// A player's row on the board.
package struct BoardRow: Equatable, Sendable {
  /// The place; equal rows share one, and the following places are skipped.
  package var place: Int
  package var player: Int
  package var name: String
  package var points: Double
  package var of: Double
  /// The places gained since the board before; 0 for a new row.
  package var moved: Int
}

extension RoomState {
  /// A player's total points: the rounds, and the host's corrections.
  package func points(of player: Player) -> Double {
    let rounds = player.standings.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.points }
    return player.corrections.reduce(rounds) { $0 + $1.points }
  }

  /// The most points that were possible.
  package func pointsAtMost(of player: Player) -> Double {
    player.standings.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.of }
  }

  /// The board, best first. Equal points share a place, the earlier player first; the noise of binary fractions does
  /// not matter.
  package var board: [BoardRow] {
    let players = Dictionary(uniqueKeysWithValues: present.map { (String($0.number), $0) })
    let ranking = Scores.ranking(
      present.map { (String($0.number), points(of: $0)) }, ties: present.map { String($0.number) })
    return ranking.compactMap { ranked in
      guard let player = players[ranked.id] else { return nil }
      let before = earlierPlaces[player.number]
      return BoardRow(
        place: ranked.place, player: player.number, name: player.name, points: ranked.value,
        of: pointsAtMost(of: player), moved: before.map { $0 - ranked.place } ?? 0)
    }
  }
}
