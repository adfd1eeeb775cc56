extension RoomView {
  /// A name on the podium, with its points and its place from 1 to 3.
  package struct Winner: Hashable, Sendable {
    package var name: String
    package var points: Double
    package var place: Int
  }

  /// The first three places: of the teams where there are some, else of the players.
  package var winners: [Winner] {
    let teams = bestTeams
    return teams.isEmpty ? bestPlayers.map { Winner(name: $0.name, points: $0.points, place: $0.place) } : teams
  }

  /// The teams on the podium; equal points share a place, and a team of nobody has none.
  package var bestTeams: [Winner] {
    let all = (teams ?? []).filter { $0.players > 0 }.compactMap { team in
      team.shownPoints.map { Winner(name: team.name, points: $0, place: 0) }
    }
    return Self.first(
      all.map { team in
        Winner(name: team.name, points: team.points, place: 1 + all.count { $0.points > team.points })
      }, place: \.place)
  }

  /// The players on the podium; none where teams stand there.
  package var bestPlayers: [Row] { bestTeams.isEmpty ? Self.first(rows, place: \.place) : [] }

  /// The standings of the first three places, six at most where many share one.
  private static func first<Standing>(_ standings: [Standing], place: (Standing) -> Int) -> [Standing] {
    Array(standings.prefix(6).prefix { place($0) <= 3 })
  }
}
