internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// The player's past: history, statistics, streak.
extension HomeRoom {
  mutating func history() throws(Problem) -> Way {
    var place = HistoryPlace()
    var notice: String?
    while true {
      let view = HistoryView(try rows(), today: surroundings.today.day)
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

  private func rows() throws(Problem) -> [SittingListing] {
    let service = HistoryService(surroundings, try surroundings.record.toRead())
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    return try recorded(service.rows(filter, limit: SittingListing.Most.onScreen, details: true))
  }

  // MARK: One sitting

  private func loaded(_ id: String) throws(Problem) -> SittingReview {
    let record = try surroundings.record.toRead()
    return SittingReview(try recorded(record.load(id)))
  }

  /// Shows a sitting answer by answer, and performs the player's choice.
  mutating func review(_ id: String) throws(Problem) -> Way {
    let review = try loaded(id)
    let service = ReviewService(surroundings, try surroundings.record.toRead(), player: player, isOwner: true)
    switch lobby.review(service.page(review)) {
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
    let again = PlayAgain(stored: review.stored, standardPlayer: player).request(seeded: sameSeed)
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
      try recorded(record.delete(id))
      return .home(notice: lobby.deletedNotice(entry))
    }
  }

  // MARK: Statistics and streak

  func statistics() throws(Problem) -> Way {
    let service = StatisticsService(surroundings, try surroundings.record.toRead())
    // One lobby for all of them, so that keys typed meanwhile go to the next.
    let lobby = lobby
    var place = StatisticsPlace()
    while true {
      var filter = place.filter
      filter.player = player
      let listing = try recorded(service.page(filter, by: place.averages))
      let today = surroundings.today.day
      switch lobby.statistics(StatisticsView(listing, place: place, today: today)) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let other): place = other
      }
    }
  }

  mutating func streak() throws(Problem) -> Way {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.toRead(), player: player)
    let page = try recorded(desk.page())
    switch lobby.streak(StreakView(page)) {
    case .left: return .home(notice: nil)
    case .interrupted(let signal): return .signal(signal)
    case .chosen(.earlierDay): return try earlierDay()
    }
  }

  static func way(_ end: LobbyEnd<NoChoice>) -> Way {
    if case .interrupted(let signal) = end { .signal(signal) } else { .home(notice: nil) }
  }
}
