package import QuizCore
package import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
package import QuizStore
package import QuizWire
internal import Words

/// Gathers the home page, for every face.
package struct HomeGathering {
  private let surroundings: Surroundings
  /// Nil for a visitor who has none yet.
  private let record: (any PlayerRecord)?
  private let player: String
  private let catalogue: QuizCatalogue?
  /// Whether players of one record play together here; guests of a server play alone.
  private let playsTogether: Bool

  package init(
    _ surroundings: Surroundings, _ record: (any PlayerRecord)?, player: String, catalogue: QuizCatalogue? = nil,
    playsTogether: Bool = true
  ) {
    (self.surroundings, self.record, self.player) = (surroundings, record, player)
    (self.catalogue, self.playsTogether) = (catalogue, playsTogether)
  }

  private static let mostOpen = 5

  /// The page, and sentences of modes that failed.
  ///
  /// `isDetailed` adds what only the full screen shows: pictures, newest results, broken files.
  package func gathered(isDetailed: Bool = false) -> (view: HomeView, problems: [String]) {
    var list = QuizList(surroundings, record, player: player, catalogue: catalogue)
    let own = record ?? EmptyRecord()
    let desk = DailyDesk(surroundings: surroundings, record: own, player: player, catalogue: list.catalogue)
    var view = HomeView()
    view.player = player.isEmpty ? nil : player
    (view.day, view.zone, view.today) = (desk.today.day, surroundings.zone.name, desk.todaysView)
    let ledger = desk.ledger
    view.streak = desk.streak
    view.week = DayMarks(ledger.links, today: desk.today.day).last(7).map { MarkedDay($0.day, $0.mark) }
    let open = open(own, today: desk.today.day)
    view.open = open.prefix(Self.mostOpen).map { listed($0, desk) }
    if open.count > Self.mostOpen { view.unfinished = open.count }
    (view.categories, view.all) = (list.categories, list.quizzes.count)
    view.games = QuickGames(surroundings.library).modes.map { OfferedMode($0) }
    if isDetailed {
      list.addPictures()
      list.addRecent(own, player: player)
      view.broken = list.catalogue.entries.filter { !$0.isIntact }.map(\.path)
    }
    view.quizzes = list.quizzes
    return (view, list.problems)
  }

  /// The sittings that can go on, the newest first; today's quiz has a place of its own.
  private func open(_ record: any PlayerRecord, today: CivilDay) -> [UnfinishedSitting] {
    var all = (try? record.unfinished(player: player)) ?? []
    let others = playsTogether ? (try? record.players()) ?? [] : []
    for other in others where other.name != player {
      all += ((try? record.unfinished(player: other.id)) ?? []).filter { $0.players.contains(player) }
    }
    return all.filter { $0.isTouched && $0.request["daily"] != today.text }
      .sorted { $0.started.milliseconds > $1.started.milliseconds }
  }

  private func listed(_ open: UnfinishedSitting, _ desk: DailyDesk) -> OpenSitting {
    var view = OpenSitting(open, surroundings)
    view.quiz = open.quiz
    view.title = open.quiz.map(desk.title) ?? view.modeName
    let own = open.quiz.flatMap { desk.catalogue?[$0]?.card?.plugin } ?? ModeInfo.builtIn.id
    if open.quiz == nil || open.mode == own { view.modeName = nil }
    return view
  }
}

extension OpenSitting {
  /// With the name of its mode.
  package init(_ open: UnfinishedSitting, _ surroundings: Surroundings) {
    self.init()
    (sitting, settled, of) = (open.sitting, open.settled, open.length)
    modeName =
      open.mode == ModeInfo.builtIn.id
      ? surroundings.words.standardWord : (try? surroundings.library.plugin(open.mode).info.name) ?? open.mode
    started = TimeText.written(open.started, offsetMinutes: surroundings.zone.local(open.started).offsetMinutes)
  }
}

extension HomeView {
  /// Keeps the quizzes of a category that a text is found in, the closest first.
  package mutating func narrow(search: String, category: String) {
    let own = category.isEmpty ? quizzes : quizzes.filter { CategoryName.matches($0.category ?? "", category) }
    quizzes = QuizSearch.found(search, in: own) {
      .init(title: $0.title, category: $0.category, id: $0.id, description: $0.plainDescription)
    }
  }
}
