internal import CommandLine
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizStore

/// The player's past: history, statistics, streak.
extension HomeRoom {
  /// Sittings that the list holds at most.
  private static let longestHistory = 5000

  mutating func history() throws(Problem) -> Way {
    var place = HistoryPlace()
    var notice: String?
    while true {
      let entries = try entries()
      let view = HistoryView(
        entries, today: surroundings.zone.local(surroundings.clock.now()).day, modes: modeNames(entries))
      switch lobby.history(view, at: &place, notice: notice) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(.open(let id)):
        switch try review(id) {
        case .home(let words): notice = words
        case .signal(let signal): return .signal(signal)
        }
      case .chosen(.delete(let id)):
        switch try delete(id) {
        case .home(let words): notice = words
        case .signal(let signal): return .signal(signal)
        }
      }
    }
  }

  /// The names of the modes of these sittings.
  private func modeNames(_ entries: [HistoryEntry]) -> [String: String] {
    var names: [String: String] = [:]
    for mode in Set(entries.map(\.mode)) where mode != ModeInfo.builtIn.id {
      names[mode] = (try? surroundings.library.plugin(mode))?.info.name
    }
    return names
  }

  private func entries() throws(Problem) -> [HistoryEntry] {
    let record = try surroundings.record.toRead()
    var entries: [HistoryEntry] = []
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    try recorded { () throws(RecordFailure) in
      try record.visitHistory(filter, limit: Self.longestHistory) { entry in
        entries.append(entry)
        return true
      }
    }
    return entries
  }

  // MARK: One sitting

  private func loaded(_ id: String) throws(Problem) -> SittingReview {
    let record = try surroundings.record.toRead()
    return SittingReview(try recorded { () throws(RecordFailure) in try record.load(id) })
  }

  /// Shows a sitting answer by answer, and performs the player's choice.
  mutating func review(_ id: String) throws(Problem) -> Way {
    let review = try loaded(id)
    switch lobby.review(ReviewView(review)) {
    case .left: return .home(notice: nil)
    case .interrupted(let signal): return .signal(signal)
    case .chosen(.delete): return try delete(id)
    case .chosen(.again(let sameSeed)): return try playAgain(review, sameSeed: sameSeed)
    case .chosen(.goOn): return try goOn(id)
    }
  }

  /// Goes on with a sitting as it was begun.
  mutating func goOn(_ id: String, _ catalogue: QuizCatalogue? = nil) throws(Problem) -> Way {
    let record = try surroundings.record.get()
    let desk = SittingDesk(surroundings: surroundings, record: record)
    let opened = try desk.resume(id, nil)
    return try play(opened, quizAt: opened.sitting.stored.beginning.quiz.flatMap { catalogue?[$0.id]?.path })
  }

  /// Plays as the sitting was played: its quiz, mode, options and limits.
  private mutating func playAgain(_ review: SittingReview, sameSeed: Bool) throws(Problem) -> Way {
    let words = PlayAgain(stored: review.stored, standardPlayer: player).words(seeded: sameSeed)
    var again: PlayRequest
    do { again = try PlayOptions.request(words) } catch { throw Problem(error) }
    again.isNew = true
    let seed = again.seed ?? Int.random(in: Chance.seeds)
    let modes = try ModeChoice(again.plugins, surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: again, modes: modes, seed: seed).find()
    return try play(choice, seed: seed, again)
  }

  private func delete(_ id: String) throws(Problem) -> Way {
    let entry = try loaded(id).entry
    switch lobby.deletes(entry) {
    case .interrupted(let signal): return .signal(signal)
    case .left: return .home(notice: nil)
    case .chosen:
      let record = try surroundings.record.toChange()
      try recorded { () throws(RecordFailure) in try record.delete(id) }
      return .home(notice: lobby.deletedNotice(entry))
    }
  }

  // MARK: Statistics and streak

  private static let hardest = 5
  private static let charted = 400

  func statistics() throws(Problem) -> Way {
    let record = try surroundings.record.toRead()
    let titles = try recorded { () throws(RecordFailure) in try Self.titles(record, of: player) }
    let quizzes = PlayedQuiz.sorted(titles)
    let names = surroundings.library.categoryNames
    // One lobby for all of them, so that keys typed meanwhile go to the next.
    let lobby = lobby
    var place = StatisticsPlace()
    while true {
      let today = surroundings.zone.local(surroundings.clock.now()).day
      let view = try recorded { () throws(RecordFailure) in
        try StatisticsView(
          record, player, place, quizzes, names, today, hardest: Self.hardest, charted: Self.charted)
      }
      switch lobby.statistics(view) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let other): place = other
      }
    }
  }

  /// The newest titles of the quizzes that a player finished, by their ids.
  private static func titles(_ record: any PlayerRecord, of player: String) throws(RecordFailure) -> [String: String] {
    var titles: [String: String] = [:]
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    try record.visitHistory(filter, limit: nil) { entry in
      if entry.isFinished, let id = entry.quiz, titles[id] == nil { titles[id] = entry.title }
      return true
    }
    return titles
  }

  mutating func streak() throws(Problem) -> Way {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.toRead(), player: player)
    let today = desk.today.day
    let days = MonthText.days(of: today)
    let results = try recorded { () throws(RecordFailure) in try desk.results(from: days[0], to: today) }
    let view = StreakView(
      streak: desk.streak, today: today, links: desk.ledger.links, month: results.mapValues(\.score),
      goal: desk.goal)
    switch lobby.streak(view) {
    case .left: return .home(notice: nil)
    case .interrupted(let signal): return .signal(signal)
    case .chosen(.earlierDay): return try earlierDay()
    }
  }

  static func way(_ end: LobbyEnd<NoChoice>) -> Way {
    if case .interrupted(let signal) = end { return .signal(signal) }
    return .home(notice: nil)
  }
}

extension StatisticsView {
  /// Gathered from the record; `hardest` and `charted` are the largest numbers of questions and of scores.
  fileprivate init(
    _ record: any PlayerRecord, _ player: String, _ place: StatisticsPlace, _ quizzes: [PlayedQuiz],
    _ names: CategoryNames, _ today: CivilDay, hardest: Int, charted: Int
  ) throws(RecordFailure) {
    var filter = place.filter
    filter.player = player
    let (statistics, questions) = try record.statistics(filter, by: place.averages, hardest: hardest)
    var percents: [Double] = []
    var days: [CivilDay] = []
    try record.visitHistory(filter, limit: nil) { entry in
      if entry.isFinished, let percent = entry.percent {
        percents.append(percent)
        days.append(entry.day)
      }
      return percents.count < charted
    }
    self.init(
      statistics: statistics.named(names), place: place, quizzes: quizzes,
      today: today,
      percents: percents.reversed(), days: days.reversed(),
      hardest: questions.filter { ($0.tally.accuracy ?? 100) < 100 }.map { $0.named(names) })
  }
}

extension ReviewView {
  fileprivate init(_ review: SittingReview) {
    let beginning = review.state.beginning
    self.init(
      entry: review.entry,
      clock: TimeText.clock(review.entry.started, offsetMinutes: review.entry.offsetMinutes),
      modeName: beginning.mode.name, players: beginning.players, seed: beginning.seed, result: review.state.result,
      answers: review.answers.map(ReviewedAnswer.init))
  }
}

extension ReviewedAnswer {
  fileprivate init(_ answered: SittingReview.Answered) {
    self.init(
      view: answered.view, attempt: answered.turn.step.attempt, player: answered.turn.step.player, ms: answered.turn.ms,
      isMarkShown: answered.isMarkShown)
  }
}
