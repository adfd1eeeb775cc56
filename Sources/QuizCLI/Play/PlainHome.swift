internal import CommandLine
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import Words

/// Home in plain lines: the beginning of the full screen as one numbered list.
struct PlainHome {
  let surroundings: Surroundings
  /// The request for every quiz that is played from here.
  let request: PlayRequest
  let io: LineIO

  private var player: String { request.players?.first ?? surroundings.playerName }

  func run() throws(Problem) -> Int32 {
    let catalogue = surroundings.library.catalogue()
    let (view, problems) = surroundings.home(of: player, catalogue)
    for problem in problems { Console.warn(problem) }
    let chooser = HomeLines(view, surroundings.language).chooser
    if chooser.choices.isEmpty { throw QuizFinder.choiceNeeded([]) }
    guard let choice = chooser.ask(io, surroundings.language) else { throw Problem(.nothingToDo, "") }
    switch choice {
    case .today: return try today(catalogue)
    case .goOn(let sitting): return try goOn(sitting)
    case .quiz(let id):
      var request = request
      (request.quiz, request.isByID, request.isExplicit) = (id, true, true)
      return try play(request)
    case .game(let mode):
      var request = request
      request.plugins = [mode]
      return try play(request)
    case .section: return 0
    }
  }

  private func play(_ request: PlayRequest) throws(Problem) -> Int32 {
    let modes = try ModeChoice(request.plugins, surroundings.library)
    return try LinePlay(surroundings: surroundings, request: request, modes: modes, record: surroundings.record).run()
  }

  private func goOn(_ sitting: String) throws(Problem) -> Int32 {
    let desk = SittingDesk(surroundings: surroundings, record: try surroundings.record.get())
    return try LinePlay.run(try desk.resume(sitting, nil), io, surroundings, request)
  }

  /// The quiz of the day as `quizrun daily` plays or shows it.
  private func today(_ catalogue: QuizCatalogue) throws(Problem) -> Int32 {
    let desk = DailyDesk(
      surroundings: surroundings, record: try surroundings.record.get(), player: player, catalogue: catalogue)
    let day = desk.today.day
    let id = try desk.quizID(on: day, [])
    if case .completed(let entry, let used) = try desk.standing(id, on: day) {
      let (_, result) = try CompletedDay.result(entry, desk)
      _ = io.write(CompletedDay.text(result, entry, used, desk, surroundings))
      return 0
    }
    var request = request
    (request.quiz, request.day, request.seed, request.isExplicit) = (id, day, DailyDesk.seed(of: day), true)
    return try play(request)
  }
}
