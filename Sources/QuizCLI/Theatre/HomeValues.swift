internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import Terminal

/// The content of the home screen, gathered from the quizzes at hand and the player's record.
struct HomeValues {
  let surroundings: Surroundings
  let player: String
  let catalogue: QuizCatalogue

  /// The home view, without parts of the record that cannot be read: quizzes can be played without them.
  ///
  /// `problems` are the failures of modes.
  var view: (home: HomeView, problems: [String]) {
    let record: any PlayerRecord = (try? surroundings.record.toRead()) ?? MemoryRecord()
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player, catalogue: catalogue)
    let days = StreakView(streak: desk.streak, today: desk.today.day, links: desk.ledger.links)
    let quizzes = quizzes(record)
    let home = HomeView(
      player: player, unfinished: unfinished(record, desk), today: today(desk), streak: days.streak, week: days.week,
      games: QuickGames(surroundings.library).modes.map { CoverMode($0) }, quizzes: quizzes.entries,
      broken: catalogue.entries.filter { !$0.isIntact }.map(\.path))
    return (home, quizzes.problems)
  }

  private static let mostUnfinished = 5

  /// The sittings that can go on, without today's quiz, which has its own place.
  private func unfinished(_ record: any PlayerRecord, _ desk: DailyDesk) -> [HomeView.Open] {
    let all = own(record)
    let today = desk.today.day.text
    return all.filter { $0.isTouched && $0.request["daily"] != today }.prefix(Self.mostUnfinished).map { open in
      let quiz = open.quiz.flatMap { catalogue[$0]?.card }
      let isOwn = open.mode == quiz?.plugin ?? ModeInfo.builtIn.id
      let mode = isOwn ? nil : (try? surroundings.library.plugin(open.mode).info.name) ?? open.mode
      return HomeView.Open(
        sitting: open.sitting, title: open.quiz.map(desk.title) ?? mode ?? open.mode,
        mode: open.quiz == nil ? nil : mode, settled: open.settled, of: open.length,
        day: surroundings.zone.local(open.started).day)
    }
  }

  /// The player's own unfinished sittings, and those of others in which the player takes part.
  private func own(_ record: any PlayerRecord) -> [UnfinishedSitting] {
    var all = (try? record.unfinished(player: player)) ?? []
    for other in (try? record.players()) ?? [] where other.name != player {
      all += ((try? record.unfinished(player: other.id)) ?? []).filter { $0.players.contains(player) }
    }
    return all.sorted { $0.started.milliseconds > $1.started.milliseconds }
  }

  /// The newest results of each quiz in percent, the newest last.
  private func recent(_ record: any PlayerRecord) -> [String: [Double]] {
    var recent: [String: [Double]] = [:]
    try? record.visitHistory(HistoryFilter(player: player), limit: Self.mostRead) { entry in
      if let quiz = entry.quiz, let percent = entry.percent, entry.isFinished,
        recent[quiz, default: []].count < Self.mostRecent
      {
        recent[quiz, default: []].append(percent)
      }
      return true
    }
    return recent.mapValues { $0.reversed() }
  }

  private static let mostRead = 500
  private static let mostRecent = 20

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
    let recent = recent(record)
    var problems: [String] = []
    let entries = catalogue.entries.compactMap { entry -> QuizEntry? in
      guard let quiz = entry.card else { return nil }
      let standing = standings[entry.id]
      let due = desk.due(of: entry)
      let open = desk.goingOn(standing, of: quiz)
      problems += due.problems
      var shown = QuizEntry(
        id: entry.id, title: entry.title, description: quiz.description, category: entry.category,
        questions: Self.count(entry), progress: open.map { ($0.settled, $0.of) },
        last: standing?.last, best: standing?.best, due: due.count,
        picture: quiz.image.map { "\(entry.path)\0\($0)" }, recent: recent[entry.id] ?? [])
      shown.isLearnt = due.isBegun
      return shown
    }
    return (entries, problems)
  }

  /// Questions that a sitting asks; nil where the quiz cannot be read.
  static func count(_ entry: QuizCatalogue.Entry) -> Int? {
    entry.card?.questionCount
  }
}
