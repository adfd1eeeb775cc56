package import QuizCore

/// One row of a leaderboard.
package struct LeaderboardEntry: Equatable, Sendable {
  /// The place, from 1; equal rows share one.
  package var place: Int
  package var player: String
  package var points: Double?
  package var of: Double?
  package var percent: Double?
  /// The quiz's title.
  package var quiz: String
  package var day: CivilDay
  /// Whether it answered a challenge.
  package var isChallenge: Bool
  /// True for the present player's row.
  package var isOwn: Bool

  package init(
    place: Int, player: String, points: Double?, of: Double? = nil, percent: Double? = nil, quiz: String, day: CivilDay,
    isChallenge: Bool = false, isOwn: Bool = false
  ) {
    self.isOwn = isOwn
    self.place = place
    self.player = player
    self.points = points
    self.of = of
    self.percent = percent
    self.quiz = quiz
    self.day = day
    self.isChallenge = isChallenge
  }
}

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
  /// The scopes in order: all quizzes, each quiz, each category.
  package var scopes: [LeaderboardScope]
  package var rows: [LeaderboardEntry]

  package init(place: LeaderboardPlace, scopes: [LeaderboardScope], rows: [LeaderboardEntry]) {
    self.place = place
    self.scopes = scopes
    self.rows = rows
  }
}

extension Lobby {
  /// Shows a leaderboard; the choice is another one. Players move there from their places on the board `before`.
  package func leaderboard(_ view: LeaderboardView, before: LeaderboardView? = nil) -> LobbyEnd<LeaderboardPlace> {
    var scene = LeaderboardScene(view, before: before?.rows ?? [])
    return show(&scene)
  }
}
