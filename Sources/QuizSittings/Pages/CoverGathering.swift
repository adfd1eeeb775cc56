internal import QuizCore
internal import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizPlay
package import QuizStore
package import QuizWire
internal import Words

/// Gathers the page before a sitting: the quiz, the modes and time limits to choose from, earlier results.
package struct CoverGathering {
  private let surroundings: Surroundings
  /// Nil for a visitor who has none yet.
  private let record: (any PlayerRecord)?
  private let player: String
  private let isOwner: Bool
  private let listed: ListedQuiz?
  private let quiz: Quiz
  /// The day whose quiz it is.
  private let day: CivilDay?
  private let plan: SittingPlan
  private let request: PlayRequest

  /// Nil where there is no such quiz; `plugins` are the mode and modifiers that were chosen.
  package init?(
    _ surroundings: Surroundings, _ record: (any PlayerRecord)?, player: String, isOwner: Bool, quiz: String,
    plugins: [String]
  ) throws(Problem) {
    let list = QuizList(surroundings, record, player: player, only: quiz)
    listed = list.quizzes.first
    day = listed == nil ? Quiz.day(ofDaily: quiz) : nil
    if listed == nil && day == nil { return nil }
    (self.surroundings, self.record, self.player, self.isOwner) = (surroundings, record, player, isOwner)
    var request = PlayRequest()
    (request.quiz, request.plugins, request.face) = (quiz, plugins, .json)
    (request.isExplicit, request.isByID) = (true, true)
    request = request.knowingItsDay(surroundings).following(surroundings)
    if !isOwner && record != nil { request.players = [player] }
    self.request = request
    plan = try Self.plan(surroundings, request, player)
    self.quiz =
      list.catalogue[quiz].flatMap { surroundings.library.quiz(of: $0) } ?? plan.quiz
      ?? Quiz(id: quiz, title: quiz, questions: [])
  }

  /// The plan of a sitting; if a mode wants several players, with placeholders for those not named yet.
  private static func plan(
    _ surroundings: Surroundings, _ request: PlayRequest, _ player: String
  ) throws(Problem) -> SittingPlan {
    let library = surroundings.library
    // That of the list: a request that waited for a quiz that is a program asks for the same again.
    let seed = 0
    let modes = try ModeChoice(request.plugins, library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    func plan(_ request: PlayRequest) throws(Problem) -> SittingPlan {
      try SittingPlan(choice, request, modes, library, seed: seed, player: player, record: surroundings.record)
    }
    do {
      return try plan(request)
    } catch {
      guard error.lacks == .players, case .quiz(let found) = choice else { throw error }
      let layers = ((try modes.mode(for: found.quiz, library).map { [$0] } ?? []) + modes.modifiers).map(\.info)
      var several = request
      several.players = (1...layers.players.lowerBound).map(String.init)
      return try plan(several)
    }
  }

  package var view: CoverView {
    var view = CoverView()
    let beginning = plan.stored(surroundings, request, record ?? EmptyRecord()).beginning
    view.quiz = listed ?? ListedQuiz(drawn: quiz)
    (view.quiz.image, view.quiz.imageAlt) = (quiz.image, quiz.imageAlt)
    (view.date, view.isOwner) = (date, isOwner)
    let ways = WaysToPlay(quiz, surroundings.library)
    // A guest plays alone.
    view.modes = ways.offeredModes().filter { isOwner || ($0.players?.min ?? 1) <= 1 }
    view.mode = beginning.mode.sha256 == nil ? "" : beginning.mode.id
    view.modifiers = ways.offeredModifiers(chosen: plan.plugins.map(\.info.id))
    let options = plan.standardOptions
    view.options = options.isEmpty ? nil : options
    view.timings = OfferedTiming.all(beginning, surroundings)
    view.take(beginning)
    addStanding(to: &view)
    view.isPast = view.unfinished == nil && view.date.map { $0 < today } ?? false
    view.warnings = plan.warnings
    return view
  }

  private var today: CivilDay { surroundings.today.day }

  /// The day as which it is played: past ones count for nothing, today's does. Nil where the day has another quiz.
  private var date: CivilDay? {
    let desk = DailyDesk(surroundings: surroundings, record: record ?? EmptyRecord(), player: player)
    guard let day, let id = try? desk.quizID(on: day, []), id == quiz.id else { return nil }
    return day
  }

  private func addStanding(to view: inout CoverView) {
    guard let record else { return }
    let mode = plan.plugins.first { !$0.info.isModifier }?.info.id
    let due = DueDesk(surroundings: surroundings, record: record, player: player).due(ofWhole: quiz, playing: mode)
    (view.due, view.quiz.isLearnt) = (due.count, due.isBegun)
    let desk = SittingDesk(surroundings: surroundings, record: record)
    let unfinished = desk.unfinished(plan, request).flatMap { $0.isTouched ? $0 : nil }
    view.unfinished = unfinished.map { OpenSitting($0, surroundings) }
    let others = ((try? record.unfinished(player: player)) ?? []).filter { open in
      open.quiz == quiz.id && open.isTouched && open.sitting != unfinished?.sitting
    }
    view.others = others.prefix(Self.mostOthers).map { OpenSitting($0, surroundings) }
    if listed == nil { view.quiz.last = last(record) }
  }

  private static let mostOthers = 5

  private func last(_ record: any PlayerRecord) -> CivilDay? {
    var last: CivilDay?
    try? record.visitHistory(HistoryFilter(player: player, quiz: quiz.id), limit: nil) { entry in
      if entry.isFinished { last = entry.day }
      return last == nil
    }
    return last
  }
}

extension CoverView {
  /// The cover of a challenge, where nothing can be chosen.
  package init(
    _ acceptance: ChallengeAcceptance, code: String, _ surroundings: Surroundings, player: String
  ) {
    self.init()
    let beginning = acceptance.found.stored.beginning
    self.code = code
    if let quiz = beginning.quiz {
      self.quiz = ListedQuiz(quiz.card)
      (self.quiz.image, self.quiz.imageAlt) = (quiz.image, quiz.imageAlt)
    }
    mode = beginning.mode.sha256 == nil ? "" : beginning.mode.id
    modifiers = beginning.plugins.dropFirst().map { OfferedMode(id: $0.id, name: $0.name) }
    take(beginning)
    toBeat = acceptance.accepted.toBeat
    unfinished = (try? acceptance.begun(by: player, PlayRequest())).flatMap { $0 }.map { OpenSitting($0, surroundings) }
    warnings = [acceptance.warning].compactMap { $0 }
  }

  /// The number of questions, and how many a sitting asks.
  fileprivate mutating func take(_ beginning: Beginning) {
    of = beginning.quiz?.questions.count { $0.kind != .info } ?? 0
    asked = min(beginning.quiz?.askedCount ?? 0, beginning.cut ?? .max)
  }
}

extension ListedQuiz {
  /// A drawn quiz, which stands in no file.
  fileprivate init(drawn quiz: Quiz) {
    self.init(quiz.card)
    questions = quiz.questions.count
  }
}

extension OfferedTiming {
  /// The time limits that can be chosen, the one that holds first.
  fileprivate static func all(_ beginning: Beginning, _ surroundings: Surroundings) -> [OfferedTiming] {
    let words = TimingWords.of(surroundings.language)
    return beginning.timings(offering: surroundings.seconds).enumerated().map { place, timing in
      var offered = OfferedTiming(timing)
      offered.words = words.inWords(timing, of: beginning)
      offered.isChosen = place == 0
      return offered
    }
  }
}
