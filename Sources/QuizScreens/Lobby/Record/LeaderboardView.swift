package import QuizCore
package import QuizWire

/// The scope of a leaderboard.
package enum LeaderboardScope: Hashable, Sendable {
  case all
  case quiz(id: String, title: String)
  case category(String)
}

/// Which leaderboard is shown.
package struct LeaderboardPlace: Equatable, Sendable {
  package var scope = LeaderboardScope.all
  /// The current week or month; nil for all time.
  package var period: Period?

  package init(scope: LeaderboardScope = .all, period: Period? = nil) {
    self.scope = scope
    self.period = period
  }
}

/// A leaderboard, and the choices of others.
package struct LeaderboardView: Equatable, Sendable {
  package var place: LeaderboardPlace
  package var rows: [Leaderboard.Row]
  /// The scopes in order: all quizzes, each quiz, each category.
  package var scopes: [LeaderboardScope]
  /// The name of the player who looks.
  package var player: String

  package init(place: LeaderboardPlace, scopes: [LeaderboardScope], rows: [Leaderboard.Row], player: String = "") {
    (self.place, self.scopes, self.rows, self.player) = (place, scopes, rows, player)
  }

  /// With one quiz all leaderboards would be the same.
  package init(_ listing: LeaderboardListing, place: LeaderboardPlace, player: String) {
    let others =
      listing.quizzes.map { LeaderboardScope.quiz(id: $0.id, title: $0.title) }
      + listing.categories.map { .category($0) }
    self.init(
      place: place, scopes: [.all] + (listing.quizzes.count > 1 ? others : []), rows: listing.rows, player: player)
  }

  func isOwn(_ row: Leaderboard.Row) -> Bool { !row.isFriend && row.player == player }
}

extension Lobby {
  /// Shows a leaderboard; the choice is another one. Players move there from their places on the board `before`.
  package func leaderboard(_ view: LeaderboardView, before: LeaderboardView? = nil) throws(Interruption)
    -> LeaderboardPlace?
  {
    var scene = LeaderboardScene(view, before: before?.rows ?? [])
    return try show(&scene)
  }
}
