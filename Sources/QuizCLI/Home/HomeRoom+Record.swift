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
  mutating func history() throws {
    var place = HistoryPlace()
    var notice: String?
    while true {
      let view = HistoryView(try rows(), today: surroundings.today.day)
      switch try lobby.history(view, at: &place, notice: notice) {
      case nil: return
      case .open(let id)?: notice = try review(id)
      case .delete(let id)?: notice = try delete(id)
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

  /// Shows a sitting answer by answer, and performs the player's choice; returns what is said of it.
  mutating func review(_ id: String) throws -> String? {
    let review = try loaded(id)
    let service = ReviewService(surroundings, try surroundings.record.toRead(), player: player, isOwner: true)
    switch try lobby.review(service.page(review)) {
    case nil: break
    case .delete?: return try delete(id)
    case .again(let sameSeed)?: try playAgain(review, sameSeed: sameSeed)
    case .goOn?: try goOn(id)
    }
    return nil
  }

  /// Goes on with a sitting as it was begun.
  mutating func goOn(_ id: String, _ catalogue: QuizCatalogue? = nil) throws {
    let record = try surroundings.record.get()
    let desk = SittingDesk(surroundings: surroundings, record: record)
    let opened = try desk.resume(id, nil)
    try play(opened, quizAt: opened.sitting.stored.beginning.quiz.flatMap { catalogue?[$0.id]?.path })
  }

  /// Plays as the sitting was played: its quiz, mode, options and limits.
  private mutating func playAgain(_ review: SittingReview, sameSeed: Bool) throws {
    let again = PlayAgain(stored: review.stored, standardPlayer: player).request(seeded: sameSeed)
    let seed = again.seed ?? Int.random(in: Chance.seeds)
    let modes = try ModeChoice(again.plugins, surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: again, modes: modes, seed: seed).find()
    try play(choice, seed: seed, again)
  }

  /// Deletes a sitting after a question, and returns what is said of it; nil when it stays.
  private func delete(_ id: String) throws -> String? {
    let entry = try loaded(id).entry
    guard try lobby.deletes(entry) else { return nil }
    let record = try surroundings.record.toChange()
    try recorded(record.delete(id))
    return lobby.deletedNotice(entry)
  }

  // MARK: Statistics and streak

  func statistics() throws {
    let service = StatisticsService(surroundings, try surroundings.record.toRead())
    // One lobby for all of them, so that keys typed meanwhile go to the next.
    let lobby = lobby
    var place = StatisticsPlace()
    while true {
      var filter = place.filter
      filter.player = player
      let listing = try recorded(service.page(filter, by: place.averages))
      let today = surroundings.today.day
      guard let other = try lobby.statistics(StatisticsView(listing, place: place, today: today)) else { return }
      place = other
    }
  }

  mutating func streak() throws -> String? {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.toRead(), player: player)
    let page = try recorded(desk.page())
    return try lobby.streak(StreakView(page)) == .earlierDay ? earlierDay() : nil
  }
}
