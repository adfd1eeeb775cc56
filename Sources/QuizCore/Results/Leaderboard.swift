/// The best finished sitting of each player and quiz, best first.
///
/// Ties: the higher percentage comes first, then more points, then the earlier day. Rows equal in all three share a
/// place (1, 1, 3) and are sorted by player name.
package struct Leaderboard: Equatable, Sendable {
  package private(set) var rows: [Row] = []
  /// The index of each player's and quiz's row.
  private var places: [Row.Key: Int] = [:]

  /// A place of the leaderboard.
  package struct Row: Equatable, Sendable {
    package var place: Int
    package var player: String
    /// The player's id in the record; for a friend the name.
    package var playerID: String
    package var points: Double?
    package var of: Double?
    package var percent: Double?
    package var quiz: String?
    package var title: String
    package var category: String?
    package var mode: String
    package var day: CivilDay
    package var sitting: String
    /// Whether it comes from a friend's challenge: reported by the friend, played elsewhere.
    package var isFriend: Bool

    package init(
      place: Int = 0, player: String, points: Double?, of: Double?, percent: Double?, quiz: String?, title: String,
      category: String? = nil, mode: String, day: CivilDay, sitting: String, isFriend: Bool = false
    ) {
      self.place = place
      self.player = player
      playerID = player
      self.points = points
      self.of = of
      self.percent = percent
      self.quiz = quiz
      self.title = title
      self.category = category
      self.mode = mode
      self.day = day
      self.sitting = sitting
      self.isFriend = isFriend
    }
  }

  package init() {}

  /// Takes a score in; one without points ranks nowhere.
  package mutating func add(_ row: Row) {
    guard row.points != nil || row.percent != nil else { return }
    guard let known = places[row.key] else {
      places[row.key] = rows.count
      return rows.append(row)
    }
    if Self.comes(row, before: rows[known]) { rows[known] = row }
  }

  /// The rows in their order, with their places.
  package var ranked: [Row] {
    var ranked: [Row] = []
    for (index, row) in rows.sorted(by: Self.comes).enumerated() {
      var row = row
      row.place = ranked.last.flatMap { $0.rank == row.rank ? $0.place : nil } ?? index + 1
      ranked.append(row)
    }
    return ranked
  }

  private static func comes(_ a: Row, before b: Row) -> Bool {
    let (x, y) = (a.rank, b.rank)
    if x.percent != y.percent { return x.percent > y.percent }
    if x.points != y.points { return x.points > y.points }
    if x.day != y.day { return x.day < y.day }
    return (a.player.lowercased(), a.player, a.sitting) < (b.player.lowercased(), b.player, b.sitting)
  }
}

extension Leaderboard.Row {
  package init(_ entry: HistoryEntry) {
    self.init(
      player: entry.player, points: entry.points, of: entry.of, percent: entry.percent, quiz: entry.quiz,
      title: entry.title, category: entry.category, mode: entry.mode, day: entry.day, sitting: entry.sitting)
    playerID = entry.playerID
  }

  package init(_ friend: FriendScore) {
    self.init(
      player: friend.player, points: friend.score.points, of: friend.score.of, percent: friend.score.percent,
      quiz: friend.quiz, title: friend.title, category: friend.category, mode: friend.mode, day: friend.day,
      sitting: friend.sitting, isFriend: true)
  }

  /// The player and quiz of which only the best row is shown.
  fileprivate struct Key: Hashable, Sendable {
    var player: String
    var isFriend: Bool
    var quiz: String?
    /// The mode, for sittings without a quiz.
    var mode: String?
  }

  fileprivate var key: Key {
    Key(player: playerID, isFriend: isFriend, quiz: quiz, mode: quiz == nil ? mode : nil)
  }

  fileprivate struct Rank: Equatable {
    var percent: Double
    var points: Double
    var day: CivilDay
  }

  fileprivate var rank: Rank { Rank(percent: percent ?? -.infinity, points: points ?? -.infinity, day: day) }
}

/// A friend's score, from a challenge that was accepted.
package struct FriendScore: Equatable, Sendable {
  /// The id of the challenge code.
  package var id: String
  package var code: String
  package var player: String
  /// The friend's sitting, with its quiz.
  package var sitting: String
  package var quiz: String?
  package var title: String
  package var category: String?
  package var mode: String
  package var day: CivilDay
  package var score: Challenge.Score

  package init(id: String, code: String, _ challenge: Challenge, category: String?) {
    self.init(
      id: id, code: code, player: challenge.player, sitting: challenge.beginning.sitting, quiz: challenge.quiz?.id,
      title: challenge.title, category: category, mode: challenge.beginning.mode.id, day: challenge.beginning.day,
      score: challenge.score)
  }

  package init(
    id: String, code: String, player: String, sitting: String, quiz: String?, title: String, category: String?,
    mode: String, day: CivilDay, score: Challenge.Score
  ) {
    self.id = id
    self.code = code
    self.player = player
    self.sitting = sitting
    self.quiz = quiz
    self.title = title
    self.category = category
    self.mode = mode
    self.day = day
    self.score = score
  }
}
