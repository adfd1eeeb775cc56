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

  mutating func choosePlayer() throws(Problem) -> Way {
    var notice: String?
    var focused: String?
    while true {
      let way: Way
      let end = lobby.players(try players(), at: focused, notice: notice)
      if case .chosen(let choice) = end { focused = choice.player }
      switch end {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(.use(let id)): return .home(notice: use(id))
      case .chosen(.add): return addPlayer()
      case .chosen(.rename(let id)): way = try rename(id)
      case .chosen(.merge(let id)): way = try merge(id)
      case .chosen(.child(let id)): way = .home(notice: toggleChild(id))
      case .chosen(.compare): way = try compare()
      }
      switch way {
      case .home(let words): notice = words
      case .signal(let signal): return .signal(signal)
      }
    }
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
  private func typedName(of player: String?, _ take: (String) throws(Problem) -> Void) -> Way {
    let lobby = lobby
    var (typed, notice): (String, String?) = (player ?? "", nil)
    while true {
      let end = player.map { lobby.rename($0, typed, notice: notice) } ?? lobby.newPlayer(typed, notice: notice)
      switch end {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let text):
        do throws(Problem) {
          try take(text)
          return .home(notice: nil)
        } catch {
          (typed, notice) = (text, error.message)
        }
      }
    }
  }

  /// Adds a player, and makes it the current one.
  private mutating func addPlayer() -> Way {
    let desk = desk
    let way = typedName(of: nil) { text throws(Problem) in
      let name = try desk.free(text)
      try desk.add(name)
      try desk.use(try desk.known(name))
    }
    surroundings.record.forgetSettings()
    return way
  }

  private func rename(_ id: String) throws(Problem) -> Way {
    let desk = desk
    let known = try desk.known(id)
    return typedName(of: known.name) { text throws(Problem) in
      try desk.rename(known, to: try desk.free(text, for: known))
    }
  }

  /// Merges two players for good, after a question.
  private func merge(_ id: String) throws(Problem) -> Way {
    let desk = desk
    let from = try desk.known(id)
    let others = try desk.everybody().filter { $0.id != from.id }
    let words = surroundings.words
    let lobby = lobby
    switch lobby.into(others.map(\.name), of: from.name) {
    case .left: return .home(notice: nil)
    case .interrupted(let signal): return .signal(signal)
    case .chosen(let place):
      let into = try desk.known(others[place].id)
      let what = try desk.merging(from, into)
      switch lobby.confirms(words.keeping.mergePlayers(what).cleaned) {
      case .interrupted(let signal): return .signal(signal)
      case .left: return .home(notice: nil)
      case .chosen:
        try desk.merge(from, into)
        return .home(notice: words.keeping.mergedPlayers(what).cleaned)
      }
    }
  }

  private func compare() throws(Problem) -> Way {
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
    return Self.way(lobby.compare(figures))
  }
}
