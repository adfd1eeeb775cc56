internal import QuizCore
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import TextLayout
internal import Words

/// The players: chosen, added, renamed, merged and compared, as by `quizrun player`.
extension HomeRoom {
  private var desk: PlayerDesk { PlayerDesk(surroundings) }

  mutating func choosePlayer() throws -> String? {
    var notice: String?
    var focused: String?
    while let choice = try lobby.players(try players(), at: focused, notice: notice) {
      (focused, notice) = (choice.player, nil)
      switch choice {
      case .use(let id): return use(id)
      case .add:
        try addPlayer()
        return nil
      case .rename(let id): try rename(id)
      case .merge(let id): notice = try merge(id)
      case .child(let id): notice = toggleChild(id)
      case .compare: try compare()
      }
    }
    return nil
  }

  private func players() throws(Problem) -> [PlayerEntry] {
    let children = try desk.children()
    return try desk.rows().map { row in
      PlayerEntry(
        id: row.id, name: row.name, finished: row.finished, isCurrent: row.name == player,
        isChild: children.contains(row.id))
    }
  }

  /// True when the current player is a child.
  var isChildPlaying: Bool {
    guard let children = try? desk.children(), !children.isEmpty else { return false }
    return (try? desk.everybody())?.contains { $0.name == player && children.contains($0.id) } ?? false
  }

  /// Why it could not be changed, as a sentence; nil when it was.
  private func toggleChild(_ id: String) -> String? {
    do throws(Problem) {
      let known = try desk.known(id)
      try desk.setChild(known, !desk.children().contains(known.id))
      return nil
    } catch { return error.message }
  }

  /// Switches to a player; a sentence when that fails.
  private mutating func use(_ id: String) -> String? {
    do throws(Problem) {
      let desk = desk
      try desk.use(try desk.known(id))
      surroundings.record.forgetSettings()
      return nil
    } catch { return error.message }
  }

  /// Lets a name be typed until it can be taken.
  private func typedName(
    of player: String?, _ take: (String) throws(Problem) -> Void
  ) throws(Interruption) {
    let lobby = lobby
    var (typed, notice): (String, String?) = (player ?? "", nil)
    while true {
      let text =
        if let player { try lobby.rename(player, typed, notice: notice) } else {
          try lobby.newPlayer(typed, notice: notice)
        }
      guard let text else { return }
      do throws(Problem) {
        return try take(text)
      } catch {
        (typed, notice) = (text, error.message)
      }
    }
  }

  /// Adds a player, and makes it the current one.
  private mutating func addPlayer() throws(Interruption) {
    let desk = desk
    try typedName(of: nil) { text throws(Problem) in
      let name = try desk.free(text)
      try desk.add(name)
      try desk.use(try desk.known(name))
    }
    surroundings.record.forgetSettings()
  }

  private func rename(_ id: String) throws {
    let desk = desk
    let known = try desk.known(id)
    try typedName(of: known.name) { text throws(Problem) in
      try desk.rename(known, to: try desk.free(text, for: known))
    }
  }

  /// Merges two players for good, after a question, and returns what is said of it; nil when nothing was done.
  private func merge(_ id: String) throws -> String? {
    let desk = desk
    let from = try desk.known(id)
    let others = try desk.everybody().filter { $0.id != from.id }
    let words = surroundings.words
    let lobby = lobby
    guard let place = try lobby.into(others.map(\.name), of: from.name) else { return nil }
    let into = try desk.known(others[place].id)
    let what = try desk.merging(from, into)
    guard try lobby.confirms(words.keeping.mergePlayers(what).cleaned) else { return nil }
    try desk.merge(from, into)
    return words.keeping.mergedPlayers(what).cleaned
  }

  private func compare() throws {
    let record = try surroundings.record.toRead()
    let everybody = try desk.everybody()
    let figures = try everybody.map { profile throws(Problem) in
      let statistics = try recorded { () throws(RecordFailure) in
        try StatisticsService(surroundings, record).sums(HistoryFilter(player: profile.id), by: .month).statistics
      }
      let streak = DailyDesk(surroundings: surroundings, record: record, player: profile.id).streak
      return PlayerFigures(
        name: profile.name, isCurrent: profile.name == player, finished: statistics.sittings.sittings,
        average: statistics.sittings.percent, best: statistics.sittings.best, accuracy: statistics.answers.accuracy,
        streak: streak.current, longest: streak.best)
    }
    try lobby.compare(figures)
  }
}
