internal import QuizCore
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings

extension HomeRoom {
  /// The quiz of the day: begun, gone on with, or looked at; returns what is said at home afterwards.
  mutating func today() throws -> String? {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.get(), player: player)
    let day = desk.today.day
    let id = try desk.quizID(on: day, [])
    if case .completed(let entry, let used) = try desk.standing(id, on: day) {
      guard desk.retriesLeft(used: used) > 0 else { return try review(entry.sitting) }
      guard let wish = try lobby.completed(entry.title) else { return nil }
      if wish == .look { return try review(entry.sitting) }
    }
    try playToday(id, day)
    return nil
  }

  /// The quiz of a day that is over: gone on with where it was begun, else as practice.
  mutating func earlierDay() throws -> String? {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.get(), player: player)
    let (today, lobby) = (desk.today.day, lobby)
    var (typed, notice): (String, String?) = (CivilDay(number: today.number - 1).text, nil)
    while let text = try lobby.earlierDay(typed, notice: notice) {
      typed = text
      guard let day = CivilDay(text.filter { !$0.isWhitespace }), day <= today else {
        notice = lobby.noSuchDay(today)
        continue
      }
      if day == today { return try self.today() }
      let id = try desk.quizID(on: day, [])
      let isBegun = try desk.standing(id, on: day).isInProgress
      try playToday(id, day, isPractice: !isBegun)
      return nil
    }
    return nil
  }

  private mutating func playToday(_ id: String, _ day: CivilDay, isPractice: Bool = false) throws {
    var request = request
    request.isPractice = request.isPractice || isPractice
    let seed = DailyDesk.seed(of: day)
    (request.quiz, request.day, request.seed) = (id, day, seed)
    request.isNew = request.isPractice
    request.isExplicit = true
    let modes = try ModeChoice(request.plugins, surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    try play(choice, seed: seed, request)
  }
}
