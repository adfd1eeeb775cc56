package import QuizCore
package import QuizStore
package import Words

/// Gathers the leaderboard: the finished sittings of local players, and friends' accepted challenges.
package struct LeaderboardDesk {
  package let record: any PlayerRecord

  /// The names of categories in the reader's language.
  private let names: CategoryNames

  /// The reader's.
  private let language: InterfaceLanguage

  /// The id under which the quizzes of the day are one.
  package static let daily = "daily"

  package init(
    record: any PlayerRecord, names: CategoryNames = CategoryNames([]), _ language: InterfaceLanguage = .english
  ) {
    (self.record, self.names, self.language) = (record, names, language)
  }

  /// The scores of a leaderboard; a nil condition lets all pass.
  package struct Filter {
    package var quiz: String?
    package var category: String?
    package var from: CivilDay?
    package var to: CivilDay?
    /// The player whose rows are shown; places still count all players.
    package var player: String?

    package init(
      quiz: String? = nil, category: String? = nil, from: CivilDay? = nil, to: CivilDay? = nil, player: String? = nil
    ) {
      self.quiz = quiz
      self.category = category
      self.from = from
      self.to = to
      self.player = player
    }

    /// Whether everything passes.
    package var isOpen: Bool { quiz == nil && category == nil && from == nil && to == nil && player == nil }
  }

  /// The rows, best first. Hidden players are shown only when they are asked for by name.
  package func rows(_ filter: Filter = Filter()) throws(RecordFailure) -> [Leaderboard.Row] {
    let asked = try filter.player.map { (text) throws(RecordFailure) in
      (text, try record.players(called: text).map(\.id))
    }
    let hidden = try record.hiddenPlayers().subtracting(asked?.1 ?? [])
    var board = Leaderboard()
    let scores = try scores(filter)
    let days = filter.quiz.map { Quiz.day(ofDaily: $0) != nil } ?? false
    for row in days ? scores : together(scores) where !hidden.contains(row.playerID) || row.isFriend { board.add(row) }
    guard let (name, ids) = asked else { return board.ranked }
    return board.ranked.filter { $0.isFriend ? $0.player == name : ids.contains($0.playerID) }
  }

  /// Sittings with points that would be there if they were whole quizzes under the quizzes' own settings.
  package func leftOut(_ filter: Filter) throws(RecordFailure) -> Int {
    let incomparable = try record.incomparableSittings()
    if incomparable.isEmpty { return 0 }
    var count = 0
    if filter.quiz == Self.daily { return 0 }
    let history = HistoryFilter(player: filter.player, quiz: filter.quiz, from: filter.from, to: filter.to)
    try record.visitHistory(history, limit: nil) { entry in
      let isScore = entry.isFinished && (entry.points != nil || entry.percent != nil)
      let isOfCategory = filter.category.map { isOf($0, entry.category) } ?? true
      if isScore && isOfCategory && incomparable.contains(entry.sitting) { count += 1 }
      return true
    }
    return count
  }

  /// The rows with those of the quizzes of the day as one for each player: the sum of each day's first try.
  private func together(_ rows: [Leaderboard.Row]) -> [Leaderboard.Row] {
    struct Key: Hashable {
      var player: String
      var isFriend: Bool
    }
    var others: [Leaderboard.Row] = []
    var days: [Key: [CivilDay: Leaderboard.Row]] = [:]
    // The newest come first: of each day the last one seen is the first try.
    for row in rows {
      guard let day = row.quiz.flatMap(Quiz.day(ofDaily:)) else {
        others.append(row)
        continue
      }
      days[Key(player: row.playerID, isFriend: row.isFriend), default: [:]][day] = row
    }
    let sums = days.values.compactMap { tries -> Leaderboard.Row? in
      guard var sum = tries.max(by: { $0.key < $1.key })?.value else { return nil }
      let points = tries.values.reduce(0) { $0 + ($1.points ?? 0) }
      let of = tries.values.reduce(0) { $0 + ($1.of ?? 0) }
      (sum.quiz, sum.title, sum.category) = (Self.daily, ListingWords.of(language).dailySeries, nil)
      (sum.points, sum.of, sum.percent) = (points, of, of > 0 ? 100 * points / of : nil)
      return sum
    }
    return others + sums
  }

  private func scores(_ filter: Filter) throws(RecordFailure) -> [Leaderboard.Row] {
    let isSeries = filter.quiz == Self.daily
    var filter = filter
    if isSeries { filter.quiz = nil }
    let (several, incomparable) = (try record.sittingsOfSeveral(), try record.incomparableSittings())
    var rows: [Leaderboard.Row] = []
    var together: [HistoryEntry] = []
    try record.visitHistory(HistoryFilter(quiz: filter.quiz, from: filter.from, to: filter.to), limit: nil) { entry in
      let entry = entry.titled(language)
      if entry.isFinished && !incomparable.contains(entry.sitting) {
        if several[entry.sitting] == nil { rows.append(Leaderboard.Row(entry)) } else { together.append(entry) }
      }
      return true
    }
    for entry in together { rows += try standings(entry, several[entry.sitting] ?? []) }
    rows += try record.friendScores().map(Leaderboard.Row.init).filter { passes($0, filter) }
    if isSeries { rows.removeAll { $0.quiz.flatMap(Quiz.day(ofDaily:)) == nil } }
    if let category = filter.category { rows.removeAll { !isOf(category, $0.category) } }
    for index in rows.indices { rows[index].category = rows[index].category.map { names[$0] } }
    return rows
  }

  /// True for the filter's category, under its name in any language.
  private func isOf(_ wanted: String, _ category: String?) -> Bool {
    guard let category else { return false }
    return [wanted, names[wanted]].contains {
      CategoryName.matches(category, $0) || CategoryName.matches(names[category], $0)
    }
  }

  private func passes(_ row: Leaderboard.Row, _ filter: Filter) -> Bool {
    (filter.quiz == nil || row.quiz == filter.quiz) && filter.from.map { row.day >= $0 } != false
      && filter.to.map { row.day <= $0 } != false
  }

  /// The rows of a sitting of several players, one for each, from the result's ranking.
  private func standings(_ entry: HistoryEntry, _ players: [KnownPlayer]) throws(RecordFailure) -> [Leaderboard.Row] {
    try SharedSitting(record: record, players: players).entries(entry).map(Leaderboard.Row.init)
  }
}
