internal import QuizCore
internal import QuizScreens
internal import QuizStore

/// How players compare, and what a player has earned.
extension HomeRoom {
  func achievements() throws(Exit) -> Way {
    let desk = AchievementDesk(shell: shell, record: try shell.record.toRead(), player: player)
    let (rows, problems) = desk.rows()
    let texts = settings.texts
    let entries = rows.map { row in
      AchievementEntry(
        title: row.title, emoji: row.emoji, progress: row.progress.map { texts.score($0.have, of: $0.need) },
        earned: row.earned)
    }
    return Self.way(lobby.achievements(entries, notice: problems.first))
  }

  func leaderboard() throws(Exit) -> Way {
    let record = try shell.record.toRead()
    let rows = try recorded { () throws(RecordFailure) in try LeaderboardDesk(record: record).rows() }
    return Self.way(lobby.leaderboard(boards(rows)))
  }

  /// The leaderboard of everything, then that of each quiz.
  private func boards(_ rows: [Leaderboard.Row]) -> [LeaderboardView] {
    var quizzes: [(id: String, title: String)] = []
    for row in rows {
      guard let id = row.quiz, !quizzes.contains(where: { $0.id == id }) else { continue }
      quizzes.append((id, row.title))
    }
    let all = LeaderboardView(title: nil, rows: rows.map(LeaderboardEntry.init))
    guard quizzes.count > 1 else { return [all] }
    return [all]
      + quizzes.sorted { ($0.title, $0.id) < ($1.title, $1.id) }.map { quiz in
        var board = Leaderboard()
        for row in rows where row.quiz == quiz.id { board.add(row) }
        return LeaderboardView(title: quiz.title, rows: board.ranked.map(LeaderboardEntry.init))
      }
  }
}

extension LeaderboardEntry {
  fileprivate init(_ row: Leaderboard.Row) {
    self.init(
      place: row.place, player: row.player, points: row.points, of: row.of, percent: row.percent, quiz: row.title,
      day: row.day, isChallenge: row.isFriend)
  }
}
