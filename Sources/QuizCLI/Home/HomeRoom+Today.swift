internal import QuizCore
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings

extension HomeRoom {
  /// The quiz of the day: begun, gone on with, or looked at.
  mutating func today() throws(Problem) -> Way {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.get(), player: player)
    let day = desk.today.day
    let id = try desk.quizID(on: day, [])
    guard case .completed(let entry, let used) = try desk.standing(id, on: day) else {
      return try playToday(id, day)
    }
    guard desk.retriesLeft(used: used) > 0 else { return try review(entry.sitting) }
    switch lobby.completed(entry.title) {
    case .interrupted(let signal): return .signal(signal)
    case .left: return .home(notice: nil)
    case .chosen(.look): return try review(entry.sitting)
    case .chosen(.retry): return try playToday(id, day)
    }
  }

  /// The quiz of a day that is over: gone on with where it was begun, else as practice.
  mutating func earlierDay() throws(Problem) -> Way {
    let desk = DailyDesk(surroundings: surroundings, record: try surroundings.record.get(), player: player)
    let (today, lobby) = (desk.today.day, lobby)
    var (typed, notice): (String, String?) = (CivilDay(number: today.number - 1).text, nil)
    while true {
      switch lobby.earlierDay(typed, notice: notice) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let text):
        typed = text
        guard let day = CivilDay(text.filter { !$0.isWhitespace }), day <= today else {
          notice = lobby.noSuchDay(today)
          continue
        }
        if day == today { return try self.today() }
        let id = try desk.quizID(on: day, [])
        let isBegun = try desk.standing(id, on: day).isInProgress
        return try playToday(id, day, isPractice: !isBegun)
      }
    }
  }

  private mutating func playToday(
    _ id: String, _ day: CivilDay, isPractice: Bool = false
  ) throws(Problem) -> Way {
    var request = request
    request.isPractice = request.isPractice || isPractice
    let seed = DailyDesk.seed(of: day)
    (request.quiz, request.day, request.seed) = (id, day, seed)
    request.isNew = request.isPractice
    request.isExplicit = true
    let modes = try ModeChoice(request.plugins, surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    return try play(choice, seed: seed, request)
  }
}
