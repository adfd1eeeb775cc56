/// Where somebody stands among all.
package struct BoardRow: Equatable, Sendable {
  /// Those who have the same share a place, and the places behind them are left out.
  package var place: Int
  package var player: Int
  package var name: String
  package var points: Double
  package var of: Double
  /// Places up since the board before; 0 for who was not on it.
  package var moved: Int
}

extension RoomState {
  /// What somebody has in all: the rounds, and what the host corrected.
  package func points(of player: Player) -> Double {
    let rounds = player.standings.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.points }
    return Self.rounded(player.corrections.reduce(rounds) { $0 + $1.points })
  }

  /// What could have been had.
  package func pointsAtMost(of player: Player) -> Double {
    Self.rounded(player.standings.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.of })
  }

  /// Sums of decimals that are equal on paper are equal here.
  private static func rounded(_ points: Double) -> Double {
    guard points.magnitude < 1e9 else { return points }
    return (points * 1e6).rounded() / 1e6
  }

  /// The best first; of those who share a place, who came first.
  package var board: [BoardRow] {
    let rows = present.map { (player: $0, points: points(of: $0)) }
      .sorted { ($1.points, $0.player.number) < ($0.points, $1.player.number) }
    var board: [BoardRow] = []
    for (index, row) in rows.enumerated() {
      let isShared = board.last.map { $0.points == row.points } ?? false
      let place = isShared ? board[index - 1].place : index + 1
      let before = earlierPlaces[row.player.number]
      board.append(
        BoardRow(
          place: place, player: row.player.number, name: row.player.name, points: row.points,
          of: pointsAtMost(of: row.player), moved: before.map { $0 - place } ?? 0))
    }
    return board
  }
}
