internal import QuizCore
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings
internal import QuizWire
internal import Words

/// The comparison of players, and a player's achievements.
extension HomeRoom {
  func achievements() throws {
    let desk = AchievementDesk(surroundings: surroundings, record: try surroundings.record.toRead(), player: player)
    let page = desk.page
    try lobby.achievements(page.rows, notice: page.problems.first)
  }

  func leaderboard() throws {
    let desk = LeaderboardDesk(
      record: try surroundings.record.toRead(), names: surroundings.library.categoryNames,
      surroundings.language)
    // One lobby for all of them, so that keys typed meanwhile go to the next.
    let lobby = lobby
    var place = LeaderboardPlace()
    var before: LeaderboardView?
    while true {
      let filter = LeaderboardDesk.Filter(place, today: surroundings.today.day)
      let page = try recorded(desk.page(filter, place.period))
      let view = LeaderboardView(page, place: place, player: player)
      guard let other = try lobby.leaderboard(view, before: before) else { return }
      (place, before) = (other, view)
    }
  }
}

extension LeaderboardDesk.Filter {
  fileprivate init(_ place: LeaderboardPlace, today: CivilDay) {
    self.init()
    switch place.scope {
    case .all: break
    case .quiz(let id, _): quiz = id
    case .category(let name): category = name
    }
    from = place.period?.start(of: today)
    to = place.period?.end(of: today)
  }
}
