internal import QuizCore
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// The comparison of players, and a player's achievements.
extension HomeRoom {
  func achievements() throws(Problem) -> Way {
    let desk = AchievementDesk(surroundings: surroundings, record: try surroundings.record.toRead(), player: player)
    let (rows, problems) = desk.rows()
    let texts = settings.texts
    let entries = rows.map { row in
      AchievementEntry(
        title: row.title, emoji: row.emoji, progress: row.progress.map { texts.score($0.have, of: $0.need) },
        earned: row.earned)
    }
    return Self.way(lobby.achievements(entries, notice: problems.first))
  }

  func leaderboard() throws(Problem) -> Way {
    let desk = LeaderboardDesk(
      record: try surroundings.record.toRead(), names: surroundings.library.categoryNames)
    // One lobby for all of them, so that keys typed meanwhile go to the next.
    let lobby = lobby
    var place = LeaderboardPlace()
    var rows = try recorded { () throws(RecordFailure) in try desk.rows() }
    let scopes = Self.scopes(rows)
    var before: LeaderboardView?
    while true {
      let view = LeaderboardView(place: place, scopes: scopes, rows: rows.map { LeaderboardEntry($0, player) })
      defer { before = view }
      switch lobby.leaderboard(view, before: before) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let other): place = other
      }
      let filter = LeaderboardDesk.Filter(place, today: surroundings.zone.local(surroundings.clock.now()).day)
      rows = try recorded { () throws(RecordFailure) in try desk.rows(filter) }
    }
  }

  /// The scopes: all quizzes, then each quiz, then each category; with one quiz they would all be the same.
  private static func scopes(_ rows: [Leaderboard.Row]) -> [LeaderboardScope] {
    var titles: [String: String] = [:]
    for row in rows { if let id = row.quiz, titles[id] == nil { titles[id] = row.title } }
    guard titles.count > 1 else { return [.all] }
    var categories: [String] = []
    for name in rows.compactMap(\.category).sorted(by: { $0.folded < $1.folded }) {
      let isNew = !categories.contains { CategoryName.matches($0, name) && CategoryName.matches(name, $0) }
      if isNew && CategoryName.matches(name, name) { categories.append(name) }
    }
    let quizzes = titles.sorted { ($0.value.folded, $0.key) < ($1.value.folded, $1.key) }
    return [.all] + quizzes.map { .quiz(id: $0.key, title: $0.value) }
      + categories.map { .category($0) }
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

extension LeaderboardEntry {
  fileprivate init(_ row: Leaderboard.Row, _ player: String) {
    self.init(
      place: row.place, player: row.player, points: row.points, of: row.of, percent: row.percent, quiz: row.title,
      day: row.day, isChallenge: row.isFriend, isOwn: !row.isFriend && row.player == player)
  }
}
