internal import QuizCore
internal import QuizFormats
internal import QuizScreens
internal import QuizSittings
internal import QuizStore

/// What the home screen shows, gathered from the quizzes at hand and the player's record.
struct HomeValues {
  let surroundings: Surroundings
  let player: String
  let catalogue: QuizCatalogue

  /// What cannot be read of the record is left out: quizzes can be played without it.
  ///
  /// Beside it, what modes could not say.
  var view: (home: HomeView, problems: [String]) {
    let record: any PlayerRecord = (try? surroundings.record.toRead()) ?? MemoryRecord()
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player, catalogue: catalogue)
    let days = StreakView(streak: desk.streak, today: desk.today.day, links: desk.ledger.links)
    let quizzes = quizzes(record)
    let home = HomeView(
      player: player, today: today(desk), streak: days.streak, week: days.week, quizzes: quizzes.entries,
      broken: catalogue.entries.filter { $0.quiz == nil }.map(\.path))
    return (home, quizzes.problems)
  }

  private func today(_ desk: DailyDesk) -> HomeView.Today? {
    let day = desk.today.day
    guard let id = try? desk.quizID(on: day, []), let standing = try? desk.standing(id, on: day) else { return nil }
    return HomeView.Today(title: desk.title(of: id), state: state(standing, id, desk))
  }

  private func state(_ standing: DailyDesk.Standing, _ id: String, _ desk: DailyDesk) -> HomeView.Today.State {
    switch standing {
    case .new: return .new(questions: desk.questionCount(of: id))
    case .inProgress(let open, _, _): return .inProgress(settled: open.settled, of: open.length)
    case .completed(let entry, let used):
      return .completed(
        percent: entry.percent, points: entry.points, of: entry.of, retriesLeft: desk.retriesLeft(used: used))
    }
  }

  /// Broken files are not among them; the screen says so.
  private func quizzes(_ record: any PlayerRecord) -> (entries: [QuizEntry], problems: [String]) {
    let standings = (try? record.homeSummary(player: player)) ?? [:]
    let desk = DueDesk(surroundings: surroundings, record: record, player: player)
    var problems: [String] = []
    let entries = catalogue.entries.compactMap { entry -> QuizEntry? in
      guard let quiz = entry.quiz else { return nil }
      let standing = standings[entry.id]
      let due = desk.due(of: quiz)
      let open = desk.goingOn(standing, of: quiz)
      problems += due.problems
      return QuizEntry(
        id: entry.id, title: entry.title, description: entry.quiz?.description, category: entry.category,
        questions: Self.count(entry), progress: open.map { ($0.settled, $0.of) },
        last: standing?.last, best: standing?.best, due: due.count)
    }
    return (entries, problems)
  }

  /// Questions that a sitting asks; nil where the quiz cannot be read.
  static func count(_ entry: QuizCatalogue.Entry) -> Int? {
    entry.quiz.map { _ in entry.questionCount }
  }
}
